import type { Mention } from '../../model/mention.ts';
import type { Range } from '../../model/text.ts';
import { overlaps } from '../../text/ranges.ts';
import { pathPointers } from '../languages/path-lists.ts';
import { commentLines } from './comment-notation.ts';
import { openApiLines } from './openapi-comments.ts';

const TAGGED = /@(?:swagger|openapi|apiSampleRequest)\b|#swagger\.path\b/i;

/** A key of a path with what it holds, and what says where something is: other values are for people. */
const OF_BLOCK = /^\s*["']?\/[^\s"'#]*["']?\s*:|^\s*-?\s*(?:\$ref|operationRef|url)\s*:.*$/;

/** Lines that say where a documented operation is: those of swagger-autogen, and the requests of apidoc's form. */
const OF_LINE = /#swagger\.path\s*=.*$|@apiSampleRequest\s+\S+/;

/**
 * Marks the addresses of a comment that programs read, which documentation is made of: the paths and references of an
 * OpenAPI block, `#swagger.path`, `@apiSampleRequest`. References that are JSON pointers are added.
 *
 * @param found the addresses that the comment names
 */
export function readByPrograms(text: string, comment: Range, found: readonly Mention[]): readonly Mention[] {
  if (!TAGGED.test(text.slice(...comment))) return found;
  const lines = commentLines(text, comment);
  const ofBlocks = openApiLines(lines);
  const read = [
    ...ofBlocks.flatMap((line) => matchIn(line, OF_BLOCK)),
    ...lines.flatMap((line) => matchIn(line, OF_LINE)),
  ];
  const pointers = ofBlocks.flatMap((line) =>
    [...pathPointers(line.text)].map((each) => ({ ...each, kind: 'comment' as const, range: moved(each, line.start) })),
  );
  return [...found, ...pointers].map((mention) =>
    read.some((range) => overlaps(range, mention.range)) ? { ...mention, isRead: true } : mention,
  );
}

function matchIn({ text, start }: { text: string; start: number }, pattern: RegExp): readonly Range[] {
  const match = pattern.exec(text);
  return match ? [[start + match.index, start + match.index + match[0].length]] : [];
}

function moved({ range: [from, to] }: Mention, by: number): Range {
  return [from + by, to + by];
}
