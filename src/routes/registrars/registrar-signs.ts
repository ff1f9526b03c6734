import { TELLING_METHODS } from '../frameworks/all-frameworks.ts';
import type { RegistrarSetting } from '../../model/registrar-setting.ts';

/**
 * Calls with a path before something else that register nothing: requests, tests, pages of a browser, parts of file
 * names.
 */
const OTHERS =
  'fetch|join|resolve|require|import|it|test|describe|push|replace|redirect|navigate|startsWith|endsWith|includes|spl' +
  'it|visit|goto|log|request|ajax|axios|path|url|Path|Url|URL|RegExp';

/**
 * `setupApiRoute(router, 'get', '/users', list)`: a path, at most two plain arguments before it, and something after
 * it.
 */
const HANDED_PATH = new RegExp(
  String.raw`['"\x60]/(?<=(?<=[\w$])(?<!(?:${OTHERS}))\(\s*(?:[\w$.]+\s*,\s*)?` +
    String.raw`(?:['"\x60]\w+['"\x60]\s*,\s*)?['"\x60]/)[^'"\x60\n]*['"\x60]\s*,\s*(?!['"\x60])`,
);
/** `this.addRoute({ ... })`. */
const HANDED_OBJECT = /(?:[Rr]oute|[Ee]ndpoint)\w{0,80}\(\s*\{/;
/** `app.get.bind(app)`. */
const BOUND = new RegExp(String.raw`\.(?:${TELLING_METHODS})\s*\.\s*bind\b`);
/** `const { get, post } = router`: what follows the names, and one of them. */
const TAKING = String.raw`\}\s*=\s*[\w$.]{0,100}?(?:app|router|server)\b`;
const TAKES = new RegExp(TAKING, 'g');
const TAKEN = new RegExp(String.raw`\{[^{}]*\b(?:${TELLING_METHODS})\b[^{}]*$`);
/** How much may be between the braces. */
const LONGEST = 400;

/** A pattern of what such a text holds next to paths and names of methods. */
export const REGISTRAR_SIGN = `Route|Endpoint|${TAKING}`;

/**
 * Whether a text may call a function that registers routes of what it is passed.
 *
 * @param hasPaths whether any of its texts begins as a path does
 */
export function mentionsRegistrars(text: string, hasPaths: boolean): boolean {
  if (hasPaths && HANDED_PATH.test(text)) return true;
  if ((hasPaths || text.includes('Route') || text.includes('Endpoint')) && HANDED_OBJECT.test(text)) return true;
  return (text.includes('bind') && BOUND.test(text)) || takesMethods(text);
}

/** Whether methods of a router are taken out of it. */
function takesMethods(text: string): boolean {
  return [...text.matchAll(TAKES)].some(({ index }) => TAKEN.test(text.slice(Math.max(0, index - LONGEST), index)));
}

/** Whether a text may call one of the functions that a user describes. */
export function mentionsConfigured(text: string, settings: readonly RegistrarSetting[]): boolean {
  return settings.some(({ callee }) => text.includes(nameOf(callee)));
}

/** The last name of what is called. */
export function nameOf(callee: string): string {
  return callee.slice(callee.lastIndexOf('.') + 1);
}
