import { EQUALITIES, type CallEvent, type CombineEvent, type CompareEvent } from '../values/events.ts';
import { memberSource, optionsOf, type Place, type TextValue, type Value } from '../values/value.ts';
import { beginsAsPath } from '../requests/url.ts';
import { plainText } from '../values/text-value.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { asking, matching, saysWord, type Asks, type Pattern } from './address-patterns.ts';
import type { AssertedFunctions, Subject } from './asserted-functions.ts';
import { assertedCall } from './asserted-calls.ts';
import { assertionOf } from './asserted-urls.ts';
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
/** How a comparison asks for a text that is only a word of the URL. */
const ASKS: Readonly<Record<Match, Asks>> = { whole: 'is', end: 'ends', beginning: 'starts', part: 'holds' };
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
  /** The comparisons with what may be no whole path. */
  readonly #words: FileGuard[] = [];

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
    return this.#partCompared(event, member.name, member.object) ?? this.#asserted(event);
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

  #asserted(event: CallEvent): SentRequest | null {
    const { result, site } = event;
    const called = assertedCall(event, this.#functions, (each) => this.#name(each));
    if (called) return this.#compared(called);
    const assertion = assertionOf(event, this.#functions);
    if (!assertion || !this.#isUrl(assertion.subject)) return null;
    const { subject, text, match, textPlace } = assertion;
    return this.#compared({
      ...{ role: 'assertion', method: null, place: site.place, result },
      ...{ text, match, on: subject.value, urlPlace: textPlace },
    });
  }

  /** A comparison as the request that it matches; null for one with a word or a pattern, which is a guard alone. */
  #compared(said: Said): SentRequest | null {
    const sent = comparisonOf(said);
    // A path from its first slash on is a request by itself, and follows its route.
    const words = optionsOf(said.text).filter((text) =>
      sent ? !beginsAsPath(plainText(text) ?? '/') : !isRooted(text),
    );
    const patterns = words.flatMap((text) => patternsOf(text, said.match));
    const { file, range } = said.urlPlace ?? said.place;
    for (const pattern of patterns.filter(saysWord)) this.#words.push({ file, guard: { ...pattern, range } });
    return sent;
  }

  /** The comparisons of URLs with words and patterns: a URL without that word has another result. */
  guards(): readonly FileGuard[] {
    return this.#words;
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
    const compared = { ...said, role: 'condition', method: null } as const;
    const isRecorded = optionsOf(said.on).some((option) => isFirstArgument(option, this.#functions));
    const sent = isRecorded ? this.#compared(compared) : comparisonOf(compared);
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

/** Whether a pattern matches the beginning of a path: which requests it is about is not known. */
function isRooted(value: Value): boolean {
  return value.kind === 'pattern' && /^\^\\?\//.test(value.source);
}

/** The part that an operator of texts compares: `end` for `text.endsWith`; null for another operator. */
function partOf(operator: string): Match | null {
  return operator.startsWith(OF_TEXT) ? (TEXT_MEMBERS.get(operator.slice(OF_TEXT.length)) ?? null) : null;
}

function patternsOf(text: Value, match: Match): readonly Pattern[] {
  if (text.kind === 'pattern') return [matching(text)];
  return text.kind === 'text' ? asking(ASKS[match], text) : [];
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
