import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Framework } from '../routes/frameworks/framework.ts';
import { withoutExtension } from '../text/module-names.ts';
import type { CallEvent, Caller } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { pluginsOf } from './plugins.ts';
import type { Called } from './route-rows.ts';
import { prefixIn, type RouterRole, type RouterRoles } from './router-role.ts';

/** A call that mounts routers on another one. */
export interface Mounting {
  readonly role: RouterRole;
  readonly children: readonly RouterRole[];
  /** Whether it may mount other, unknown routers as well. */
  readonly isOpen: boolean;
  /** The prefix, its first argument; null where it has none, undefined where that is not known. */
  readonly prefix: string | null | undefined;
  /** Where the prefix, or the expression that makes it, is written; null where there is none. */
  readonly prefixRange: Range | null;
  readonly place: Place;
  readonly callers: readonly Caller[];
  readonly order: number;
}

/** Finds where routers are mounted on others: under prefixes, and as plugins that are called with a router. */
export class Mountings {
  readonly #roles: RouterRoles;
  readonly #found = new Map<string, Mounting>();
  /** The prefixes under which each call mounts each router. */
  readonly #prefixes = new Map<string, Set<string>>();
  /**
   * The prefixes that other files add to routers after these are made, by the keys of the routers; undefined for one
   * that is not known.
   */
  readonly #given = new Map<string, readonly (string | undefined)[]>();
  /** The keys of routers whose own file adds a prefix to them after they are made. */
  readonly #prefixed = new Set<string>();

  constructor(roles: RouterRoles) {
    this.#roles = roles;
  }

  get all(): readonly Mounting[] {
    return [...this.#found.values()].filter((each) => !this.#isOfOtherRun(each));
  }

  /**
   * Whether a prefix is made of a file name with an extension, and the same call also mounts under the name without it.
   * A program that mounts by file names reads `users.ts` before compilation and `users.js` after: the prefix without an
   * extension counts.
   */
  #isOfOtherRun(mounting: Mounting): boolean {
    const { prefix } = mounting;
    const plain = prefix == null ? null : withoutExtension(prefix);
    return plain !== null && plain !== prefix && this.#prefixes.get(callKey(mounting))?.has(plain) === true;
  }

  /**
   * The addresses that a router is mounted at, each with its own prefix: `['/api/users']`, `['']` for an application.
   * Null where they are not all known.
   */
  addressesOf(role: RouterRole, outer: ReadonlySet<string> = new Set()): readonly string[] | null {
    const { key, kind, framework, isBelow } = role;
    const own = prefixIn(role) ?? '';
    const isShown = framework.mount?.style === 'arguments' && isBelow === undefined && !this.#prefixed.has(key);
    if (!isShown || own.includes(HOLE) || outer.has(key)) return null;
    const on = this.all.filter(({ children }) => children.some((child) => child.key === key));
    if (on.length === 0) return kind === 'application' ? [own] : null;
    const found = on.map(({ role: parent, prefix }) =>
      prefix === undefined || prefix?.includes(HOLE) === true
        ? null
        : (this.addressesOf(parent, new Set([...outer, key]))?.map((each) => joinedPath(each, prefix ?? '', own)) ??
          null),
    );
    return found.includes(null) ? null : found.flatMap((each) => each ?? []);
  }

  /**
   * Records a call of a member of a router.
   *
   * @param order returns the position of the call in the order of all calls
   * @returns whether the call mounts a router
   */
  take(event: CallEvent, { role, name }: Called, order: () => number): boolean {
    const { framework } = role;
    if (name === framework.prefixMember) this.#give(event, role);
    const isMount = mountsBy(framework, name);
    if (isMount) this.#mount(event, role, order());
    return isMount;
  }

  #mount(event: CallEvent, role: RouterRole, order: number): void {
    const { args, callers } = event;
    const { place, argumentPlaces } = event.site;
    const plugins = pluginsOf(event, role);
    const add = (each: Pick<Mounting, 'children' | 'isOpen' | 'prefix' | 'prefixRange'>): void => {
      this.#add({ ...each, role, place, callers, order });
    };
    for (const { instance, prefix } of plugins) {
      const child = this.#roles.of(instance);
      if (child) add({ children: [child], isOpen: false, prefix, prefixRange: argumentPlaces[1]?.range ?? null });
    }
    const values = args.flatMap(optionsOf);
    // A router below a prefix is mounted with the router that it is a part of.
    const children = values.flatMap((value) => this.#roles.of(value) ?? []).filter(({ isBelow }) => !isBelow);
    const isOpen = values.some((value) => value.kind === 'opaque' && !this.#roles.of(value) && !isOfModule(value));
    if (plugins.length > 0 || (children.length === 0 && !isOpen)) return;
    const prefix = this.#prefixOf(args);
    const prefixRange = prefix == null ? null : writtenRange(args[0], argumentPlaces[0]);
    if (children.length === 0) add({ children, isOpen, prefix, prefixRange });
    for (const child of children) add({ children: [child], isOpen, prefix: this.#below(prefix, child), prefixRange });
  }

  /** Adds a mounting, once for each combination of a call, the mounted routers and a prefix. */
  #add(mounting: Mounting): void {
    const { prefix } = mounting;
    const call = callKey(mounting);
    const known = this.#prefixes.get(call) ?? new Set();
    if (typeof prefix === 'string') this.#prefixes.set(call, known.add(prefix));
    const key = JSON.stringify([call, prefix]);
    if (!this.#found.has(key)) this.#found.set(key, mounting);
  }

  /**
   * The arguments that a plugin is called with: its router, and its options. Null where the call does not register it.
   */
  parametersOf(event: CallEvent, { role, name }: Called, callback: FunctionValue): readonly Value[] | null {
    const plugins = mountsBy(role.framework, name) ? pluginsOf(event, role) : [];
    const plugin = plugins.find((each) => each.callback === callback);
    return plugin ? [plugin.instance, ...(plugin.options ? [plugin.options] : [])] : null;
  }

  /** A prefix, followed by those that other files add to the router; undefined where one of them is not known. */
  #below(prefix: string | null | undefined, { key }: RouterRole): string | null | undefined {
    const given = this.#given.get(key);
    if (!given || prefix === undefined) return prefix;
    return given.includes(undefined) ? undefined : (prefix ?? '') + given.join('');
  }

  /**
   * Records a prefix that a file adds to a router of another file, in front of earlier ones: `router.prefix('/api')`.
   */
  #give({ args: [first], site: { place } }: CallEvent, { key, made }: RouterRole): void {
    if (place.file === made.file) {
      this.#prefixed.add(key);
      return;
    }
    const text = (first && knownText(first)) ?? undefined;
    this.#given.set(key, [text, ...(this.#given.get(key) ?? [])]);
  }

  #prefixOf([first]: readonly Value[]): string | null | undefined {
    if (!first || first.kind === 'function' || this.#roles.of(first)) return null;
    return plainText(first) ?? undefined;
  }
}

/** One path of several, without slashes at their ends: `/api/users` of `/api/` and `/users`. */
function joinedPath(...parts: readonly string[]): string {
  return parts.map((part) => part.replace(/^(?=[^/])/, '/').replace(/\/$/, '')).join('');
}

/** Whether a member of routers mounts other routers, by its name. */
export function mountsBy({ mount, routerMount }: Framework, name: string): boolean {
  return name === mount?.member || name === routerMount;
}

/** Whether a value is a module, or a member of one. */
export function isOfModule(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  return value.source.kind === 'member' ? isOfModule(value.source.object) : value.source.kind === 'module';
}

/**
 * The place of the argument with the prefix, from the literal at its start on if there is one; null where it is not
 * known.
 */
function writtenRange(value: Value | undefined, place: Place | undefined): Range | null {
  if (!place) return null;
  const [piece] = value?.kind === 'text' ? value.pieces : [];
  const origin = piece && 'text' in piece ? piece.origin : null;
  const [start, end] = place.range;
  const begin = origin?.file === place.file ? origin.literal.start : start;
  return [begin >= start && begin < end ? begin : start, end];
}

/** A key that is equal for calls at one place that mount the same routers on the same one. */
function callKey({ role, children, place }: Mounting): string {
  return [wholeOf(place), role.key, ...children.map(({ key }) => key)].join(' ');
}
