import { expect, it } from 'vitest';
import { mentionsPaths } from '../../src/text/places.ts';

it.each([
  ["f('/users')", true],
  ['f("/users")', true],
  ['f(`/users`)', true],
  ["f('users')", false],
  ['a / b', false],
])('whether a path is mentioned in %j: %s', (text, mentions) => {
  expect(mentionsPaths(text)).toBe(mentions);
});
