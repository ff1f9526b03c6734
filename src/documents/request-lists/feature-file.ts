import type { DocumentedApi } from '../../model/documented-api.ts';
import type { Range } from '../../model/text.ts';
import { editsBetween } from '../../text/edits.ts';
import { onlyRequestIn, requestsIn, type SpokenRequest } from '../markdown/spoken-requests.ts';
import { shellUrlOf } from './request-url.ts';
import { RequestsDocument, type ReadRequests, type WrittenRequest } from './requests-document.ts';

const COMMENT = /^\s*#/;
/** A line that names a part of the file, for people: `Feature: Users`, `Scenario Outline: a list`. */
const TITLE =
  /^\s*(?:Feature|Rule|Background|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios)\s*:/;
/** The quotes around a text of several lines. */
const QUOTES = /^\s*("""|```)/;
const ROW = /^\s*\|/;

/** Reads the steps of a Gherkin file that send requests: `When I send a GET request to "/users"`. */
export function readFeatureFile(text: string): DocumentedApi {
  return new RequestsDocument('list', text, readSteps(text), readSteps);
}

function readSteps(text: string): ReadRequests {
  const prose: Range[] = [];
  const requests: WrittenRequest[] = [];
  let quotes: string | null = null;
  let from = 0;
  for (const line of text.split('\n')) {
    const range: Range = [from, from + line.length];
    from += line.length + 1;
    const mark = QUOTES.exec(line)?.[1] ?? null;
    if (quotes !== null) quotes = mark === quotes ? null : quotes;
    else if (mark !== null) quotes = mark;
    else if (COMMENT.test(line) || TITLE.test(line)) prose.push(range);
    else requests.push(...requestsOf(range, text).map((each) => requestOf(each, text)));
  }
  return { requests, prose };
}

/** The requests of a step, or of a row of a table. */
function requestsOf(line: Range, text: string): readonly SpokenRequest[] {
  const written = text.slice(...line);
  if (!ROW.test(written)) return onlyRequestIn(text, line);
  const cells = [...written.matchAll(/[^|]+/g)].map(({ index, 0: cell }): readonly Range[] => [
    [line[0] + index, line[0] + index + cell.length],
  ]);
  return requestsIn({ cells }, text);
}

/** A step keeps its method: which steps there are is known to the program that runs the file alone. */
function requestOf({ method, methodRange, address: range }: SpokenRequest, text: string): WrittenRequest {
  const address = shellUrlOf(text, range);
  return {
    operation: { method, methodRange: methodRange ?? range, address, otherRanges: [], isRequest: true },
    hasBody: false,
    edits: (to) => (to.method === method ? editsBetween(address, to.path) : null),
  };
}
