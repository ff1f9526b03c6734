import { names } from '../../documents/mention-index.ts';
import type { FileMention, Mention } from '../../model/mention.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Entry, Router } from '../../model/router.ts';
import type { Range } from '../../model/text.ts';
import { addressRange, holesOf, isAnswered } from './caller-ranges.ts';
import type { Caller } from '../../model/caller.ts';
import type { Callers } from './callers.ts';
import type { Documents } from './documents.ts';
import type { Mentions } from '../../model/plan-input.ts';
import { LazyList } from '../lazy-list.ts';
import { isNamed, namesOf, type Named, type Names, type Naming } from './occurrence-lookup.ts';
import { mayMean } from './partial-segments.ts';
import { RangeIndex } from '../addresses/range-index.ts';
import { sharedRanges } from './shared-literals.ts';
import { liesWithin, overlaps } from '../../text/ranges.ts';
import { withBase } from '../addresses/request-path.ts';
import type { Withheld } from '../../model/withheld.ts';
import { answers } from '../addresses/targets.ts';

/** Whether only people read a text: it is never an obstacle. */
export function isForPeople({ kind, isRead }: Mention): boolean {
  return kind === 'prose' || (kind === 'comment' && isRead !== true);
}

/** Decides which texts that name a route are accounted for: by the route itself, by a caller, or by a document. */
export class Accounting {
  readonly #routersIn: (file: string) => readonly Router[];
  readonly #callers: Callers;
  readonly #documents: Documents;
  readonly #naming: Naming;
  /** Where paths of routes and prefixes are written, by file. */
  readonly #written = new Map<string, RangeIndex<true>>();
  /** The callers by the places where their addresses are written, by file. */
  readonly #calling = new Map<string, RangeIndex<Caller>>();
  /**
   * The texts that name an endpoint and are not accounted for, by all texts that name it: several routes may share
   * these.
   */
  readonly #left = new Map<readonly FileMention[], LazyList<FileMention>>();

  /** @param routersIn the routers that a file registers on */
  constructor(routersIn: (file: string) => readonly Router[], callers: Callers, documents: Documents, naming: Naming) {
    this.#routersIn = routersIn;
    this.#callers = callers;
    this.#documents = documents;
    this.#naming = naming;
  }

  /** The texts that name the old address of a route and would not be rewritten with it. */
  leftBehind(route: Named): Iterable<FileMention> {
    const texts = this.#naming.of(route);
    const left = this.#left.get(texts) ?? new LazyList(this.#leftOf(texts, route));
    this.#left.set(texts, left);
    return left;
  }

  *#leftOf(texts: readonly FileMention[], route: Named): Generator<FileMention> {
    for (const each of texts) if (!isForPeople(each.mention) && !this.#isAccounted(each, route)) yield each;
  }

  #isAccounted(found: FileMention, route: Named): boolean {
    if (this.isWritten(found) || (found.mention.isVisited === true && !answers(methodsOf(route), 'GET'))) return true;
    if (this.#documents.accountsFor(found, route)) return true;
    const wanted = namesOf(route);
    if (!wanted) return true;
    if (!isNamed({ ...found.mention, mixed: [] }, wanted))
      return this.#isOther(found, (mention) => isNamed(mention, wanted), route);
    return this.callersAt(found).some((caller) => explains(caller, route, wanted));
  }

  /**
   * Whether a text with a part of a segment belongs to callers of which one certainly means another address or method.
   */
  #isOther(found: FileMention, isMeant: (mention: Mention) => boolean, route: Named): boolean {
    return this.callersAt(found).some(
      (caller) => !mayMean(caller, isMeant, this.#callers.targets) || isOfOtherMethod(caller, route),
    );
  }

  /** Whether a text is that of callers, or of a document that follows its routes. */
  isCalled(found: FileMention): boolean {
    return this.callersAt(found).length > 0 || this.#documents.isFollowing(found);
  }

  /** Whether a text is the path of a route, or the prefix of a router. */
  isWritten({ file, mention }: FileMention): boolean {
    return this.#writtenIn(file).touching(mention.range).length > 0;
  }

  /** The objection because of a text that would stay: the request to another host that it is sent with, or the text. */
  objectionTo({ file, mention }: FileMention): Withheld {
    const { range } = mention;
    const sent = this.#callers.elsewhere(file).find((said) => overlaps(addressRange({ said }), range));
    return sent
      ? { reason: 'other-host', other: { label: withBase(sent), file, range } }
      : { reason: 'used', other: { label: mention.written, file, range } };
  }

  /**
   * The callers whose address includes a text that is not within a value of run time:
   * `'/users' + (id ? '/update' : '/create')` includes `/users`.
   */
  callersAt({ file, mention }: FileMention): readonly Caller[] {
    return this.#callersIn(file)
      .touching(mention.range)
      .filter((caller) => !holesOf(caller.url.text).some((hole) => liesWithin(mention.range, hole)));
  }

  #writtenIn(file: string): RangeIndex<true> {
    const known = this.#written.get(file);
    if (known) return known;
    const index = new RangeIndex<true>();
    for (const { entries, prefix } of this.#routersIn(file)) {
      for (const entry of entries) for (const range of rangesOf(entry)) index.add(range, true);
      if (prefix) index.add(prefix.locate(0, prefix.value.length), true);
    }
    this.#written.set(file, index);
    return index;
  }

  #callersIn(file: string): RangeIndex<Caller> {
    const known = this.#calling.get(file);
    if (known) return known;
    const index = new RangeIndex<Caller>();
    for (const caller of this.#callers.in(file)) for (const written of writtenBy(caller)) index.add(written, caller);
    this.#calling.set(file, index);
    return index;
  }
}

/** The files with tests that name one of some addresses and expect nothing there. */
export function filesExpectingNothing(addresses: readonly Path[], mentions: Mentions): ReadonlySet<string> {
  return new Set([...filesNaming(addresses, mentions)].filter((file) => mentions.mayExpectNothing(file)));
}

/** The files with code that names one of some addresses. */
export function filesNaming(addresses: readonly Path[], mentions: Mentions): ReadonlySet<string> {
  const said = addresses.flatMap((address) => {
    const at = address.segments.findLastIndex(({ kind }) => kind === 'static');
    const last = address.segments[at];
    if (last?.kind !== 'static') return [];
    return mentions
      .naming(last.value, address.segments.slice(0, at))
      .filter(({ mention }) => mention.kind === 'code' && names(mention, address, at));
  });
  return new Set(said.map(({ file }) => file));
}

/** Matches a segment that ends in a value of run time. */
const GOES_ON = new RegExp(`^[^${HOLE}]+${HOLE}+$`);

/** Whether a caller explains its URL: it reaches this route, reaches another one for sure, or cannot mean this one. */
function explains(caller: Caller, named: Named, wanted: Names): boolean {
  const { routes, url } = caller;
  // A value of run time after the last word may be a query.
  const last = url.segments.at(-1);
  const goesOn = last !== undefined && GOES_ON.test(last.text);
  if ((isAnswered(caller) || routes.includes(named.route)) && !goesOn) return true;
  return !saysOne(caller, wanted, goesOn) || isOfOtherMethod(caller, named);
}

/**
 * Whether a caller has a method that a route does not answer. OPTIONS does not count, since it is about all routes of
 * an address.
 */
function isOfOtherMethod(caller: Caller, named: Named): boolean {
  const { said, isPlain } = caller;
  return (
    isPlain &&
    said.method !== null &&
    said.method.method !== 'OPTIONS' &&
    !isDefault(caller) &&
    !answers(methodsOf(named), said.method.method)
  );
}

function methodsOf({ route }: Named): readonly string[] {
  return route.methods.map(({ method }) => method);
}

/**
 * Whether the URL of a caller is one of some addresses, with or without the base of its client, which a proxy may
 * replace.
 */
function saysOne({ said, isPlain, url }: Caller, wanted: Names, goesOn: boolean): boolean {
  const texts = url.segments.map(({ text }) => text);
  if (goesOn) texts.push((texts.pop() ?? '').replaceAll(HOLE, ''));
  const segments = texts.map((text) => (text.includes(HOLE) ? HOLE : text.toLowerCase()));
  const whole: Mention = {
    kind: 'code',
    written: url.text.value,
    segments,
    openPrefix: url.openPrefix,
    openSuffix: !isPlain || goesOn,
    range: said.range,
  };
  const ofBase = url.segments.filter(({ span }) => span === null).length;
  const behind =
    url.isForeign || ofBase === 0 || ofBase === segments.length
      ? []
      : [{ ...whole, segments: segments.slice(ofBase), openPrefix: true }];
  return [whole, ...behind].some((each) => isNamed(each, wanted));
}

/** Whether the method of a request is not written, so that it may be another one than GET. */
function isDefault({ said }: Caller): boolean {
  return (
    'client' in said &&
    said.mayDefault &&
    said.method?.range[0] === said.range[0] &&
    said.method.range[1] === said.range[1]
  );
}

/** Where the address of a caller is written: at the call, and in the constant that it comes from. */
function writtenBy(caller: Caller): readonly Range[] {
  return [addressRange(caller), ...sharedRanges(caller)];
}

/** Where an entry's own path is written: at the call, and in the constant that it comes from. */
function rangesOf(entry: Entry): readonly Range[] {
  const text = entry.kind === 'mount' ? entry.prefix : entry.path;
  const range = text ? [text.locate(0, text.value.length)] : [];
  return entry.kind === 'route' ? [...range, entry.pathRange] : range;
}
