import type { Range } from '../model/text.ts';
import type { Term } from './terms.ts';

/** Members of texts for the same text in another form. */
export const TEXT_FORMS: ReadonlySet<string> = new Set([
  ...['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase', 'toString', 'valueOf'],
  ...['trim', 'trimStart', 'trimEnd', 'concat'],
]);

/**
 * Where the last name of an expression is written: `id` of `user.id`; null where it has none, as the result of a call.
 */
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
 * Where the last two names of an expression are written, the last one first: `url` and `config` of `config.url`. Those
 * of a call are the names of its callee, or of the text that it gives another form: `url` of `url.toLowerCase()`.
 */
export function namesIn(term: Term): readonly Range[] {
  if (term.kind === 'call') {
    const { callee } = term;
    const isForm = callee.kind === 'member' && callee.key.kind === 'text' && TEXT_FORMS.has(callee.key.value);
    return namesIn(isForm ? callee.object : callee);
  }
  const last = nameIn(term);
  if (!last) return [];
  const owner = term.kind === 'member' ? namesIn(term.object) : [];
  return [last, ...owner.slice(0, 1)];
}

/** The last names of both sides of a comparison; none for a side that is not written. */
export function namesOfSides(
  left: Term | undefined,
  right: Term | undefined,
): readonly [readonly Range[], readonly Range[]] {
  return [left ? namesIn(left) : [], right ? namesIn(right) : []];
}

/**
 * Where the last name of the object of a call is written: `http` of `this.http.get()`, `useApi` of `useApi().get()`.
 * The name of the function for a plain call; null where there is none.
 */
export function receiverIn(callee: Term): Range | null {
  const object = callee.kind === 'member' ? callee.object : callee;
  return object.kind === 'call' ? receiverName(object.callee) : nameIn(object);
}

function receiverName(callee: Term): Range | null {
  return callee.kind === 'call' ? receiverName(callee.callee) : nameIn(callee);
}
