import { beforeEach } from 'vitest';

// Stryker notes what each test runs. Without a test to note it for, it takes all for what runs while modules load, and asks every test.
beforeEach(() => {
  globalThis.__stryker__.currentTestId = undefined;
});
