import type { Judgement } from './calls/judge-router.ts';
import { Exposures } from './exposure.ts';
import type { Resolver } from './values/resolver.ts';
import { newRouter, traitsOf, type RouterInProgress } from './router-in-progress.ts';
import { isConstrainedRouter, mergesParameters, toleranceOf } from './constraints.ts';
import { ownViews } from './views.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Router } from '../model/router.ts';
import { isServed } from './served.ts';
import { bare } from '../text/syntax.ts';
import type { Text } from '../model/text.ts';
import type { Reference } from '../model/reference.ts';
import { prefixOption } from './plugin-mounts.ts';
import { readText } from '../text/read-text.ts';
import { prefixReference } from './mount-prefixes.ts';
import { LinkedText } from '../text/source-texts.ts';
import { HOLE } from '../paths/dialects.ts';

/** A router with nothing in its table yet. */
export function begin(judgement: Judgement, exposures: Exposures, resolver: Resolver): RouterInProgress {
  const { receiver, framework } = judgement;
  const exposure = exposures.of(receiver);
  const prefix = ownPrefix(judgement, resolver);
  return newRouter({
    ...traitsOf(framework),
    framework: framework.name,
    name: writtenName(judgement, resolver),
    constrained: !prefix.isKnown || isConstrainedRouter(judgement, resolver),
    tolerance: toleranceOf(judgement, exposure, resolver),
    ...(mergesParameters(judgement, resolver) && { namedParameters: undefined }),
    kind: kindOf(judgement),
    prefix: prefix.text,
    prefixFrom: prefix.from,
    comesIn: !receiver.creation && receiver.handedBy.length === 0,
    imported: receiver.imported,
    madeBy: receiver.madeBy,
    made: (receiver.creation ?? takerOf(receiver))?.range,
    file: resolver.file.file,
    open: exposure.open || !prefix.isKnown,
    views: ownViews(judgement, exposure, resolver),
  });
}

/** The function whose first parameter a router is, as that of a plugin; null for another one. */
function takerOf({ variables }: Receiver): TSESTree.Node | null {
  const defs = [...variables].flatMap((variable) => variable.defs);
  const taken = defs.find(({ type, node, name }) => type === 'Parameter' && node.params[0] === name);
  return taken?.node ?? null;
}

/** An instance of a framework whose applications and routers are made alike is an application where it listens. */
function kindOf(judgement: Judgement): Router['kind'] {
  const { proof } = judgement.receiver;
  if (proof) return proof.framework.servesItself && isServed(judgement.receiver) ? 'application' : proof.kind;
  return isNamedApplication(judgement) ? 'application' : 'router';
}

function isNamedApplication({ receiver, framework }: Judgement): boolean {
  return framework.applicationNames.includes(receiver.name.toLowerCase());
}

/** The router as it is written where something is first registered on it. */
function writtenName({ receiver, attempts }: Judgement, resolver: Resolver): string {
  let root: TSESTree.Node | null = attempts[0]?.callee.object ?? receiver.creation;
  while (root) {
    const expression: TSESTree.Node = bare(root);
    if (expression.type === 'Identifier' || expression.type === 'MemberExpression')
      return resolver.file.text.slice(...expression.range);
    if (expression.type === 'ThisExpression') return 'this';
    root =
      expression.type === 'CallExpression' &&
      expression.callee.type === 'MemberExpression' &&
      expression !== receiver.creation
        ? expression.callee.object
        : null;
  }
  return receiver.creation ? (holderOf(receiver.creation) ?? receiver.name) : receiver.name;
}

/**
 * The variable that a chain which begins with a router's creation is assigned to: `const users = Router().get(...)`.
 */
function holderOf(creation: TSESTree.Node): string | null {
  let node: TSESTree.Node | undefined = creation;
  while (node && ['CallExpression', 'NewExpression', 'MemberExpression', 'AwaitExpression'].includes(node.type))
    node = node.parent;
  return node?.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : null;
}

function makesOther(call: TSESTree.CallExpression, receiver: Receiver, resolver: Resolver): boolean {
  const made = resolver.resolve(call);
  return made.kind === 'receiver' && made.receiver !== receiver;
}

/** The prefix that a router is made with, or is given later. */
function ownPrefix(
  { receiver, framework, attempts }: Judgement,
  resolver: Resolver,
): { readonly text: Text | null; readonly isKnown: boolean; readonly from?: Reference | null } {
  const given = attempts.filter(
    ({ member, call }) =>
      member !== null &&
      member === framework.prefixMember &&
      !(framework.prefixMakesRouter && makesOther(call, receiver, resolver)),
  );
  if (receiver.isAnswer) return { text: null, isKnown: false };
  const [call, ...others] = given.flatMap((attempt) => attempt.call.arguments);
  const [options] = (receiver.creation ?? receiver.superCall)?.arguments ?? [];
  const hasOption =
    framework.prefixOption !== null && (framework.applicationPrefix || receiver.proof?.kind !== 'application');
  const mayHoldOption = hasOption && options !== undefined;
  const option = mayHoldOption ? prefixOption(options, framework, resolver) : null;
  if (call) {
    // What is given later is put in front of what there is, and alone in front of what comes then.
    if (others.length > 0 || option) return { text: untold(call), isKnown: false };
    const text = readText(call, resolver.file);
    return { text: text ?? untold(call), isKnown: text !== null, from: prefixReference(call, resolver) };
  }
  if (option)
    return {
      text: option.text ?? untold(option.node),
      isKnown: option.text !== null,
      from: prefixReference(option.node, resolver),
    };
  // A class without a constructor passes the arguments of its own on.
  if (hasOption && receiver.superCall === null) return { text: null, isKnown: false };
  return { text: null, isKnown: !mayHoldOption || bare(options).type === 'ObjectExpression' };
}

/** A prefix that only run time tells. */
function untold({ range }: TSESTree.Node): Text {
  return new LinkedText(HOLE, range);
}
