import { is, isRelated } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { splitAtQuantifier } from '../words/run-together.ts';
import { splitWords, textsOf, firstText, lastText } from '../words/split.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import type { PathChange, Span } from '../model/path.ts';
import type { Rewrite } from '../model/verdict.ts';
import { changed, dropped } from './changes.ts';
import { isOfItems } from './named-collections.ts';
import { isBelowNoun, neighbourBefore, isNamed } from './neighbours.ts';
import { nounText } from './noun-text.ts';
import { isOfOne } from './site.ts';

/** A redundant word, and the endpoint without it. */
interface Redundant {
  readonly name: string;
  readonly span: Span;
  readonly suggestion: Rewrite;
}

/**
 * Finds a word that repeats what the method and the collection express already: `all` in a GET and `new` in a POST,
 * next to a noun (`GET /allUsers`, `POST /newUser`) or alone after a collection (`GET /users/all`, `POST /users/new`).
 * Null where there is none.
 */
export function redundantQuantifier({ method, path }: Endpoint, { mount, words: own }: Surroundings): Redundant | null {
  const at = path.segments.length - 1;
  const segment = path.segments[at];
  if (segment?.kind !== 'static' || own.nouns.has(segment.value.toLowerCase())) return null;
  const [quantifier, ...noun] = splitWords(segment.value, segment.start).flatMap((word, index) =>
    index === 0 ? splitAtQuantifier(word) : [word],
  );
  if (!quantifier || !isRelated(quantifier.text, 'repeats', method)) return null;
  const before = neighbourBefore(path, at, mount);
  let change: PathChange;
  const [first, head] = [firstText(noun), lastText(noun)];
  const isSaid = isNamed(before, textsOf(noun));
  if (noun.length === 0 || isSaid) {
    if (before.kind !== 'collection' || !isOfItems(before.words) || !isBelowNoun(path, at, mount)) return null;
    change = dropped({ path, segment: at });
  } else {
    const isKind = is(first, 'all-kind') || noun.some(({ text }) => is(text, 'preposition', 'action'));
    // A new password replaces the old one.
    const isNamed = isNoun(head) && (method === 'POST' ? !isOfOne(head) : isPlural(head));
    if (isKind || !isNamed || isRelated(first, 'before', singular(head))) return null;
    const text = nounText(path.text, noun, quantifier, 'plural');
    change = { start: segment.start, end: segment.end, text };
  }
  const span = { start: quantifier.start, end: quantifier.end };
  return {
    name: path.text.slice(span.start, span.end),
    span,
    suggestion: { method, path: changed(path.text, change), change },
  };
}
