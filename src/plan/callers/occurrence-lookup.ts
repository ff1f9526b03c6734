import { names } from '../../documents/mention-index.ts';
import type { FileMention, Mention } from '../../model/mention.ts';
import { segmentText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import type { Router } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';

/** A route with its path and the verdicts on it, which contain the word that a rewrite drops. */
export type Named = Pick<JudgedRoute, 'route' | 'path' | 'methods'>;

/** What a text has to contain to name a route. */
export interface Names {
  /** The segment with the word that a rewrite drops, as it is written, and its index in each address. */
  readonly changing: string;
  readonly addresses: readonly { readonly address: Path; readonly at: number }[];
}

/** Finds the texts that name routes, once for all routes of a router with the same methods and path. */
export class Naming {
  readonly #mentions: Mentions;
  readonly #known = new Map<Router, Map<string, readonly FileMention[]>>();

  /** The source files among them, which every search for the callers of a route needs. */
  readonly #files = new Map<readonly FileMention[], ReadonlySet<string>>();

  constructor(mentions: Mentions) {
    this.#mentions = mentions;
  }

  /** All texts that name a route, of code and of documents; none where a rewrite drops no word of its path. */
  of(named: Named): readonly FileMention[] {
    const { route, path } = named;
    const own = this.#known.get(route.router) ?? new Map<string, readonly FileMention[]>();
    this.#known.set(route.router, own);
    const key = `${route.methods.map(({ method }) => method).join()} ${path.text}`;
    const found = own.get(key) ?? textsNaming(named, this.#mentions);
    own.set(key, found);
    return found;
  }

  /** The source files that name a route, and so may have callers of it. */
  files(named: Named): ReadonlySet<string> {
    const texts = this.of(named);
    const known = this.#files.get(texts);
    if (known) return known;
    const said = texts.filter(({ mention: { kind } }) => kind === 'code' || kind === 'comment');
    const files = new Set(said.map(({ file }) => file));
    this.#files.set(texts, files);
    return files;
  }
}

/** The texts of prose that name a route; these are not rewritten. */
export function proseNaming(named: Named, mentions: Mentions): readonly FileMention[] {
  return textsNaming(named, mentions).filter(({ mention }) => mention.kind === 'prose');
}

function textsNaming(named: Named, mentions: Mentions): readonly FileMention[] {
  const wanted = namesOf(named);
  if (!wanted) return [];
  const { changing, addresses } = wanted;
  const candidates = new Set(
    addresses.flatMap(({ address, at }) =>
      mentions.naming(changing, address.segments.slice(0, at), address.segments[at + 1]),
    ),
  );
  return [...candidates].filter(({ mention }) => isNamed(mention, wanted));
}

/** What a text has to contain to name a route; null where a rewrite drops no word of its path. */
export function namesOf({ path, methods, route }: Named): Names | null {
  const dropped = methods.map(({ verdict }) => verdict.dropped).find((each) => each !== null);
  const segment = dropped && path.segments[dropped.segment];
  if (!segment) return null;
  const behind = path.segments.length - dropped.segment;
  const addresses = addressesOf(route.router).map((mount) => {
    const address = join(mount, path, path.dialect);
    return { address, at: address.segments.length - behind };
  });
  return { changing: segmentText(path, segment), addresses };
}

/** Whether a text names one of the addresses of a route. */
export function isNamed(mention: Mention, { addresses }: Names): boolean {
  return addresses.some(({ address, at }) => names(mention, address, at));
}
