import { asOthersCall, defaultOf } from './default-exports.ts';
import { handsOn } from './method-guards.ts';
import { addressIn, STEP } from './request-address.ts';

const REQUEST = '(?:req|request|ctx|context|c)';
const MEMBER = String.raw`\b(?:\??\.\w{1,20}){0,2}?\??\.`;
/** A request, or its method. */
const ASKED = String.raw`(?:${REQUEST}|(?:${REQUEST}${MEMBER})?method(?:\.to(?:Upper|Lower)Case\(\))?)`;
/** The address of one, by its usual names or by those of a file. */
const addressBy = (names: Iterable<string>): string =>
  String.raw`(?:${REQUEST}${MEMBER}(?:path|pathname|url|originalUrl|baseUrl|routerPath|href)` +
  String.raw`|${['path', 'pathname', 'url', 'originalUrl', ...names].join('|')})\b(?:${STEP}){0,3}?`;

/** What every text, list or log has, and what answers requests or takes addresses apart. */
const NO_QUESTION =
  String.raw`(?:includes|has|get|set|push|add|test|exec|match|startsWith|endsWith|indexOf|next|log` +
  String.raw`|debug|info|warn|error|trace|send|json|end|write|redirect|render|status|require|resolve` +
  String.raw`|normalize|String|URL|Error)\b`;
/**
 * A function that is handed something, first or behind something else: `isWriting(req)`, `can(req.user, req.path)`,
 * `require('./writing')(req)`.
 */
const handed = (asked: string): RegExp =>
  new RegExp(
    String.raw`(?:(?<![\w$])(?!${NO_QUESTION})([\w$]{1,60})` +
      String.raw`|\brequire\(\s{0,9}["']([^"'\n]{1,200})["']\s{0,9}\))\(\s{0,9}` +
      String.raw`(?:[\w$.?]{1,40}\s{0,9},\s{0,9}){0,3}?${asked}\s{0,9}[,)]`,
    'g',
  );
const HANDED = handed(ASKED);
const MOST_CONSULTED = 100;

/**
 * The names of the functions that a source file which hands requests on asks about them: those that it hands an address
 * are told from those that it hands the request or its method.
 */
export function consultedIn(text: string): readonly string[] {
  if (!handsOn(text)) return [];
  return [
    ...new Set([...calledIn(text, HANDED), ...calledIn(text, handed(addressBy(addressIn(text).names))).map(ofAddress)]),
  ];
}

/** How a function is called that is asked about the address of a request. */
export function ofAddress(name: string): string {
  return `${name} of an address`;
}

function calledIn(text: string, pattern: RegExp): readonly string[] {
  return asOthersCall(
    [...text.matchAll(pattern)].slice(0, MOST_CONSULTED).map(([, name, path = '']) => name ?? defaultOf(path)),
    text,
  );
}
