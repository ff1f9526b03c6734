import type { OldAddress } from './old-address.ts';
import { names } from '../../documents/mention-index.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { HARMLESS, type Accounting } from './accounting.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { UrlPath } from '../../model/caller.ts';
import type { Layout } from '../addresses/layout.ts';
import type { Tables } from '../addresses/tables.ts';
import type { Target, Targets } from '../addresses/targets.ts';

/** What decides which route an address belongs to. */
export interface AddressSources {
  readonly tables: () => Tables;
  readonly accounting: Accounting;
  readonly mentions: Mentions;
  /** The routes where they are. */
  readonly targets: Targets;
  /** The routes where their rewrites put them, whether or not these are made. */
  readonly proposed: Targets;
}

/** Decides whether an unanswered address was vacated by its route, or may belong to a route all the same. */
export class OldAddresses {
  readonly #sources: AddressSources;
  /** What is known of the addresses of routes below unknown prefixes. */
  #ends: readonly Path['segments'][] | null = null;

  constructor(sources: AddressSources) {
    this.#sources = sources;
  }

  /**
   * Whether nothing but callers specifies an address, and no route is about to get it. Any other text may be that of a
   * route which was not found, as one of a list that no one can follow.
   */
  isLeft(address: OldAddress): boolean {
    const { tables, proposed } = this.#sources;
    return (
      tables().layouts.every(({ isWhole }) => isWhole) &&
      !this.#isSaid(address) &&
      !says(proposed.of(address.url, address.method), address)
    );
  }

  /**
   * Whether a route of another method, of an item below, or below a prefix that no source tells is still there: then no
   * one went from there, and the request is wrong in another way. As soon as that route moves nothing tells so any
   * more: no decision about routes may hang on it.
   */
  isTaken(address: OldAddress): boolean {
    const { targets } = this.#sources;
    return (
      says(targets.of(address.url, null), address) ||
      says(targets.of(itemOf(address.url), null), address, 1) ||
      this.#mayBeOpen(address)
    );
  }

  /** Whether an address may be that of a route below an unknown prefix. */
  #mayBeOpen({ url: { segments }, changed }: OldAddress): boolean {
    this.#ends ??= knownEnds(this.#sources.tables().layouts);
    return this.#ends.some(
      (end) => isEnd(end, segments) && changed.every((at) => end.at(at - segments.length)?.kind === 'static'),
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
          !HARMLESS.has(text.mention.kind) &&
          !accounting.isWritten(text) &&
          !accounting.isCalled(text),
      );
    });
  }
}

/** The ends of the addresses with an unknown beginning, as far as they are text. */
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

/** Whether the last segments of a URL are those of a path. */
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
 * Whether a route names the words in which the old address differs from the new one, and has no parameter there.
 *
 * @param below how many segments of the route follow the address
 */
export function says(
  reached: readonly Target[],
  { url: { segments }, changed }: Pick<OldAddress, 'url' | 'changed'>,
  below = 0,
): boolean {
  return reached.some(({ address }) =>
    changed.every((at) => address.segments.at(at - segments.length - below)?.kind === 'static'),
  );
}
