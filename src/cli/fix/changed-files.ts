import { readFileSync } from 'node:fs';
import { kindOf } from '../../project/file-kinds.ts';
import { parseSource } from '../../project/parse-source.ts';
import { UsageError } from '../usage-error.ts';
import { createRequire } from 'node:module';

/** A file that changes: its bytes before and after. */
export interface ChangedFile {
  /** An absolute path. */
  readonly file: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The files that differ from the disk, with a byte order mark where they have one.
 *
 * @param texts the new texts of the files, by their paths
 * @param nameOf how messages name a file
 * @throws UsageError for a file that is not UTF-8, because writing it would damage it, and for one that the changes
 * would leave with a syntax error
 */
export function changedFiles(
  texts: ReadonlyMap<string, string>,
  nameOf: (file: string) => string,
): readonly ChangedFile[] {
  return [...texts].sort(byName).flatMap(([file, text]) => {
    const before = readFileSync(file);
    const known = before.toString('utf8');
    if (!Buffer.from(known).equals(before))
      throw new UsageError(`'${nameOf(file)}' is not UTF-8. No file was changed.`);
    const after = Buffer.from(known.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + text : text);
    if (after.equals(before)) return [];
    if (isCode(file) && parseSource(file, text) === null)
      throw new UsageError(`The fixes would leave '${nameOf(file)}' with a syntax error. No file was changed.`);
    return [{ file, before, after }];
  });
}

function isCode(file: string): boolean {
  const kind = kindOf(file);
  return kind === 'code' || kind === 'component';
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

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
