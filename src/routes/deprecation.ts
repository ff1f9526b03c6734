import type { Range } from '../model/text.ts';
import type { Router } from '../model/router.ts';

/** A comment as every parser returns it. */
interface MarkingComment {
  readonly type: string;
  /** The text between the delimiters. */
  readonly value: string;
  readonly range: Range;
}

/** The word alone in a block comment, or the tag of JSDoc, which may be followed by what to use instead. */
const WORD = /^\s*deprecated\b[\s.]*$/i;
const TAG = /@deprecated\b(?<=^\s*(?:\*\s*)?@deprecated)/im;

/**
 * Marks the deprecated routes, which serve an old address: those whose path or whose registration follows a comment
 * with the word `deprecated`. The rules leave them alone.
 */
export function markDeprecated(routers: readonly Router[], text: string, comments: readonly MarkingComment[]): void {
  const marked = deprecatedPlaces(text, comments);
  if (marked.size === 0) return;
  for (const { entries } of routers) {
    for (const entry of entries) {
      if (entry.kind === 'route' && (marked.has(entry.pathRange[0]) || marked.has(entry.range[0])))
        Object.assign(entry, { isDeprecated: true });
    }
  }
}

const NONE: ReadonlySet<number> = new Set();

/** The offsets of what follows such comments, with further comments skipped. */
export function deprecatedPlaces(text: string, comments: readonly MarkingComment[]): ReadonlySet<number> {
  if (!/deprecated/i.test(text)) return NONE;
  const ends = new Map(comments.map(({ range }) => [range[0], range[1]]));
  const marking = comments.filter(({ type, value }) => TAG.test(value) || (type === 'Block' && WORD.test(value)));
  return new Set(
    marking.map(({ range }) => {
      let at = range[1];
      for (let end: number | undefined = at; end !== undefined; end = ends.get(at)) {
        at = end;
        while (/\s/.test(text.charAt(at))) at += 1;
      }
      return at;
    }),
  );
}
