import { expect, test } from 'vitest';
import { checkTable } from '../check-table.ts';
import { table, type EntrySpec, type FrameworkName, type Table } from '../table.ts';

export const ALL: readonly FrameworkName[] = ['express4', 'express5', 'fastify', 'koa'];
export const EXPRESS: readonly FrameworkName[] = ['express4', 'express5'];
/** The frameworks in which the first route that matches wins. */
export const ORDERED: readonly FrameworkName[] = ['express4', 'express5', 'koa'];

/** A table by hand, and what becomes of it. */
export interface Case {
  readonly name: string;
  readonly on: readonly FrameworkName[];
  readonly entries: readonly EntrySpec[] | ((framework: FrameworkName) => readonly EntrySpec[] | Table);
  /** `METHOD path -> METHOD path` of every route that is rewritten, in order; the others stay. */
  readonly moves: readonly string[];
}

/** Declares a test for each framework: these routes are rewritten and no others, in one pass, and nothing breaks. */
export function expectTable({ name, on, entries, moves }: Case): void {
  test.each(on)(`${name} (%s)`, async (framework) => {
    const made = typeof entries === 'function' ? entries(framework) : entries;
    const outcome = await checkTable('app' in made ? made : table(framework, made));
    expect(outcome, 'the framework takes the program').not.toBeNull();
    expect(outcome?.moves).toEqual(moves);
    expect(outcome?.broken, outcome?.fixed).toEqual([]);
    expect(outcome?.brokenAlone).toEqual([]);
    expect(outcome?.passes).toBe(moves.length === 0 ? 0 : 1);
  });
}
