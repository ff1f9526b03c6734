import { knownText } from './text-value.ts';
import { optionsOf, type ConstantValue, type Value } from './value.ts';

/** Whether a value is truthy; null where that is not known. */
export function truthOf(value: Value): boolean | null {
  switch (value.kind) {
    case 'constant':
      return Boolean(value.value);
    case 'text':
      if (value.pieces.some((piece) => 'text' in piece && piece.text !== '')) return true;
      return knownText(value) === '' ? false : null;
    case 'opaque':
      return null;
    case 'choice': {
      const [first, ...others] = value.options.map(truthOf);
      return first !== undefined && others.every((each) => each === first) ? first : null;
    }
    default:
      return true;
  }
}

/** Whether a value is null or undefined; null where that is not known. */
export function isNullish(value: Value): boolean | null {
  if (value.kind === 'opaque') return null;
  if (value.kind === 'constant') return value.value === null || value.value === undefined;
  if (value.kind !== 'choice') return false;
  const [first, ...others] = value.options.map(isNullish);
  return first !== undefined && others.every((each) => each === first) ? first : null;
}

/** The JavaScript value of a constant or of a known text, in a box; null where it is not known. */
export function literalOf(value: Value): { readonly value: ConstantValue['value'] | string } | null {
  if (value.kind === 'constant') return { value: value.value };
  const text = knownText(value);
  return text === null ? null : { value: text };
}

/** Whether two values are equal; null where that is not known. */
export function areEqual(left: Value, right: Value): boolean | null {
  const options = optionsOf(left).flatMap((one) => optionsOf(right).map((other) => equal(one, other)));
  const [first, ...others] = options;
  return first !== undefined && others.every((each) => each === first) ? first : null;
}

function equal(left: Value, right: Value): boolean | null {
  const [one, other] = [literalOf(left), literalOf(right)];
  if (one && other) return one.value === other.value;
  if (left === right && left.kind !== 'opaque') return true;
  const isKnown = (value: Value): boolean => value.kind !== 'opaque' && value.kind !== 'text';
  return isKnown(left) && isKnown(right) ? left === right : null;
}

/** The result of an arithmetic operator on two constants; null where they are not known. */
export function arithmetic(operator: string, left: Value, right: Value): ConstantValue | null {
  if (left.kind !== 'constant' || right.kind !== 'constant') return null;
  const [a, b] = [Number(left.value), Number(right.value)];
  const answer = ARITHMETIC[operator]?.(a, b);
  return answer === undefined ? null : { kind: 'constant', value: answer };
}

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number | boolean>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};
