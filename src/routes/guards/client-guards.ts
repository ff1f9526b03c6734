import { textWithin } from '../../text/brackets.ts';
import { LISTED_METHODS } from '../../text/method-names.ts';
import { namePattern } from '../../text/given-names.ts';
import { keysFrom } from './method-tables.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import { asked, questionsOf } from './method-questions.ts';

/** What every request of a client passes, as axios, ky, jQuery and their like call it. */
const INTERCEPTS =
  /\binterceptors\s*\.\s*request\b|\b(?:beforeRequest|transformRequest|requestInterceptor|ajaxPrefilter|ajaxSetup)\b/;

/**
 * A function that a client is given for its requests: `client.use(...)`. What is called like a server or a router is
 * another one.
 */
const USES = new RegExp(
  String.raw`(?<![\w$.])(?!\w*(?:router|server|app|routes)\b)\w{0,30}(?:client|request|fetch|http` +
    String.raw`|axios|agent|wretch|api)\w{0,20}\.(?:use|middlewares)\(`,
  'i',
);

/** A call that hands on what says the method: `fetch(url, options)`, `axios({ method, url })`. */
const METHOD_OPTION = String.raw`(?:\.\.\.\w|\bmethod\s{0,9}(?:[,}]|:\s{0,9}[a-z_$][\w$.]{0,60}\s{0,9}[,}.(|?]))`;
const SENDS = new RegExp(
  [
    String.raw`(?<![\w$.])(?:(?:window|globalThis|self)\.)?(?:fetch|\$fetch|ofetch|ky` +
      String.raw`|got)\(\s{0,99}[^,;]{1,200},\s{0,99}(?:[a-z_$][\w$.]{0,60}\s{0,9},?\s{0,99}\)` +
      String.raw`|\{[^{}]{0,300}?${METHOD_OPTION})`,
    String.raw`(?<![\w$.])(?:axios(?:\.request)?|uni\.request|wx\.request` +
      String.raw`|\$\.ajax)(?:<[^<>()]{0,60}>)?\(\s{0,99}(?:[a-z_$][\w$.]{0,60}\s{0,9},?\s{0,99}\)` +
      String.raw`|\{[^{}]{0,300}?${METHOD_OPTION})`,
  ].join('|'),
  'i',
);

/**
 * What has the method in a client: jQuery calls it a type. A request of a server, which the same file may have, is none
 * where nothing is intercepted.
 */
const SERVERS = 'req|request|ctx|context|c|event';
const MEMBER = String.raw`\b[\w$]{1,40}(?:[?!]?\.\w{1,20}){0,3}?[?!]?\.(?:method|type)\b`;
const OWN = String.raw`(?<![\w$.?!])(?!(?:${SERVERS})\b)[\w$]{1,40}(?:[?!]?\.\w{1,20}){0,3}?[?!]?\.method\b`;
const BARE = String.raw`(?<![\w$.])method\b`;
const OF_INTERCEPTORS = questionsOf(`(?:${MEMBER}|${BARE})`);
const OF_SENDERS = questionsOf(`(?:${OWN}|${BARE})`);

/** A file that takes the method of a request of a server by its name. */
const TAKES = new RegExp(
  String.raw`\{[^{}]{0,200}\bmethod\b[^{}]{0,200}\}\s{0,9}=\s{0,9}(?:${SERVERS})\b` +
    String.raw`|\bmethod\s{0,9}=\s{0,9}(?:${SERVERS})\.`,
);

/** What a table of functions or values is asked for: `BODIES[config.method]`. */
const ASKED_TABLE =
  /(?<![\w$.])([A-Za-z_$][\w$]{0,60})(?:\?\.)?\[\s{0,9}(?:([\w$]{1,40})(?:[?!]?\.\w{1,20}){0,3}?[?!]?\.)?method\b/g;

/** A header that a client sends with one method; JSON is what it sends with any. */
const METHOD = '(get|post|put|patch|delete)';
const HEADER = new RegExp(
  String.raw`\.defaults\.headers\.${METHOD}\s*(?:\[\s*["'\x60]` +
    String.raw`|\.)(?!content-?type[^=\n]{0,5}=\s{0,9}["'\x60][^"'\x60\n]{0,60}json)`,
  'gi',
);

/** The same where the client is made: `axios.create({ headers: { post: { 'X-Token': token } } })`. */
const MAKES_CLIENT = /\baxios\b[^;]{0,20}\.create\(\s{0,99}(?=\{)/g;
const HEADERS = /\bheaders\s{0,9}:\s{0,9}(?=\{)/;
const OF_METHOD = new RegExp(
  String.raw`(?<![\w$])["']?${METHOD}["']?\s{0,9}:\s{0,9}\{` +
    String.raw`(?!\s{0,99}["']?content-?type["']?\s{0,9}:\s{0,9}["'\x60][^"'\x60\n]{0,60}json[^"'\x60\n` +
    String.raw`]{0,30}["'\x60]\s{0,9},?\s{0,99}\})[^{}]{0,400}\}`,
  'gi',
);

/**
 * Finds where a source file that sends requests tells them apart by their method: an interceptor, a function for all of
 * them, a header of one method.
 */
export function clientGuards(text: string): readonly MethodGuard[] {
  return [...ofRequests(text), ...withHeaders(text)];
}

function ofRequests(text: string): readonly MethodGuard[] {
  if (!/\bmethod\b|\.type\b/.test(text)) return [];
  const intercepts = INTERCEPTS.test(text);
  if (!intercepts && !USES.test(text) && !SENDS.test(text)) return [];
  if (intercepts) return [...asked(text, OF_INTERCEPTORS), ...tablesOf(text, /^$/)];
  return TAKES.test(text) ? [] : [...asked(text, OF_SENDERS), ...tablesOf(text, new RegExp(`^(?:${SERVERS})$`))];
}

/**
 * The tables whose keys are methods, where something asks them for the method of a request that is not of some names.
 */
function tablesOf(text: string, others: RegExp): readonly MethodGuard[] {
  const names = new Set(
    [...text.matchAll(ASKED_TABLE)].flatMap(([, name = '', owner]) => (others.test(owner ?? 'method') ? [] : [name])),
  );
  return [...names].flatMap((name) => {
    const declared = new RegExp(
      String.raw`\b(?:const|let|var)\s{1,9}${namePattern(name)}\s{0,9}(?::[^=;]{1,80})?=\s{0,9}\{`,
    ).exec(text);
    if (!declared) return [];
    const brace = declared.index + declared[0].length - 1;
    const methods = keysFrom(text, brace)
      .split(' ')
      .map((key) => key.toUpperCase())
      .filter((key) => LISTED_METHODS.has(key));
    return methods.length > 0 ? [{ methods: new Set(methods), range: [declared.index, brace] as const }] : [];
  });
}

function withHeaders(text: string): readonly MethodGuard[] {
  return [
    ...(text.includes('defaults') ? headersIn(text, HEADER, 0) : []),
    ...(text.includes('headers')
      ? [...text.matchAll(MAKES_CLIENT)].flatMap(({ index, 0: matched }) => headersGiven(text, index + matched.length))
      : []),
  ];
}

/** The headers of one method that the options of a client say, which begin at a brace. */
function headersGiven(text: string, brace: number): readonly MethodGuard[] {
  const found = HEADERS.exec(textWithin(text, brace));
  if (!found) return [];
  const headers = brace + 1 + found.index + found[0].length;
  return headersIn(textWithin(text, headers), OF_METHOD, headers + 1);
}

function headersIn(text: string, headers: RegExp, start: number): readonly MethodGuard[] {
  return [...text.matchAll(headers)].map(({ index, 0: matched, 1: method = '' }) => ({
    methods: new Set([method.toUpperCase()]),
    range: [start + index, start + index + matched.length] as const,
  }));
}
