import { type CommentLine, commentMethod, METHODS } from './comment-notation.ts';
import { PlainText } from '../../text/source-texts.ts';
import type { DocumentedEndpoint } from '../../model/mention.ts';

const TAG = /^\s*@(\w+)/;
const OPENING: ReadonlySet<string> = new Set(['swagger', 'openapi']);

const PATH_KEY = /^\s*(["']?)(\/[^\s"'#]{0,300})\1\s*:\s*(?:#.*)?$/;
const METHOD_KEY = new RegExp(String.raw`^\s*(${METHODS.join('|')})\s*:`, 'i');

interface PathKey {
  readonly text: PlainText;
  readonly indent: number;
  /** How far its first key is indented: only keys of that depth are its methods. */
  depth: number | null;
  readonly methods: { readonly written: string; readonly start: number }[];
}

/**
 * Finds the endpoints of the OpenAPI blocks in a comment: `/users:` with `get:` below it, after `@swagger` or
 * `@openapi`.
 *
 * @returns one for each method; a path of several methods does not change for one of them alone
 */
export function openApiComments(lines: readonly CommentLine[]): readonly DocumentedEndpoint[] {
  const found: PathKey[] = [];
  let path: PathKey | null = null;
  for (const { text, start } of openApiLines(lines)) {
    if (TAG.test(text)) path = null;
    if (TAG.test(text) || text.trim() === '') continue;
    const indent = text.search(/\S/);
    if (path && indent <= path.indent) path = null;
    const key = PATH_KEY.exec(text);
    if (key && !path) {
      const written = key[2] ?? '';
      path = { text: new PlainText(written, start + text.indexOf(written)), indent, depth: null, methods: [] };
      found.push(path);
    } else if (path) {
      path.depth ??= indent;
      const method = indent === path.depth ? METHOD_KEY.exec(text)?.[1] : undefined;
      if (method !== undefined) path.methods.push({ written: method, start: start + indent });
    }
  }
  const keys = found.map(({ text }) => text.value);
  return found.flatMap((path) => commentsOf(path, keys));
}

/** The lines of the OpenAPI blocks in a comment, each block with the line of its tag. */
export function openApiLines(lines: readonly CommentLine[]): readonly CommentLine[] {
  let isOpen = false;
  return lines.filter(({ text }) => {
    const tag = TAG.exec(text)?.[1];
    if (tag !== undefined) isOpen = OPENING.has(tag.toLowerCase());
    return isOpen;
  });
}

function commentsOf({ text, methods }: PathKey, keys: readonly string[]): readonly DocumentedEndpoint[] {
  const [start] = text.locate(0, 0);
  return methods.map((method) => ({
    style: 'openapi' as const,
    method: commentMethod(method.written, method.start, methods.length === 1),
    path: text,
    keys,
    range: [start, method.start + method.written.length],
  }));
}
