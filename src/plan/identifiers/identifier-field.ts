import { identifiesSeveral } from '../../convention/identifiers.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import { is } from '../../words/entries.ts';
import { wordTexts } from '../../words/split.ts';

/** Whether a field is called like the identifier of one item: `id`, `_id`, `userId`; not `ids`. */
export function isIdentifier(field: string): boolean {
  const words = wordTexts(field);
  return is(words.at(-1) ?? '', 'identifier') && !identifiesSeveral(field);
}

/** The only identifier of some fields, or the one that names no other thing: `id` of `{ id, roleId }`; else null. */
export function chosenField<Field extends { readonly carrier: Carrier; readonly field: string }>(
  ids: readonly Field[],
): Field | null {
  const all = [...new Map(ids.map((each) => [`${each.carrier} ${each.field}`, each])).values()];
  const bare = all.filter(({ field }) => wordTexts(field).length === 1);
  const [only, ...others] = bare.length > 0 ? bare : all;
  return only && others.length === 0 ? only : null;
}
