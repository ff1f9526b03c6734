/**
 * A question about a text that remembers its last answer: all who read a file ask the same of it, one after the other.
 *
 * @param question answers the same for the same text
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
