import { isCommentLine } from '../../text/comment-lines.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { MOST_GUARDS } from './joined-guards.ts';
import type { AddressGuard } from '../../model/guards.ts';
import type { DataNode } from '../data/data-tree.ts';
import { Rows } from './rows.ts';

/**
 * A last segment that matches at least one segment (`/*`, `/{proxy+}`, `/(.*)`, `/:rest+`), or an action. `/:rest*` is
 * not among them, as it matches the address itself too.
 */
const ACTION = '(?:action|command|method|op|operation|verb)';
const LAST = String.raw`\/(?:\*{1,2}|\{\w{1,40}\+\}|\(\.[*+]\)|:\w{1,40}\+|\{${ACTION}\}|:${ACTION})`;
const BELOW = new RegExp(String.raw`${LAST}(?=["'\x60\s,;)\]}<|$]|$)`, 'g');
const WHOLE = new RegExp(`^(.{1,200}?)(${LAST})$`);

/** Characters that no pattern of an address contains, and the greatest length of one. */
const BREAK = /[\s"'`,;=()[\]<>|^]/;
const LONGEST = 200;

/** A static segment. */
const STATIC = /(?:^|\/)[\w.~@%-]*[a-z][\w.~@%-]*(?=\/|$)/i;

const METHOD = `(?:ANY|${METHOD_NAMES})`;

/** What precedes a path whose first slash may be missing: a key for a path, or a method. */
const BEFORE_PATH = new RegExp(String.raw`(?:\bpath["']?\s{0,9}[:=]|\b${METHOD})\s{0,9}["']?$`, 'i');

/**
 * The beginning of a line before a pattern without quotes, so that it is not part of a sentence: a key, the bullet of a
 * list, a method, or a directive of a server.
 */
const BEFORE_UNQUOTED = new RegExp(
  [
    String.raw`(?:^|[,:=>|(-]|\b${METHOD})\s*$`,
    String.raw`^\s*(?:@\w{1,40}\s+)?(?:not\s+)?(?:basic_?auth|forward_auth|handle|handle_path|header` +
      String.raw`|location\s+~\*?|method|path|php_fastcgi|ProxyPassMatch|redir|RedirectMatch` +
      String.raw`|request_header|respond|reverse_proxy|rewrite|RewriteRule|route|uri)(?:\s+\/\S*)*\s+$`,
  ].join('|'),
);

/** How many characters before a pattern are searched. */
const NEAR = 160;

/**
 * Finds the patterns of a document that match what is below an address and not the address itself: `/users/*`. A
 * pattern is left out if the document has the same for the address itself.
 *
 * @param data the content of the document, where its format can be parsed
 */
export function patternGuards(text: string, data: readonly DataNode[]): readonly AddressGuard[] {
  const guards: AddressGuard[] = [];
  const rows = new Rows(text, data);
  for (const { index, 0: last } of text.matchAll(BELOW)) {
    const [start, end] = [startOf(text, index), index + last.length];
    const address = text.slice(start, index);
    if (!STATIC.test(address) || !isPattern(text, start, end) || rows.saysAlike([start, end], address)) continue;
    const said = address + last;
    guards.push({
      asks: 'under',
      text: said.startsWith('/') ? said : `/${said}`,
      ignoresCase: false,
      range: [start, end],
    });
    if (guards.length === MOST_GUARDS) break;
  }
  return guards;
}

/** Reads a text that is a pattern as a whole; null where it is none, or matches its address too. */
export function patternIn(text: string): Pick<AddressGuard, 'asks' | 'text'> | null {
  const [, address = '', last] = WHOLE.exec(text) ?? [];
  if (last === undefined || !STATIC.test(address) || BREAK.test(address)) return null;
  return { asks: 'under', text: text.startsWith('/') ? address + last : `/${address}${last}` };
}

function startOf(text: string, slash: number): number {
  let start = slash;
  while (start > 0 && slash - start < LONGEST && !BREAK.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/**
 * Whether a text with such a segment is a pattern, and no word of a sentence, no glob of files and no part of a URL.
 */
function isPattern(text: string, start: number, end: number): boolean {
  const from = text[start - 1] === '^' ? start - 1 : start;
  const to = text[end] === '$' ? end + 1 : end;
  const near = text.slice(Math.max(0, from - NEAR), from);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  if (!text.startsWith('/', start) && !BEFORE_PATH.test(line)) return false;
  const quote = /["'`]$/.exec(line)?.[0];
  return (quote === undefined ? BEFORE_UNQUOTED.test(line) : text[to] === quote) && !isCommentLine(text, start);
}
