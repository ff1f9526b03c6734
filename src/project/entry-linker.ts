import type { Exported } from '../model/exported.ts';
import type { Handler } from '../model/handler.ts';
import type { Entry, Middleware, Mount, Route, Router, Wrapped } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { folderFrom, placesBelow } from './autoload.ts';
import { isMissing, membersOf, follow, type Modules } from './follow-exports.ts';
import { withPath, withPrefix } from './linked-entries.ts';
import { linkedHandler, linkedPassage, type EvaluatedHandling, type Linking } from './linked-handlers.ts';
import { asMade, childOf, followMade } from './made-routers.ts';
import { withNames } from './sent-folders.ts';
import { LinkedText } from '../text/source-texts.ts';
import type { LinkedFiles } from './linked-files.ts';
import { CALL } from '../routes/values/reference-to.ts';
import { UNSEEN_PASSAGE } from '../routes/unseen-handler.ts';
import type { ServiceCondition } from '../model/service-condition.ts';

const UNPREFIXED = { prefix: null, prefixKnown: true } as const;

/** Links the entries of routers: what they mount, and what handles their routes, may be of other files. */
export class EntryLinker {
  readonly #files: LinkedFiles;
  readonly #handling: EvaluatedHandling;
  readonly #copyOf: (router: Router) => RouterInProgress;
  readonly #handlers = new Map<Handler, Handler>();

  /**
   * @param handling finds what functions do with requests
   * @param copyOf the copy of a router that is linked
   */
  constructor(files: LinkedFiles, handling: EvaluatedHandling, copyOf: (router: Router) => RouterInProgress) {
    this.#files = files;
    this.#handling = handling;
    this.#copyOf = copyOf;
  }

  /** The routes of one registration share their handler. */
  #handlerOf({ handler, range }: Route, router: Router): Handler {
    const known = this.#handlers.get(handler);
    const linked = known ?? linkedHandler(handler, { file: router.file, range }, this.#linkingOf(router));
    this.#handlers.set(handler, linked);
    return linked;
  }

  #linkingOf(router: Router): Linking {
    return { router, modules: this.#files, handling: this.#handling };
  }

  /** The entries that an entry becomes, now that the other files are known. */
  link(entry: Entry, copy: RouterInProgress): readonly Entry[] {
    switch (entry.kind) {
      case 'route': {
        if (entry.answeredBy && !isAnswered(entry.answeredBy, copy.file, this.#files)) return [];
        return [
          {
            ...withPath(entry, copy.file, this.#files),
            answeredBy: undefined,
            router: copy,
            handler: this.#handlerOf(entry, copy),
          },
        ];
      }
      case 'mount':
        if (this.#isWrapped(entry, copy)) return this.link(entry.wrapped.entry, copy);
        return entry.folder === null ? this.#mount(entry, copy) : this.#folder(entry, entry.folder, copy);
      case 'middleware':
        return this.#isWrapped(entry, copy) ? this.link(entry.wrapped.entry, copy) : this.#middleware(entry, copy);
    }
  }

  /** Whether an entry is wrapped in a function of another file that passes all requests on to its argument. */
  #isWrapped<Placed extends Mount | Middleware>(
    entry: Placed,
    { file }: Router,
  ): entry is Placed & { readonly wrapped: Wrapped } {
    const known = entry.wrapped && this.#follow(entry.wrapped.by, file);
    return known?.kind === 'function' && known.wraps;
  }

  #mount(entry: Mount, copy: Router): readonly Entry[] {
    const { file } = copy;
    const mount = withPrefix(entry, file, this.#files);
    const known = mount.child
      ? asMade({ kind: 'router', router: mount.child }, this.#files)
      : mount.from && this.#follow(mount.from, file);
    if (!known && mount.from && isMissing(mount.from, file, this.#files))
      return [{ ...mount, child: null, isMissing: true }];
    if (!known) return [{ ...mount, child: null }];
    return known.kind === 'object' ? this.#listed(mount, copy) : [this.#mounted(mount, known, copy)];
  }

  #mounted(mount: Mount, known: Exported | null, copy: Router): Entry {
    const child = known && childOf(known, mount.parameter);
    if (child) return { ...mount, ...(isUnwrapped(known) && UNPREFIXED), child: this.#copyOf(child) };
    return known?.kind === 'function' ? this.#asMiddleware(mount, copy) : mount;
  }

  /** A list of routers is mounted one after the other. */
  #listed(mount: Mount, copy: Router): readonly Entry[] {
    const { from } = mount;
    const elements = from && membersOf(from, copy.file, this.#files);
    if (!from || !elements?.length || !elements.every((name) => /^\d+$/.test(name))) return [mount];
    return elements.map((element) =>
      this.#mounted(mount, this.#follow({ ...from, path: [...from.path, element] }, copy.file), copy),
    );
  }

  /** What seemed to be middleware may be a router or a plugin of another file, or a list of them. */
  #middleware(entry: Middleware, copy: Router): readonly Entry[] {
    const middleware = withNames(entry, copy.file, this.#files);
    const { path, pathKind, pathFrom, from, branches, range } = middleware;
    const passing = { ...middleware, passage: linkedPassage(middleware, this.#linkingOf(copy)) };
    if (!from) return [passing];
    const parameter = copy.dialect === 'find-my-way' ? 0 : null;
    const asMount: Mount = {
      kind: 'mount',
      prefix: path,
      prefixKnown: pathKind === 'none' || pathKind === 'text',
      prefixFrom: pathFrom,
      child: null,
      from,
      parameter,
      folder: null,
      branches,
      range,
    };
    return this.#mount(asMount, copy).map((each) => {
      if (each.kind !== 'mount' || each.child) return each;
      return each.isMissing ? { ...passing, isMissing: each.isMissing } : passing;
    });
  }

  /** A function of another file that takes no router is middleware. */
  #asMiddleware({ prefix, prefixKnown, from, branches, range }: Mount, copy: Router): Middleware {
    const pathKind = prefix ? 'text' : prefixKnown ? 'none' : 'dynamic';
    const entry: Middleware = {
      ...{ kind: 'middleware', path: prefix, pathKind, pathFrom: null, passage: UNSEEN_PASSAGE, from, branches, range },
    };
    return { ...entry, passage: linkedPassage(entry, this.#linkingOf(copy)), from: null };
  }

  /** The files of a folder, each mounted under the names of the folders that it is in. */
  #folder(mount: Mount, folder: string, { file }: Router): readonly Entry[] {
    const places = placesBelow(folderFrom(file, folder, this.#files.sources), mount.isFlat ?? false, this.#files);
    if (!places) return [mount];
    return places.flatMap(({ prefix, file: plugin }) => {
      const known = this.#follow({ specifier: plugin, path: [], unwrapped: false }, file);
      const child = known && childOf(known, 0);
      if (!child) return [];
      const outer = (mount.prefix?.value ?? '') + prefix;
      const under = isUnwrapped(known) || outer === '' ? null : new LinkedText(outer, mount.range);
      return [{ ...mount, folder: null, prefix: under, prefixKnown: true, child: this.#copyOf(child) }];
    });
  }

  #follow(reference: Reference, file: string): Exported | null {
    return followMade(reference, file, this.#files);
  }
}

function isUnwrapped(known: Exported): boolean {
  return known.kind === 'function' && known.unwrapped;
}

/**
 * Whether a service has the method that a route needs, and its list names it. A service of a package counts as having
 * all methods; one that cannot be followed to its end may have it.
 *
 * @param file the file that registers the service
 */
function isAnswered({ member, service, listed }: ServiceCondition, file: string, modules: Modules): boolean {
  return (!listed || names(follow(listed, file, modules), member)) && (!service || has(service, member, file, modules));
}

function names(list: Exported | null, member: string): boolean {
  return (
    list?.kind !== 'object' ||
    list.spread.length > 0 ||
    [...list.members.values()].some((each) => each.kind === 'text' && each.value === member)
  );
}

function has(service: Reference, member: string, file: string, modules: Modules): boolean {
  if (follow({ ...service, path: [...service.path, member] }, file, modules)) return true;
  const known = follow(service, file, modules);
  if (known?.kind === 'object') return known.spread.some((each) => mayHave(each));
  // A class or a function of the project that answers something else is no service.
  return (
    !known && service.path.at(-1) === CALL && modules.resolve(file, service.specifier) === null && isPackage(service)
  );
}

/** Members that are inherited from a package are not known. */
function mayHave(spread: Exported): boolean {
  return spread.kind === 'reference' && isPackage(spread.reference);
}

function isPackage({ specifier }: Reference): boolean {
  return !/^\.{1,2}(?:\/|$)/.test(specifier);
}
