import { LISTED_METHOD } from '../../text/method-names.ts';
import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { addressIn, saysAddress, STEP, takesAddress } from './request-address.ts';

const METHOD =
  String.raw`(?:\b(?:req|request|ctx|context|c)\b(?:\??\.\w{1,20}){0,2}?\??\.|(?<![.\w$]))(?:method` +
  String.raw`|verb|httpMethod)\b(?:\??\.to(?:Upper|Lower)Case\(\))?`;

/** What stands between a method and an address: `GET /users`, `GET:/users`, `GET/users`. */
const BETWEEN = String.raw`[\s:|,_-]{0,3}`;

/** A method and an address in one text, where a list, a key or a `case` says it; a title of a test stands in a call. */
const SAID = new RegExp(
  String.raw`(?:[[,{]|\bcase)\s{0,99}(["'\x60])${LISTED_METHOD}${BETWEEN}(\/[^"'\x60\n]{0,100})\1(?=\s{0,99}[,\]:}])`,
  'gi',
);

/**
 * An expression for the method and the address of a request in one text, as a pattern: `` `${req.method} ${req.path}`
 * ``, `req.method + ':' + req.path`, `[req.method, req.path].join(' ')`. The address may be put together: ``
 * `${req.method} ${req.baseUrl}${req.path}` ``.
 *
 * @param address what says the address
 */
export function combined(address: string): string {
  const said = `${address}(?:${STEP}){0,3}`;
  return [
    String.raw`\x60\$\{\s{0,9}${METHOD}\s{0,9}\}${BETWEEN}(?:\$\{\s{0,9}${said}\s{0,9}\}){1,2}\x60`,
    String.raw`${METHOD}\s{0,9}\+\s{0,9}(?:["'\x60]${BETWEEN}["'\x60]\s{0,9}\+\s{0,9})?${said}` +
      String.raw`(?:\s{0,9}\+\s{0,9}${said})?`,
    String.raw`\[\s{0,9}${METHOD}\s{0,9},\s{0,9}${said}\s{0,9}\]\.join\(`,
  ].join('|');
}

/**
 * Finds what a source file compares the method and the address of a request with, said in one text:
 * `OPEN.has(`${req.method} ${req.path}`)`.
 */
export function combinedAddresses(text: string): readonly AddressGuard[] {
  const said = [...text.matchAll(SAID)].slice(0, MOST_GUARDS);
  if (said.length === 0) return [];
  const isOwn = (saysAddress(text) || takesAddress(text)) && new RegExp(combined(addressIn(text).pattern)).test(text);
  return said.map(({ index, 0: matched, 2: address = '' }) => {
    const start = index + matched.lastIndexOf(address);
    return {
      asks: 'is',
      text: address,
      ignoresCase: false,
      range: [start, start + address.length],
      ...(!isOwn && { isHanded: true }),
    };
  });
}
