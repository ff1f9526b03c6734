import type { CallEvent } from '../values/events.ts';
import { optionsOf, type Value } from '../values/value.ts';
import { saysCors } from './cors-packages.ts';

/**
 * NestJS 11 depends on `@fastify/cors`, which from version 11 on allows only the CORS-safelisted methods by default. It
 * registers the plugin where CORS is enabled for an application on Fastify.
 */
const ADAPTER = 'FastifyAdapter';
const APPLICATION = 'NestFastifyApplication';
const ENABLING = 'enableCors';

/** The CORS options of a NestJS application on Fastify; null where the call does not enable CORS. */
export function fastifyOptions({ callee, args }: CallEvent): { readonly options: Value | null } | null {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  if (name === ENABLING) return isOnFastify(object) ? { options: args[0] ?? null } : null;
  if (!args.some(isAdapter)) return null;
  const given = args.flatMap(optionsOf).flatMap((each) => (each.kind === 'object' ? [...each.state.fields] : []));
  const [, options] = given.find(([field]) => saysCors(field)) ?? [];
  return options && !(options.kind === 'constant' && options.value === false) ? { options } : null;
}

function isOnFastify(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  if (source.kind === 'call') return source.call.args.some(isAdapter) || source.call.typeArgument === APPLICATION;
  return (source.kind === 'parameter' || source.kind === 'typed') && source.type === APPLICATION;
}

/** `new FastifyAdapter()` */
function isAdapter(value: Value): boolean {
  if (value.kind !== 'opaque' || value.source.kind !== 'call' || value.source.call.form !== 'new') return false;
  const { callee } = value.source.call;
  return callee.kind === 'opaque' && 'name' in callee.source && callee.source.name === ADAPTER;
}
