import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { patternsUnder } from './patterns-below.ts';

/**
 * A key that ends in a slash, or in a star or a plus behind one, and the server behind it, or the options that name
 * one.
 */
const KEY = new RegExp(
  String.raw`(["'\x60])\^?(\/[\w./-]{1,200}\/)(?:\.?\*{1,2}|\.\+` +
    String.raw`|\(\.[*+]\))?\$?\1\s{0,9}:\s{0,9}(?:["'\x60](?:http|ws)s?:\/\/` +
    String.raw`|\{[^{}]{0,300}?\btarget\b)`,
  'g',
);

/**
 * Finds the addresses below which the proxy of a development server sends requests on:
 * `proxy: { '/users/': 'http://localhost:3000' }`.
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

const SOURCE = /\bsource["']?\s{0,9}:\s{0,9}["'`]$/;

/**
 * Finds the patterns below which a front end sends requests on:
 * `{ source: '/users/:path+', destination: 'http://localhost:3000/users/:path+' }`.
 */
export function rewriteSources(text: string): readonly AddressGuard[] {
  return text.includes('destination') ? patternsUnder(SOURCE, text) : [];
}
