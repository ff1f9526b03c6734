import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../../text/constants.ts';
import { variableOf, writesTo, type Variable } from '../../text/scope.ts';
import { bare, isFunction, keyName, memberName, type FunctionNode } from '../../text/syntax.ts';
import type { Resolver } from './resolver.ts';

/**
 * What a call hands over, as the function that is called names it: an argument, those from one on, or a member of one.
 * `path` of `({ path }, ...handlers) => {}` is member `path` of argument 0, and `handlers` are the arguments from 1 on.
 */
export interface Place {
  /** The position of the argument; counted from the end where it is negative (`args[args.length - 1]`). */
  readonly at: number;
  /** Whether all arguments from there on are meant (`...handlers`). */
  readonly rest: boolean;
  /** The members of the argument that lead there: `path` of `addRoute({ path })`. */
  readonly members: readonly string[];
}

/** A place, and the function or the loop that names it. */
export interface OwnedPlace {
  readonly owner: FunctionNode | TSESTree.ForOfStatement;
  readonly place: Place;
}

/** How many names may stand between an expression and the parameter that it stands for. */
const MAX_STEPS = 16;

/** Members that answer the same text or the same function: `method.toLowerCase()`, `handler.bind(this)`. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'toLowerCase',
  'toUpperCase',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
  'trim',
  'toString',
  'bind',
]);

/** The place that an expression reads, or null: a parameter, a member of one, or a constant that holds either. */
export function placeOf(node: TSESTree.Node, resolver: Resolver, steps = MAX_STEPS): OwnedPlace | null {
  const expression = bare(node);
  if (steps === 0) return null;
  switch (expression.type) {
    case 'Identifier':
      return placeOfName(expression, resolver, steps - 1);
    case 'MemberExpression':
      return placeOfMember(expression, resolver, steps - 1);
    case 'LogicalExpression':
      return placeOf(expression.left, resolver, steps - 1);
    case 'CallExpression': {
      const callee = bare(expression.callee);
      const isTransparent = callee.type === 'MemberExpression' && TRANSPARENT.has(memberName(callee) ?? '');
      return isTransparent ? placeOf(callee.object, resolver, steps - 1) : null;
    }
    default:
      return null;
  }
}

function placeOfMember(node: TSESTree.MemberExpression, resolver: Resolver, steps: number): OwnedPlace | null {
  const object = placeOf(node.object, resolver, steps);
  if (!object) return null;
  const { owner, place } = object;
  const index = node.computed ? indexOf(node.property) : null;
  if (place.rest)
    return index === null
      ? null
      : { owner, place: { ...place, rest: false, at: index < 0 ? index : place.at + index } };
  const name = index === null ? memberName(node) : String(index);
  return name === null ? null : memberPlace(object, name);
}

/** `0` of `args[0]`, `-1` of `args[args.length - 1]`. */
function indexOf(node: TSESTree.Node): number | null {
  const index = bare(node);
  if (index.type === 'Literal') return typeof index.value === 'number' ? index.value : null;
  if (index.type !== 'BinaryExpression' || index.operator !== '-' || index.right.type !== 'Literal') return null;
  const isLength = index.left.type === 'MemberExpression' && memberName(index.left) === 'length';
  return isLength && typeof index.right.value === 'number' && index.right.value > 0 ? -index.right.value : null;
}

function memberPlace({ owner, place }: OwnedPlace, name: string): OwnedPlace {
  return { owner, place: { ...place, members: [...place.members, name] } };
}

function placeOfName(node: TSESTree.Identifier, resolver: Resolver, steps: number): OwnedPlace | null {
  const variable = variableOf(node, resolver.file);
  const definition = variable?.defs.length === 1 ? variable.defs[0] : undefined;
  if (!variable || !definition) return null;
  const { node: declaration } = definition;
  if (isFunction(declaration))
    return definition.name === declaration.id || isWritten(variable)
      ? null
      : placeOfParameter(declaration, variable.name);
  if (declaration.type !== 'VariableDeclarator') return null;
  const loop = declaration.parent.parent;
  if (loop.type === 'ForOfStatement' && loop.left === declaration.parent)
    return within(declaration.id, variable.name, { owner: loop, place: argument(0) });
  if (!declaration.init || writesTo(variable) > 1) return null;
  const held =
    declaration.id.type === 'Identifier'
      ? placeOf(initialValue(variable, resolver.file) ?? declaration.init, resolver, steps)
      : placeOf(declaration.init, resolver, steps);
  return held && within(declaration.id, variable.name, held);
}

/** What is written to later on may be anything. */
function isWritten(variable: Variable): boolean {
  return variable.references.some((reference) => reference.isWrite() && !reference.init);
}

function placeOfParameter(owner: FunctionNode, name: string): OwnedPlace | null {
  for (const [at, parameter] of owner.params.entries()) {
    const found =
      parameter.type === 'TSParameterProperty' ? null : within(parameter, name, { owner, place: argument(at) });
    if (found) return found;
  }
  return null;
}

function argument(at: number): Place {
  return { at, rest: false, members: [] };
}

/** What a pattern gives to a name of what it takes apart. */
function within(pattern: TSESTree.Node, name: string, held: OwnedPlace): OwnedPlace | null {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === name ? held : null;
    case 'AssignmentPattern':
      return within(pattern.left, name, held);
    case 'RestElement':
      return held.place.members.length === 0
        ? within(pattern.argument, name, { ...held, place: { ...held.place, rest: true } })
        : null;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        const key = property.type === 'Property' ? keyName(property.key, property.computed) : null;
        const found =
          property.type === 'Property' && key !== null ? within(property.value, name, memberPlace(held, key)) : null;
        if (found) return found;
      }
      return null;
    case 'ArrayPattern':
      for (const [at, element] of pattern.elements.entries()) {
        const found = element && within(element, name, elementOf(held, at));
        if (found) return found;
      }
      return null;
    default:
      return null;
  }
}

function elementOf(held: OwnedPlace, at: number): OwnedPlace {
  const { owner, place } = held;
  return place.rest ? { owner, place: { ...place, rest: false, at: place.at + at } } : memberPlace(held, String(at));
}
