/** The step of a reference that calls what it has come to, or makes an instance of it. */
export const CALL = '()';

/** The module of a reference that stays in its file. */
export const OWN_FILE = '(this file)';
