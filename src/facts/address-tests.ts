import { measuredIn, orderOf } from './address-orders.ts';
import { flipped } from './method-conditions.ts';
import { chainOf, isCall } from '../values/chain.ts';
import type { Condition } from '../model/guards.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { EQUALITIES, type CallEvent, type CompareEvent, type Listener } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import {
  asking,
  asksPart,
  globsIn,
  lookedUp,
  madeOf,
  matching,
  nodesIn,
  saysWord,
  taking,
} from './address-patterns.ts';
import type { AddressSource, AskedAddress } from './address-source.ts';
import { isLog } from './registered-addresses.ts';
import { EACH, type AddressSlice } from './address-slices.ts';
import { sliceOf } from './slice-of-value.ts';
import {
  ASKING,
  askedBy,
  ofConfiguration,
  unknownOf,
  mayAsk,
  textOfSent,
  nameOf,
  withFields,
  MATCHERS,
  type Asked,
} from './asked-patterns.ts';
/** Functions and classes that make a matcher of a pattern: `match('/users/:id')`. */
const MAKERS = /^(?:\w*match|matcher|pathToRegexp|path-to-regexp|regexparam|URLPattern)$/i;
/** Functions of packages that look up a path of field names in an object: `get(table, ['users', 'list'])`. */
const LEADING = /^(?:get|has|hasIn|result|path|pathOr|getPath|dlv|dot-prop|getProperty|object-path)$/;
type Question = Pick<CompareEvent, 'operator' | 'left' | 'right'>;
type Call = Pick<CallEvent, 'callee' | 'args'>;

/**
 * Finds where code tests the address of a request: `req.path === '/users'`, `url.startsWith('/users')`. It follows
 * values through variables and functions.
 */
export class AddressTests implements Listener {
  readonly #source: AddressSource;
  readonly #calls: CallEvent[] = [];
  readonly #comparisons: CompareEvent[] = [];

  /** @param source finds the addresses in values, of the same evaluation */
  constructor(source: AddressSource) {
    this.#source = source;
  }

  called(event: CallEvent): void {
    const { isUnknown } = this.#source;
    const isGiven = (isUnknown ? event.args : event.args.flatMap(withFields)).some((each) => this.#source.mayBe(each));
    if (isGiven || (isUnknown && mayAsk(event.callee))) this.#calls.push(event);
  }

  compared(event: CompareEvent): void {
    if (this.#source.mayBe(event.left) || this.#source.mayBe(event.right)) this.#comparisons.push(event);
  }

  /** The guards that were found, each once. */
  guards(): readonly FileGuard[] {
    const found = new Map<string, FileGuard>();
    const put = ({ file, range }: Place, asked: Asked | null): void => {
      for (const pattern of asked?.patterns ?? [])
        for (const guard of asked ? this.#source.guardsOf(asked.part, pattern) : []) {
          const { asks, text, part, of, sent } = guard;
          const said = [asks, text, part?.join(), of?.asks, of?.text, sent && textOfSent(sent)];
          found.set([file, range.join(), ...said].join(' '), { file, guard: { ...guard, range } });
        }
    };
    for (const event of this.#comparisons) {
      const asked = this.#compared(event);
      const isOpen = asked?.patterns.length === 0;
      put(event.place, isOpen ? this.#partCompared(event, asked.part) : asked);
      if (isOpen) put(event.place, ofConfiguration(asked.part, [event.left, event.right]));
    }
    for (const event of this.#calls) {
      const asked = this.#called(event);
      put(event.site.place, asked);
      const member = memberSource(event.callee);
      if (asked?.patterns.length === 0)
        put(
          event.site.place,
          ofConfiguration(asked.part, [event.callee, ...(member ? [member.object] : []), ...event.args]),
        );
      put(event.site.place, this.#pathGiven(event) ?? this.#partGiven(event));
    }
    return [...found.values()];
  }

  /** The condition on the address of a request whose result an unknown value is; null where it tests no address. */
  conditionOf(value: OpaqueValue): Condition | null {
    const { source } = value;
    const [left, right] = source.kind === 'operation' ? source.operands : [];
    const asked =
      source.kind === 'call'
        ? this.#called(source.call)
        : source.kind === 'operation' && left && right
          ? this.#compared({ operator: source.operator, left, right })
          : null;
    if (!asked) return this.#source.find(value) ? unknownOf(value) : null;
    const condition: Condition = {
      kind: 'any',
      of: asked.patterns.map((pattern) => ({ kind: 'address', pattern })),
    };
    const isNegated = source.kind === 'operation' && source.operator.startsWith('!');
    return asked.patterns.length === 0 ? unknownOf(value) : isNegated ? { kind: 'not', of: condition } : condition;
  }

  #called({ callee, args }: Call): Asked | null {
    const made = this.#made({ callee, args });
    if (made || callee.kind !== 'opaque') return made;
    const member = callee.source.kind === 'member' ? callee.source : null;
    const part = member && this.#source.find(member.object);
    if (!part)
      return MATCHERS.test(nameOf(callee))
        ? this.#matched(args, args, member?.object)
        : this.#askedOf(nameOf(callee), args);
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
   * The test of some segments that are compared with an unknown value: any change of these may change the result. Null
   * for another comparison.
   */
  #partCompared({ left, right }: Question, part: AskedAddress): Asked | null {
    const [slice, other] = this.#slice(left) ? [this.#slice(left), right] : [this.#slice(right), left];
    const isEmpty = other.kind === 'constant' && !other.value;
    return !slice || isEmpty || other.kind === 'text' ? null : { part, patterns: asksPart(slice) };
  }

  /**
   * The test of some segments that are passed to an unknown function, or each of them to a callback:
   * `may(req.path.split('/')[2])`. Null for another call.
   */
  #partGiven({ callee, args }: CallEvent): Asked | null {
    const on = memberSource(callee);
    const isAsked = on !== null && (EACH.has(on.name) || ASKING.has(on.name)) && this.#source.find(on.object) !== null;
    // A comparison with a known text is a pattern, which is found elsewhere.
    if (isAsked && args.some((value) => knownText(value) !== null)) return null;
    const given = isAsked ? [on.object] : isLog(callee) ? [] : args.flatMap(withFields);
    const slices = given.flatMap((value) => {
      const slice = this.#slice(value);
      return slice && (isAsked || slice.kind !== 'list') ? [slice] : [];
    });
    const part = slices.length > 0 ? this.#first(given) : null;
    return part && { part, patterns: slices.flatMap(asksPart) };
  }

  /**
   * A lookup of the segments of an address as field names in a table: `get(RIGHTS, req.path.slice(1).split('/'))`. Null
   * for another call.
   */
  #pathGiven({ callee, args }: CallEvent): Asked | null {
    const [table, segments] = args;
    if (!segments || table?.kind !== 'object' || !LEADING.test(nameOf(callee))) return null;
    const slice = this.#slice(segments);
    const part = slice && this.#source.find(segments);
    const isAll = slice && slice.part[0] <= 1 && slice.part[1] === undefined;
    return part && { part, patterns: isAll ? nodesIn(table) : asksPart(slice) };
  }

  #slice(value: Value): AddressSlice | null {
    const slice = sliceOf(value, (each) => this.#source.find(each)?.isWhole === true);
    // Without its slash, a prefix is a name.
    const isName = slice?.isOfPrefix === true && slice.part[0] > 0;
    return slice && (slice.kind !== 'address' || isName) ? slice : null;
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

  #compared({ operator, left, right }: Question): Asked | null {
    // For members of texts, the right side is the text that the member is called on: it is the address if both may be.
    const sides = operator.startsWith('text.') ? [right, left] : [left, right];
    const asked = sides.find((side) => this.#source.find(side) !== null);
    const part = asked && this.#source.find(asked);
    if (!part) return null;
    const other = asked === left ? right : left;
    const measured = measuredIn(asked);
    const isWhole = part.isWhole && (!measured || !this.#slice(measured));
    const order = isWhole && orderOf(asked === left ? operator : flipped(operator), measured !== null, other);
    if (order) return { part, patterns: [order] };
    const isText = EQUALITIES.has(operator) || operator.startsWith('text.') || asked.kind === 'pattern';
    const asks = part.isWhole ? (ASKING.get(operator.slice('text.'.length)) ?? 'is') : 'holds';
    const patterns = optionsOf(other).flatMap((value) => {
      if (value.kind === 'pattern') return [matching(value, operator === 'pattern.exec')];
      if (value.kind === 'text') return isText && !this.#source.follows(value) ? asking(asks, value) : [];
      if (value.kind === 'opaque') return madeOf(value);
      return value.kind === 'object' ? lookedUp(value, part, (text) => this.#source.follows(text)) : [];
    });
    return { part, patterns: patterns.filter(saysWord) };
  }
}
