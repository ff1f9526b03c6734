import type { AddressPattern, Condition } from '../model/method-guard.ts';

/** What a condition asks of a request. */
interface Asked {
  readonly method: string;
  readonly address: string;
}

type Asks = (pattern: AddressPattern, address: string) => boolean | string;

/** Conditions with more parts that are not known may have any answer. */
const MOST_UNKNOWN = 8;

/**
 * Whether a condition may have another answer for one request than for another one, whatever the parts are that are not
 * known.
 *
 * @param asks what a pattern states about an address
 */
export function answersOther(condition: Condition, one: Asked, other: Asked, asks: Asks): boolean {
  const unknown = [...new Set([one, other].flatMap((asked) => unknownIn(condition, asked, asks)))];
  if (unknown.length > MOST_UNKNOWN) return true;
  return Array.from({ length: 2 ** unknown.length }, (_, bits) => bits).some((bits) => {
    const known = new Map(unknown.map((key, at) => [key, ((bits >> at) & 1) === 1]));
    return answerOf(condition, one, asks, known) !== answerOf(condition, other, asks, known);
  });
}

/** The parts of a condition that are not known, by what they depend on. */
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

/** Equal for parts that have the same answer, which is not known; null for a known one. */
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
