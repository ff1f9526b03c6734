import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf } from '../../text/scope.ts';
import { bare, lastName, type FunctionNode } from '../../text/syntax.ts';
import { CALL } from './reference-to.ts';
import { proofOfClass } from './router-proofs.ts';
import { isForeignClass } from './foreign-names.ts';
import type { Proof, Receiver, Value } from './abstract-value.ts';
import type { Resolver } from './resolver.ts';
import { FOREIGN, stepFrom, UNKNOWN } from './syntax-value.ts';
import { callsOf } from './own-calls.ts';

type ExportValue = Extract<Value, { kind: 'export' }>;
type Creation = TSESTree.CallExpression | TSESTree.NewExpression;

/** What calling a value answers. */
export function resultOf(callee: Value, call: TSESTree.CallExpression, resolver: Resolver): Value {
  switch (callee.kind) {
    case 'export':
      return resultOfExport(callee, call, resolver);
    case 'import':
      return stepFrom(callee, CALL);
    case 'function':
      return returned(callee.node, call, resolver);
    case 'foreign':
      return FOREIGN;
    default:
      return UNKNOWN;
  }
}

/** What constructing something answers. */
export function constructed(node: TSESTree.NewExpression, resolver: Resolver): Value {
  const callee = bare(node.callee);
  if (callee.type === 'Identifier' && isForeignClass(callee.name) && !variableOf(callee, resolver.file)) return FOREIGN;
  const value = resolver.resolve(callee);
  if (value.kind === 'export') return made(value, node, resolver);
  if (value.kind === 'import') return stepFrom(value, CALL);
  if (value.kind === 'class') {
    const proof = proofOfClass(value.node, resolver);
    if (proof) return created(node, proof, resolver);
    // All instances are one: what they register is written once.
    return { kind: 'self', owner: value.node };
  }
  return value.kind === 'foreign' ? FOREIGN : UNKNOWN;
}

/** The receiver that a call makes, with a table of its own or a share in that of another. */
export function created(creation: Creation, proof: Proof, resolver: Resolver, whole: Receiver | null = null): Value {
  return {
    kind: 'receiver',
    receiver: resolver.receiver(creation, '', () => ({ name: lastName(creation.callee), proof, creation, whole })),
  };
}

function resultOfExport(callee: ExportValue, call: TSESTree.CallExpression, resolver: Resolver): Value {
  const { table } = callee.module;
  if (table.makes?.[callee.name]) return made(callee, call, resolver);
  const [argument] = call.arguments;
  if (argument && table.passes?.includes(callee.name)) return resolver.resolve(argument);
  if (!argument || !table.unwraps?.includes(callee.name)) return unlisted(callee);
  const plugin = resolver.resolve(argument);
  return plugin.kind === 'function' || plugin.kind === 'import' ? { ...plugin, unwrapped: true } : plugin;
}

function made(callee: ExportValue, creation: Creation, resolver: Resolver): Value {
  const kind = callee.module.table.makes?.[callee.name];
  return kind ? created(creation, { framework: callee.module.framework, kind }, resolver) : unlisted(callee);
}

/** What an export makes that its table does not list as a router: none where the table lists all of them. */
function unlisted({ module: { table } }: ExportValue): Value {
  return table.closed === true ? FOREIGN : UNKNOWN;
}

/** What a function of this file returns. One that is called more than once makes a router at each call. */
function returned(node: FunctionNode, call: TSESTree.CallExpression, resolver: Resolver): Value {
  const handed = handedBack(node, call, resolver);
  if (handed?.kind === 'receiver') return handed;
  const values = resolver.file.returnsOf(node).map((each) => resolver.resolve(each));
  const value = values.find((each) => each.kind === 'receiver') ?? values[0] ?? UNKNOWN;
  if (value.kind !== 'receiver') return value.kind === 'foreign' ? FOREIGN : UNKNOWN;
  const { creation, proof } = value.receiver;
  const isInside = creation && creation.range[0] >= node.range[0] && creation.range[1] <= node.range[1];
  if (!isInside || !proof || callsOf(node, resolver.file).length < 2) return value;
  return {
    kind: 'receiver',
    receiver: resolver.receiver(call, '', () => ({
      name: value.receiver.name,
      proof,
      creation,
      begins: value.receiver,
    })),
  };
}

/**
 * What a function is given and returns as it is: `const guarded = (router) => { router.use(guard); return router; }`.
 */
function handedBack(
  node: FunctionNode,
  { arguments: given }: TSESTree.CallExpression,
  resolver: Resolver,
): Value | null {
  const [returns, ...others] = resolver.file.returnsOf(node);
  const variable = returns?.type === 'Identifier' && others.length === 0 ? variableOf(returns, resolver.file) : null;
  const at = variable ? node.params.findIndex((each) => variable.identifiers.some((name) => name === each)) : -1;
  const argument = given[at];
  return argument ? resolver.resolve(argument) : null;
}
