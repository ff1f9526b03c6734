import type { FileMention } from '../mentions/mention-index.ts';
import { names } from '../mentions/mention-index.ts';
import type { Mention } from '../mentions/model.ts';
import { HOLE, type Path } from '../paths/path.ts';
import { join } from '../paths/print.ts';
import type { Entry, Router } from '../routes/model.ts';
import type { Range } from '../text/text.ts';
import { addressesOf } from './addresses.ts';
import { addressRange, type Caller } from './caller.ts';
import type { Callers } from './callers.ts';
import type { JudgedRoute } from './judge-routes.ts';
import type { Move } from './moves.ts';
import { RangeIndex } from './range-index.ts';
import { sharedRanges } from './shared-texts.ts';

/** The texts of all files that name addresses, by their segments. */
export interface Mentions {
  /** The texts that hold a segment, those that say another one than `before` in front of it left out; null for any. */
  naming(segment: string, before: string | null): readonly FileMention[];
  /** Whether a test in a file may expect that nothing answers a request. */
  mayExpectNothing(file: string): boolean;
  /** A place where a test takes a method of a client's place, whatever the URL, and knows no other one; null where there is none. */
  mocking(method: string, other: string): MockingPlace | null;
}

/** A file and where it mocks a method. */
export interface MockingPlace {
  readonly file: string;
  readonly range: Range;
}

/** Texts that only people read never hold a rewrite back. */
const HARMLESS: ReadonlySet<Mention['kind']> = new Set(['comment', 'prose']);

/** Knows which texts of the files are accounted for. */
export class Accounting {
  readonly #mentions: Mentions;
  readonly #callers: Callers;
  readonly #filesNaming = new ByEndpoint<ReadonlySet<string>>();
  readonly #leftBehind = new ByEndpoint<FileMention | null>();
  /** Where paths of routes and prefixes are written, by file. */
  readonly #written = new Map<string, RangeIndex<true>>();
  /** The callers by where they write their addresses, by file. */
  readonly #calling = new Map<string, RangeIndex<Caller>>();

  constructor(routers: readonly Router[], callers: Callers, mentions: Mentions) {
    this.#mentions = mentions;
    this.#callers = callers;
    for (const { entries, file, prefix } of routers) {
      for (const entry of entries) this.#add(file, writtenIn(entry));
      if (prefix) this.#add(file, [prefix.locate(0, prefix.value.length)]);
    }
  }

  #add(file: string, ranges: readonly Range[]): void {
    const index = this.#written.get(file) ?? new RangeIndex<true>();
    for (const range of ranges) index.add(range, true);
    this.#written.set(file, index);
  }

  /** The source files that name a route, and so may hold callers of it. */
  filesNaming({ judged }: Move): ReadonlySet<string> {
    return this.#filesNaming.of(judged, () => this.#findFiles(judged));
  }

  #findFiles(judged: Named): ReadonlySet<string> {
    return new Set(naming(judged, this.#mentions, (kind) => kind === 'code' || kind === 'comment').map(({ file }) => file));
  }

  /** The files with tests that name the new address of a route and expect nothing there. */
  filesExpectingNothing({ judged: { route, path }, candidate }: Move): ReadonlySet<string> {
    const addresses = addressesOf(route.router).map((mount) => join(mount, candidate.newPath, path.dialect));
    const files = addresses.flatMap((address) => {
      const last = address.segments.at(-1);
      if (last?.kind !== 'static' || address.segments.some(({ kind }) => kind !== 'static')) return [];
      const before = address.segments.at(-2);
      return this.#mentions.naming(last.value.toLowerCase(), before?.kind === 'static' ? before.value : null).filter(({ mention }) => mention.kind === 'code' && names(mention, address, address.segments.length - 1));
    });
    return new Set(files.map(({ file }) => file).filter((file) => this.#mentions.mayExpectNothing(file)));
  }

  /** A text that names the old address of a route, and that nobody would rewrite with it. */
  leftBehind({ judged }: Move): FileMention | null {
    return this.#leftBehind.of(judged, () => this.#findLeft(judged));
  }

  #findLeft(judged: Named): FileMention | null {
    const named = naming(judged, this.#mentions, (kind) => !HARMLESS.has(kind));
    return named.find((each) => !this.#isAccounted(each, judged)) ?? null;
  }

  #isAccounted({ file, mention }: FileMention, route: Named): boolean {
    if ((this.#written.get(file)?.touching(mention.range).length ?? 0) > 0) return true;
    return this.#callersAt(file, mention.range).some((caller) => explains(caller, route));
  }

  #callersAt(file: string, range: Range): readonly Caller[] {
    let index = this.#calling.get(file);
    if (!index) {
      index = new RangeIndex<Caller>();
      for (const caller of this.#callers.in(file)) for (const written of writtenBy(caller)) index.add(written, caller);
      this.#calling.set(file, index);
    }
    return index.touching(range);
  }
}

/** What is found once for all routes of one router that have the same methods and path. */
class ByEndpoint<T> {
  readonly #known = new Map<Router, Map<string, T>>();

  of({ route, path }: Named, find: () => T): T {
    const own = this.#known.get(route.router) ?? new Map<string, T>();
    this.#known.set(route.router, own);
    const key = `${route.methods.map(({ method }) => method).join()} ${path.text}`;
    const known = own.get(key);
    if (known !== undefined) return known;
    const found = find();
    own.set(key, found);
    return found;
  }
}

/** The texts for people that name a route: nothing rewrites them. */
export function proseNaming(route: Named, mentions: Mentions): readonly FileMention[] {
  return naming(route, mentions, (kind) => kind === 'prose');
}

/** A route by the verb that its path says. */
type Named = Pick<JudgedRoute, 'route' | 'path' | 'methods'>;

function naming(route: Named, mentions: Mentions, isWanted: (kind: Mention['kind']) => boolean): readonly FileMention[] {
  const named = namesOf(route);
  if (!named) return [];
  const found = mentions.naming(named.verb, named.before).filter(({ mention }) => isWanted(mention.kind));
  return found.filter(({ mention }) => isNamed(mention, named));
}

/** What texts that name a route have to say. */
interface Names {
  /** The segment that holds the verb, in lower case, and the one before it where that is the same in all addresses. */
  readonly verb: string;
  readonly before: string | null;
  readonly addresses: readonly { readonly address: Path; readonly at: number }[];
}

function namesOf({ path, methods, route }: Named): Names | null {
  const verb = methods.flatMap(({ verdict }) => verdict.verbs).find(({ kind }) => kind === 'crud');
  const segment = verb && path.segments[verb.segment];
  if (!segment) return null;
  const behind = path.segments.length - verb.segment;
  const addresses = addressesOf(route.router).map((mount) => {
    const address = join(mount, path, path.dialect);
    return { address, at: address.segments.length - behind };
  });
  return { verb: path.text.slice(segment.start, segment.end).toLowerCase(), before: segmentBefore(addresses), addresses };
}

function segmentBefore(addresses: Names['addresses']): string | null {
  const before = addresses.map(({ address, at }) => address.segments[at - 1]);
  const [first] = before;
  return first?.kind === 'static' && before.every((segment) => segment?.kind === 'static' && segment.value === first.value) ? first.value : null;
}

function isNamed(mention: Mention, { addresses }: Names): boolean {
  return addresses.some(({ address, at }) => names(mention, address, at));
}

/** A segment that ends where a value of run time goes on. */
const GOES_ON = new RegExp(`^[^${HOLE}]+${HOLE}+$`);

/** Whether a caller tells by itself what becomes of its URL: it reaches a route, this one or another, or cannot mean this one. */
function explains({ routes, said, isPlain, url }: Caller, named: Named): boolean {
  // A value of run time behind the last word may be a query.
  const last = url.segments.at(-1);
  const goesOn = last !== undefined && GOES_ON.test(last.text);
  if (routes.length > 0 && !goesOn) return true;
  const segments = url.segments.map((segment) => (goesOn && segment === last ? last.text.replaceAll(HOLE, '') : segment.text).toLowerCase()).map((text) => (text.includes(HOLE) ? HOLE : text));
  const whole: Mention = { kind: 'code', written: url.text.value, segments, opensBefore: url.opensBefore, opensBehind: !isPlain || goesOn, range: said.range };
  const wanted = namesOf(named);
  if (!wanted || !isNamed(whole, wanted)) return true;
  if (!isPlain || !said.method) return false;
  const { method } = said.method;
  return !named.route.methods.some((token) => token.method === method || token.method === 'ALL' || (token.method === 'GET' && method === 'HEAD'));
}

/** Where the address of a caller is written: at the call, and where a constant holds it. */
function writtenBy(caller: Caller): readonly Range[] {
  return [addressRange(caller), ...sharedRanges(caller)];
}

/** Where an entry's own path is written: at the call, and where a constant holds it. */
function writtenIn(entry: Entry): readonly Range[] {
  const text = entry.kind === 'mount' ? entry.prefix : entry.path;
  const range = text ? [text.locate(0, text.value.length)] : [];
  return entry.kind === 'route' ? [...range, entry.pathRange] : range;
}
