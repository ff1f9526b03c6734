import type { Range } from '../model/text.ts';
import type { Term } from './terms.ts';

/** Where the last name of an expression is written: `id` of `user.id`; null where it is none, as an answer is. */
export function nameIn(term: Term): Range | null {
  switch (term.kind) {
    case 'read':
    case 'global':
    case 'this':
      return term.range;
    case 'member':
      return term.isComputed ? null : term.keyRange;
    default:
      return null;
  }
}

/**
 * Where the last names of an expression are written, from the last one on: `url` and `config` of `config.url`. Those of
 * an answer are the names of what is called.
 */
export function namesIn(term: Term): readonly Range[] {
  if (term.kind === 'call') return namesIn(term.callee);
  const last = nameIn(term);
  if (!last) return [];
  const owner = term.kind === 'member' ? namesIn(term.object) : [];
  return [last, ...owner.slice(0, 1)];
}

/** The same of both sides of a comparison. */
export function namesOfSides(
  left: Term | undefined,
  right: Term | undefined,
): readonly [readonly Range[], readonly Range[]] {
  return [left ? namesIn(left) : [], right ? namesIn(right) : []];
}

/** Where the last name is written of what is called, and of what a call answers: `useApi` of `useApi()`. */
export function receiverIn(callee: Term): Range | null {
  const object = callee.kind === 'member' ? callee.object : callee;
  return object.kind === 'call' ? receiverName(object.callee) : nameIn(object);
}

function receiverName(callee: Term): Range | null {
  return callee.kind === 'call' ? receiverName(callee.callee) : nameIn(callee);
}
