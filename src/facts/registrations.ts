import type { Framework } from '../routes/frameworks/framework.ts';
import { addTo } from '../text/grouping.ts';
import type { CallEvent, Caller } from '../values/events.ts';
import { endOf, literalKey, wholeOf } from '../values/place.ts';
import { joined, knownText, plainText, sliced } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type Place, type TextValue, type Value } from '../values/value.ts';
import { DeclaredPaths } from './decorated-paths.ts';
import { isOfModule, mountsBy, Mountings } from './mountings.ts';
import { Passages } from './passages.ts';
import { fieldOf } from './options.ts';
import { rowsOf, type Called, type RouteRow, type WrittenRoute } from './route-rows.ts';
import { RouterRoles, type RouterRole } from './router-role.ts';
import { keyOf } from '../values/value-keys.ts';

/** A route that a call registers. */
export interface Registration extends RouteRow {
  readonly role: RouterRole;
  readonly place: Place;
  /** The calls within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
  /** The open branches around it, of which it is not known whether they are taken. */
  readonly branches: readonly string[];
  readonly key: string;
  /** Its position among the registrations of the program. */
  readonly order: number;
}

/** Collects the registrations of routes and the mounts of routers from calls of members of routers. */
export class Registrations {
  readonly #roles = new RouterRoles();
  readonly mountings = new Mountings(this.#roles);
  readonly passages = new Passages(this.#roles);
  readonly declared = new DeclaredPaths();
  readonly #found = new Map<string, Registration>();
  readonly #taken = new Set<string>();
  /** The first arguments of calls of packages and routers, by the ends of the calls; null for different ones. */
  readonly #firsts = new Map<string, Value | null>();
  /** The calls that have no handler, and so register nothing. */
  readonly #idle = new Set<string>();
  /** The routes that each call registers, itself or within functions that it calls. */
  readonly #at = new Map<string, Set<string>>();
  /** The routes that each call, or each object with a route, registers itself. */
  readonly #byCall = new Map<string, Registration[]>();
  /** The files in which something is registered or mounted. */
  readonly #files = new Set<string>();
  #order = 0;

  isRouter(value: Value): boolean {
    return this.#roles.of(value) !== null;
  }

  /** Whether something is registered or mounted in a file, or by a call of it. */
  isIn(file: string): boolean {
    return this.#files.has(file);
  }

  /** The routes that a call, or an object with a route, registers itself. */
  madeBy(call: Place): readonly Registration[] {
    return this.#byCall.get(endOf(call)) ?? [];
  }

  /** The one route that a call registers itself, or that a decorator declares; undefined where there is not one. */
  onlyAt(call: Place): WrittenRoute | undefined {
    const [only, ...others] = this.madeBy(call);
    return others.length > 0 ? undefined : (only ?? this.declared.at(call));
  }

  /** The number of routes that a call registers, itself or within functions that it calls. */
  countAt(call: Place): number {
    return this.#at.get(endOf(call))?.size ?? 0;
  }

  /** Whether a call, or one within it, has no handler for a router, and so registers nothing. */
  isIdle(file: string, end: number): boolean {
    return this.#idle.has(endOf({ file, range: [end, end] }));
  }

  /**
   * The number of registrations that differ in place, methods, path or handlers. A function that registers itself again
   * and again on new routers counts once.
   */
  get taken(): number {
    return this.#taken.size;
  }

  get all(): readonly Registration[] {
    return [...this.#found.values()];
  }

  /** The number of all registrations. */
  get size(): number {
    return this.#found.size;
  }

  /** The prefix in the first argument of a decorator or a mount, as a text or an option; null where it is not known. */
  prefixAt(file: string, end: number): string | null {
    const first = this.#firsts.get(`${file}:${String(end)}`);
    if (first?.kind !== 'object') return first ? knownText(first) : null;
    const path = fieldOf(first, ['path']);
    return path.kind === 'value' ? knownText(path.value) : null;
  }

  /**
   * A key of the beginning of the first argument of a call, before an ending that is known: the same key for two calls
   * with the same beginning; null where it is not known.
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

  /** Reads a call, and returns the routes that it registers; none for another call. */
  take(event: CallEvent): readonly Registration[] {
    const { site, callers, branches } = event;
    const called = this.#memberCalled(event);
    const mayMount = called ? !Object.hasOwn(called.role.framework.methods, called.name) : isOfModule(event.callee);
    if (mayMount) this.#readPrefix(event);
    if (!called || event.site.form === 'new') return [];
    const { role, name } = called;
    const { framework } = role;
    const isMount = this.mountings.take(event, called, () => (this.#order += 1));
    const isPassing = name === framework.middlewareMember || (isMount && framework.mount?.style === 'arguments');
    if (isPassing) this.passages.take(event, called, (this.#order += 1));
    const rows = isMount ? [] : rowsOf(event, called);
    if (isMount || rows.length > 0) for (const { file } of [site.place, ...callers]) this.#files.add(file);
    if (isMount) return [];
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
      if (!this.#found.has(each.key)) {
        this.#found.set(each.key, each);
        for (const call of new Set([each.object ?? site.place, site.place].map(endOf))) addTo(this.#byCall, call, each);
      }
      for (const call of callers.map(endOf)) this.#at.set(call, (this.#at.get(call) ?? new Set()).add(each.key));
    }
    return found;
  }

  /** Whether the callbacks of a call are handlers of requests. */
  takesHandlers(event: CallEvent): boolean {
    const called = this.#memberCalled(event);
    return called !== null && takesHandlers(called.role.framework, called.name);
  }

  /** The arguments with which a framework calls a callback that a call registers; null where they are not known. */
  parametersOf(event: CallEvent, callback: FunctionValue): readonly Value[] | null {
    const called = this.#memberCalled(event);
    return called && this.mountings.parametersOf(event, called, callback);
  }

  /** The router and the name of its member that a call is of; null for another call. */
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

/** Whether the callbacks that a member of a router gets are handlers of requests: of routes, or of a mount. */
export function takesHandlers(framework: Framework, name: string): boolean {
  const isMount = mountsBy(framework, name) && framework.mount?.style === 'arguments';
  const members = [framework.routeObject?.member, framework.describedRoute?.member];
  return isMount || members.includes(name) || Object.hasOwn(framework.methods, name);
}

/** A key of a route that an object describes, whatever call registers it; otherwise the key of the registration. */
export function rowName({ object, methods, path, key }: WrittenRoute): string {
  return object ? [endOf(object), ...methods.map(({ method }) => method), path && plainText(path)].join(' ') : key;
}

function originsOf(path: TextValue | null): string {
  return (path?.pieces ?? []).map((piece) => ('text' in piece && piece.origin ? literalKey(piece.origin) : '')).join();
}

/** A key of a registration: the same where one call registers the same path with the same functions. */
function signatureOf({ methods, path, place }: Registration, { args }: CallEvent): string {
  const handlers = args.map((value) =>
    value.kind === 'function' ? (value.code?.range.join('-') ?? '') : keyOf(value),
  );
  const names = methods.map(({ method }) => method);
  return [wholeOf(place), ...names, (path && plainText(path)) ?? '', ...handlers].join(' ');
}

/** Routers that are nested deeper are those of a function that registers itself. */
const DEEPEST_ROUTER = 20;

/** Whether a router is not nested too deep: a function that registers itself without end finds nothing new. */
function isNear({ on }: RouterRole): boolean {
  let outer = on;
  for (let depth = 0; outer && depth < DEEPEST_ROUTER; depth += 1) outer = outer.on;
  return outer === null;
}
