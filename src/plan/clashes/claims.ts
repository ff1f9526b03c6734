import { isOrderKnown, isRegisteredWherever, type Place } from './table-place.ts';
import type { MethodToken } from '../../model/method.ts';
import { relate } from '../../paths/compare.ts';
import { answersAll } from './answers.ts';
import { sameShape } from '../../paths/shape.ts';
import type { Route } from '../../model/router.ts';

/** One method of a route in one of its places. */
export interface Claim extends Place {
  readonly token: MethodToken;
  /** The same for all claims with one address below one mount. */
  readonly key: string;
}

/** Whether two claims may be compared: the earlier one is registered wherever the later one is, by another call. */
function meets(earlier: Claim, later: Claim): boolean {
  return (
    earlier.route !== later.route &&
    earlier.below === later.below &&
    !isOfOneLoop(earlier, later) &&
    isRegisteredWherever(earlier, later)
  );
}

/**
 * Whether one call in a loop over a list registers both routes, each from a row of the list: each iteration may use a
 * router of its own.
 */
function isOfOneLoop(a: Claim, b: Claim): boolean {
  return a.route.handler === b.route.handler && a.route.range[0] !== b.route.range[0];
}

/**
 * Whether a route takes every request of a later one with the same method and address; routers that choose the most
 * specific route refuse the second one.
 */
export function isDuplicate(earlier: Claim, later: Claim): boolean {
  if (!meets(earlier, later) || relate(earlier.address, later.address) !== 'same') return false;
  return earlier.route.router.precedence === 'specificity' || answersAll(earlier.route.handler, isBroad(earlier));
}

/** Whether a route takes every request of a later one by a wider path or more methods. */
export function swallows(earlier: Claim, later: Claim): boolean {
  const { precedence } = earlier.route.router;
  return (
    covers(earlier, later) && (precedence === 'specificity' || answersAll(earlier.route.handler, isBroad(earlier)))
  );
}

/** Whether a route with a wider path or more methods comes before a later one; it may pass requests on. */
export function covers(earlier: Claim, later: Claim): boolean {
  const { precedence, dialect } = earlier.route.router;
  const isOneMethod = earlier.token.method === later.token.method;
  if (
    precedence !== later.route.router.precedence ||
    isOneRegistration(earlier.route, later.route) ||
    !meets(earlier, later)
  )
    return false;
  const isSameAddress = sameShape(earlier.address, later.address);
  if (isOneMethod && isSameAddress) return false;
  if (precedence === 'specificity')
    return dialect === 'find-my-way' && isSameAddress && [earlier, later].some(({ token }) => token.method === 'ALL');
  if (precedence !== 'order' || !coversMethod(earlier, later) || !isOrderKnown(earlier.placed, later.placed))
    return false;
  const relation = relate(earlier.address, later.address);
  return relation === 'same' || relation === 'covers';
}

/**
 * Whether one call registers both routes, from an array of paths: they have the same handler, which answers either way.
 */
function isOneRegistration(a: Route, b: Route): boolean {
  return a.router === b.router && a.handler === b.handler;
}

/** Whether a route answers the method of another; in Express and Koa a GET route answers HEAD too. */
function coversMethod({ token, route }: Claim, later: Claim): boolean {
  const [own, other] = [token.method, later.token.method];
  if (own === other || own === 'ALL') return true;
  return (
    own === 'GET' && other === 'HEAD' && (route.router.framework === 'express' || route.router.framework === 'koa')
  );
}

/** Whether a claim is for every method, or its address takes any number of segments. */
function isBroad({ token, address }: Claim): boolean {
  return (
    token.method === 'ALL' ||
    address.segments.some(
      (segment) => segment.kind === 'wildcard' || (segment.kind === 'parameter' && segment.repeated),
    )
  );
}
