import type { TSESTree } from '@typescript-eslint/utils';
import { bare } from '../../text/syntax.ts';
import { readText } from '../../text/read-text.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import { readMembers } from './read-given.ts';
import { isMadeHere, placeOf } from './place.ts';
import type { OwnedPlace, Owner } from './owned-place.ts';
import type { Place, Registrar, Target } from '../../model/registrar.ts';
import { pathPlace, saysMethods } from './registrar.ts';
import type { Site } from './site.ts';
import { placesIn, templateOf, type Template } from './template.ts';
import { wordMethod } from './words.ts';

/** A registrar and the function or the loop that it is one of. */
export interface OwnedRegistrar {
  /** How many functions stand between it and the registration. */
  readonly depth: number;
  readonly owner: Owner;
  readonly registrar: Registrar<Receiver>;
}

/**
 * What a function comes to that calls a registrar with a path of its own parameters:
 * `const get = (path, handler) => add('get', path, handler)`. Null where the call is a route already.
 */
export function composeRegistrar(
  { registrar, depth }: Pick<OwnedRegistrar, 'registrar' | 'depth'>,
  site: Site,
  resolver: Resolver,
): OwnedRegistrar | null {
  const place = pathPlace(registrar);
  const template = place && templateAt(site, place, resolver);
  if (!template) return null;
  const { owner } = template;
  const target = targetAt(registrar.target, site, owner, resolver);
  if (!target) return null;
  const at = registrar.path.indexOf(place);
  const [given] = registrar.handlers.flatMap((each) => nodesAt(site, each, resolver)).slice(-1);
  return {
    owner,
    depth: depth + 1,
    registrar: {
      ...registrar,
      target,
      path: [...registrar.path.slice(0, at), ...template.parts, ...registrar.path.slice(at + 1)],
      methods: methodsAt(registrar.methods, site, owner, resolver),
      handlers: registrar.handlers.flatMap((each) => handlersAt(site, each, owner, resolver)),
      ...(isMadeHere(given, resolver) && {
        own: describeHandlers(given ? [given] : [], answeringOn(target), resolver),
        isHandling: true,
      }),
    },
  };
}

/** How many parameters a handler has on a router; those of a router that is not known yet are Express's. */
function answeringOn(target: Target<Receiver>): number {
  return (target.kind === 'router' && target.router.proof?.framework.signature.required) || 2;
}

function templateAt(site: Site, place: Place, resolver: Resolver): Template | null {
  const handedOn = placeAt(site, place, resolver);
  if (handedOn) return handedOn.place.rest ? null : { owner: handedOn.owner, parts: [handedOn.place] };
  const [node] = nodesAt(site, place, resolver);
  return node ? templateOf(node, resolver) : null;
}

function handlersAt(site: Site, place: Place, owner: Owner, resolver: Resolver): readonly Place[] {
  const handedOn = placeAt(site, place, resolver);
  if (handedOn) return handedOn.owner === owner ? [handedOn.place] : [];
  return nodesAt(site, place, resolver).flatMap((given) => placesIn(given, owner, resolver));
}

/** The place that a site hands on as it is, or as a member of what it hands on: `add(route)` hands `route.path` on. */
function placeAt(site: Site, { at, rest, members }: Place, resolver: Resolver): OwnedPlace | null {
  const node = rest ? undefined : site.arguments.at(at);
  let current = node && node.type !== 'SpreadElement' ? bare(node) : undefined;
  for (let index = 0; current && index <= members.length; index += 1) {
    const held = placeOf(current, resolver);
    if (held)
      return { owner: held.owner, place: { ...held.place, members: [...held.place.members, ...members.slice(index)] } };
    current = new Map(readMembers(current, resolver)).get(members[index] ?? '');
  }
  return null;
}

function targetAt(target: Target<Receiver>, site: Site, owner: Owner, resolver: Resolver): Target<Receiver> | null {
  if (target.kind === 'router') return target;
  const [node] = nodesAt(site, target.place, resolver);
  const place = placeAt(site, target.place, resolver);
  if (place?.owner === owner) return { kind: 'parameter', place: place.place };
  const receiver = node ? resolver.receiverOf(node) : null;
  return receiver && !('call' in receiver) ? { kind: 'router', router: receiver, isOwn: false } : null;
}

function methodsAt(methods: Registrar['methods'], site: Site, owner: Owner, resolver: Resolver): Registrar['methods'] {
  if (methods === null || saysMethods(methods)) return methods;
  const place = placeAt(site, methods, resolver);
  if (place) return place.owner === owner ? place.place : null;
  const [node] = nodesAt(site, methods, resolver);
  if (!node) return methods.fallback === null ? null : wordMethod(methods.fallback);
  const text = readText(node, resolver.file);
  return text && wordMethod(text.value);
}

/** The expressions that a site hands to a place. */
export function nodesAt(site: Site, { at, rest, members }: Place, resolver: Resolver): readonly TSESTree.Node[] {
  const from = at < 0 ? site.arguments.length + at : at;
  const found = rest ? site.arguments.slice(from) : site.arguments.slice(from, from + 1);
  return found.flatMap((node) => {
    let current: TSESTree.Node | undefined = node.type === 'SpreadElement' ? node.argument : node;
    for (const name of members) current = current && new Map(readMembers(current, resolver)).get(name);
    return current ? [bare(current)] : [];
  });
}
