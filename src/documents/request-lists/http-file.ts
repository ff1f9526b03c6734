import type { DocumentedApi } from '../../model/documented-api.ts';
import type { Range } from '../../model/text.ts';
import { differing, editsBetween } from '../../text/edits.ts';
import { urlOf } from './request-url.ts';
import { RequestsDocument, type ReadRequests, type WrittenRequest } from './requests-document.ts';

/** The first line of a request: its method, its URL and maybe the version of HTTP. A URL without a method is a GET. */
const REQUEST = new RegExp(
  String.raw`^(?:(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)([ \t]+)(?=\S)|(?=https?:\/\/|\{\{))` +
    String.raw`(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t\r]*$`,
  'i',
);
const COMMENT = /^\s*(?:#|\/\/)/;
/** A variable of the file: `@host = http://localhost:3000`. */
const VARIABLE = /^\s*@/;
const SEPARATOR = /^###/;
/** A script before a request, and its end. */
const SCRIPT = /^<\s*\{%/;
const SCRIPT_END = /%\}\s*$/;

/** Reads a file of requests for editors (https://github.com/JetBrains/http-request-in-editor-spec). */
export function readHttpFile(text: string): DocumentedApi {
  const read = (file: string): ReadRequests => readHttpLines(file, linesOf(file));
  return new RequestsDocument('list', text, read(text), read);
}

/** The ranges of the lines of a text, without line breaks. */
function linesOf(text: string): readonly Range[] {
  let start = 0;
  return text.split('\n').map((line): Range => {
    const from = start;
    start += line.length + 1;
    return [from, from + line.length];
  });
}

/** Reads the requests of some lines of a text. */
export function readHttpLines(text: string, lines: readonly Range[]): ReadRequests {
  const prose: Range[] = [];
  const requests: WrittenRequest[] = [];
  /** The part of the file that the next lines belong to: before a request, a script there, its headers, or its body. */
  let part: 'start' | 'script' | 'headers' | 'body' = 'start';
  let last: { hasBody: boolean } | null = null;
  for (const [from, end] of lines) {
    const line = text.slice(from, end);
    if (SEPARATOR.test(line)) [part, last] = ['start', null];
    if (part === 'script' || (part === 'start' && SCRIPT.test(line))) part = SCRIPT_END.test(line) ? 'start' : 'script';
    else if (part !== 'body' && COMMENT.test(line)) prose.push([from, end]);
    else if (line.trim() === '') part = part === 'headers' ? 'body' : part;
    else if (part === 'body' && last) last.hasBody = true;
    else if (part === 'start' && !VARIABLE.test(line)) {
      part = 'headers';
      const request = requestIn(line, from, text);
      if (request) requests.push(request);
      last = request;
    }
  }
  return { requests, prose };
}

function requestIn(line: string, start: number, text: string): (WrittenRequest & { hasBody: boolean }) | null {
  const [, written = '', blank = '', url = ''] = REQUEST.exec(line) ?? [];
  if (url === '') return null;
  const method = written === '' ? 'GET' : written.toUpperCase();
  const methodRange: Range = [start, start + written.length];
  const from = methodRange[1] + blank.length;
  const address = urlOf(text, [from, from + url.length]);
  return {
    operation: { method, methodRange, address, otherRanges: [], isRequest: true },
    hasBody: false,
    edits: (to) => {
      const moved = editsBetween(address, to.path);
      if (!moved || to.method === method) return moved;
      if (written === '') return null;
      const other = written === method ? to.method : to.method.toLowerCase();
      return [...differing(start, written, other), ...moved];
    },
  };
}
