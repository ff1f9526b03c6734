import type { Condition } from '../model/guards.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { isCondition } from '../values/conditions.ts';
import type { AssignEvent, CallEvent, CompareEvent, KeyEvent, Listener } from '../values/events.ts';
import { placeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type FunctionValue, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-keys.ts';
import { mayBeAddress } from '../values/evaluate-keys.ts';
import { AddressComparisons } from './address-comparisons.ts';
import { mayBePart, type AddressSource } from './address-source.ts';
import {
  mayAsk,
  ofConfiguration,
  textOfSent,
  unknownOf,
  withContents,
  withFields,
  type Asked,
} from './asked-patterns.ts';
import { AskingCalls } from './asking-calls.ts';

/** The member of a response or a context for what it answers. */
const BODY = 'body';

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
  readonly #asking: AskingCalls;
  /** The unknown values that conditions depend on the truth of, by their keys. */
  readonly #tested = new Map<string, OpaqueValue>();

  /** @param source finds the addresses in values, of the same evaluation */
  constructor(source: AddressSource) {
    this.#source = source;
    this.#asked = new AddressComparisons(source, ({ key }) => this.#filled.has(key));
    this.#asking = new AskingCalls(source, this.#asked);
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
      const asked = this.#asking.called(event);
      put(event.site.place, asked);
      const member = memberSource(event.callee);
      if (asked?.patterns.length === 0)
        put(
          event.site.place,
          ofConfiguration(asked.part, [event.callee, ...(member ? [member.object] : []), ...event.args]),
        );
      put(event.site.place, this.#asking.pathGiven(event) ?? this.#asking.partGiven(event));
    }
    for (const value of this.#answers) {
      const place = placeOf(value);
      if (place) put(place, this.#asking.partsGiven([value], false));
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
        ? this.#asking.called(source.call)
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
}
