import { segmentText, textAt } from '../paths/dialects.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import { firstText, splitWords, wordTexts } from '../words/split.ts';
import type { PathChange, Segment } from '../model/path.ts';
import { identifies } from './identifiers.ts';
import { sameResource } from './neighbours.ts';
import { endsInAdverb } from './noun-kinds.ts';
import { withNumber } from './noun-text.ts';
import { isSingleton, type Site } from './site.ts';

/** The segments after that of the verb. */
export function following({ path, segment }: Site): readonly Segment[] {
  return path.segments.slice(segment + 1);
}

/** The words of each segment after that of the verb; none where it is a parameter. */
function wordsFollowing(site: Site): readonly (readonly string[])[] {
  return following(site).map((each) => (each.kind === 'static' ? wordTexts(segmentText(site.path, each)) : []));
}

/** Whether the last segment of the path is of a kind. */
export function endsWith({ path }: Site, kind: Segment['kind']): boolean {
  return path.segments.at(-1)?.kind === kind;
}

/** The words of the collection whose identifier ends the path. */
function lastCollection({ path }: Site): readonly string[] {
  return wordTexts(textAt(path, path.segments.length - 2));
}

/** Whether the path ends with an identifier of the collection before it: `/delete/user/:id`. */
export function endsWithItem(site: Site): boolean {
  const last = site.path.segments.at(-1);
  return last?.kind === 'parameter' && identifies(last.name, lastCollection(site));
}

/** Whether the path ends with something of which there is only one: `/update/profile`. */
export function endsWithOnlyOne({ path }: Site): boolean {
  return isSingleton(textAt(path, path.segments.length - 1).toLowerCase());
}

/**
 * `/update/role/:id` may change the role of another resource, which the parameter identifies, unless it is called
 * `:roleId`. Categories are resources of their own.
 */
export function endsWithOther(site: Site): boolean {
  const last = site.path.segments.at(-1);
  const head = singular(lastCollection(site).at(-1) ?? '');
  return (
    last?.kind === 'parameter' &&
    ((is(head, 'attribute') && !is(head, 'created')) || isSingleton(head)) &&
    !last.name.toLowerCase().startsWith(head)
  );
}

/** `/users/get/users`: without the verb the path would have the same noun twice. */
export function repeatsCollection(site: Site): boolean {
  return site.next === 'static' && sameResource(site.collection, wordsFollowing(site)[0] ?? []);
}

/** `/users/get/users` names all of them again, and `/users/get/user` one. */
export function repeatsAll(site: Site): boolean {
  return isPlural(wordsFollowing(site)[0]?.at(-1) ?? '');
}

/**
 * Whether the segment after a bare verb, or after a verb that reads many, is a singular noun with an identifier after
 * it or nothing: `company` of `/create/company`, `/get/company/:id` and `/get-all/company`.
 */
export function precedesNoun(site: Site): boolean {
  const { beside, noun, before } = site;
  const [segment, parameter, ...others] = following(site);
  const isAlone = beside.length === 0 || readsManyOf(site);
  if (before.kind !== 'none' || !isAlone || noun.length > 0 || segment?.kind !== 'static' || others.length > 0)
    return false;
  if (parameter && parameter.kind !== 'parameter') return false;
  const head = wordsFollowing(site)[0]?.at(-1) ?? '';
  return isNoun(head) && !isPlural(head) && !isUncountable(head) && !isSingleton(head);
}

/** Whether the verb reads many of what follows it: `/get-all/company`. */
export function readsManyOf({ operation, whole, many, clause }: Site): boolean {
  return operation === 'read' && (whole || many) && clause === 'none';
}

/**
 * How a preposition after a verb relates the noun to something else: to a second `resource` (`/add/product/to/cart`),
 * or to a `criterion` (`/get/userById/:id`); null where there is none, and where it directly follows the verb, and with
 * it a criterion, not a noun: `/get/by/owner/:id`, `/get/all/from/owner`. A read by something is fine without its verb:
 * `/users/by/role/:role`.
 */
export function relationAfterVerb(site: Site): 'criterion' | 'resource' | null {
  if (hasCriterionAfterVerb(site)) return null;
  const binding = wordsFollowing(site)
    .flatMap((words) => (site.operation === 'read' ? words.slice(1) : words))
    .find((word) => is(word, 'binding'));
  if (binding === undefined) return null;
  return binding === 'by' ? 'criterion' : 'resource';
}

/** Whether a preposition is the segment after a verb, or the one after `all`. */
export function hasCriterionAfterVerb(site: Site): boolean {
  const texts = following(site).flatMap((each) =>
    each.kind === 'static' ? [segmentText(site.path, each).toLowerCase()] : [],
  );
  return is(texts.find((text) => !is(text, 'whole')) ?? '', 'preposition');
}

/**
 * Whether a quantifier is the segment after a verb, and more segments follow: `/get/one/user/:id`,
 * `/users/find/one/:id`.
 */
export function isQuantified(site: Site): boolean {
  const [next, after] = following(site);
  const word = next?.kind === 'static' ? segmentText(site.path, next).toLowerCase() : '';
  return after !== undefined && is(word, 'quantifier') && !is(word, 'whole');
}

/** The change that removes the verb and puts the noun after it in the plural, as other routes have it. */
export function pluralAfterVerb({ path, segment }: Site): PathChange {
  const { end = 0 } = path.segments[segment + 1] ?? {};
  return { start: path.segments[segment]?.start ?? 0, end, text: withNumber(textAt(path, segment + 1), 'plural') };
}

/**
 * Whether a segment next to a bare `delete` describes how something is deleted: `/hard/delete/:id`,
 * `/users/delete/permanently/:id`. Without the verb it would look like a collection. A word such as `daily` may be one
 * (`/daily/delete/:id`), and so may `batch`.
 */
export function hasDeletionManner({ path: { segments }, segment, operation, beside }: Site): boolean {
  if (operation !== 'delete' || beside.length > 0) return false;
  return [segments[segment - 1], segments[segment + 1]].some((each) => each?.kind === 'static' && isManner(each.value));
}

function isManner(text: string): boolean {
  const noun = splitWords(text);
  const word = firstText(noun);
  if (noun.length !== 1 || is(word, 'modifier', 'at-once')) return false;
  return is(word, 'manner', 'at-once') || endsInAdverb({ noun });
}
