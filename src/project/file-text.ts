import { readFileSync, statSync } from 'node:fs';

/** The text of a file of the disk; null where it has changed since. */
export function textAgain(file: string, digest: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return digestOf(text) === digest ? text : null;
  } catch {
    // The file is gone since it was listed.
    return null;
  }
}

/** The text of a file; empty where it cannot be read. */
export function textOrNone(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a path is that of a file; false for one below a file too, for which the system reports an error. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/**
 * How much of a text is looked at, and how long its lines are on average where no person wrote them. Shorter texts are
 * those of the project's authors.
 */
const HEAD = 20_000;
const GENERATED_LINE = 500;
/** A picture or a font in one literal. */
const DATA = /(?<![\w+/=-])[\w+/=-]{500,}/g;

/** What code tests that is to be loaded by any loader of modules: libraries, and hardly ever code of an application. */
const ANY_LOADER = 'define.amd';

/**
 * Whether the authors of a project did not write a text: a program did, as bundlers and minifiers do, or it is a
 * library that was copied into the project. What it names counts, but nothing is registered in it.
 */
export function isForeign(text: string): boolean {
  if (text.length < HEAD) return false;
  if (text.includes(ANY_LOADER)) return true;
  const head = text.slice(0, HEAD);
  const most = GENERATED_LINE * head.split('\n').length;
  return head.length > most && head.replace(DATA, '').length > most;
}

/** A hash of a text: texts with the same one count as equal. */
export function digestOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${String(text.length)} ${String(a >>> 0)} ${String(b >>> 0)}`;
}
