import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/path.ts';
import { constantOf } from '../../text/constants.ts';
import { readText } from '../../text/read-text.ts';
import { bare, memberName } from '../../text/syntax.ts';
import { pushChildren } from '../scan.ts';
import type { Resolver } from '../values/resolver.ts';
import { placeOf } from './place.ts';
import type { OwnedPlace, Owner } from './owned-place.ts';
import type { PathPart, Place } from '../../model/registrar.ts';

/** An expression of a function in terms of what its calls hand over. */
export interface Template {
  readonly owner: Owner;
  readonly parts: readonly PathPart[];
}

type Part = string | OwnedPlace;

const MAX_DEPTH = 16;
const MOST_PARTS = 64;

/** The path that an expression says with what calls hand over; null where no call has a say in it. */
export function templateOf(node: TSESTree.Node, resolver: Resolver): Template | null {
  const parts = partsOf(node, { resolver, left: MOST_PARTS }, MAX_DEPTH);
  const places = parts.filter((part) => typeof part !== 'string');
  const [first] = places;
  if (!first || saysMore(parts) || places.some(({ owner, place }) => owner !== first.owner || place.rest)) return null;
  return { owner: first.owner, parts: parts.map((part) => (typeof part === 'string' ? part : part.place)) };
}

/** Whether words stand behind the last place: then calls hand a prefix over, and the path is the registration's own. */
function saysMore(parts: readonly Part[]): boolean {
  const last = parts.findLastIndex((part) => typeof part !== 'string');
  return parts.slice(last + 1).some((part) => typeof part === 'string' && /(?:^|\/)[a-z]/i.test(part));
}

/** What one expression may cost, whatever a file nests or doubles. */
interface Reading {
  readonly resolver: Resolver;
  left: number;
}

function partsOf(node: TSESTree.Node, reading: Reading, depth: number): readonly Part[] {
  const { resolver } = reading;
  const expression = bare(node);
  reading.left -= 1;
  if (depth === 0 || reading.left < 0) return [HOLE];
  const place = placeOf(expression, resolver);
  if (place) return [place];
  const inner = (child: TSESTree.Node): readonly Part[] => partsOf(child, reading, depth - 1);
  switch (expression.type) {
    case 'TemplateLiteral':
      return expression.quasis.flatMap((quasi, at) => {
        const hole = expression.expressions[at];
        // A piece with an invalid escape has no text.
        return [quasi.value.cooked || '', ...(hole ? inner(hole) : [])];
      });
    case 'BinaryExpression':
      return expression.operator === '+' ? [...inner(expression.left), ...inner(expression.right)] : [HOLE];
    case 'ConditionalExpression':
      return chosen(expression, inner);
    case 'CallExpression':
      return madeBy(expression, inner);
    case 'Identifier': {
      const value = constantOf(expression, resolver.file);
      return value ? inner(value) : [HOLE];
    }
    default:
      return [readText(expression, resolver.file)?.value ?? HOLE];
  }
}

/** `path.startsWith('/') ? path : `/${path}``: what is handed over as it is stands for both. */
function chosen(
  { consequent, alternate }: TSESTree.ConditionalExpression,
  inner: (node: TSESTree.Node) => readonly Part[],
): readonly Part[] {
  const ways = [inner(consequent), inner(alternate)];
  return (
    ways.find((parts) => parts.length === 1 && typeof parts[0] !== 'string') ??
    ways.find((parts) => parts.some((part) => typeof part !== 'string')) ?? [HOLE]
  );
}

/** `join(base, path)`, `this.prefixed(path)`: something unknown before the one thing that is handed over. */
function madeBy(call: TSESTree.CallExpression, inner: (node: TSESTree.Node) => readonly Part[]): readonly Part[] {
  const callee = bare(call.callee);
  const nodes = [...(callee.type === 'MemberExpression' ? [callee.object] : []), ...call.arguments];
  const places = nodes.flatMap((node) => inner(node)).filter((part) => typeof part !== 'string');
  const [only] = places;
  return only && places.length === 1 ? [HOLE, only] : [HOLE];
}

/**
 * What every function has, and what says nothing of another one: `handler.bind(this)`, `handler.call(this, req, res)`.
 */
const FUNCTION_MEMBERS: ReadonlySet<string> = new Set(['apply', 'bind', 'call']);

function functionBehind(node: TSESTree.Node): TSESTree.Node | null {
  return node.type === 'MemberExpression' && FUNCTION_MEMBERS.has(memberName(node) ?? '') ? node.object : null;
}

/** The places that an expression mentions anywhere, in the order of the source: what a handler is made of. */
export function placesIn(node: TSESTree.Node, owner: Owner, resolver: Resolver): readonly Place[] {
  const found: { at: number; place: Place }[] = [];
  const stack: TSESTree.Node[] = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const behind = functionBehind(next);
    if (behind) {
      stack.push(behind);
      continue;
    }
    const read = next.type === 'Identifier' || next.type === 'MemberExpression' ? placeOf(next, resolver) : null;
    if (read?.owner === owner) {
      found.push({ at: next.range[0], place: read.place });
      continue;
    }
    if (next.type === 'MemberExpression' && !next.computed) stack.push(next.object);
    else if (next.type === 'Property' && !next.computed) stack.push(next.value);
    else pushChildren(next, resolver.file.visitorKeys, stack);
  }
  return found.sort((a, b) => a.at - b.at).map(({ place }) => place);
}
