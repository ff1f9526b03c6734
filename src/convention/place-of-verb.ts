import { isNoun } from '../words/inflect.ts';
import { is } from '../words/entries.ts';
import type { Path } from '../model/path.ts';
import { wordTexts } from '../words/split.ts';
import { isCalledAfter } from './identifiers.ts';
import { neighbourBefore } from './neighbours.ts';
import { nounKey } from './noun-text.ts';

/** The surroundings of a segment that decide whether it is a noun or a verb. */
export interface Place {
  readonly method: string;
  /**
   * What is directly before: a collection (a noun), an item (a parameter), nothing but prefixes, or text or a mount
   * that is not known.
   */
  readonly previous: 'collection' | 'item' | 'none' | 'unknown';
  readonly next: 'none' | 'static' | 'parameter';
  /** The static text after, in lower case. */
  readonly nextText?: string;
  /** Whether the parameter after it is named after the collection before it: `/users/block/:userId`. */
  readonly ofPrevious?: boolean;
  /**
   * Whether the parameter after it is named after the segment, so that there are several of it: `/render/:renderId`.
   */
  readonly ofItself?: boolean;
  /** Whether the parameter after it is named after another thing: `/like/:postId`. */
  readonly ofOther?: boolean;
  /** Whether the words after the first one repeat the collection before it: `/users/post-users`. */
  readonly isAgain?: () => boolean;
}

/** The place of a segment in a path, below the mount of its router. */
export function placeOf(path: Path, at: number, mount: Path, method: string): Place {
  const before = neighbourBefore(path, at, mount);
  const previous = before.kind === 'unknown-mount' || before.kind === 'unknown-text' ? 'unknown' : before.kind;
  const behind = path.segments[at + 1];
  const next = behind === undefined ? 'none' : behind.kind === 'static' ? 'static' : 'parameter';
  const ofPrevious =
    before.kind === 'collection' && behind?.kind === 'parameter' && isCalledAfter(behind.name, before.words);
  const segment = path.segments[at];
  const ofItself =
    segment?.kind === 'static' &&
    behind?.kind === 'parameter' &&
    isNamedAfter(wordTexts(behind.name), wordTexts(segment.value));
  const ofOther = !ofItself && behind?.kind === 'parameter' && isIdentifierOf(wordTexts(behind.name));
  return {
    method,
    previous,
    next,
    ofPrevious,
    ofItself,
    ofOther,
    ...(behind?.kind === 'static' && { nextText: behind.value.toLowerCase() }),
  };
}

/** `:postId`, `:order_id`: an identifier with a noun before it. */
function isIdentifierOf(words: readonly string[]): boolean {
  return words.length > 1 && words.at(-1) === 'id' && isNoun(words.at(-2) ?? '');
}

/** `:renderId` after `render`, `:verify_profile_id` after `verify-profiles`. */
function isNamedAfter(parameter: readonly string[], segment: readonly string[]): boolean {
  return is(parameter.at(-1) ?? '', 'naming') && nounKey(parameter.slice(0, -1)) === nounKey(segment);
}
