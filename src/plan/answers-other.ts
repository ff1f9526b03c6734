import type { AddressPattern, Condition } from '../model/guards.ts';

/** The properties of a request that a condition checks. */
interface Asked {
  readonly method: string;
  readonly address: string;
}

type Asks = (pattern: AddressPattern, address: string) => boolean | string;

/** A condition with more unknown parts than these may have any result. */
const MOST_UNKNOWN = 8;

/**
 * Whether the results of a condition for two requests may differ, for some values of its unknown parts.
 *
 * @param asks the result of a pattern for an address: a text where that is not known
 */
export function answersOther(condition: Condition, one: Asked, other: Asked, asks: Asks): boolean {
  const unknown = [...new Set([one, other].flatMap((asked) => unknownIn(condition, asked, asks)))];
  if (unknown.length > MOST_UNKNOWN) return true;
  return Array.from({ length: 2 ** unknown.length }, (_, bits) => bits).some((bits) => {
    const known = new Map(unknown.map((key, at) => [key, ((bits >> at) & 1) === 1]));
    return answerOf(condition, one, asks, known) !== answerOf(condition, other, asks, known);
  });
}

/** The keys of the unknown parts of a condition. */
function unknownIn(condition: Condition, asked: Asked, asks: Asks): readonly string[] {
  switch (condition.kind) {
    case 'not':
      return unknownIn(condition.of, asked, asks);
    case 'all':
    case 'any':
      return condition.of.flatMap((each) => unknownIn(each, asked, asks));
    default: {
      const key = unknownKey(condition, asked, asks);
      return key === null ? [] : [key];
    }
  }
}

type Leaf = Extract<Condition, { kind: 'method' | 'address' | 'unknown' }>;

/** The key of an unknown part, equal for parts with the same result; null for a known part. */
function unknownKey(leaf: Leaf, { method, address }: Asked, asks: Asks): string | null {
  switch (leaf.kind) {
    case 'method':
      return leaf.methods ? null : `${leaf.key} ${method}`;
    case 'unknown':
      return leaf.asksAddress ? `${leaf.key} ${address}` : leaf.key;
    case 'address': {
      const answer = asks(leaf.pattern, address);
      return typeof answer === 'string' ? `${leaf.pattern.text} ${answer}` : null;
    }
  }
}

function answerOf(condition: Condition, asked: Asked, asks: Asks, known: ReadonlyMap<string, boolean>): boolean {
  switch (condition.kind) {
    case 'not':
      return !answerOf(condition.of, asked, asks, known);
    case 'all':
      return condition.of.every((each) => answerOf(each, asked, asks, known));
    case 'any':
      return condition.of.some((each) => answerOf(each, asked, asks, known));
    default: {
      const key = unknownKey(condition, asked, asks);
      if (key !== null) return known.get(key) === true;
      if (condition.kind === 'method') return condition.methods?.has(asked.method) === true;
      return condition.kind === 'address' && asks(condition.pattern, asked.address) === true;
    }
  }
}
