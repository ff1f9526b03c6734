/** The step of a reference that calls what it has come to, or makes an instance of it. */
export const CALL = '()';

/**
 * The module of a reference that begins at a parameter: its steps are where the function begins in the file, and the
 * place of the parameter.
 */
export const PARAMETER = '(parameter)';

/** The module of a reference that stays in its file. */
export const OWN_FILE = '(this file)';

/** The step of a reference that goes to each element of a list, or to each member of an object. */
export const EACH = '*';
