/**
 * Asks the real routers about many generated tables: `npm run oracle -- --runs 100000 --seed 7 --framework koa --report
 * findings.md`. Runs are per framework; without a framework all four are asked, two at a time.
 */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    framework: { type: 'string', default: '' },
    report: { type: 'string', default: join(tmpdir(), 'oracle-report.md') },
  },
});

const env = { ORACLE_RUNS: values.runs, ORACLE_SEED: values.seed, ORACLE_REPORT: resolve(values.report) };
const vitest = await startVitest('test', [`tests/integration/oracle/generated/${values.framework}`], {
  env,
  watch: false,
  testTimeout: 0,
  maxWorkers: 2,
});
await vitest.close();
