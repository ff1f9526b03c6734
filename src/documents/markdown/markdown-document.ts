import { basename } from 'node:path';
import type { DocumentedApi } from '../../model/documented-api.ts';
import { differing, editsBetween } from '../../text/edits.ts';
import { readHttpLines } from '../request-lists/http-file.ts';
import { shellUrlOf } from '../request-lists/request-url.ts';
import { RequestsDocument, type ReadRequests, type WrittenRequest } from '../request-lists/requests-document.ts';
import { curlRequests } from './curl-requests.ts';
import { readMarkdown, type MarkdownCode } from './markdown-blocks.ts';
import { requestsIn, requestsInLine, type SpokenRequest } from './spoken-requests.ts';

/** Files about earlier versions, which name old addresses on purpose. */
const OF_THE_PAST = /^(?:change-?log|changes|history|releases?|release-?notes|news|migrat|upgrad)/i;

/** Languages of code blocks: requests, shell scripts, and plain text. */
const REQUESTS: ReadonlySet<string> = new Set(['http', 'https', 'rest']);
const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'shell-session', 'curl', 'cmd']);
const PLAIN: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plaintext', 'plain']);

const SAYS_REQUESTS = /\b(?:GET|POST|PUT|PATCH|DELETE|curl)\b|\]\(\/|\/\/(?:localhost|127\.0\.0\.1)/;

/** Whether a file is in Markdown, describes the present version, and may name requests. */
export function mayBeMarkdown(file: string, text: string): boolean {
  return /\.mdx?$/i.test(file) && !OF_THE_PAST.test(basename(file)) && SAYS_REQUESTS.test(text);
}

/** Reads the requests in a Markdown document. */
export function readMarkdownDocument(text: string): DocumentedApi {
  return new RequestsDocument('prose', text, readRequests(text), readRequests);
}

/** A link that is an address, and no file: a path from the root, or a URL. */
const LINKED = /^(?:\/(?!\/)|https?:)/;

function readRequests(text: string): ReadRequests {
  const { blocks, codes, links, comments } = readMarkdown(text);
  const requests = [
    ...blocks.flatMap((block) => spokenRequests(requestsIn(block, text), text)),
    ...codes.flatMap((code) => codeRequests(code, text)),
    ...links
      .filter((link) => LINKED.test(text.slice(...link)))
      .map((address) => spokenRequest({ method: 'GET', methodRange: null, address }, text)),
  ];
  const start = ({ operation: { address } }: WrittenRequest): number => address.locate(0, 0)[0];
  return { requests: requests.toSorted((a, b) => start(a) - start(b)), prose: [[0, text.length]], comments };
}

function codeRequests({ language, lines }: MarkdownCode, text: string): readonly WrittenRequest[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  if (REQUESTS.has(language)) return readHttpLines(text, lines).requests;
  const spoken = PLAIN.has(language) ? lines.flatMap((line) => spokenRequests(requestsInLine(text, line), text)) : [];
  return SHELLS.has(language) || PLAIN.has(language)
    ? [...spoken, ...curlRequests(text, [first[0], last[1]])].filter(isFirst)
    : [];
}

/** Whether a request is the first one at the place of its address. */
function isFirst(request: WrittenRequest, at: number, all: readonly WrittenRequest[]): boolean {
  const [start] = request.operation.address.locate(0, 1);
  return all.findIndex(({ operation: { address } }) => address.locate(0, 1)[0] === start) === at;
}

/**
 * The requests of one block. A request is not moved to a path that the block names already, as it may describe the
 * move.
 */
function spokenRequests(found: readonly SpokenRequest[], text: string): readonly WrittenRequest[] {
  const requests = found.map((each) => spokenRequest(each, text));
  const said = new Set(requests.map(({ operation: { address } }) => address.value));
  return requests.map((request) => ({ ...request, edits: (to) => (said.has(to.path) ? null : request.edits(to)) }));
}

function spokenRequest({ method, methodRange, address: range }: SpokenRequest, text: string): WrittenRequest {
  const address = shellUrlOf(text, range);
  return {
    operation: { method, methodRange: methodRange ?? range, address, otherRanges: [], isRequest: true },
    hasBody: false,
    edits: (to) => {
      const moved = editsBetween(address, to.path);
      if (!moved || to.method === method) return moved;
      return methodRange && [...differing(methodRange[0], method, to.method), ...moved];
    },
  };
}
