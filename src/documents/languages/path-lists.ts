import { HOLE } from '../../paths/dialects.ts';
import type { Mention } from '../../model/mention.ts';
import { isCompound } from '../names-verb.ts';
import { wordMention } from '../word-mentions.ts';

/** The segments of a URL in a Postman collection: `"path": ["users", "delete", ":id"]`. */
const PATH_ARRAY = /"path"\s{0,9}:\s{0,9}\[(\s{0,40}"[^[\]]{1,1000}")\s{0,40}\]/g;

/**
 * The keys of a gateway for one segment below another, and keys whose value is an address: `path_part = "create"`,
 * `PathPart: create`, `path: createUser`.
 */
const PATH_PART = /(path_?part|path|url|uri|route|endpoint)["']?\s{0,20}[:=]\s{0,20}["']?([\w-]{1,80})(?![\w\-/.:])/gi;

/**
 * Finds the segments that a document names one by one, and the addresses of one word. The value of a key other than a
 * path part has to be more than a verb alone, which is too common.
 */
export function* pathParts(text: string): Generator<Mention> {
  for (const { index, 0: matched, 1: key = '', 2: word = '' } of text.matchAll(PATH_PART)) {
    const end = index + matched.length;
    if (/part$/i.test(key) || isCompound(word)) yield wordMention('document', word, [end - word.length, end]);
  }
}

/** Finds the addresses in a document that are lists of segments. */
export function* pathArrays(text: string): Generator<Mention> {
  for (const { index, 0: matched, 1: list = '' } of text.matchAll(PATH_ARRAY)) {
    const words = [...list.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word.toLowerCase());
    const segments = words.map((word) => (/^[:{<]/.test(word) ? HOLE : word));
    const start = index + matched.indexOf('[') + 1;
    const range = [start, index + matched.length - 1] as const;
    yield { kind: 'document', written: text.slice(...range), segments, openPrefix: false, openSuffix: false, range };
  }
}

/** The file that the documentation of json-server calls its data: each key of it is served as a path. */
const DATA = /(?:^|[\\/])db\.json$/;

/** A string of JSON, or a bracket. */
const TOKEN = /"((?:[^"\\]|\\[^])*)"?|[{}[\]]/g;

/**
 * Finds the addresses that a json-server serves: the keys of its data. Other JSON files are left out, as their keys may
 * be for anything: those of translations look the same.
 */
export function* servedKeys(text: string, file: string): Generator<Mention> {
  if (!DATA.test(file)) return;
  let depth = 0;
  for (const { index, 0: token, 1: word } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    if (word === undefined) depth += token === '{' || token === '[' ? 1 : -1;
    else if (depth === 1 && /^[\w-]+$/.test(word) && /^\s*:/.test(text.slice(end, end + 9)))
      yield wordMention('document', word, [end - 1 - word.length, end - 1]);
  }
}

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
      openPrefix: true,
      openSuffix: false,
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
