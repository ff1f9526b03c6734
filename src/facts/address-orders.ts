import { memberSource, type Value } from '../values/value.ts';
import { knownText } from '../values/text-value.ts';
import type { Pattern } from './address-patterns.ts';

/** Operators that compare by order, and whether they put equal values on the side of those that are less. */
const ORDERS: ReadonlyMap<string, boolean> = new Map([
  ['<', false],
  ['>=', false],
  ['<=', true],
  ['>', true],
]);
const EQUAL: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);
/** No address is that long: a longer limit depends on no route. */
const LONGEST = 200;

/** The length that a value is of another one; null for another value. */
export function measuredIn(value: Value): Value | null {
  const member = memberSource(value);
  return member?.name === 'length' ? member.object : null;
}

/**
 * The pattern of a comparison of an address by its order (`path < '/users/m'`), or of its length with a number; null
 * for another comparison. A pattern that matches the other addresses is the same question.
 *
 * @param operator with the address on its left
 */
export function orderOf(operator: string, isLength: boolean, other: Value): Pattern | null {
  const holdsEqual = ORDERS.get(operator);
  if (isLength) {
    const limit = other.kind === 'constant' ? Number(other.value) : Number.NaN;
    if (!Number.isInteger(limit) || limit < 0 || limit > LONGEST) return null;
    if (holdsEqual === undefined) return EQUAL.has(operator) ? matches(`^.{${String(limit)}}$`) : null;
    return matches(`^.{${String(holdsEqual ? limit + 1 : limit)},}$`);
  }
  const text = holdsEqual === undefined ? null : knownText(other);
  return text !== null && holdsEqual !== undefined ? matches(before(text, holdsEqual)) : null;
}

function matches(text: string): Pattern {
  return { asks: 'matches', text, ignoresCase: false };
}

/** An expression for all texts that come before a text in the order of their characters. */
function before(text: string, isIncluded: boolean): string {
  const ways = Array.from(text).map((letter, at) => {
    const last = String.fromCodePoint(Math.max(0, (letter.codePointAt(0) ?? 0) - 1));
    return `${escaped(text.slice(0, at))}(?:[\\0-${escaped(last)}].*)?`;
  });
  return `^(?:${[...ways, ...(isIncluded ? [escaped(text)] : [])].join('|')})$`;
}

/** A text as the source of an expression that matches it alone. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
