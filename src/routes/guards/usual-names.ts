import { namePattern } from '../../text/given-names.ts';
import { replaced, type UsualNames } from './replaced-names.ts';

const NAME = String.raw`([A-Za-z_$][\w$]{0,39})`;
const TYPE = String.raw`\??\s{0,9}(?::\s{0,9}[\w.<>[\] |]{1,60})?`;

/** A function of three, of which the last one is called: `(r, s, done) => done()`. */
const MIDDLEWARE = new RegExp(
  String.raw`\(\s{0,9}${NAME}${TYPE}\s{0,9},\s{0,9}[\w$]{1,40}${TYPE}\s{0,9},\s{0,9}${NAME}${TYPE}` +
    String.raw`\s{0,9},?\s{0,9}\)\s{0,9}(?::[^={}()]{1,40})?(?:=>|\{)`,
  'g',
);

/**
 * A function of two, of which the last one is called with nothing, as that of Koa and of Hono:
 * `async (k, go) => { await go(); }`; also one that takes the first apart.
 */
const MIDDLEWARE_OF_TWO = new RegExp(
  String.raw`\(\s{0,9}(?:\{[^{}]{0,200}\}` +
    String.raw`|${NAME})${TYPE}\s{0,9},\s{0,9}${NAME}${TYPE}\s{0,9}\)\s{0,9}(?::[^={}()]{1,40})?(?:=>` +
    String.raw`|\{)`,
  'g',
);

/**
 * What is a request by its type, by what it is asked of, or because options of middleware are asked about it, or
 * because a hook takes it.
 */
const REQUESTS = [
  new RegExp(
    String.raw`(?<![\w$.])${NAME}\??\s{0,9}:\s{0,9}(?:\w{1,40}\.)?(?:(?:Express|Fastify|Next|NextApi` +
      String.raw`|Auth|Authenticated|Authorized|Http)?Request|IncomingMessage|RequestWithUser|(?:Koa|Hono` +
      String.raw`|Parameterized)?Context)\b(?!\s{0,9}\.)`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:const|let|var)\s{1,9}(?:${NAME}` +
      String.raw`|\[\s{0,9}${NAME}[^\][=]{0,80}\])\s{0,9}(?::[^=;\n]{1,60})?=\s{0,9}[^;\n]{0,80}?\.get` +
      String.raw`(?:Request|Args)(?:<[^()\n]{0,60}>)?\(\)`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:skip|allowList|keyGenerator|custom|filter|limit` +
      String.raw`|max)["']?\s{0,9}:\s{0,9}(?:async\s{1,9})?\(?\s{0,9}${NAME}${TYPE}\s{0,9}` +
      String.raw`(?:,[^()]{0,40})?\)?\s{0,9}=>`,
    'g',
  ),
  new RegExp(
    String.raw`(?:\.(?:addHook|ext)\(\s{0,9}["'\x60]\w{1,30}["'\x60]\s{0,9},\s{0,9}` +
      String.raw`|[eE]ventHandler(?:<[^()\n]{0,60}>)?\(\s{0,9})(?:async\s{1,9})?` +
      String.raw`(?:function\s{0,9}\w{0,40}\s{0,9})?\(?\s{0,9}${NAME}${TYPE}\s{0,9}` +
      String.raw`(?:,[^()]{0,60})?\)?\s{0,9}(?:=>|\{)`,
    'g',
  ),
];

/** An address that is taken apart by a parser, whose parts have the names of those of requests. */
const parsedFrom = (names: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\b(?:const|let|var)\s{1,9}${NAME}\s{0,9}(?::[^=;\n]{1,60})?=\s{0,9}(?:new\s{1,9}URL` +
      String.raw`|(?:[\w$]{1,20}\.)?(?:parse|parseurl` +
      String.raw`|parseUrl))\([^;\n]{0,60}?(?<![\w$.])(?:${names.map(namePattern).join('|')})\b`,
    'g',
  );

/** The middleware of Koa 1 is a generator of which `this` is the context. */
const YIELDS = String.raw`\byield\s{1,9}next\b`;
const OF_GENERATORS = new RegExp(YIELDS);

/** What Fastify is told to put on each request, of which `this` is the request. */
const DECORATES = /\bdecorateRequest\(\s{0,9}["'`]\w{1,40}["'`]\s{0,9},\s{0,9}(?:async\s{1,9})?function\b/;

/** What most files call a request: it is known by these names wherever they stand. */
export const USUAL: readonly string[] = ['req', 'request', 'ctx', 'context', 'c', 'event', 'config'];
/** What other functions take. */
const NO_REQUEST: ReadonlySet<string> = new Set([
  ...USUAL,
  'res',
  'response',
  'err',
  'error',
  'e',
  'acc',
  'url',
  'uri',
  'path',
]);

const SPEAKS = /\.(?:method|path|pathname|url|originalUrl|baseUrl|href)\b|\b(?:method|path|url)\b[^{}]{0,80}\}\s{0,9},/;
const PART =
  '(?:method|path|pathname|url|originalUrl|baseUrl|href|req|request|route|routeOptions|routerPath|routerMethod|nextUr' +
  'l)';
/** Nobody gives it more names than these. */
const MOST = 20;

/**
 * Calls the requests of a source file, and what hands them on, as most files do: what tells them apart is known by
 * that. It is the file itself where it has no other names.
 */
export function withUsualNames(text: string): UsualNames {
  const usual = SPEAKS.test(text) ? usualNames(text) : new Map<string, string>();
  if (usual.size === 0) return { text, placeOf: (range) => range };
  const names = new RegExp(
    String.raw`(?<![\w$.'"\x60-])(?:${[...usual.keys()].map(namePattern).join('|')})` +
      String.raw`(?=\s{0,9}[?!]?\.${PART}\b|\s{0,9}[(,)])|${YIELDS}`,
    'g',
  );
  return replaced(
    text,
    [...text.matchAll(names)].map(({ index, 0: name }) => ({ at: index, name, usual: usual.get(name) ?? 'next()' })),
  );
}

/** What a source file calls requests, and what hands them on, each with the name that it has in most files. */
function usualNames(text: string): ReadonlyMap<string, string> {
  const usual = new Map<string, string>();
  for (const [request, handing] of middlewareIn(text)) {
    if (request !== '' && !USUAL.includes(request)) usual.set(request, 'req');
    if (handing !== 'next') usual.set(handing, 'next');
  }
  for (const name of REQUESTS.flatMap((requests) => namesIn(text, requests)))
    if (!USUAL.includes(name) && asksFor(name, text)) usual.set(name, 'req');
  for (const name of namesIn(text, parsedFrom([...USUAL, ...usual.keys()])))
    if (!NO_REQUEST.has(name) && asksFor(name, text)) usual.set(name, 'req');
  if (OF_GENERATORS.test(text) && asksFor('this', text)) usual.set('this', 'ctx');
  if (DECORATES.test(text) && asksFor('this', text)) usual.set('this', 'req');
  return usual;
}

/**
 * What the middleware of a source file calls the request and what hands it on, which it does by a call with nothing.
 */
function middlewareIn(text: string): readonly (readonly [request: string, handing: string])[] {
  const taken = (pattern: RegExp): (readonly [string, string])[] =>
    [...text.matchAll(pattern)].slice(0, MOST).map(([, request = '', handing = '']) => [request, handing]);
  const ofThree = taken(MIDDLEWARE).filter(([request]) => isRequest(request, text));
  const ofTwo = taken(MIDDLEWARE_OF_TWO).filter(
    ([request]) => request === '' || USUAL.includes(request) || asksFor(request, text),
  );
  return [...ofThree, ...ofTwo].filter(([, handing]) =>
    new RegExp(String.raw`(?<![\w$.])${namePattern(handing)}\(\s{0,9}\)`).test(text),
  );
}

/** Whether something is asked for what requests have, or handed to a function. */
function isRequest(name: string, text: string): boolean {
  return (
    USUAL.includes(name) ||
    (!NO_REQUEST.has(name) &&
      (asksFor(name, text) || new RegExp(String.raw`[\w$]\(\s{0,9}${namePattern(name)}\s{0,9}[,)]`).test(text)))
  );
}

function asksFor(name: string, text: string): boolean {
  return new RegExp(String.raw`(?<![\w$.])${namePattern(name)}\s{0,9}[?!]?\.${PART}\b`).test(text);
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].slice(0, MOST).map(([, name, first = '']) => name ?? first);
}
