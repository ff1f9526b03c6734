import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import { is } from '../words/entries.ts';
import { isPlural, isUncountable, singular } from '../words/inflect.ts';
import type { CrudWord } from '../words/lexicon.ts';
import { lastText, textsOf } from '../words/split.ts';
import { neighbourBefore, sameResource } from './neighbours.ts';
import { isModifier } from './noun-kinds.ts';
import type { Finding } from './path-verbs.ts';
import { endsInOne, listedWords, parsePhrase, withNoun, type Phrase } from './phrase.ts';
import { isOne, isTrailing, showsItems, type Site } from './site.ts';

/** Describes the place of a verb in its path. */
export function describeSite(
  { method, path }: Endpoint,
  finding: Finding & { readonly entry: CrudWord },
  { mount, shown, renames = false }: Surroundings,
): Site {
  const parameters: string[] = [];
  for (const segment of path.segments.slice(finding.segment + 1)) {
    if (segment.kind !== 'parameter') break;
    parameters.push(segment.name);
  }
  const { operation } = finding.entry;
  const before = neighbourBefore(path, finding.segment, mount);
  const site: Site = {
    ...finding,
    ...withoutOne(parsePhrase(finding.beside), parameters.length > 0),
    ...{ path, method, mount, before, parameters, renames },
    operation: operation === 'save' && (method === 'PUT' || method === 'PATCH') ? 'update' : operation,
    collection: before.kind === 'collection' ? before.words : [],
    next: path.segments[finding.segment + 1]?.kind ?? 'none',
    shown: shown ?? null,
  };
  const listed = withoutList(site);
  return readsItems(listed) ? { ...listed, listed: true } : listed;
}

/**
 * Removes a `one` or `single` after a noun where an identifier follows: `getUserOne/:id` reads a user. Elsewhere, and
 * after nouns that are numbered, it may be a part of the name: `playerOne`, `phase-one`, `latest-one`, a single of
 * music.
 *
 * @param isIdentified whether a parameter follows
 */
function withoutOne(phrase: Phrase, isIdentified: boolean): Phrase {
  const noun = phrase.noun.slice(0, -1);
  const head = lastText(noun);
  const isName = is(singular(head), 'counted') || isUncountable(head) || isModifier({ noun });
  return isIdentified && endsInOne(phrase) && !isName ? withNoun(phrase, noun) : phrase;
}

/**
 * Removes `list` from the end of a noun: `getPigList` lists pigs below `/pigs`, and wherever other routes show pigs.
 * Elsewhere the list may be one thing, as a wish list is.
 */
function withoutList(site: Site): Site {
  const named = listedWords(site);
  if (!named) return site;
  const isBelow = mayHaveList(site.collection) && sameResource(site.collection, textsOf(named));
  return isBelow || site.shown !== null ? { ...withNoun(site, named), listed: true } : site;
}

/** Whether a list below a collection may be the collection itself: below `/shopping` it is a shopping list. */
function mayHaveList(collection: readonly string[]): boolean {
  const last = collection.at(-1) ?? '';
  return isPlural(last) || !is(last, 'before-list');
}

/**
 * Whether `list` may mean several items of the collection before it: `POST /users/addList` may add several users as
 * well as a list. After an item or the only one of its kind (`/profile`), it is a list of that one; but a
 * `/studentProfile` may be that of any student.
 */
export function isListOfItems({ noun, head, before, collection }: Site): boolean {
  return noun.length === 1 && singular(head) === 'list' && collection.length > (isOne(before) ? 1 : 0);
}

/**
 * Whether a `list` is the collection before it: `GET /users/getList` reads the users, unless other routes show that
 * lists are a resource. Where they may be one, an identifier in the path may be that of a list or of its owner.
 */
export function readsItems(site: Site): boolean {
  const { operation, head, before, collection, next, parameters } = site;
  if (operation !== 'read' || next === 'static' || head !== 'list' || !isListOfItems(site)) return false;
  if (isTrailing(site) || isOne(before) || showsItems(site)) return false;
  if (site.shown === 'created' && parameters.length === 0) return false;
  return mayHaveList(collection) && !sameResource(collection, ['list']);
}
