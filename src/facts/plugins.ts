import type { CallEvent } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type OpaqueValue, type Value } from '../values/value.ts';
import { fieldOf } from './options.ts';
import { listed } from './route-handlers.ts';
import { PLUGIN_ROUTER, type RouterRole } from './router-role.ts';
import { keyOf, shortened } from '../values/value-keys.ts';

/** A function of the project that a framework calls with a router of its own. */
export interface Plugin {
  readonly callback: FunctionValue;
  /** The router that it is called with. */
  readonly instance: OpaqueValue;
  /** Its second argument, the options; null where there are none. */
  readonly options: Value | null;
  /** The prefix of its routes; null where there is none, undefined where it is not known. */
  readonly prefix: string | null | undefined;
}

/**
 * The plugins that a call registers, as far as their functions are known:
 * `fastify.register(users, { prefix: '/users' })`, `server.register({ plugin: users, routes: { prefix: '/users' } })`.
 *
 * @param role the router that they are registered on
 */
export function pluginsOf({ args: [first, second], callee }: CallEvent, role: RouterRole): readonly Plugin[] {
  const { framework } = role;
  const parent = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.object : null;
  if (framework.mount?.style !== 'plugin' || !first || !parent) return [];
  const { pluginMember, prefixOption } = framework;
  return listed(first)
    .flatMap(optionsOf)
    .flatMap((plugin) => {
      const callback = pluginMember === undefined ? plugin : registerOf(plugin, pluginMember);
      if (callback?.kind !== 'function') return [];
      const said = second ?? (pluginMember === undefined ? null : plugin);
      const options = pluginMember === undefined ? said : fieldValue(plugin, ['options']);
      const instance = routerOf(parent, role, callback, options);
      const prefix = said && prefixAmong(said, prefixOption === null ? ['routes', 'prefix'] : [prefixOption]);
      return [{ callback, instance, options, prefix }];
    });
}

/**
 * The router that a plugin is called with. It is the same for all registrations of the plugin in a file with the same
 * options, as the plugin registers the same routes there.
 */
function routerOf(parent: Value, role: RouterRole, callback: FunctionValue, options: Value | null): OpaqueValue {
  const on = role.on ? role.key : role.made.file;
  const said =
    options?.kind === 'object' ? [...options.state.fields].map(([name, value]) => [name, saidBy(value)]) : [];
  const key = shortened(`${PLUGIN_ROUTER}:${on}:${keyOf(callback)}:${JSON.stringify(said)}`);
  return { kind: 'opaque', key, source: { kind: 'operation', operator: PLUGIN_ROUTER, operands: [parent, callback] } };
}

function saidBy(value: Value): string {
  return value.kind === 'object' || value.kind === 'opaque' ? value.kind : keyOf(value);
}

/** The function of a plugin that is an object: `{ name, register }`, `{ plugin: { name, register }, options }`. */
function registerOf(plugin: Value, member: string): Value | null {
  for (const holder of [[], ['plugin'], ['plugin', 'plugin']]) {
    const found = fieldValue(plugin, [...holder, member]);
    if (found) return found;
  }
  return null;
}

/** The value at a path of fields; null where there is none, or it is not known. */
function fieldValue(object: Value, path: readonly string[]): Value | null {
  return path.reduce<Value | null>((value, name) => {
    const field = value && fieldOf(value, [name]);
    return field?.kind === 'value' ? field.value : null;
  }, object);
}

/** The prefix at a path of fields in options; null where there is none, undefined where it is not known. */
function prefixAmong(options: Value, [name = '', ...path]: readonly string[]): string | null | undefined {
  const field = fieldOf(options, [name]);
  if (field.kind !== 'value') return field.kind === 'absent' ? null : undefined;
  return path.length > 0 ? prefixAmong(field.value, path) : (knownText(field.value) ?? undefined);
}
