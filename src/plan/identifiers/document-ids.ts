import type { HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { Entry, Term } from '../../values/terms.ts';

const known = new WeakMap<HandlerCodes, boolean>();

/** Whether a schema of the project specifies numbers as the identifiers of documents: `_id: Number`. */
export function numbersDocuments(codes: HandlerCodes): boolean {
  const found = known.get(codes) ?? codes.all().some(({ terms }) => numbersIn(terms.body));
  known.set(codes, found);
  return found;
}

function numbersIn(body: Parameters<TermWalk['statements']>[0]): boolean {
  let found = false;
  new TermWalk(({ term }) => {
    if (term.kind === 'object')
      found ||= term.entries.some((entry) => keyOf(entry) === '_id' && isNumeric(entry.value));
  }).statements(body);
  return found;
}

/** `Number`, `'Number'`, `Schema.Types.Number`, `{ type: Number }` */
function isNumeric(term: Term): boolean {
  if (term.kind === 'global') return term.name === 'Number';
  if (term.kind === 'text') return /^number$/i.test(term.value);
  if (term.kind === 'member') return isNumeric(term.key);
  return term.kind === 'object' && term.entries.some((entry) => keyOf(entry) === 'type' && isNumeric(entry.value));
}

function keyOf({ key }: Entry): string {
  return key?.kind === 'text' ? key.value : '';
}
