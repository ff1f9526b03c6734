import { handlerFields, type HandlerFields, type RequestMembers } from '../../facts/handler-fields.ts';
import type { Range } from '../../model/text.ts';
import { liesWithin } from '../../text/ranges.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { FunctionCode } from '../../values/terms.ts';
import type { ModuleTerms } from '../../values/module-terms.ts';

const functions = new WeakMap<ModuleTerms, readonly FunctionCode[]>();
const known = new WeakMap<RequestMembers, WeakMap<FunctionCode, HandlerFields | null>>();

/** What the functions around a place read of requests, of those whose first parameter may be one. */
export function fieldsAround(terms: ModuleTerms, range: Range, members: RequestMembers): readonly HandlerFields[] {
  const fields = known.get(members) ?? new WeakMap<FunctionCode, HandlerFields | null>();
  known.set(members, fields);
  return functionsOf(terms).flatMap((code) => {
    if (!liesWithin(range, code.range)) return [];
    const own = fields.get(code);
    const found = own === undefined ? handlerFields(code, terms.bindings, members) : own;
    fields.set(code, found);
    return found ?? [];
  });
}

function functionsOf(terms: ModuleTerms): readonly FunctionCode[] {
  const own = functions.get(terms);
  if (own) return own;
  const found: FunctionCode[] = [];
  new TermWalk(({ term }) => {
    if (term.kind === 'function') found.push(term.code);
  }).statements(terms.body);
  functions.set(terms, found);
  return found;
}
