import { holdsBehind, matchesAt } from '../../text/places.ts';
import { TELLING_METHOD_MEMBERS } from '../frameworks/all.ts';
import type { RegistrarSetting } from './configured.ts';

const METHODS = [...TELLING_METHOD_MEMBERS].join('|');

/** Calls with a path before something else that register nothing: requests, tests, pages of a browser, parts of file names. */
const OTHERS = 'fetch|join|resolve|require|import|it|test|describe|push|replace|redirect|navigate|startsWith|endsWith|includes|split|visit|goto|log|request|ajax|axios|path|url|Path|Url|URL|RegExp';

/** `setupApiRoute(router, 'get', '/users', list)`: a path, at most two plain arguments before it, and something behind it. */
const HANDED_PATH = new RegExp(String.raw`\((?<=[\w$]\()(?<!(?:${OTHERS})\()\s*(?:[\w$.]+\s*,\s*)?(?:['"\x60]\w+['"\x60]\s*,\s*)?['"\x60]/[^'"\x60\n]*['"\x60]\s*,\s*(?!['"\x60])`);
/** `this.addRoute({ ... })`. */
const HANDED_OBJECT = /(?:[Rr]oute|[Ee]ndpoint)\w{0,80}\(\s*\{/;
/** `app.get.bind(app)`. */
const BOUND = new RegExp(String.raw`\.(?:${METHODS})\s*\.\s*bind\b`);
/** `const { get, post } = router`: what stands behind the names, and one of them. */
const TAKES = matchesAt(/\s*=\s*[\w$.]{0,100}?(?:app|router|server)\b/);
const TAKEN = new RegExp(String.raw`\{[^{}]*\b(?:${METHODS})\b[^{}]*$`);
/** How much may stand between the braces. */
const LONGEST = 400;

/**
 * Whether a text may call a function that registers routes of what it is handed.
 *
 * @param hasPaths whether any of its texts begins as a path does
 */
export function mentionsRegistrars(text: string, hasPaths: boolean): boolean {
  if (hasPaths && HANDED_PATH.test(text)) return true;
  if ((hasPaths || text.includes('Route') || text.includes('Endpoint')) && HANDED_OBJECT.test(text)) return true;
  return (text.includes('bind') && BOUND.test(text)) || ((text.includes('} =') || text.includes('}=')) && holdsBehind(text, '}', takesMethod));
}

/** Whether what ends in a brace before a place takes methods of a router. */
function takesMethod(text: string, at: number): boolean {
  return TAKES(text, at) && TAKEN.test(text.slice(Math.max(0, at - LONGEST), at - 1));
}

/** Whether a text may call one of the functions that a user describes. */
export function mentionsConfigured(text: string, settings: readonly RegistrarSetting[]): boolean {
  return settings.some(({ callee }) => text.includes(nameOf(callee)));
}

/** The last name of what is called. */
export function nameOf(callee: string): string {
  return callee.slice(callee.lastIndexOf('.') + 1);
}
