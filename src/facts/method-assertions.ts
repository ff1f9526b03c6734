import { chainOf } from '../values/chain.ts';
import { CALLS } from '../catalogue/test-doubles.ts';
import type { MethodAssertion } from '../model/request.ts';
import { isMethodName, LISTED_METHODS } from '../text/method-names.ts';
import { liesWithin } from '../text/ranges.ts';
import { EQUALITIES, type CallEvent, type CompareEvent, type Listener } from '../values/events.ts';
import { literalPlace, startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import type { Range } from '../model/text.ts';
import { subjectAt, type AssertedFunctions, type Subject } from './asserted-functions.ts';
import { lastNameOf } from './client-role.ts';
import { methodsAmong } from './method-conditions.ts';
import { itemsIn } from './registered-addresses.ts';

/** A place where a test depends on the method of a request. */
interface FileAssertion extends Omit<MethodAssertion, 'test'> {
  readonly file: string;
}

/** Objects that assertions are called on, and the member that other assertions begin with. */
const ASSERTING: ReadonlySet<string> = new Set(['expect', 'assert', 'sinon', 'tap', 'chai']);
/** Packages whose functions are all assertions, whatever a file calls what it imports of them. */
const ASSERTION_PACKAGE = /^(?:node:)?(?:assert|chai|expect|should|power-assert|uvu\/assert)(?:\/strict)?$/;
const SHOULD = 'should';
/** Names with other meanings as well: an assertion on these counts only if it names a method. */
const MAY_ASSERT: ReadonlySet<string> = new Set(['t', 'test']);
/** Functions that match the arguments of calls of a mock, whatever they are members of. */
const MATCHING: ReadonlySet<string> = new Set(['objectContaining', 'calledWithMatch', 'match', 'has', 'hasNested']);
/** Functions whose argument is the function of a test. */
const TESTING: ReadonlySet<string> = new Set(['it', 'test', 'specify']);
/** Names of the method of a request: an option, or a member of the request of a browser. */
const METHOD_NAME = /^(?:method|httpMethod|requestMethod)$/;
/** Members of texts that only change the case. */
const SAME_TEXT: ReadonlySet<string> = new Set(['toLowerCase', 'toUpperCase']);
/** The member of assertions that compares a value with a text of all its fields. */
const INLINE_SNAPSHOT = 'toMatchInlineSnapshot';
/** A method in such a text. */
const FIELD_IN_SNAPSHOT = /\bmethod["']?: ["']([A-Za-z]+)["']/g;
/** The member of assertions that compares a value with a text of another file. */
const SNAPSHOT = 'toMatchSnapshot';
/** How many objects deep fields are searched. */
const DEEPEST = 4;

/** Finds where tests depend on the method of a request: `expect(options.method).toBe('POST')`. */
export class MethodAssertions implements Listener {
  readonly #functions: AssertedFunctions;
  readonly #sourceOf: (file: string) => string;
  readonly #found = new Map<string, FileAssertion>();
  /** The places of the functions of tests, by their files. */
  readonly #tests = new Map<string, Range[]>();

  /** @param functions finds the subjects of assertions, of the same evaluation */
  constructor(functions: AssertedFunctions, sourceOf: (file: string) => string) {
    this.#functions = functions;
    this.#sourceOf = sourceOf;
  }

  /** The assertions in a file, in the order in which they are written. */
  of(file: string): readonly MethodAssertion[] {
    return [...this.#found.values()]
      .filter((each) => each.file === file)
      .map(({ method, range, isCondition, isWord }) => ({
        ...{ method, range, isCondition, ...(isWord && { isWord }) },
        test: this.#testAround(file, range),
      }))
      .toSorted((a, b) => a.range[0] - b.range[0]);
  }

  called(event: CallEvent): void {
    const { args, callee } = event;
    if (TESTING.has(rootOf(callee))) this.#addTests(args);
    const isMatching = MATCHING.has(lastNameOf(callee));
    const isAssertion = this.#isAssertion(event);
    if (!isMatching && !isAssertion) return;
    for (const value of args) this.#addFields(value);
    if (!isAssertion) return;
    this.#addSnapshots(event);
    const isAboutMethod = this.#namesMethod(event);
    for (const value of args.flatMap(itemsIn)) this.#addText(value, isAboutMethod, false);
  }

  compared({ operator, left, right, place: { file }, names = [[], []] }: CompareEvent): void {
    if (!EQUALITIES.has(operator)) return;
    const [before, behind] = names.map((ranges) => ranges.map((range) => ({ file, range })));
    if (this.#isMethod({ value: left, names: before ?? [] })) this.#addText(right, true, true);
    else if (this.#isMethod({ value: right, names: behind ?? [] })) this.#addText(left, true, true);
  }

  /** Adds the methods in the fields of an expected object and of objects in it: `{ method: 'POST' }`. */
  #addFields(value: Value, depth = 0): void {
    if (value.kind !== 'object' || depth > DEEPEST) return;
    for (const [name, field] of value.state.fields)
      if (METHOD_NAME.test(name)) this.#addText(field, true, false);
      else {
        for (const method of value.place ? methodsAmong(name) : [])
          if (value.place)
            this.#found.set(`${startOf(value.place)} ${method}`, {
              method,
              ...value.place,
              isCondition: false,
              isWord: true,
            });
        this.#addFields(field, depth + 1);
      }
  }

  /**
   * Adds the method that a text is.
   *
   * @param isAboutMethod whether the text is surely a method; otherwise only capitals count, as `get` and `delete` may
   * be other words
   */
  #addText(value: Value, isAboutMethod: boolean, isCondition: boolean): void {
    for (const option of optionsOf(value)) {
      const said = knownText(option) ?? '';
      const method = said.toUpperCase();
      const place = option.kind === 'text' ? literalPlace(option) : null;
      for (const each of place ? methodsAmong(said) : [])
        if (place && each !== said)
          this.#found.set(`${startOf(place)} ${each}`, { method: each, ...place, isCondition, isWord: true });
      if (!place || !isMethodName(method) || (said !== method && !isAboutMethod)) continue;
      const { file, range } = place;
      this.#found.set(`${startOf(place)} ${String(isCondition)}`, { method, file, range, isCondition });
    }
  }

  /** Adds the methods of a snapshot: those in its text, or all where a file has the text of the calls of a mock. */
  #addSnapshots({ callee, args, site: { place } }: CallEvent): void {
    const name = lastNameOf(callee);
    const text = name === INLINE_SNAPSHOT ? (args.map(knownText).find((each) => each !== null) ?? '') : '';
    const said = [...text.matchAll(FIELD_IN_SNAPSHOT)].flatMap(([, method]) => method?.toUpperCase() ?? []);
    const subject = name === SNAPSHOT ? this.#functions.subjectOf(callee) : null;
    const isOfCalls =
      subject !== null && chainOf(subject.value).some((part) => CALLS.has(memberSource(part)?.name ?? ''));
    for (const method of isOfCalls ? LISTED_METHODS : said.filter(isMethodName))
      this.#found.set(`${startOf(place)} ${method}`, { method, ...place, isCondition: false });
  }

  #addTests(args: readonly Value[]): void {
    for (const value of args) {
      if (value.kind !== 'function' || !value.code) continue;
      this.#tests.set(value.file, [...(this.#tests.get(value.file) ?? []), value.code.range]);
    }
  }

  #testAround(file: string, range: Range): Range {
    const around = (this.#tests.get(file) ?? []).filter((test) => liesWithin(range, test));
    return around.toSorted((a, b) => b[0] - a[0])[0] ?? range;
  }

  /** Whether a call is an assertion: `expect(calls[0]).toBe(...)`, `assert.equal(...)`, `options.should.equal(...)`. */
  #isAssertion(event: CallEvent): boolean {
    if (!memberSource(event.callee)) return false;
    const chain = chainOf(event.callee);
    if (chain.some((part) => memberSource(part)?.name === SHOULD)) return true;
    const root = rootOf(event.callee);
    if (ASSERTING.has(root) || chain.some(isAssertionPackage)) return true;
    return MAY_ASSERT.has(root) && this.#namesMethod(event);
  }

  /** Whether an argument, the subject or a member of an assertion has a name for the method of a request. */
  #namesMethod({ args, callee, site }: CallEvent): boolean {
    const subject = this.#functions.subjectOf(callee);
    const given = args.map((value, at) => subjectAt(value, site.argumentPlaces[at]));
    if ([...given, ...(subject ? [subject] : [])].some((each) => this.#isMethod(each))) return true;
    let part = memberSource(callee)?.object ?? null;
    while (part) {
      if (METHOD_NAME.test(lastNameOf(part))) return true;
      part = memberSource(part)?.object ?? null;
    }
    return false;
  }

  /**
   * Whether a subject is a method by its names: `options.method`, `method`, `request.method()`, `method.toLowerCase()`.
   */
  #isMethod({ value, names: [name] }: Subject): boolean {
    if (name && METHOD_NAME.test(this.#sourceOf(name.file).slice(...name.range))) return true;
    return optionsOf(value).some(isMethod);
  }
}

function isMethod(value: Value): boolean {
  const call = value.kind === 'opaque' && value.source.kind === 'call' ? value.source.call : null;
  const member = call && memberSource(call.callee);
  if (member && SAME_TEXT.has(member.name)) return isMethod(member.object);
  const [piece, ...others] = value.kind === 'text' ? value.pieces : [];
  if (piece && 'hole' in piece && others.length === 0) return isMethod(piece.hole);
  return METHOD_NAME.test(lastNameOf(value));
}

function isAssertionPackage(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'module' && ASSERTION_PACKAGE.test(value.source.specifier);
}

/** The name that a chain of members and calls begins with: `it` of `it.each([1, 2])`. */
function rootOf(callee: Value): string {
  const root = chainOf(callee).findLast((part) => part.kind === 'opaque' && part.source.kind !== 'module');
  return lastNameOf(root ?? callee);
}
