import { LONE_NAME, namePattern } from '../../text/given-names.ts';
import { isAddressName, isOfBrowser } from './request-address.ts';
import { isParameter } from './takers.ts';

/** What is compared with a text, or with an expression, that begins as an address does. */
const COMPARED = new RegExp(
  [
    String.raw`${LONE_NAME}(?:\??\.(?:startsWith|endsWith|includes|indexOf|match|search)\(\s{0,9}` +
      String.raw`|\s{0,9}[!=]==?\s{0,9})(?:["'\x60]/[a-z]|/\^\\/)`,
    String.raw`["'\x60]/[\w/-]{1,80}["'\x60]\s{0,9}[!=]==?\s{0,9}${LONE_NAME}`,
    String.raw`/\^\\/[^\s/]{0,80}(?:\\/[^\s/]{0,80}){0,9}/i?\.test\(\s{0,9}${LONE_NAME}`,
  ].join('|'),
  'gi',
);

/** Nobody has more names for it than these. */
const MOST = 50;

/**
 * What the functions of a source file call an address that they are handed, by whatever name, as the source of a
 * regular expression; null where none is seen.
 */
export function handedAddress(text: string): string | null {
  if (isOfBrowser(text)) return null;
  const compared = new Set(
    [...text.matchAll(COMPARED)]
      .map(([, subject, other, tested]) => subject ?? other ?? tested ?? '')
      .filter((name) => !isAddressName(name)),
  );
  const names = [...compared]
    .slice(0, MOST)
    .filter((name) => isParameter(name, text))
    .map(namePattern);
  return names.length > 0 ? String.raw`(?<![.\w$])(?:${names.join('|')})(?![\w$])` : null;
}
