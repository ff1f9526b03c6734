import { isNoun } from '../words/inflect.ts';
import { segmentText } from '../paths/dialects.ts';
import type { Path, Segment, Span } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { splitWords, wordTexts } from '../words/split.ts';
import { isPrefix } from './neighbours.ts';

/** The ending of a path that names a format, and its place in the path. */
export interface FileExtension {
  /** With its dot: `.json`. */
  readonly extension: string;
  readonly span: Span;
}

/** The name of a resource, or one parameter, and the ending after it. */
const ENDING = /^(?:(?<name>[A-Za-z][\w-]*)|:(?<parameter>\w+)|\{(?<braced>\w+)\})(?<extension>\.[A-Za-z]+)$/;

/**
 * Finds the ending of a path that asks for a format of a resource: `/users.json`, `/reports/:id.pdf`. The name of a
 * document includes its ending, so that these give null: `/robots.txt`, `/openapi.json`, `/.well-known/security.txt`.
 */
export function findFileExtension(path: Path): FileExtension | null {
  const { segments, text } = path;
  const last = segments.at(-1);
  if (!last || (last.kind !== 'static' && last.kind !== 'mixed')) return null;
  const { name, parameter, braced, extension = '' } = ENDING.exec(segmentText(path, last))?.groups ?? {};
  if (!is(extension.slice(1).toLowerCase(), 'representation')) return null;
  if (segments.some((segment) => text[segment.start] === '.' || (segment !== last && namesDocument(segment, path))))
    return null;
  const words = wordTexts(name ?? parameter ?? braced ?? '');
  if (words.some((word) => is(word, 'document'))) return null;
  if (name !== undefined && !isNoun(words.at(-1) ?? '')) return null;
  return { extension, span: { start: last.end - extension.length, end: last.end } };
}

/**
 * Whether a segment before the ending names documents: `/sitemap/pages.xml`, `/locales/:language.json`,
 * `/i18n/:language.json`.
 */
function namesDocument(segment: Segment, path: Path): boolean {
  if (segment.kind !== 'static' || isPrefix(segment, path)) return false;
  return (
    is(segment.value.toLowerCase(), 'document') || splitWords(segment.value).some((word) => is(word.text, 'document'))
  );
}
