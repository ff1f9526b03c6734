import { segmentText } from '../paths/dialects.ts';
import type { Path, Segment } from '../model/path.ts';
import { parsePath } from '../paths/parse-path.ts';
import { parameterText } from '../paths/print.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { splitWords, wordTexts, lastText } from '../words/split.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import { identifies } from './identifiers.ts';
import { isPrefix } from './neighbours.ts';
import { pluralOf } from './noun-text.ts';
import type { Rewrite, ShapeFault } from '../model/verdict.ts';
import { redundantQuantifier } from './redundant-quantifier.ts';

/**
 * Judges whether the method suits the end of the path: POST acts on a collection, PUT, PATCH and DELETE act on an item,
 * and an identifier is a segment of its own. A fault is reported only where a known plural noun is directly before the
 * identifier or at the end, mount included.
 *
 * @param endpoint one without verbs
 */
export function findShapeFault(endpoint: Endpoint, surroundings: Surroundings): ShapeFault | null {
  return (
    joinedIdentifier(endpoint, surroundings) ?? saidTwice(endpoint, surroundings) ?? wrongMethod(endpoint, surroundings)
  );
}

function saidTwice(endpoint: Endpoint, surroundings: Surroundings): ShapeFault | null {
  const redundant = redundantQuantifier(endpoint, surroundings);
  return redundant && { kind: 'redundant-quantifier', ...redundant };
}

/**
 * Whether the judgement of an endpoint depends on a mount that is not known: `PUT /`, `POST /:id`.
 *
 * @param mount the path under which the router is mounted
 */
export function awaitsMount({ method, path }: Endpoint, mount: Path): boolean {
  if (mount.segments.at(-1)?.kind !== 'unknown') return false;
  const [first, second] = path.segments;
  if (method === 'POST')
    return first?.kind === 'parameter' && path.segments.length <= (second?.kind === 'static' ? 2 : 1);
  return first === undefined && (method === 'PUT' || method === 'PATCH' || method === 'DELETE');
}

function wrongMethod({ method, path }: Endpoint, surroundings: Surroundings): ShapeFault | null {
  const { update } = surroundings;
  const segments = [...placed(surroundings.mount), ...placed(path)];
  const [beforeLast, last] = [segments.at(-2), segments.at(-1)];
  if (!last) return null;
  if (method === 'POST') {
    const become = { method: update, path: path.text, change: { start: 0, end: 0, text: '' } };
    const collection = itemOf(last, beforeLast, surroundings);
    if (collection)
      return is(headOf(collection), 'inbox') || isOfRelation(last, collection)
        ? null
        : { kind: 'item-post', name: collection, span: null, suggestion: become };
    const isDetail = is(textOf(last), 'detail') && itemOf(beforeLast, segments.at(-3), surroundings) !== null;
    return isDetail ? { kind: 'detail-post', name: textOf(last), span: null, suggestion: become } : null;
  }
  const isDelete = method === 'DELETE';
  if (!isDelete && method !== 'PUT' && method !== 'PATCH') return null;
  const collection = collectionOf(last, surroundings);
  if (!collection || (!isDelete && isSet(collection, segments.slice(0, -1)))) return null;
  return {
    kind: isDelete ? 'collection-delete' : 'collection-change',
    name: collection,
    span: null,
    suggestion: withIdentifier({ method, path }, collection, segments),
  };
}

/** A segment with the path that it is in: the mount or the endpoint's own. */
interface Placed {
  readonly segment: Segment;
  readonly path: Path;
}

function placed(path: Path): Placed[] {
  return path.segments.map((segment) => ({ segment, path }));
}

function textOf({ segment, path }: Placed): string {
  return segmentText(path, segment);
}

/** The collection of an item, as it is written; null where the two segments are no collection and its identifier. */
function itemOf(item: Placed | undefined, before: Placed | undefined, surroundings: Surroundings): string | null {
  if (item?.segment.kind !== 'parameter' || item.segment.optional || item.segment.repeated) return null;
  const collection = collectionOf(before, surroundings);
  return collection && isIdentifier(item.segment.name, collection) ? collection : null;
}

/** A collection as it is written: a segment that is a plural noun beyond doubt. */
function collectionOf(at: Placed | undefined, { words: own }: Surroundings): string | null {
  if (at?.segment.kind !== 'static' || isPrefix(at.segment, at.path)) return null;
  const text = textOf(at);
  const words = wordTexts(text);
  const [first = '', head = ''] = [words[0], words.at(-1)];
  const isDoubtful =
    own.nouns.has(text.toLowerCase()) || is(first, 'action') || words.some((word) => is(word, 'preposition', 'many'));
  return !isDoubtful && text.toLowerCase().endsWith(head) && isNoun(head) && isPlural(head) ? text : null;
}

/**
 * `POST /likes/:id` likes the thing that the identifier names, unless the identifier is named after the like
 * (`:likeId`).
 */
function isOfRelation({ segment }: Placed, collection: string): boolean {
  const head = headOf(collection);
  return is(head, 'relation') && segment.kind === 'parameter' && !segment.name.toLowerCase().includes(head);
}

function headOf(collection: string): string {
  return singular(lastText(splitWords(collection)));
}

/** `:id`, `:userId`, `:user_id`, `:user` for `users`. Other keys, such as `:name`, may not identify an item. */
function isIdentifier(parameter: string, collection: string): boolean {
  const words = wordTexts(parameter);
  const says =
    is(words.at(-1) ?? '', 'identifier') ||
    parameter.toLowerCase().endsWith('id') ||
    words.at(-1) === headOf(collection);
  return says && identifies(parameter, wordTexts(collection));
}

/** `PUT /permissions` and `PUT /users/:id/tags` replace a whole set, that of the service or that of a user. */
function isSet(collection: string, before: readonly Placed[]): boolean {
  const head = headOf(collection);
  return is(head, 'set-of') || (is(head, 'part') && before.some(({ segment, path }) => !isPrefix(segment, path)));
}

function withIdentifier({ method, path }: Endpoint, collection: string, segments: readonly Placed[]): Rewrite {
  const isTaken = segments.some(({ segment }) => segment.kind === 'parameter' && segment.name === 'id');
  const end = path.segments.at(-1)?.end ?? path.text.length;
  const name = isTaken ? `${headOf(collection)}Id` : 'id';
  const text = `${path.text[end - 1] === '/' ? '' : '/'}${parameterText(name, path.dialect)}`;
  return { method, path: path.text.slice(0, end) + text + path.text.slice(end), change: { start: end, end, text } };
}

/** A noun and a parameter, with or without a separator: `user-:id`, `users:id`. */
const JOINED = /^([A-Za-z]+(?:[-_][A-Za-z]+)*?)([-_=]?):([A-Za-z_]\w*)$/;

function joinedIdentifier({ method, path }: Endpoint, { words: own }: Surroundings): ShapeFault | null {
  for (const segment of path.segments) {
    if (segment.kind !== 'mixed') continue;
    const name = segmentText(path, segment);
    const [, noun = '', , parameter = ''] = JOINED.exec(name) ?? [];
    const head = headOf(noun);
    if (
      !parameter ||
      own.nouns.has(noun.toLowerCase()) ||
      !isNoun(head) ||
      is(head, 'no-collection') ||
      !isIdentifier(parameter, noun)
    )
      continue;
    const change = { start: segment.start, end: segment.end, text: `${pluralOf(noun)}/:${parameter}` };
    const text = path.text.slice(0, change.start) + change.text + path.text.slice(change.end);
    const isSame = parsePath(text, path.dialect).segments.length === path.segments.length + 1;
    return {
      kind: 'joined-identifier',
      name,
      span: { start: segment.start, end: segment.end },
      suggestion: isSame ? { method, path: text, change } : null,
    };
  }
  return null;
}
