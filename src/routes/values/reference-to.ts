import type { Reference } from '../../model/reference.ts';
import type { Value } from './abstract-value.ts';

/** The step in the path of a reference that calls the value reached so far, or makes an instance of it. */
export const CALL = '()';

/** The module of a reference that stays in its file. */
export const OWN_FILE = '(this file)';

/** A reference to a value of another file; null for any other value. */
export function referenceTo(value: Value): Reference | null {
  if (value.kind !== 'import') return null;
  return {
    specifier: value.specifier,
    path: value.path.split('.').filter((name) => name !== ''),
    unwrapped: value.unwrapped,
  };
}
