import { relate } from '../../paths/compare.ts';
import { winner } from '../../paths/winner.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { DIALECTS, HOLE } from '../../paths/dialects.ts';
import type { Dialect, Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { AddressIndex } from './address-index.ts';
import { asPath, endsInSlash, readingsOf } from './request-path.ts';
import type { UrlPath } from '../../model/caller.ts';
import { Sections, type Section } from './sections.ts';
import { addressesUnder, type Layout, type Placed } from './layout.ts';

/** The path and the methods that a route registers, now or after a rewrite. */
export interface Registered {
  readonly path: string;
  readonly methods: readonly string[];
}

/** A route at one of its addresses, as the target of a request. */
export interface Target {
  readonly route: Route;
  /** The methods that it answers there. */
  readonly methods: readonly string[];
  readonly placed: Placed;
  /** The index of its table. */
  readonly table: number;
  readonly address: Path;
}

/** A target with its whole address, or with an end of that. */
interface Ending extends Target {
  /** The segments of the address that the URL of a request has to match. */
  readonly ending: Path;
}

/** Finds the routes that answer requests, in all tables. */
export class Targets {
  readonly #tables: () => readonly Layout[];
  readonly #registered: (route: Route) => Registered | null;
  /** By dialect: whole addresses, and all their endings. */
  readonly #whole = emptyIndex();
  readonly #endings = emptyIndex();
  #sections: { readonly whole: readonly Sections[]; readonly endings: readonly Sections[] } | null = null;
  #dialects: ReadonlySet<Dialect> | undefined;
  /** The routes that were found, by URL and method: many texts of a project name the same address. */
  readonly #found = new Map<string, readonly Target[]>();

  /**
   * @param tables returns the tables, which are laid out on first use
   * @param registered returns what a route registers; null for a route that no request can reach
   */
  constructor(tables: () => readonly Layout[], registered: (route: Route) => Registered | null = registeredNow) {
    this.#tables = tables;
    this.#registered = registered;
  }

  /** Adds the addresses that a URL may reach to the indexes. */
  #reach(path: Path, isEnding: boolean): void {
    const { whole, endings } = (this.#sections ??= {
      whole: this.#tables().map(
        ({ placed }, table) =>
          new Sections(placed, (section) => {
            this.#take(section, table);
          }),
      ),
      endings: this.#tables().map(
        ({ placed }, table) =>
          new Sections(placed, (section) => {
            this.#takeEndings(section, table);
          }),
      ),
    });
    if (isEnding) for (const sections of endings) sections.reachAll();
    else for (const sections of whole) sections.reach(path);
  }

  #take(section: Section, table: number): void {
    for (const target of this.#targetsOf(section, table))
      this.#whole.get(target.address.dialect)?.add({ ...target, ending: target.address }, target.address, false);
  }

  #takeEndings(section: Section, table: number): void {
    for (const target of this.#targetsOf(section, table)) {
      const { address } = target;
      for (const ending of endingsOf(address))
        this.#endings.get(address.dialect)?.add({ ...target, ending }, ending, false);
    }
  }

  #targetsOf(section: Section, table: number): readonly Target[] {
    return section.flatMap((placed) => {
      const { entry, prefix } = placed;
      const registered = entry.kind === 'route' ? this.#registered(entry) : null;
      if (entry.kind !== 'route' || !registered) return [];
      return addressesUnder(prefix, registered.path, entry.router).map((address) => ({
        route: entry,
        methods: registered.methods,
        placed,
        table,
        address,
      }));
    });
  }

  /**
   * The routes that requests to a URL reach; of several routes in one table, the one that its router picks.
   *
   * @param method the method of the requests; null for any
   */
  of(url: UrlPath, method: string | null): readonly Target[] {
    const { segments, openPrefix } = url;
    if (segments.length === 0 && openPrefix) return [];
    const written = segments.map(({ text, isGlued }) => `${isGlued ? '+' : '/'}${text}`).join('');
    const key = [method, openPrefix, endsInSlash(url), written].join(' ');
    const found = this.#found.get(key) ?? this.#find(url, method);
    this.#found.set(key, found);
    return found;
  }

  #find(url: UrlPath, method: string | null): readonly Target[] {
    const found = readingsOf(url).flatMap((reading) => {
      const [end, other] = endsInSlash(reading) ? (['/', ''] as const) : (['', '/'] as const);
      const said = this.#meeting(reading, method, end);
      // Whether a slash at the end matters depends on the version of the router; the request is meant for the route
      // either way.
      const distinct = firstOfEach(said.length > 0 ? said : this.#meeting(reading, method, other));
      return method === null ? distinct : picked(distinct);
    });
    return mostLiteral([...new Set(found)], url);
  }

  /** Whether an address goes on after the segments of a URL, as `/users/list/:page` does after `/list`. */
  goOnAfter({ segments }: UrlPath): boolean {
    return this.#tables().some(({ placed }, table) =>
      this.#targetsOf(placed, table).some(({ address }) => isWithin(segments, address.segments.slice(0, -1))),
    );
  }

  #meeting(url: UrlPath, method: string | null, behind: '' | '/'): readonly Ending[] {
    this.#dialects ??= new Set(
      this.#tables().flatMap(({ placed }) =>
        placed.flatMap(({ entry }) => (entry.kind === 'route' ? [entry.router.dialect] : [])),
      ),
    );
    return [...this.#dialects].flatMap((dialect) => {
      const path = asPath(url, dialect, behind);
      this.#reach(path, url.openPrefix);
      const index = (url.openPrefix ? this.#endings : this.#whole).get(dialect);
      return [...(index?.meeting(path) ?? [])].filter(
        ({ methods, ending }) => answers(methods, method) && reaches(ending, path),
      );
    });
  }
}

/** Whether the segments of a URL may be some of an address, one after the other. */
function isWithin(said: UrlPath['segments'], segments: Path['segments']): boolean {
  const isOne = ({ text }: UrlPath['segments'][number], segment: Path['segments'][number] | undefined): boolean =>
    segment !== undefined &&
    (segment.kind !== 'static' || text.includes(HOLE) || segment.value.toLowerCase() === text.toLowerCase());
  return segments.some((_, start) => said.every((each, at) => isOne(each, segments[start + at])));
}

function registeredNow({ path, methods }: Route): Registered | null {
  return path && { path: path.value, methods: methods.map(({ method }) => method) };
}

function emptyIndex(): ReadonlyMap<Dialect, AddressIndex<Ending>> {
  return new Map(DIALECTS.map((dialect) => [dialect, new AddressIndex()]));
}

/** The most segments of an address after a base that a request leaves out. */
const LONGEST_ENDING = 16;

/** The ends of an address that a request after an unknown base may have, each with at least one static segment. */
function endingsOf({ segments, text, dialect }: Path): readonly Path[] {
  return segments
    .slice(-LONGEST_ENDING)
    .map(({ start }) => parsePath(`/${text.slice(start)}`, dialect))
    .filter((ending) => ending.segments.some(({ kind }) => kind === 'static'));
}

/** The first route of each table with the same address and methods, which is the one that answers. */
function firstOfEach(found: readonly Ending[]): readonly Ending[] {
  const first = new Map<string, Ending>();
  for (const target of found) {
    const key = `${String(target.table)} ${target.address.text} ${target.ending.text} ${target.methods.join()}`;
    const known = first.get(key);
    if (!known || target.placed.order < known.placed.order) first.set(key, target);
  }
  return [...first.values()];
}

/** Whether a route of some methods answers one; GET answers HEAD too (RFC 9110, section 9.3.2). */
export function answers(methods: readonly string[], wanted: string | null): boolean {
  if (wanted === null) return true;
  return methods.some((method) => method === wanted || method === 'ALL' || (method === 'GET' && wanted === 'HEAD'));
}

function reaches(ending: Path, path: Path): boolean {
  if (ending.segments.length !== path.segments.length) return false;
  const relation = relate(ending, path);
  return relation === 'same' || relation === 'covers';
}

/** Of several routes of a table that match the same requests, only the one that the router picks. */
function picked(found: readonly Ending[]): readonly Ending[] {
  return found.filter((target) => !found.some((other) => isSameChoice(other, target) && isBefore(other, target)));
}

/**
 * Leaves out each route that is less literal than another one, which has a static segment wherever the route has one,
 * and also where the route has a parameter for a segment of the URL.
 */
function mostLiteral(found: readonly Ending[], { segments }: UrlPath): readonly Target[] {
  if (found.length < 2) return found;
  const said = found.map(({ ending }) => segments.map((_, at) => ending.segments[at]?.kind === 'static'));
  const ways = [...new Map(said.map((each) => [each.join(), each])).values()];
  return found.filter((_, index) => !ways.some((other) => saysMore(other, said[index] ?? [])));
}

function saysMore(a: readonly boolean[], b: readonly boolean[]): boolean {
  return a.every((says, at) => says || !b[at]) && a.some((says, at) => says && !b[at]);
}

/**
 * Whether each base with which the URL reaches the second route lets it reach the first as well: `/api` and `/admin` do
 * not.
 */
function isSameChoice(a: Ending, b: Ending): boolean {
  if (a.table !== b.table || a.address.segments.length !== b.address.segments.length) return false;
  const relation = relate(beforeEnding(a), beforeEnding(b));
  return relation === 'same' || relation === 'covers';
}

function beforeEnding({ address, ending }: Ending): Path {
  const first = address.segments.at(-ending.segments.length);
  return parsePath(address.text.slice(0, first?.start ?? 0), address.dialect);
}

function isBefore(a: Target, b: Target): boolean {
  if (a.route === b.route) return false;
  if (a.route.router.precedence === 'specificity') return winner(a.address, b.address) === 'first';
  return a.placed.order < b.placed.order;
}
