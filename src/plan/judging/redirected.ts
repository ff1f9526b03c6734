import { relate } from '../../paths/compare.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { PlainText } from '../../text/source-texts.ts';
import { asPath, readUrl } from '../addresses/request-path.ts';
import type { UrlPath } from '../../model/caller.ts';

/**
 * Whether a route would redirect to itself at a new address: `GET /users/list` that redirects to `/users`. A POST does
 * not, since the client follows its redirect with a GET.
 *
 * @param methods the methods that it answers at the new address
 */
export function redirectsThere({ handler }: Route, methods: readonly string[], address: Path): boolean {
  return (
    methods.some((method) => method === 'GET' || method === 'HEAD') &&
    handler.answer.redirectsTo.some((target) => leadsTo(readTarget(target), address))
  );
}

/**
 * Matches URLs relative to the address of a request: `../boats`, `login`, but not `?page=2`, which has the same path.
 */
const GOES_ON = new RegExp(`^(?!${HOLE}|[/?#]|[a-z][a-z\\d+.-]*:)`, 'i');

/**
 * Whether a route redirects to a relative URL that would resolve to another address after its move, since the new
 * address is in another folder: `res.redirect('../boats')`.
 */
export function redirectsOn({ handler }: Route, changes: readonly (readonly [from: Path, to: Path])[]): boolean {
  return (
    handler.answer.redirectsTo.some((target) => GOES_ON.test(target)) &&
    changes.some(([from, to]) => folderOf(from) !== folderOf(to))
  );
}

function folderOf({ text }: Path): string {
  return text.slice(0, text.lastIndexOf('/'));
}

/**
 * The target of a redirect as a URL; the scheme of the request (`${req.protocol}://`) is dropped, since it may be any.
 */
function readTarget(target: string): ReturnType<typeof readUrl> {
  return readUrl(new PlainText(target.startsWith(`${HOLE}://`) ? target.slice(2) : target, 0));
}

/**
 * Whether a URL may resolve to an address. An unknown text before its first segment may be the beginning of the
 * address.
 */
function leadsTo(target: UrlPath & { readonly host: string | null }, address: Path): boolean {
  const open = target.openPrefix ? address.segments.length - target.segments.length : 0;
  if (open < 0 || (target.host !== null && !target.host.includes(HOLE))) return false;
  const before = Array.from({ length: open }, () => ({ text: HOLE, span: null, isGlued: false }));
  return relate(asPath({ segments: [...before, ...target.segments] }, address.dialect), address) !== 'disjoint';
}
