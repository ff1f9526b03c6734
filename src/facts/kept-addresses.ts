import type { KeyedAddress } from '../model/keyed-address.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { AssignEvent, CallEvent, CompareEvent, Listener } from '../values/machine.ts';
import { knownText, plainText } from '../values/text-value.ts';
import {
  keyOf,
  memberSource,
  opaque,
  optionsOf,
  type ObjectValue,
  type Place,
  type TextValue,
  type Value,
} from '../values/value.ts';
import { asking, globsIn, saysWord, type Asks, type Pattern } from './address-patterns.ts';
import type { ArrivingRequests } from './address-source.ts';
import { WRITING, WRITING_BELOW } from '../catalogue/key-stores.ts';
import type { Part } from './request-names.ts';

/** Members that take out what was kept under keys. */
const TAKING_OUT = /^(?:del|unlink|clear|invalidate|purge|evict|remove|flush|expire|reset|drop|forget)/i;
/** Those that ask for a part of a text. */
const ASKING_PART: ReadonlySet<string> = new Set(['startsWith', 'includes', 'indexOf', 'endsWith', 'match', 'search']);
/** Members of requests under which packages keep their answers together, with the keys of these packages. */
const STORES: ReadonlyMap<string, string> = new Map([
  ['apicacheGroup', keyOf(opaque({ kind: 'module', specifier: 'apicache', file: '' }))],
]);
/** How deep an unknown value is looked into for a key. */
const DEEPEST = 6;

/** A question about keys, and where it is asked. */
interface Question<Of> {
  readonly of: Of;
  readonly asked: readonly Value[];
  readonly place: Place;
  readonly name: string;
}

/**
 * Finds where keys are asked for that are addresses of requests, or parts of them: `cache.delete('list')`,
 * `redis.keys('/users/*')`, `key.startsWith(req.originalUrl)`. An address that is known is asked for as one of a
 * request is; where it is that of another request, the two must stay what they are to each other.
 */
export class KeptAddresses implements Listener {
  readonly #source: ArrivingRequests;
  /** What was written to stores that no one knows, by their keys. */
  readonly #written = new Map<string, Value[]>();
  /** What is asked of these. */
  readonly #stores: Question<string>[] = [];
  /** What is looked up in collections that the program makes. */
  readonly #lookups: Question<ObjectValue>[] = [];
  /** What is asked of a key by itself. */
  readonly #keys: Question<Value>[] = [];

  /** @param source the requests whose addresses are kept, of the same evaluation */
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

  /** What is asked for that is known. */
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

  /** What is asked for that is the address of another request. */
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

/** The keys of a map, or the elements of a list or a set, that are not known. */
export function keysIn({ shape, unknownKeys, state: { fields, rest } }: ObjectValue): readonly Value[] {
  if (shape !== 'set' && shape !== 'array') return [...(unknownKeys?.state.fields.values() ?? [])];
  return [...fields.values(), ...(rest ? [rest] : [])].filter(({ kind }) => kind !== 'object');
}

/** Whether a value is a key that no one knows, or is made of one. */
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

/** What a text asks for among keys: what precedes its first slash belongs to the store. */
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

/** A value, and those of an object of options: `scanIterator({ MATCH: '/users/*' })`. */
function withFields(value: Value): readonly Value[] {
  const fields = value.kind === 'object' && value.shape === 'plain' ? [...value.state.fields.values()] : [];
  return [value, ...fields].flatMap(optionsOf);
}
