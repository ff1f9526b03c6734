/** How much a function remembers. */
interface Bounds {
  /** How many answers: with one more all of them are forgotten. */
  readonly most: number;
  /** The longest text whose answer is remembered. */
  readonly longest?: number;
}

/**
 * A question about a text that remembers its answers: a program has few words and paths, and the same ones again and
 * again.
 *
 * @param question answers the same for the same text, and nothing that anybody changes
 */
export function remembered<Answer extends object | string | boolean | null>(
  question: (text: string) => Answer,
  { most, longest = Infinity }: Bounds,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = question(text);
    if (text.length > longest) return answer;
    if (known.size === most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
