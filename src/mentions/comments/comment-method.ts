import type { MethodToken } from '../../model/method.ts';

/** The methods that comments speak of. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const KNOWN: ReadonlySet<string> = new Set(METHODS);

/**
 * The method that a comment says.
 *
 * @param written as it stands there; an edit keeps its case
 * @param isOnly whether it stands alone with its path: one of several does not change by itself
 */
export function commentMethod(written: string, start: number, isOnly: boolean): MethodToken {
  const range = [start, start + written.length] as const;
  const isLower = written === written.toLowerCase();
  return {
    method: written.toUpperCase(),
    range,
    edit: (target) => (isOnly && KNOWN.has(target) ? { range, text: isLower ? target.toLowerCase() : target } : null),
  };
}
