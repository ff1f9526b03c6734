import { shapeOf } from '../../paths/shape.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { MethodToken } from '../../model/method.ts';
import type { Route } from '../../model/router.ts';
import type { Range } from '../../model/text.ts';
import { AddressIndex } from '../addresses/address-index.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Layout, Placed, UnknownPrefix } from '../addresses/layout.ts';
import type { Clash } from '../../model/clash.ts';
import { isTwin, Relocations } from './relocations.ts';
import { isReal, type Place, placeOf } from './table-place.ts';
import { type Claim, covers, isDuplicate, swallows } from './claims.ts';

/** How many earlier routes of the same address, and how many wider ones, a route is compared with at most. */
const MOST_ALIKE = 16;

const MOST_WIDER = 64;

/** The routes that no request reaches, in all tables; they are searched for at the first question. */
export class Clashes {
  readonly #layouts: () => readonly Layout[];
  readonly #isAllowed: PlanOptions['isAllowed'];
  readonly #relocations = new Relocations();
  #found: ReadonlyMap<Route, readonly Clash[]> | null = null;

  constructor(layouts: () => readonly Layout[], { isAllowed }: Pick<PlanOptions, 'isAllowed'>) {
    this.#layouts = layouts;
    this.#isAllowed = isAllowed;
  }

  /** The clashes of a route: one for each of its methods that no request reaches in any of its places. */
  of(route: Route): readonly Clash[] {
    this.#found ??= this.#find();
    return this.#found.get(route) ?? [];
  }

  #find(): ReadonlyMap<Route, readonly Clash[]> {
    const found = new Map<Route, Map<MethodToken, Clash | null>>();
    for (const { placed, isWhole } of this.#layouts()) {
      const table = new ClashTable(placed, this.#relocations);
      for (const each of placed) {
        if (each.entry.kind !== 'route' || !isReal(each)) continue;
        const tokens = found.get(each.entry) ?? new Map<MethodToken, Clash | null>();
        found.set(each.entry, tokens);
        const clashes = isWhole && !this.#allows(each) ? table.add(each, each.entry) : new Map<MethodToken, Clash>();
        // A method that is reached in one of the places is no clash: its null is never replaced.
        for (const token of each.entry.methods)
          if (tokens.get(token) !== null) tokens.set(token, clashes.get(token) ?? null);
      }
    }
    return new Map(
      [...found].map(([route, tokens]) => [route, [...tokens.values()].filter((clash) => clash !== null)]),
    );
  }

  #allows({ entry, path }: Placed): boolean {
    if (!this.#isAllowed || !path || entry.kind !== 'route' || !entry.path) return false;
    return this.#isAllowed(entry.methods, path, parsePath(entry.path.value, path.dialect));
  }
}

/** One table while it is filled, route by route. */
class ClashTable {
  readonly #placed: readonly Placed[];
  readonly #relocations: Relocations;
  /** The claims by method and address. */
  readonly #alike = new Map<string, Claim[]>();
  /** The claims whose paths have parameters or wildcards, and so may cover other paths. */
  readonly #wide = new AddressIndex<Claim>();
  /** What has an unknown prefix, numbered. */
  readonly #prefixes = new Map<UnknownPrefix['of'], number>();

  constructor(placed: readonly Placed[], relocations: Relocations) {
    this.#placed = placed;
    this.#relocations = relocations;
  }

  /** Adds a route after all that were added before, and returns the clashes of its methods that are not reached. */
  add(placed: Placed, route: Route): ReadonlyMap<MethodToken, Clash> {
    const clashes = new Map<MethodToken, Clash>();
    const place = placeOf(placed);
    if (!place) return clashes;
    const key = this.#keyOf(place);
    const claims = route.methods
      .filter(({ method }) => method !== 'UNKNOWN')
      .map((token) => ({ ...place, token, key }));
    for (const claim of claims) {
      const clash = this.#duplicate(claim) ?? this.#shadow(claim);
      if (clash) clashes.set(claim.token, clash);
    }
    for (const claim of claims) this.#put(claim);
    return clashes;
  }

  #put(claim: Claim): void {
    const key = alikeKey(claim, claim.token.method);
    const alike = this.#alike.get(key);
    if (!alike) this.#alike.set(key, [claim]);
    else if (alike.length < MOST_ALIKE) alike.push(claim);
    if (claim.route.router.precedence === 'order' && !isStatic(claim.address))
      this.#wide.add(claim, claim.address, false);
  }

  #keyOf({ below, address }: Place): string {
    let prefix = below ? this.#prefixes.get(below) : 0;
    if (below && prefix === undefined) {
      prefix = this.#prefixes.size + 1;
      this.#prefixes.set(below, prefix);
    }
    return `${String(prefix)} ${address.dialect} ${shapeOf(address)}`;
  }

  #rangeOf({ placed, route, token }: Claim): Range {
    return isTwin(this.#placed, placed.order) ? route.pathRange : token.range;
  }

  #duplicate(claim: Claim): Clash | null {
    const { method } = claim.token;
    const other = (this.#alike.get(alikeKey(claim, method)) ?? []).find((each) => isDuplicate(each, claim));
    return other
      ? {
          kind: 'duplicate',
          token: claim.token,
          range: this.#rangeOf(claim),
          other: other.route,
          otherMethod: method,
          move: null,
        }
      : null;
  }

  #shadow(claim: Claim): Clash | null {
    const swallowing = this.#swallowing(claim).sort((a, b) => a.placed.order - b.placed.order);
    const [first, ...others] = swallowing;
    if (!first) return null;
    const [placed, relocations] = [this.#placed, this.#relocations];
    const passable = new Set([first, ...others].map((each) => each.route));
    return {
      kind: 'shadow',
      token: claim.token,
      range: this.#rangeOf(claim),
      other: first.route,
      otherMethod: first.token.method,
      get move() {
        return relocations.find(first, claim, placed, passable);
      },
    };
  }

  /** The earlier claims that take every request of a claim by a wider path or more methods. */
  #swallowing(claim: Claim): Claim[] {
    const methods =
      claim.token.method === 'HEAD'
        ? ['ALL', 'GET']
        : claim.route.router.precedence === 'specificity'
          ? OTHER_METHODS
          : ['ALL'];
    const alike = methods.flatMap((method) => this.#alike.get(alikeKey(claim, method)) ?? []);
    const found = new Set(alike.filter((each) => swallows(each, claim)));
    let left = MOST_WIDER;
    for (const each of this.#wide.covering(claim.address)) {
      if (!covers(each, claim)) left -= 1;
      else if (swallows(each, claim)) found.add(each);
      if (left < 0) break;
    }
    return [...found];
  }
}

function alikeKey({ key }: Claim, method: string): string {
  return `${method} ${key}`;
}

const OTHER_METHODS: readonly string[] = ['ALL', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

function isStatic({ segments }: Path): boolean {
  return segments.every(({ kind }) => kind === 'static');
}
