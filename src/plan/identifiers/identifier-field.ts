import { identifiesSeveral, isCalledAfter } from '../../convention/identifiers.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import { join } from '../../paths/print.ts';
import { is } from '../../words/entries.ts';
import { wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';

/** A field of a carrier. */
export interface CarriedField {
  readonly carrier: Carrier;
  readonly field: string;
}

/** Whether a field is called like the identifier of one item: `id`, `_id`, `userId`; not `ids`. */
export function isIdentifier(field: string): boolean {
  const words = wordTexts(field);
  return is(words.at(-1) ?? '', 'identifier') && !identifiesSeveral(field);
}

/**
 * The only identifier of some fields, or the one that is called after the collection, or the one that names no other
 * thing: `productId` of `{ productId, categoryId }` for `/products/update`, `id` of `{ id, roleId }`. Null where more
 * than one may be it.
 *
 * @param collection the words of the collection that the item is of; none where that is not known
 */
export function chosenField<Field extends { readonly carrier: Carrier; readonly field: string }>(
  ids: readonly Field[],
  collection: readonly string[],
): Field | null {
  const all = [...new Map(ids.map((each) => [`${each.carrier} ${each.field}`, each])).values()];
  const bare = all.filter(({ field }) => wordTexts(field).length === 1);
  const own = collection.length > 0 ? all.filter(({ field }) => isCalledAfter(field, collection)) : [];
  const fitting = [...new Set([...bare, ...own])];
  const [only, ...others] = fitting.length > 0 ? fitting : all;
  return only && others.length === 0 ? only : null;
}

/**
 * The name of the parameter that a field becomes: `id` for `_id`, and for `cId` of `/delete-category`, as one letter
 * does not say whose identifier a parameter is.
 */
export function parameterOf(field: string, judged: JudgedRoute): string {
  const [letter = '', identifier, ...others] = wordTexts(field);
  const isInitial = letter.length === 1 && identifier !== undefined && others.length === 0;
  return isInitial && nounOf(judged).startsWith(letter) ? identifier : field.replace(/^_+/, '');
}

/** The last word of the address of a route that is no verb; empty where there is none. */
function nounOf({ route, path }: JudgedRoute): string {
  const [mount] = addressesOf(route.router);
  const { segments } = mount ? join(mount, path, mount.dialect) : path;
  const words = segments.flatMap((each) => (each.kind === 'static' ? wordTexts(each.value) : []));
  return words.findLast((word) => !beginsWithVerb(word)) ?? '';
}

/** The words of the collection whose item a route would be, as it is proposed; none where that is not known. */
export function collectionOf({ route, suggestion }: JudgedRoute): readonly string[] {
  const [mount] = addressesOf(route.router);
  if (!suggestion || !mount) return [];
  const { segments } = join(mount, suggestion.path, mount.dialect);
  const last = segments.findLast((each) => each.kind === 'static');
  return last ? wordTexts(last.value) : [];
}
