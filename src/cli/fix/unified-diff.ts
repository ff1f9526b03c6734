import { createRequire } from 'node:module';
import type { ChangedFile } from './changed-files.ts';

/** The changes as a unified diff, which `git apply` and `patch -p1` take; file names have slashes. */
export function unifiedDiff(changes: readonly ChangedFile[], nameOf: (file: string) => string): string {
  // `require` is typed as any; the type is in the declaration that the library ships.
  const { createTwoFilesPatch } = createRequire(import.meta.url)('diff') as typeof import('diff');
  return changes
    .map(({ file, before, after }) => {
      const name = nameOf(file);
      const patch = createTwoFilesPatch(
        `a/${name}`,
        `b/${name}`,
        before.toString(),
        after.toString(),
        undefined,
        undefined,
      );
      // The first line is a rule that separates the files in other tools.
      return patch.slice(patch.indexOf('\n') + 1);
    })
    .join('');
}
