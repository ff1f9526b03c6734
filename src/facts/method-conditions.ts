import type { AddressPattern, Condition, MethodGuard } from '../model/guards.ts';
import { LISTED_METHODS, methodsIn } from '../text/method-names.ts';
import { simplePattern } from '../text/simple-pattern.ts';
import { inheritedFrom } from '../values/members.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type ObjectValue, type OpaqueValue, type PatternValue, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-keys.ts';

/** A guard on methods, and its file. */
export interface FileMethodGuard {
  readonly file: string;
  readonly guard: MethodGuard;
}

/**
 * The conditions of a comparison of a method with another value, or of its lookup there; empty where it depends on no
 * method.
 *
 * @param key the key of the result of the comparison
 */
export function askedOf(operator: string, other: Value, key: string): readonly Condition[] {
  const others = optionsOf(other);
  return operator === '[]' || operator === '[]='
    ? others.flatMap((each) => keyed(each, key))
    : conditionsOf(operator, others, key);
}

/**
 * The condition of a comparison of a method with any of some values; empty where it depends on no method.
 *
 * @param key the key of the result of the comparison
 */
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
      const order = Object.hasOwn(ORDERED, operator) ? ORDERED[operator] : undefined;
      if (order) return [{ kind: 'method', methods: methodsWith((method) => order(method, text.toUpperCase())), key }];
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
    case 'constant':
      // `req.method.localeCompare('M') < 0`
      return Object.hasOwn(ORDERED, operator) ? [{ kind: 'method', methods: null, key }] : [];
    default:
      return [];
  }
}

/** Comparisons of a method with a text by their order. */
const ORDERED: Readonly<Record<string, (method: string, text: string) => boolean>> = {
  '<': (method, text) => method < text,
  '>': (method, text) => method > text,
  '<=': (method, text) => method <= text,
  '>=': (method, text) => method >= text,
};

/** An operator as it is written with its sides the other way around. */
export function flipped(operator: string): string {
  return operator.startsWith('<') ? operator.replace('<', '>') : operator.replace(/^>/, '<');
}

/**
 * The condition of equality with a text that is a method, a method and an address (`GET /users`), or begins or ends
 * with a method (`GET users`, `users:GET`). Empty for another text.
 */
export function asking(text: string, key: string): readonly Condition[] {
  const [method = '', path] = text.trim().split(/[\s:]+(?=\/)/);
  // In a path, a word such as `delete` is none.
  const words = text
    .trim()
    .split(SEPARATORS)
    .slice(0, text.includes('/') ? 1 : undefined)
    .filter(isListed);
  if (!isListed(method)) return words.length > 0 ? [{ kind: 'method', methods: new Set(words.map(upper)), key }] : [];
  const said: Condition = { kind: 'method', methods: new Set([method.toUpperCase()]), key };
  return [
    path === undefined ? said : { kind: 'all', of: [said, { kind: 'address', pattern: { asks: 'is', text: path } }] },
  ];
}

/** What is between a method and other words. */
const SEPARATORS = /[\s:|,;_./-]+/;

function upper(text: string): string {
  return text.toUpperCase();
}

function isListed(word: string): boolean {
  return LISTED_METHODS.has(upper(word));
}

/** The methods in capitals among the words of a text that is no endpoint: `POST` of `POST invoices`. */
export function methodsAmong(text: string): readonly string[] {
  return text.includes('/') ? [] : text.split(SEPARATORS).filter((word) => LISTED_METHODS.has(word));
}

/** The conditions of a lookup of a method among the elements of a list, or among the names of fields. */
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

/**
 * The condition of equality with an unknown value, which may be any method, unless it is named like one as a member of
 * an enumeration: `Verb.POST`.
 */
function unknownMethod({ source }: OpaqueValue, key: string): Condition {
  const name = source.kind === 'member' ? source.name.toUpperCase() : '';
  return { kind: 'method', methods: LISTED_METHODS.has(name) ? new Set([name]) : null, key };
}

/** The conditions of a lookup in an object with methods as keys: one for all methods with the same value. */
function keyed(other: Value, key: string): readonly Condition[] {
  if (other.kind === 'opaque') return [{ kind: 'method', methods: null, key }];
  if (other.kind !== 'object') return [];
  const byValue = new Map<string, string[]>();
  const members = membersOf(other);
  for (const [name, value] of members)
    if (isListed(name)) byValue.set(keyOfContent(value), [...(byValue.get(keyOfContent(value)) ?? []), upper(name)]);
  const known = [
    ...[...byValue.values()].map((methods): Condition => ({ kind: 'method', methods: new Set(methods), key })),
    // `{ 'POST users': 5 }`
    ...members.flatMap(([name]) => (isListed(name) ? [] : asking(name, key))),
  ];
  return other.state.rest && known.length > 0 ? [...known, { kind: 'method', methods: null, key }] : known;
}

/** The fields of an object, and what an instance inherits under the names of methods of requests. */
function membersOf({ shape, of, state: { fields } }: ObjectValue): readonly (readonly [string, Value])[] {
  if (shape !== 'instance' || !of) return [...fields];
  const names = [...LISTED_METHODS].flatMap((method) => [method, method.toLowerCase()]);
  const inherited = names.flatMap((name) => {
    const member = inheritedFrom(of, name);
    return member ? [[name, member] as const] : [];
  });
  return [...fields, ...inherited];
}

/** A key that is equal for equal contents, wherever they are written. */
function keyOfContent(value: Value): string {
  return knownText(value) ?? keyOf(value);
}

export function matched({ source }: PatternValue, key: string): Condition {
  const pattern = simplePattern(source, 'i');
  return { kind: 'method', methods: pattern ? methodsWith((method) => pattern.test(method)) : null, key };
}

/** The condition that each method may meet or not. */
export function anyChange(key: string): Condition {
  return { kind: 'method', methods: null, key };
}

/** Whether a condition depends on no method. */
export function isEmpty(condition: Condition): boolean {
  return condition.kind === 'any' && condition.of.length === 0;
}

/** The methods for which a function returns true. */
export function methodsWith(answers: (method: string) => boolean): ReadonlySet<string> {
  return new Set([...LISTED_METHODS].filter(answers));
}

/** Whether a condition contains the result with a key. */
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

/** Whether a condition may be true, or false if `holds` is false, for requests with a method. */
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

/** A text that is equal for equal conditions. */
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

/** A text that is equal for equal patterns. */
export function textOfPattern({ asks, text }: AddressPattern): string {
  return `${asks} ${text}`;
}
