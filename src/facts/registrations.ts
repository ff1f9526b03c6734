import type { Method } from '../model/method.ts';
import type { Framework, RouteObject } from '../routes/frameworks/framework.ts';
import type { CallEvent } from '../values/machine.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { endOf, literalKey } from '../values/place.ts';
import { joined, knownText, plainText, sliced } from '../values/text-value.ts';
import { keyOf, optionsOf, type ObjectValue, type Place, type TextValue, type Value } from '../values/value.ts';
import { fieldOf } from './options.ts';
import { RouterRoles, type RouterRole } from './router-role.ts';

/** A route as a call registers it, whatever its arguments are called and wherever they come from. */
export interface Registration {
  readonly role: RouterRole;
  readonly method: Method;
  /** Null where it is no text, or not known to its end. */
  readonly path: TextValue | null;
  /** The functions that it hands requests to; null for what is none of the project. */
  readonly handlers: readonly (Place | null)[];
  readonly place: Place;
  /** The calls within which it is made, the innermost one first. */
  readonly callers: readonly Place[];
  readonly key: string;
  /** The registrations of a program in the order in which it makes them. */
  readonly order: number;
}

/** Routers that a call places on another one. */
export interface Mounting {
  readonly role: RouterRole;
  readonly children: readonly RouterRole[];
  /** The text that it is given first; null where it is given none, and undefined where that is not known. */
  readonly prefix: string | null | undefined;
  readonly place: Place;
  readonly callers: readonly Place[];
  readonly order: number;
}

/** Finds where routes are registered and routers are mounted: a member of a router is called. */
export class Registrations {
  readonly #roles = new RouterRoles();
  readonly #found = new Map<string, Registration>();
  readonly #mountings: Mounting[] = [];
  /** What calls of packages and of routers are given first, by where they end; null where that differs. */
  readonly #firsts = new Map<string, Value | null>();
  #order = 0;

  get all(): readonly Registration[] {
    return [...this.#found.values()];
  }

  get mountings(): readonly Mounting[] {
    return this.#mountings;
  }

  /** The path that a call is given first, a decorator or one that mounts, as text or as an option; null where it is not known. */
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
    const { args, site, callers } = event;
    const called = this.#memberCalled(event);
    if (called || isOfModule(event.callee)) this.#readPrefix(event);
    if (!called) return [];
    const { role, name } = called;
    const { framework } = role;
    if (name === framework.mount.member) {
      const children = args.flatMap(optionsOf).flatMap((value) => this.#roles.of(value) ?? []);
      if (children.length > 0)
        this.#mountings.push({
          role,
          children,
          prefix: this.#prefixOf(args),
          place: site.place,
          callers,
          order: (this.#order += 1),
        });
      return [];
    }
    const rows = rowsOf(name, args, role, framework);
    const found = rows.map((row): Registration => {
      const text = row.path && plainText(row.path);
      const key = [role.key, row.method, text ?? '', originsOf(row.path), placeOf(site.place)].join(' ');
      return { ...row, role, place: site.place, callers, key, order: (this.#order += 1) };
    });
    for (const each of found) if (!this.#found.has(each.key)) this.#found.set(each.key, each);
    return found;
  }

  #prefixOf([first]: readonly Value[]): string | null | undefined {
    if (!first || first.kind === 'function' || this.#roles.of(first)) return null;
    return knownText(first) ?? undefined;
  }

  /** Whether a call is given functions that answer requests. */
  takesHandlers(event: CallEvent): boolean {
    const called = this.#memberCalled(event);
    if (!called) return false;
    const { name } = called;
    const { framework } = called.role;
    const isMount = name === framework.mount.member && framework.mount.style === 'arguments';
    return isMount || name === framework.routeObject?.member || Object.hasOwn(framework.methods, name);
  }

  /** The router that a member of is called, and the member; null for another call. */
  #memberCalled({ callee }: CallEvent): { readonly role: RouterRole; readonly name: string } | null {
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

/** Whether a value is a module of a package, or a member of one. */
function isOfModule(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  return value.source.kind === 'member' ? isOfModule(value.source.object) : value.source.kind === 'module';
}

type Row = Pick<Registration, 'method' | 'path' | 'handlers'>;

function rowsOf(name: string, args: readonly Value[], role: RouterRole, framework: Framework): readonly Row[] {
  const { routeObject } = framework;
  if (routeObject?.member === name && args[0])
    return listed(args[0])
      .flatMap(optionsOf)
      .flatMap((row) => rowsOfObject(row, routeObject, framework));
  const isMethod = framework.methodMembers && Object.hasOwn(framework.methods, name);
  const method = isMethod ? framework.methods[name] : undefined;
  if (!method || (role.kind === 'application' && !framework.applicationRoutes)) return [];
  const [paths, handlers] = role.path ? [role.path, args] : pathAndHandlers(args, framework);
  if (!paths || (handlers.every(isNoHandler) && !framework.handlerless)) return [];
  const places = handlers.flatMap(functionsIn);
  return listed(paths).flatMap((path) =>
    optionsOf(path).map((each) => ({ method, path: textOf(each), handlers: places })),
  );
}

/** No framework takes a text for a handler. */
function isNoHandler({ kind }: Value): boolean {
  return kind === 'text' || kind === 'constant';
}

function pathAndHandlers(
  args: readonly Value[],
  { namedRoutes }: Framework,
): readonly [Value | undefined, readonly Value[]] {
  const [first, second] = args;
  const isNamed = namedRoutes && args.length > 2 && first?.kind === 'text' && second?.kind === 'text';
  return isNamed ? [second, args.slice(2)] : [first, args.slice(1)];
}

function rowsOfObject(row: Value, names: RouteObject, framework: Framework): readonly Row[] {
  if (row.kind !== 'object') return row.kind === 'opaque' ? [UNTOLD] : [];
  const path = fieldOf(row, names.path);
  const said = fieldOf(row, [names.method]);
  if (path.kind === 'absent' || said.kind === 'absent') return [];
  const methods = said.kind === 'value' ? listed(said.value).map(knownText) : [null];
  const options = fieldOf(row, names.options);
  const own = fieldOf(row, [names.handler]);
  const inner = options.kind === 'value' ? fieldOf(options.value, [names.handler]) : options;
  const handler = own.kind === 'value' ? own : inner;
  const handlers = handler.kind === 'value' ? functionsIn(handler.value) : [null];
  return methods.map((method) => ({
    method: methodNamed(method, framework),
    path: path.kind === 'value' ? textOf(path.value) : null,
    handlers,
  }));
}

const UNTOLD: Row = { method: 'UNKNOWN', path: null, handlers: [null] };

function methodNamed(text: string | null, { methods }: Framework): Method {
  const word = text?.toLowerCase() ?? '';
  if (Object.hasOwn(methods, word)) return methods[word] ?? 'UNKNOWN';
  return /^[a-z]+$/.test(word) ? word.toUpperCase() : 'UNKNOWN';
}

/** The elements of a list, and of the lists in it; what is no list by itself. */
function listed(value: Value): readonly Value[] {
  if (!isList(value)) return [value];
  const { rest } = value.state;
  return [...elementsOf(value), ...(rest ? [rest] : [])].flatMap(listed);
}

function isList(value: Value): value is ObjectValue {
  return value.kind === 'object' && value.shape === 'array';
}

function textOf(value: Value): TextValue | null {
  return value.kind === 'text' && knownText(value) !== null ? value : null;
}

/** The functions that a handler argument holds, and those of its lists. */
function functionsIn(value: Value): readonly (Place | null)[] {
  return listed(value).map((each) =>
    each.kind === 'function' && each.code ? { file: each.file, range: each.code.range } : null,
  );
}

function originsOf(path: TextValue | null): string {
  return (path?.pieces ?? []).map((piece) => ('text' in piece && piece.origin ? literalKey(piece.origin) : '')).join();
}

function placeOf({ file, range }: Place): string {
  return `${file}:${range.join()}`;
}
