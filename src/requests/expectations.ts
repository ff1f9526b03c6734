import type { Request } from '../model/request.ts';
import type { Range } from '../model/text.ts';

/** A file and its text. */
interface SourceText {
  readonly file: string;
  readonly source: string;
}

/** What a test contains after a request that it expects no route to answer. */
const NOTHING = new RegExp(
  [
    String.raw`\b4(?:04|05|10)\b|\b(?:NOT_FOUND|METHOD_NOT_ALLOWED)\b|NotFound\b|MethodNotAllowed\b`,
    // `expect(response.ok).toBe(false)`, `assert(!response.ok)`, `assert.equal(response.ok, false)`
    String.raw`\bok\)\.(?:to\.)?(?:not\b|be\.false\b|toBeFalsy\b|(?:to\w+|be|equals?)\(false\b)`,
    String.raw`\bok,\s*false\b|\bassert(?:\.ok)?\(!\s*[\w.]+\.ok\b`,
    // `expect(status).not.toBe(200)`, `assert.notEqual(status, 200)`, `expect(status).toBeGreaterThan(399)`
    String.raw`\bstatus(?:Code)?\)\.(?:to\.)?not\.[\w.]+\(2\d\d\b|\bnot\w*[eE]qual\([^\n]*\bstatus(?:Code)?,\s*2\d\d\b`,
    String.raw`\bstatus(?:Code)?\)\.[\w.]*(?:[gG]reaterThan\w*|above|least)\((?:299|300|399|400)\b`,
    // `await expect(axios.get('/users')).rejects.toThrow()`
    String.raw`\)\.(?:to\.be\.)?reject(?:s|ed)\b`,
  ].join('|'),
);
const NEXT_TEST = /\n[^\S\n]*(?:it|test)(?:\.\w+)*\(/;

/** How many characters after a request are searched for its expectation. */
const REACH = 800;

/** Whether the text of a file may expect of some request that no route answers it. */
export function mayExpectNothing(text: string): boolean {
  return NOTHING.test(text);
}

/**
 * The requests of which the tests of a file expect that no route answers them:
 * `request(app).get('/users').expect(404)`, also where a function of the file sends them and expects that.
 */
export function expectingNothing({ file, source }: SourceText, requests: readonly Request[]): ReadonlySet<Request> {
  const starts = requests.map(({ range }) => range[0]).sort((a, b) => a - b);
  const isExpected = ([, end]: Range): boolean => {
    const next = starts.find((start) => start >= end) ?? Infinity;
    const [behind = ''] = source.slice(end, Math.min(next, end + REACH)).split(NEXT_TEST);
    return NOTHING.test(behind);
  };
  return new Set(
    requests.filter(({ range, calls = [] }) => {
      const sending = calls.flatMap(({ inner }) => inner.filter((call) => call.file === file));
      return [range, ...sending.map((call) => call.range)].some(isExpected);
    }),
  );
}
