import type { Mount } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import { PARAMETER } from '../routes/values/reference-steps.ts';
import { placeOf } from './exported.ts';
import type { LinkedFiles } from './linked-files.ts';

/** A call that hands something to a function, by its file and its name there. */
export interface ListCall {
  readonly file: string;
  readonly name: string;
}

/** Knows the calls that hand a function of the project the lists of routers that it mounts. */
export class ListCalls {
  readonly #files: LinkedFiles;
  readonly #isTest: (file: string) => boolean;
  readonly #known = new Map<string, ListCall | null>();

  constructor(files: LinkedFiles, isTest: (file: string) => boolean) {
    this.#files = files;
    this.#isTest = isTest;
  }

  /**
   * A mount of what a function is handed, as the call that hands it over tells it.
   *
   * @param file the file of the mount
   * @returns the mount itself where it waits for no call, or for one that is not told
   */
  toldBy(mount: Mount, file: string): Mount {
    const awaited = [mount.from, mount.prefixFrom].find((each) => each?.specifier === PARAMETER);
    const [owner] = awaited?.path ?? [];
    const call = owner === undefined ? null : this.#callOf(owner, file);
    return owner === undefined || !call
      ? mount
      : {
          ...mount,
          from: mount.from && handedBy(call, mount.from, owner),
          prefixFrom: mount.prefixFrom && handedBy(call, mount.prefixFrom, owner),
        };
  }

  /** The only one of the service, not of its tests: several calls may make several applications. */
  #callOf(owner: string, file: string): ListCall | null {
    const key = `${owner} ${file}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const callers = [...this.#files.loadersOf(file)].filter((each) => !this.#isTest(each));
    const [only, ...others] = callers.flatMap((each) => this.#callsIn(each, owner, file));
    const call = only && others.length === 0 ? only : null;
    this.#known.set(key, call);
    return call;
  }

  #callsIn(caller: string, owner: string, file: string): readonly ListCall[] {
    return (this.#files.exportsOf(caller)?.calls ?? []).flatMap(({ to, name }) => {
      const place = placeOf(to, caller, this.#files);
      const isCalled =
        place?.file === file && place.exported.kind === 'function' && String(place.exported.at) === owner;
      return isCalled ? [{ file: caller, name }] : [];
    });
  }
}

/**
 * What a call hands over for a parameter: the reference itself where it begins at none, or at one of another function.
 */
export function handedBy({ file, name }: ListCall, reference: Reference, owner: string): Reference {
  const [own, ...path] = reference.path;
  return reference.specifier === PARAMETER && own === owner
    ? { ...reference, specifier: file, path: [name, ...path] }
    : reference;
}
