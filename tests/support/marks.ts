/** A place of a source, as ESLint counts it: from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A source whose marks were taken out, and what stood between them. */
export interface Unmarked {
  readonly code: string;
  readonly marks: readonly { readonly text: string; readonly place: Place }[];
}

/** Reads a source in which `«` and `»` stand around the words that are to be underlined. */
export function readMarks(marked: string): Unmarked {
  const marks = [...marked.matchAll(/«([^»]*)»/g)].map((match, index) => {
    const start = match.index - 2 * index;
    return { start, end: start + (match[1]?.length ?? 0) };
  });
  const code = marked.replaceAll(/[«»]/g, '');
  return {
    code,
    marks: marks.map(({ start, end }) => ({ text: code.slice(start, end), place: placeOf(code, start, end) })),
  };
}

function placeOf(code: string, start: number, end: number): Place {
  const [line, column] = locate(code, start);
  const [endLine, endColumn] = locate(code, end);
  return { line, column, endLine, endColumn };
}

function locate(code: string, offset: number): [line: number, column: number] {
  const lines = code.slice(0, offset).split('\n');
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}
