const COMMENT = /^[ \t]*(?:#|\/\/|;)/;

/** How far the beginning of a line is searched. */
const LONGEST = 500;

/** Whether a line of a document is a comment, in the syntax of most languages of documents: `#`, `//`, `;`. */
export function isCommentLine(text: string, at: number): boolean {
  return COMMENT.test(lineBefore(text, at));
}

function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LONGEST), at);
  return before.slice(before.lastIndexOf('\n') + 1);
}
