import { isExact } from './dialects.ts';
import type { Dialect } from '../model/path.ts';

/**
 * Folds the case of a text for routers that ignore case: Express and Koa match with the `i` flag, the others do not.
 * (Their options to change that are ignored: two paths that differ in case only are usually meant as one address.)
 *
 * The comparison is the one of ECMA-262, Canonicalize: to upper case, one code unit to one, never from outside ASCII
 * into it.
 */
export function fold(text: string, dialect: Dialect): string {
  if (isExact(dialect)) return text;
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    const upper = char.toUpperCase();
    const same = upper.length !== 1 || (char.charCodeAt(0) > 127 && upper.charCodeAt(0) <= 127);
    folded += same ? char : upper;
  }
  return folded;
}
