import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('bench.mjs', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/cost.md', import.meta.url));

/** What the rows of a table of times are called, whatever their numbers: a brief run tries less of everything. */
function rowsIn(table: string): readonly string[] {
  const names = [...table.matchAll(/^\| ([^|]+) \| [\d.]+ (?:ms|µs|KB) \| [\d.]* \|$/gm)].map(([, name = '']) =>
    name.replaceAll(/\d[\d,]*/g, 'n'),
  );
  return [...new Set(names)];
}

it('measures what the page on cost shows', () => {
  const shown = rowsIn(readFileSync(PAGE, 'utf8'));
  const measured = rowsIn(execFileSync(process.execPath, ['--expose-gc', BENCH, '--brief'], { encoding: 'utf8' }));
  expect(shown.length).toBeGreaterThan(25);
  expect(measured).toEqual(shown);
});
