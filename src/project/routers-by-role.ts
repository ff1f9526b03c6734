import type { Mounting } from '../facts/mountings.ts';
import type { Registration } from '../facts/registrations.ts';
import type { RouterRole } from '../facts/router-role.ts';
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
    for (const { role, place, callers } of registered)
      for (const { router } of [place, ...callers].flatMap((each) => at.get(endOf(each)) ?? [])) {
        keys.set(router, (keys.get(router) ?? new Set()).add(role.key));
        found.set(role.key, (found.get(role.key) ?? new Set()).add(router));
      }
    for (const [key, [router, ...others]] of found)
      if (router && others.length === 0 && keys.get(router)?.size === 1) this.#instances.set(key, router);
  }

  /**
   * The router of a role; a new one where the syntax shows none, and null where a call creates several routers and it
   * is not known which of them has the role.
   */
  of(role: RouterRole): RouterInProgress | null {
    const { key, made } = role;
    const [router, ...others] = this.#made.get(startOf(made)) ?? [];
    const known = this.#instances.get(key) ?? router;
    if (known) return others.length === 0 ? known : null;
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
      for (const key of keys) if (!this.#instances.has(key)) this.#instances.set(key, this.#instanceOf(router));
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

  #instanceOf(router: RouterInProgress): RouterInProgress {
    const instance: RouterInProgress = { ...emptied(router), made: null };
    for (const entry of router.entries) if (!this.#replacements.has(entry)) instance.entries.push(entry);
    this.#added.push(instance);
    return instance;
  }
}
