import { EQUALITIES, type CallEvent, type CombineEvent, type CompareEvent } from '../values/machine.ts';
import { keyOf, memberSource, operation, optionsOf, type Place, type TextValue, type Value } from '../values/value.ts';
import { subjectAt, type AssertedFunctions, type Subject } from './asserted-functions.ts';
import { assertedCall } from './asserted-calls.ts';
import { lastNameOf } from './client-role.ts';
import { isFirstArgument, isPathName, isUrlName, namesOfUrl } from './url-names.ts';
import { comparisonOf, type Match, type Said } from './comparison.ts';
import { isMethodText, methodNamed, type SaidMethod } from './said-method.ts';
import type { SentRequest } from './sent-request.ts';

/** Members of a text, and how they compare it. */
const TEXT_MEMBERS: ReadonlyMap<string, Match> = new Map([
  ['endsWith', 'end'],
  ['startsWith', 'beginning'],
  ['includes', 'part'],
]);
/** How the names of functions of the language begin that texts have. */
const OF_TEXT = 'text.';
/** Members of an assertion that compare its subject with a text. */
const ASSERTIONS: ReadonlyMap<string, Match> = new Map([
  ...['toBe', 'toEqual', 'toStrictEqual', 'equal', 'eql', 'eq'].map((name): [string, Match] => [name, 'whole']),
  ...['toContain', 'toMatch', 'contain', 'include'].map((name): [string, Match] => [name, 'part']),
]);
/** Functions of `assert` that compare two values, and what they are members of. */
const COMPARING: ReadonlySet<string> = new Set(['equal', 'strictEqual', 'deepEqual', 'is', 'same']);
const ASSERT: ReadonlySet<string> = new Set(['assert', 't', 'test', 'tap']);
/** What has the method of a request. */
const METHOD_NAME = /^(?:http)?method$/i;

/** A comparison of a URL with a text, as a request that it is about. */
export interface ComparedUrl {
  readonly sent: SentRequest;
  readonly place: Place;
}

/** One that specifies a method next to the URL, and what it was before that was known. */
export interface CombinedUrl extends ComparedUrl {
  readonly before: SentRequest;
  /** Tells the comparison of the method. */
  readonly methodKey: string;
}

/** Finds what compares the URLs of requests with texts: conditions, and assertions of tests. */
export class ComparedUrls {
  readonly #functions: AssertedFunctions;
  readonly #sourceOf: (file: string) => string;
  /** The comparisons that conditions are made of, by what they answer. */
  readonly #conditions = new Map<string, ComparedUrl>();

  /** @param functions what determines what assertions are about, of the same evaluation */
  constructor(functions: AssertedFunctions, sourceOf: (file: string) => string) {
    this.#functions = functions;
    this.#sourceOf = sourceOf;
  }

  /** The comparison that a call makes; null for another call. */
  read(event: CallEvent): SentRequest | null {
    const member = memberSource(event.callee);
    const [first] = event.args;
    if (!member || !first) return null;
    return this.#partCompared(event, member.name, member.object) ?? this.#asserted(event, member.name, member.object);
  }

  /** `url.endsWith('/users')` */
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

  /** `url === '/users'`, `String(url).endsWith('/users')` */
  compared({ operator, left, right, place, names = [[], []] }: CompareEvent): SentRequest | null {
    const match = EQUALITIES.has(operator) ? 'whole' : partOf(operator);
    if (!match) return null;
    // A function is given what it looks for first, and then where it looks.
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

  /** The text that a comparison of a method specifies, and what tells the comparison; null for another one. */
  methodCompared({
    operator,
    left,
    right,
    place,
  }: CompareEvent): { readonly text: TextValue; readonly key: string } | null {
    const condition = operation(operator, [left, right]);
    const said = methodsCompared(condition, place)[0]?.saidBy;
    return said?.kind === 'text' ? { text: said.text, key: keyOf(condition) } : null;
  }

  #condition(said: Omit<Said, 'role' | 'method'>): SentRequest | null {
    const sent = comparisonOf({ ...said, role: 'condition', method: null });
    if (sent) this.#conditions.set(keyOf(said.result), { sent, place: said.place });
    return sent;
  }

  /** The comparisons of a condition that compares a method besides: `url === '/users' && options.method === 'POST'`. */
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

/** How a function of the language compares a text: `text.endsWith`; null for another one. */
function partOf(operator: string): Match | null {
  return operator.startsWith(OF_TEXT) ? (TEXT_MEMBERS.get(operator.slice(OF_TEXT.length)) ?? null) : null;
}

/** The conditions that have to hold for one to hold. */
function conjunctsOf(condition: Value): readonly Value[] {
  const source = condition.kind === 'opaque' ? condition.source : null;
  return source?.kind === 'operation' && source.operator === '&&' ? source.operands.flatMap(conjunctsOf) : [condition];
}

/** `options.method === 'POST'` */
function methodsCompared(condition: Value, place: Place): readonly SaidMethod[] {
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
