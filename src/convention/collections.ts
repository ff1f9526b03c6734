import type { Path } from '../paths/path.ts';
import { ACTIONS } from '../words/data/actions.ts';
import { CREATED } from '../words/data/nouns.ts';
import { NEVER_COLLECTIONS, PREPOSITIONS } from '../words/data/particles.ts';
import { ATTRIBUTES, SINGLETONS } from '../words/data/singletons.ts';
import { isPlural, isUncountable } from '../words/inflect.ts';
import { isNoun } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';
import type { Endpoint, Span, Surroundings } from './endpoint.ts';
import { isPrefix, neighbourBefore } from './neighbours.ts';
import { pluralOf } from './noun-text.ts';

/** A collection of a path that is named in the singular. */
export interface SingularCollection {
  /** As it stands in the path. */
  readonly name: string;
  readonly plural: string;
  readonly span: Span;
}

/**
 * Finds the collections of a path that are singular nouns: what stands before the identifier of an item, and what a POST creates
 * one of. A word that is no known noun, that an item has one of, or that is a verb as well gets no opinion.
 *
 * @param verbs the indexes of segments that hold a verb
 */
export function singularCollections(endpoint: Endpoint, verbs: ReadonlySet<number>, { mount, words: own }: Surroundings): SingularCollection[] {
  const { path } = endpoint;
  return path.segments.flatMap((segment, at) => {
    if (segment.kind !== 'static' || verbs.has(at) || isPrefix(segment, path)) return [];
    const name = path.text.slice(segment.start, segment.end);
    const words = splitWords(name);
    const head = words.at(-1);
    if (!head || head.end !== name.length || own.nouns.has(name.toLowerCase()) || !isSingularNoun(words.map((word) => word.text))) return [];
    const isCreated = words.length === 1 && CREATED.has(head.text) && verbs.size === 0 && createsAt(endpoint, at, mount);
    if (!isCreated && !hasItem(path, at, head.text)) return [];
    return [{ name, plural: name.slice(0, head.start) + pluralOf(name.slice(head.start)), span: { start: segment.start, end: segment.end } }];
  });
}

/** Whether an identifier of the noun follows: at once (`/user/:id`, `/user/1`), or by its name (`/case/urgent/:caseId`). */
function hasItem({ segments }: Path, at: number, noun: string): boolean {
  const [next, ...others] = segments.slice(at + 1);
  if (next?.kind !== 'static') return next?.kind === 'parameter';
  if (/^\d+$/.test(next.value)) return true;
  const item = others.find(({ kind }) => kind !== 'static');
  return item?.kind === 'parameter' && splitWords(item.name).map((word) => word.text).join('') === `${noun}id`;
}

/** Whether a POST ends in a segment that stands for itself or belongs to an item; behind another noun it may say anything. */
function createsAt({ method, path }: Endpoint, at: number, mount: Path): boolean {
  if (method !== 'POST' || at !== path.segments.length - 1) return false;
  const before = neighbourBefore(path, at, mount).kind;
  return before === 'none' || before === 'item';
}

/** Words that are actions elsewhere, or attributes of an item, and name a resource where an identifier follows. */
const RESOURCES: ReadonlySet<string> = new Set([
  'address', 'menu', 'image', 'photo', 'picture', 'token', 'role', 'plan', 'category', 'chart',
  'report', 'request', 'review', 'record', 'order', 'comment', 'commit', 'build', 'claim', 'transfer', 'vote', 'tag', 'link', 'bookmark', 'refund', 'release', 'award', 'estimate',
]);

function isAction(word: string): boolean {
  return Object.hasOwn(ACTIONS, word) && !RESOURCES.has(word);
}

function isSingularNoun(words: readonly string[]): boolean {
  const [first = '', head = ''] = [words[0], words.at(-1)];
  if (words.some((word) => PREPOSITIONS.has(word)) || isAction(first) || isAction(head)) return false;
  if (SINGLETONS.has(head) || (ATTRIBUTES.has(head) && !RESOURCES.has(head)) || NEVER_COLLECTIONS.has(head)) return false;
  return isNoun(head) && !isPlural(head) && !isUncountable(head);
}
