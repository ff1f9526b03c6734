import type { KeyedAddress, KeyRequests, KeyUse } from '../model/keyed-address.ts';
import { EQUALITIES, type CallEvent, type CompareEvent, type KeyEvent, type Listener } from '../values/events.ts';
import { mayBeAddress } from '../values/evaluate-keys.ts';
import { wholeOf } from '../values/place.ts';
import {
  memberSource,
  optionsOf,
  type FunctionValue,
  type ObjectValue,
  type Place,
  type Test,
  type Value,
} from '../values/value.ts';
import type { GivenFunctions } from './given-functions.ts';
import type { KeyContent, KeyContents } from './key-contents.ts';
import { KeyFunctions } from './key-functions.ts';
import { LOOKUPS, PUSHING, READING, SEARCHING, WRITES, WRITING, WRITING_BELOW } from '../catalogue/key-stores.ts';
import { keysIn } from './stored-addresses.ts';
import type { MethodTests } from './method-tests.ts';
import type { SentLiterals } from './sent-literals.ts';

/** A key, and how it is used. */
interface Keyed {
  readonly key: Value;
  /** The store in which it is used; null where there is none. */
  readonly store: Value | null;
  readonly action: 'write' | 'read' | 'push' | 'search';
  readonly place: Place;
  /** The call that uses it; null where it is used without a call. */
  readonly call: Place | null;
  readonly tests: readonly Test[];
}

/** A use of a key, with the name of its store. */
interface NamedUse extends KeyUse {
  readonly name: string;
  readonly place: Place;
}

/**
 * Finds data that is stored under the address of a request without its method: a cache, a lock, a counter. Two routes
 * that get the same address would share that data.
 */
export class AddressKeys implements Listener {
  readonly #contents: KeyContents;
  readonly #methods: MethodTests;
  readonly #given: GivenFunctions;
  readonly #sent: SentLiterals;
  readonly #sourceOf: (file: string) => string;
  readonly #functions: KeyFunctions;
  readonly #keyed: Keyed[] = [];
  /** The comparisons of two texts that may be addresses. */
  readonly #equated: CompareEvent[] = [];

  /**
   * @param contents finds the addresses in keys, of the same evaluation
   * @param methods finds the methods that requests certainly have at a place
   * @param given finds where functions get requests
   * @param sent finds the calls that send requests: these store nothing
   * @param sourceOf returns the text of a file
   */
  constructor(
    contents: KeyContents,
    methods: MethodTests,
    given: GivenFunctions,
    sent: SentLiterals,
    sourceOf: (file: string) => string,
  ) {
    this.#contents = contents;
    this.#methods = methods;
    this.#given = given;
    this.#sent = sent;
    this.#sourceOf = sourceOf;
    this.#functions = new KeyFunctions();
  }

  called(event: CallEvent): void {
    this.#functions.called(event);
    const { callee, args, site, tests } = event;
    const memoized = this.#functions.memoizedKey(event);
    const call = site.place;
    const keyPlace = (at: number): Place => site.argumentPlaces[at] ?? call;
    if (memoized) this.#note({ key: memoized, store: callee, action: 'write', place: keyPlace(0), call: null, tests });
    const member = memberSource(callee);
    const [first, second] = args;
    if (!member || !first) return;
    const { object: store, name } = member;
    const action = actionOf(name);
    if (action) this.#note({ key: first, store, action, place: keyPlace(0), call, tests });
    else if (second && WRITING_BELOW.has(name))
      this.#note({ key: second, store: first, action: 'write', place: keyPlace(1), call, tests });
  }

  keyed({ store, key, place, tests }: KeyEvent): void {
    this.#note({ key, store, action: 'write', place, call: null, tests });
  }

  compared(event: CompareEvent): void {
    const { operator, left: key, right: store, place, tests } = event;
    if (EQUALITIES.has(operator) && [key, store].every(saysAddress)) this.#equated.push(event);
    const action = WRITES.has(operator) ? 'write' : LOOKUPS.has(operator) ? 'read' : null;
    if (action) this.#note({ key, store, action, place, call: null, tests });
  }

  /** Records a use of a key. Most keys are no addresses, and are not recorded. */
  #note(keyed: Keyed): void {
    if (keyed.action === 'search' || mayBeAddress(keyed.key)) this.#keyed.push(keyed);
  }

  made(object: ObjectValue): void {
    this.#functions.made(object);
  }

  entered(called: FunctionValue): void {
    this.#functions.entered(called);
  }

  answered(called: FunctionValue, answer: Value): false {
    this.#functions.answered(called, answer);
    return false;
  }

  /** The stores that were found, each one once, with all of its uses. */
  all(): readonly KeyedAddress[] {
    const known = new Map<string, KeyedAddress>();
    this.#contents.renew();
    for (const { name, place, ...use } of [
      ...this.#ofStores(),
      ...this.#ofEquated(),
      ...this.#ofFunctions(),
      ...this.#ofPackages(),
    ]) {
      const before = known.get(name);
      const { file, range } = place;
      known.set(
        name,
        before ? { ...before, uses: [...before.uses, use] } : { file, range, text: this.#lineAt(place), uses: [use] },
      );
    }
    return [...known.values()];
  }

  /** The uses of keys in stores that are also written: a request may read there what another one wrote. */
  #ofStores(): readonly NamedUse[] {
    const found = this.#keyed.flatMap((keyed) => {
      const contents = this.#contents.of(keyed.key);
      if (contents.length === 0 || (keyed.store && this.#contents.hasMethod(keyed.store))) return [];
      const sends = keyed.call !== null && this.#sent.sendsAt(keyed.call);
      const name = nameOf(keyed);
      return contents.flatMap((content) => (content.kind === 'sent' && sends ? [] : [{ ...keyed, content, name }]));
    });
    const searched = new Set(this.#keyed.flatMap((keyed) => (keyed.action === 'search' ? [nameOf(keyed)] : [])));
    const written = new Set(
      found.flatMap(({ action, store, name }) =>
        action === 'write' || (action === 'push' && searched.has(name)) || this.#holdsKeys(store) ? [name] : [],
      ),
    );
    return found.flatMap(({ content, place, tests, name }) =>
      written.has(name) ? [{ name, place, methods: this.#methods.methodsAt(tests), ...this.#useOf(content) }] : [],
    );
  }

  /** The URLs of requests that are compared with those of others: these are distinguished there by their addresses. */
  #ofEquated(): readonly NamedUse[] {
    return this.#equated.flatMap(({ left, right, place, tests }) => {
      const sent = [left, right].flatMap((each) => this.#contents.of(each)).filter(({ kind }) => kind === 'sent');
      const methods = this.#methods.methodsAt(tests);
      return sent.map((content) => ({ name: wholeOf(place), place, methods, ...this.#useOf(content) }));
    });
  }

  /** Whether a store is a list or a set with known elements, some of which are addresses. */
  #holdsKeys(store: Value | null): boolean {
    const isList = store?.kind === 'object' && (store.shape === 'array' || store.shape === 'set');
    return isList && keysIn(store).some((key) => this.#contents.of(key).length > 0);
  }

  #ofFunctions(): readonly NamedUse[] {
    return this.#functions.answers().flatMap(({ answers, skips, place }) => {
      const methods = this.#methods.methodsAt(skips.map((value) => ({ value, holds: false })));
      return answers
        .flatMap((answer) => this.#contents.of(answer))
        .map((content) => ({ name: wholeOf(place), place, methods, ...this.#useOf(content) }));
    });
  }

  /** The uses of packages whose keys do not contain the method, unless a function in their options returns it. */
  #ofPackages(): readonly NamedUse[] {
    return this.#functions.caches().flatMap(({ uses, answers }) => {
      const [place] = uses;
      const isAppended = answers.some((answer) => this.#contents.hasMethod(answer));
      if (!place || isAppended) return [];
      const asked = answers.map((value) => this.#methods.methodsAt([{ value, holds: true }]));
      const [only = null, ...others] = asked.filter((methods) => methods !== null);
      const methods = others.length === 0 ? only : null;
      return [{ name: wholeOf(place), place, methods, requests: { kind: 'registered', at: uses } }];
    });
  }

  /** The first line of the source at a place. */
  #lineAt({ file, range }: Place): string {
    return (
      this.#sourceOf(file)
        .slice(...range)
        .split('\n')[0] ?? ''
    );
  }

  #useOf(content: KeyContent): Omit<KeyUse, 'methods'> {
    if (content.kind === 'sent') return { requests: content };
    const { isBelow, hasMethod } = content;
    const { parameter, isForwarded = false } = content.part;
    const at = isForwarded ? null : this.#given.placesOf(parameter);
    const requests: KeyRequests = at ? { kind: 'registered', at } : { kind: 'any' };
    return { requests, ...(isBelow && { isBelow }), ...(hasMethod && { hasMethod }) };
  }
}

/** Whether a value may be a text with a slash. */
function saysAddress(value: Value): boolean {
  return optionsOf(value).some((option) => option.kind === 'text' && mayBeAddress(option));
}

function actionOf(name: string): Keyed['action'] | null {
  if (WRITING.has(name)) return 'write';
  if (READING.has(name)) return 'read';
  if (PUSHING.has(name)) return 'push';
  return SEARCHING.has(name) ? 'search' : null;
}

/**
 * The name of a store: the place where it is created, so that its variable names do not matter. Without a store, it is
 * the place of the key.
 */
function nameOf({ store, place }: Keyed): string {
  if (store?.kind === 'object') return store.place ? wholeOf(store.place) : `object ${String(store.id)}`;
  return store?.kind === 'opaque' ? store.key : wholeOf(place);
}
