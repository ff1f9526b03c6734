import { LISTED_METHOD, METHOD_ARRAY, methodsIn, QUOTED_METHOD } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import { askedLists, type AskedList } from '../method-lists.ts';
import { functionsIn } from './hooks.ts';
import type { MethodGuard } from './method-guard.ts';
import { methodOptions } from './method-options.ts';

/** What hands requests on, by itself or by a call of other middleware; who answers one himself says nothing of others. */
const HANDS_ON = /\bnext\s*\(|\bnext\.handle\(|\baddHook\(|\bcanActivate\b|\.ext\(|[\w\])]\s{0,9}\(\s{0,9}(?:(?:req|request)\s{0,9},\s{0,9}(?:res|response)|ctx|c)\s{0,9},\s{0,9}next\s{0,9}\)(?!\s{0,9}(?:[{:]|=>))/;

/** A function that middleware asks whether it counts or lets pass a request: `skip: (req) => req.method !== 'POST'`. A log is no guard. */
const ASKED_BY = /\b(?:skip|allowList|custom|keyGenerator|limit|max|unless)["']?\s{0,9}[:(]\s{0,9}(?:async\s{1,9})?(?:function\s{0,9}\w{0,40}\s{0,9})?\(?\s{0,9}(?:req|request|ctx|c)\b[^;]{0,200}$/;
const LOGS = /\b(?:morgan|pino|winston|\w{0,20}log(?:ger)?)\w{0,20}\s{0,9}\(/i;
const BEFORE = 300;

/** What a list by that name is for: people read it. */
const SHOWN = /colou?r|chalk|style|icon|emoji|badge|label/i;

/** How code asks for the method of a request. */
interface Questions {
  readonly speaks: RegExp;
  readonly comparison: RegExp;
  /** A list elsewhere is asked by its name. */
  readonly asksList: RegExp;
  readonly switches: RegExp;
  /** The name of a list, or of an object whose keys are methods; one that is called answers requests. */
  readonly named: RegExp;
}

/** @param method what says the method, as a pattern */
function questionsOf(method: string): Questions {
  const said = String.raw`${method}(?:\??\.to(?:Upper|Lower)Case\(\))?`;
  const compared = String.raw`${said}\s*[!=]==?\s*${QUOTED_METHOD}`;
  return {
    speaks: new RegExp(said),
    comparison: new RegExp(String.raw`${compared}(?:\s*(?:\|\||&&)\s*${compared}){0,8}|${METHOD_ARRAY}(?:\.\w+\(\s*${said})?|(?:\bcase\s+${QUOTED_METHOD}\s*:\s*)+|/[\^(?:]{0,4}${LISTED_METHOD}(?:\|${LISTED_METHOD}){0,8}[)$]{0,2}/i?\.test\(\s*${said}`, 'gi'),
    asksList: new RegExp(String.raw`\.(?:includes|has|indexOf|some)\(\s*${said}`),
    switches: new RegExp(String.raw`\bswitch\s*\(\s*${said}`),
    named: new RegExp(String.raw`(?<![\w.])((?:\w{1,40}\??\.){0,3}?\w{1,60})(?:\??\.(?:includes|has|get|indexOf)\(|(?:\?\.)?\[)\s{0,9}${said}(?:\s{1,9}as\s[^\])]{1,60})?\s{0,9}[\])](?!\s{0,9}(?:\?\.)?\()`, 'g'),
  };
}

/** @param names those of what has the method */
function methodOf(names: string): string {
  return String.raw`\b(?:${names})\b(?:\??\.\w{1,20}){0,2}?\??\.method\b`;
}

const OF_REQUEST = String.raw`(?:${methodOf('req|request|ctx|context|c')}|\bgetRequest(?:<[\w.]{1,40}>)?\(\)\.method\b)`;
const OF_SERVERS = questionsOf(OF_REQUEST);

/** A name that the method of a request is given: `const { method } = req;`, `const method = ctx.method;`. */
const TAKEN = new RegExp(String.raw`\{[^{}]{0,200}\bmethod\b[^{}]{0,200}\}(?:\s{0,9}:\s{0,9}[\w.]{1,40})?\s{0,9}=\s{0,9}(?:(?:req|request|ctx|context|c)\b|[\w.()]{0,40}\bgetRequest\b)|\b(?:method|verb|httpMethod|requestMethod|reqMethod)\s{0,9}=\s{0,9}${OF_REQUEST}`);
const OF_TAKEN = questionsOf(String.raw`(?:${OF_REQUEST}|(?<![.\w$])(?:method|verb|httpMethod|requestMethod|reqMethod)\b)`);

/** What every request of a client passes, as axios calls it. */
const INTERCEPTS = /\binterceptors\s*\.\s*request\b/;
const OF_CLIENTS = questionsOf(methodOf('config|cfg|req|request'));

/** A header that a client sends with one method; the type of the content it works out by itself. */
const HEADER = /\.defaults\.headers\.(get|post|put|patch|delete)\s*(?:\[\s*["'`]|\.)(?!content-?type)/gi;

/** What asks for a token with every method that is not safe. */
const TOKENS = /["'](?:csurf|csrf-csrf|csrf-sync|tiny-csrf|koa-csrf|@fastify\/csrf-protection)["']|\blusca\s*\.\s*csrf\b/g;
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Both of the questions below ask it of a file. */
const questions = askedOnce((text) => (TAKEN.test(text) ? OF_TAKEN : OF_SERVERS));

/** Finds where a source file that hands requests on, or sends them, tells them apart by their method. */
export function methodGuards(text: string): readonly MethodGuard[] {
  return [...ofServers(text), ...(INTERCEPTS.test(text) ? asked(text, OF_CLIENTS) : []), ...withHeaders(text), ...withTokens(text), ...methodOptions(text)];
}

/** The names of lists by which a source file that hands requests on tells them apart. The colours of a log are none. */
export function guardLists(text: string): readonly AskedList[] {
  if (!/\bmethod\b/.test(text) || !HANDS_ON.test(text)) return [];
  const chains = [...text.matchAll(questions(text).named)].map(([, chain = '']) => chain.replaceAll('?', ''));
  return askedLists(text, 'guard', chains.filter((chain) => !SHOWN.test(chain)));
}

function ofServers(text: string): readonly MethodGuard[] {
  if (!/\bmethod\b/.test(text)) return [];
  const guards = asked(text, questions(text));
  if (guards.length === 0 || HANDS_ON.test(text)) return guards;
  const hooks = functionsIn(text);
  return guards.flatMap((guard) => (isAskedFor(text.slice(Math.max(0, guard.range[0] - BEFORE), guard.range[0])) ? [guard] : hooks.length > 0 ? [{ ...guard, hooks }] : []));
}

function isAskedFor(before: string): boolean {
  return ASKED_BY.test(before) && !LOGS.test(before);
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
