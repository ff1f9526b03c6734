/** Folders and names of the files that only tests run. */
const TEST_FILE = new RegExp(
  String.raw`(?:^|\/)(?:tests?|specs?|__tests__|__mocks__|e2e)\/|[.-](?:test|spec|e2e)\.[cm]?[jt]sx?$` +
    String.raw`|(?:^|\/)tests?\.[cm]?[jt]s$`,
  'i',
);

/**
 * Whether a file belongs to the tests of a project, and not to what runs in production.
 *
 * @param name the path below the root, with `/` between its parts
 */
export function isTestFile(name: string): boolean {
  return TEST_FILE.test(name);
}
