import type { AddressComment } from '../../model/mention.ts';
import { HOLE, segmentText } from '../../paths/dialects.ts';
import type { Path, Segment } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import type { Route } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { UrlPath } from '../../model/caller.ts';

/** A comment and the address in it. */
export interface CommentedAddress {
  readonly said: AddressComment;
  readonly url: UrlPath;
}

/**
 * The route below a comment that has only the end of its address, without a mount or a part of it that the comment or
 * the source leaves out, or without the pattern of a parameter.
 *
 * @param above all comments above the same code: if one of them has another address or method, the result is null
 * @param judged the routes of the file
 * @returns null where no route matches, or more than one
 */
export function routeByAddressEnd(
  { said, url }: CommentedAddress,
  above: readonly CommentedAddress[],
  judged: readonly JudgedRoute[],
): Route | null {
  if (!above.every((other) => isSaidAlike(other, { said, url }))) return null;
  const right = judged.filter(
    ({ route, path }) =>
      route.range[0] === said.ahead && answersTo(route, said.method.method) && endsAlike(route, path, url),
  );
  const [only, ...more] = new Set(right.map(({ route }) => route));
  return only && more.length === 0 ? only : null;
}

function isSaidAlike(a: CommentedAddress, b: CommentedAddress): boolean {
  return a.said.method.method === b.said.method.method && textOf(a) === textOf(b);
}

function textOf({ url }: CommentedAddress): string {
  return url.segments.map(({ text }) => text.toLowerCase()).join('/');
}

/** Whether a route is registered for a method by name, and not for all methods. */
export function answersTo({ methods }: Route, method: string): boolean {
  return methods.some((token) => token.method === method);
}

/**
 * Whether the address of a comment and one of a route are alike from the end on, as far as both go, with a static
 * segment of the route's own path among them.
 */
function endsAlike(route: Route, path: Path, { segments }: UrlPath): boolean {
  const said = segments.map(({ text }) => text).toReversed();
  const own = path.segments.toReversed();
  const saysWord = own.some((segment, at) => segment.kind === 'static' && at < said.length);
  if (!saysWord) return false;
  return addressesOf(route.router).some((mount) => {
    const address = join(mount, path, path.dialect);
    return address.segments.toReversed().every((segment, at) => isSaid(segment, address, said[at]));
  });
}

/**
 * Whether a segment matches the text of a comment in its place; true where the comment has none, or the source does not
 * show the segment.
 */
function isSaid(segment: Segment, address: Path, text: string | undefined): boolean {
  if (text === undefined || segment.kind === 'unknown') return true;
  if (segment.kind === 'static') return segment.value.toLowerCase() === text.toLowerCase();
  return (segment.kind === 'parameter' && text === HOLE) || text === segmentText(address, segment);
}
