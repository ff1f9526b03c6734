import { readText } from '../../text/read-text.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Resolver } from '../values/resolver.ts';
import type { Attempt, RouteCall } from '../calls/route-call.ts';
import { placeOf } from './place.ts';
import type { Owner } from './owned-place.ts';
import type { Registrar } from '../../model/registrar.ts';
import { wordMethod } from './words.ts';

/**
 * The methods of a registration as calls of its owner hand them over, or as it says them itself; null where nobody
 * does.
 */
export function methodsFrom(
  { member, callee }: Attempt,
  { methods }: RouteCall,
  framework: Framework,
  owner: Owner,
  resolver: Resolver,
): Registrar['methods'] {
  if (methods === 'member') return member === null ? null : [framework.methods[member] ?? 'UNKNOWN'];
  if (methods && 'usual' in methods) return methods.usual;
  const nodes = methods ?? [callee.property];
  const [first] = nodes;
  const place = first && nodes.length === 1 ? placeOf(first, resolver) : null;
  if (place) return place.owner === owner ? place.place : null;
  const words = nodes.flatMap((node) => wordMethod(readText(node, resolver.file)?.value ?? '') ?? []);
  return methods && words.length === nodes.length ? words : null;
}
