import type { Range } from '../../model/text.ts';

/** A word of a command, without its quotes. */
export interface ShellWord {
  readonly text: string;
  readonly range: Range;
  /** Whether the shell takes it as it is written: one run of text, whole or in one pair of quotes. */
  readonly isPlain: boolean;
}

/** A word: quoted runs and others, next to one another. */
const WORD = /(?:"(?:[^"\\]|\\[^])*"|'[^']*'|\\(?:\r\n|[^])|[^\s"'\\;|&<>()])+/g;
const ONE_RUN = /^(?:"(?<double>[^"\\]*)"|'(?<single>[^']*)'|[^\s"'\\]+)$/;
/** What ends a command: operators of the shell, and a line that is not continued. */
const END = /[\n;|&]/;
/** The end of a line that is continued. */
const CONTINUED = /^\\\r?\n$/;

/** The calls of a program in a script, each as its words. */
export function callsOf(program: string, text: string, [start, end]: Range): readonly (readonly ShellWord[])[] {
  const calls: ShellWord[][] = [];
  let last = start;
  for (const { index, 0: written } of text.slice(start, end).matchAll(WORD)) {
    const word = wordAt(written, start + index);
    const isNew = END.test(text.slice(last, start + index));
    last = start + index + written.length;
    if (CONTINUED.test(written)) continue;
    if (word.text === program || isNew) calls.push([word]);
    else calls.at(-1)?.push(word);
  }
  return calls.filter(([first]) => first?.text === program);
}

function wordAt(written: string, start: number): ShellWord {
  const { double, single } = ONE_RUN.exec(written)?.groups ?? {};
  const quoted = double ?? single;
  const from = quoted === undefined ? start : start + 1;
  const text = quoted ?? written;
  return { text, range: [from, from + text.length], isPlain: ONE_RUN.test(written) };
}
