/**
 * A value of another file, by its module and the names that access it: `require('./routes').users.list()` is
 * `{ specifier: './routes', path: ['users', 'list', '()'] }`.
 */
export interface Reference {
  readonly specifier: string;
  /** The export, the members after it, and `()` for each call; empty for the module itself and its default export. */
  readonly path: readonly string[];
  /**
   * Whether the file that refers to it wraps it so that it registers on the router around it (`fastify-plugin`),
   * without entries and a prefix of its own.
   */
  readonly unwrapped: boolean;
}
