import type { TSESTree } from '@typescript-eslint/utils';
import { describe, expect, it } from 'vitest';
import { scan } from '../../src/routes/scan.ts';
import { isReadOnce, propertyOf, readersOf } from '../../src/text/constants.ts';
import { variableOf } from '../../src/text/scope.ts';
import { parse } from '../routes/dump.ts';

/** The expression of the last statement of a source. */
function lastExpression(code: string): { node: TSESTree.Node; file: ReturnType<typeof scan> } {
  const source = parse(code);
  const last = source.ast.body.at(-1);
  if (last?.type !== 'ExpressionStatement') throw new Error(`no expression at the end of ${code}`);
  return { node: last.expression, file: scan(source) };
}

describe('the value of a member', () => {
  it.each<[string, string | null]>([
    ['const R = { f: () => 1 }; R.f', '() => 1'],
    ['const R = { f: g }; R.f', 'g'],
    ['const R = { get f() { return 1; } }; R.f', null],
    ['const R = { f: 1, set f(value) {} }; R.f', null],
    ['const R = { f() {} }; R.f', null],
    ['class R { static f = g } R.f', 'g'],
    ['class R { static f() {} } R.f', null],
    ['class R { f = g } R.f', null],
  ])('%s', (code, expected) => {
    const { node, file } = lastExpression(code);
    if (node.type !== 'MemberExpression') throw new Error('no member');
    const value = propertyOf(node.object, 'f', file);
    expect(value && file.text.slice(...value.range)).toBe(expected);
  });
});

describe('in how many places a variable is read', () => {
  it.each([
    ["const A = '/a'; A", 1],
    ["const A = '/a'; f(A); A", 2],
    ["const A = '/a'; export { A }; A", 2],
    ["export const A = '/a'; A", 0],
    ['const { A } = R; A', 0],
    ["let A = '/a'; A = '/b'; A", 1],
    ["var A = '/a'; var A; A", 0],
    ['function A() {} A', 0],
    ["import A from 'a'; A", 0],
  ])('%s: %i', (code, readers) => {
    const { node, file } = lastExpression(code);
    const variable = node.type === 'Identifier' ? variableOf(node, file) : null;
    if (!variable) throw new Error('no variable');
    expect([readersOf(variable), readersOf(variable), isReadOnce(variable)]).toEqual([readers, readers, readers === 1]);
  });
});
