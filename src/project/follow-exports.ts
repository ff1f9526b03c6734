import { CALL, OWN_FILE } from '../routes/values/reference-to.ts';
import type { Exported, ExportedObject, ExportedRouter, ModuleExports } from '../model/exported.ts';
import type { Reference } from '../model/reference.ts';

/** What is needed of other files to follow a reference. */
export interface Modules {
  /** The exports of a file; null where it cannot be read. */
  exportsOf(file: string): ModuleExports | null;
  /** The file that a specifier names, or null. */
  resolve(from: string, specifier: string): string | null;
  /** Whether a specifier names a file of the project that is not there. */
  isMissing(from: string, specifier: string): boolean;
}

/** The most references that are followed one after another: no one writes a longer chain. */
const LONGEST = 250;

/**
 * Members whose value or result is the router or the function itself: as middleware, bound to another `this`, as a
 * module.
 */
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
 * Follows a reference through the files to the export that it refers to.
 *
 * @param file the file that contains the reference
 * @returns the export, never a reference itself; null where it is outside of the project or not known
 */
export function follow(reference: Reference, file: string, modules: Modules): Exported | null {
  return locate(reference, file, modules)?.exported ?? null;
}

/** The export that {@link follow} finds, with its file. */
export function locate(reference: Reference, file: string, modules: Modules): Place | null {
  return new Journey(modules).follow(reference, file);
}

/** Whether a reference cannot be followed because a file of the project does not exist. */
export function isMissing(reference: Reference, file: string, modules: Modules): boolean {
  const journey = new Journey(modules);
  return journey.follow(reference, file) === null && journey.meetsMissing();
}

/** An exported value, or the export that it refers to, with its file; null where that is not known. */
export function placeOf(exported: Exported | null, file: string, modules: Modules): Place | null {
  if (exported?.kind === 'reference') return locate(exported.reference, file, modules);
  return exported && { exported, file };
}

/** The names of the members of a list or an object that a reference refers to; null where not all of them are known. */
export function membersOf(reference: Reference, file: string, modules: Modules): readonly string[] | null {
  const known = follow(reference, file, modules);
  return known?.kind === 'object' && known.spread.length === 0 ? [...known.members.keys()] : null;
}

/** Follows one reference through the files. */
class Journey {
  readonly #modules: Modules;
  /** The references that were followed: one that comes again is part of a cycle, or was followed without success. */
  readonly #seen = new Set<string>();
  #depth = 0;
  /** The specifiers that resolve to no file of the project, each with the file that contains it. */
  readonly #lost: (readonly [file: string, specifier: string])[] = [];

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  /** Whether one of the specifiers that were followed names a file of the project that does not exist. */
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

  /**
   * The end of a path of names in a module. The first name is that of an export, or of a value that is not exported;
   * where there is neither, the path begins at the default export or at the module as a whole.
   */
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
      // `users.routes()`: the call returns the router itself.
      else if (path[at + 1] === CALL) at += 1;
    }
    return current;
  }

  /** The result of a call. An object of routers is called for their middleware, so it is its own result. */
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

  /**
   * An inherited member. Where it is or returns the router of the class above, it becomes the router on which the class
   * itself registers.
   */
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
