import type { AddressGuard } from '../../model/address-guard.ts';

/** How far before a question the middleware begins that asks it. */
const FAR = 600;

/** Express tells middleware the address without the prefix that it stands below. */
const SEES_REST = /^\(?(?:req|request)\??\.(?:path|url)\b/;
const USE = /([\w$]{1,60})\.use\(\s{0,9}(?:(["'`])(\/[^"'`\n]{1,100})\2\s{0,9},)?/g;
const ROUTER = /rout(?:er|es)$/i;

/**
 * A question for `/` that middleware asks: what its prefix says, or whatever is the root of its router, is asked for.
 * On the application it is the start page.
 *
 * @param subject what is compared with the slash
 * @param index where it stands
 * @param slash where the slash does
 */
export function rootGuard(text: string, subject: string, index: number, slash: number): AddressGuard | null {
  if (!SEES_REST.test(subject)) return null;
  const from = Math.max(0, index - FAR);
  const before = text.slice(from, index);
  const use = [...before.matchAll(USE)].findLast((each) => isOpenBehind(before.slice(each.index)));
  if (!use) return null;
  const [matched, receiver = '', , prefix] = use;
  if (prefix !== undefined) {
    const start = from + use.index + matched.lastIndexOf(prefix);
    return { asks: 'is', text: prefix, ignoresCase: false, range: [start, start + prefix.length] };
  }
  return ROUTER.test(receiver) ? { asks: 'root', text: '/', ignoresCase: false, range: [slash, slash + 1] } : null;
}

/** Whether a text ends within the call that it begins with. */
function isOpenBehind(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (sign === ')' && depth === 0) return false;
  }
  return depth > 0;
}
