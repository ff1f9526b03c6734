import { relate, winner } from '../paths/compare.ts';
import { parsePath } from '../paths/parse.ts';
import { DIALECTS, type Dialect, type Path } from '../paths/path.ts';
import type { Route } from '../routes/model.ts';
import { AddressIndex } from './address-index.ts';
import { asPath, type UrlPath } from './request-path.ts';
import { addressesUnder, type Layout, type Placed } from './table.ts';

/** A route at one of its addresses, which a request meets. */
export interface Target {
  readonly route: Route;
  readonly placed: Placed;
  /** Which table it stands in. */
  readonly table: number;
  readonly address: Path;
}

/** An address, or the end of one. */
interface Ending extends Target {
  /** The segments of the address that requests have to name. */
  readonly ending: Path;
}

/** Finds the routes that answer requests, in all tables. */
export class Targets {
  readonly #whole = new Map<Dialect, AddressIndex<Ending>>(DIALECTS.map((dialect) => [dialect, new AddressIndex()]));
  readonly #endings = new Map<Dialect, AddressIndex<Ending>>(DIALECTS.map((dialect) => [dialect, new AddressIndex()]));

  constructor(tables: readonly Layout[]) {
    for (const [table, { placed }] of tables.entries()) {
      for (const each of placed) {
        if (each.entry.kind !== 'route' || !each.entry.path || !each.path) continue;
        for (const address of addressesUnder(each.prefix, each.entry.path.value, each.entry.router)) this.#add(each, each.entry, table, address);
      }
    }
  }

  #add(placed: Placed, route: Route, table: number, address: Path): void {
    const target = { route, placed, table, address };
    const { dialect } = address;
    this.#whole.get(dialect)?.add({ ...target, ending: address }, address, false);
    for (let from = 0; from < address.segments.length; from += 1) {
      const start = address.segments[from]?.start ?? 0;
      const ending = parsePath(`/${address.text.slice(start)}`, dialect);
      if (ending.segments.some(({ kind }) => kind === 'static')) this.#endings.get(dialect)?.add({ ...target, ending }, ending, false);
    }
  }

  /**
   * The routes that requests of a URL reach.
   *
   * @param method the method of the requests; null for any
   * @returns where one table has several that match, the one that its router picks
   */
  of(url: UrlPath, method: string | null): readonly Target[] {
    if (url.segments.length === 0 && url.opensBefore) return [];
    const found = DIALECTS.flatMap((dialect) => {
      const path = asPath(url, dialect);
      const index = (url.opensBefore ? this.#endings : this.#whole).get(dialect);
      return [...(index?.meeting(path) ?? [])].filter(({ route, ending }) => answers(route, method) && reaches(ending, path));
    });
    return mostLiteral(method === null ? found : picked(found), url);
  }
}

/** Whether a route answers a method; GET answers HEAD too (RFC 9110, section 9.3.2). */
function answers({ methods }: Route, wanted: string | null): boolean {
  if (wanted === null) return true;
  return methods.some(({ method }) => method === wanted || method === 'ALL' || (method === 'GET' && wanted === 'HEAD'));
}

function reaches(ending: Path, path: Path): boolean {
  if (ending.segments.length !== path.segments.length) return false;
  const relation = relate(ending, path);
  return relation === 'same' || relation === 'covers';
}

/** Of the routes of one table that a request of the URL may meet both, the one that the router picks. */
function picked(found: readonly Ending[]): readonly Ending[] {
  return found.filter((target) => !found.some((other) => other !== target && isSameChoice(other, target) && isBefore(other, target)));
}

/** A route that says a segment of the URL itself goes before one where a parameter has to stand for it. */
function mostLiteral(found: readonly Ending[], { segments }: UrlPath): readonly Target[] {
  const said = found.map(({ ending }) => segments.map((_, at) => ending.segments[at]?.kind === 'static'));
  return found.filter((_, index) => !said.some((other) => saysMore(other, said[index] ?? [])));
}

function saysMore(a: readonly boolean[], b: readonly boolean[]): boolean {
  return a.every((says, at) => says || !b[at]) && a.some((says, at) => says && !b[at]);
}

/** Whether whatever stands before the URL of a request that meets the second leads to the first as well: `/api` and `/admin` do not. */
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
