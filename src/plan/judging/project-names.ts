import { smallest } from '../../convention/changes.ts';
import { isPrefix } from '../../convention/neighbours.ts';
import { nounKey, withNumber } from '../../convention/noun-text.ts';
import type { Endpoint } from '../../model/endpoint.ts';
import type { Path, PathChange } from '../../model/path.ts';
import type { Judging } from '../../model/plan-options.ts';
import type { Router } from '../../model/router.ts';
import type { Rewrite } from '../../model/verdict.ts';
import { parsePath, pathBefore, ROOT } from '../../paths/parse-path.ts';
import { textAt } from '../../paths/dialects.ts';
import { join } from '../../paths/print.ts';
import { shapeOf } from '../../paths/shape.ts';
import { isPlural } from '../../words/inflect.ts';
import { wordTexts } from '../../words/split.ts';
import { endpointsOf } from '../addresses/addresses.ts';
import { verdictOf } from './verdicts.ts';

/** The names that routes have for a noun after an address. */
interface Names {
  /** The name in the singular as it is written; null where there is none. */
  singular: string | null;
  /** The endpoints with the singular and with the plural, as they would be after rewrites. */
  readonly singulars: Set<string>;
  readonly plurals: Set<string>;
  /** Whether a route has the singular and no rewrite would make it plural. */
  keepsSingular: boolean;
}

/** The names and the endpoints of the routes of a project. */
interface Gathered {
  readonly names: Map<string, Names>;
  /** The endpoints now, and after rewrites. */
  readonly now: Set<string>;
  readonly then: Set<string>;
}

/**
 * The names that the routes of a project give to their collections, gathered on first use, so that a collection has the
 * same name everywhere. Where only `GET /ranking` names it, `PUT /updateRanking/:name` becomes `/ranking/:name`; next
 * to `GET /users` the route `POST /user/insert` becomes `POST /users`.
 */
export class ProjectNames {
  readonly #routers: readonly Router[];
  readonly #judging: Judging;
  #known: Gathered | null = null;

  /** @param judging how an endpoint is judged by itself */
  constructor(routers: readonly Router[], judging: Judging) {
    this.#routers = routers;
    this.#judging = judging;
  }

  /**
   * The rewrite of an endpoint with the name that the project uses for its collection; unchanged where that has no
   * other.
   */
  named(endpoint: Endpoint, mount: Path, rewrite: Rewrite): Rewrite {
    const change = this.#singular(endpoint, mount, rewrite) ?? this.#plural(endpoint, mount, rewrite);
    if (!change) return rewrite;
    const { text, dialect } = endpoint.path;
    const path = text.slice(0, change.start) + change.text + text.slice(change.end);
    const renamed = { method: rewrite.method, path: parsePath(path, dialect) };
    const isClean = verdictOf(renamed.method, renamed.path, mount, this.#judging).verbs.length === 0;
    return isClean ? { method: rewrite.method, path, change } : rewrite;
  }

  /** The change with the singular that the project uses, where the rewrite has made it plural; null otherwise. */
  #singular(endpoint: Endpoint, mount: Path, { method, path: newPath, change }: Rewrite): PathChange | null {
    const { path } = endpoint;
    const becomes = parsePath(newPath, path.dialect);
    const at = pluralized(path, becomes, change);
    const names = at === null ? null : this.#namesAt(becomes, at, mount);
    const [from, to] = at === null ? [] : [path.segments[at], becomes.segments[at]];
    if (!names?.singular || names.plurals.size > 0 || !from || !to) return null;
    const text = newPath.slice(0, to.start) + names.singular + newPath.slice(to.end);
    if (!this.#isShown(names.singulars, endpoint, mount, method, text)) return null;
    if (change.start < from.start || change.end > from.end) return { ...change, text: names.singular };
    return smallest(path.text, { start: from.start, end: from.end, text: names.singular });
  }

  /**
   * The change with the plural that the project uses, where the rewrite drops the verb after a singular that no other
   * route has; null otherwise.
   */
  #plural(endpoint: Endpoint, mount: Path, rewrite: Rewrite): PathChange | null {
    const { method, path } = endpoint;
    const at = before(path, rewrite);
    const segment = at === null ? undefined : path.segments[at];
    if (at === null || !segment) return null;
    const names = this.#namesAt(path, at, mount);
    if (!names || names.keepsSingular) return null;
    const end = path.segments.find((each) => each.end >= rewrite.change.end)?.end ?? rewrite.change.end;
    const change = { start: segment.start, end, text: withNumber(textAt(path, at), 'plural') };
    const [head, tail] = [path.text.slice(0, change.start) + change.text, path.text.slice(change.end)];
    if (!this.#isShown(names.plurals, endpoint, mount, rewrite.method, head + tail)) return null;
    const { now, then } = this.#gathered();
    // Where an endpoint has both the plural and the verb, that one gets the plural without the verb.
    if (now.has(addressKey(method, head + path.text.slice(segment.end), endpoint, mount))) return null;
    // A request may get the address of a route, which has moved there before it; a route may not get that of another
    // one.
    const isTaken = then.has(addressKey(rewrite.method, head + tail, endpoint, mount));
    return isTaken && this.#isRoute(endpoint, mount) ? null : change;
  }

  /**
   * Whether endpoints show that a name is in use. For a request without a route, the endpoint that it would get is no
   * evidence where it is the only one.
   */
  #isShown(by: ReadonlySet<string>, endpoint: Endpoint, mount: Path, method: string, becomes: string): boolean {
    if (by.size !== 1 || this.#isRoute(endpoint, mount)) return by.size > 0;
    return !by.has(addressKey(method, becomes, endpoint, mount));
  }

  #isRoute(endpoint: Endpoint, mount: Path): boolean {
    return this.#gathered().now.has(addressKey(endpoint.method, endpoint.path.text, endpoint, mount));
  }

  #namesAt(path: Path, at: number, mount: Path): Names | undefined {
    const address = join(mount, path, path.dialect);
    const key = nameKey(address, at + address.segments.length - path.segments.length);
    return key === null ? undefined : this.#gathered().names.get(key);
  }

  #gathered(): Gathered {
    if (this.#known) return this.#known;
    const known: Gathered = { names: new Map<string, Names>(), now: new Set<string>(), then: new Set<string>() };
    this.#known = known;
    for (const { entries } of this.#routers)
      for (const entry of entries) if (entry.kind === 'route') for (const each of endpointsOf(entry)) this.#add(each);
    return known;
  }

  #add({ method, path }: Endpoint): void {
    const { names, now, then } = this.#gathered();
    const { rewrite } = verdictOf(method, path, ROOT, this.#judging);
    const becomes = rewrite ? parsePath(rewrite.path, path.dialect) : path;
    now.add(keyOf(method, path));
    const key = keyOf(rewrite?.method ?? method, becomes);
    then.add(key);
    const made = rewrite && pluralized(path, becomes, rewrite.change);
    for (const [at, segment] of becomes.segments.entries()) {
      if (segment.kind !== 'static' || isPrefix(segment, becomes) || at === made) continue;
      const name = nameKey(becomes, at);
      if (name === null) continue;
      const known = names.get(name) ?? {
        singular: null,
        singulars: new Set(),
        plurals: new Set(),
        keepsSingular: false,
      };
      names.set(name, known);
      const text = textAt(becomes, at);
      if (saysMany(text)) known.plurals.add(key);
      else {
        known.singulars.add(key);
        known.singular ??= text;
        known.keepsSingular ||= !rewrite || before(path, rewrite) !== at;
      }
    }
  }
}

/** The index of the segment that a rewrite has made plural; null where there is none. */
function pluralized(path: Path, becomes: Path, change: PathChange): number | null {
  const at = becomes.segments.findIndex(({ end }) => end > change.start);
  const word = wordTexts(textAt(becomes, at)).at(-1) ?? '';
  const isMade = saysMany(word) && !path.segments.some((_, each) => wordTexts(textAt(path, each)).includes(word));
  return at >= 0 && isMade && becomes.segments[at]?.kind === 'static' ? at : null;
}

/** The index of a singular segment after which a rewrite only drops the verb; null where there is none. */
function before({ segments, ...path }: Path, { change: { start, text } }: Rewrite): number | null {
  const at = segments.findLastIndex((segment) => segment.end <= start);
  const segment = segments[at];
  const isNoun = text === '' && segment?.kind === 'static' && !isPrefix(segment, { segments, ...path });
  return isNoun && !saysMany(segment.value) ? at : null;
}

function saysMany(text: string): boolean {
  return isPlural(wordTexts(text).at(-1) ?? '');
}

/** The key of a noun and the address before it; null where part of that address is not known. */
function nameKey(address: Path, at: number): string | null {
  const before = pathBefore(address, at);
  if (before.segments.some(({ kind }) => kind === 'unknown')) return null;
  return `${shapeOf(before)} ${nounKey(wordTexts(textAt(address, at)))}`;
}

/** The key of a method and a path at the mount of an endpoint. */
function addressKey(method: string, text: string, { path: { dialect } }: Endpoint, mount: Path): string {
  return keyOf(method, join(mount, text, dialect));
}

function keyOf(method: string, address: Path): string {
  return `${method} ${shapeOf(address)}`;
}
