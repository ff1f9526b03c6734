import { bare, type FunctionNode, isFunction, isWithin, memberName, nameOf } from '../../text/syntax.ts';
import type { Resolver } from './resolver.ts';
import type { Proof, Receiver, Value } from './abstract-value.ts';
import { mentionsOf, type Variable, variableOf } from '../../text/scope.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import { patternPath, typedValue, variableReceiver } from './declared-receivers.ts';
import { memberOf, UNKNOWN } from './syntax-value.ts';
import { moduleNamed } from '../frameworks/all-frameworks.ts';
import { callsOf, selfCallsOf } from './own-calls.ts';
import { grouperOf } from '../groups.ts';
import { meaningOfType } from './types.ts';
import type { Framework } from '../frameworks/framework.ts';

/** The module that `import(...).then((module) => ...)` passes to its function; null for any other function. */
function awaitedBy(owner: FunctionNode, resolver: Resolver): Value | null {
  const call = owner.parent;
  if (
    call.type !== 'CallExpression' ||
    call.callee.type !== 'MemberExpression' ||
    call.arguments[0] !== owner ||
    memberName(call.callee) !== 'then'
  )
    return null;
  const loading = bare(call.callee.object);
  return loading.type === 'ImportExpression' ? resolver.resolve(loading) : null;
}

/**
 * The value of a parameter, by its type, its function and the calls of this file; otherwise a receiver that only its
 * use can show to be a router.
 */
export function parameter(variable: Variable, owner: FunctionNode, name: TSESTree.Node, resolver: Resolver): Value {
  const index = owner.params.findIndex((each) => isWithin(name, each));
  const pattern = owner.params[index];
  const handed = pattern && identifierOf(pattern) === name ? handedReceiver(owner, index, resolver) : null;
  if (handed) {
    handed.receiver.handedBy.push(handed.call);
    return { kind: 'receiver', receiver: handed.receiver };
  }
  const typed = name.type === 'Identifier' ? typedValue(name, variable, resolver, true) : null;
  if (typed) return typed;
  const proof = index === 0 ? pluginProof(owner, resolver) : null;
  const taker = proof && registrationOf(owner, resolver);
  const byDefault = pattern?.type === 'AssignmentPattern' ? resolver.resolve(pattern.right) : UNKNOWN;
  if (!proof && (byDefault.kind === 'receiver' || byDefault.kind === 'foreign')) return byDefault;
  const awaited = index === 0 ? awaitedBy(owner, resolver) : null;
  const path = awaited && pattern ? patternPath(pattern, variable.name) : null;
  if (awaited && path) return path.reduce<Value>((value, step) => memberOf(value, step), awaited);
  const module = moduleNamed(variable.name);
  if (module) return { kind: 'export', module, name: '' };
  const receiver = variableReceiver(variable, resolver, true, proof);
  if (taker) receiver.handedBy.push(taker);
  return { kind: 'receiver', receiver };
}

function identifierOf(pattern: TSESTree.Parameter): TSESTree.Node {
  if (pattern.type === 'AssignmentPattern') return pattern.left;
  return pattern.type === 'TSParameterProperty' ? identifierOf(pattern.parameter) : pattern;
}

/** The router that the calls of this file pass to a parameter; null where they pass none, or several. */
function handedReceiver(
  owner: FunctionNode,
  index: number,
  resolver: Resolver,
): { readonly receiver: Receiver; readonly call: TSESTree.Node } | null {
  const handed = [...callsOf(owner, resolver.file), ...selfCallsOf(owner, resolver.file)].flatMap((call) => {
    const argument = call.arguments[index];
    const value = argument ? resolver.resolve(argument) : UNKNOWN;
    return value.kind === 'receiver' ? [{ receiver: value.receiver, call }] : [];
  });
  const [first] = handed;
  return first && handed.every(({ receiver }) => receiver === first.receiver) ? first : null;
}

/**
 * What the place of a function shows about its first parameter: that it is a router where the function is annotated as
 * a plugin, or passed to something that takes plugins. Otherwise null.
 */
function pluginProof(owner: FunctionNode, resolver: Resolver): Proof | null {
  const annotated = annotatedProof(owner, resolver);
  if (annotated) return annotated;
  const grouper = grouperOf(owner, resolver);
  if (grouper) return { framework: grouper, kind: 'router' };
  for (const call of takersOf(owner, resolver)) {
    const framework = wrapperOf(call, resolver) ?? mounterOf(call, resolver);
    if (framework) return { framework, kind: 'router' };
  }
  return null;
}

/** The only call that registers a function; null where other code can reach the function too. */
function registrationOf(owner: FunctionNode, resolver: Resolver): TSESTree.Node | null {
  const takers = takersOf(owner, resolver);
  const [only] = takers;
  if (!only || takers.length > 1 || !mounterOf(only, resolver)) return null;
  const name = nameOf(owner);
  const mentions = (name && variableOf(name, resolver.file)?.references.filter(({ init }) => !init)) ?? [];
  const isExported = (owner.type === 'FunctionDeclaration' ? owner : name?.parent.parent)?.parent?.type.startsWith(
    'Export',
  );
  return isExported || mentions.length > 1 ? null : only;
}

function annotatedProof(owner: FunctionNode, resolver: Resolver): Proof | null {
  let child: TSESTree.Node = owner;
  while (child.parent && bare(child.parent) === owner) {
    child = child.parent;
    const type =
      child.type === 'TSAsExpression' || child.type === 'TSSatisfiesExpression' ? child.typeAnnotation : null;
    const proof = type && pluginOf(type, resolver);
    if (proof) return proof;
  }
  const { parent } = child;
  if (parent?.type !== 'VariableDeclarator' || parent.init !== child || parent.id.type !== 'Identifier') return null;
  const annotation = parent.id.typeAnnotation?.typeAnnotation;
  return annotation ? pluginOf(annotation, resolver) : null;
}

function pluginOf(type: TSESTree.TypeNode, resolver: Resolver): Proof | null {
  const meaning = meaningOfType(type, resolver.file);
  return meaning?.kind === 'plugin' ? meaning.proof : null;
}

/** The calls that take a function as their first argument: `fp(plugin)`, `app.register(async (instance) => {})`. */
function takersOf(owner: FunctionNode, resolver: Resolver): readonly TSESTree.CallExpression[] {
  return mentionsOf(owner, resolver.file).flatMap((mention) => {
    const { parent } = mention;
    return parent?.type === 'CallExpression' && parent.arguments[0] === mention ? [parent] : [];
  });
}

/** The framework whose plugin wrapper a call is, or null. */
function wrapperOf(call: TSESTree.CallExpression, resolver: Resolver): Framework | null {
  const callee = bare(call.callee);
  const value = isFunction(callee) ? UNKNOWN : resolver.resolve(callee);
  return value.kind === 'export' && value.module.table.unwraps?.includes(value.name) ? value.module.framework : null;
}

/** The framework on whose router a call mounts a plugin, or null. */
function mounterOf(call: TSESTree.CallExpression, resolver: Resolver): Framework | null {
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression') return null;
  const object = resolver.resolve(callee.object);
  const framework = object.kind === 'receiver' ? object.receiver.proof?.framework : undefined;
  return framework?.mount?.style === 'plugin' && memberName(callee) === framework.mount.member ? framework : null;
}
