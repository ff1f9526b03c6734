import { HOLE } from '../paths/dialects.ts';
import { knownModule, type KnownModule } from '../routes/frameworks/all-frameworks.ts';
import type { Framework } from '../routes/frameworks/framework.ts';
import type { ModuleTable, RouterKind } from '../routes/frameworks/framework-tables.ts';
import { foreignPart } from '../values/members.ts';
import { plainText } from '../values/text-value.ts';
import type { CallSource, OpaqueValue, Place, Value } from '../values/value.ts';
import { fieldOf } from './options.ts';

/** A router or an application of a framework of the catalogue. */
export interface RouterRole {
  readonly framework: Framework;
  readonly kind: RouterKind;
  /** Identifies the router, also among several that are made at one place. */
  readonly key: string;
  /** The call that makes it, or the function that takes it as a parameter. */
  readonly made: Place;
  /** The first argument of the call that makes it; null where there is none. */
  readonly options: Value | null;
  /** For the router of a plugin, the router that the plugin is registered on; null for another router. */
  readonly on: RouterRole | null;
  /** The path of a chain whose calls register routes for it: `app.route('/users')`; null where there is none. */
  readonly path: Value | null;
  /** Set for a view of another router below a prefix, which adds its routes to that router: `app.basePath('/api')`. */
  readonly isBelow?: true;
}

/** The operation that makes the router of a plugin, of the one that it is registered on and its function. */
export const PLUGIN_ROUTER = 'plugin';

/** Finds the values that are routers of a framework, by their sources. */
export class RouterRoles {
  readonly #known = new Map<string, RouterRole | null>();

  /** The router that a value is; null for another value. */
  of(given: Value): RouterRole | null {
    const value = given.kind === 'object' && given.shape === 'instance' ? (foreignPart(given) ?? given) : given;
    if (value.kind !== 'opaque' || (value.source.kind !== 'call' && value.source.kind !== 'operation')) return null;
    const known = this.#known.get(value.key);
    if (known !== undefined) return known;
    const found =
      value.source.kind === 'call' ? this.#answer(value, value.source.call) : this.#ofPlugin(value, value.source);
    this.#known.set(value.key, found);
    return found;
  }

  #answer({ key }: OpaqueValue, { callee, args, place }: CallSource): RouterRole | null {
    if (callee.kind !== 'opaque') return null;
    const exported = exportedBy(callee);
    if (exported) {
      const { framework, table, name } = exported;
      const kind = named(table.makes, name);
      if (kind) return { framework, kind, key, made: place, options: args[0] ?? null, on: null, path: null };
      return table.passes?.includes(name) && args[0] ? this.of(args[0]) : null;
    }
    return callee.source.kind === 'member' ? this.#chained(callee.source, args, { key, made: place }) : null;
  }

  /** The router that a plugin is called with. */
  #ofPlugin(
    { key }: OpaqueValue,
    { operator, operands }: { readonly operator: string; readonly operands: readonly Value[] },
  ): RouterRole | null {
    const [router, plugin] = operands;
    if (operator !== PLUGIN_ROUTER || !router || plugin?.kind !== 'function' || !plugin.code) return null;
    const role = this.of(router);
    const made = { file: plugin.file, range: plugin.code.range };
    return role && { ...role, key, kind: 'router', made, options: null, on: role, path: null };
  }

  /** The router that a call of a member of a router returns, by the catalogue; null where it returns none. */
  #chained(
    { object, name }: { readonly object: Value; readonly name: string },
    args: readonly Value[],
    call: Pick<RouterRole, 'key' | 'made'>,
  ): RouterRole | null {
    const role = this.of(object);
    if (!role) return null;
    const { framework } = role;
    if (framework.prefixMakesRouter && name === framework.prefixMember)
      return { ...role, ...call, kind: 'router', options: null, on: null, path: null, isBelow: true };
    if (name === framework.routerMaker)
      return { framework, kind: 'router', ...call, options: null, on: null, path: null };
    if (name === framework.pathChain) return { ...role, path: args[0] ?? null };
    const isItself =
      framework.selfReturning.includes(name) ||
      framework.chains?.includes(name) === true ||
      framework.asMiddleware.includes(name) ||
      (framework.methodMembers && Object.hasOwn(framework.methods, name));
    return isItself ? role : null;
  }
}

/** The export of a module of a framework that a value is; an empty name is the module itself. */
function exportedBy({ source }: OpaqueValue): (KnownModule & { readonly name: string }) | null {
  if (source.kind === 'module') {
    const known = knownModule(source.specifier);
    return known && { ...known, name: '' };
  }
  if (source.kind !== 'member' || source.object.kind !== 'opaque') return null;
  const from = exportedBy(source.object);
  if (from?.name !== '') return null;
  return { ...from, name: source.name === 'default' ? '' : source.name };
}

function named(table: ModuleTable['makes'], name: string): RouterKind | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The prefix that a router is made with, with a hole for what is not known of it; null where it has none. */
export function prefixIn({ options, framework, kind }: RouterRole): string | null {
  const { prefixOption, applicationPrefix } = framework;
  if (!options || prefixOption === null || (kind === 'application' && applicationPrefix !== true)) return null;
  const said = fieldOf(options, [prefixOption]);
  if (said.kind === 'absent') return null;
  return (said.kind === 'value' ? plainText(said.value) : null) ?? HOLE;
}
