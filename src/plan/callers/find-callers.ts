import type { AddressComment } from '../../model/mention.ts';
import { relate } from '../../paths/compare.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Request } from '../../model/request.ts';
import type { Route } from '../../model/router.ts';
import { groupBy } from '../../text/grouping.ts';
import type { Caller, FileCallers, UrlPath, UrlSegment } from '../../model/caller.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { OwnServers } from './caller-origins.ts';
import { asPath, goesOut, localPort, openUrl, readRequestPath, readUrl } from '../addresses/request-path.ts';
import { answersTo, routeByAddressEnd } from './comment-addresses.ts';
import type { Target, Targets } from '../addresses/targets.ts';
import { identifies } from '../../convention/identifiers.ts';
import { beginsWithVerb } from '../../convention/verb-segment.ts';
import { wordTexts } from '../../words/split.ts';

/**
 * Finds the routes that requests reach. Requests to other hosts are left out; a request that a server sends to a host
 * does not reach the routes of that server.
 */
export function requestCallers(
  file: string,
  { requests, expectingNothing }: FileCallers,
  targets: Targets,
  servers: OwnServers,
): readonly Caller[] {
  return requests.flatMap((said): Caller[] => {
    const url = readRequestPath(said);
    if (url.isForeign) return [];
    const isUnsaid = said.method?.method === 'UNKNOWN';
    const isWhole = said.match === 'whole' || said.match === 'end' || meansEnd(said, url, targets);
    const port = localPort(said);
    const asks =
      said.kind === 'request' && goesOut(said) ? (route: Route): boolean => servers.mayAsk(file, route, port) : asksAny;
    const reached = isWhole
      ? targets
          .of(openUrl(said, url), isUnsaid ? null : (said.method?.method ?? null))
          .filter(({ route }) => asks(route))
      : [];
    return [
      {
        kind: 'request',
        file,
        said,
        url,
        routes: routesOf(reached),
        swallowed: isSwallowed(url, reached),
        guessed: isGuessed(url, reached),
        expectsNothing: expectingNothing.has(said),
        isPlain: isWhole && !isUnsaid,
        asks,
      },
    ];
  });
}

/**
 * Whether a part of a URL that an assertion expects is its end: it begins with a slash, and no address goes on after
 * it.
 */
function meansEnd({ kind, match, answersAll }: Request, url: UrlPath, targets: Targets): boolean {
  const isAsserted = kind === 'matcher' && match === 'part' && answersAll === undefined;
  return isAsserted && url.text.value.startsWith('/') && !targets.goOnAfter(url);
}

/**
 * Finds the routes that comments are about: in the file of a route its declared path is enough, and right above it the
 * end of its address; elsewhere the comment has to specify the whole address.
 *
 * @param judged returns the routes of the file
 */
export function commentCallers(
  file: string,
  comments: readonly AddressComment[],
  judged: () => readonly JudgedRoute[],
  targets: Targets,
): readonly Caller[] {
  const addresses = comments.map((said) => ({
    said,
    url: { ...readUrl(said.path), openPrefix: false, segments: blanked(readUrl(said.path)) },
  }));
  const above = groupBy(addresses, ({ said }) => said.ahead);
  return addresses.map((address): Caller => {
    const { said, url } = address;
    const { method } = said.method;
    const reached = targets.of(url, method);
    const swallowed = isSwallowed(url, reached);
    const whole = swallowed ? [] : routesOf(reached);
    const own =
      whole.length > 0 ? [] : judged().filter(({ route, path }) => answersTo(route, method) && isSame(url, path));
    const following = own.find(({ route }) => route.range[0] >= said.range[0]) ?? own.at(-1);
    const meant =
      following?.route ?? (whole.length > 0 ? null : routeByAddressEnd(address, above.get(said.ahead) ?? [], judged()));
    return {
      kind: 'comment',
      file,
      said,
      url,
      routes: meant ? [meant] : whole,
      swallowed: !meant && swallowed,
      guessed: false,
      expectsNothing: false,
      isPlain: said.method.edit(method) !== null,
      asks: asksAny,
    };
  });
}

/** The `asks` of a caller that may ask for any route. */
export function asksAny(): boolean {
  return true;
}

/** The routes that are reached, each once. */
export function routesOf(reached: readonly Target[]): readonly Route[] {
  return [...new Set(reached.map(({ route }) => route))];
}

/**
 * Whether a URL reaches routes, but all of them only because a parameter takes a segment of it that begins with a verb:
 * `/users/:id` takes `/users/list`. A parameter that identifies no item (`/users/:action`) is made for such words.
 */
export function isSwallowed(url: UrlPath, reached: readonly Target[]): boolean {
  const isVerb = ({ text }: UrlSegment): boolean => beginsWithVerb(text);
  return takeAsValue(url, reached, isVerb) && !takeAsValue(url, reached, isVerb, identifiesNone);
}

/** Likewise, because a parameter takes a segment of it with a value of run time right before it: `${prefix}Users`. */
function isGuessed(url: UrlPath, reached: readonly Target[]): boolean {
  return takeAsValue(url, reached, ({ isGlued }) => isGlued);
}

/** Whether a URL reaches routes, each of which has a parameter of a given kind in the place of a given segment. */
function takeAsValue(
  { segments }: UrlPath,
  reached: readonly Target[],
  isMeant: (segment: UrlSegment) => boolean,
  isTaken: (path: Path, at: number) => boolean = (path, at) => path.segments.at(at)?.kind !== 'static',
): boolean {
  return (
    reached.length > 0 &&
    reached.every(({ address }) =>
      segments.some((segment, at) => isMeant(segment) && isTaken(address, at - segments.length)),
    )
  );
}

/** Whether a segment, counted from the end, is a parameter that identifies no item of the collection before it. */
function identifiesNone({ segments }: Path, at: number): boolean {
  const segment = segments.at(at);
  const collection = segments.slice(0, at).findLast(({ kind }) => kind === 'static');
  const words = collection?.kind === 'static' ? wordTexts(collection.value) : [];
  return segment?.kind === 'parameter' && !identifies(segment.name, words);
}

/** Whether a URL specifies a whole path, with a value for each of its parameters. */
export function isSame(url: UrlPath, path: Path): boolean {
  const said = asPath(url, path.dialect);
  return said.segments.length === path.segments.length && relate(path, said) === 'same';
}

/** The segments of a URL in a comment, with a hole for each parameter: `:id`, `{id}`, `<id>` and `[id]`. */
export function blanked({ segments }: UrlPath): UrlPath['segments'] {
  return segments.map((segment) =>
    /^(?::\w+|\{\w+\}|\{\{[^{}]+\}\}|<\w+>|\[\w+\])\??$/.test(segment.text) ? { ...segment, text: HOLE } : segment,
  );
}
