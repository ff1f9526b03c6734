import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatCounts, formatFinding } from '../format-survey.ts';
import { search } from '../search.ts';
import type { FrameworkName } from '../table.ts';

const { ORACLE_RUNS = '50', ORACLE_SEED = '20260', ORACLE_REPORT = '' } = process.env;

/** How many findings of a kind are made small; the others are counted. */
const MOST = 10;

/**
 * Declares the test that no generated table of a framework is broken by its fixes. The seed makes every run the same.
 */
export function expectSound(framework: FrameworkName): void {
  test(`${framework}: ${ORACLE_RUNS} tables from seed ${ORACLE_SEED}`, async () => {
    const survey = await search({ framework, runs: Number(ORACLE_RUNS), seed: Number(ORACLE_SEED), most: MOST });
    const findings = survey.findings.map(formatFinding);
    if (ORACLE_REPORT !== '') {
      const slow = survey.slow.map((source) => `more than one pass:\n${source}`);
      appendFileSync(ORACLE_REPORT, [`# ${framework}: ${formatCounts(survey)}`, ...findings, ...slow, ''].join('\n\n'));
    }
    expect(survey.moves).toBeGreaterThan(Number(ORACLE_RUNS) / 2);
    expect(findings.join('\n\n'), formatCounts(survey)).toBe('');
  });
}
