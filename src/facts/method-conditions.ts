import type { AddressPattern, Condition, MethodGuard } from '../model/method-guard.ts';
import { LISTED_METHODS, methodsIn } from '../text/method-names.ts';
import { simplePattern } from '../text/simple-pattern.ts';
import { knownText } from '../values/text-value.ts';
import {
  keyOf,
  optionsOf,
  type ObjectValue,
  type OpaqueValue,
  type PatternValue,
  type Value,
} from '../values/value.ts';

/** A guard that asks for methods, and its file. */
export interface FileMethodGuard {
  readonly file: string;
  readonly guard: MethodGuard;
}

/**
 * What a comparison of a method with another value asks, or its lookup there; nothing where that is harmless.
 *
 * @param key the key of its answer
 */
export function askedOf(operator: string, other: Value, key: string): readonly Condition[] {
  const others = optionsOf(other);
  return operator === '[]' || operator === '[]='
    ? others.flatMap((each) => keyed(each, key))
    : conditionsOf(operator, others, key);
}

/** What a comparison of a method with some values asks; nothing where it is harmless. */
export function conditionsOf(operator: string, others: readonly Value[], key: string): readonly Condition[] {
  const conditions = others.flatMap((other) => conditionOf(operator, other, key));
  const [first] = conditions;
  return first && conditions.length > 1 ? [{ kind: 'any', of: conditions }] : conditions;
}

function conditionOf(operator: string, other: Value, key: string): readonly Condition[] {
  switch (other.kind) {
    case 'text': {
      const text = knownText(other);
      if (text === null) return [{ kind: 'method', methods: null, key }];
      return operator === 'text.includes' || operator === 'text.indexOf'
        ? [{ kind: 'method', methods: methodsIn(text), key }]
        : asking(text, key);
    }
    case 'pattern':
      return [matched(other, key)];
    case 'object':
      return [{ kind: 'any', of: listed(other, key) }];
    case 'opaque':
      return [unknownMethod(other, key)];
    default:
      return [];
  }
}

/** A method, or a method and an address: `GET /users`. */
function asking(text: string, key: string): readonly Condition[] {
  const [method = '', path] = text.trim().split(/[\s:]+(?=\/)/);
  if (!LISTED_METHODS.has(method.toUpperCase())) return [];
  const said: Condition = { kind: 'method', methods: new Set([method.toUpperCase()]), key };
  return [
    path === undefined ? said : { kind: 'all', of: [said, { kind: 'address', pattern: { asks: 'is', text: path } }] },
  ];
}

/** The elements of a list, or the names of fields, that a method may be. */
function listed({ shape, state: { fields, rest } }: ObjectValue, key: string): readonly Condition[] {
  const isList = shape === 'array' || shape === 'set';
  const elements = isList ? [...fields.values()].flatMap(optionsOf) : [];
  const texts = isList ? elements.map(knownText) : [...fields.keys()];
  const conditions = [
    ...texts.flatMap((text) => (text === null ? [] : asking(text, key))),
    ...elements.flatMap((each) => (each.kind === 'opaque' ? [unknownMethod(each, key)] : [])),
  ];
  return rest ? [...conditions, { kind: 'method', methods: null, key }] : conditions;
}

/** What is not known may be any method, but for a member of an enumeration that is called like one: `Verb.POST`. */
function unknownMethod({ source }: OpaqueValue, key: string): Condition {
  const name = source.kind === 'member' ? source.name.toUpperCase() : '';
  return { kind: 'method', methods: LISTED_METHODS.has(name) ? new Set([name]) : null, key };
}

/** An object that has a method for a key: the methods that it gives the same are one condition each. */
function keyed(other: Value, key: string): readonly Condition[] {
  if (other.kind === 'opaque') return [{ kind: 'method', methods: null, key }];
  if (other.kind !== 'object') return [];
  const byValue = new Map<string, string[]>();
  for (const [name, value] of other.state.fields)
    if (LISTED_METHODS.has(name.toUpperCase()))
      byValue.set(keyOfContent(value), [...(byValue.get(keyOfContent(value)) ?? []), name.toUpperCase()]);
  const known = [...byValue.values()].map((methods): Condition => ({ kind: 'method', methods: new Set(methods), key }));
  return other.state.rest && known.length > 0 ? [...known, { kind: 'method', methods: null, key }] : known;
}

/** Equal for values that specify the same, wherever they are written. */
function keyOfContent(value: Value): string {
  return knownText(value) ?? keyOf(value);
}

export function matched({ source }: PatternValue, key: string): Condition {
  const pattern = simplePattern(source, 'i');
  return { kind: 'method', methods: pattern ? methodsWith((method) => pattern.test(method)) : null, key };
}

/** The methods for which something is true. */
export function methodsWith(answers: (method: string) => boolean): ReadonlySet<string> {
  return new Set([...LISTED_METHODS].filter(answers));
}

/** Whether a condition is made of the answer of a key. */
export function hasKey(condition: Condition, key: string): boolean {
  switch (condition.kind) {
    case 'method':
    case 'unknown':
      return condition.key === key;
    case 'address':
      return false;
    case 'not':
      return hasKey(condition.of, key);
    default:
      return condition.of.some((each) => hasKey(each, key));
  }
}

/** Whether a condition may hold, or not hold, for requests of a method. */
export function mayBe(condition: Condition, method: string, holds: boolean): boolean {
  switch (condition.kind) {
    case 'method':
      return !condition.methods || condition.methods.has(method) === holds;
    case 'not':
      return mayBe(condition.of, method, !holds);
    case 'all':
    case 'any': {
      const isOne = (condition.kind === 'any') === holds;
      return isOne
        ? condition.of.some((each) => mayBe(each, method, holds))
        : condition.of.every((each) => mayBe(each, method, holds));
    }
    default:
      return true;
  }
}

/** Equal for conditions that ask for the same. */
export function textOf(condition: Condition): string {
  switch (condition.kind) {
    case 'method':
      return condition.methods ? [...condition.methods].join('|') : '*';
    case 'address':
      return textOfPattern(condition.pattern);
    case 'unknown':
      return condition.key;
    case 'not':
      return `!(${textOf(condition.of)})`;
    default:
      return `${condition.kind}(${condition.of.map(textOf).join()})`;
  }
}

/** Equal for patterns that ask for the same. */
export function textOfPattern({ asks, text }: AddressPattern): string {
  return `${asks} ${text}`;
}
