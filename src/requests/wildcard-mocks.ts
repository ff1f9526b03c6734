const MAY_MOCK = /\b(?:msw|cy|playwright|nock|fetchMock|fetch-mock)\b/;
/** `'/users/*'`, `"**\/users/**"`, `'/users/*\/posts'`, `'*'` */
const WILDCARD = /\/\*{1,2}(?:\/[^'"`\s]{0,99})?['"`]|['"`]\*{1,2}['"`]/;

/** Whether a text may hold a mock that compares addresses with a wildcard. */
export function mayMockWildcards(text: string): boolean {
  return MAY_MOCK.test(text) && WILDCARD.test(text);
}
