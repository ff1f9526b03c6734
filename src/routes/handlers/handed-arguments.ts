import { bare, type FunctionNode } from '../../text/syntax.ts';
import { argumentName } from '../unseen-handler.ts';
import type { Answer, HandedValue, Lookup } from '../../model/handler.ts';
import { methodByType } from '../values/fields.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { ownAnswerOf } from './response.ts';
import { functionOf } from './signature.ts';

type Lookups = Pick<Answer, 'lookups' | 'handsValues'>;

/**
 * How much of what the functions after it look up or pass on is told of a function: each that it calls may add as much
 * again.
 */
export const MOST_HANDED = 50;

/** A value is passed through no more functions than this. */
const DEEPEST = 100;

const known = new WeakMap<FunctionNode, Lookups>();

/**
 * By what a function looks up the parameters of its path, itself and through the functions of its file that it passes
 * them to; and those of other files that it passes them to. What a function does with an argument is determined by its
 * body, where that is seen, and not by its name.
 */
export function lookupsThrough(node: FunctionNode, resolver: Resolver, depth = DEEPEST): Lookups {
  const { lookups } = ownAnswerOf(node, resolver.file);
  if (depth === 0) return { lookups, handsValues: [] };
  const read = known.get(node);
  // Who calls itself by others finds what it specifies itself.
  if (!read) known.set(node, { lookups, handsValues: [] });
  const answer = read ?? followed(node, resolver, depth);
  known.set(node, answer);
  return answer;
}

function followed(node: FunctionNode, resolver: Resolver, depth: number): Lookups {
  const { lookups: own, handedValues } = ownAnswerOf(node, resolver.file);
  let lookups = own;
  const handsValues: HandedValue[] = [];
  for (const { call, at, parameter, lookups: told } of handedValues) {
    const next = functionOf(call.callee, resolver);
    const to = next
      ? null
      : (referenceTo(resolver.resolve(bare(call.callee))) ?? methodByType(bare(call.callee), resolver));
    const before = handsValues.length;
    if (lookups.length > own.length + MOST_HANDED || before > MOST_HANDED) break;
    if (to) {
      lookups = lookups.map((lookup) => (told.includes(lookup) ? { ...lookup, asks: before } : lookup));
      handsValues.push({ to, at, parameter });
    } else if (next) {
      const through = lookupsThrough(next, resolver, depth - 1);
      const found = ofArgument(through.lookups, at, parameter).map((lookup) =>
        lookup.asks === undefined ? lookup : { ...lookup, asks: lookup.asks + before },
      );
      lookups = insteadOf(lookups, (lookup) => told.includes(lookup), found);
      handsValues.push(
        ...through.handsValues.map((value) => ({
          ...value,
          parameter: value.parameter === argumentName(at) ? parameter : null,
        })),
      );
    }
  }
  return { lookups, handsValues };
}

/** By what a function looks up one of its arguments, as the parameter that it is passed for it. */
export function ofArgument(lookups: readonly Lookup[], at: number, parameter: string): readonly Lookup[] {
  return lookups.flatMap((lookup) => (lookup.parameter === argumentName(at) ? [{ ...lookup, parameter }] : []));
}

/**
 * What is told of a call by the function that it calls, in the place of what it tells by itself; next to that where the
 * function only has a name for it.
 */
export function insteadOf(
  lookups: readonly Lookup[],
  isTold: (lookup: Lookup) => boolean,
  found: readonly Lookup[],
): readonly Lookup[] {
  return [...(found.some(({ isName }) => !isName) ? lookups.filter((lookup) => !isTold(lookup)) : lookups), ...found];
}
