import type { Edit, Range } from '../../model/text.ts';
import { editsBetween } from '../../text/edits.ts';
import type { WrittenRequest } from '../request-lists/requests-document.ts';
import { shellUrlOf } from '../request-lists/request-url.ts';
import { isMethodName } from '../../text/method-names.ts';

/** Options for the method, for a body and for a file to upload (https://curl.se/docs/manpage.html). */
const METHOD = /^(?:-X|--request)$/;
const JOINED_METHOD = /^(?:-X|--request=)(\w+)$/;
const BODY = /^(?:-d|--data(?:-\w+)*|--json|-F|--form(?:-\w+)*)/;
const UPLOAD = /^(?:-T|--upload-file)/;
const HEAD = /^(?:-I|--head)$/;
const IN_URL = /^(?:-G|--get)$/;

/** Options whose value is the next word, so that it is not the URL of the request. */
const SHORT_VALUED = /^-[A-Za-z]*[AbcCdDeEFhHKmoPQrtTuUwxXyYz]$/;
const LONG_VALUED: ReadonlySet<string> = new Set(
  [
    ...['json', 'header', 'user', 'user-agent', 'output', 'cookie', 'cookie-jar', 'referer', 'request', 'proxy'],
    ...['max-time', 'connect-timeout', 'write-out', 'upload-file', 'cert', 'key', 'cacert', 'retry', 'config'],
    ...['resolve', 'range', 'form', 'form-string', 'form-escape'],
    ...['data', 'data-raw', 'data-binary', 'data-ascii', 'data-urlencode'],
  ].map((name) => `--${name}`),
);

const URL = /^(?:https?:\/\/|localhost\b|127\.0\.0\.1\b|\$\{?\w+\}?\/|\{\{[\w.-]+\}\}\/|<[\w.-]+>\/|\/)/;

/**
 * The requests that the curl commands of a script send. A command with several URLs or methods is left out, and so is
 * one whose URL is not one plain run of text.
 */
export function curlRequests(text: string, script: Range): readonly WrittenRequest[] {
  return callsOf('curl', text, script).flatMap((words) => requestOf(words, text) ?? []);
}

function requestOf([program, ...words]: readonly ShellWord[], text: string): WrittenRequest | null {
  const urls = words.filter((word, at) => URL.test(word.text) && !takesValue(words[at - 1]?.text ?? ''));
  const [url, ...others] = urls;
  const said = methodWords(words);
  if (!program || !url?.isPlain || others.length > 0 || said.length > 1) return null;
  const [own] = said;
  const texts = words.map((word) => word.text);
  const method = own ? own.text.toUpperCase() : impliedMethod(texts);
  if (!isMethodName(method)) return null;
  const address = shellUrlOf(text, url.range);
  return {
    operation: { method, methodRange: own?.range ?? program.range, address, otherRanges: [], isRequest: true },
    hasBody: texts.some((each) => BODY.test(each) || UPLOAD.test(each)) && !texts.some((each) => IN_URL.test(each)),
    edits: (to) => {
      const moved = editsBetween(address, to.path);
      return moved && (to.method === method ? moved : [methodEdit(program, own, to.method), ...moved]);
    },
  };
}

/** The words that give the method: the value of an option, or its end (`-XPOST`). */
function methodWords(words: readonly ShellWord[]): readonly ShellWord[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (METHOD.test(word.text)) return next ? [next] : [];
    const joined = JOINED_METHOD.exec(word.text)?.[1];
    const end = word.range[1];
    return joined === undefined ? [] : [{ text: joined, range: [end - joined.length, end] as const, isPlain: true }];
  });
}

function impliedMethod(options: readonly string[]): string {
  const has = (pattern: RegExp): boolean => options.some((option) => pattern.test(option));
  if (has(HEAD)) return 'HEAD';
  if (has(UPLOAD)) return 'PUT';
  return has(BODY) && !has(IN_URL) ? 'POST' : 'GET';
}

function methodEdit(program: ShellWord, own: ShellWord | undefined, method: string): Edit {
  const end = program.range[1];
  return own ? { range: own.range, text: method } : { range: [end, end], text: ` -X ${method}` };
}

/** Whether the next word is the value of an option. */
function takesValue(option: string): boolean {
  return SHORT_VALUED.test(option) || LONG_VALUED.has(option);
}

/** A word of a command, without its quotes. */
interface ShellWord {
  readonly text: string;
  readonly range: Range;
  /** Whether the shell leaves its text unchanged: one run of text, without quotes or in one pair of them. */
  readonly isPlain: boolean;
}

/** A word of a command: quoted and unquoted runs next to one another. */
const WORD = /(?:"(?:[^"\\]|\\[^])*"|'[^']*'|\\(?:\r\n|[^])|[^\s"'\\;|&<>()])+/g;
const ONE_RUN = /^(?:"(?<double>[^"\\]*)"|'(?<single>[^']*)'|[^\s"'\\]+)$/;
/** What ends a command: operators of the shell, and a line that is not continued. */
const END = /[\n;|&]/;
/** The end of a line that is continued. */
const CONTINUED = /^\\\r?\n$/;

/** The calls of a program in a script, each as its words. */
function callsOf(program: string, text: string, [start, end]: Range): readonly (readonly ShellWord[])[] {
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
