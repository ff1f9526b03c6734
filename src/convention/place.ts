import type { Path } from '../paths/path.ts';
import { wordTexts } from '../words/split.ts';
import { isCalledAfter } from './identifiers.ts';
import { neighbourBefore } from './neighbours.ts';

/** Where a segment stands, as far as the choice between noun and verb needs it. */
export interface Place {
  readonly method: string;
  /** What stands directly before: a collection (a noun), an item (a parameter), nothing but prefixes, or a mount that is not known. */
  readonly previous: 'collection' | 'item' | 'none' | 'unknown';
  readonly next: 'none' | 'static' | 'parameter';
  /** The static text behind, in lower case. */
  readonly nextText?: string;
  /** Whether the parameter behind is called after what stands before: `/users/block/:userId`. */
  readonly ofPrevious?: boolean;
  /** Whether the parameter behind is called after the segment, of which there are several then: `/render/:renderId`. */
  readonly ofItself?: boolean;
  /** Whether the words behind the first one name the collection before again: `/users/post-users`. */
  readonly isAgain?: () => boolean;
}

/** The place of a segment in a path, below the mount of its router. */
export function placeOf(path: Path, at: number, mount: Path, method: string): Place {
  const before = neighbourBefore(path, at, mount);
  const previous = before.kind === 'unknown-mount' || before.kind === 'unknown-text' ? 'unknown' : before.kind;
  const behind = path.segments[at + 1];
  const next = behind === undefined ? 'none' : behind.kind === 'static' ? 'static' : 'parameter';
  const ofPrevious = before.kind === 'collection' && behind?.kind === 'parameter' && isCalledAfter(behind.name, before.words);
  const segment = path.segments[at];
  const ofItself = segment?.kind === 'static' && behind?.kind === 'parameter' && wordTexts(behind.name).join('') === `${wordTexts(segment.value).join('')}id`;
  return { method, previous, next, ofPrevious, ofItself, ...(behind?.kind === 'static' && { nextText: behind.value.toLowerCase() }) };
}
