import type { Mounting } from '../facts/mountings.ts';
import { rowName, type Registration } from '../facts/registrations.ts';
import type { RouterRole } from '../facts/router-role.ts';
import type { RegisteredPassage } from '../facts/passages.ts';
import type { Entry, Route } from '../model/router.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { endOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Place } from '../values/value.ts';
import { mountRouters, prefixRouters, recordPrefixes, type Replacements } from './evaluated-mounts.ts';
import { replaceBorrowed } from './borrowed-paths.ts';
import { knownGuesses } from './guessed-routes.ts';
import { isWhole, type PartialRoute } from './partial-routes.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import { filesOf, isPlaced, nameOf, namesOf, placesOf } from './registration-keys.ts';
import { middlewareOf, unlistedPassages, type UnlistedPassage } from './unlisted-passages.ts';
import { withoutTests } from './registrations-of-tests.ts';
import { RouterParts } from './router-parts.ts';
import { RoutersByRole } from './routers-by-role.ts';

/** Adds what evaluation finds to the routers that were read from the syntax. */
export class RoutePlacement {
  readonly #routers: readonly RouterInProgress[];
  readonly #registering: EvaluatedRegistrations;
  readonly #isTest: (file: string) => boolean;
  /** The entries that replace an entry; none where it is dropped. */
  readonly #replacements: Replacements = new Map();
  /** The routers that were not found in the syntax. */
  readonly #added: RouterInProgress[] = [];
  readonly #byRole: RoutersByRole;
  #parts: RouterParts;
  /** The rows of tables that were added to the parts of several routers. */
  readonly #placed = new Set<string>();
  /** The position of the call at a place in the order of evaluation, at its first run. */
  readonly #orders = new Map<string, number>();
  /** The positions of the entries that were added, which may have no code of their own. */
  readonly #ordersOfAdded = new Map<Entry, number>();

  /**
   * @param isTest whether a file belongs to tests: prefixes that tests put before a router are not part of its
   * addresses
   */
  constructor(
    routers: readonly RouterInProgress[],
    registering: EvaluatedRegistrations,
    isTest: (file: string) => boolean,
  ) {
    this.#routers = routers;
    this.#registering = registering;
    this.#isTest = isTest;
    this.#byRole = new RoutersByRole(routers, this.#replacements, this.#added);
    this.#parts = new RouterParts([], this.#added);
  }

  /**
   * Adds everything that the programs of some files register.
   *
   * @param known the routes that the syntax shows only in part, and those whose paths it shows but cannot edit
   * @returns the routers that were not found in the syntax
   */
  place(
    { partial, borrowed }: Record<'partial' | 'borrowed', readonly PartialRoute[]>,
    files: ReadonlySet<string>,
  ): readonly RouterInProgress[] {
    const {
      routes: registered,
      mounts,
      passages,
    } = withoutTests(this.#registering.registrationsFor(files, this.#isTest), this.#isTest);
    for (const { place, callers, order } of registered) this.#ordered([place, ...callers], order);
    for (const { place, order } of mounts) this.#ordered([place], order);
    for (const { place, callers, order } of passages) this.#ordered([place, ...callers], order);
    this.#parts = new RouterParts(registered, this.#added);
    const guesses = knownGuesses(this.#routers, registered);
    for (const guess of guesses) this.#replacements.set(guess, []);
    const listed = this.#listed(guesses);
    const others = registered.filter((each) => !this.#isListed(each, listed));
    const completed = this.#completed(registered, others, partial);
    const unseen = others.filter(
      (each) => (each.path !== null || each.isOpen) && !completed.has(each) && !isPlaced(each, listed),
    );
    this.#byRole.match(registered);
    const placing = mounts.filter(({ children }) => children.length > 0);
    this.#byRole.matchMounted(placing);
    this.#byRole.divide(completed, placing);
    for (const [registration, route] of completed) this.#complete(registration, route);
    for (const { router, entry } of replaceBorrowed(borrowed, this.#registering, this.#parts, this.#replacements))
      for (const added of this.#replacements.get(entry) ?? [])
        this.#ordersOfAdded.set(added, this.#orderAt(router, entry));
    this.#mount(mounts, placing);
    const unlisted = unlistedPassages([...this.#routers, ...this.#added], passages, this.#replacements);
    for (const router of [...this.#routers, ...this.#added]) this.#settle(router);
    const found = [...unseen, ...unlisted].toSorted((one, other) => one.order - other.order);
    for (const each of found)
      if ('functions' in each) this.#pass(each);
      else this.#insert(each);
    return this.#added;
  }

  #mount(mounts: readonly Mounting[], placing: readonly Mounting[]): void {
    const routerOf = (role: RouterRole): RouterInProgress | null => this.#byRole.of(role);
    const made = {
      of: routerOf,
      copyIn: (router: RouterInProgress, entry: Entry) => this.#byRole.copyIn(router, entry),
      isDivided: (router: RouterInProgress) => this.#byRole.isDivided(router),
    };
    mountRouters(this.#routers, placing, made, this.#replacements);
    prefixRouters(this.#routers, mounts, routerOf, this.#replacements);
    recordPrefixes(this.#routers, (file, end) => this.#registering.prefixAt(file, end), this.#replacements);
  }

  #orderAt({ file }: RouterInProgress, { range }: Entry): number {
    return this.#orders.get(endOf({ file, range })) ?? 0;
  }

  #ordered(places: readonly Place[], order: number): void {
    for (const at of places.map(endOf)) this.#orders.set(at, Math.min(order, this.#orders.get(at) ?? order));
  }

  /** The keys of the routes that were found in the syntax, without those that are only guessed. */
  #listed(guesses: ReadonlySet<Entry>): ReadonlySet<string> {
    return new Set(
      this.#routers.flatMap(({ file, entries }) =>
        entries.flatMap((entry) => (entry.kind === 'route' && !guesses.has(entry) ? namesOf(entry, file) : [])),
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
  #completed(
    registered: readonly Registration[],
    others: readonly Registration[],
    partial: readonly PartialRoute[],
  ): Map<Registration, PartialRoute> {
    const at = placesOf(registered);
    const unlisted = new Set(others);
    const completed = new Map<Registration, PartialRoute>();
    for (const each of partial) {
      const found = at.get(endOf({ file: each.router.file, range: each.entry.range })) ?? [];
      const isIdle = found.length === 0 && this.#registering.isIdle(each.router.file, each.entry.range[1]);
      if (isIdle || (found.length > 0 && found.every(isWhole))) this.#replacements.set(each.entry, []);
      for (const one of found) if (isWhole(one) && unlisted.has(one) && !completed.has(one)) completed.set(one, each);
    }
    return completed;
  }

  #complete(registration: Registration, { router, entry }: PartialRoute): void {
    const target = this.#byRole.of(registration.role) ?? router;
    if (target !== router) this.#insert(registration, entry);
    else this.#place(registration, target, this.#replacing(entry), entry);
  }

  /** Inserts a route between those that the program registers before and after it. */
  #insert(registration: Registration, like?: Route): void {
    const target = this.#targetOf(registration);
    if (!target) return;
    const list: Entry[] = [];
    this.#place(registration, target, list, like);
    this.#add(target, list, registration.order);
  }

  #pass(passage: UnlistedPassage): void {
    const { file } = passage.place;
    const target = this.#targetOf(passage);
    if (!target) return;
    const list: Entry[] = [];
    const owner = target.file === file ? null : this.#parts.partOf(target, file, list, '');
    (owner?.entries ?? list).push(middlewareOf(passage, this.#registering.passageOf(passage)));
    this.#add(target, list, passage.order);
  }

  /** The router that has what is registered, or the part of it in the file of the call. */
  #targetOf({ role, place: { file } }: Registration | RegisteredPassage): RouterInProgress | null {
    const whole = this.#byRole.of(role);
    return whole && (whole.file === file ? whole : (this.#partIn(whole, file) ?? whole));
  }

  /** Adds entries to a table between those that the program registers before and after them. */
  #add(target: RouterInProgress, entries: readonly Entry[], order: number): void {
    const orderOf = (entry: Entry): number => this.#ordersOfAdded.get(entry) ?? this.#orderAt(target, entry);
    for (const entry of entries) this.#ordersOfAdded.set(entry, order);
    const next = target.entries.findIndex((entry) => orderOf(entry) > order);
    target.entries.splice(next === -1 ? target.entries.length : next, 0, ...entries);
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
    const sharers = this.#parts.sharersOf(registration);
    const owner = file === target.file && sharers === '' ? target : this.#parts.partOf(target, file, where, sharers);
    for (const entry of where)
      if (entry.kind === 'mount' && entry.child === owner) this.#ordersOfAdded.set(entry, registration.order);
    const row = `${sharers} ${rowName(registration)}`;
    // A route that several routers register is added once, to a part that they share.
    if (sharers !== '' && this.#placed.has(row)) return;
    this.#placed.add(row);
    const isConstrained = registration.object ? registration.isConstrained : like?.constrained;
    const route: Route = {
      ...{ kind: 'route', router: owner, range, pathRange: literal, place },
      ...(registration.path ? { path: text, pathKind: 'text' } : { path: null, pathKind: 'dynamic' }),
      ...{ methods: this.#registering.methodsOf(registration, path), owner: {} },
      ...{ branches: registration.branches, ...(isConstrained !== undefined && { constrained: isConstrained }) },
      handler: this.#registering.handlerOf(registration),
      // The range of a literal begins after its quote.
      isDeprecated: this.#registering.isDeprecated(file, [range[0], literal[0], literal[0] - 1]),
    };
    (owner === target ? where : owner.entries).push(route);
  }

  #replacing(entry: Entry): Entry[] {
    const list = this.#replacements.get(entry) ?? [entry];
    this.#replacements.set(entry, list);
    return list;
  }

  #settle(router: RouterInProgress): void {
    const entries = router.entries.flatMap((entry) => this.#replacements.get(entry) ?? [entry]);
    router.entries.splice(0, Infinity, ...entries);
  }
}
