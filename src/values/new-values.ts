import {
  optionsOf,
  type ConstantValue,
  type TextValue,
  type Value,
  type ChoiceValue,
  type OpaqueSource,
  type OpaqueValue,
} from './value.ts';
import { keyOf, shortened, keyOfSource } from './value-keys.ts';

export const UNDEFINED_VALUE: ConstantValue = { kind: 'constant', value: undefined };

export function constant(value: ConstantValue['value']): ConstantValue {
  return { kind: 'constant', value };
}

/** A text that the evaluator makes itself. */
export function madeText(text: string): TextValue {
  return { kind: 'text', pieces: [{ text, origin: null }] };
}

/** A choice of more alternatives becomes one unknown value made of them. */
const MOST_OPTIONS = 24;

/** A choice of some values without duplicates; a single value is returned as itself, and none is `undefined`. */
export function choiceOf(values: readonly Value[]): Value {
  const [first] = values;
  if (first && values.every((value) => value === first || areSameConstant(value, first))) return first;
  const options = new Map<string, Exclude<Value, ChoiceValue>>();
  for (const value of values)
    for (const option of value.kind === 'choice' ? value.options : [value]) options.set(keyOf(option), option);
  const [only, ...others] = options.values();
  if (!only) return UNDEFINED_VALUE;
  if (others.length === 0) return only;
  if (options.size > MOST_OPTIONS) return operation('choice', [...options.values()]);
  return { kind: 'choice', options: [...options.values()] };
}

/** All alternatives of a choice, also of one that has too many to be known as a choice; any other value alone. */
export function alternativesOf(value: Value): readonly Exclude<Value, ChoiceValue>[] {
  return optionsOf(value).flatMap((option) =>
    option.kind === 'opaque' && option.source.kind === 'operation' && option.source.operator === 'choice'
      ? option.source.operands.flatMap(alternativesOf)
      : [option],
  );
}

function areSameConstant(one: Value, other: Value): boolean {
  return one.kind === 'constant' && other.kind === 'constant' && Object.is(one.value, other.value);
}

/** Makes an unknown value with a source. */
export function opaque(source: OpaqueSource): OpaqueValue {
  return { kind: 'opaque', key: shortened(keyOfSource(source)), source };
}

/** The unknown result of an operation, made of its operands. */
export function operation(operator: string, operands: readonly Value[]): OpaqueValue {
  return opaque({ kind: 'operation', operator, operands });
}
