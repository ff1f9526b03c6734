import type { Range } from '../model/text.ts';

/** A method of a client that a file mocks whatever the URL: a request that says another one by then is not answered. */
export interface MockedMethod {
  readonly method: string;
  readonly range: Range;
  /**
   * Whether a test counts the requests of the method: one that says another method by then is missed, whatever else is
   * mocked.
   */
  readonly isCounted: boolean;
}

const METHOD = '(get|head|post|put|patch|delete)';
/** A whole name: a search from each of its letters takes long where it is long. */
const NAME = String.raw`(?<![\w$])[\w$]+`;
const ANSWER =
  String.raw`(?:mock(?:Implementation|(?:Resolved|Rejected|Return)Value)(?:Once)?|resolves|rejects` +
  String.raw`|returns|callsFake|mockReturnThis)\b`;
const CREATE = String.raw`(?:jest|vi|vitest|sinon|mock)\s{0,9}\.\s{0,9}(?:fn|stub|spy)\b`;

/** Tests count reads whatever they are about. */
const WRITE = '(head|post|put|patch|delete)';
const COUNTING =
  String.raw`to(?:HaveBeenCalled|BeCalled)(?:Times|Once)?\s{0,9}\(|to\.(?:not\.)?(?:have\.been` +
  String.raw`|be)\.called(?:Once|Twice|Thrice)?\b(?!With)`;

const MOCK = new RegExp(
  [
    // axios.get.mockResolvedValue(, (axios.get as jest.Mock).mockResolvedValue(,
    // vi.mocked(axios.get).mockResolvedValue(
    String.raw`(?:${NAME}\s{0,9}\??\.\s{0,99})?\b${METHOD}(?:\s{1,9}as\s[\w\s.<>,]{0,79}[\w.<>,]` +
      String.raw`)?\s{0,99}(?:\)\s{0,99})?\.\s{0,9}${ANSWER}`,
    // spyOn(axios, 'get'
    String.raw`\b(?:spyOn|stub|mock\s{0,9}\.\s{0,9}method` +
      String.raw`|td\s{0,9}\.\s{0,9}replace)\s{0,9}\(\s{0,99}[\w$.]{1,120}\s{0,9},\s{0,99}['"\x60` +
      String.raw`]${METHOD}['"\x60]`,
    // axios.get = jest.fn
    String.raw`${NAME}\s{0,9}\.\s{0,9}${METHOD}\s{0,9}=\s{0,99}${CREATE}`,
    // { get: vi.fn
    String.raw`['"]?\b${METHOD}['"]?\s{0,9}:\s{0,99}${CREATE}`,
    // mock.onPost(), mock.onPost(/users/
    String.raw`\.\s{0,9}on(Head|Post|Put|Patch|Delete)\s{0,9}\(\s{0,99}[)/]`,
  ].join('|'),
  'g',
);

const COUNT = new RegExp(
  [
    // expect(axios.post).toHaveBeenCalledTimes(
    String.raw`\bexpect\s{0,9}\(\s{0,99}[\w$.]{1,120}\.${WRITE}\s{0,99}\)\s{0,99}\.\s{0,9}` +
      String.raw`(?:not\s{0,9}\.\s{0,9})?(?:${COUNTING})`,
    // mock.history.post.length
    String.raw`\bhistory\s{0,9}\.\s{0,9}${WRITE}\b`,
  ].join('|'),
  'g',
);

const MAY_NOCK = /\bnock\b/;
/** nock(host).post(/users/), .post((uri) => ..., .post(uri => ... */
const NOCK = new RegExp(
  String.raw`\.\s{0,9}${WRITE}\s{0,9}\(\s{0,99}(?:\/|function\b|\(?\s{0,9}\w{0,40}\s{0,9}\)?\s{0,9}=>)`,
  'g',
);

/** The methods of clients that a text mocks without saying a URL, in the order in which they stand. */
export function mockedMethods(text: string): readonly MockedMethod[] {
  return [
    ...readMatches(text, MOCK, false),
    ...readMatches(text, COUNT, true),
    ...(MAY_NOCK.test(text) ? readMatches(text, NOCK, false) : []),
  ].toSorted((a, b) => a.range[0] - b.range[0]);
}

const MANUAL_MOCK = /(?:^|[\\/])__mocks__[\\/](?:axios|ky|got|superagent|needle)\.\w{1,5}$/;
const WRITTEN = new RegExp(String.raw`(?<![\w$.])${METHOD}['"]?\s{0,9}[:(=](?![=>])|\.${METHOD}\s{0,9}=(?![=>])`, 'g');

/** Whether a file stands in the place of a client in all tests: `__mocks__/axios.js`. */
export function isManualMock(file: string): boolean {
  return MANUAL_MOCK.test(file);
}

/** The methods that such a file has. */
export function manuallyMocked(file: string, text: string): readonly MockedMethod[] {
  return isManualMock(file) ? readMatches(text, WRITTEN, false) : [];
}

function readMatches(text: string, pattern: RegExp, isCounted: boolean): readonly MockedMethod[] {
  return [...text.matchAll(pattern)].map((match) => {
    const said = match.slice(1).find((group: string | undefined) => group !== undefined) ?? '';
    return { method: said.toUpperCase(), range: [match.index, match.index + match[0].length], isCounted };
  });
}
