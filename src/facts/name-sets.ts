/** The names that a text lists, with a space between them. */
export function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
