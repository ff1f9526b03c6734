import type { FoundPath } from '../facts/registered-texts.ts';
import type { Mounting } from '../facts/mountings.ts';
import { rowName, type Registration } from '../facts/registrations.ts';
import type { RouterRole } from '../facts/router-role.ts';
import type { Handler } from '../model/handler.ts';
import type { MethodToken } from '../model/method.ts';
import type { Entry, Mount, Route } from '../model/router.ts';
import { HOLE } from '../paths/dialects.ts';
import { emptied, unwrittenMount, type RouterInProgress } from '../routes/router-in-progress.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import { endOf, startOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Place, TextValue } from '../values/value.ts';
import { madeBy } from './made-routers.ts';
import { isReached, mountRouters, prefixRouters, recordPrefixes, type Instead } from './evaluated-mounts.ts';

/** What an evaluation of the program finds about its routes. */
export interface Registering {
  /** The routes and mounts that are registered by the programs which run some files. */
  registrationsFor(files: Iterable<string>): {
    readonly routes: readonly Registration[];
    readonly mounts: readonly Mounting[];
  };
  /** The first argument of a call, which is identified by its file and its end; null where it is unknown. */
  prefixAt(file: string, end: number): string | null;
  /**
   * Whether a call, identified by its file and its end, passes no handler to a router, so that it registers nothing.
   */
  isIdle(file: string, end: number): boolean;
  /**
   * A key of the unknown beginning of a call's first argument.
   *
   * @param known the known text at the end of the argument
   * @returns null where nothing is known about the beginning
   */
  openingAt(file: string, end: number, known: string): string | null;
  pathOf(registration: Registration): FoundPath;
  /** @param path the path of the same route */
  methodsOf(registration: Registration, path: FoundPath): readonly MethodToken[];
  handlerOf(registration: Registration): Handler;
  /** Whether a comment before one of some places, at which a route may begin, marks it as a deprecated alias. */
  isDeprecated(file: string, places: readonly number[]): boolean;
}

/** A route that the syntax shows only in part, and its router: evaluation completes or replaces it. */
interface Host {
  readonly router: RouterInProgress;
  readonly entry: Route;
}

/** Whether the path or the methods of a route are not fully known from the syntax. */
export function isPartlyKnown({ path, pathKind, methods, isConfigured }: Route): boolean {
  if (isConfigured || methods.some(({ method }) => method === 'UNKNOWN')) return true;
  return path === null ? pathKind === 'dynamic' : path.value.includes(HOLE);
}

/** Whether the path and all methods of a registration are known. */
function isWhole({ path, methods }: Registration): boolean {
  return path !== null && !methods.some(({ method }) => method === 'UNKNOWN');
}

/** Adds what evaluation finds to the routers that were read from the syntax. */
export class Placing {
  readonly #routers: readonly RouterInProgress[];
  readonly #registering: Registering;
  readonly #isTest: (file: string) => boolean;
  /** The routers by the places of the calls that create them. */
  readonly #made: ReadonlyMap<string, readonly RouterInProgress[]>;
  /** The router for each role of the evaluation, by the key of the role. */
  readonly #instances = new Map<string, RouterInProgress>();
  /**
   * The parts of each router: the routes whose paths are in another file, by that file and the routers that share them.
   */
  readonly #parts = new Map<RouterInProgress, Map<string, RouterInProgress>>();
  /** The keys of the routers on which each row of a table is registered. */
  readonly #sharers = new Map<string, Set<string>>();
  /** The parts that several routers share. */
  readonly #shared = new Map<string, RouterInProgress>();
  readonly #placed = new Set<string>();
  /** The routers that were not found in the syntax. */
  readonly #news: RouterInProgress[] = [];
  /** The entries that replace an entry; none where it is dropped. */
  readonly #instead: Instead = new Map();
  /** The position of the call at a place in the order of evaluation, at its first run. */
  readonly #orders = new Map<string, number>();

  /**
   * @param isTest whether a file belongs to tests: prefixes that tests put before a router are not part of its
   * addresses
   */
  constructor(routers: readonly RouterInProgress[], registering: Registering, isTest: (file: string) => boolean) {
    this.#isTest = isTest;
    this.#routers = routers;
    this.#registering = registering;
    this.#made = groupBy(
      routers.filter(({ made }) => made),
      ({ file, made }) => startOf({ file, range: made ?? [0, 0] }),
    );
  }

  /**
   * Adds everything that the programs of some files register.
   *
   * @param untold the routes that the syntax shows only in part
   * @returns the routers that were not found in the syntax
   */
  place(untold: readonly Host[], files: ReadonlySet<string>): readonly RouterInProgress[] {
    const known = this.#registering.registrationsFor(files);
    const written = known.routes.filter((each) => !this.#isTested(each));
    const served = written.filter(({ role }) => !this.#isOfTest(role));
    const names = new Set(served.map(routeName));
    // The routes of a plugin count even if only the server of a test registers it.
    const registered = written.filter((each) => !this.#isOfTest(each.role) || !names.has(routeName(each)));
    const mounts = known.mounts.filter((each) => !this.#isTested(each) && !this.#isOfTest(each.role));
    for (const { place, callers, order } of registered) this.#ordered([place, ...callers], order);
    for (const { place, order } of mounts) this.#ordered([place], order);
    for (const each of registered) {
      const keys = this.#sharers.get(rowName(each)) ?? new Set();
      this.#sharers.set(rowName(each), keys.add(each.role.key));
    }
    const listed = this.#listed();
    const others = registered.filter((each) => !this.#isListed(each, listed));
    const hosts = this.#hostsOf(registered, others, untold);
    const unseen = others.filter((each) => each.path && !hosts.has(each) && !isPlaced(each, listed));
    this.#know(registered);
    const placing = mounts.filter(({ children }) => children.length > 0);
    this.#divide(hosts, placing);
    for (const [registration, host] of hosts) this.#route(registration, host);
    mountRouters(this.#routers, placing, (role) => this.#routerOf(role), this.#instead);
    prefixRouters(this.#routers, mounts, (role) => this.#routerOf(role), this.#instead);
    recordPrefixes(this.#routers, (file, end) => this.#registering.prefixAt(file, end), this.#instead);
    for (const router of [...this.#routers, ...this.#news]) this.#settle(router);
    for (const registration of unseen) this.#insert(registration);
    return this.#news;
  }

  /** Whether code of a test is involved in a registration or a mount. */
  #isTested(each: Registration | Mounting): boolean {
    const { place, callers, role } = each;
    const said = 'path' in each && each.path ? filesOf(each.path) : [];
    return [...said, ...[place, role.made, ...callers].map(({ file }) => file)].some((file) => this.#isTest(file));
  }

  /** Whether a router belongs to a plugin that a test registers, directly or through other plugins. */
  #isOfTest({ on }: RouterRole): boolean {
    // The `on` of a plugin that registers itself is the plugin, which would be a cycle.
    const seen = new Set<RouterRole>();
    for (let outer = on; outer && !seen.has(outer); outer = outer.on) {
      if (this.#isTest(outer.made.file)) return true;
      seen.add(outer);
    }
    return false;
  }

  #ordered(places: readonly Place[], order: number): void {
    for (const at of places.map(endOf)) this.#orders.set(at, Math.min(order, this.#orders.get(at) ?? order));
  }

  /** The keys of the routes that were found in the syntax. */
  #listed(): ReadonlySet<string> {
    return new Set(
      this.#routers.flatMap(({ file, entries }) =>
        entries.flatMap((entry) => (entry.kind === 'route' ? namesOf(entry, file) : [])),
      ),
    );
  }

  /**
   * Whether the same route was found in the syntax, in the file with its path or in one with a call that registers it.
   */
  #isListed(registration: Registration, listed: ReadonlySet<string>): boolean {
    const { methods, path, place, callers } = registration;
    if (!path) return false;
    const files = [this.#registering.pathOf(registration), place, ...callers].map(({ file }) => file);
    files.push(...filesOf(path));
    const text = plainText(path) ?? '';
    return files.some((file) => methods.every(({ method }) => listed.has(nameOf(file, method, text))));
  }

  /**
   * The registrations that replace partly known routes, each with its route, without those that are listed elsewhere. A
   * route is not replaced where one of its registrations is itself not fully known.
   */
  #hostsOf(
    registered: readonly Registration[],
    others: readonly Registration[],
    untold: readonly Host[],
  ): Map<Registration, Host> {
    const at = placesOf(registered);
    const unlisted = new Set(others);
    const hosts = new Map<Registration, Host>();
    for (const each of untold) {
      const found = at.get(endOf({ file: each.router.file, range: each.entry.range })) ?? [];
      const isIdle = found.length === 0 && this.#registering.isIdle(each.router.file, each.entry.range[1]);
      if (isIdle || (found.length > 0 && found.every(isWhole))) this.#instead.set(each.entry, []);
      for (const one of found) if (isWhole(one) && unlisted.has(one) && !hosts.has(one)) hosts.set(one, each);
    }
    return hosts;
  }

  /**
   * Gives each router its own table where one call creates several of them, as in a function that is called more than
   * once.
   */
  #divide(hosts: Map<Registration, Host>, mounts: readonly Mounting[]): void {
    const places = new Set(mounts.map(({ place }) => endOf(place)));
    const isTold = (router: RouterInProgress): boolean =>
      isReached(router) &&
      router.mountedBy.some(({ parent: { file }, mount: { range } }) => !places.has(endOf({ file, range })));
    const roles = [...[...hosts.keys()].map(({ role }) => role), ...mounts.flatMap(({ children }) => children)];
    for (const [place, made] of groupBy(roles, (role) => startOf(role.made))) {
      const [router, ...others] = this.#made.get(place) ?? [];
      const keys = new Set(made.map(({ key }) => key));
      if (!router || others.length > 0 || keys.size < 2 || isTold(router)) continue;
      if (router.entries.some((entry) => entry.kind === 'route' && !this.#instead.has(entry))) {
        this.#keepWhole(router, keys, hosts);
        continue;
      }
      for (const key of keys) if (!this.#instances.has(key)) this.#instances.set(key, this.#instanceOf(router));
      for (const entry of router.entries) this.#instead.set(entry, []);
    }
  }

  /**
   * Treats the routers that one call creates as one, because the routes that they all have are written once. Other
   * routes are added to it if they are the same for all routers; otherwise it is unknown which router has which of
   * them.
   */
  #keepWhole(router: RouterInProgress, keys: ReadonlySet<string>, hosts: Map<Registration, Host>): void {
    const own = [...hosts.keys()].filter(({ role }) => keys.has(role.key));
    const [first, ...others] = [...keys].map((key) => own.filter(({ role }) => role.key === key));
    const isSame = others.every((each) => sameNames(each, first ?? []));
    for (const key of isSame ? keys : []) this.#instances.set(key, router);
    if (!isSame) for (const entry of router.entries) this.#instead.delete(entry);
    for (const each of isSame ? others.flat() : own) hosts.delete(each);
  }

  #instanceOf(router: RouterInProgress): RouterInProgress {
    const instance: RouterInProgress = { ...emptied(router), made: null };
    for (const entry of router.entries) if (!this.#instead.has(entry)) instance.entries.push(entry);
    this.#news.push(instance);
    return instance;
  }

  /** Matches routers of the evaluation with those of the syntax, by registrations that only one router has. */
  #know(registered: readonly Registration[]): void {
    const at = groupBy(
      this.#routers.flatMap((router) =>
        router.entries.flatMap((entry) =>
          entry.kind === 'route' && !isPartlyKnown(entry)
            ? [{ router, place: endOf({ file: router.file, range: entry.range }) }]
            : [],
        ),
      ),
      ({ place }) => place,
    );
    const keys = new Map<RouterInProgress, Set<string>>();
    const found = new Map<string, Set<RouterInProgress>>();
    for (const { role, place, callers } of registered)
      for (const { router } of [place, ...callers].flatMap((each) => at.get(endOf(each)) ?? [])) {
        keys.set(router, (keys.get(router) ?? new Set()).add(role.key));
        found.set(role.key, (found.get(role.key) ?? new Set()).add(router));
      }
    for (const [key, [router, ...others]] of found)
      if (router && others.length === 0 && keys.get(router)?.size === 1) this.#instances.set(key, router);
  }

  #routerOf(role: RouterRole): RouterInProgress | null {
    const { key, made } = role;
    const [router, ...others] = this.#made.get(startOf(made)) ?? [];
    const known = this.#instances.get(key) ?? router;
    if (known) return others.length === 0 ? known : null;
    const unseen = madeBy(role);
    this.#instances.set(key, unseen);
    this.#news.push(unseen);
    return unseen;
  }

  #route(registration: Registration, { router, entry }: Host): void {
    const target = this.#routerOf(registration.role) ?? router;
    if (target !== router) this.#insert(registration, entry);
    else this.#place(registration, target, this.#listInstead(entry), entry);
  }

  /** Inserts a route between those that the program registers before and after it. */
  #insert(registration: Registration, like?: Route): void {
    const whole = this.#routerOf(registration.role);
    if (!whole) return;
    const { file } = registration.place;
    const target = whole.file === file ? whole : (this.#partIn(whole, file) ?? whole);
    const list: Entry[] = [];
    this.#place(registration, target, list, like);
    const next = target.entries.findIndex(
      (entry) => (this.#orders.get(endOf({ file: target.file, range: entry.range })) ?? 0) > registration.order,
    );
    target.entries.splice(next === -1 ? target.entries.length : next, 0, ...list);
  }

  /**
   * The part of a router with the routes that a file registers, where the router is passed to a function of that file;
   * undefined where there is none.
   */
  #partIn({ entries }: RouterInProgress, file: string): RouterInProgress | undefined {
    const parts = entries.flatMap((entry) =>
      entry.kind === 'mount' && entry.child?.file === file && entry.prefix === null && entry.prefixKnown
        ? [entry.child]
        : [],
    );
    // Where a function gets several routers, or one router more than once, its part has the routes of all these calls.
    return this.#routers.find((router) => parts.includes(router) && router.mountedBy.length === 1);
  }

  #place(registration: Registration, target: RouterInProgress, where: Entry[], like?: Route): void {
    const path = this.#registering.pathOf(registration);
    const { file, text, range, place, literal } = path;
    const sharers = this.#sharersOf(registration);
    const owner = file === target.file && sharers === '' ? target : this.#partOf(target, file, where, sharers);
    const row = `${sharers} ${rowName(registration)}`;
    // A route that several routers register is added once, to a part that they share.
    if (sharers !== '' && this.#placed.has(row)) return;
    this.#placed.add(row);
    const isConstrained = registration.object ? registration.isConstrained : like?.constrained;
    const route: Route = {
      ...{ kind: 'route', router: owner, path: text, pathKind: 'text', range, pathRange: literal, place },
      ...{ methods: this.#registering.methodsOf(registration, path), owner: {} },
      ...{ branches: registration.branches, ...(isConstrained !== undefined && { constrained: isConstrained }) },
      handler: this.#registering.handlerOf(registration),
      // The range of a literal begins after its quote.
      isDeprecated: this.#registering.isDeprecated(file, [range[0], literal[0], literal[0] - 1]),
    };
    (owner === target ? where : owner.entries).push(route);
  }

  #listInstead(entry: Entry): Entry[] {
    const list = this.#instead.get(entry) ?? [entry];
    this.#instead.set(entry, list);
    return list;
  }

  /** The keys of the routers that register the same row of a table, as one text; empty where only one does. */
  #sharersOf(registration: Registration): string {
    const keys = this.#sharers.get(rowName(registration));
    return keys && keys.size > 1 ? [...keys].toSorted().join() : '';
  }

  /**
   * The part of a router with the routes whose paths are in another file; it is created and mounted when it is first
   * needed.
   *
   * @param where the list of entries to which its mount is added
   * @param sharers the keys of the routers that share the part; empty where none do
   */
  #partOf(whole: RouterInProgress, file: string, where: Entry[], sharers: string): RouterInProgress {
    const parts = this.#parts.get(whole) ?? new Map<string, RouterInProgress>();
    this.#parts.set(whole, parts);
    const key = `${file} ${sharers}`;
    const known = parts.get(key);
    if (known) return known;
    const made = sharers === '' ? undefined : this.#shared.get(key);
    const part: RouterInProgress = made ?? {
      ...emptied(whole),
      ...{ file, prefix: null, imported: null, gathering: null, made: null },
    };
    // The routes of the part have their branches themselves.
    const mount: Mount = { ...unwrittenMount(part), branches: [] };
    where.push(mount);
    part.mountedBy.push({ parent: whole, mount });
    parts.set(key, part);
    if (sharers !== '') this.#shared.set(key, part);
    if (!made) this.#news.push(part);
    return part;
  }

  #settle(router: RouterInProgress): void {
    const entries = router.entries.flatMap((entry) => this.#instead.get(entry) ?? [entry]);
    router.entries.splice(0, Infinity, ...entries);
  }
}

/** The registrations by the ends of the places where they are written. */
function placesOf(registered: readonly Registration[]): ReadonlyMap<string, readonly Registration[]> {
  const at = new Map<string, Registration[]>();
  for (const each of registered) for (const place of new Set(writtenAt(each).map(endOf))) addTo(at, place, each);
  return at;
}

/** Where a registration is written: its call, the calls of the functions around it, and the object with its options. */
function writtenAt({ place, callers, object }: Registration): readonly Place[] {
  return [place, ...callers, ...(object ? [object] : [])];
}

/** Whether two routers get the same routes from the same calls. */
function sameNames(some: readonly Registration[], others: readonly Registration[]): boolean {
  const names = new Set(others.map(routeName));
  return new Set(some.map(routeName)).size === names.size && some.every((each) => names.has(routeName(each)));
}

function routeName({ methods, path, place }: Registration): string {
  return [endOf(place), ...methods.map(({ method }) => method), path && plainText(path)].join(' ');
}

/** The files of the literals that a text consists of. */
function filesOf({ pieces }: TextValue): readonly string[] {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin.file] : []));
}

/**
 * The keys of a route: its place, and each of its methods with its path. None for a route that only a setting declares.
 */
function namesOf({ methods, path, range, isConfigured }: Route, file: string): readonly string[] {
  if (isConfigured) return [];
  return [endOf({ file, range }), ...methods.map(({ method }) => nameOf(file, method, path?.value ?? ''))];
}

function nameOf(file: string, method: string, path: string): string {
  return `${file} ${method} ${path}`;
}

/** Whether a registration was found in the syntax, even if only in part. */
function isPlaced(registration: Registration, listed: ReadonlySet<string>): boolean {
  return writtenAt(registration).some((each) => listed.has(endOf(each)));
}
