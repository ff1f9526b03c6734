/**
 * Something of another file, by its module and the names that resolve to it: `require('./routes').users.list()` is
 * `{ specifier: './routes', path: ['users', 'list', '()'] }`.
 */
export interface Reference {
  readonly specifier: string;
  /** The export, the members after it, and `()` for each call; empty for the module itself and its default export. */
  readonly path: readonly string[];
  /** Whether a plugin wrapper of the file that refers to it took its own table and prefix away. */
  readonly unwrapped: boolean;
}
