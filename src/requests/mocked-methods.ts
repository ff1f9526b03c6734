import type { Range } from '../text/text.ts';

/** A method of a client that a file mocks whatever the URL: a request that says another one by then is not answered. */
export interface MockedMethod {
  readonly method: string;
  readonly range: Range;
}

const METHOD = '(get|head|post|put|patch|delete)';
/** A whole name: a search from each of its letters takes long where it is long. */
const NAME = String.raw`(?<![\w$])[\w$]+`;
const ANSWER = String.raw`(?:mock(?:Implementation|(?:Resolved|Rejected|Return)Value)(?:Once)?|resolves|rejects|returns|callsFake|mockReturnThis)\b`;
const CREATE = String.raw`(?:jest|vi|vitest|sinon|mock)\s{0,9}\.\s{0,9}(?:fn|stub|spy)\b`;

const MOCK = new RegExp(
  [
    // axios.get.mockResolvedValue(, (axios.get as jest.Mock).mockResolvedValue(, vi.mocked(axios.get).mockResolvedValue(
    String.raw`(?:${NAME}\s{0,9}\??\.\s{0,99})?\b${METHOD}(?:\s{1,9}as\s[\w\s.<>,]{0,79}[\w.<>,])?\s{0,99}(?:\)\s{0,99})?\.\s{0,9}${ANSWER}`,
    // spyOn(axios, 'get'
    String.raw`\b(?:spyOn|stub)\s{0,9}\(\s{0,99}[\w$.]{1,120}\s{0,9},\s{0,99}['"\x60]${METHOD}['"\x60]`,
    // axios.get = jest.fn
    String.raw`${NAME}\s{0,9}\.\s{0,9}${METHOD}\s{0,9}=\s{0,99}${CREATE}`,
    // { get: vi.fn
    String.raw`['"]?\b${METHOD}['"]?\s{0,9}:\s{0,99}${CREATE}`,
  ].join('|'),
  'g',
);

/** The methods of clients that a text mocks without saying a URL, in the order in which they stand. */
export function mockedMethods(text: string): readonly MockedMethod[] {
  return [...text.matchAll(MOCK)].map((match) => {
    const said = match.slice(1).find((group: string | undefined) => group !== undefined) ?? '';
    return { method: said.toUpperCase(), range: [match.index, match.index + match[0].length] };
  });
}
