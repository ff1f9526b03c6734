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

/** The same of what is called, and of what a call answers: `useApi` of `useApi()`. */
export function receiverIn(callee: Term): Range | null {
  const object = callee.kind === 'member' ? callee.object : callee;
  return object.kind === 'call' ? receiverName(object.callee) : nameIn(object);
}

function receiverName(callee: Term): Range | null {
  return callee.kind === 'call' ? receiverName(callee.callee) : nameIn(callee);
}
