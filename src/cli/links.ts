import { isAbsolute, relative, sep } from 'node:path';
import type { Place } from './listed-route.ts';
import { UsageError } from './usage-error.ts';

/** The URL of a line; null where it is not known where the files are on the web. */
export type LinkTo = (place: Place) => string | null;

/** Where the files are on the web, and the folder that is there. */
interface Web {
  readonly base: string;
  readonly root: string;
}

/**
 * How places become links: below the URL that the user names for the working directory, or in GitHub Actions below the
 * commit that is checked out.
 *
 * @param links the URL, as it is written; null where the user names none
 * @param folder the absolute path that the files are relative to
 * @param env the environment
 * @throws UsageError for a text that is no URL of the web
 */
export function linksOf(
  links: string | null,
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): LinkTo {
  const web = links === null ? onGitHub(env) : { base: checked(links), root: process.cwd() };
  if (!web) return () => null;
  const below = relative(web.root, folder);
  // A folder outside of the root is not on the web.
  if (isAbsolute(below) || below.split(sep)[0] === '..') return () => null;
  const above = below === '' ? [] : below.split(sep);
  return ({ file, line }) =>
    `${web.base.replace(/\/+$/, '')}/${[...above, ...file.split('/')].map(encoded).join('/')}#L${String(line)}`;
}

/**
 * The commit that GitHub Actions has checked out; null outside of GitHub Actions
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/variables).
 */
function onGitHub({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
  ...env
}: Parameters<typeof linksOf>[2]): Web | null {
  const { GITHUB_SHA: commit, GITHUB_WORKSPACE: root } = env;
  if (!server || !repository || !commit || !root) return null;
  return { base: `${server}/${repository}/blob/${commit}`, root };
}

function checked(links: string): string {
  const url = URL.canParse(links) ? new URL(links) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new UsageError(`--links must be a URL, such as 'https://github.com/owner/name/blob/main', not '${links}'.`);
  return links;
}

/** A segment as a link of Markdown or HTML has it: brackets would end the link. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replaceAll('(', '%28').replaceAll(')', '%29');
}
