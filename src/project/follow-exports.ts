import { CALL, OWN_FILE } from '../routes/values/reference-to.ts';
import type { Exported, ExportedObject, ExportedRouter, ModuleExports } from '../model/exported.ts';
import type { Reference } from '../model/reference.ts';

/** What following a reference needs to know of the other files. */
export interface Modules {
  /** The exports of a file; null where it cannot be read. */
  exportsOf(file: string): ModuleExports | null;
  /** The file that a specifier names, or null. */
  resolve(from: string, specifier: string): string | null;
  /** Whether a specifier names a file of the project that is not there. */
  isMissing(from: string, specifier: string): boolean;
}

/** Longer ways from file to file than this are no ways that a person wrote. */
const LONGEST = 250;

/** Members that answer a router, or a function, itself: as middleware, with another `this`, as a module. */
const TRANSPARENT: Readonly<Record<Exported['kind'], ReadonlySet<string>>> = {
  router: new Set(['routes', 'middleware', 'router', 'default']),
  function: new Set(['bind', 'default']),
  object: new Set(['default']),
  text: new Set(),
  reference: new Set(),
};

/** An export and the file that it is in. */
export interface Place {
  readonly exported: Exported;
  readonly file: string;
}

/**
 * Follows a reference through the files to what it represents.
 *
 * @param file the file that holds the reference
 * @returns the export, never a reference itself; null where the way leaves the project or is not known
 */
export function follow(reference: Reference, file: string, modules: Modules): Exported | null {
  return locate(reference, file, modules)?.exported ?? null;
}

/** The same with the file where the way ends. */
export function locate(reference: Reference, file: string, modules: Modules): Place | null {
  return new Journey(modules).follow(reference, file);
}

/** Whether the way to what a reference represents ends at a file of the project that is not there. */
export function isMissing(reference: Reference, file: string, modules: Modules): boolean {
  const journey = new Journey(modules);
  return journey.follow(reference, file) === null && journey.meetsMissing();
}

/** What a value that a file exports represents, itself or by a reference, and where; null where that is not known. */
export function placeOf(exported: Exported | null, file: string, modules: Modules): Place | null {
  if (exported?.kind === 'reference') return locate(exported.reference, file, modules);
  return exported && { exported, file };
}

/** The members of a list or an object that a reference names, where all of them are known by name. */
export function membersOf(reference: Reference, file: string, modules: Modules): readonly string[] | null {
  const known = follow(reference, file, modules);
  return known?.kind === 'object' && known.spread.length === 0 ? [...known.members.keys()] : null;
}

/** One way through the files. */
class Journey {
  readonly #modules: Modules;
  /** Each reference is gone after once: who meets it again goes round in a circle, or has been there in vain. */
  readonly #seen = new Set<string>();
  #depth = 0;
  /** The files that name modules which are no files of the project, and what they name. */
  readonly #lost: (readonly [file: string, specifier: string])[] = [];

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  /** Whether a file of the project that it led to is not there. */
  meetsMissing(): boolean {
    return this.#lost.some(([file, specifier]) => this.#modules.isMissing(file, specifier));
  }

  follow(reference: Reference, file: string): Place | null {
    const target = reference.specifier === OWN_FILE ? file : this.#modules.resolve(file, reference.specifier);
    const key = `${target ?? ''}\0${reference.path.join('\0')}`;
    if (target === null) this.#lost.push([file, reference.specifier]);
    if (target === null || this.#depth > LONGEST || this.#seen.has(key)) return null;
    this.#seen.add(key);
    this.#depth += 1;
    const exports = this.#modules.exportsOf(target);
    const found = exports && this.#start(exports, reference.path, target);
    this.#depth -= 1;
    return found?.exported.kind === 'function' && reference.unwrapped
      ? { ...found, exported: { ...found.exported, unwrapped: true } }
      : found;
  }

  /** An export by its name, or what has none; where there is none, a member of the module itself. */
  #start(exports: ModuleExports, path: readonly string[], file: string): Place | null {
    const [name, ...rest] = path;
    const unnamed = exports.unnamed.get(name ?? '');
    if (unnamed) return this.#walk(this.#enter(unnamed, file), rest);
    const own = name === undefined || name === 'default' ? null : this.#member({ exported: exports, file }, name);
    if (own) return this.#walk(own, rest);
    const whole = exports.members.get('default') ?? (exports.members.size + exports.spread.length > 0 ? exports : null);
    return this.#walk(this.#enter(whole, file), path);
  }

  #walk(start: Place | null, path: readonly string[]): Place | null {
    let current = start;
    for (let at = 0; current && at < path.length; at += 1) {
      const name = path[at] ?? '';
      const { exported }: Place = current;
      const next: Place | null = name === CALL ? this.#called(current) : this.#member(current, name);
      if (next || !TRANSPARENT[exported.kind].has(name)) current = next;
      // `users.routes()` calls what answers the router itself.
      else if (path[at + 1] === CALL) at += 1;
    }
    return current;
  }

  /** What a call answers. Routers that are put together are called for their middleware. */
  #called(place: Place): Place | null {
    const { exported, file } = place;
    return exported.kind === 'object'
      ? place
      : this.#enter(exported.kind === 'function' ? exported.returns : null, file);
  }

  #member({ exported, file }: Place, name: string): Place | null {
    if (exported.kind !== 'function' && exported.kind !== 'object') return null;
    const own = exported.members.get(name);
    if (own || exported.kind === 'function') return this.#enter(own ?? null, file);
    for (const spread of exported.spread.toReversed()) {
      const found = this.#inherited(spread, name, file);
      if (found) return this.#ownFor(found, exported, spread, file);
    }
    return null;
  }

  #inherited(spread: Exported, name: string, file: string): Place | null {
    return spread.kind === 'reference'
      ? this.follow({ ...spread.reference, path: [...spread.reference.path, name] }, file)
      : this.#member({ exported: spread, file }, name);
  }

  /** An inherited router, or what an inherited method answers, is the one that the class itself registers on. */
  #ownFor(found: Place, object: ExportedObject, spread: Exported, file: string): Place {
    const { exported } = found;
    const router = exported.kind === 'function' ? exported.returns : exported;
    const own = router?.kind === 'router' ? this.#ownRouter(router, object, spread, file) : null;
    if (!own) return found;
    return exported.kind === 'function'
      ? { ...found, exported: { ...exported, returns: own } }
      : { exported: own, file };
  }

  #ownRouter(
    { router }: ExportedRouter,
    { members }: ExportedObject,
    spread: Exported,
    file: string,
  ): ExportedRouter | null {
    for (const [name, member] of members) {
      const above = member.kind === 'router' ? this.#inherited(spread, name, file)?.exported : null;
      if (member.kind === 'router' && above?.kind === 'router' && above.router === router) return member;
    }
    return null;
  }

  #enter(exported: Exported | null, file: string): Place | null {
    if (exported?.kind === 'reference') return this.follow(exported.reference, file);
    return exported && { exported, file };
  }
}
