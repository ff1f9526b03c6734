import { chainOf, isCall } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import type { AddressComparisons } from './address-comparisons.ts';
import {
  ANY_CHANGE,
  asking,
  asksPart,
  globsIn,
  headOf,
  madeOf,
  nodesIn,
  saysWord,
  taking,
} from './address-patterns.ts';
import { EACH } from './address-slices.ts';
import type { AddressSource, AskedAddress } from './address-source.ts';
import {
  ASKING,
  askedBy,
  EMITTING,
  LEADING,
  MAKERS,
  MATCHERS,
  nameOf,
  withContents,
  withFields,
  type Asked,
} from './asked-patterns.ts';
import { isLog } from './registered-addresses.ts';

type Call = Pick<CallEvent, 'callee' | 'args'>;

/** Tells what calls ask of the address of a request: `url.startsWith('/users')`, `match('/users/:id')(req.path)`. */
export class AskingCalls {
  readonly #source: AddressSource;
  readonly #asked: AddressComparisons;

  /**
   * @param source finds the addresses in values
   * @param asked finds which values are pieces of addresses
   */
  constructor(source: AddressSource, asked: AddressComparisons) {
    this.#source = source;
    this.#asked = asked;
  }

  /** The question that a call asks of an address; null where it asks none. */
  called({ callee, args }: Call): Asked | null {
    const made = this.#made({ callee, args });
    if (made || callee.kind !== 'opaque') return made;
    const member = callee.source.kind === 'member' ? callee.source : null;
    const part = member && this.#source.find(member.object);
    const event = member?.name === EMITTING ? this.#first(args.slice(0, 1)) : null;
    if (event?.isWhole) return { part: event, patterns: [ANY_CHANGE] };
    if (!part)
      return MATCHERS.test(nameOf(callee))
        ? this.#matched(args, args, member?.object)
        : this.#askedOf(nameOf(callee), args);
    if (ASKING.has(member.name) && this.#asked.isDerived(member.object, part)) return { part, patterns: [ANY_CHANGE] };
    const patterns = args.flatMap(optionsOf).flatMap((value) => askedBy(member.name, value, part));
    return { part, patterns: patterns.filter(saysWord) };
  }

  #first(values: readonly Value[]): AskedAddress | null {
    for (const value of values) {
      const found = this.#source.find(value);
      if (found) return found;
    }
    return null;
  }

  /**
   * A call of a matcher that was made of a pattern: `const fits = match('/users/:id'); fits(req.path)`,
   * `new URLPattern({ pathname }).test({ pathname: req.path })`. Null for another call.
   */
  #made({ callee, args }: Call): Asked | null {
    const made = chainOf(callee)
      .filter(isCall)
      .find(({ source }) => MAKERS.test(nameOf(source.call.callee)));
    const asked = made ? this.#matched(args, made.source.call.args.flatMap(withFields)) : null;
    // The result of a matcher has the values of the parameters as well.
    return asked && { ...asked, patterns: asked.patterns.map(taking) };
  }

  /**
   * The test of some segments that are passed to an unknown function, or each of them to a callback:
   * `may(req.path.split('/')[2])`. Null for another call.
   */
  partGiven({ callee, args }: CallEvent): Asked | null {
    const on = memberSource(callee);
    const isAsked = on !== null && (EACH.has(on.name) || ASKING.has(on.name)) && this.#source.find(on.object) !== null;
    // A comparison with a known text is a pattern, which is found elsewhere.
    if (isAsked && args.some((value) => knownText(value) !== null)) return null;
    const given = isAsked ? [on.object] : isLog(callee) ? [] : args.flatMap(withContents);
    return this.partsGiven(given, isAsked);
  }

  /**
   * The test of the pieces of an address among some values that other code gets.
   *
   * @param isAsked whether lists of its segments count
   */
  partsGiven(given: readonly Value[], isAsked: boolean): Asked | null {
    const patterns = given.flatMap((value) => {
      const slice = this.#asked.slice(value);
      if (slice) return slice.kind === 'list' && !isAsked ? [] : asksPart(slice);
      // The rest of an address that is put behind another one is an address.
      const rest = value.kind === 'text' ? null : this.#asked.piece(value);
      return rest ? headOf(rest) : [];
    });
    const part = patterns.length > 0 ? this.#first(given) : null;
    return part && { part, patterns };
  }

  /**
   * A lookup of the segments of an address as field names in a table: `get(RIGHTS, req.path.slice(1).split('/'))`. Null
   * for another call.
   */
  pathGiven({ callee, args }: CallEvent): Asked | null {
    const [table, segments] = args;
    if (!segments || table?.kind !== 'object' || !LEADING.test(nameOf(callee))) return null;
    const slice = this.#asked.slice(segments);
    const part = slice && this.#source.find(segments);
    const isAll = slice && slice.part[0] <= 1 && slice.part[1] === undefined;
    return part && { part, patterns: isAll ? nodesIn(table) : asksPart(slice) };
  }

  /**
   * A function of a package that compares as a member of texts does: `_.startsWith(path, '/users')`. Null for another
   * call.
   */
  #askedOf(name: string, args: readonly Value[]): Asked | null {
    const part = ASKING.has(name) ? this.#first(args) : null;
    const texts = args
      .flatMap(optionsOf)
      .flatMap((value) => (value.kind === 'text' && !this.#source.follows(value) ? asking('holds', value) : []));
    return part && { part, patterns: texts.filter(saysWord) };
  }

  /**
   * A call of a function that matches an address with patterns; null where no argument is an address.
   *
   * @param on the object that the function is a member of, which may be made of the patterns
   */
  #matched(args: readonly Value[], patterns: readonly Value[], on?: Value): Asked | null {
    const part = this.#first(args.flatMap(withFields));
    const made = on?.kind === 'opaque' ? madeOf(on) : [];
    const others = patterns.flatMap(optionsOf).filter((value) => value.kind !== 'text' || !this.#source.follows(value));
    return part && { part, patterns: [...others.flatMap(globsIn), ...made].filter(saysWord) };
  }
}
