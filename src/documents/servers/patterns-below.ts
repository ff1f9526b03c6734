import { isCommentLine } from '../../text/comment-lines.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import type { DataNode } from '../data/data-tree.ts';
import { Rows } from './rows.ts';

/**
 * A last segment that represents all that follows, of which there has to be something (`/*`, `/{proxy+}`, `/(.*)`,
 * `/:rest+`), or for an action. `/:rest*` is no such one: the address itself is among what it represents.
 */
const LAST =
  String.raw`\/(?:\*{1,2}|\{\w{1,40}\+\}|\(\.[*+]\)|:\w{1,40}\+|\{(?:action|command|method|op` +
  String.raw`|operation|verb)\})`;
const BELOW = new RegExp(String.raw`${LAST}(?=["'\x60\s,;)\]}<|$]|$)`, 'g');
const WHOLE = new RegExp(`^(.{1,200}?)(${LAST})$`);

/** What no pattern of an address holds, and how long one may be. */
const BREAK = /[\s"'`,;=()[\]<>|^]/;
const LONGEST = 200;

/** A segment that represents itself. */
const STATIC = /(?:^|\/)[\w.~@%-]*[a-z][\w.~@%-]*(?=\/|$)/i;

const METHOD = `(?:ANY|${METHOD_NAMES})`;

/** No slash is needed after a key that specifies a path, and after a method. */
const BEFORE_PATH = new RegExp(String.raw`(?:\bpath["']?\s{0,9}[:=]|\b${METHOD})\s{0,9}["']?$`, 'i');

/**
 * What is on the line before a pattern that fills no quotes, other than words of a sentence: a key, a mark of a list, a
 * method, or a directive of a server.
 */
const BEFORE_UNQUOTED = new RegExp(
  [
    String.raw`(?:^|[,:=>|(-]|\b${METHOD})\s*$`,
    String.raw`^\s*(?:@\w{1,40}\s+)?(?:not\s+)?(?:basic_?auth|forward_auth|handle|handle_path|header` +
      String.raw`|location\s+~\*?|method|path|php_fastcgi|ProxyPassMatch|redir|RedirectMatch` +
      String.raw`|request_header|respond|reverse_proxy|rewrite|RewriteRule|route|uri)(?:\s+\/\S*)*\s+$`,
  ].join('|'),
);

/** How much of a line is looked at. */
const NEAR = 160;

/**
 * Finds the patterns of a document that answer what lies below an address and not the address itself: `/users/*`. Those
 * next to which the same is stated about the address itself tell nothing apart.
 *
 * @param data what the document specifies as data, where that can be read
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

/** The pattern that a whole text is; null where it is none, or represents its address too. */
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
 * Whether a text that holds such a segment is a pattern as a whole, and no word of a sentence, no glob of files and no
 * part of a URL.
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
