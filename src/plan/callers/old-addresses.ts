import type { OldAddress } from './stale-rewrites.ts';
import { names } from '../../documents/mention-index.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { isForwarded } from '../forwarded-routes.ts';
import { type Accounting, isForPeople } from './accounting.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { UrlPath } from '../../model/caller.ts';
import type { Layout, Placed } from '../addresses/layout.ts';
import type { Tables } from '../addresses/tables.ts';
import type { Target, Targets } from '../addresses/targets.ts';

/** What decides which route an address belongs to. */
export interface AddressSources {
  readonly tables: () => Tables;
  readonly accounting: Accounting;
  readonly mentions: Mentions;
  /** The routes at their current addresses. */
  readonly targets: Targets;
  /** The routes at the addresses that their rewrites would give them, whether or not these are made. */
  readonly proposed: Targets;
}

/** Decides whether an unanswered address was vacated by its route, or may belong to a route all the same. */
export class OldAddresses {
  readonly #sources: AddressSources;
  /** The ends of addresses below unknown prefixes; null until they are needed. */
  #ends: readonly Path['segments'][] | null = null;
  /** The addresses of routes without parameters, in lower case; null until they are needed. */
  #fixed: ReadonlySet<string> | null = null;
  /** What may answer requests besides the routes whose addresses are known; null until it is needed. */
  #answerers: readonly Placed[] | null = null;

  constructor(sources: AddressSources) {
    this.#sources = sources;
  }

  /**
   * Whether only callers name an address, and no rewrite would give it to a route. Any other text may be that of a
   * route that was not found, as one of a list that cannot be followed.
   *
   * @param reached the routes that answer the new address: a proxy of the same application may answer the old one
   */
  isLeft(address: OldAddress, reached: readonly Target[] = []): boolean {
    const { tables, proposed } = this.#sources;
    return (
      tables().layouts.every(({ isWhole }) => isWhole) &&
      !this.#mayBeAnswered(address) &&
      !this.#isTakenBeside(address, reached) &&
      !this.#isSaid(address) &&
      !coversChanges(proposed.of(address.url, address.method), address)
    );
  }

  /**
   * Whether a route with another method, of an item below, or below an unknown prefix still has the address. Then no
   * route has left it, and the request is wrong in another way. Once that route moves, this can no longer be seen: so
   * no decision about routes may depend on it.
   */
  isTaken(address: OldAddress): boolean {
    const { targets } = this.#sources;
    return (
      coversChanges(targets.of(address.url, null), address) ||
      coversChanges(targets.of(itemOf(address.url), null), address, 1) ||
      this.#isInOtherCapitals(address) ||
      this.#mayBeOpen(address)
    );
  }

  /** Whether a route has an address but for its capitals: its router may be told to ignore these. */
  #isInOtherCapitals({ url: { segments } }: OldAddress): boolean {
    this.#fixed ??= new Set(
      this.#sources
        .tables()
        .layouts.flatMap(({ placed }) => placed)
        .flatMap(({ entry, path }) => (entry.kind === 'route' && path ? [lowered(path)] : [])),
    );
    return this.#fixed.has(segments.map(({ text }) => text.toLowerCase()).join('/'));
  }

  /** Whether an address may be that of a route below an unknown prefix. */
  #mayBeOpen({ url: { segments }, changed }: OldAddress): boolean {
    this.#ends ??= knownEnds(this.#sources.tables().layouts);
    return this.#ends.some(
      (end) => isEnd(end, segments) && changed.every((at) => end.at(at - segments.length)?.kind === 'static'),
    );
  }

  /** Whether something other than a known route may answer an address. */
  #mayBeAnswered({ url, changed }: OldAddress): boolean {
    this.#answerers ??= this.#sources.tables().layouts.flatMap(({ placed }) => placed.filter(mayAnswer));
    return this.#answerers.some(({ entry, path }) => {
      if (entry.kind === 'route') return true;
      // What is mounted above the collection, as at `/api`, is hardly the one that answers for it.
      const length = path?.segments.length ?? 0;
      const isNear = length > 0 && length >= Math.min(...changed) && length <= url.segments.length;
      return path !== null && isNear && isEnd(path.segments, url.segments.slice(0, length));
    });
  }

  /**
   * Whether an application with one of some routes forwards an address, or a route for any rest may answer it. The
   * files that are routes belong to one application.
   */
  #isTakenBeside({ url: { segments } }: OldAddress, reached: readonly Target[]): boolean {
    const { layouts } = this.#sources.tables();
    const tables = new Set(reached.map(({ table }) => table));
    const areFiles = reached.some(({ route: { router } }) => router.dialect === 'files');
    return layouts.some(
      ({ top, placed }, table) =>
        (tables.has(table) || (areFiles && top.dialect === 'files')) &&
        placed.some((each) => {
          const path = each.path?.segments ?? [];
          return takesAny(each) && isEnd(path, segments.slice(0, path.length));
        }),
    );
  }

  #isSaid({ path, changed }: OldAddress): boolean {
    const { accounting, mentions } = this.#sources;
    return changed.some((at) => {
      const segment = path.segments[at];
      const texts = segment?.kind === 'static' ? mentions.naming(segment.value, path.segments.slice(0, at)) : [];
      return texts.some(
        (text) =>
          names(text.mention, path, at) &&
          !isForPeople(text.mention) &&
          !accounting.isWritten(text) &&
          !accounting.isCalled(text),
      );
    });
  }
}

/**
 * Whether an entry may answer requests that no listed route does: a route whose path is not known, a router of unknown
 * code, or middleware of a path that is not seen to do no more than refuse.
 */
function mayAnswer({ entry }: Placed): boolean {
  switch (entry.kind) {
    case 'route':
      return entry.path === null && entry.pathKind === 'dynamic';
    case 'mount':
      return entry.child === null;
    case 'middleware':
      // What is not seen, as the router of a package, may answer as well.
      return entry.path !== null && entry.passage.mayAnswer !== false;
  }
}

/** Whether an entry is a proxy, or a route for any rest of an address that answers with more than pages and errors. */
function takesAny({ entry, path }: Placed): boolean {
  if (isForwarded(entry)) return true;
  const last = path?.segments.at(-1);
  const isOpen = last?.kind === 'wildcard' || (last?.kind === 'parameter' && last.repeated);
  return entry.kind === 'route' && isOpen && ['data', 'unknown'].includes(entry.handler.answer.response);
}

/** The known ends of the addresses with an unknown beginning. */
function knownEnds(layouts: readonly Layout[]): readonly Path['segments'][] {
  const routes = new Set(
    layouts.flatMap(({ placed }) =>
      placed.flatMap(({ entry }) => (entry.kind === 'route' && entry.path ? [entry] : [])),
    ),
  );
  return [...routes].flatMap(({ router, path }) =>
    addressesOf(router)
      .filter(({ text }) => text.includes(HOLE))
      .map((mount) => join(mount, path?.value ?? '', router.dialect).segments)
      .map((segments) => segments.slice(segments.findLastIndex(({ kind }) => kind === 'unknown') + 1))
      .filter(({ length }) => length > 0),
  );
}

/** The words of a path in lower case; a parameter is as none of a URL. */
function lowered({ segments }: Path): string {
  return segments.map((each) => (each.kind === 'static' ? each.value.toLowerCase() : ':')).join('/');
}

/** Whether a URL ends in given segments of a path, where a parameter matches any text. */
function isEnd(end: Path['segments'], said: UrlPath['segments']): boolean {
  return (
    end.length <= said.length &&
    end.every(
      (segment, at) =>
        segment.kind !== 'static' || segment.value.toLowerCase() === said.at(at - end.length)?.text.toLowerCase(),
    )
  );
}

/** The address of an item after a URL. */
function itemOf(url: UrlPath): UrlPath {
  return { ...url, segments: [...url.segments, { text: HOLE, span: null, isGlued: false }] };
}

/**
 * Whether one of some routes has static segments wherever the old address differs from the new one.
 *
 * @param below how many segments of the route follow the address
 */
export function coversChanges(
  reached: readonly Target[],
  { url: { segments }, changed }: Pick<OldAddress, 'url' | 'changed'>,
  below = 0,
): boolean {
  return reached.some(({ address }) =>
    changed.every((at) => address.segments.at(at - segments.length - below)?.kind === 'static'),
  );
}
