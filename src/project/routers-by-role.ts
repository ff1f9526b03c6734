import type { Mounting } from '../facts/mountings.ts';
import type { Registration } from '../facts/registrations.ts';
import type { RouterRole } from '../facts/router-role.ts';
import type { Entry } from '../model/router.ts';
import { HOLE } from '../paths/dialects.ts';
import { emptied, type RouterInProgress } from '../routes/router-in-progress.ts';
import { groupBy } from '../text/grouping.ts';
import { endOf, startOf } from '../values/place.ts';
import { isReached, type Replacements } from './evaluated-mounts.ts';
import { madeBy } from './made-routers.ts';
import { isPartlyKnown, type PartialRoute } from './partial-routes.ts';
import { sameNames } from './registration-keys.ts';

/**
 * Which router of the syntax is the router that the evaluation found. One call of the source may create several routers
 * (in a function that is called twice), and evaluation finds routers that the syntax does not show.
 */
export class RoutersByRole {
  readonly #routers: readonly RouterInProgress[];
  readonly #replacements: Replacements;
  /** The routers by the places of the calls that create them. */
  readonly #made: ReadonlyMap<string, readonly RouterInProgress[]>;
  /** The router for each role of the evaluation, by the key of the role. */
  readonly #instances = new Map<string, RouterInProgress>();
  readonly #added: RouterInProgress[];
  /** The entries of routers that were divided, by the entries that they are copies of. */
  readonly #copies = new Map<Entry, Map<RouterInProgress, Entry>>();

  /** @param added the list to which routers are added that the syntax does not show */
  constructor(routers: readonly RouterInProgress[], replacements: Replacements, added: RouterInProgress[]) {
    this.#added = added;
    this.#routers = routers;
    this.#replacements = replacements;
    this.#made = groupBy(
      routers.filter(({ made }) => made),
      ({ file, made }) => startOf({ file, range: made ?? [0, 0] }),
    );
  }

  /** Matches routers of the evaluation with those of the syntax, by registrations that only one router has. */
  match(registered: readonly Registration[]): void {
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
    const roles = new Map<string, RouterRole>();
    for (const { role, place, callers } of registered)
      for (const { router } of [place, ...callers].flatMap((each) => at.get(endOf(each)) ?? [])) {
        keys.set(router, (keys.get(router) ?? new Set()).add(role.key));
        found.set(role.key, (found.get(role.key) ?? new Set()).add(router));
        roles.set(role.key, role);
      }
    for (const [key, [router, ...others]] of found) {
      const role = roles.get(key);
      if (!role || !router || others.length > 0 || keys.get(router)?.size !== 1) continue;
      this.#instances.set(key, router);
      // The options of a router that a class extends may be those of another class.
      if (!router.made) router.prefix ??= madeBy(role).prefix;
    }
  }

  /**
   * Matches the routers that functions make at each call (`app.use('/cars', wrap(cars))`) by the places where the
   * syntax mounts one alone.
   */
  matchMounted(mounts: readonly Mounting[]): void {
    const at = groupBy(
      this.#routers.flatMap(({ file, entries }) =>
        entries.flatMap((entry) =>
          entry.kind === 'mount' && entry.child
            ? [{ child: entry.child, place: endOf({ file, range: entry.range }) }]
            : [],
        ),
      ),
      ({ place }) => place,
    );
    for (const [place, here] of groupBy(mounts, (each) => endOf(each.place))) {
      const roles = new Map(here.flatMap(({ children }) => children).map((role) => [role.key, role]));
      const children = new Set((at.get(place) ?? []).map(({ child }) => child));
      const [role, ...others] = roles.values();
      if (!role || others.length > 0 || children.size !== 1 || this.#instances.has(role.key)) continue;
      const several = this.#made.get(startOf(role.made)) ?? [];
      const router = several.find((each) => children.has(each));
      if (!router || several.length < 2) continue;
      if (isOpen(router)) router.prefix = madeBy(role).prefix;
      this.#instances.set(role.key, router);
    }
  }

  /**
   * The router of a role; a new one where the syntax shows none, and null where a call creates several routers and it
   * is not known which of them has the role.
   */
  of(role: RouterRole): RouterInProgress | null {
    const { key, made } = role;
    const [router, ...others] = this.#made.get(startOf(made)) ?? [];
    const known = this.#instances.get(key) ?? (others.length === 0 ? router : null);
    if (known) return known;
    if (router) return null;
    const unseen = madeBy(role);
    this.#instances.set(key, unseen);
    this.#added.push(unseen);
    return unseen;
  }

  /**
   * Gives each router its own table where one call creates several of them, as in a function that is called more than
   * once.
   */
  divide(partial: Map<Registration, PartialRoute>, mounts: readonly Mounting[]): void {
    const places = new Set(mounts.map(({ place }) => endOf(place)));
    const hasOtherMounts = (router: RouterInProgress): boolean =>
      isReached(router) &&
      router.mountedBy.some(({ parent: { file }, mount: { range } }) => !places.has(endOf({ file, range })));
    const roles = [...[...partial.keys()].map(({ role }) => role), ...mounts.flatMap(({ children }) => children)];
    for (const [place, made] of groupBy(roles, (role) => startOf(role.made))) {
      const [router, ...others] = this.#made.get(place) ?? [];
      const keys = new Set(made.map(({ key }) => key));
      if (!router || others.length > 0 || keys.size < 2 || hasOtherMounts(router)) continue;
      if (router.entries.some((entry) => entry.kind === 'route' && !this.#replacements.has(entry))) {
        this.#keepWhole(router, keys, partial);
        continue;
      }
      for (const role of made)
        if (!this.#instances.has(role.key)) this.#instances.set(role.key, this.#instanceOf(router, role));
      for (const entry of router.entries) this.#replacements.set(entry, []);
    }
  }

  /**
   * Treats the routers that one call creates as one, because the routes that they all have are written once. Other
   * routes are added to it if they are the same for all routers; otherwise it is unknown which router has which of
   * them.
   */
  #keepWhole(router: RouterInProgress, keys: ReadonlySet<string>, partial: Map<Registration, PartialRoute>): void {
    const own = [...partial.keys()].filter(({ role }) => keys.has(role.key));
    const [first, ...others] = [...keys].map((key) => own.filter(({ role }) => role.key === key));
    const isSame = others.every((each) => sameNames(each, first ?? []));
    for (const key of isSame ? keys : []) this.#instances.set(key, router);
    if (!isSame) for (const entry of router.entries) this.#replacements.delete(entry);
    for (const each of isSame ? others.flat() : own) partial.delete(each);
  }

  #instanceOf(router: RouterInProgress, role: RouterRole): RouterInProgress {
    const instance: RouterInProgress = {
      ...{ ...emptied(router), made: null },
      ...(isOpen(router) && { prefix: madeBy(role).prefix }),
    };
    for (const entry of router.entries) {
      if (this.#replacements.has(entry)) continue;
      const copy = { ...entry };
      this.#copies.set(entry, (this.#copies.get(entry) ?? new Map<RouterInProgress, Entry>()).set(instance, copy));
      instance.entries.push(copy);
    }
    this.#added.push(instance);
    return instance;
  }

  /** The entry of a router for one that its call makes for several routers; null for another entry. */
  copyIn(router: RouterInProgress, entry: Entry): Entry | null {
    return this.#copies.get(entry)?.get(router) ?? null;
  }

  /** Whether one call creates a router and others, each with its own table. */
  isDivided({ entries }: RouterInProgress): boolean {
    return entries.some((entry) => this.#copies.has(entry));
  }
}

/** Whether the prefix that a router is made with is known only at run time. */
function isOpen({ prefix }: RouterInProgress): boolean {
  return prefix?.value.includes(HOLE) === true;
}
