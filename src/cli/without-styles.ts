/** A text without control characters: what a source specifies shall not steer the terminal that shows it. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
