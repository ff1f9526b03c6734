import type { CallEvent } from '../values/machine.ts';
import { knownText } from '../values/text-value.ts';
import { keyOf, optionsOf, shortened, type FunctionValue, type OpaqueValue, type Value } from '../values/value.ts';
import { fieldOf } from './options.ts';
import { listed } from './route-handlers.ts';
import { PLUGIN_ROUTER, type RouterRole } from './router-role.ts';

/** A function of the project that a framework calls with a router of its own. */
export interface Plugin {
  readonly callback: FunctionValue;
  /** The router that it is called with. */
  readonly instance: OpaqueValue;
  /** What it is given next to the router; null where that is nothing. */
  readonly options: Value | null;
  /** The prefix of all that it registers; null where there is none, and undefined where that is not known. */
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
  if (framework.mount.style !== 'plugin' || !first || !parent) return [];
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
 * The router that a function is called with: the same wherever a file registers it with the same options, as it
 * registers the same there.
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

/** What a field of a field holds; null where there is none, or that is not known. */
function fieldValue(object: Value, path: readonly string[]): Value | null {
  return path.reduce<Value | null>((value, name) => {
    const field = value && fieldOf(value, [name]);
    return field?.kind === 'value' ? field.value : null;
  }, object);
}

/** A prefix among options; null where there is none, and undefined where that is not known. */
function prefixAmong(options: Value, [name = '', ...path]: readonly string[]): string | null | undefined {
  const field = fieldOf(options, [name]);
  if (field.kind !== 'value') return field.kind === 'absent' ? null : undefined;
  return path.length > 0 ? prefixAmong(field.value, path) : (knownText(field.value) ?? undefined);
}
