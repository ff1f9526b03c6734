import type { Reference } from '../../model/reference.ts';
import type { Value } from './abstract-value.ts';

/** The step of a reference that calls what it has come to, or makes an instance of it. */
export const CALL = '()';

/** The module of a reference that stays in its file. */
export const OWN_FILE = '(this file)';

/** The way to something of another file; null for anything else. */
export function referenceTo(value: Value): Reference | null {
  if (value.kind !== 'import') return null;
  return {
    specifier: value.specifier,
    path: value.path.split('.').filter((name) => name !== ''),
    unwrapped: value.unwrapped,
  };
}
