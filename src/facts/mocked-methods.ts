import {
  ADAPTING,
  ANSWERING,
  CALLS,
  COMPARING,
  COUNTING,
  MAKING,
  MANUAL_MOCK,
  METHODS,
  MOCKING,
  REPLACING,
  SPYING,
} from '../catalogue/test-doubles.ts';
import type { MockedMethod } from '../model/request.ts';
import { mayBeClientModule } from '../requests/client-names.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type ObjectValue, type Place, type Value } from '../values/value.ts';
import { liesWithin } from '../text/ranges.ts';
import { likelyFunction, subjectAt, type AssertedFunctions, type Subject } from './asserted-functions.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { methodMatched } from './mocked-clients.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** A method of a client that a file mocks. */
interface FileMock extends MockedMethod {
  readonly file: string;
}

/** The least weight of a name as that of a client, where nothing else shows that it is one. */
const MUCH = 2;

/**
 * Finds the methods of clients that tests mock, or whose calls they count, for all URLs: `axios.get = mockGet`,
 * `const { get } = axios; get.mockResolvedValue({})`.
 */
export class MockedMethods implements Listener {
  readonly #roles: ClientRoles;
  readonly #sourceOf: (file: string) => string;
  readonly #functions: AssertedFunctions;
  readonly #found = new Map<string, FileMock>();
  /** Where tests replace modules, and whether these may be clients. */
  readonly #modules: (Place & { readonly isClient: boolean })[] = [];
  /** The object literals, whose members may be mocks of methods. */
  readonly #made: ObjectValue[] = [];

  /** @param functions finds the functions that assertions check, of the same evaluation */
  constructor(roles: ClientRoles, functions: AssertedFunctions, sourceOf: (file: string) => string) {
    this.#roles = roles;
    this.#functions = functions;
    this.#sourceOf = sourceOf;
  }

  /** The mocks that were found, in the order in which they are written. */
  all(): readonly FileMock[] {
    for (const object of this.#made) this.#mockObject(object);
    return [...this.#found.values()].toSorted((a, b) => a.range[0] - b.range[0]);
  }

  called(event: CallEvent): void {
    const { args, callee, site } = event;
    const { place } = site;
    const name = callee.kind === 'constant' ? (site.member?.name ?? '') : lastNameOf(callee);
    const [first, second] = args;
    const module = first && MOCKING.has(name) ? (knownText(first) ?? specifierOf(first)) : '';
    if (module !== '') this.#modules.push({ ...place, isClient: mayBeClientModule(module) });
    if (first && second && (SPYING.has(name) || REPLACING.has(name))) {
      const method = knownText(second) ?? '';
      const object = subjectAt(first, site.argumentPlaces[0]);
      if (this.#isMethodOf(object, method, SPYING.has(name) ? 0 : MUCH)) this.#add(method, place);
    }
    if (ANSWERING.has(name)) this.#add(this.#methodBefore(event), place);
    else if (COUNTING.test(name) || COMPARING.test(name)) this.#expect(event, name);
    else this.#add(this.#answeredBy(event, name), place);
  }

  /** Records an assignment to a method of a client: `axios.get = jest.fn()`, `api['get'] = mockGet`. */
  assigned({ object, key, place }: AssignEvent): void {
    const name = knownText(key) ?? '';
    if (this.#isMethodOf({ value: object, names: [] }, name, MUCH)) this.#add(name, place);
  }

  made(object: ObjectValue): void {
    if (object.shape === 'plain' && object.place !== null) this.#made.push(object);
  }

  /** Records a read of the calls of a method: `axios.get.mock.calls`, `axios.get.calledOnce`, `adapter.history.get`. */
  read(object: Value, name: string, place: Place): void {
    if (METHODS.has(name) && memberSource(object)?.name === 'history') this.#add(name, place, true);
    if (!CALLS.has(name) && !COUNTING.test(name)) return;
    const subject = this.#functions.subjectOf(object) ?? { value: object, names: [] };
    this.#add(this.#methodOf(subject), place, true);
  }

  /**
   * Records an assertion on the calls of a method: `expect(axios.get).toHaveBeenCalled()`. One with a URL is left out:
   * it is rewritten together with its route.
   */
  #expect({ args, callee, site }: CallEvent, name: string): void {
    const member = memberSource(callee);
    const isAssert = member !== null && lastNameOf(member.object) === 'assert';
    const [first] = args;
    const subject = isAssert && first ? subjectAt(first, site.argumentPlaces[0]) : this.#functions.subjectOf(callee);
    const url = args[(isAssert ? 1 : 0) + (/nth/i.test(name) ? 1 : 0)];
    if (subject && !(COMPARING.test(name) && url && saysUrl(url))) this.#add(this.#methodOf(subject), site.place, true);
  }

  /** The method whose result a call sets: `axios.get.mockResolvedValue({})`; null for none. */
  #methodBefore({ callee, site: { receiver, member } }: CallEvent): string | null {
    const value = memberSource(callee)?.object ?? member?.object;
    return value ? this.#methodOf({ value, names: receiver ? [receiver] : [] }) : null;
  }

  /**
   * The method that a call of a mocking library answers, whatever the URL or by code that compares it:
   * `adapter.onGet()`, `nock(HOST).get(/users/)`. Null for another call.
   */
  #answeredBy(event: CallEvent, name: string): string | null {
    const matched = methodMatched(event, this.#roles)?.toLowerCase();
    if (matched !== undefined) return matched;
    const [first] = event.args;
    return first && saysUrl(first) ? null : (ADAPTING.get(name) ?? null);
  }

  /** The method that a subject is: a member of a client, or a mock of one; null for another subject. */
  #methodOf(said: Subject): string | null {
    const subject = this.#functions.mockedBy(said);
    const asserted = this.#functions.of(subject);
    if (asserted) return asserted.name !== null && METHODS.has(asserted.name) ? asserted.name : null;
    const { value, names } = subject;
    const member = memberSource(value);
    if (member) {
      const object = this.#functions.mockedBy({ value: member.object, names: names.slice(1) });
      return this.#isMethodOf(object, member.name, 0) ? member.name : null;
    }
    // A known function of the project, by its names in the test.
    const [name = '', owner = ''] = names.map((each) => this.#name(each));
    const isOwn = value.kind === 'function' && METHODS.has(name);
    return isOwn && (owner === '' || likelyFunction(value, name, 0, owner)) ? name : null;
  }

  /**
   * Whether a member is a method of a client of a library, or of a value with the name of a client.
   *
   * @param weight the least weight of that name
   */
  #isMethodOf({ value, names: [name] }: Subject, member: string, weight: number): boolean {
    if (!METHODS.has(member)) return false;
    const called = name ? this.#name(name) : lastNameOf(value);
    return this.#roles.of(value) !== null || likelyFunction(value, member, weight, called) !== null;
  }

  /**
   * Records the methods in an object that replaces a client: all of them in a replaced module, otherwise those with a
   * mock.
   */
  #mockObject({ place, state }: ObjectValue): void {
    if (!place) return;
    const module = this.#modules.find((each) => each.file === place.file && liesWithin(place.range, each.range));
    if (module?.isClient === false) return;
    const isOfClient = module !== undefined || isManualMock(place.file);
    for (const [name, value] of state.fields) {
      // A mocked `get` may be that of a store.
      const isMocked = isOfClient || (name !== 'get' && optionsOf(value).some(isMock));
      if (METHODS.has(name) && isMocked) this.#add(name, placeIn(value) ?? place);
    }
  }

  #add(method: string | null, place: Place, isCounted = false): void {
    if (method === null || !METHODS.has(method)) return;
    const mock = { method: method.toUpperCase(), file: place.file, range: place.range, isCounted };
    this.#found.set(`${mock.method} ${String(isCounted)} ${startOf(place)}`, mock);
  }

  #name({ file, range }: Place): string {
    return this.#sourceOf(file).slice(...range);
  }
}

/** Whether a file replaces the module of a client in all tests, so that all its methods are mocks. */
export function isManualMock(file: string): boolean {
  return MANUAL_MOCK.test(file);
}

/** The methods among the exports of such a file: `export const post = () => ...`; empty for another file. */
export function exportedMocks(file: string, { exports }: ModuleTerms): readonly MockedMethod[] {
  const names = isManualMock(file) ? exports.map(({ name }) => name).filter((name) => METHODS.has(name)) : [];
  return names.map((name) => ({ method: name.toUpperCase(), range: [0, 0], isCounted: false }));
}

function saysUrl(value: Value): boolean {
  return optionsOf(value).some(({ kind }) => kind === 'text');
}

/** The specifier of an imported module: `./http` for `vi.mock(import('./http'))`; empty for another value. */
function specifierOf(value: Value): string {
  return value.kind === 'opaque' && value.source.kind === 'module' ? value.source.specifier : '';
}

/** Whether a value is a mock: `jest.fn()`, `sinon.stub().resolves({})`. */
function isMock(value: Value): boolean {
  let made: Value | null = value;
  while (made?.kind === 'opaque') {
    if (made.source.kind !== 'call') return false;
    const { callee }: { readonly callee: Value } = made.source.call;
    if (MAKING.has(lastNameOf(callee))) return true;
    made = memberSource(callee)?.object ?? null;
  }
  return false;
}

/** Where a value is written if it is a call or a function; null for another value. */
function placeIn(value: Value): Place | null {
  if (value.kind === 'opaque' && value.source.kind === 'call') return value.source.call.place;
  return value.kind === 'function' && value.code ? { file: value.file, range: value.code.range } : null;
}
