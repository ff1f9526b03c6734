import { expect, it } from 'vitest';
import { lastName } from '../../src/text/syntax.ts';
import { parse } from '../routes/dump.ts';

it.each([
  ['a', 'a'],
  ['a.b.c', 'c'],
  ["a['b']", 'b'],
  ['a?.b', 'b'],
  ['a!', 'a'],
  ['a as B', 'a'],
  ['<B>a', 'a'],
  ['a<string>', 'a'],
  ['a[b]', ''],
  ['a.#b', ''],
  ['a.b()', ''],
  ['1', ''],
])('the last name of %s is %j', (code, name) => {
  const [statement] = parse(`class C { #b = ${code} }`).ast.body;
  const field = statement?.type === 'ClassDeclaration' ? statement.body.body[0] : undefined;
  if (field?.type !== 'PropertyDefinition' || !field.value) throw new Error('no value');
  expect(lastName(field.value)).toBe(name);
});
