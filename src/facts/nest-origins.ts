import type { CallEvent } from '../values/machine.ts';
import { optionsOf, type Value } from '../values/value.ts';
import { saysCors } from './cors-packages.ts';

/**
 * NestJS 11 brings the plugin of Fastify along, which from version 11 on allows what browsers send without asking, and
 * registers it where an application on Fastify is set to let other origins in.
 */
const ADAPTER = 'FastifyAdapter';
const APPLICATION = 'NestFastifyApplication';
const ENABLING = 'enableCors';

/** The options with which an application of NestJS on Fastify lets other origins in; null where it does not. */
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
