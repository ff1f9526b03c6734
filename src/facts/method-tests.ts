import type { Condition } from '../model/guards.ts';
import { LISTED_METHODS, methodsIn } from '../text/method-names.ts';
import { liesWithin } from '../text/ranges.ts';
import { isCondition } from '../values/conditions.ts';
import type { CallEvent, CombineEvent, CompareEvent, Listener } from '../values/events.ts';
import { isBuiltIn } from '../values/lookup-operators.ts';
import { placeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type OpaqueValue, type Place, type Test, type Value } from '../values/value.ts';
import { ASKED_METHODS } from './address-forms.ts';
import { mayBePart } from './address-source.ts';
import type { AddressTests } from './address-tests.ts';
import { nameOfCallee } from './called-member.ts';
import { EMITTING } from './asked-patterns.ts';
import {
  anyChange,
  askedOf,
  asking,
  conditionsOf,
  flipped,
  hasKey,
  isEmpty,
  matched,
  mayBe,
  methodsWith,
  textOf,
  textOfPattern,
  type FileMethodGuard,
} from './method-conditions.ts';
import { asksWhetherFound, isAnyChange, isConverted, isIndex, isPiece, patternSource } from './method-forms.ts';
import { COMPARING_METHODS, type Part } from './request-names.ts';
import type { RequestParts } from './request-parts.ts';
import { isLookedUp } from './stored-contents.ts';
import { keyOf } from '../values/value-keys.ts';
import { operation } from '../values/new-values.ts';

/** Members of texts that compare a method with an argument, as functions that do the same. */
const ASKING: Readonly<Record<string, (method: string, text: string) => boolean>> = {
  startsWith: (method, text) => method.startsWith(text),
  endsWith: (method, text) => method.endsWith(text),
  includes: (method, text) => method.includes(text),
  indexOf: (method, text) => method.includes(text),
  localeCompare: (method, text) => method === text,
};

/** A test of the method of a request, with the key of its result. */
interface Question {
  readonly condition: Condition;
  readonly part: Part;
  readonly key: string;
  readonly place: Place;
}

/** Finds where code tests the method of a request, and its address in the same condition. */
export class MethodTests implements Listener {
  readonly #parts: RequestParts;
  readonly #addresses: AddressTests;
  readonly #calls: CallEvent[] = [];
  readonly #comparisons: CompareEvent[] = [];
  readonly #conditions: CombineEvent[] = [];
  /** The unknown values that conditions depend on the truth of, by their keys. */
  readonly #tested = new Map<string, OpaqueValue>();

  /**
   * @param parts finds the values that are parts of requests, of the same evaluation
   * @param addresses finds the tests of addresses, of the same evaluation
   */
  constructor(parts: RequestParts, addresses: AddressTests) {
    this.#parts = parts;
    this.#addresses = addresses;
  }

  called(event: CallEvent): void {
    const { callee } = event;
    if (memberSource(callee) || COMPARING_METHODS.has(nameOfCallee(callee))) this.#calls.push(event);
  }

  compared(event: CompareEvent): void {
    if (mayBePart(event.left) || mayBePart(event.right)) this.#comparisons.push(event);
    else if (event.right.kind === 'object' && asking(knownText(event.left) ?? '', '').length > 0)
      this.#comparisons.push(event);
  }

  combined(event: CombineEvent): void {
    this.#conditions.push(event);
  }

  tested(value: Value): void {
    if (value.kind === 'opaque' && !isCondition(value)) this.#tested.set(value.key, value);
  }

  /** The guards that were found; of conditions within a larger one, only the larger one. */
  guards(): readonly FileMethodGuard[] {
    const wholes = this.#conditions.flatMap((event) => this.#combined(event));
    const parts = [
      ...this.#comparisons.flatMap((event) => this.#compared(event)),
      ...this.#calls.flatMap((event) => this.#called(event)),
      ...[...this.#tested.values()].flatMap((value) => this.#derived(value)),
    ];
    const found = [...wholes, ...parts].filter(
      (each) => !wholes.some((whole) => whole !== each && isPartOf(each, whole)),
    );
    const guards = found.flatMap(({ condition, part, place: { file, range } }) =>
      this.#parts.coveredBy(part).map((of): readonly [string, FileMethodGuard] => {
        const guard = { methods: new Set<string>(), condition, range, ...(of && { of }) };
        return [`${file} ${range.join()} ${textOf(condition)} ${of ? textOfPattern(of) : ''}`, { file, guard }];
      }),
    );
    return [...new Map(guards).values()];
  }

  #combined({ condition: { source, key }, condition, place }: CombineEvent): readonly Question[] {
    const part = this.#parts.find(condition, ASKED_METHODS);
    if (!part || source.kind !== 'operation') return [];
    return [{ condition: this.#conditionOf(condition), part, key, place }];
  }

  #compared({ operator, left, right, place }: CompareEvent): readonly Question[] {
    const asked = this.#parts.find(left, ASKED_METHODS) ? left : right;
    const part = this.#parts.find(asked, ASKED_METHODS);
    if (!part) return this.#askedOfKeys(left, right, operation(operator, [right, left]).key, place);
    const other = asked === left ? right : left;
    const { key } = operation(operator, isBuiltIn(operator) ? [right, left] : [left, right]);
    if (isPiece(asked) || isAnyChange(operator, part)) return [{ condition: anyChange(key), part, key, place }];
    const asks = asked === left ? operator : flipped(operator);
    if (other.kind === 'constant' && isIndex(asked) && asksWhetherFound(asks, other.value)) return [];
    const conditions = askedOf(asks, other, key);
    const asking =
      operator === 'array.indexOf' && !this.#asksOnlyWhetherFound(key)
        ? conditions.flatMap((each) => (each.kind === 'any' ? each.of : [each]))
        : conditions.every(isEmpty) && (isBuiltIn(operator) || operator === '[]') && isConverted(asked)
          ? [anyChange(key)]
          : conditions;
    return asking.map((condition) => ({ condition, part, key, place }));
  }

  /** The test of what is made of a method in a way that no other test understands: `if (mayPass(req.method))`. */
  #derived(value: OpaqueValue): readonly Question[] {
    const part = this.#parts.find(value, ASKED_METHODS);
    const place = placeOf(value);
    const { key } = value;
    return part?.isDerived && place ? [{ condition: anyChange(key), part, key, place }] : [];
  }

  /** Whether code asks whether there is an element with an index, and not which one: `ALL.indexOf(method) >= 0`. */
  #asksOnlyWhetherFound(key: string): boolean {
    return this.#comparisons.some(({ operator, left, right }) => {
      const [asks, other] = keyOf(left) === key ? [operator, right] : [flipped(operator), left];
      const isAsked = keyOf(left) === key || keyOf(right) === key;
      return isAsked && other.kind === 'constant' && asksWhetherFound(asks, other.value);
    });
  }

  /** A known key that is looked up among keys with methods of requests: `counts['POST users']`. */
  #askedOfKeys(asked: Value, store: Value, key: string, place: Place): readonly Question[] {
    const text = knownText(asked);
    const keys = store.kind === 'object' ? [...(store.unknownKeys?.state.fields.values() ?? [])] : [];
    const part = text === null ? null : this.#parts.first(keys, ASKED_METHODS);
    return part ? asking(text ?? '', key).map((condition) => ({ condition, part, key, place })) : [];
  }

  #called({ callee, args, result, site: { place } }: CallEvent): readonly Question[] {
    const condition = this.#askedBy(callee, args, keyOf(result));
    const part = condition && this.#parts.find(result, ASKED_METHODS);
    return part ? [{ condition, part, key: keyOf(result), place }] : [];
  }

  /**
   * The condition that a call tests: `req.method.startsWith('P')`, or `ALLOWED.includes(req.method)` with an unknown
   * list. Null for another call.
   */
  #askedBy(callee: Value, args: readonly Value[], key: string): Condition | null {
    if (COMPARING_METHODS.has(nameOfCallee(callee)))
      return { kind: 'any', of: args.slice(1).flatMap((each) => conditionsOf('list.includes', optionsOf(each), key)) };
    const member = memberSource(callee);
    const [first] = args;
    if (!member || !first) return null;
    const { object, name } = member;
    const made = name === 'test' || name === 'exec' ? patternSource(object) : undefined;
    if (made && this.#parts.find(made, ASKED_METHODS)) {
      const text = knownText(first);
      return { kind: 'method', methods: text === null ? null : methodsIn(text), key };
    }
    if (this.#parts.find(object, ASKED_METHODS)) {
      const asks = Object.hasOwn(ASKING, name) ? ASKING[name] : undefined;
      const text = knownText(first);
      if (first.kind === 'pattern' && (name === 'match' || name === 'search')) return matched(first, key);
      if (!asks) return null;
      const methods =
        text === null ? null : methodsWith((method) => asks(method, text.toUpperCase()) || methodsIn(text).has(method));
      return { kind: 'method', methods, key };
    }
    // The unknown result of a lookup in a known object is none of its fields, so it has no members.
    if (object.kind === 'opaque' && isLookedUp(object.source)) return null;
    const isLookUp = name === 'includes' || name === 'has' || name === 'indexOf' || name === 'test';
    if ((isLookUp || name === EMITTING) && this.#parts.find(first, ASKED_METHODS)) return anyChange(key);
    // `_.includes(['POST', 'PUT'], req.method)`
    const [second] = args.slice(1);
    const isGiven = isLookUp && second !== undefined && this.#parts.find(second, ASKED_METHODS) !== null;
    return isGiven ? { kind: 'any', of: conditionsOf('list.includes', optionsOf(first), key) } : null;
  }

  /**
   * The methods that requests may have where code runs, by the conditions that it is in.
   *
   * @returns null where they may have any
   */
  methodsAt(tests: readonly Test[]): ReadonlySet<string> | null {
    const asked = tests.map(({ value, holds }) => ({ condition: this.#conditionOf(value), holds }));
    const methods = methodsWith((method) => asked.every(({ condition, holds }) => mayBe(condition, method, holds)));
    return methods.size < LISTED_METHODS.size ? methods : null;
  }

  #conditionOf(value: Value): Condition {
    if (value.kind !== 'opaque') return { kind: 'unknown', key: keyOf(value), asksAddress: false };
    const { source, key } = value;
    const [first, second] = source.kind === 'operation' ? source.operands : [];
    if (source.kind === 'operation' && first) {
      const { operator } = source;
      if (operator === '!') return { kind: 'not', of: this.#conditionOf(first) };
      if (second && (operator === '&&' || operator === '||'))
        return { kind: operator === '&&' ? 'all' : 'any', of: [this.#conditionOf(first), this.#conditionOf(second)] };
    }
    return (
      this.#askingMethod(value) ??
      this.#addresses.conditionOf(value) ??
      (this.#parts.find(value, ASKED_METHODS) ? anyChange(key) : { kind: 'unknown', key, asksAddress: false })
    );
  }

  #askingMethod(value: OpaqueValue): Condition | null {
    const { source, key } = value;
    if (source.kind === 'call') return this.#askedBy(source.call.callee, source.call.args, key);
    const [left, right] = source.kind === 'operation' ? source.operands : [];
    if (source.kind !== 'operation' || !left || !right) return null;
    const { operator } = source;
    const isLeft = this.#parts.find(left, ASKED_METHODS) !== null;
    const part = this.#parts.find(isLeft ? left : right, ASKED_METHODS);
    if (!part) return null;
    if (isAnyChange(operator, part)) return anyChange(key);
    const asks = isLeft ? operator : flipped(operator);
    const condition: Condition = { kind: 'any', of: conditionsOf(asks, optionsOf(isLeft ? right : left), key) };
    return operator.startsWith('!') ? { kind: 'not', of: condition } : condition;
  }
}

function isPartOf({ place, key }: Question, { place: whole, condition }: Question): boolean {
  return place.file === whole.file && liesWithin(place.range, whole.range) && hasKey(condition, key);
}
