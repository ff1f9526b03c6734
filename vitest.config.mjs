import CountedFirst from './tests/support/counted-first.ts';

/** @type {import('vitest/config').ViteUserConfig} */
export default {
  test: {
    isolate: false,
    maxWorkers: '100%',
    // No test watches the clock: the one limit is for what hangs, on a busy machine too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: CountedFirst },
    reporters: ['default', './tests/support/progress.ts'],
  },
};
