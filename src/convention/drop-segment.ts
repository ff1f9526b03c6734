import { textAt } from '../paths/dialects.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { splitWords, wordTexts, lastText } from '../words/split.ts';
import { dropped } from './changes.ts';
import type { OpenQuestion } from '../model/verdict.ts';
import { identifies, isCalledAfter } from './identifiers.ts';
import { collectionOf, sameResource } from './neighbours.ts';
import {
  relationAfterVerb,
  hasCriterionAfterVerb,
  isQuantified,
  nounAfterVerb,
  pluralAfterVerb,
  readsManyOf,
} from './noun-after-verb.ts';
import { open, type Target } from './outcome.ts';
import { hasOneWord, isMany, isOfOne, isOwnOneBefore, isSingleton, meansUnnamedItem, showsItems } from './site.ts';
import type { Site } from './verb-site.ts';
import { toItem } from './suggested-items.ts';
import { addsToSum } from './ambiguous-updates.ts';

/**
 * The change for a verb that is a segment of its own, or whose noun precedes it already: the segment is removed. Where
 * that is not safe, the question that it leaves open.
 */
export function dropSegment(site: Site): Target {
  const { before } = site;
  if (isDoneAtOnce(site)) return open('bulk');
  if (isQuantified(site)) return open('qualified');
  const bound = relationAfterVerb(site);
  if (bound && !hasCriterionAfterVerb(site)) return open(bound === 'criterion' ? 'filter' : 'several-resources');
  if (before.kind === 'item') return drop(site, questionOfItem(site));
  if (before.kind === 'collection') {
    if (site.next === 'static' && site.operation === 'read' && namesAgain(site, before.words)) return dropBoth(site);
    const question = questionOfCollection(site, before.words);
    if (question === 'filter' && isOneOfMany(site, before.words))
      return { change: null, open: question, shown: dropped(site) };
    return question === 'missing-identifier'
      ? open(question, toItem(site, dropped(site), before.words))
      : drop(site, question);
  }
  if (before.kind === 'unknown-text') return open('partial-path');
  if (site.next === 'static' && !hasCriterionAfterVerb(site)) return inItsCollection(site, besideNoun(site));
  return open(before.kind === 'none' ? 'no-resource' : 'unknown-mount');
}

/** `/items/batch/delete` acts on many items, which the body of the request lists. */
function isDoneAtOnce({ before, finding, path, next }: Site): boolean {
  if (before.kind !== 'collection' || next !== 'none') return false;
  const isBelow = finding.segment > 1 && path.segments.length > 2;
  return before.words.every((word) => is(word, 'at-once') && (isBelow || !isNoun(word)));
}

/** `/users/get/users`: without the verb the path would have the same noun twice. */
function namesAgain({ path, finding }: Site, collection: readonly string[]): boolean {
  return sameResource(collection, wordTexts(textAt(path, finding.segment + 1)));
}

/** Removes the verb and the noun after it, if nothing follows that noun. */
function dropBoth(site: Site): Target {
  const { path, finding } = site;
  if (path.segments.length > finding.segment + 2) return open('several-resources');
  const isAll = isPlural(lastText(splitWords(textAt(path, finding.segment + 1))));
  return isAll ? { change: dropped(site, 1), open: null } : open('missing-identifier');
}

function drop(site: Site, question: OpenQuestion | null): Target {
  return question ? open(question) : { change: dropped(site), open: null };
}

/**
 * `/create/company` next to `/companies` gets the plural, as one resource should have one name; and so does
 * `/get-all/company`, which reads many. A read of a single one needs an identifier.
 */
function inItsCollection(site: Site, target: Target): Target {
  const readsMany = readsManyOf(site);
  const noun = (site.shown === null && !readsMany) || target.open ? null : nounAfterVerb(site);
  if (!noun) return target;
  const saysWhich = readsMany || site.operation !== 'read' || site.path.segments.at(-1)?.kind === 'parameter';
  return saysWhich ? { change: pluralAfterVerb(site, noun), open: null } : open('missing-identifier');
}

/** `/delete/user/:id`, `/get/users`: removes a verb that precedes its resource. */
function besideNoun(site: Site): Target {
  const { path, finding } = site;
  const last = path.segments.at(-1);
  const parameters = path.segments.filter((segment) => segment.kind === 'parameter').length;
  if (path.segments.some((segment) => segment.kind === 'unknown')) return open('partial-path');
  if (path.segments.some((segment) => segment.kind === 'wildcard' || segment.kind === 'mixed'))
    return open('odd-segment');
  if (parameters > 1) return open('several-identifiers');
  const { operation } = finding.entry;
  if (operation === 'create' || operation === 'save') return drop(site, last?.kind === 'static' ? null : 'item-create');
  const isItem = last?.kind === 'parameter' && identifies(last.name, wordTexts(textAt(path, path.segments.length - 2)));
  const isOnly = isSingleton(textAt(path, path.segments.length - 1).toLowerCase());
  if (operation === 'read' && parameters === 0)
    return drop(site, hasOneWord(site) && !isOnly ? 'missing-identifier' : null);
  if (operation === 'read') return drop(site, isItem && !isMany(site) ? null : 'filter');
  if (
    operation === 'update' &&
    last?.kind === 'parameter' &&
    isOfOther(last.name, textAt(path, path.segments.length - 2))
  )
    return open('filter');
  return drop(site, isItem || isOnly ? null : 'missing-identifier');
}

/**
 * `/update/role/:id` may change the role of another resource, which the parameter identifies, unless it is called
 * `:roleId`. Categories are resources of their own.
 */
function isOfOther(parameter: string, noun: string): boolean {
  const head = singular(wordTexts(noun).at(-1) ?? '');
  return (
    ((is(head, 'attribute') && !is(head, 'created')) || isSingleton(head)) && !parameter.toLowerCase().startsWith(head)
  );
}

/**
 * The question that is open where a verb is removed after a collection (`/users/show/:id`, `/users/create`); null where
 * there is none.
 */
function questionOfCollection(site: Site, collection: readonly string[]): OpenQuestion | null {
  const { entry } = site.finding;
  const parameter = site.parameters[0];
  const isItem = parameter !== undefined && identifies(parameter, collection);
  switch (entry.operation) {
    case 'read':
      // Without `list`, `/users/read/list` would end in `read`, a verb as well.
      if (collection.join() === 'read') return 'several-verbs';
      if (parameter === undefined) return meansUnnamedItem(site) ? 'missing-identifier' : null;
      return isItem && !isMany(site) ? null : 'filter';
    case 'create':
    case 'save':
      if (site.next !== 'none') return 'item-create';
      return addsToSum(site, collection) ? 'weak-verb' : null;
    default:
      if (parameter !== undefined && isMany(site)) return 'filter';
      if (parameter !== undefined) return isItem ? null : 'missing-identifier';
      if (site.next !== 'none') return 'no-resource';
      if (isOwnOneBefore(site) && !showsItems(site)) return null;
      if (site.resource.whole) return entry.operation === 'delete' ? null : 'bulk';
      return 'missing-identifier';
  }
}

/** `/tags/list/:id` may list the tags of another resource, or read one tag. */
function isOneOfMany(site: Site, collection: readonly string[]): boolean {
  const [parameter] = site.parameters;
  return isMany(site) && site.operation === 'read' && !!parameter && identifies(parameter, collection);
}

/** The question that is open where a verb is removed after an item (`/users/:id/edit`); null where there is none. */
function questionOfItem(site: Site): OpenQuestion | null {
  const { entry } = site.finding;
  if (entry.operation === 'create' || entry.operation === 'save') return 'item-create';
  if (isMany(site) || site.next !== 'none') return 'no-resource';
  return isOfWhole(site) ? (entry.operation === 'read' ? 'filter' : 'missing-identifier') : null;
}

/**
 * `/team-members/:teamId/remove` identifies the team, and not the member to remove. A team has many members; a user has
 * one profile.
 */
function isOfWhole({ path, finding, before }: Site): boolean {
  const [parameter, collection] = [path.segments[finding.segment - 1], collectionOf(before)];
  const head = singular(collection.at(-1) ?? '');
  if (parameter?.kind !== 'parameter' || identifies(parameter.name, collection) || isOfOne(head)) return false;
  return collection.slice(0, -1).some((_, at) => isCalledAfter(parameter.name, collection.slice(0, at + 1)));
}
