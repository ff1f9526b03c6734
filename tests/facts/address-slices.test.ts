import { expect, it } from 'vitest';
import type { Value } from '../../src/values/value.ts';
import { choiceOf, opaque } from '../../src/values/new-values.ts';
import { sliceOf } from '../../src/facts/slice-of-value.ts';

const MEMBERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const LEVELS = 6;

it('a value that is a part of many others is read a few times', () => {
  let value: Value = opaque({ kind: 'global', name: 'told' });
  for (let level = 0; level < LEVELS; level++) {
    const object = value;
    value = opaque({
      ...{ kind: 'member', name: 'inner' },
      object: choiceOf(MEMBERS.map((name) => opaque({ kind: 'member', object, name }))),
    });
  }
  let reads = 0;
  const isAddress = (): boolean => {
    reads += 1;
    return false;
  };
  expect(sliceOf(value, isAddress)).toBeNull();
  expect(reads).toBeLessThan(MEMBERS.length * LEVELS * LEVELS);
});
