import { HOLE } from '../../paths/dialects.ts';
import type { Mention } from '../../model/mention.ts';

/** A reference into the paths of an OpenAPI document: `#/paths/~1users~1list/get/responses/200`. */
const POINTER = /#\/paths\/(~1[^\s"'/#,\]}]{0,300})/g;

/** Finds the addresses in references that are JSON pointers (RFC 6901, section 3). */
export function* pathPointers(text: string): Generator<Mention> {
  for (const { index, 0: matched, 1: written = '' } of text.matchAll(POINTER)) {
    const path = decoded(written.replaceAll('~1', '/').replaceAll('~0', '~'));
    const words = path.split('/').filter((word) => word !== '');
    const end = index + matched.length;
    yield {
      kind: 'document',
      written,
      segments: words.map((word) => (/^\{.*\}$/.test(word) ? HOLE : word.toLowerCase())),
      opensBefore: true,
      opensBehind: false,
      range: [end - written.length, end],
    };
  }
}

/** A text with its percent escapes decoded; unchanged where these are invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
