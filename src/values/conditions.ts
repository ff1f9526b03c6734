import type { OpaqueValue, Test, Value } from './value.ts';
import { operation } from './new-values.ts';

/** Operators and functions of the language that return true or false. */
const ASKING_OPERATORS: ReadonlySet<string> = new Set([
  ...['===', '==', '!==', '!=', '!', '&&', '||', 'in', 'instanceof', '<', '>', '<=', '>='],
  ...['text.startsWith', 'text.endsWith', 'text.includes', 'array.includes', 'array.some', 'array.every'],
  ...['map.has', 'set.has', 'pattern.test', 'Object.hasOwn', 'object.hasOwnProperty', 'Reflect.has', 'Boolean'],
]);
/** Methods that return true or false, on whatever object they are. */
const ASKING_MEMBERS: ReadonlySet<string> = new Set([
  ...['startsWith', 'endsWith', 'includes', 'has', 'test', 'some', 'every', 'hasOwnProperty'],
]);

/** Whether an unknown value is true or false: it can be a part of a condition, and is no text. */
export function isCondition(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  if (source.kind === 'operation') return ASKING_OPERATORS.has(source.operator);
  if (source.kind !== 'call') return false;
  const { callee } = source.call;
  return callee.kind === 'opaque' && callee.source.kind === 'member' && ASKING_MEMBERS.has(callee.source.name);
}

/** Two conditions as one; null where one of the values is none. */
export function combined(operator: '&&' | '||' | '??', left: Value, right: Value): OpaqueValue | null {
  return operator !== '??' && isCondition(left) && isCondition(right) ? operation(operator, [left, right]) : null;
}

/**
 * The tests that are certain in the two branches of a condition.
 *
 * @param holds the outcome of the condition in the first branch; the second branch has the opposite one
 */
export function sidesOf(value: Value, holds = true): readonly (readonly Test[])[] {
  return [[{ value, holds }], [{ value, holds: !holds }]];
}
