import { addTo } from '../text/grouping.ts';
import { knownText } from '../values/text-value.ts';
import type { OpaqueValue, Value } from '../values/value.ts';
import { fieldsOf } from './registered-addresses.ts';

/** A value that is stored in a member of a request or a response: `res.locals.method = req.method`. */
interface Kept {
  readonly path: readonly string[];
  readonly value: Value;
}

/** The values that a program stores in members of requests, and that it gives to other objects. */
export class StoredValues {
  /** The values in members of requests, by the name of the first member. */
  readonly #kept = new Map<string, Kept[]>();
  /** The arguments of calls on objects other than requests, by the objects: `store.set('method', req.method)`. */
  readonly #given = new Map<string, Value[]>();

  /** Records `res.locals.method = req.method`, whose path is `locals`, `method`. */
  keep(path: readonly string[], value: Value): void {
    addTo(this.#kept, path[0] ?? '', { path, value });
  }

  /** The values that were stored in a member of any request, or in an object of which it is a field. */
  keptAt(read: readonly string[]): readonly Value[] {
    const kept = this.#kept.get(read[0] ?? '') ?? [];
    return kept
      .filter(({ path }) => path.every((name, at) => name === read[at]))
      .flatMap(({ path, value }) =>
        read.slice(path.length).reduce((all, name) => all.flatMap((each) => fieldsOf(each, name)), [value]),
      );
  }

  /** Records a call on an object that is no request, where it gets an unknown value or an object. */
  give({ key }: OpaqueValue, args: readonly Value[]): void {
    const isKept = args.some(
      (value) => value.kind === 'opaque' || (value.kind === 'object' && value.shape === 'plain'),
    );
    if (isKept) this.#given.set(key, [...(this.#given.get(key) ?? []), ...args]);
  }

  givenTo(object: Value): readonly Value[] {
    return object.kind === 'opaque' ? (this.#given.get(object.key) ?? []) : [];
  }

  /** What was stored under a key: `req.method` for `store.get('method')` after `store.set('method', req.method)`. */
  under(object: Value, args: readonly Value[]): readonly Value[] {
    const key = args.map(knownText).find((text) => text !== null);
    const given = this.givenTo(object);
    return key === undefined
      ? []
      : given.filter((_, at) => {
          const before = given[at - 1];
          return before?.kind === 'text' && knownText(before) === key;
        });
  }
}
