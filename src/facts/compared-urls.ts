import { EQUALITIES, type CallEvent, type CombineEvent, type CompareEvent } from '../values/events.ts';
import { memberSource, optionsOf, type Place, type TextValue, type Value } from '../values/value.ts';
import { subjectAt, type AssertedFunctions, type Subject } from './asserted-functions.ts';
import { assertedCall } from './asserted-calls.ts';
import { lastNameOf } from './client-role.ts';
import { isFirstArgument, isPathName, isUrlName, namesOfUrl } from './url-names.ts';
import { comparisonOf, type Match, type Said } from './comparison.ts';
import { isMethodText, type RequestMethod } from './method-source.ts';
import type { SentRequest } from './sent-request.ts';
import { keyOf } from '../values/value-keys.ts';
import { operation } from '../values/new-values.ts';
import { methodNamed } from './argument-method.ts';

/** Members of texts that compare them with their argument, and the part that they compare. */
const TEXT_MEMBERS: ReadonlyMap<string, Match> = new Map([
  ['endsWith', 'end'],
  ['startsWith', 'beginning'],
  ['includes', 'part'],
]);
/** The prefix of the operators that are members of texts: `text.startsWith`. */
const OF_TEXT = 'text.';
/** Members of an assertion that compare its subject with a text. */
const ASSERTIONS: ReadonlyMap<string, Match> = new Map([
  ...['toBe', 'toEqual', 'toStrictEqual', 'equal', 'eql', 'eq'].map((name): [string, Match] => [name, 'whole']),
  ...['toContain', 'toMatch', 'contain', 'include'].map((name): [string, Match] => [name, 'part']),
]);
/** Functions that compare two values: `assert.equal(url, '/users')`. */
const COMPARING: ReadonlySet<string> = new Set(['equal', 'strictEqual', 'deepEqual', 'is', 'same']);
const ASSERT: ReadonlySet<string> = new Set(['assert', 't', 'test', 'tap']);
/** Names of variables and fields with the method of a request. */
const METHOD_NAME = /^(?:http)?method$/i;

/** A comparison of a URL with a text, as the request that it matches. */
export interface ComparedUrl {
  readonly sent: SentRequest;
  readonly place: Place;
}

/** A comparison of a URL together with one of the method, and the request as it was before the method was known. */
export interface CombinedUrl extends ComparedUrl {
  readonly before: SentRequest;
  /** The key of the comparison of the method. */
  readonly methodKey: string;
}

/** Finds comparisons of the URLs of requests with texts: conditions, and assertions of tests. */
export class ComparedUrls {
  readonly #functions: AssertedFunctions;
  readonly #sourceOf: (file: string) => string;
  /** The comparisons that conditions are made of, by the keys of their results. */
  readonly #conditions = new Map<string, ComparedUrl>();

  /** @param functions finds the subjects of assertions, of the same evaluation */
  constructor(functions: AssertedFunctions, sourceOf: (file: string) => string) {
    this.#functions = functions;
    this.#sourceOf = sourceOf;
  }

  /** The request whose URL a call compares, by a member of texts or an assertion; null for another call. */
  read(event: CallEvent): SentRequest | null {
    const member = memberSource(event.callee);
    const [first] = event.args;
    if (!member || !first) return null;
    return this.#partCompared(event, member.name, member.object) ?? this.#asserted(event, member.name, member.object);
  }

  /** A call of a member of a URL that compares a part of it: `url.endsWith('/users')`. */
  #partCompared(event: CallEvent, name: string, object: Value): SentRequest | null {
    const match = TEXT_MEMBERS.get(name);
    const { receiver, place, argumentPlaces } = event.site;
    const [text] = event.args;
    if (!match || !text || !this.#isUrl({ value: object, names: receiver ? [receiver] : [] })) return null;
    return this.#condition({
      text,
      match,
      on: object,
      place,
      result: event.result,
      urlPlace: argumentPlaces[0] ?? null,
    });
  }

  #asserted(event: CallEvent, name: string, object: Value): SentRequest | null {
    const { args, callee, result, site } = event;
    const called = assertedCall(event, this.#functions, (each) => this.#name(each));
    if (called) return comparisonOf(called);
    const [first, second] = args;
    const subject = this.#functions.subjectOf(callee);
    const match = ASSERTIONS.get(name);
    const [place, urlPlace = null] = [site.place, site.argumentPlaces[0]];
    const about = { role: 'assertion' as const, method: null, place, result };
    if (subject && match && first && this.#isUrl(subject))
      return comparisonOf({ ...about, text: first, match, on: subject.value, urlPlace });
    if (!first || !second || !COMPARING.has(name) || !ASSERT.has(lastNameOf(object))) return null;
    if (!this.#isUrl(subjectAt(first, site.argumentPlaces[0]))) return null;
    return comparisonOf({
      ...about,
      text: second,
      match: 'whole',
      on: first,
      urlPlace: site.argumentPlaces[1] ?? null,
    });
  }

  /**
   * The request whose URL an operator compares: `url === '/users'`, `String(url).endsWith('/users')`; null for another
   * comparison.
   */
  compared({ operator, left, right, place, names = [[], []] }: CompareEvent): SentRequest | null {
    const match = EQUALITIES.has(operator) ? 'whole' : partOf(operator);
    if (!match) return null;
    // Operators that search in a text have the text to find on the left, and the text to search on the right.
    const result = operation(operator, match === 'whole' ? [left, right] : [right, left]);
    const [before, behind] = [left, right].map((value, at) => ({
      value,
      names: (names[at] ?? []).map((range) => ({ file: place.file, range })),
    }));
    const pairs =
      match === 'whole' ? [[before, behind] as const, [behind, before] as const] : [[behind, before] as const];
    for (const [subject, text] of pairs)
      if (subject && text && optionsOf(text.value).some(({ kind }) => kind === 'text') && this.#isUrl(subject))
        return this.#condition({ text: text.value, match, on: subject.value, place, result, urlPlace: null });
    return null;
  }

  /** The text that a method is compared with, and the key of the comparison; null for another comparison. */
  methodCompared({
    operator,
    left,
    right,
    place,
  }: CompareEvent): { readonly text: TextValue; readonly key: string } | null {
    const condition = operation(operator, [left, right]);
    const said = methodsCompared(condition, place)[0]?.methodSource;
    return said?.kind === 'text' ? { text: said.text, key: keyOf(condition) } : null;
  }

  #condition(said: Omit<Said, 'role' | 'method'>): SentRequest | null {
    const sent = comparisonOf({ ...said, role: 'condition', method: null });
    if (sent) this.#conditions.set(keyOf(said.result), { sent, place: said.place });
    return sent;
  }

  /**
   * The comparisons of URLs in a condition that compares a method as well:
   * `url === '/users' && options.method === 'POST'`.
   */
  combined({ condition, place }: CombineEvent): readonly CombinedUrl[] {
    const operands = conjunctsOf(condition);
    const compared = operands.find((operand) => methodsCompared(operand, place).length > 0);
    const [method] = compared ? methodsCompared(compared, place) : [];
    if (!compared || !method) return [];
    return operands.flatMap((operand) => {
      const known = this.#conditions.get(keyOf(operand));
      if (known?.sent.method !== null) return [];
      const sent = { ...known.sent, ...method };
      return [{ sent, place: known.place, before: known.sent, methodKey: keyOf(compared) }];
    });
  }

  /** Whether a value is the URL of a request: by its name, or because a mock of a client was called with it. */
  #isUrl({ value, names }: Subject): boolean {
    const written = names.map((each) => this.#name(each));
    return optionsOf(value).some((option) => {
      if (option.kind !== 'opaque' && option.kind !== 'text') return false;
      if (isFirstArgument(option, this.#functions)) return true;
      const valued = namesOfUrl(option);
      return isUrlName(written, valued) || isUrlName(valued, written) || isPathName(written);
    });
  }

  #name({ file, range }: Place): string {
    return this.#sourceOf(file).slice(...range);
  }
}

/** The part that an operator of texts compares: `end` for `text.endsWith`; null for another operator. */
function partOf(operator: string): Match | null {
  return operator.startsWith(OF_TEXT) ? (TEXT_MEMBERS.get(operator.slice(OF_TEXT.length)) ?? null) : null;
}

/** The operands of a conjunction, at any depth; a condition that is none by itself. */
function conjunctsOf(condition: Value): readonly Value[] {
  const source = condition.kind === 'opaque' ? condition.source : null;
  return source?.kind === 'operation' && source.operator === '&&' ? source.operands.flatMap(conjunctsOf) : [condition];
}

/** The method that a condition compares with a text: `options.method === 'POST'`; empty for another condition. */
function methodsCompared(condition: Value, place: Place): readonly RequestMethod[] {
  const source = condition.kind === 'opaque' ? condition.source : null;
  if (source?.kind !== 'operation' || !source.operator.startsWith('==')) return [];
  const [left, right] = source.operands;
  if (!left || !right) return [];
  const said = isMethod(left) ? right : isMethod(right) ? left : null;
  return said && isMethodText(said) ? [methodNamed(said, place)] : [];
}

function isMethod(value: Value): boolean {
  return optionsOf(value).some((option) => METHOD_NAME.test(lastNameOf(option)));
}
