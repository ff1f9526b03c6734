/** The beginning of a path that is relative to its page or its file: `./`, `../../`. */
const RELATIVE = /^(?:\.{1,2}\/+)+/;

/** The length of the beginning of a path that makes it relative; 0 for any other path. */
export function relativeStart(path: string): number {
  return RELATIVE.exec(path)?.[0].length ?? 0;
}
