import type { CallEvent, Caller } from '../values/machine.ts';
import { endOf, literalKey } from '../values/place.ts';
import { joined, knownText, plainText, sliced } from '../values/text-value.ts';
import { keyOf, optionsOf, type FunctionValue, type Place, type TextValue, type Value } from '../values/value.ts';
import type { Framework } from '../routes/frameworks/framework.ts';
import type { Range } from '../model/text.ts';
import { withoutExtension } from '../text/module-names.ts';
import { fieldOf } from './options.ts';
import { pluginsOf } from './plugins.ts';
import { rowsOf, type Called, type RouteRow } from './route-rows.ts';
import { RouterRoles, type RouterRole } from './router-role.ts';

/** A route as a call registers it, whatever its arguments are called and wherever they come from. */
export interface Registration extends RouteRow {
  readonly role: RouterRole;
  readonly place: Place;
  /** The calls within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
  /** The branches that it stands in, of which it is not known whether they are taken. */
  readonly branches: readonly string[];
  readonly key: string;
  /** The registrations of a program in the order in which it makes them. */
  readonly order: number;
}

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

/** Finds where routes are registered and routers are mounted: a member of a router is called. */
export class Registrations {
  readonly #roles = new RouterRoles();
  readonly #found = new Map<string, Registration>();
  readonly #mountings = new Map<string, Mounting>();
  /** The prefixes under which each call mounts each router. */
  readonly #prefixes = new Map<string, Set<string>>();
  /** The prefixes that routers are given after they are made, in other files; undefined for one that is not known. */
  readonly #given = new Map<string, readonly (string | undefined)[]>();
  /** What calls of packages and of routers are given first, by where they end; null where that differs. */
  readonly #firsts = new Map<string, Value | null>();
  /** The calls that are given no handler: they register nothing. */
  readonly #idle = new Set<string>();
  /** The routes that each call makes, itself or by calling others. */
  readonly #at = new Map<string, Set<string>>();
  #order = 0;

  /** How many routes a call makes, itself or by calling others. */
  countAt(call: Place): number {
    return this.#at.get(endOf(call))?.size ?? 0;
  }

  /** Whether a call, or what it calls, gives a router no handler: that registers nothing. */
  isIdle(file: string, end: number): boolean {
    return this.#idle.has(endOf({ file, range: [end, end] }));
  }

  get all(): readonly Registration[] {
    return [...this.#found.values()];
  }

  get mountings(): readonly Mounting[] {
    return [...this.#mountings.values()].filter((each) => !this.#isOfOtherRun(each));
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
   * The path that a call is given first, a decorator or one that mounts, as text or as an option; null where it is not
   * known.
   */
  prefixAt(file: string, end: number): string | null {
    const first = this.#firsts.get(`${file}:${String(end)}`);
    if (first?.kind !== 'object') return first ? knownText(first) : null;
    const path = fieldOf(first, ['path']);
    return path.kind === 'value' ? knownText(path.value) : null;
  }

  /**
   * Tells apart what the first argument of a call begins with, before an end that is known: the same where two calls
   * are given the same; null where that is not known.
   */
  openingAt(file: string, end: number, known: string): string | null {
    const first = this.#firsts.get(`${file}:${String(end)}`);
    const texts = first ? optionsOf(first).flatMap((option) => joined([option])) : [];
    const openings = texts.map((text) => {
      const plain = plainText(text);
      if (text.kind !== 'text' || plain?.endsWith(known) !== true) return null;
      return keyOf(sliced(text, 0, plain.length - known.length));
    });
    return openings.length === 0 || openings.includes(null) ? null : openings.join();
  }

  /** Takes a call in; answers what it registers, and nothing where it registers nothing. */
  take(event: CallEvent): readonly Registration[] {
    const { site, callers, branches } = event;
    const called = this.#memberCalled(event);
    const mayMount = called ? !Object.hasOwn(called.role.framework.methods, called.name) : isOfModule(event.callee);
    if (mayMount) this.#readPrefix(event);
    if (!called || event.site.form === 'new') return [];
    const { role, name } = called;
    const { framework } = role;
    if (name === framework.prefixMember) this.#give(event, role);
    if (mountsBy(framework, name)) {
      this.#mount(event, role);
      return [];
    }
    const rows = rowsOf(event, called);
    if (rows.length === 0 && Object.hasOwn(framework.methods, name))
      for (const call of [site.place, ...callers]) this.#idle.add(endOf(call));
    const found = rows.map((row): Registration => {
      const text = row.path && plainText(row.path);
      const key = [
        role.key,
        ...row.methods.map(({ method }) => method),
        text ?? '',
        originsOf(row.path),
        placeOf(site.place),
      ].join(' ');
      return { ...row, role, place: site.place, callers, branches, key, order: (this.#order += 1) };
    });
    for (const each of found) {
      if (!this.#found.has(each.key)) this.#found.set(each.key, each);
      for (const call of callers.map(endOf)) this.#at.set(call, (this.#at.get(call) ?? new Set()).add(each.key));
    }
    return found;
  }

  #mount(event: CallEvent, role: RouterRole): void {
    const { args, callers } = event;
    const { place, argumentPlaces } = event.site;
    const plugins = pluginsOf(event, role);
    const add = (each: Pick<Mounting, 'children' | 'isOpen' | 'prefix' | 'prefixRange'>): void => {
      this.#add({ ...each, role, place, callers, order: (this.#order += 1) });
    };
    for (const { instance, prefix } of plugins) {
      const child = this.#roles.of(instance);
      if (child) add({ children: [child], isOpen: false, prefix, prefixRange: argumentPlaces[1]?.range ?? null });
    }
    const values = args.flatMap(optionsOf);
    const children = values.flatMap((value) => this.#roles.of(value) ?? []);
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
    if (!this.#mountings.has(key)) this.#mountings.set(key, mounting);
  }

  /** What a plugin is called with that a call registers; null for another function, and another call. */
  parametersOf(event: CallEvent, callback: FunctionValue): readonly Value[] | null {
    const called = this.#memberCalled(event);
    const plugin =
      called && mountsBy(called.role.framework, called.name)
        ? pluginsOf(event, called.role).find((each) => each.callback === callback)
        : null;
    return plugin ? [plugin.instance, ...(plugin.options ? [plugin.options] : [])] : null;
  }

  /** A prefix with those behind it that the program gives a router elsewhere than where it makes it. */
  #below(prefix: string | null | undefined, { key }: RouterRole): string | null | undefined {
    const given = this.#given.get(key);
    return given && prefix !== undefined && !given.includes(undefined) ? (prefix ?? '') + given.join('') : prefix;
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

  /** Whether a call is given functions that answer requests. */
  takesHandlers(event: CallEvent): boolean {
    const called = this.#memberCalled(event);
    if (!called) return false;
    const { name } = called;
    const { framework } = called.role;
    const isMount = mountsBy(framework, name) && framework.mount.style === 'arguments';
    const members = [framework.routeObject?.member, framework.describedRoute?.member];
    return isMount || members.includes(name) || Object.hasOwn(framework.methods, name);
  }

  /** The router that a member of is called, and the member; null for another call. */
  #memberCalled({ callee }: CallEvent): Called | null {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
    const role = this.#roles.of(callee.source.object);
    return role && { role, name: callee.source.name };
  }

  #readPrefix({ args: [first], site: { place } }: CallEvent): void {
    if (!first) return;
    const key = endOf(place);
    const known = this.#firsts.get(key);
    if (known === undefined) this.#firsts.set(key, first);
    else if (known && keyOf(known) !== keyOf(first) && knownText(known) !== knownText(first))
      this.#firsts.set(key, null);
  }
}

/** Whether a member of routers places others. */
function mountsBy({ mount, routerMount }: Framework, name: string): boolean {
  return name === mount.member || name === routerMount;
}

/** Whether a value is a module of a package, or a member of one. */
function isOfModule(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  return value.source.kind === 'member' ? isOfModule(value.source.object) : value.source.kind === 'module';
}

function originsOf(path: TextValue | null): string {
  return (path?.pieces ?? []).map((piece) => ('text' in piece && piece.origin ? literalKey(piece.origin) : '')).join();
}

/** Where the text of a prefix begins in the argument that says it. */
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
  return [placeOf(place), role.key, ...children.map(({ key }) => key)].join(' ');
}

function placeOf({ file, range }: Place): string {
  return `${file}:${range.join()}`;
}
