import { expect, it } from 'vitest';
import { operation, UNDEFINED_VALUE } from '../../src/values/new-values.ts';
import { placeOf } from '../../src/values/place.ts';
import type { Value } from '../../src/values/value.ts';

it('searches a value once that others are made of in very many ways', () => {
  let value: Value = operation('env', [UNDEFINED_VALUE]);
  for (let times = 0; times < 60; times += 1) value = operation('+', [value, value]);
  expect(placeOf(value)).toBeNull();
});
