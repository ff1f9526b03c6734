import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, lastName, memberName } from '../../text/syntax.ts';
import type { NamedControllers } from '../frameworks/framework-tables.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import type { Handler, HandlerSource } from '../../model/handler.ts';
import type { Reference } from '../../model/reference.ts';
import { delegateOf } from './delegates.ts';
import { comingFrom, functionsBefore } from './functions-before.ts';
import { folderHandlers, injectedHandlers } from './injected-handlers.ts';
import { loadedHandlers, namedHandlers } from './named-controllers.ts';
import { parameterUses } from './parameter-uses.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { madeRedirects } from './redirects.ts';
import { functionOf } from './signature.ts';

/** What is known of a registration besides its handlers. */
export interface Registration {
  /** The member of the first parameter that contains the path parameters. */
  readonly parametersMember?: string | undefined;
  /** As in `Framework`. */
  readonly answeringMembers?: readonly string[] | undefined;
  readonly controllers?: NamedControllers | undefined;
  /** All arguments of the registration; left out where these are the handlers alone. */
  readonly said?: readonly TSESTree.Node[];
}

/**
 * The record of a registration's handlers: where they are, and what the registration itself shows of what they do. What
 * their code does is found by evaluation.
 */
export function describeHandlers(
  nodes: readonly TSESTree.Node[],
  resolver: Resolver,
  registration: Registration = {},
): Handler {
  const { parametersMember, answeringMembers, controllers, said = nodes } = registration;
  const { file } = resolver;
  const given = nodes.at(-1);
  const last = given && delegateOf(given);
  const answers = last ? functionOf(last, resolver) : null;
  const caller = given ? functionOf(given, resolver) : null;
  const from = last && !answers ? originOf(last, resolver) : null;
  const isHandedOn = last?.type === 'MemberExpression' && answeringMembers?.includes(memberName(last) ?? '') === true;
  const isUpgrade = last?.type === 'CallExpression' && lastName(last.callee) === 'upgradeWebSocket';
  const redirectsTo = last && !answers ? madeRedirects(last, file) : [];
  return {
    names: nodes.map((node) => handlerName(delegateOf(node), resolver)),
    answer: redirectsTo.length > 0 ? { ...UNSEEN_ANSWER, redirectsTo } : UNSEEN_ANSWER,
    passesOn: isUpgrade || isHandedOn ? true : null,
    skips: null,
    from,
    named: answers ? [] : namedBy(last ?? said[0], from, controllers, resolver),
    places: [caller, answers].flatMap((node) => (node ? [{ file: file.file, range: node.range }] : [])),
    earlier: nodes.slice(0, -1).map((node) => sourceOf(node, resolver)),
    before: comingFrom(functionsBefore(nodes, said, resolver), resolver),
    parameterUses: parameterUses(nodes, parametersMember, file),
  };
}

/** Where a handler is that is not the last one. */
function sourceOf(node: TSESTree.Node, resolver: Resolver): HandlerSource {
  const own = functionOf(node, resolver);
  return own
    ? { place: { file: resolver.file.file, range: own.range }, from: null }
    : { place: null, from: originOf(node, resolver) };
}

/** Where a handler may be that an expression only names, as the name of a controller does. */
function namedBy(
  node: TSESTree.Node | undefined,
  from: Reference | null,
  controllers: NamedControllers | undefined,
  resolver: Resolver,
): readonly Reference[] {
  if (!node) return [];
  if (controllers) return namedHandlers(node, controllers, resolver);
  return [
    ...loadedHandlers(node, resolver),
    ...injectedHandlers(node, resolver),
    ...folderHandlers(node, from, resolver),
  ];
}

/** The import of a handler, or of the one that a wrapper gets; null where neither is imported. */
function originOf(node: TSESTree.Node, resolver: Resolver): Reference | null {
  if (functionOf(node, resolver)) return null;
  // The argument of `list.bind(users)` is not a handler.
  const wrapped =
    node.type === 'CallExpression' && lastName(node.callee) !== 'bind' ? node.arguments.at(-1) : undefined;
  const inner = wrapped && bare(wrapped);
  const isNamed = inner?.type === 'Identifier' || inner?.type === 'MemberExpression';
  return (isNamed ? originOf(inner, resolver) : null) ?? referenceTo(resolver.resolve(node));
}

/**
 * The name of a handler where it is registered; null where it has none. A wrapper has the name of the handler that it
 * gets.
 */
function handlerName(node: TSESTree.Node, resolver: Resolver): string | null {
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return resolver.file.text.slice(...node.range);
  if (node.type === 'AssignmentExpression') return handlerName(bare(node.left), resolver);
  if (node.type !== 'CallExpression') return null;
  const wrapped = node.arguments.findLast((argument) => argument.type !== 'SpreadElement');
  const inner = wrapped && bare(wrapped);
  if (inner && isFunction(inner)) return null;
  if (inner?.type === 'Identifier' || inner?.type === 'MemberExpression') return handlerName(inner, resolver);
  return handlerName(bare(node.callee), resolver);
}
