/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Values of FORCE_COLOR that mean no colours. */
const OFF: ReadonlySet<string> = new Set(['0', 'false']);

/**
 * Whether to use colours: by the command line, else FORCE_COLOR, else NO_COLOR (https://no-color.org), else whether the
 * output is a terminal that has them.
 *
 * @param asked true for `--color`, false for `--no-color`, null for neither
 */
export function usesColors(asked: boolean | null, environment: Environment, isTerminal: boolean): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: forbidden, NODE_DISABLE_COLORS: disabled, TERM: terminal } = environment;
  if (asked !== null) return asked;
  if (forced !== undefined) return !OFF.has(forced);
  if (forbidden || disabled) return false;
  return isTerminal && terminal !== 'dumb';
}
