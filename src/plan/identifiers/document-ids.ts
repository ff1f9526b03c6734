import { isDocumentKey, takesConditions, takesDocument, type Converting } from '../../facts/converting-calls.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import { liesWithin } from '../../text/ranges.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { Entry, Term } from '../../values/terms.ts';
import type { CarriedField } from './identifier-field.ts';
import type { Answered } from './other-readers.ts';

const known = new WeakMap<HandlerCodes, boolean>();

/** Whether a handler, or a function of any file that it calls, looks up a document by a field of the request. */
export function looksUp({ handler, codes, route }: Answered, of: CarriedField, converting: Converting): boolean {
  const { file, code } = handler;
  return codes.usesOf(route).some(({ carrier, field, by, key, places }) => {
    if (carrier !== of.carrier || field !== of.field) return false;
    const isInside = places.some((each) => each.file === file && liesWithin(each.range, code.range));
    const isLookup =
      key === null
        ? takesDocument(by, converting)
        : isDocumentKey(key) && converting.conditions && takesConditions(by, converting.conditions);
    return isInside && isLookup;
  });
}

/** Whether a schema of the project has numbers as the identifiers of documents: `_id: Number`. */
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

/** Whether the type of a field is that of numbers: `Number`, `'Number'`, `Schema.Types.Number`, `{ type: Number }`. */
function isNumeric(term: Term): boolean {
  if (term.kind === 'global') return term.name === 'Number';
  if (term.kind === 'text') return /^number$/i.test(term.value);
  if (term.kind === 'member') return isNumeric(term.key);
  return term.kind === 'object' && term.entries.some((entry) => keyOf(entry) === 'type' && isNumeric(entry.value));
}

function keyOf({ key }: Entry): string {
  return key?.kind === 'text' ? key.value : '';
}
