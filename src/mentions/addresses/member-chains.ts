import { HOLE } from '../../paths/path.ts';
import type { Mention } from '../../model/mention.ts';

/**
 * What sends the request of a typed client, or says its address, behind the members that are the address (Hono RPC);
 * without the space before it, a long row of which would be read from each of its places.
 */
const SENDER = /\??\.\s*\$(?:get|post|put|patch|delete|options|head|all|url|path|ws)\b/g;

/** One member, and what may stand between two of them. */
const NAME = /(?:\?\.|\.)\s*([\w$-]{1,60})$/;
const KEY = /\[\s*(["'`])([^"'`\n]{1,100})\1\s*\]$/;
const COMPUTED = /\[[^[\]\n]{0,60}\]$/;

/** How far back a member is looked for, and how many are. */
const LONGEST = 120;
const MOST = 20;

/**
 * Finds the addresses that a source file says as members of a typed client: `client.users[':id'].$get()`. What the
 * first object is called is none of them: it may be a part of the client.
 */
export function* memberChains(text: string): Generator<Mention> {
  if (!text.includes('$')) return;
  for (const { index } of text.matchAll(SENDER)) {
    const { segments, start, end } = membersBefore(text, index);
    if (segments.some((segment) => segment !== HOLE))
      yield {
        kind: 'code',
        written: text.slice(start, end),
        segments,
        opensBefore: true,
        opensBehind: false,
        range: [start, end],
      };
  }
}

/** The members that stand in a row before a place, the first one first, and where they end. */
function membersBefore(
  text: string,
  place: number,
): { readonly segments: readonly string[]; readonly start: number; readonly end: number } {
  const segments: string[] = [];
  const end = text.slice(0, place).trimEnd().length;
  let start = end;
  while (segments.length < MOST) {
    const before = text.slice(Math.max(0, start - LONGEST), start).trimEnd();
    const [whole = '', , key = ''] = KEY.exec(before) ?? [];
    const [member = '', name = ''] = whole === '' ? (NAME.exec(before) ?? COMPUTED.exec(before) ?? []) : [];
    const length = whole.length + member.length;
    if (length === 0) break;
    const said = (key || name).toLowerCase();
    segments.unshift(said === '' || said.startsWith(':') ? HOLE : said);
    start = Math.max(0, start - LONGEST) + before.length - length;
  }
  return { segments, start, end };
}
