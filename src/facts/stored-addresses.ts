import type { KeyedAddress } from '../model/keyed-address.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { AssignEvent, CallEvent, CompareEvent, Listener } from '../values/events.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { memberSource, optionsOf, type ObjectValue, type Place, type TextValue, type Value } from '../values/value.ts';
import { asking, globsIn, saysWord, type Asks, type Pattern } from './address-patterns.ts';
import type { ArrivingRequests } from './address-source.ts';
import { WRITING, WRITING_BELOW } from '../catalogue/key-stores.ts';
import type { Part } from './request-names.ts';
import { keyOf } from '../values/value-keys.ts';
import { opaque } from '../values/new-values.ts';

/** Members that delete entries by their keys. */
const TAKING_OUT = /^(?:del|unlink|clear|invalidate|purge|evict|remove|flush|expire|reset|drop|forget)/i;
/** Members of texts that compare a part. */
const ASKING_PART: ReadonlySet<string> = new Set(['startsWith', 'includes', 'indexOf', 'endsWith', 'match', 'search']);
/** Members of requests that name a group of cached responses, with the keys of the packages that cache them. */
const STORES: ReadonlyMap<string, string> = new Map([
  ['apicacheGroup', keyOf(opaque({ kind: 'module', specifier: 'apicache', file: '' }))],
]);
/** How many steps deep an unknown value is searched for a key. */
const DEEPEST = 6;

/** A lookup of keys, or a test of one, and where it is written. */
interface Question<Of> {
  readonly of: Of;
  readonly asked: readonly Value[];
  readonly place: Place;
  readonly name: string;
}

/**
 * Finds lookups of entries whose keys are made of addresses of requests: `cache.delete('list')`,
 * `redis.keys('/users/*')`, `key.startsWith(req.originalUrl)`. A known text in a lookup is compared with the addresses;
 * where the lookup is by the address of another request, a rewrite must not change which addresses begin with or
 * contain the other.
 */
export class StoredAddresses implements Listener {
  readonly #source: ArrivingRequests;
  /** The values that are written to unknown stores, by the keys of the stores. */
  readonly #written = new Map<string, Value[]>();
  /** The lookups in unknown stores. */
  readonly #stores: Question<string>[] = [];
  /** The lookups in collections that the program makes. */
  readonly #lookups: Question<ObjectValue>[] = [];
  /** The tests of keys. */
  readonly #keys: Question<Value>[] = [];

  /** @param source finds the addresses of requests in values, of the same evaluation */
  constructor(source: ArrivingRequests) {
    this.#source = source;
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    const member = memberSource(callee);
    if (!member || args.length === 0) return;
    const { object, name } = member;
    if (ASKING_PART.has(name) && isKey(object)) this.#keys.push({ of: object, asked: args, place, name });
    if (object.kind !== 'opaque') return;
    if (WRITING.has(name) || WRITING_BELOW.has(name)) this.#write(object.key, args);
    else this.#stores.push({ of: object.key, asked: args, place, name });
  }

  assigned({ key, value }: AssignEvent): void {
    const store = STORES.get(knownText(key) ?? '');
    if (store !== undefined) this.#write(store, [value]);
  }

  compared({ operator, left, right, place }: CompareEvent): void {
    const name = operator.split('.')[1] ?? '';
    if (right.kind === 'object' && (name === 'delete' || (name !== '' && left.kind === 'text')))
      this.#lookups.push({ of: right, asked: [left], place, name });
  }

  /** The guards of lookups by known texts. */
  guards(): readonly FileGuard[] {
    return [...this.#ofStores(), ...this.#ofCollections()].flatMap(({ of, asked, place }) => {
      const patterns = asked.flatMap(withFields).flatMap((value) => patternsOf(value, of));
      return patterns
        .filter(saysWord)
        .flatMap((pattern) =>
          this.#source
            .guardsOf(of, pattern)
            .map((guard) => ({ file: place.file, guard: { ...guard, range: place.range } })),
        );
    });
  }

  /** The lookups by the address of another request, and tests of keys against one. */
  keys(): readonly KeyedAddress[] {
    const ofKeys = this.#keys.filter(({ of }) => this.#source.find(of));
    const others = [...this.#ofStores(), ...this.#ofCollections()].filter(({ name }) => TAKING_OUT.test(name));
    return [...ofKeys, ...others].flatMap(({ asked, place, name }) =>
      asked.some((value) => !isKey(value) && this.#source.find(value))
        ? [{ file: place.file, range: place.range, text: name, uses: [], relates: true as const }]
        : [],
    );
  }

  #write(store: string, values: readonly Value[]): void {
    const known = this.#written.get(store);
    if (known) known.push(...values);
    else this.#written.set(store, [...values]);
  }

  #ofStores(): readonly Question<Part>[] {
    return this.#stores.flatMap((question) => {
      const written = this.#written.get(question.of);
      const of = written && first(written, (value) => this.#source.find(value));
      return of ? [{ ...question, of }] : [];
    });
  }

  #ofCollections(): readonly Question<Part>[] {
    return this.#lookups.flatMap((question) => {
      const of = first(keysIn(question.of), (value) => this.#source.find(value));
      return of ? [{ ...question, of }] : [];
    });
  }
}

function first<Found>(values: readonly Value[], find: (value: Value) => Found | null): Found | null {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return null;
}

/** The unknown keys of a map or an object, or the unknown elements of a list or a set. */
export function keysIn({ shape, unknownKeys, state: { fields, rest } }: ObjectValue): readonly Value[] {
  if (shape !== 'set' && shape !== 'array') return [...(unknownKeys?.state.fields.values() ?? [])];
  return [...fields.values(), ...(rest ? [rest] : [])].filter(({ kind }) => kind !== 'object');
}

/** Whether a value is an unknown key of a collection, or is made of one. */
function isKey(value: Value, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (value.kind === 'choice') return value.options.some((option) => isKey(option, depth + 1));
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  if (source.kind === 'call') return isKey(source.call.callee, depth + 1);
  if (source.kind === 'member') return isKey(source.object, depth + 1);
  if (source.kind !== 'operation') return false;
  return source.operator === 'key' || source.operands.some((operand) => isKey(operand, depth + 1));
}

/** The patterns of addresses that a text matches among keys: what precedes its first slash is a prefix of the store. */
function patternsOf(value: Value, { isWhole }: Part): readonly Pattern[] {
  if (value.kind !== 'text') return [];
  const text = plainText(value) ?? '';
  const start = text.indexOf('/');
  if (start === -1) return isWhole ? [] : asking('holds', value);
  const address = text.slice(start);
  const asks: Asks = isWhole ? 'starts' : 'holds';
  if (!address.includes('*')) return [{ asks, text: address, ignoresCase: false }];
  return globsIn(textOf(address));
}

function textOf(text: string): TextValue {
  return { kind: 'text', pieces: [{ text, origin: null }] };
}

/** A value, with the values of its fields if it is a plain object: `scanIterator({ MATCH: '/users/*' })`. */
function withFields(value: Value): readonly Value[] {
  const fields = value.kind === 'object' && value.shape === 'plain' ? [...value.state.fields.values()] : [];
  return [value, ...fields].flatMap(optionsOf);
}
