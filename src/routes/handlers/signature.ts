import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare, isFunction, type FunctionNode } from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all-frameworks.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Resolver } from '../values/resolver.ts';

/**
 * What the parameters of a function show: the framework that it is a handler of, `other` for no handler
 * (`(error, data)`), or null where they show nothing.
 */
export type Signature = Framework | 'other' | null;

/** What the parameters of a function show about its caller. */
export function signatureOf(node: FunctionNode): Signature {
  if (node.params.length === 0) return null;
  const names = node.params.map(parameterName);
  if (node.params.length === 1 && isNeutral(names[0] ?? '')) return typedSignature(node);
  const known =
    typedSignature(node) ??
    FRAMEWORKS.find((framework) => follows(names, framework)) ??
    FRAMEWORKS.find((framework) => takesErrors(node, framework) && follows(names.slice(1), framework));
  if (known) return known;
  return names.every((name) => name === null) ? null : 'other';
}

/** Whether a function may be a handler of a framework by the names of its parameters. */
export function mayHandle({ params }: FunctionNode, framework: Framework): boolean {
  return follows(params.map(parameterName), framework);
}

/** Whether a function has the parameters of an error handler: one more than the handler of a request. */
function takesErrors({ params }: FunctionNode, { signature: { names, errorHandlers } }: Framework): boolean {
  return errorHandlers === true && params.length === names.length + 1;
}

/**
 * The handlers of a route that answer its requests, without the error handlers at its end. A single one is returned as
 * it is.
 */
export function withoutErrorHandlers(
  handlers: readonly TSESTree.Node[],
  framework: Framework,
  resolver: Resolver,
): readonly TSESTree.Node[] {
  const last = handlers.findLastIndex((handler) => {
    const node = functionItself(bare(handler), resolver);
    return !node || !takesErrors(node, framework);
  });
  return handlers.slice(0, Math.max(last, 0) + 1);
}

function typedSignature({ params }: FunctionNode): Framework | null {
  return (
    FRAMEWORKS.find(({ handlerTypes }) => params.some((parameter) => handlerTypes.includes(typeName(parameter)))) ??
    null
  );
}

/** Whether a single parameter of this name shows nothing: a handler may leave out the others. */
function isNeutral(name: string): boolean {
  return /^(?:|req|request|c|event|args)$/.test(name);
}

function follows(names: readonly (string | null)[], { signature }: Framework): boolean {
  if (names.length < signature.required || names.length > signature.names.length) return false;
  // A destructured or unused parameter matches any name, so that at least one required parameter must have a name.
  const isNamed = names.some((name, index) => index < signature.required && name);
  return isNamed && names.every((name, index) => !name || signature.names[index]?.includes(name));
}

/** A parameter's name in lower case without `_`, empty for `_` itself, null where it has none. */
function parameterName(parameter: TSESTree.Parameter): string | null {
  if (parameter.type === 'AssignmentPattern') return parameterName(parameter.left);
  return parameter.type === 'Identifier' ? parameter.name.replace(/^_+|(?<!_)_+\d*$/g, '').toLowerCase() : null;
}

function typeName(parameter: TSESTree.Parameter): string {
  const type = parameter.type === 'TSParameterProperty' ? undefined : parameter.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSTypeReference') return '';
  return type.typeName.type === 'Identifier' ? type.typeName.name : '';
}

/** The `list` of h3's `{ onRequest: [log], handler: list }`; any other node is returned as it is. */
function handlerIn(node: TSESTree.Node): TSESTree.Node {
  const handler = node.type === 'ObjectExpression' ? propertyValue(node, 'handler') : null;
  return handler ? bare(handler) : node;
}

/** The function that a handler argument is, or that it wraps: `list`, `asyncHandler(list)`, `this.list.bind(this)`. */
export function functionOf(node: TSESTree.Node, resolver: Resolver): FunctionNode | null {
  const expression = bare(node);
  const itself = functionItself(expression, resolver);
  if (itself || expression.type !== 'CallExpression') return itself;
  for (const argument of expression.arguments.toReversed()) {
    if (argument.type === 'SpreadElement') continue;
    const inner = handlerIn(bare(argument));
    if (isFunction(inner)) return inner;
    const wrapped = inner.type === 'Identifier' || inner.type === 'MemberExpression' ? resolver.resolve(inner) : null;
    if (wrapped?.kind === 'function') return wrapped.node;
  }
  return null;
}

/** The function of this file that an expression is or names; null for a call that wraps one. */
function functionItself(expression: TSESTree.Node, resolver: Resolver): FunctionNode | null {
  if (isFunction(expression)) return expression;
  const value = resolver.resolve(expression);
  return value.kind === 'function' ? value.node : null;
}
