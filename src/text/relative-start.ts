/** A beginning that goes on from where its page or its file is: `./`, `../../`. */
const RELATIVE = /^(?:\.{1,2}\/+)+/;

/**
 * How many characters at the beginning of a path state that it goes on from where it is; none where it specifies its
 * whole way.
 */
export function relativeStart(path: string): number {
  return RELATIVE.exec(path)?.[0].length ?? 0;
}
