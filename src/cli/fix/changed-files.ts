import { readFileSync } from 'node:fs';
import { kindOf } from '../../project/file-kinds.ts';
import { parseSource } from '../../project/parse-source.ts';
import { UsageError } from '../usage-error.ts';

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
