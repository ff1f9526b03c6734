import type { Path } from '../paths/path.ts';
import { ACTIONS } from '../words/data/actions.ts';
import { NEVER_COLLECTIONS, PREPOSITIONS } from '../words/data/particles.ts';
import { ATTRIBUTES, SINGLETONS } from '../words/data/singletons.ts';
import { isPlural, isUncountable } from '../words/inflect.ts';
import { isNoun } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';
import type { Span } from './endpoint.ts';
import { isPrefix } from './neighbours.ts';
import { pluralOf } from './noun-text.ts';

/** A collection of a path that is named in the singular. */
export interface SingularCollection {
  /** As it stands in the path. */
  readonly name: string;
  readonly plural: string;
  readonly span: Span;
}

/**
 * Finds the collections of a path that are singular nouns: what stands directly before the identifier of an item. A word that is
 * no known noun, that an item has one of, or that is a verb as well gets no opinion.
 *
 * @param verbs the indexes of segments that hold a verb
 * @param allowed segments in lower case that are left alone
 */
export function singularCollections(path: Path, verbs: ReadonlySet<number>, allowed: ReadonlySet<string>): SingularCollection[] {
  return path.segments.flatMap((segment, at) => {
    if (segment.kind !== 'static' || path.segments[at + 1]?.kind !== 'parameter' || verbs.has(at) || isPrefix(segment, path)) return [];
    const name = path.text.slice(segment.start, segment.end);
    const words = splitWords(name);
    const head = words.at(-1);
    if (!head || head.end !== name.length || allowed.has(name.toLowerCase()) || !isSingularNoun(words.map((word) => word.text))) return [];
    return [{ name, plural: name.slice(0, head.start) + pluralOf(name.slice(head.start)), span: { start: segment.start, end: segment.end } }];
  });
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
