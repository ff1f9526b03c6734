import type { Condition } from '../model/guards.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { chainOf, isCall } from '../values/chain.ts';
import { isCondition } from '../values/conditions.ts';
import type { AssignEvent, CallEvent, CompareEvent, KeyEvent, Listener } from '../values/events.ts';
import { placeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import {
  memberSource,
  optionsOf,
  type FunctionValue,
  type OpaqueValue,
  type Place,
  type Value,
} from '../values/value.ts';
import { keyOf } from '../values/value-keys.ts';
import { mayBeAddress } from '../values/evaluate-keys.ts';
import { AddressComparisons } from './address-comparisons.ts';
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
import { mayBePart, type AddressSource, type AskedAddress } from './address-source.ts';
import {
  ASKING,
  askedBy,
  EMITTING,
  LEADING,
  ofConfiguration,
  unknownOf,
  mayAsk,
  textOfSent,
  nameOf,
  withContents,
  withFields,
  MAKERS,
  MATCHERS,
  type Asked,
} from './asked-patterns.ts';
import { isLog } from './registered-addresses.ts';

/** The member of a response or a context for what it answers. */
const BODY = 'body';
type Call = Pick<CallEvent, 'callee' | 'args'>;

/**
 * Finds where code tests the address of a request: `req.path === '/users'`, `url.startsWith('/users')`. It follows
 * values through variables and functions.
 */
export class AddressTests implements Listener {
  readonly #source: AddressSource;
  readonly #calls: CallEvent[] = [];
  readonly #comparisons: CompareEvent[] = [];
  /** The values that functions return to unknown callers, or put into answers. */
  readonly #answers: Value[] = [];
  /** The keys of the values that something is stored in under unknown keys. */
  readonly #filled = new Set<string>();
  readonly #asked: AddressComparisons;
  /** The unknown values that conditions depend on the truth of, by their keys. */
  readonly #tested = new Map<string, OpaqueValue>();

  /** @param source finds the addresses in values, of the same evaluation */
  constructor(source: AddressSource) {
    this.#source = source;
    this.#asked = new AddressComparisons(source, ({ key }) => this.#filled.has(key));
  }

  called(event: CallEvent): void {
    const isGiven = event.args.flatMap(withContents).some((each) => this.#source.mayBe(each));
    if (isGiven || (this.#source.isUnknown && mayAsk(event.callee))) this.#calls.push(event);
  }

  assigned({ key, value }: AssignEvent): void {
    if (knownText(key) === BODY) this.#answer(value);
  }

  answered(_: FunctionValue, answer: Value): false {
    // What is no object may be an address for other code: `rewriteUrl: (req) => req.url.slice(4)`.
    if (answer.kind === 'object') this.#answer(answer);
    return false;
  }

  #answer(value: Value): void {
    if (this.#source.isUnknown) this.#answers.push(...withFields(value).filter(mayBePart));
  }

  keyed({ store, key }: KeyEvent): void {
    if (mayBeAddress(key)) this.#filled.add(keyOf(store));
  }

  tested(value: Value): void {
    if (this.#source.isUnknown && value.kind === 'opaque' && !isCondition(value)) this.#tested.set(value.key, value);
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
      const asked = this.#asked.compared(event);
      const isOpen = asked?.patterns.length === 0;
      put(event.place, isOpen ? this.#asked.partCompared(event, asked.part) : asked);
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
    for (const value of this.#answers) {
      const place = placeOf(value);
      if (place) put(place, this.#partsGiven([value], false));
    }
    for (const value of this.#tested.values()) {
      const place = placeOf(value);
      if (place) put(place, this.#asked.tested(value));
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
          ? this.#asked.compared({ operator: source.operator, left, right })
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
  #partGiven({ callee, args }: CallEvent): Asked | null {
    const on = memberSource(callee);
    const isAsked = on !== null && (EACH.has(on.name) || ASKING.has(on.name)) && this.#source.find(on.object) !== null;
    // A comparison with a known text is a pattern, which is found elsewhere.
    if (isAsked && args.some((value) => knownText(value) !== null)) return null;
    const given = isAsked ? [on.object] : isLog(callee) ? [] : args.flatMap(withContents);
    return this.#partsGiven(given, isAsked);
  }

  /**
   * The test of the pieces of an address among some values that other code gets.
   *
   * @param isAsked whether lists of its segments count
   */
  #partsGiven(given: readonly Value[], isAsked: boolean): Asked | null {
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
  #pathGiven({ callee, args }: CallEvent): Asked | null {
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
