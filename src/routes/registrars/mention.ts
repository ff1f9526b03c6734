import { TELLING_METHOD_MEMBERS } from '../frameworks/all.ts';

const METHODS = [...TELLING_METHOD_MEMBERS].join('|');

/** Calls with a path before something else that register nothing: requests, tests, pages of a browser, parts of file names. */
const OTHERS = 'fetch|join|resolve|require|import|it|test|describe|push|replace|redirect|navigate|startsWith|endsWith|includes|split|visit|goto|log|request|ajax|axios|path|url|Path|Url|URL|RegExp';

/** `setupApiRoute(router, 'get', '/users', list)`: a path, at most two plain arguments before it, and something behind it. */
const HANDED_PATH = new RegExp(String.raw`\((?<=[\w$]\()(?<!(?:${OTHERS})\()\s*(?:[\w$.]+\s*,\s*)?(?:['"\x60]\w+['"\x60]\s*,\s*)?['"\x60]/[^'"\x60\n]*['"\x60]\s*,\s*(?!['"\x60])`);
/** Any text that begins as a path does. */
const PATH = /['"\x60]\//;
/** `this.addRoute({ ... })`. */
const HANDED_OBJECT = /(?:[Rr]oute|[Ee]ndpoint)\w*\(\s*\{/;
/** `app.get.bind(app)`. */
const BOUND = new RegExp(String.raw`\.(?:${METHODS})\s*\.\s*bind\b`);
/** `const { get, post } = router`. */
const TAKEN = new RegExp(String.raw`\}\s*=\s*[\w$.]*(?:app|router|server)\b(?<=\{[^{}]*\b(?:${METHODS})\b[^{}]*\}\s*=[^=]*)`);

/** Whether a text may call a function that registers routes of what it is handed. */
export function mentionsRegistrars(text: string): boolean {
  return (PATH.test(text) && HANDED_PATH.test(text)) || HANDED_OBJECT.test(text) || (text.includes('bind') && BOUND.test(text)) || TAKEN.test(text);
}
