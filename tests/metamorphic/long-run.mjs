/**
 * Changes programs in ways that change nothing of what they do, and expects their plans to stay as careful: `npm run
 * metamorphic -- --runs 100 --seed 7`. Runs are per kind of change and program, each at other places.
 */
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const env = { METAMORPHIC_RUNS: values.runs, METAMORPHIC_SEED: values.seed };
const vitest = await startVitest('test', ['tests/metamorphic'], { env, watch: false, testTimeout: 0, maxWorkers: 2 });
await vitest.close();
