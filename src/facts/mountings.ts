import type { Range } from '../model/text.ts';
import type { Framework } from '../routes/frameworks/framework.ts';
import { withoutExtension } from '../text/module-names.ts';
import type { CallEvent, Caller } from '../values/machine.ts';
import { wholeOf } from '../values/place.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { pluginsOf } from './plugins.ts';
import type { Called } from './route-rows.ts';
import type { RouterRole, RouterRoles } from './router-role.ts';

/** Routers that a call places on another one. */
export interface Mounting {
  readonly role: RouterRole;
  readonly children: readonly RouterRole[];
  /** Whether it may place more than these. */
  readonly isOpen: boolean;
  /** The text that it is given first; null where it is given none, and undefined where that is not known. */
  readonly prefix: string | null | undefined;
  /** Where the prefix is written, or what it is made of; null where there is none. */
  readonly prefixRange: Range | null;
  readonly place: Place;
  readonly callers: readonly Caller[];
  readonly order: number;
}

/** Finds where routers are placed on others: under prefixes, and as the plugins that they are called in. */
export class Mountings {
  readonly #roles: RouterRoles;
  readonly #found = new Map<string, Mounting>();
  /** The prefixes under which each call mounts each router. */
  readonly #prefixes = new Map<string, Set<string>>();
  /** The prefixes that routers are given after they are made, in other files; undefined for one that is not known. */
  readonly #given = new Map<string, readonly (string | undefined)[]>();

  constructor(roles: RouterRoles) {
    this.#roles = roles;
  }

  get all(): readonly Mounting[] {
    return [...this.#found.values()].filter((each) => !this.#isOfOtherRun(each));
  }

  /**
   * Whether a prefix is made of the name that a file has in the other one of two runs: a program in TypeScript reads
   * other names of its files once it is compiled.
   */
  #isOfOtherRun(mounting: Mounting): boolean {
    const { prefix } = mounting;
    const plain = prefix == null ? null : withoutExtension(prefix);
    return plain !== null && plain !== prefix && this.#prefixes.get(callKey(mounting))?.has(plain) === true;
  }

  /**
   * Takes a call of a member of a router in.
   *
   * @param order tells when the program makes it
   * @returns whether it is one that mounts
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
    // What is mounted of a router below a prefix is all of the router that it belongs to.
    const children = values.flatMap((value) => this.#roles.of(value) ?? []).filter(({ isBelow }) => !isBelow);
    const isOpen = values.some((value) => value.kind === 'opaque' && !this.#roles.of(value) && !isOfModule(value));
    if (plugins.length > 0 || (children.length === 0 && !isOpen)) return;
    const prefix = this.#prefixOf(args);
    const prefixRange = prefix == null ? null : writtenRange(args[0], argumentPlaces[0]);
    if (children.length === 0) add({ children, isOpen, prefix, prefixRange });
    for (const child of children) add({ children: [child], isOpen, prefix: this.#below(prefix, child), prefixRange });
  }

  /** A router that a call mounts again under the same prefix is mounted once. */
  #add(mounting: Mounting): void {
    const { prefix } = mounting;
    const call = callKey(mounting);
    const known = this.#prefixes.get(call) ?? new Set();
    if (typeof prefix === 'string') this.#prefixes.set(call, known.add(prefix));
    const key = JSON.stringify([call, prefix]);
    if (!this.#found.has(key)) this.#found.set(key, mounting);
  }

  /** What a plugin is called with that a call registers; null for another function, and another call. */
  parametersOf(event: CallEvent, { role, name }: Called, callback: FunctionValue): readonly Value[] | null {
    const plugins = mountsBy(role.framework, name) ? pluginsOf(event, role) : [];
    const plugin = plugins.find((each) => each.callback === callback);
    return plugin ? [plugin.instance, ...(plugin.options ? [plugin.options] : [])] : null;
  }

  /** A prefix with those after it that the program gives a router elsewhere than where it makes it. */
  #below(prefix: string | null | undefined, { key }: RouterRole): string | null | undefined {
    const given = this.#given.get(key);
    if (!given || prefix === undefined) return prefix;
    return given.includes(undefined) ? undefined : (prefix ?? '') + given.join('');
  }

  /** `router.prefix('/api')`, which goes in front of the prefixes that it has. */
  #give({ args: [first], site: { place } }: CallEvent, { key, made }: RouterRole): void {
    if (place.file === made.file) return;
    const text = (first && knownText(first)) ?? undefined;
    this.#given.set(key, [text, ...(this.#given.get(key) ?? [])]);
  }

  #prefixOf([first]: readonly Value[]): string | null | undefined {
    if (!first || first.kind === 'function' || this.#roles.of(first)) return null;
    return plainText(first) ?? undefined;
  }
}

/** Whether a member of routers places others. */
export function mountsBy({ mount, routerMount }: Framework, name: string): boolean {
  return name === mount.member || name === routerMount;
}

/** Whether a value is a module of a package, or a member of one. */
export function isOfModule(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  return value.source.kind === 'member' ? isOfModule(value.source.object) : value.source.kind === 'module';
}

/** Where the text of a prefix begins in the argument that specifies it. */
function writtenRange(value: Value | undefined, place: Place | undefined): Range | null {
  if (!place) return null;
  const [piece] = value?.kind === 'text' ? value.pieces : [];
  const origin = piece && 'text' in piece ? piece.origin : null;
  const [start, end] = place.range;
  const begin = origin?.file === place.file ? origin.literal.start : start;
  return [begin >= start && begin < end ? begin : start, end];
}

/** Equal for calls of one place that mount the same routers on the same one. */
function callKey({ role, children, place }: Mounting): string {
  return [wholeOf(place), role.key, ...children.map(({ key }) => key)].join(' ');
}
