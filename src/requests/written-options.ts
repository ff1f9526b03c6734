import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue, isReadOnce } from '../text/constants.ts';
import { variableOf, type TextSource, type Variable } from '../text/scope.ts';
import { bare, keyName, memberName } from '../text/syntax.ts';

/** An object of options. */
export interface Options {
  readonly node: TSESTree.ObjectExpression;
  /** Whether it belongs to the one call that it was found from. */
  readonly owned: boolean;
  /** The options that it is given elsewhere: `options.method = 'POST'`; null where that may be any. */
  readonly later: ReadonlySet<string> | null;
}

const NONE: ReadonlySet<string> = new Set();

/** The object that an argument is, or that a constant of this file holds. */
export function optionsBehind(node: TSESTree.Node, source: TextSource): Options | null {
  const expression = bare(node);
  if (expression.type === 'ObjectExpression') return { node: expression, owned: true, later: NONE };
  if (expression.type === 'CallExpression') return wrapped(expression, source);
  if (expression.type !== 'Identifier') return null;
  const variable = variableOf(expression, source);
  const value = variable && initialValue(variable, source);
  const constant = value && bare(value);
  return variable && constant?.type === 'ObjectExpression'
    ? { node: constant, owned: isReadOnce(variable), later: givenLater(variable) }
    : null;
}

/** The options that an object is given where its variable is read. */
function givenLater(variable: Variable): ReadonlySet<string> | null {
  const given = new Set<string>();
  for (const { identifier } of variable.references) {
    const { parent } = identifier;
    if (isAssignedTo(parent, identifier)) return null;
    if (
      parent.type !== 'MemberExpression' ||
      parent.object !== identifier ||
      parent.parent.type !== 'AssignmentExpression' ||
      parent.parent.left !== parent
    )
      continue;
    const name = memberName(parent);
    if (name === null) return null;
    given.add(name);
  }
  return given;
}

/** `Object.assign(options, others)`. */
function isAssignedTo(call: TSESTree.Node | undefined, target: TSESTree.Node): boolean {
  return (
    call?.type === 'CallExpression' &&
    call.arguments[0] === target &&
    call.callee.type === 'MemberExpression' &&
    memberName(call.callee) === 'assign'
  );
}

/** `expect.objectContaining({ method: 'POST' })`. */
function wrapped(call: TSESTree.CallExpression, source: TextSource): Options | null {
  const [argument] = call.arguments;
  const callee = bare(call.callee);
  const isPartial =
    callee.type === 'MemberExpression' && keyName(callee.property, callee.computed) === 'objectContaining';
  return isPartial && argument && bare(argument).type === 'ObjectExpression' ? optionsBehind(argument, source) : null;
}

/**
 * An option: not there, there with a value, or not known (a spread or an assignment may specify it, or specify it
 * otherwise).
 */
export type Option =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly node: TSESTree.Node };

/** The option of one of these names. */
export function optionOf({ node, later }: Pick<Options, 'node' | 'later'>, names: readonly string[]): Option {
  if (!later || names.some((name) => later.has(name))) return { kind: 'unknown' };
  for (const property of node.properties.toReversed()) {
    if (property.type !== 'Property') return { kind: 'unknown' };
    const key = keyName(property.key, property.computed);
    if (key === null) return { kind: 'unknown' };
    if (names.includes(key))
      return property.kind === 'init' && !property.method
        ? { kind: 'value', node: property.value }
        : { kind: 'unknown' };
  }
  return { kind: 'absent' };
}
