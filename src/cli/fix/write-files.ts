import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { isIn } from '../../project/root.ts';
import { UsageError } from '../usage-error.ts';
import type { ChangedFile } from './changed-files.ts';

const DISK = { accessSync, chmodSync, copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync };

/** The functions of the file system that are used here; tests replace them by failing ones. */
export type Disk = typeof DISK;

/** A change with the files next to it that make it possible to carry it out and to undo it. */
interface Prepared extends ChangedFile {
  /** The new content. */
  readonly next: string;
  /** A copy of the old one. */
  readonly backup: string;
}

type Beside = Pick<Prepared, 'next' | 'backup'>;

/** A change as a journal lists it. */
interface Journaled extends Pick<Prepared, 'file' | 'next' | 'backup'> {
  /** A digest of the new content. */
  readonly digest: string;
}

/** The name of a journal, which lists the changes of a run that has not ended. */
const JOURNAL = '.restful-routes-fix.json';
/** Its name before the first change and after the last one, when only the files beside the others are to go. */
const REMOVABLE = '.restful-routes-fix-files.json';

/**
 * Writes files, all or none: the new contents and copies of the old ones are written next to the files first, and each
 * file is then replaced in one step. A journal in the folder lists them meanwhile, so that {@link restoreInterrupted}
 * can undo a run that was killed; its name says whether files may have been replaced.
 *
 * @param folder an absolute path
 * @throws UsageError where a file cannot be written or has changed since it was read; no file is changed then
 */
export function writeFiles(changes: readonly ChangedFile[], folder: string, on: Disk = DISK): void {
  const prepared = changes.map((change): Prepared => {
    const beside = besideOf(change.file, String(process.pid));
    return { ...change, next: `${beside}-new`, backup: `${beside}-old` };
  });
  try {
    for (const { file } of changes) checkWritable(file, on);
    on.writeFileSync(join(folder, REMOVABLE), JSON.stringify(prepared.map(journaled)), { flush: true });
    for (const one of prepared) prepare(one, on);
    on.renameSync(join(folder, REMOVABLE), join(folder, JOURNAL));
    for (const one of prepared) replace(one, on);
  } catch (error) {
    for (const { file, backup, after } of prepared)
      if (on.statSync(backup, { throwIfNoEntry: false }) && after.equals(on.readFileSync(file)))
        on.renameSync(backup, file);
    clear(prepared, folder, on);
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}. No file was changed.`);
  }
  clear(prepared, folder, on);
}

function journaled({ file, next, backup, after }: Prepared): Journaled {
  return { file, next, backup, digest: digestOf(after) };
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Undoes a run that was killed while it wrote. A file that someone has changed since stays as it is, with the copy of
 * its old content next to it.
 *
 * @returns the files that have their old content again
 */
export function restoreInterrupted(folder: string, on: Disk = DISK): readonly string[] {
  removeBeside(readJournal(join(folder, REMOVABLE), folder, on), folder, on);
  const entries = readJournal(join(folder, JOURNAL), folder, on).filter(({ backup }) =>
    on.statSync(backup, { throwIfNoEntry: false }),
  );
  const contentOf = ({ file }: Journaled): Buffer | null =>
    on.statSync(file, { throwIfNoEntry: false }) ? on.readFileSync(file) : null;
  const isNew = (entry: Journaled): boolean => digestOf(contentOf(entry) ?? Buffer.alloc(0)) === entry.digest;
  const isOld = (entry: Journaled): boolean => contentOf(entry)?.equals(on.readFileSync(entry.backup)) === true;
  const restored = entries.filter(isNew);
  for (const { file, backup } of restored) on.renameSync(backup, file);
  clear([...restored, ...entries.filter((entry) => !restored.includes(entry) && isOld(entry))], folder, on);
  return restored.map(({ file }) => file);
}

/**
 * Returns the entries of a journal; none where it is missing or incomplete. An incomplete one was cut off before any
 * file was replaced. Entries with file names that no run would write are left out, because anyone may have put them
 * there.
 */
function readJournal(journal: string, folder: string, on: Disk): readonly Journaled[] {
  if (!on.statSync(journal, { throwIfNoEntry: false })) return [];
  try {
    const entries: unknown = JSON.parse(on.readFileSync(journal, 'utf8'));
    return Array.isArray(entries) ? entries.filter(isJournaled).filter((entry) => isOfRun(entry, folder)) : [];
  } catch {
    return [];
  }
}

function isJournaled(entry: unknown): entry is Journaled {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    ['file', 'next', 'backup', 'digest'].every((key) => typeof Reflect.get(entry, key) === 'string')
  );
}

function isOfRun({ file, next, backup }: Journaled, folder: string): boolean {
  const [id = ''] = /\d+(?=-new$)/.exec(next) ?? [];
  const beside = besideOf(file, id);
  return isAbsolute(file) && isIn(file, folder) && next === `${beside}-new` && backup === `${beside}-old`;
}

/** The beginning of the paths of the two files next to a file: its new content, and the copy of its old one. */
function besideOf(file: string, id: string): string {
  return join(dirname(file), `.${basename(file)}.restful-routes-${id}`);
}

/** Throws for a read-only file: a rename would replace it as well, against the intention of its owner. */
function checkWritable(file: string, on: Disk): void {
  if ((on.statSync(file).mode & 0o200) === 0) throw new Error(`'${file}' is read-only`);
  on.accessSync(file, constants.W_OK);
}

function prepare({ file, after, next, backup }: Prepared, on: Disk): void {
  const { mode } = on.statSync(file);
  on.copyFileSync(file, backup);
  on.writeFileSync(next, after, { flush: true });
  on.chmodSync(next, mode);
}

function replace({ file, before, next }: Prepared, on: Disk): void {
  if (!before.equals(on.readFileSync(file))) throw new Error(`'${file}' has changed since it was read`);
  on.renameSync(next, file);
}

/** Ends a run: a journal of another name says that only the files next to those that it changed are to be removed. */
function clear(entries: readonly Beside[], folder: string, on: Disk): void {
  const journal = join(folder, JOURNAL);
  if (on.statSync(journal, { throwIfNoEntry: false })) on.renameSync(journal, join(folder, REMOVABLE));
  removeBeside(entries, folder, on);
}

/** Removes such files, and the journal last. */
function removeBeside(entries: readonly Beside[], folder: string, on: Disk): void {
  for (const { next, backup } of entries) for (const file of [next, backup]) on.rmSync(file, { force: true });
  on.rmSync(join(folder, REMOVABLE), { force: true });
}
