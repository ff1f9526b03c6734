import { PlainText } from '../../text/source-texts.ts';
import type { Range } from '../../model/text.ts';
import { type CommentLine, commentLines, listedMethods, METHOD_LIST, METHODS } from './comment-notation.ts';
import type { AddressComment, DocumentedEndpoint } from '../../model/mention.ts';
import { openApiComments } from './openapi-comments.ts';

interface Style {
  readonly style: 'plain' | 'route' | 'apidoc';
  /** Matches the beginning of a line up to its path; its groups are what precedes the methods, and the methods. */
  readonly pattern: RegExp;
  /** Whether the first slash of a path may be missing: only where a tag announces a path. */
  readonly bare: boolean;
}

const METHOD = METHODS.join('|');
const ANY_METHOD = new RegExp(String.raw`\b(?:${METHOD})\b`, 'i');
const BRACKETED = String.raw`[[({*\x60]{0,3}`;
const CLOSED = String.raw`[\])}*\x60]{0,3}:?\s+[*\x60"']?`;

/** The notations of an endpoint in a comment, in the order in which they are tried. */
const STYLES: readonly Style[] = [
  { style: 'apidoc', pattern: new RegExp(String.raw`^(\s*@api\s+\{)(${METHOD})\}\s+`, 'id'), bare: true },
  {
    style: 'route',
    pattern: new RegExp(
      String.raw`^(\s*@?(?:route|endpoint)\b\s*(?:[:-]\s*)?${BRACKETED})(${METHOD_LIST})${CLOSED}`,
      'id',
    ),
    bare: true,
  },
  {
    style: 'plain',
    pattern: new RegExp(
      String.raw`^(\s*(?:(?:@(?:access|desc|description|name|summary)|[Uu][Rr][Ll])\b\s*(?:[:-]\s*)?` +
        String.raw`|[-*]\s+)?${BRACKETED})(${METHOD_LIST})${CLOSED}`,
      'd',
    ),
    bare: false,
  },
];

/** A path in a comment, and what has to follow it: any other text means code or a sentence. */
const PATH = new RegExp(
  String.raw`^(?:[\w\-.~%!@+*$/=&]|:\w{1,60}(?:\([^()\s]{0,100}\))?(?:[?*+](?=\/|\s|$))?|:` +
    String.raw`|\{[\w.:-]{1,60}\}|(?<=\/)<[\w:.-]{1,60}>|(?<=\/)\[[\w.-]{1,60}\])+`,
);
const FOLLOWS = /^(?:$|[\s,;)\]}*`"'?#])/;
const TRAILING = /(?<![.,:;!])(?:[.,:;!]|(?<=[\p{L}\d_])\*+)+$/u;

/**
 * Finds the comments that name the endpoint they describe: `// GET /users`, `@route GET /users`, `@api {get} /users`,
 * OpenAPI blocks after `@swagger` or `@openapi`. The endpoint has to be at the beginning of a line; code that is
 * commented out is ignored.
 *
 * @param text the source of the file
 * @param comments the ranges of its comments, with their delimiters
 * @returns one for each method, in the order of the text
 */
export function findAddressComments(text: string, comments: readonly Range[]): readonly AddressComment[] {
  let starts: readonly number[] | null = null;
  return comments.flatMap((range, at) => {
    if (!ANY_METHOD.test(text.slice(...range))) return [];
    const lines = commentLines(text, range);
    const said = [...lines.flatMap(readLine), ...openApiComments(lines)];
    if (said.length === 0) return [];
    starts ??= codeBehind(text, comments);
    const ahead = pastLink(text, starts[at] ?? text.length);
    return said.map((each) => ({ ...each, ahead }));
  });
}

/** For each comment, where the code begins after it and the comments that directly follow it. */
function codeBehind(text: string, comments: readonly Range[]): readonly number[] {
  const starts: number[] = [];
  for (let at = comments.length - 1; at >= 0; at -= 1) {
    const end = comments[at]?.[1] ?? text.length;
    const next = end + text.slice(end).search(/\S|$/);
    starts[at] = comments[at + 1]?.[0] === next ? (starts[at + 1] ?? next) : next;
  }
  return starts;
}

/** Past the dot before a call of a chain, and past `await`. */
function pastLink(text: string, start: number): number {
  return start + (/^(?:\.|await\s{1,9})/.exec(text.slice(start, start + 16))?.[0].length ?? 0);
}

function readLine(line: CommentLine): readonly DocumentedEndpoint[] {
  for (const { style, pattern, bare } of STYLES) {
    const head = pattern.exec(line.text);
    if (!head) continue;
    const [whole, , written = ''] = head;
    const path = readPath(line.text.slice(whole.length), bare);
    if (path === null) continue;
    const listStart = line.start + (head.indices?.[2]?.[0] ?? 0);
    const pathStart = line.start + whole.length;
    return listedMethods(written, listStart).map((method) => ({
      style,
      method,
      path: new PlainText(path, pathStart),
      keys: [],
      range: [listStart, pathStart + path.length],
    }));
  }
  return [];
}

/**
 * The path at the beginning of a text, without punctuation; null where there is none.
 *
 * @param bare whether its first slash may be missing
 */
export function readPath(text: string, bare: boolean): string | null {
  const written = PATH.exec(text)?.[0];
  if (written === undefined || !FOLLOWS.test(text.slice(written.length))) return null;
  const path = written.replace(TRAILING, '');
  if (path.startsWith('/')) return path.startsWith('//') ? null : path;
  return bare && /^[\w:{<[][^/]*\//.test(path) && !path.includes('//') ? path : null;
}
