import { segmentText } from '../paths/dialects.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable } from '../words/inflect.ts';
import { splitWords, wordTexts, lastText } from '../words/split.ts';
import type { PathChange } from '../model/path.ts';
import { withNumber } from './noun-text.ts';
import { isSingleton } from './site.ts';
import type { Site } from './verb-site.ts';

/** The segment after a verb. */
export interface NounSegment {
  readonly text: string;
  readonly end: number;
}

/**
 * The singular noun after a bare verb, with an identifier after it or nothing (`company` of `/create/company` and
 * `/get/company/:id`), or after a verb that reads many (`/get-all/company`); null where there is none.
 */
export function nounAfterVerb(site: Site): NounSegment | null {
  const { path, finding, resource, before } = site;
  const [segment, parameter, ...others] = path.segments.slice(finding.segment + 1);
  const isAlone = finding.beside.length === 0 || readsManyOf(site);
  if (before.kind !== 'none' || !isAlone || resource.noun.length > 0 || segment?.kind !== 'static' || others.length > 0)
    return null;
  if (parameter && parameter.kind !== 'parameter') return null;
  const text = segmentText(path, segment);
  const head = lastText(splitWords(text));
  const isOneOfMany = isNoun(head) && !isPlural(head) && !isUncountable(head) && !isSingleton(head);
  return isOneOfMany ? { text, end: segment.end } : null;
}

/** Whether the verb reads many of what follows it: `/get-all/company`. */
export function readsManyOf({ operation, resource: { whole, many, clause } }: Site): boolean {
  return operation === 'read' && (whole || many) && clause === 'none';
}

/**
 * Whether a preposition follows a verb, and with it a criterion, not a noun: `/get/by/owner/:id`,
 * `/get/all/from/owner`.
 */
export function hasCriterionAfterVerb({ path, finding }: Site): boolean {
  const behind = path.segments
    .slice(finding.segment + 1)
    .flatMap((segment) => (segment.kind === 'static' ? [segmentText(path, segment).toLowerCase()] : []));
  return is(behind.find((text) => !is(text, 'whole')) ?? '', 'preposition');
}

/**
 * How a preposition after a verb relates the noun to something else: to a second `resource` (`/add/product/to/cart`),
 * or to a `criterion` (`/get/userById/:id`); null where there is none. A read by something is fine without its verb:
 * `/users/by/role/:role`.
 */
export function relationAfterVerb({ path, finding: { segment: at, entry } }: Site): 'criterion' | 'resource' | null {
  const behind = path.segments
    .slice(at + 1)
    .map((segment) => (segment.kind === 'static' ? wordTexts(segmentText(path, segment)) : []));
  const binding = behind
    .flatMap((words) => (entry.operation === 'read' ? words.slice(1) : words))
    .find((word) => is(word, 'binding'));
  if (binding === undefined) return null;
  return binding === 'by' ? 'criterion' : 'resource';
}

/**
 * Whether a quantifier is the segment after a verb, and more segments follow: `/get/one/user/:id`,
 * `/users/find/one/:id`.
 */
export function isQuantified({ path, finding }: Site): boolean {
  const [next, behind] = path.segments.slice(finding.segment + 1);
  const word = next?.kind === 'static' ? segmentText(path, next).toLowerCase() : '';
  return behind !== undefined && is(word, 'quantifier') && !is(word, 'whole');
}

/** The change that removes the verb and puts the noun after it in the plural, as other routes have it. */
export function pluralAfterVerb({ path, finding }: Site, { text, end }: NounSegment): PathChange {
  return { start: path.segments[finding.segment]?.start ?? 0, end, text: withNumber(text, 'plural') };
}
