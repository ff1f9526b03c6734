import type { Exported, ExportedFunction } from '../model/exported.ts';
import type { Entry, Middleware, Mount, Router, Wrapped } from '../model/router.ts';
import type { Handover } from '../model/router-links.ts';
import type { Reference } from '../model/reference.ts';
import { emptied, takeKind, unwrittenMount, type RouterInProgress } from '../routes/router-in-progress.ts';
import { inheritViews } from '../routes/views.ts';
import { placeEvaluated } from './evaluated-routes.ts';
import { recordSharedOpenings } from './shared-openings.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import { folderFrom, placesBelow } from './autoload.ts';
import { isMissing, membersOf } from './follow-exports.ts';
import { gatherControllers } from './controller-collection.ts';
import { placeInherited } from './inherited-controllers.ts';
import { mayAnswer } from '../routes/handlers/answer.ts';
import { answeringIn, linkedPrefix, withAnswer, withPath, withPrefix } from './linked-entries.ts';
import { asMade, childOf, continuedBy, followMade, makerOf, servedBy } from './made-routers.ts';
import { withNames } from './sent-folders.ts';
import { isAnswered } from './services.ts';
import { LinkedText } from '../text/source-texts.ts';
import { isTestFile } from './file-kinds.ts';
import type { LinkedFiles } from './linked-files.ts';

/**
 * Links the routers of all files: where one file exports a router and another one mounts it, passes it on or registers
 * on it, the result is one table. Returns copies of routers and routes; the given ones stay as they are.
 *
 * @param nameOf the path of a file below the root
 * @param registering the registrations that an evaluation of the program finds
 * @param doubtful the files that may register routes besides those of the routers
 */
export function linkRouters(
  routers: readonly Router[],
  files: LinkedFiles,
  nameOf: (file: string) => string,
  registering: EvaluatedRegistrations,
  doubtful: readonly string[],
): readonly Router[] {
  const linker = new Linker(files, nameOf);
  for (const router of routers) linker.copyOf(router);
  return linker.link((linked, opaque) => {
    const placed = placeEvaluated(linked, [...doubtful, ...opaque], registering, (file) => isTestFile(nameOf(file)));
    recordSharedOpenings([...linked, ...placed], registering);
    return placed;
  });
}

const UNPREFIXED = { prefix: null, prefixKnown: true } as const;

class Linker {
  readonly #files: LinkedFiles;
  readonly #isTest: (router: Router) => boolean;
  readonly #copies = new Map<Router, RouterInProgress>();
  /** Each copy, by itself: entries that are linked refer to copies. */
  readonly #made = new Map<Router, RouterInProgress>();
  /**
   * Pairs of routers that are one: the router that is passed (`whole`), and the one in the file that it is passed to
   * (`part`).
   */
  readonly #same: { readonly whole: RouterInProgress; readonly part: RouterInProgress }[] = [];
  /** The files that pass routers to functions of the project whose effect cannot be read from the syntax. */
  readonly #opaque = new Set<string>();

  constructor(files: LinkedFiles, nameOf: (file: string) => string) {
    this.#files = files;
    this.#isTest = (router) => isTestFile(nameOf(router.file));
  }

  /** The copy of a router; one that is made here is linked later on. */
  copyOf(router: Router): RouterInProgress {
    const known = this.#copies.get(router);
    if (known) return known;
    const copy = { ...emptied(router), prefix: linkedPrefix(router, this.#files) };
    const maker = makerOf(router, this.#files);
    if (maker) {
      takeKind(copy, maker);
      copy.kind = maker.kind;
    }
    this.#copies.set(router, copy);
    this.#made.set(copy, copy);
    return copy;
  }

  /** @param more finds the routers that only an evaluation of the whole program shows; it gets those that are linked */
  link(
    more: (linked: readonly RouterInProgress[], opaque: Iterable<string>) => readonly RouterInProgress[],
  ): readonly Router[] {
    for (const router of [...this.#copies.keys()]) {
      const served = servedBy(router, this.#files);
      if (served) this.copyOf(served).kind = 'application';
    }
    // Following a reference may bring a router of another file in, which is linked in its turn.
    for (const [router, copy] of this.#copies) this.#fill(copy, router);
    for (const [router, copy] of this.#copies) this.#join(copy, router);
    placeInherited([...this.#copies.values()], this.#files);
    const copied = [...this.#copies.values()];
    const linked = [...copied, ...more(copied, this.#opaque)];
    const routers = [
      ...linked,
      ...gatherControllers(
        linked.filter((router) => !this.#isTest(router)),
        this.#files,
      ),
    ];
    for (const router of routers) this.#forgetTests(router);
    this.#shareViews(routers);
    return routers;
  }

  /**
   * Removes the mounts of a router in applications that tests build, as long as it has others: only the tests send
   * requests there. The tables of those applications still contain the router, so that these requests find it.
   */
  #forgetTests(router: RouterInProgress): void {
    const real = router.mountedBy.filter(({ parent }) => !this.#isTest(parent));
    if (real.length > 0) router.mountedBy.splice(0, Infinity, ...real);
  }

  #fill(copy: RouterInProgress, router: Router): void {
    const place = (entry: Entry): void => {
      copy.entries.push(entry);
      if (entry.kind === 'mount' && entry.child)
        this.#made.get(entry.child)?.mountedBy.push({ parent: copy, mount: entry });
    };
    const continued = continuedBy(router, this.#files);
    if (continued) {
      const above = this.copyOf(continued);
      takeKind(copy, above);
      place(unwrittenMount(above));
    }
    router.entries.forEach((entry, at) => {
      for (const handover of router.handovers) if (handover.before === at) this.#takeOver(copy, handover, place);
      for (const linked of this.#linked(entry, copy)) place(linked);
    });
    for (const handover of router.handovers)
      if (handover.before >= router.entries.length) this.#takeOver(copy, handover, place);
  }

  /** The entries that an entry becomes, now that the other files are known. */
  #linked(entry: Entry, copy: RouterInProgress): readonly Entry[] {
    switch (entry.kind) {
      case 'route': {
        if (entry.answeredBy && !isAnswered(entry.answeredBy, copy.file, this.#files)) return [];
        return [
          {
            ...withPath(entry, copy.file, this.#files),
            answeredBy: undefined,
            router: copy,
            handler: withAnswer(entry.handler, copy, this.#files),
          },
        ];
      }
      case 'mount':
        if (this.#isWrapped(entry, copy)) return this.#linked(entry.wrapped.entry, copy);
        return entry.folder === null ? this.#mount(entry, copy) : this.#folder(entry, entry.folder, copy);
      case 'middleware':
        return this.#isWrapped(entry, copy) ? this.#linked(entry.wrapped.entry, copy) : this.#middleware(entry, copy);
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
    if (child) return { ...mount, ...(isUnwrapped(known) && UNPREFIXED), child: this.copyOf(child) };
    return known?.kind === 'function' ? asMiddleware(mount, known, copy) : mount;
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
    if (!from) return [middleware];
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
      return each.isMissing ? { ...middleware, isMissing: each.isMissing } : middleware;
    });
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
      return [{ ...mount, folder: null, prefix: under, prefixKnown: true, child: this.copyOf(child) }];
    });
  }

  /** Adds what a function of another file registers on a router that is passed to it. */
  #takeOver(copy: RouterInProgress, handover: Handover, place: (entry: Entry) => void): void {
    const { from, parameter, branches, range } = handover;
    const known = this.#follow(from, copy.file);
    const part = known?.kind === 'function' ? known.parameters.get(parameter) : null;
    if (part) place(this.#part(copy, part, branches, range));
    else if (known?.kind === 'function') this.#opaque.add(copy.file);
    else if (!known && isMissing(from, copy.file, this.#files))
      place({ ...unwrittenMount(null), from, isMissing: true, branches, range });
  }

  /** Adds what a file registers on an imported router, after what the router's own file registers. */
  #join(copy: RouterInProgress, router: Router): void {
    const known = router.imported && this.#follow(router.imported, router.file);
    if (known?.kind !== 'router') return;
    const whole = this.copyOf(known.router);
    if (whole === copy) return;
    const mount = this.#part(whole, router, [], [0, 0]);
    whole.entries.push(mount);
    copy.mountedBy.push({ parent: whole, mount });
  }

  #part(whole: RouterInProgress, part: Router, branches: Handover['branches'], range: Handover['range']): Mount {
    const child = this.copyOf(part);
    // The framework of a parameter is a guess; that of the argument is known.
    takeKind(child, whole);
    this.#same.push({ whole, part: child });
    return { ...unwrittenMount(child), branches, range };
  }

  #follow(reference: Reference, file: string): Exported | null {
    return followMade(reference, file, this.#files);
  }

  /** A view engine that one part of an application sets applies to all of it. */
  #shareViews(routers: readonly RouterInProgress[]): void {
    for (const { whole, part } of this.#same) if (part.views === 'views') whole.views = 'views';
    inheritViews(routers);
  }
}

function isUnwrapped(known: Exported): boolean {
  return known.kind === 'function' && known.unwrapped;
}

function asMiddleware(
  { prefix, prefixKnown, branches, range }: Mount,
  { answer: { response }, sendsContent, passesOn, forwards, namesParameters }: ExportedFunction,
  { dialect }: Router,
): Middleware {
  return {
    kind: 'middleware',
    path: prefix,
    pathKind: prefix ? 'text' : prefixKnown ? 'none' : 'dynamic',
    pathFrom: null,
    response,
    mayAnswer: mayAnswer(response, sendsContent, passesOn[answeringIn(dialect)]),
    forwards,
    namesParameters,
    from: null,
    branches,
    range,
  };
}
