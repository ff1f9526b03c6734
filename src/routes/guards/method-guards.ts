import { namePattern } from '../../text/given-names.ts';
import { askedOnce } from '../../text/places.ts';
import { defaultOf, hasDefault } from './default-exports.ts';
import { askedLists, methodLists, type AskedList } from './method-lists.ts';
import { askedInPart } from './method-parts.ts';
import { clientGuards } from './client-guards.ts';
import { functionsIn } from './hooks.ts';
import { handedMethod } from './handed-method.ts';
import { handedLists } from './handed-methods.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import { methodOptions } from './method-options.ts';
import { asked, methodOf, questionsOf } from './method-questions.ts';
import { permittedMethods } from './permitted-methods.ts';
import { ON_ROUTE, toldRoute } from './request-address.ts';

/**
 * What hands requests on, by itself or by a call of other middleware, or is asked by what does so of NestJS; who
 * answers one himself says nothing of others.
 */
const HANDS_ON = new RegExp(
  String.raw`\bnext\s*\(|\bnext\.handle\(|\baddHook\(|\.(?:onBeforeHandle|derive|events\.on)\(` +
    String.raw`|\bcanActivate\b|\b(?:isRequestCacheable|trackBy|shouldSkip)\(|\.ext\(` +
    String.raw`|[\w\])]\s{0,9}\(\s{0,9}(?:(?:req|request)\s{0,9},\s{0,9}(?:res|response)|ctx` +
    String.raw`|c)\s{0,9},\s{0,9}next\s{0,9}\)(?!\s{0,9}(?:[{:]|=>))`,
);

/** Whether a source file hands requests on, which all questions about its guards begin with. */
export const handsOn = askedOnce((text) => HANDS_ON.test(text));

/**
 * A function that middleware asks whether it counts or lets pass a request: `skip: (req) => req.method !== 'POST'`. A
 * log is no guard.
 */
const ASKED_BY = new RegExp(
  String.raw`(?:\.use\(\s{0,9}[\w$.]{1,40}\(\s{0,9}|\b(?:skip|skipIf|allowList|custom|keyGenerator` +
    String.raw`|limit|max|unless)["']?\s{0,9}[:(]\s{0,9}|(?<![.\w$])(?:except|some` +
    String.raw`|every)\(\s{0,9})(?:async\s{1,9})?(?:function\s{0,9}\w{0,40}\s{0,9})?\(?\s{0,9}(?:req` +
    String.raw`|request|ctx|context|c)\b[^;]{0,200}$`,
);
const LOGS = /\b(?:morgan|pino|winston|\w{0,20}log(?:ger)?)\w{0,20}\s{0,9}\(/i;
const BEFORE = 300;

/** What a list by that name is for: people read it. */
const SHOWN = /colou?r|chalk|style|icon|emoji|badge|label/i;

const OF_REQUEST =
  String.raw`(?:${methodOf('req|request|ctx|context|c')}|\bgetRequest(?:<[\w.]{1,40}>)?\(\)\.method\b` +
  String.raw`|\.getRequestMethod\([\w.()]{1,60}\))`;
const SPEAKS = /\b(?:method|routerMethod|getRequestMethod)\b/;
const OF_SERVERS = questionsOf(OF_REQUEST);

/**
 * A name that the method of a request, or of a route that a hook is told of, is given: `const { method } = req;`,
 * `const method = ctx.method;`, `({ method }, res, next) => {}`.
 */
const TAKEN = new RegExp(
  [
    String.raw`\{[^{}]{0,200}\bmethod\b[^{}]{0,200}\}(?:\s{0,9}:\s{0,9}[\w.]{1,40})?\s{0,9}=\s{0,9}(?:` +
      String.raw`(?:req|request|ctx|context|c)\b|[\w.()]{0,40}\bgetRequest\b)`,
    String.raw`\b(?:method|verb|httpMethod|requestMethod|reqMethod)\s{0,9}=\s{0,9}${OF_REQUEST}`,
    String.raw`\(\s{0,9}\{[^{}]{0,200}\bmethod\b[^{}]{0,200}\}` +
      String.raw`(?:\s{0,9}:\s{0,9}[\w.]{1,40})?\s{0,9},\s{0,9}_?(?:res|response|reply|next)\b`,
    String.raw`${ON_ROUTE}\{[^{}]{0,200}\bmethod\b`,
  ].join('|'),
);
const REQUEST_OR_TAKEN = String.raw`(?:${OF_REQUEST}|(?<![.\w$])(?:method|verb|httpMethod|requestMethod|reqMethod)\b)`;
const OF_TAKEN = questionsOf(REQUEST_OR_TAKEN);

/** A function that takes a method by its name. */
const TAKING = new RegExp(
  String.raw`\bfunction\s{1,9}([\w$]{1,40})\s{0,9}\([^()]{0,100}\bmethod\b` +
    String.raw`|\b([\w$]{1,40})\s{0,9}=\s{0,9}(?:async\s{1,9})?\(?[^()=;]{0,100}\bmethod\b[^()=;]{0,60}` +
    String.raw`\)?\s{0,9}=>`,
  'g',
);
const MOST_TAKING = 20;

/** What asks for a token with every method that is not safe. */
const TOKENS = new RegExp(
  String.raw`["'](?:csurf|csrf-csrf|csrf-sync|tiny-csrf|koa-csrf|@fastify\/csrf-protection` +
    String.raw`|hono\/csrf)["']|\blusca(?:\s*\.\s*csrf\b` +
    String.raw`|\(\s{0,99}\{[^{}]{0,200}?\bcsrf\s{0,9}:(?!\s{0,9}false\b))`,
  'g',
);
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What hapi has for it asks with POST alone, unless it is told that clients send other methods too. */
const CRUMB = /["']@hapi\/crumb["']/g;
const IS_RESTFUL = /\brestful\s{0,9}:\s{0,9}true\b/;
const POSTED: ReadonlySet<string> = new Set(['POST']);

/**
 * Both of the questions below ask it of a file. A function that takes a method may be handed that of a request in
 * another file.
 */
const questions = askedOnce((text) => {
  const route = toldRoute(text);
  if (route !== null) return questionsOf(String.raw`(?:${methodOf(route)}|${REQUEST_OR_TAKEN})`);
  return TAKEN.test(text) || (handsOn(text) ? handsMethod(text) : takingIn(text).length > 0) ? OF_TAKEN : OF_SERVERS;
});

/** The names of the functions of a file that take a method by its name. */
function takingIn(text: string): readonly string[] {
  return [
    ...new Set(
      [...text.matchAll(TAKING)].slice(0, MOST_TAKING).map(([, declared, assigned = '']) => declared ?? assigned),
    ),
  ];
}

/**
 * Whether a function of a file is handed the method of a request: `levelOf(req.method)` with
 * `const levelOf = (method) => {}`.
 */
function handsMethod(text: string): boolean {
  return takingIn(text).some((name) =>
    new RegExp(
      String.raw`(?<![.\w$])${namePattern(name)}\(\s{0,9}(?:[\w$.]{1,40}\s{0,9},\s{0,9}){0,2}${OF_REQUEST}\s{0,9}[,)]`,
    ).test(text),
  );
}

/**
 * Finds where a source file that hands requests on, or sends them, tells them apart by their method.
 *
 * @param file its path; without it nobody knows how others call its default
 * @param lists the lists of methods in it that have a name
 */
export function methodGuards(
  text: string,
  file: string | null = null,
  lists = methodLists(text, file),
): readonly MethodGuard[] {
  return [
    ...ofServers(text, file),
    ...handedMethod(text, file, lists),
    ...(handsOn(text) ? permittedMethods(text, OF_REQUEST) : []),
    ...clientGuards(text),
    ...withTokens(text),
    ...methodOptions(text),
  ];
}

/**
 * The names of lists by which a source file that hands requests on tells them apart. The colours of a log are none.
 *
 * @param file its path; without it nobody knows how others call its default
 */
export function guardLists(text: string, file: string | null = null): readonly AskedList[] {
  return handsOn(text) ? listsOfMethods(text, file) : [];
}

/**
 * The names of lists that a source file asks for the method of a request, whether or not it hands that on.
 *
 * @param file its path; without it nobody knows how others call its default
 */
export function listsOfMethods(text: string, file: string | null): readonly AskedList[] {
  if (!SPEAKS.test(text)) return [];
  const { named, compared, each, keyed } = questions(text);
  const chains = [named, compared, each, keyed].flatMap((names) =>
    [...text.matchAll(names)].map(([, ...said]) => (said.find((chain) => chain) ?? '').replaceAll('?', '')),
  );
  const lists = chains.filter((chain) => !SHOWN.test(chain));
  return [...askedLists(text, 'guard', lists), ...handedLists(text, lists, file)];
}

function ofServers(text: string, file: string | null): readonly MethodGuard[] {
  if (!SPEAKS.test(text)) return [];
  const guards = [...asked(text, questions(text)), ...askedInPart(text, questions(text))];
  if (guards.length === 0 || handsOn(text)) return guards;
  const hooks = [...functionsIn(text), ...(file !== null && hasDefault(text) ? [defaultOf(file)] : [])];
  return guards.flatMap((guard) =>
    isAskedFor(text.slice(Math.max(0, guard.range[0] - BEFORE), guard.range[0]))
      ? [guard]
      : hooks.length > 0
        ? [{ ...guard, hooks }]
        : [],
  );
}

function isAskedFor(before: string): boolean {
  return ASKED_BY.test(before) && !LOGS.test(before);
}

function withTokens(text: string): readonly MethodGuard[] {
  const found = (pattern: RegExp, methods: ReadonlySet<string>): readonly MethodGuard[] =>
    [...text.matchAll(pattern)].map(({ index, 0: matched }) => ({
      methods,
      range: [index, index + matched.length] as const,
    }));
  if (text.includes('@hapi/crumb')) return found(CRUMB, IS_RESTFUL.test(text) ? SAFE : POSTED);
  return text.includes('csrf') || text.includes('csurf') ? found(TOKENS, SAFE) : [];
}
