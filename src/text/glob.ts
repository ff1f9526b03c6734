import { createRequire } from 'node:module';

/** Loaded when a glob is matched: most projects have none. */
let minimatch: typeof import('minimatch').minimatch | undefined;

/** Whether a path matches a glob as shells and bundlers read it: `routes/users.js` and `routes/*.js`. */
export function matchesGlob(path: string, pattern: string): boolean {
  minimatch ??= (createRequire(import.meta.url)('minimatch') as typeof import('minimatch')).minimatch;
  return minimatch(path, pattern, { dot: true });
}
