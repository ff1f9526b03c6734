import type { AddressComment } from '../../model/mention.ts';
import { HOLE, segmentText } from '../../paths/dialects.ts';
import type { Path, Segment } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import type { Route } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { UrlPath } from '../../model/caller.ts';

/** A comment and the address that it specifies. */
export interface SaidAddress {
  readonly said: AddressComment;
  readonly url: UrlPath;
}

/**
 * The route that a comment right above it names by the end of its address: below a mount of which the comment or the
 * source does not specify all, or without the pattern of a parameter.
 *
 * @param above all comments above the same code: one that says something else leaves open which is intended
 * @param judged the routes of the file
 * @returns null where it is none, or more than one
 */
export function routeSaidByEnd(
  { said, url }: SaidAddress,
  above: readonly SaidAddress[],
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

function isSaidAlike(a: SaidAddress, b: SaidAddress): boolean {
  return a.said.method.method === b.said.method.method && textOf(a) === textOf(b);
}

function textOf({ url }: SaidAddress): string {
  return url.segments.map(({ text }) => text.toLowerCase()).join('/');
}

/** Whether a route answers a method itself. */
export function answersTo({ methods }: Route, method: string): boolean {
  return methods.some((token) => token.method === method);
}

/**
 * Whether a comment specifies an address of a route from its end on, as far as both go, with a word of the route's own
 * path in it.
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

/** Whether a segment may be what a comment specifies in its place; what the source does not specify may be anything. */
function isSaid(segment: Segment, address: Path, text: string | undefined): boolean {
  if (text === undefined || segment.kind === 'unknown') return true;
  if (segment.kind === 'static') return segment.value.toLowerCase() === text.toLowerCase();
  return (segment.kind === 'parameter' && text === HOLE) || text === segmentText(address, segment);
}
