import { bare, type FunctionNode } from '../../text/syntax.ts';
import { argumentName } from '../unseen-handler.ts';
import type { Answer, PassedValue, Lookup } from '../../model/handler.ts';
import { methodByType } from '../values/fields.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { ownAnswerOf } from './response.ts';
import { functionOf } from './signature.ts';

type Lookups = Pick<Answer, 'lookups' | 'handsValues'>;

/**
 * How many lookups, and how many passed values, are recorded of a function; each one that it calls may add as many
 * again.
 */
export const MOST_HANDED = 50;

/** How many calls deep a value is followed. */
const DEEPEST = 100;

const known = new WeakMap<FunctionNode, Lookups>();

/**
 * How a function looks up the parameters of its path, itself and through the functions of its file that it passes them
 * to; and the functions of other files that it passes them to. A called function counts by its body, where that can be
 * seen, and not by its name.
 */
export function lookupsThrough(node: FunctionNode, resolver: Resolver, depth = DEEPEST): Lookups {
  const { lookups } = ownAnswerOf(node, resolver.file);
  if (depth === 0) return { lookups, handsValues: [] };
  const read = known.get(node);
  // A function that calls itself through others gets its own lookups there.
  if (!read) known.set(node, { lookups, handsValues: [] });
  const answer = read ?? followed(node, resolver, depth);
  known.set(node, answer);
  return answer;
}

function followed(node: FunctionNode, resolver: Resolver, depth: number): Lookups {
  const { lookups: own, handedValues } = ownAnswerOf(node, resolver.file);
  let lookups = own;
  const handsValues: PassedValue[] = [];
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

/** The lookups of one argument of a function, as lookups of the parameter that is passed for it. */
export function ofArgument(lookups: readonly Lookup[], at: number, parameter: string): readonly Lookup[] {
  return lookups.flatMap((lookup) => (lookup.parameter === argumentName(at) ? [{ ...lookup, parameter }] : []));
}

/**
 * The lookups of a function, where those of a function that it calls replace what the call alone shows. Both are
 * included where the called function only has a name for the value.
 *
 * @param isTold whether the call alone shows a lookup
 * @param found the lookups of the called function
 */
export function insteadOf(
  lookups: readonly Lookup[],
  isTold: (lookup: Lookup) => boolean,
  found: readonly Lookup[],
): readonly Lookup[] {
  return [...(found.some(({ isName }) => !isName) ? lookups.filter((lookup) => !isTold(lookup)) : lookups), ...found];
}
