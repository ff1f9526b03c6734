import { MOST_GUARDS } from './joined-guards.ts';
import type { AddressGuard } from '../../model/guards.ts';

/** A key that ends in a slash, or in `*` or `+` after one, and the server after it, or the options with the server. */
const KEY = new RegExp(
  String.raw`(["'\x60])\^?(\/[\w./-]{1,200}\/)(?:\.?\*{1,2}|\.\+` +
    String.raw`|\(\.[*+]\))?\$?\1\s{0,9}:\s{0,9}(?:["'\x60](?:http|ws)s?:\/\/` +
    String.raw`|\{[^{}]{0,300}?\btarget\b)`,
  'g',
);

/**
 * Finds the addresses below which the proxy of a development server forwards requests: `proxy: { '/users/':
 * 'http://localhost:3000' }`.
 */
export function proxyKeys(text: string): readonly AddressGuard[] {
  const guards: AddressGuard[] = [];
  for (const { index, 0: matched, 2: said = '' } of text.matchAll(KEY)) {
    const at = index + matched.indexOf(said);
    guards.push({ asks: 'starts', text: said, ignoresCase: false, range: [at, at + said.length] });
    if (guards.length === MOST_GUARDS) break;
  }
  return guards;
}

const WHOLE_KEY = /^\^?(\/[\w./-]{1,200}\/)(?:\.?\*{1,2}|\.\+|\(\.[*+]\))?\$?$/;
const SERVER = /^(?:http|ws)s?:\/\//;

/** The address that a whole key of a proxy begins with; null for another key. */
export function proxyKeyIn(key: string): string | null {
  return WHOLE_KEY.exec(key)?.[1] ?? null;
}

/** Whether a text begins with the address of a server. */
export function namesServer(text: string): boolean {
  return SERVER.test(text);
}
