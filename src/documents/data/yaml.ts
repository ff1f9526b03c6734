import { createRequire } from 'node:module';
import type { Document, YAMLMap } from 'yaml';

/** The greatest nesting of a text that is parsed: a recursive parser may overflow the stack on more. */
const MOST_BRACKETS = 500;
const MOST_INDENTATION = 500;

/** Whether the nesting of a text in YAML or JSON is below that limit. */
export function isShallow(text: string): boolean {
  let open = 0;
  let indentation = 0;
  let isIndented = true;
  for (const character of text) {
    if (character === '[' || character === '{') open += 1;
    else if (character === ']' || character === '}') open = Math.max(0, open - 1);
    isIndented = character === '\n' || (isIndented && character === ' ');
    indentation = isIndented && character === ' ' ? indentation + 1 : 0;
    if (open > MOST_BRACKETS || indentation > MOST_INDENTATION) return false;
  }
  return true;
}

let library: typeof import('yaml') | undefined;

/** The parser of YAML, which also reads JSON, loaded when the first document is read. */
export function yaml(): typeof import('yaml') {
  // `require` is typed as any; the type is in the declaration that the library ships.
  library ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return library;
}

/** A string of JSON, or a comment, which JSON5 and settings files allow. */
export const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** The beginning of a text in JSON. */
export const JSON_START = /^\s*[[{/]/;

/** A text of JSON with blanks in place of its comments, so that all other offsets are unchanged. */
export function withoutComments(text: string): string {
  return text.replaceAll(STRING_OR_COMMENT, (found) => (found.startsWith('/') ? blanks(found) : found));
}

/** Blanks in place of all characters but line breaks. */
export function blanks(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** A comma after the last item of a list or a map. */
const LAST_COMMA = /,(?=\s*[\]}])/g;

/** Whether a text is JSON with comments; in YAML, two slashes may be a part of a text without quotes. */
export function isCommentedJson(text: string): boolean {
  if (!JSON_START.test(text)) return false;
  const plain = withoutComments(text);
  if (plain === text) return false;
  try {
    JSON.parse(plain.replaceAll(LAST_COMMA, ' '));
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses one document, which may be JSON with comments; null for a text with errors, with several documents, or nested
 * too deep.
 */
export function parseYaml(text: string): Document | null {
  if (!isShallow(text)) return null;
  const plain = isCommentedJson(text) ? withoutComments(text) : text;
  const documents = yaml().parseAllDocuments(plain, { logLevel: 'silent', prettyErrors: false });
  const [only, ...others] = Array.isArray(documents) ? documents : [];
  return only && others.length === 0 && only.errors.length === 0 ? only : null;
}

/** The value of a key that is a map of its own, without an anchor; null for anything else. */
export function mapAt(map: YAMLMap, key: string): YAMLMap | null {
  const value = map.get(key, true);
  return isPlainMap(value) ? value : null;
}

/** A map that nothing else of the document refers to or is merged into it. */
export function isPlainMap(value: unknown): value is YAMLMap {
  return yaml().isMap(value) && value.anchor === undefined && value.tag === undefined && !value.has('<<');
}
