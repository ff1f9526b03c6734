import { lstatSync, writeFileSync } from 'node:fs';
import { kindOf } from '../project/file-kinds.ts';
import { UsageError } from './usage-error.ts';

/**
 * Makes sure before the work that its answer may be written: a slip (`--output app.js`) must not cost a source file.
 *
 * @throws UsageError for an existing source file or a folder
 */
export function checkOutput(file: string): void {
  const known = lstatSync(file, { throwIfNoEntry: false });
  if (known?.isDirectory()) throw new UsageError(`Cannot write '${file}': it is a folder.`);
  if (known && ['code', 'component', 'foreign', 'opaque'].includes(kindOf(file) ?? ''))
    throw new UsageError(`Cannot write '${file}': it is a source file.`);
}

/** @throws UsageError where the file cannot be written */
export function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`Cannot write '${file}': ${error instanceof Error ? error.message : String(error)}.`);
  }
}
