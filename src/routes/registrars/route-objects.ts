import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare } from '../../text/syntax.ts';
import type { Framework, RouteObject } from '../frameworks/framework.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import type { Attempt } from '../calls/route-call.ts';
import type { OwnedRegistrar } from './compose.ts';
import { isMadeHere, placeOf } from './place.ts';
import type { OwnedPlace } from './owned-place.ts';
import type { PathPart, Place, Target } from '../../model/registrar.ts';
import { placesIn, templateOf } from './template.ts';

/**
 * What a registration is whose route object calls hand over as a whole, or spread into one: `server.route(options)`,
 * `server.route({ ...options, handler: wrap(options.handler) })`. Null for any other.
 */
export function objectRegistrar(
  { call, member, receiver }: Attempt,
  { routeObject, signature }: Framework,
  resolver: Resolver,
): OwnedRegistrar | null {
  const [argument] = call.arguments;
  if (!routeObject || member !== routeObject.member || call.arguments.length !== 1 || !argument) return null;
  const object = bare(argument);
  const whole = object.type === 'ObjectExpression' ? spreadIn(object, resolver) : placeOf(object, resolver);
  if (!whole || whole.place.rest) return null;
  const own = object.type === 'ObjectExpression' ? object : null;
  const path = pathOf(own, whole, routeObject, resolver);
  // The target is told by what the registration is made on.
  const target: Target<Receiver> = { kind: 'router', router: receiver, isOwn: false };
  const methods = methodsOf(own, whole, routeObject, resolver);
  const said = own && propertyValue(own, routeObject.handler);
  const handlers = said ? placesIn(said, whole.owner, resolver) : [memberOf(whole, routeObject.handler)];
  const answer = describeHandlers(said ? [said] : [], signature.required, resolver);
  return (
    path && {
      owner: whole.owner,
      depth: 0,
      registrar: { target, methods, path, handlers, own: answer, isHandling: isMadeHere(said ?? undefined, resolver) },
    }
  );
}

function spreadIn(object: TSESTree.ObjectExpression, resolver: Resolver): OwnedPlace | null {
  const [spread] = object.properties.filter((property) => property.type === 'SpreadElement');
  return spread ? placeOf(spread.argument, resolver) : null;
}

function pathOf(
  own: TSESTree.ObjectExpression | null,
  whole: OwnedPlace,
  { path }: RouteObject,
  resolver: Resolver,
): readonly PathPart[] | null {
  const said = own && path.map((name) => propertyValue(own, name)).find((value) => value !== null);
  const template = said ? templateOf(said, resolver) : null;
  if (said) return template?.owner === whole.owner ? template.parts : null;
  const [name = 'path'] = path;
  return [memberOf(whole, name)];
}

function methodsOf(
  own: TSESTree.ObjectExpression | null,
  whole: OwnedPlace,
  { method }: RouteObject,
  resolver: Resolver,
): Place | null {
  const said = own && propertyValue(own, method);
  const place = said && placeOf(said, resolver);
  if (said) return place?.owner === whole.owner ? place.place : null;
  return memberOf(whole, method);
}

function memberOf({ place }: OwnedPlace, name: string): Place {
  return { ...place, members: [...place.members, name], fallback: null };
}
