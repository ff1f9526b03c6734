import process from 'node:process';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Stryker's own `testFiles` would never change what runs while a module loads.
    include: process.env.MUTATION_TESTS?.split(' ').map((place) => `tests/${place}{/**/*,}.test.ts`) ?? configDefaults.include,
    // These need dist/ or start processes.
    exclude: [...configDefaults.exclude, 'tests/project/{listing,module-resolver,trust}.test.ts'],
    setupFiles: process.env.MUTATION_THOROUGH ? ['tests/mutation/thorough.mjs'] : [],
    // The test files of a mutant share one thread, and so load ESLint and the parsers once; the next mutant has a new one.
    isolate: false,
  },
});
