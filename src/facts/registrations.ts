import type { CallEvent, Caller } from '../values/machine.ts';
import { endOf, literalKey, wholeOf } from '../values/place.ts';
import { joined, knownText, plainText, sliced } from '../values/text-value.ts';
import { keyOf, optionsOf, type FunctionValue, type Place, type TextValue, type Value } from '../values/value.ts';
import { isOfModule, mountsBy, Mountings } from './mountings.ts';
import { fieldOf } from './options.ts';
import { rowsOf, type Called, type RouteRow } from './route-rows.ts';
import { RouterRoles, type RouterRole } from './router-role.ts';

/** A route as a call registers it, whatever its arguments are called and wherever they come from. */
export interface Registration extends RouteRow {
  readonly role: RouterRole;
  readonly place: Place;
  /** The calls within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
  /** The branches that it is in, of which it is not known whether they are taken. */
  readonly branches: readonly string[];
  readonly key: string;
  /** The registrations of a program in the order in which it makes them. */
  readonly order: number;
}

/** Finds where routes are registered and routers are mounted: a member of a router is called. */
export class Registrations {
  readonly #roles = new RouterRoles();
  readonly mountings = new Mountings(this.#roles);
  readonly #found = new Map<string, Registration>();
  readonly #taken = new Set<string>();
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

  /**
   * How many calls registered something that differs in its place, methods, path or handlers. What registers itself
   * again and again on routers of its own counts once.
   */
  get taken(): number {
    return this.#taken.size;
  }

  get all(): readonly Registration[] {
    return [...this.#found.values()];
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
    if (this.mountings.take(event, called, () => (this.#order += 1))) return [];
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
        wholeOf(site.place),
      ].join(' ');
      return { ...row, role, place: site.place, callers, branches, key, order: (this.#order += 1) };
    });
    if (isNear(role)) for (const each of found) this.#taken.add(signatureOf(each, event));
    for (const each of found) {
      if (!this.#found.has(each.key)) this.#found.set(each.key, each);
      for (const call of callers.map(endOf)) this.#at.set(call, (this.#at.get(call) ?? new Set()).add(each.key));
    }
    return found;
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

  /** What a function of the project is called with that a call registers; null for another one. */
  parametersOf(event: CallEvent, callback: FunctionValue): readonly Value[] | null {
    const called = this.#memberCalled(event);
    return called && this.mountings.parametersOf(event, called, callback);
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

/** What a row of a table is known by, whoever registers it; the registration itself where no object specifies it. */
export function rowName({ object, methods, path, key }: Registration): string {
  return object ? [endOf(object), ...methods.map(({ method }) => method), path && plainText(path)].join(' ') : key;
}

function originsOf(path: TextValue | null): string {
  return (path?.pieces ?? []).map((piece) => ('text' in piece && piece.origin ? literalKey(piece.origin) : '')).join();
}

/** Equal for registrations that one call makes of the same path with the same code. */
function signatureOf({ methods, path, place }: Registration, { args }: CallEvent): string {
  const handlers = args.map((value) =>
    value.kind === 'function' ? (value.code?.range.join('-') ?? '') : keyOf(value),
  );
  const names = methods.map(({ method }) => method);
  return [wholeOf(place), ...names, (path && plainText(path)) ?? '', ...handlers].join(' ');
}

/** More routers than these within each other are made by a function that registers itself. */
const DEEPEST_ROUTER = 20;

/** Whether a router is within few others: what registers itself without an end is no reason to go on. */
function isNear({ on }: RouterRole): boolean {
  let outer = on;
  for (let depth = 0; outer && depth < DEEPEST_ROUTER; depth += 1) outer = outer.on;
  return outer === null;
}
