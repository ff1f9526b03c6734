import { accepts, type Pattern, patternsMeet } from './pattern.ts';

/**
 * A set of texts that one segment of a request may have.
 *
 * - `any`: any text, the empty one included; `nonempty`: any other;
 * - `short`: any text up to a length, find-my-way's parameter (`maxParamLength`; 100 unless an option makes it more);
 * - `opaque`: only known to contain these literals in this order; two with the same key are the same set.
 */
export type SegmentSet =
  | { readonly kind: 'any' | 'nonempty' | 'short' }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'pattern'; readonly pattern: Pattern; readonly key: string }
  | {
      readonly kind: 'opaque';
      readonly key: string;
      readonly before: string;
      readonly after: string;
      readonly literals: readonly string[];
    };

/** The limit of `short` that no option goes below in practice. */
const SHORT = 100;

/** Whether two sets may have a text in common; false only where they have none. */
export function setsMeet(a: SegmentSet, b: SegmentSet): boolean {
  if (a.kind === 'literal') return mayHold(b, a.value);
  if (b.kind === 'literal') return mayHold(a, b.value);
  if (a.kind === 'pattern' && b.kind === 'pattern') return patternsMeet(a.pattern, b.pattern);
  if (a.kind !== 'opaque' || b.kind !== 'opaque') return true;
  return (
    (a.before.startsWith(b.before) || b.before.startsWith(a.before)) &&
    (a.after.endsWith(b.after) || b.after.endsWith(a.after))
  );
}

/** Whether every text of `inner` is one of `outer`; true only where that is certain. */
export function setCovers(outer: SegmentSet, inner: SegmentSet): boolean {
  if (outer.kind === 'any') return true;
  if (inner.kind === 'literal') {
    return outer.kind === 'short'
      ? inner.value.length <= SHORT
      : outer.kind !== 'opaque' && mayHold(outer, inner.value);
  }
  if (outer.kind === 'nonempty') {
    if (inner.kind === 'pattern') return !accepts(inner.pattern, '');
    return inner.kind === 'nonempty' || (inner.kind === 'opaque' && inner.literals.length > 0);
  }
  // A parameter with a pattern has the same limit of length.
  if (outer.kind === 'short') return inner.kind === 'short' || inner.kind === 'pattern';
  return (inner.kind === 'pattern' || inner.kind === 'opaque') && inner.kind === outer.kind && inner.key === outer.key;
}

function mayHold(set: SegmentSet, value: string): boolean {
  switch (set.kind) {
    case 'any':
    case 'short':
      return true;
    case 'nonempty':
      return value !== '';
    case 'literal':
      return set.value === value;
    case 'pattern':
      return accepts(set.pattern, value);
    case 'opaque':
      return value.startsWith(set.before) && value.endsWith(set.after) && holdsInOrder(value, set.literals);
  }
}

function holdsInOrder(value: string, literals: readonly string[]): boolean {
  let from = 0;
  for (const literal of literals) {
    const at = value.indexOf(literal, from);
    if (at === -1) return false;
    from = at + literal.length;
  }
  return true;
}
