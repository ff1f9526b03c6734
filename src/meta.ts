/**
 * The name and version of the package, as its manifest has them; a test holds the two together, and reading the
 * manifest would cost a millisecond.
 */
export const NAME = 'eslint-plugin-restful-routes';
export const VERSION = '0.2.0';
