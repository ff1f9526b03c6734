import { addTo } from '../text/grouping.ts';
import { chainOf, isCall } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { startOf } from '../values/place.ts';
import {
  memberSource,
  optionsOf,
  type FunctionValue,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.ts';
import { CACHES, KEYING, KEYING_OPTIONS, MANAGING, MEMOIZING, SKIPPING } from '../catalogue/key-stores.ts';
import { fieldsOf, unknownIn } from './registered-addresses.ts';

/** A function that returns keys, with its results, and those of the `skip` option next to it that excludes requests. */
export interface KeyFunction {
  readonly place: Place;
  readonly answers: readonly Value[];
  readonly skips: readonly Value[];
}

/**
 * A package that caches responses: where its middleware is registered, and the results of the functions in its options.
 */
export interface CachePackage {
  readonly uses: readonly Place[];
  readonly answers: readonly Value[];
}

/**
 * Finds the functions that return keys for caches, rate limits or de-duplication, and packages that need no such
 * function.
 */
export class KeyFunctions {
  /** The functions that return keys, with the functions that skip requests, by their places. */
  readonly #keying = new Map<string, { readonly place: Place; readonly skips: readonly string[] }>();
  /** The results of these functions, by their places. */
  readonly #answers = new Map<string, Value[]>();
  readonly #uses = new Map<string, Place[]>();
  /** The places of the functions in the options of packages, by the names of the packages. */
  readonly #given = new Map<string, string[]>();

  /**
   * Records options with a function that returns keys: `keyGenerator: (req) => req.path` next to
   * `skip: (req) => req.method === 'GET'`.
   */
  made({ state: { fields } }: ObjectValue): void {
    for (const [name, value] of fields) if (KEYING.has(name)) this.#keys(value, fields.get(SKIPPING));
  }

  /** Records a method of a class that returns keys: `generateKey(context) { ... }`. */
  entered(called: FunctionValue): void {
    if (answersKeys(called)) this.#keys(called);
  }

  called({ callee, args, site: { calleePlace } }: CallEvent): void {
    const [root = ''] = rootOf(callee);
    const option = KEYING_OPTIONS.get(root);
    if (option !== undefined) for (const value of args.flatMap((each) => fieldsOf(each, option))) this.#keys(value);
    const [, resolver] = args;
    if (resolver && isMemoize(callee)) this.#keys(resolver);
    if (CACHES.has(root)) {
      const names = args.flatMap(functionsIn).flatMap(nameOf);
      this.#given.set(root, [...(this.#given.get(root) ?? []), ...names]);
      this.#listenTo(names);
      // The middleware of a package is registered after the call that makes it.
    } else if (this.#given.size > 0)
      for (const name of args.flatMap(unknownIn).flatMap(cacheOf)) this.#usedAt(name, calleePlace);
  }

  answered(called: FunctionValue, answer: Value): void {
    for (const name of nameOf(called)) this.#answers.get(name)?.push(answer);
  }

  /** The key of a call of a memoized function, which is its first argument; null for another call. */
  memoizedKey({ callee, args }: CallEvent): Value | null {
    const made = isCall(callee) ? callee.source.call : null;
    return made && made.args.length === 1 && isMemoize(made.callee) ? (args[0] ?? null) : null;
  }

  answers(): readonly KeyFunction[] {
    return [...this.#keying].map(([name, { place, skips }]) => ({
      ...{ place, answers: this.#answers.get(name) ?? [] },
      skips: skips.flatMap((skip) => this.#answers.get(skip) ?? []),
    }));
  }

  caches(): readonly CachePackage[] {
    return [...this.#uses].map(([root, uses]) => ({
      uses,
      answers: (this.#given.get(root) ?? []).flatMap((name) => this.#answers.get(name) ?? []),
    }));
  }

  #keys(value: Value, skip?: Value): void {
    const skips = (skip ? optionsOf(skip) : []).flatMap(nameOf);
    this.#listenTo([...skips, ...optionsOf(value).flatMap(nameOf)]);
    for (const option of optionsOf(value))
      for (const name of nameOf(option))
        if (option.kind === 'function' && option.code)
          this.#keying.set(name, { place: { file: option.file, range: option.code.range }, skips });
  }

  /** Records from now on what some functions return. */
  #listenTo(names: readonly string[]): void {
    for (const name of names) if (!this.#answers.has(name)) this.#answers.set(name, []);
  }

  #usedAt(root: string, place: Place): void {
    addTo(this.#uses, root, place);
  }
}

/** Whether a function returns keys by its own name, or by its name as a method of a class. */
export function answersKeys({ code, frame: { self } }: FunctionValue): boolean {
  if (KEYING.has(code?.name ?? '')) return true;
  // The `this` of a method is its class.
  const prototype = self.kind === 'function' ? self.members.state.fields.get('prototype') : undefined;
  const methods = prototype?.kind === 'object' ? [...prototype.state.fields] : [];
  return methods.some(([name, value]) => KEYING.has(name) && value.kind === 'function' && value.code === code);
}

/** The place of a function as a key; empty for another value. */
function nameOf(value: Value): readonly string[] {
  return value.kind === 'function' && value.code ? [startOf({ file: value.file, range: value.code.range })] : [];
}

function isMemoize(callee: Value): boolean {
  return MEMOIZING.has(accessPath(callee) ?? '');
}

/** The name of the package that a value comes from, through any calls and members; empty for another value. */
function rootOf(value: Value): readonly string[] {
  const root = accessPath(chainOf(value).at(-1) ?? value);
  return root === null ? [] : [root];
}

/** The name of the package whose middleware a value is; empty for another value. */
function cacheOf(value: Value): readonly string[] {
  return isManaging(value) ? [] : rootOf(value).filter((name) => CACHES.has(name));
}

function isManaging(value: Value): boolean {
  const callee = isCall(value) ? value.source.call.callee : value;
  return MANAGING.has(memberSource(callee)?.name ?? '');
}

/** The functions that a value is, or that are in its fields. */
function functionsIn(value: Value): readonly FunctionValue[] {
  return optionsOf(value).flatMap((option) => {
    if (option.kind === 'function') return [option];
    const fields = option.kind === 'object' ? [...option.state.fields.values()] : [];
    return fields.filter((field) => field.kind === 'function');
  });
}
