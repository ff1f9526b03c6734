/** The source of a regular expression that finds a name of JavaScript, in which a dollar stands for itself. */
export function namePattern(name: string): string {
  return name.replaceAll('$', String.raw`\$`);
}
