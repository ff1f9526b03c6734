import type { Value } from './value.ts';
import { constant, madeText, operation, UNDEFINED_VALUE } from './new-values.ts';

/** The result of a unary operator. */
export function unary(operator: string, value: Value): Value {
  switch (operator) {
    case 'void':
      return UNDEFINED_VALUE;
    case '-':
    case '+':
      return value.kind === 'constant'
        ? constant(operator === '-' ? -Number(value.value) : Number(value.value))
        : operation(operator, [value]);
    case 'typeof':
      return typeOf(value);
    default:
      return operation(operator, [value]);
  }
}

function typeOf(value: Value): Value {
  switch (value.kind) {
    case 'text':
      return madeText('string');
    case 'constant':
      return madeText(typeof value.value);
    case 'function':
    case 'native':
      return madeText('function');
    case 'object':
      return madeText('object');
    default:
      return operation('typeof', [value]);
  }
}
