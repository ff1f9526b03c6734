import type { Path, Segment } from '../paths/path.ts';
import { MODIFIERS } from '../words/data/nouns.ts';
import { ATTRIBUTES, SINGLETONS, STATES } from '../words/data/singletons.ts';
import { isPlural, isUncountable, singular } from '../words/inflect.ts';
import type { CrudWord } from '../words/lexicon.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';
import type { OpenQuestion, Span } from './endpoint.ts';
import { identifies } from './identifiers.ts';
import { neighbourBefore, sameResource, type Neighbour } from './neighbours.ts';
import { nounText, type Number } from './noun-text.ts';
import type { VerbReading } from './read-verb.ts';
import { resourceWords, type ResourceWords } from './resource-words.ts';

/** A CRUD verb of a path and where it was found. */
export interface CrudFinding extends VerbReading {
  readonly entry: CrudWord;
  readonly segment: number;
}

/** A change of the path text, or the question that stands against a certain one, with a good answer where there is one. */
export type Target =
  | { readonly change: PathChange; readonly open: null }
  | { readonly change: PathChange | null; readonly open: OpenQuestion };

/** The characters of a path that are replaced, and by what. */
export type PathChange = Span & { readonly text: string };

interface Site {
  readonly path: Path;
  readonly finding: CrudFinding;
  readonly resource: ResourceWords;
  readonly before: Neighbour;
  /** The parameters directly behind the verb's segment. */
  readonly parameters: readonly string[];
  /** The kind of what stands directly behind. */
  readonly next: Segment['kind'] | 'none';
}

/**
 * What the path becomes when the verb falls: its segment goes, or keeps the noun beside it, in the plural where an item lives
 * in it or is created in it.
 *
 * @param finding the only verb of the path
 * @param mount the path under which the router stands
 */
export function findTarget(path: Path, finding: CrudFinding, mount: Path): Target {
  const site = describeSite(path, finding, mount);
  if (site.next === 'unknown') return open('partial-path');
  if (site.next === 'mixed' || site.next === 'wildcard') return open('odd-segment');
  if (site.resource.clause === 'resource') return open('several-resources', twoResources(site));
  if (site.resource.clause === 'criterion' && !isOwnIdentifier(site)) return open('filter');
  if (site.resource.clause !== 'none' && site.parameters.length === 0) return open('missing-identifier');
  if (site.parameters.length > 1) return open('several-identifiers');
  if (site.resource.many && finding.entry.operation !== 'read') return open('bulk');
  if (site.resource.noun.length === 0) return dropSegment(site);
  return namesNeighbour(site) ?? keepNoun(site);
}

function describeSite(path: Path, finding: CrudFinding, mount: Path): Site {
  const parameters: string[] = [];
  for (const segment of path.segments.slice(finding.segment + 1)) {
    if (segment.kind !== 'parameter') break;
    parameters.push(segment.name);
  }
  const next = path.segments[finding.segment + 1]?.kind ?? 'none';
  return { path, finding, resource: resourceWords(finding.beside), before: neighbourBefore(path, finding.segment, mount), parameters, next };
}

function open(question: OpenQuestion, change: PathChange | null = null): Target {
  return { change, open: question };
}

/** `getUserByUserId` under or about users: the criterion is the item's own identifier. */
function isOwnIdentifier({ resource, before }: Site): boolean {
  const own = resource.noun.length > 0 ? resource.noun.map((word) => word.text) : before.kind === 'collection' ? before.words : [];
  const said = resource.behind.map((word) => word.text);
  return said.at(-1) === 'id' && said.length > 1 && sameResource(own, said.slice(0, -1));
}

/** Where the noun beside the verb is the collection or the item before it, the whole segment says nothing new. */
function namesNeighbour(site: Site): Target | null {
  const noun = site.resource.noun.map((word) => word.text);
  const { before } = site;
  if (before.kind === 'unknown-mount') return open('unknown-mount');
  if (before.kind === 'unknown-text') return open('partial-path');
  if (before.kind === 'collection') {
    if (!sameResource(before.words, noun)) return null;
    return readsOneOf(site, before.words, noun) ? open('missing-identifier', toItem(site, dropped(site), before.words)) : dropSegment(site);
  }
  if (before.kind !== 'item' || isPlural(noun.at(-1) ?? '')) return null;
  if (before.collection.kind === 'unknown-mount') return open('unknown-mount');
  return before.collection.kind === 'collection' && sameResource(before.collection.words, noun) ? dropSegment(site) : null;
}

/** `GET /products/getProduct` reads one of the products and does not say which. */
function readsOneOf(site: Site, collection: readonly string[], noun: readonly string[]): boolean {
  if (site.finding.entry.operation !== 'read' || site.next !== 'none' || isMany(site)) return false;
  return isPlural(collection.at(-1) ?? '') && !isPlural(noun.at(-1) ?? '');
}

/** The verb stands alone, or its noun stands before it already. */
function dropSegment(site: Site): Target {
  const { before } = site;
  if (before.kind === 'unknown-text') return open('partial-path');
  if (before.kind === 'none' || before.kind === 'unknown-mount') {
    if (site.next === 'static') return nounBehind(site);
    return open(before.kind === 'none' ? 'no-resource' : 'unknown-mount');
  }
  const question = before.kind === 'collection' ? questionOfCollection(site, before.words) : questionOfItem(site);
  if (question === 'missing-identifier') return open(question, toItem(site, dropped(site), before.kind === 'collection' ? before.words : []));
  return question ? open(question) : { change: dropped(site), open: null };
}

/** `/delete/user/:id`, `/get/users`: the resource stands behind the verb. */
function nounBehind(site: Site): Target {
  const { path, finding } = site;
  const last = path.segments.at(-1);
  const parameters = path.segments.filter((segment) => segment.kind === 'parameter').length;
  if (path.segments.slice(finding.segment).some((segment) => segment.kind !== 'static' && segment.kind !== 'parameter')) return open('partial-path');
  if (parameters > 1) return open('several-identifiers');
  const words = segmentText(path, finding.segment + 1);
  const { operation } = finding.entry;
  if (operation === 'create' || operation === 'save') return last?.kind === 'static' ? { change: dropped(site), open: null } : open('item-create');
  const isItem = last?.kind === 'parameter' && identifies(last.name, [words]);
  if (operation === 'read') return isItem || parameters === 0 ? { change: dropped(site), open: null } : open('filter');
  if (isItem || (last?.kind === 'static' && isSingleton(segmentText(path, path.segments.length - 1)))) return { change: dropped(site), open: null };
  return open('missing-identifier');
}

function segmentText(path: Path, at: number): string {
  const segment = path.segments[at];
  return segment ? path.text.slice(segment.start, segment.end).toLowerCase() : '';
}

/** What stands against dropping a verb behind a collection: `/users/show/:id`, `/users/create`. */
function questionOfCollection(site: Site, collection: readonly string[]): OpenQuestion | null {
  const { entry } = site.finding;
  const parameter = site.parameters[0];
  const isItem = parameter !== undefined && identifies(parameter, collection);
  switch (entry.operation) {
    case 'read':
      if (parameter === undefined) return null;
      return isItem && !isMany(site) ? null : 'filter';
    case 'create':
    case 'save':
      if (site.next !== 'none') return 'item-create';
      return null;
    default:
      if (parameter !== undefined) return isItem ? null : 'missing-identifier';
      if (site.next !== 'none') return 'no-resource';
      if (entry.operation === 'delete' && site.resource.whole) return null;
      return isOwnOne(collection.at(-1) ?? '', site) ? null : 'missing-identifier';
  }
}

/** Whether the words say that more than one is meant. */
function isMany({ finding, resource }: Site): boolean {
  return resource.whole || resource.many || resource.listed || finding.entry.many === true;
}

/** What stands against dropping a verb behind an item: `/users/:id/edit`. */
function questionOfItem(site: Site): OpenQuestion | null {
  const { entry } = site.finding;
  if (entry.operation === 'create' || entry.operation === 'save') return 'item-create';
  if (isMany(site) || site.next !== 'none') return 'no-resource';
  return null;
}

/** Whether a noun is the only one where it stands: `/profile` is, `/status` is behind an item. */
function isOwnOne(noun: string, { path, finding, before }: Site): boolean {
  if (!STATES.has(noun)) return isSingleton(noun);
  return isOne(before) || path.segments.slice(0, finding.segment).some((segment) => segment.kind === 'parameter');
}

function isSingleton(noun: string): boolean {
  return SINGLETONS.has(noun);
}

/** The verb falls and its noun stays: `/getUsers`, `/users/:id/addPost`. */
function keepNoun(site: Site): Target {
  const { finding, resource, before } = site;
  if (before.kind === 'collection' && isTrailing(site)) return open('several-resources');
  if (finding.entry.operation !== 'read' && isModifier(resource.noun)) return open('no-resource');
  const head = resource.noun.at(-1)?.text ?? '';
  const parameter = site.parameters[0];
  const isItem = parameter !== undefined;
  if (isItem) {
    if (finding.entry.operation === 'create') return open('item-create');
    if (!isItemOf(parameter, resource.noun, site) || isMany(site)) return open('filter', ofItem(site));
    return keep(site, 'plural');
  }
  if (site.next !== 'none' && finding.entry.operation !== 'read') return open('no-resource');
  switch (finding.entry.operation) {
    case 'read':
      if (isMany(site)) return keep(site, 'plural');
      return isOneOfMany(site) ? open('missing-identifier', toItem(site, nounChange(site, 'plural'), [head])) : keep(site, 'kept');
    case 'create':
    case 'save':
      if (isSingleton(head)) return finding.word.text === 'create' ? keep(site, 'kept') : open('weak-verb');
      return finding.entry.operation === 'save' ? open('missing-identifier') : keep(site, 'plural');
    default:
      if (finding.entry.operation === 'delete' && resource.whole) return keep(site, 'plural');
      if (isOwnOne(head, site) || (isOne(before) && isAttribute(head))) return keep(site, 'kept');
      return open('missing-identifier', ofItem(site) ?? toItem(site, nounChange(site, 'plural'), [head]));
  }
}

/** `/getUser` reads one user and does not say which; `/getProfile` and `/users/:id/getRole` read the only one. */
function isOneOfMany({ resource, before }: Site): boolean {
  const [head, ...others] = resource.noun.map((word) => word.text);
  if (!head || others.length > 0 || isOne(before) || isPlural(head)) return false;
  return isNoun(head) && !isSingleton(head) && !isAttribute(head);
}

/** `/users/updateRole/:id` and `/orders/updateStatus` may mean `/users/:id/role` and `/orders/:id/status`. */
function ofItem(site: Site): PathChange | null {
  const { path, finding, resource, before } = site;
  const head = resource.noun.at(-1)?.text ?? '';
  const change = nounChange(site, 'kept');
  const item = path.segments[finding.segment + 1];
  const isEnd = finding.segment + (item ? 2 : 1) === path.segments.length;
  if (before.kind !== 'collection' || finding.entry.operation === 'read' || !isEnd || resource.noun.length > 1 || !(isSingleton(head) || isAttribute(head))) return null;
  if (item?.kind === 'parameter') return identifies(item.name, before.words) ? { start: change.start, end: item.end, text: `:${item.name}/${change.text}` } : null;
  return { ...change, text: `:${freeName(path, before.words)}/${change.text}` };
}

/** Whether what stands before is one thing: an item, or a singleton such as `/profile`. */
function isOne(before: Neighbour): boolean {
  return before.kind === 'item' || (before.kind === 'collection' && isSingleton(before.words.at(-1) ?? ''));
}

function isAttribute(noun: string): boolean {
  return ATTRIBUTES.has(noun) || isUncountable(noun);
}

/** A singleton has no items: the parameter of `/getProfile/:id` names its owner, unless it says `:profileId`. */
function isItemOf(parameter: string, noun: readonly Word[], site: Site): boolean {
  const words = noun.map((word) => word.text);
  if (!identifies(parameter, words)) return false;
  const head = singular(words.at(-1) ?? '');
  if (parameter.toLowerCase().startsWith(head)) return true;
  const { operation } = site.finding.entry;
  const isAttributeOf = ATTRIBUTES.has(head) && (isOne(site.before) || operation === 'update' || (operation !== 'read' && words.length > 1));
  return !isSingleton(head) && !isAttributeOf && !(site.before.kind === 'collection' && operation !== 'read');
}

function keep(site: Site, number: Number): Target {
  return { change: keptNoun(site, number), open: null };
}

function keptNoun(site: Site, number: Number): PathChange {
  return smallest(site.path.text, nounChange(site, number));
}

/** The whole segment replaced by its noun. */
function nounChange({ path, finding, resource }: Site, number: Number): PathChange {
  const segment = path.segments[finding.segment];
  return { start: segment?.start ?? 0, end: segment?.end ?? 0, text: nounText(path.text, resource.noun, finding.word, number) };
}

/** The segment with the slash before it; the first one with the slash behind it where none stands before. */
function dropped({ path, finding }: Site): PathChange {
  const segment = path.segments[finding.segment];
  const { start, end } = segment ?? { start: 0, end: 0 };
  const isOnly = path.segments.length === 1;
  if (isOnly) return { start, end: path.text[end] === '/' && path.text[start - 1] === '/' ? end + 1 : end, text: '' };
  if (path.text[start - 1] === '/') return { start: start - 1, end, text: '' };
  return { start, end: end + 1, text: '' };
}

/** The change that also asks for an identifier behind the collection, for a person to choose. */
function toItem({ path, parameters, finding }: Site, change: PathChange, collection: readonly string[]): PathChange | null {
  const isLast = finding.segment === path.segments.length - 1;
  if (parameters.length > 0 || !isLast) return null;
  const slash = change.text === '' && path.text[change.start - 1] === '/' ? '' : '/';
  return { ...change, text: `${change.text}${slash}:${freeName(path, collection)}` };
}

/** `id`, or `postId` where the path has an `:id` already. */
function freeName({ segments }: Path, collection: readonly string[]): string {
  const isTaken = segments.some((segment) => segment.kind === 'parameter' && segment.name === 'id');
  return isTaken ? `${singular(collection.at(-1) ?? 'item')}Id` : 'id';
}

/** `addActive`, `createFeatured`: an adjective names no collection. */
function isModifier(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return !isNoun(head) && (MODIFIERS.has(head) || /(?:ed|ive|able|ible|ful|less|ous|est)$/.test(head));
}

/** `github-create`: the word before a verb may be the thing or the manner. */
function isTrailing({ finding, resource }: Site): boolean {
  return (resource.noun[0]?.start ?? Infinity) < finding.word.start;
}

/** `/removeUserFromGroup/:userId/:groupId` is `/groups/:groupId/users/:userId`, where the parameters say which is which. */
function twoResources({ path, finding, resource, parameters }: Site): PathChange | null {
  const preposition = resource.behind.length > 0 && finding.entry.operation === 'delete';
  const isEnd = finding.segment + 1 + parameters.length === path.segments.length;
  if (!preposition || !isEnd || parameters.length !== 2) return null;
  const inner = resource.noun.map((word) => word.text);
  const outer = resource.behind.map((word) => word.text);
  const [one, two] = parameters;
  if (!one || !two) return null;
  const [innerId, outerId] = namesItem(one, inner) ? [one, two] : [two, one];
  if (!namesItem(innerId, inner) || !namesItem(outerId, outer)) return null;
  const nounOf = (words: readonly Word[]): string => nounText(path.text, words, finding.word, 'plural');
  const start = path.segments[finding.segment]?.start ?? 0;
  return { start, end: path.text.length, text: `${nounOf(resource.behind)}/:${outerId}/${nounOf(resource.noun)}/:${innerId}` };
}

function namesItem(parameter: string, noun: readonly string[]): boolean {
  return parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? '')) && noun.length > 0;
}

/** Trims what the old and the new text share, so that the edit touches only the words that change. */
function smallest(text: string, change: PathChange): PathChange {
  let { start, end, text: replacement } = change;
  while (start < end && replacement && text[end - 1] === replacement.at(-1)) {
    end -= 1;
    replacement = replacement.slice(0, -1);
  }
  while (start < end && replacement && text[start] === replacement[0]) {
    start += 1;
    replacement = replacement.slice(1);
  }
  return { start, end, text: replacement };
}
