import { HOLE } from '../../paths/path.ts';
import { LinkedText } from '../../text/linked-text.ts';
import type { Text } from '../../model/text.ts';
import { textToken } from '../calls/method-token.ts';
import { UNSEEN_ANSWER } from '../handler.ts';
import type { Handler } from '../../model/handler.ts';
import type { Method, MethodToken } from '../../model/method.ts';
import type { Route, Router } from '../../model/router.ts';
import { beginningOf } from '../calls/path-argument.ts';
import { givenAt, isUntold } from './given.ts';
import type { Given, GivenCall, GivenPath } from '../../model/given-call.ts';
import { HandedText } from './handed-text.ts';
import type { Place, Registrar } from '../../model/registrar.ts';
import { pathPlace, saysMethods } from './registrar.ts';
import { wordMethod } from './words.ts';

/**
 * The routes that a call of a registrar makes: one for each path that it hands over.
 *
 * @param router what they are registered on
 * @returns none where what the call hands over cannot be a route
 */
export function makeRoutes(registrar: Registrar<unknown>, call: GivenCall, router: Router): readonly Route[] {
  const methods = methodsOf(registrar, call);
  const handler = handlerOf(registrar, call);
  if (!methods || !handler) return [];
  const paths = pathsOf(registrar, call);
  if (!paths.every(({ text }) => !text || beginningOf(text) !== 'other')) return [];
  return paths.map((path) => ({
    kind: 'route',
    router,
    methods,
    path: path.text,
    pathKind: path.kind,
    handler,
    range: call.range,
    pathRange: path.range,
    pathFrom: path.from,
    owner: path.owner,
    madeOf: registrar.own,
  }));
}

function pathsOf(registrar: Registrar<unknown>, call: GivenCall): readonly GivenPath[] {
  const place = pathPlace(registrar);
  if (!place) return joined(registrar, call);
  const at = registrar.path.indexOf(place);
  const [before, behind] = [said(registrar.path.slice(0, at), call), said(registrar.path.slice(at + 1), call)];
  const [given] = givenAt(call, place);
  if (!given && isUntold(call, place))
    return [{ kind: 'dynamic', text: null, range: call.callee, from: [], owner: {} }];
  if (!given) return place.fallback === null ? [] : [leftOut(before + place.fallback + behind, call)];
  return given.paths.map((path) => around(path, before, behind));
}

/** A path of several things that a call hands over: the last one is the route's own, those before it are its prefix. */
function joined({ path }: Registrar<unknown>, call: GivenCall): readonly GivenPath[] {
  const at = path.findLastIndex((part) => typeof part !== 'string');
  const own = path[at];
  const [given] = typeof own === 'object' ? givenAt(call, own) : [];
  const [before, behind] = [said(path.slice(0, at), call), said(path.slice(at + 1), call)];
  return (given?.paths ?? []).map((each) => around(each, before, behind));
}

function around(path: GivenPath, before: string, behind: string): GivenPath {
  if (!path.text || (before === '' && behind === '')) return path;
  const from = (before + behind).includes(HOLE) ? [] : path.from;
  return { ...path, text: new HandedText(before, path.text, behind), from };
}

function said(parts: Registrar['path'], call: GivenCall): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : (givenAt(call, part)[0]?.words[0]?.value ?? part.fallback ?? HOLE),
    )
    .join('');
}

/** A path that is all the registrar's own. */
function leftOut(value: string, { callee }: GivenCall): GivenPath {
  return { kind: 'text', text: new LinkedText(value, callee), range: callee, from: [], owner: {} };
}

/** The methods of a call; null where what it hands over says none that there is. */
function methodsOf({ methods }: Registrar<unknown>, call: GivenCall): readonly MethodToken[] | null {
  if (methods === null) return [fixedToken('UNKNOWN', call)];
  if (saysMethods(methods)) return methods.map((method) => fixedToken(method, call));
  const [given] = givenAt(call, methods);
  if (!given)
    return (methods.fallback === null ? ['UNKNOWN'] : (wordMethod(methods.fallback) ?? [])).map((method) =>
      fixedToken(method, call),
    );
  if (given.words.length === 0) return [fixedToken('UNKNOWN', call)];
  const isOnly = given.words.length === 1;
  const tokens = given.words.flatMap(
    (word) => wordMethod(word.value)?.map((method) => wordToken(method, word, isOnly)) ?? [],
  );
  return tokens.length === given.words.length ? tokens : null;
}

function wordToken(method: Method, word: Text, isOnly: boolean): MethodToken {
  const isLower = word.value === word.value.toLowerCase();
  return textToken(method, word, (target) =>
    !isOnly || target === 'ALL' ? null : isLower ? target.toLowerCase() : target,
  );
}

/** The registrar's own method cannot be changed for one of its calls. */
function fixedToken(method: Method, { callee }: GivenCall): MethodToken {
  return { method, range: callee, edit: () => null };
}

/** The handler of a route: what the call gives, or else the registrar's own. Null where there is none. */
function handlerOf({ handlers, own, isHandling }: Registrar<unknown>, call: GivenCall): Handler | null {
  if (handlers.length === 0) return own;
  const given = handlers.flatMap((place: Place) => givenAt(call, place)).flatMap(({ handler }: Given) => handler ?? []);
  const last = given.at(-1);
  if (last) return new JoinedHandler(given, last);
  if (handlers.some((place) => isUntold(call, place))) return UNSEEN;
  return isHandling ? own : null;
}

/** Stands in another file, or nobody tells where. */
const UNSEEN: Handler = { names: [null], answer: UNSEEN_ANSWER, passesOn: null, from: null };

/** Several handlers one behind the other. The last one answers; it is followed when it is asked. */
class JoinedHandler implements Handler {
  readonly names: Handler['names'];
  readonly #all: readonly Handler[];
  readonly #last: Handler;

  constructor(all: readonly Handler[], last: Handler) {
    this.names = all.flatMap(({ names }) => names);
    this.#all = all;
    this.#last = last;
  }

  get answer(): Handler['answer'] {
    return this.#last.answer;
  }

  get before(): Handler['before'] {
    return this.#last.before;
  }

  /** Each of them is asked, so that none holds on to what it was read from. */
  get forwards(): boolean {
    return this.#all.filter((handler) => handler.forwards).length > 0;
  }

  get passesOn(): Handler['passesOn'] {
    return this.#last.passesOn;
  }

  get skips(): Handler['skips'] {
    return this.#last.skips;
  }

  get from(): Handler['from'] {
    return this.#last.from;
  }
}
