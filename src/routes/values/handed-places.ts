import type { TSESTree } from '@typescript-eslint/utils';
import { bare, enclosingClass, isFunction, memberName, type ClassNode, type FunctionNode } from '../../text/syntax.ts';
import { placeOf, type Place } from './given-place.ts';
import { constructorOf } from './class-members.ts';
import { PARAMETER } from './reference-steps.ts';
import type { Resolver } from './resolver.ts';
import type { Value } from './abstract-value.ts';
import { callsOf, selfCallsOf } from './own-calls.ts';

/** How many functions and fields may stand between an expression and the parameter that it stands for. */
const MAX_STEPS = 8;

/** What a function is handed, as its outermost caller of the file names it. */
interface Handed {
  readonly owner: FunctionNode;
  readonly place: Place;
}

/**
 * What a parameter of a function brings in that only its callers tell, as something of another file: `routes` of
 * `constructor(routes)`, also where a field keeps it, or one method hands it to another. Null for anything else.
 */
export function handedValue(node: TSESTree.Node, resolver: Resolver): Value | null {
  const handed = handedAt(node, resolver, MAX_STEPS);
  if (!handed) return null;
  const { owner, place } = handed;
  return {
    kind: 'import',
    specifier: PARAMETER,
    path: [String(owner.range[0]), String(place.at), ...place.members].join('.'),
    unwrapped: false,
    origin: owner,
  };
}

function handedAt(node: TSESTree.Node, resolver: Resolver, steps: number): Handed | null {
  if (steps === 0) return null;
  const own = placeOf(node, resolver);
  if (own)
    return isFunction(own.owner) && own.place.at >= 0 && !own.place.rest
      ? outermost({ owner: own.owner, place: own.place }, resolver, steps - 1)
      : null;
  const expression = bare(node);
  const name = expression.type === 'MemberExpression' ? memberName(expression) : null;
  if (expression.type !== 'MemberExpression' || name === null) return null;
  if (expression.object.type === 'ThisExpression')
    return fieldAt(name, enclosingClass(expression), resolver, steps - 1);
  const object = handedAt(expression.object, resolver, steps - 1);
  return object && memberAt(object, [name]);
}

/** The same, as the one caller of the file is handed it that hands it on. */
function outermost(handed: Handed, resolver: Resolver, steps: number): Handed {
  const { owner, place } = handed;
  const [call, ...others] = [...callsOf(owner, resolver.file), ...selfCallsOf(owner, resolver.file)];
  const argument = others.length === 0 ? call?.arguments[place.at] : undefined;
  const outer = argument ? handedAt(argument, resolver, steps) : null;
  return outer ? memberAt(outer, place.members) : handed;
}

/** What the constructor of a class keeps in a field: `constructor(private routes)`, `this.routes = routes`. */
function fieldAt(name: string, owner: ClassNode | null, resolver: Resolver, steps: number): Handed | null {
  const made = owner && constructorOf(owner);
  if (!made) return null;
  const at = made.params.findIndex(
    (each) =>
      each.type === 'TSParameterProperty' && each.parameter.type === 'Identifier' && each.parameter.name === name,
  );
  const written = resolver.file.assignmentsTo(name).filter((each) => enclosingClass(each) === owner);
  if (at !== -1) return written.length === 0 ? { owner: made, place: { at, rest: false, members: [] } } : null;
  const [only, ...others] = written;
  const isOwn = only?.left.type === 'MemberExpression' && only.left.object.type === 'ThisExpression';
  return only && isOwn && others.length === 0 ? handedAt(only.right, resolver, steps) : null;
}

function memberAt({ owner, place }: Handed, members: readonly string[]): Handed {
  return { owner, place: { ...place, members: [...place.members, ...members] } };
}
