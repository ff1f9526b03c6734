/**
 * Caches the last result of a function of a text: the readers of a file call it with the same text one after the other.
 *
 * @param question a pure function
 */
export function askedOnce<Answer>(question: (text: string) => Answer): (text: string) => Answer {
  let last: { readonly text: string; readonly answer: Answer } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, answer: question(text) };
    return last.answer;
  };
}

/** Whether any text of a source begins as a path does. */
export function mentionsPaths(text: string): boolean {
  return text.includes("'/") || text.includes('"/') || text.includes('`/');
}
