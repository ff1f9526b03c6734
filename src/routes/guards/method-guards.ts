import { METHOD_NAMES, methodsIn } from '../../text/method-names.ts';
import type { Range } from '../../text/text.ts';

/** A place that tells requests of some methods from all others, before it hands them on: `if (req.method === 'POST') check(req);`. */
export interface MethodGuard {
  readonly methods: ReadonlySet<string>;
  readonly range: Range;
}

/** What hands requests on; who answers one himself says nothing of others. */
const HANDS_ON = /\bnext\s*\(|\baddHook\(|\bcanActivate\b|\.ext\(/;

const ANY = `${METHOD_NAMES}|OPTIONS`;
const NAME = String.raw`["'\x60](?:${ANY})["'\x60]`;
const LIST = String.raw`\[\s*${NAME}(?:\s*,\s*${NAME}){0,8}\s*,?\s*\]`;

/** How code asks for the method of a request. */
interface Questions {
  readonly speaks: RegExp;
  readonly comparison: RegExp;
  /** A list elsewhere is asked by its name. */
  readonly asksList: RegExp;
  readonly switches: RegExp;
}

/** @param names those of what has the method */
function questionsOf(names: string): Questions {
  const method = String.raw`\b(?:${names})\b(?:\??\.\w{1,20}){0,2}?\??\.method\b(?:\??\.to(?:Upper|Lower)Case\(\))?`;
  const compared = String.raw`${method}\s*[!=]==?\s*${NAME}`;
  return {
    speaks: new RegExp(method),
    comparison: new RegExp(String.raw`${compared}(?:\s*(?:\|\||&&)\s*${compared}){0,8}|${LIST}(?:\.\w+\(\s*${method})?|(?:\bcase\s+${NAME}\s*:\s*)+|/[\^(?:]{0,4}(?:${ANY})(?:\|(?:${ANY})){0,8}[)$]{0,2}/i?\.test\(\s*${method}`, 'gi'),
    asksList: new RegExp(String.raw`\.(?:includes|has|indexOf|some)\(\s*${method}`),
    switches: new RegExp(String.raw`\bswitch\s*\(\s*${method}`),
  };
}

const OF_SERVERS = questionsOf('req|request|ctx|context|c');

/** What every request of a client passes, as axios calls it. */
const INTERCEPTS = /\binterceptors\s*\.\s*request\b/;
const OF_CLIENTS = questionsOf('config|cfg|req|request');

/** A header that a client sends with one method; the type of the content it works out by itself. */
const HEADER = /\.defaults\.headers\.(get|post|put|patch|delete)\s*(?:\[\s*["'`]|\.)(?!content-?type)/gi;

/** What asks for a token with every method that is not safe. */
const TOKENS = /["'](?:csurf|csrf-csrf|csrf-sync|tiny-csrf|koa-csrf|@fastify\/csrf-protection)["']|\blusca\s*\.\s*csrf\b/g;
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds where a source file that hands requests on, or sends them, tells them apart by their method. */
export function methodGuards(text: string): readonly MethodGuard[] {
  return [...(HANDS_ON.test(text) ? asked(text, OF_SERVERS) : []), ...(INTERCEPTS.test(text) ? asked(text, OF_CLIENTS) : []), ...withHeaders(text), ...withTokens(text)];
}

function asked(text: string, { speaks, comparison, asksList, switches }: Questions): readonly MethodGuard[] {
  if (!speaks.test(text)) return [];
  const asksLists = asksList.test(text);
  const isSwitch = switches.test(text);
  return [...text.matchAll(comparison)].flatMap(({ index, 0: matched }) => {
    const isAsked = matched.startsWith('case') ? isSwitch : asksLists || !matched.startsWith('[');
    const methods = methodsIn(matched);
    return isAsked ? [{ methods, range: [index, index + matched.length] as const }] : [];
  });
}

function withHeaders(text: string): readonly MethodGuard[] {
  return text.includes('defaults') ? [...text.matchAll(HEADER)].map(({ index, 0: matched, 1: method = '' }) => ({ methods: new Set([method.toUpperCase()]), range: [index, index + matched.length] as const })) : [];
}

function withTokens(text: string): readonly MethodGuard[] {
  return text.includes('csrf') || text.includes('csurf') ? [...text.matchAll(TOKENS)].map(({ index, 0: matched }) => ({ methods: SAFE, range: [index, index + matched.length] as const })) : [];
}
