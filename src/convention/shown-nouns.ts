import { parsePath, pathBefore } from '../paths/parse-path.ts';
import { segmentText } from '../paths/dialects.ts';
import type { Path } from '../model/path.ts';
import { isPlural } from '../words/inflect.ts';
import { splitWords, type Word, textsOf } from '../words/split.ts';
import type { Endpoint, Shown, Supposed } from '../model/endpoint.ts';
import type { VerbSegment, Verdict } from '../model/verdict.ts';
import { identifies } from './identifiers.ts';
import { isPrefix } from './neighbours.ts';
import { nounKey } from './noun-text.ts';
import { parsePhrase } from './phrase.ts';
import { segmentWords } from './segment-words.ts';

/** A noun of which an endpoint shows many. */
export interface ShownNoun extends Pick<Supposed, 'noun' | 'isPlural'> {
  readonly shown: Shown;
  /** The address before it. */
  readonly before: Path;
}

/**
 * The nouns of which an endpoint shows that there may be many: by a plural, by an identifier after them, or because it
 * creates one. A rewritten endpoint shows the same before and after.
 *
 * @param endpoint with the whole address
 * @param verdict on the endpoint by itself
 */
export function shownNouns(
  { method, path }: Endpoint,
  { rewrite, verbs }: Pick<Verdict, 'rewrite' | 'verbs'>,
): readonly ShownNoun[] {
  const now: Endpoint = rewrite
    ? { method: rewrite.method, path: parsePath(rewrite.path, path.dialect) }
    : { method, path };
  return now.path.segments.flatMap((segment, at) => {
    const verb = rewrite ? undefined : verbs.find((each) => each.segment === at);
    if (segment.kind !== 'static' || isPrefix(segment, now.path)) return [];
    const words = verb ? besideVerb(now.path, verb) : splitWords(segmentText(now.path, segment));
    const noun = verb ? parsePhrase(words).texts : textsOf(words);
    const shown = verb ? shownBeside(now.path, verb, words) : shownAt(now, at, noun);
    if (!shown || noun.length === 0) return [];
    return [
      {
        noun: nounKey(noun),
        shown,
        before: pathBefore(now.path, at),
        ...(!verb && isPlural(noun.at(-1) ?? '') && { isPlural: true }),
      },
    ];
  });
}

function hasItem({ segments }: Path, at: number, noun: readonly string[]): boolean {
  const next = segments[at + 1];
  return next?.kind === 'parameter' && identifies(next.name, noun);
}

/**
 * What a noun without a verb shows. A plural at the end of a POST shows that items are created, and not that they are
 * read.
 */
function shownAt({ method, path }: Endpoint, at: number, noun: readonly string[]): Shown | null {
  if (hasItem(path, at, noun)) return method === 'DELETE' ? 'deleted' : 'items';
  if (!isPlural(noun.at(-1) ?? '')) return null;
  return method === 'POST' && at === path.segments.length - 1 ? 'created' : 'items';
}

function besideVerb({ segments, text }: Path, { segment: at, span }: VerbSegment): readonly Word[] {
  const segment = segments[at];
  const words = (segment && segmentWords(segment, text)?.words) ?? [];
  return words.filter(({ start, end }) => end <= span.start || start >= span.end);
}

/**
 * What a noun shows next to a verb that is not removed. A write to a `list` shows that lists may be items; a read does
 * not, as its identifier may be that of a listed thing.
 */
function shownBeside(path: Path, { kind, operation, segment }: VerbSegment, beside: readonly Word[]): Shown | null {
  if (kind !== 'crud') return null;
  const { texts: words, whole, many, listed, clause } = parsePhrase(beside);
  const isNamed = clause === 'identifier' || clause === 'criterion';
  if (words.join() === 'list') return operation === 'read' ? null : 'created';
  const isItem = hasItem(path, segment, words);
  if (isItem && operation === 'delete') return 'deleted';
  if (isNamed || whole || many || listed || isPlural(words.at(-1) ?? '') || isItem) return 'items';
  return operation === 'create' ? 'created' : null;
}
