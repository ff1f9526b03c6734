import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FrameworkName } from '../table.ts';
import { checkClashes, type ClashOutcome } from './check-clashes.ts';
import { meetingTables } from './generate.ts';

const { ORACLE_RUNS = '60', ORACLE_SEED = '60600' } = process.env;

async function outcomes(framework: FrameworkName): Promise<readonly ClashOutcome[]> {
  const found: ClashOutcome[] = [];
  for (const each of fc.sample(meetingTables(framework), { numRuns: Number(ORACLE_RUNS), seed: Number(ORACLE_SEED) }))
    found.push(await checkClashes(each));
  return found;
}

test.each(['express4', 'express5', 'koa'] as const)(
  '%s: what is reported is not reached, and is reached after its move',
  async (framework) => {
    const found = await outcomes(framework);
    const wrong = found.flatMap(({ source, wrong: denied }) =>
      denied.length > 0 ? [`${denied.slice(0, 3).join('\n')}\n${source}`] : [],
    );
    expect(wrong.slice(0, 3).join('\n\n')).toBe('');
    const run = found.filter(({ isRefused }) => !isRefused);
    expect(run.length).toBeGreaterThan(found.length / 2);
    expect(run.reduce((sum, { reports }) => sum + reports, 0)).toBeGreaterThan(run.length / 2);
    expect(run.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(run.length / 20);
  },
);

test('fastify: what is reported is refused', async () => {
  const found = await outcomes('fastify');
  const accepted = found.filter(({ reports, isRefused }) => reports > 0 && !isRefused).map(({ source }) => source);
  expect(accepted.slice(0, 3).join('\n\n')).toBe('');
  expect(found.filter(({ reports }) => reports > 0).length).toBeGreaterThan(found.length / 4);
});
