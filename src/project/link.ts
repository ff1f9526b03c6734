import type { Exported } from '../model/exported.ts';
import type { Entry, Mount, Router } from '../model/router.ts';
import type { Handover } from '../model/router-links.ts';
import type { Reference } from '../model/reference.ts';
import { emptied, takeKind, unwrittenMount, type RouterInProgress } from '../routes/router-in-progress.ts';
import { inheritViews } from '../routes/views.ts';
import { EntryLinker } from './entry-linker.ts';
import type { EvaluatedHandling } from './linked-handlers.ts';
import { placeEvaluated } from './evaluated-routes.ts';
import { recordSharedOpenings } from './shared-openings.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import { isMissing } from './follow-exports.ts';
import { gatherControllers } from './controller-collection.ts';
import { placeInherited } from './inherited-controllers.ts';
import { linkedPrefix } from './linked-entries.ts';
import { continuedBy, followMade, isContinued, makerOf, servedBy } from './made-routers.ts';
import { isTestFile } from './file-kinds.ts';
import type { LinkedFiles } from './linked-files.ts';

/** What the routers of a project are linked by. */
interface LinkSources {
  readonly files: LinkedFiles;
  /** Returns the path of a file below the root. */
  readonly nameOf: (file: string) => string;
  /** Finds what the functions of handlers do. */
  readonly handling: EvaluatedHandling;
  /** The registrations that an evaluation of the program finds; null where it is not evaluated. */
  readonly registrations: EvaluatedRegistrations | null;
  /** The files that may register routes besides those of the routers. */
  readonly doubtful: readonly string[];
}

/**
 * Links the routers of all files: where one file exports a router and another one mounts it, passes it on or registers
 * on it, the result is one table. Returns copies of routers and routes; the given ones stay as they are.
 */
export function linkRouters(
  routers: readonly Router[],
  { files, nameOf, handling, registrations, doubtful }: LinkSources,
): readonly Router[] {
  const linker = new Linker(files, handling, nameOf);
  for (const router of routers) linker.copyOf(router);
  return linker.link((linked, opaque) => {
    if (!registrations) return [];
    const isTest = (file: string): boolean => isTestFile(nameOf(file));
    const placed = placeEvaluated(linked, [...doubtful, ...opaque], registrations, isTest);
    recordSharedOpenings([...linked, ...placed], registrations, isTest);
    return placed;
  });
}

class Linker {
  readonly #files: LinkedFiles;
  readonly #entries: EntryLinker;
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

  constructor(files: LinkedFiles, handling: EvaluatedHandling, nameOf: (file: string) => string) {
    this.#files = files;
    this.#entries = new EntryLinker(files, handling, (router) => this.copyOf(router));
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
    const maker = isContinued(router) ? makerOf(router, this.#files) : null;
    if (maker && isContinued(maker)) place(unwrittenMount(this.copyOf(maker)));
    router.entries.forEach((entry, at) => {
      for (const handover of router.handovers) if (handover.before === at) this.#takeOver(copy, handover, place);
      for (const linked of this.#entries.link(entry, copy)) place(linked);
    });
    for (const handover of router.handovers)
      if (handover.before >= router.entries.length) this.#takeOver(copy, handover, place);
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
