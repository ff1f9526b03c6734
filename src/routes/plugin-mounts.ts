import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../text/objects.ts';
import { bare, lastName } from '../text/syntax.ts';
import type { Text } from '../model/text.ts';
import { readText } from '../text/read-text.ts';
import type { Framework } from './frameworks/framework.ts';
import { isProxyModule } from '../catalogue/proxy-modules.ts';
import { isFilePlugin, sentByPlugin } from './handlers/file-servers.ts';
import type { PathArgument } from './calls/path-argument.ts';
import type { Receiver, Value } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';
import { referenceTo } from './values/reference-to.ts';
import { folderOf } from './values/folder.ts';
import type { MountCall } from './mount-call.ts';
import { isLocal, looksLikeRouter } from './router-names.ts';

/** Reads `fastify.register(plugin, { prefix })`; null where nothing is registered that the source names. */
export function readPluginCall(
  [plugin, options]: readonly TSESTree.Node[],
  framework: Framework,
  resolver: Resolver,
): MountCall | null {
  if (!plugin || plugin.type === 'SpreadElement') return null;
  const value = resolver.resolve(plugin);
  const prefix = options ? prefixOption(options, framework, resolver) : null;
  const paths = prefix ? [prefix] : [];
  if (value.kind === 'function') {
    const child = pluginRouter(value, resolver);
    return {
      paths: value.unwrapped ? [] : paths,
      mounted: [{ kind: 'router', child, from: null, parameter: 0, folder: null }],
    };
  }
  const from = referenceTo(value);
  if (value.kind === 'import' && AUTOLOADERS.has(value.specifier))
    return readAutoload(plugin, options, framework, resolver);
  // A route of a wildcard, which all others go before.
  if (value.kind === 'import' && isFilePlugin(value.specifier))
    return {
      paths,
      mounted: [{ kind: 'middleware', ...sentByPlugin(options, resolver), isLast: true, from }],
    };
  const isRouter =
    prefix !== null || (value.kind === 'import' && isLocal(value) && looksLikeRouter(bare(plugin), value));
  // A proxy without a prefix is a route of a wildcard as well.
  const forwards = value.kind === 'import' && isProxyModule(value.specifier);
  if (!isRouter)
    return {
      paths,
      mounted: [{ kind: 'middleware', response: 'unknown', forwards, ...(forwards && { isLast: true }), from }],
    };
  return { paths, mounted: [{ kind: 'router', child: null, from, parameter: 0, folder: null }] };
}

/**
 * `app.register(autoload, { dir, options: { prefix } })`: the files of a folder, each under the names of its own
 * folders.
 */
function readAutoload(
  plugin: TSESTree.Node,
  options: TSESTree.Node | undefined,
  framework: Framework,
  resolver: Resolver,
): MountCall {
  const object = options ? objectOf(options, resolver.file) : null;
  const dir = object && propertyValue(object, 'dir');
  const inner = object && propertyValue(object, 'options');
  const prefix = inner ? prefixOption(inner, framework, resolver) : null;
  const isPlain =
    object?.properties.every(
      (property) => property.type === 'Property' && PLAIN_AUTOLOAD.has(lastName(property.key)),
    ) ?? false;
  const names = object && propertyValue(object, 'dirNameRoutePrefix');
  const said = names?.type === 'Literal' ? names.value : names;
  const isFlat = said === false;
  const folder = dir && isPlain && (isFlat || said === null || said === true) ? folderOf(dir, resolver) : null;
  const paths: readonly PathArgument[] =
    folder === null ? [{ kind: 'dynamic', text: null, node: plugin }] : prefix ? [prefix] : [];
  return { paths, mounted: [{ kind: 'router', child: null, from: null, parameter: 0, folder, isFlat }] };
}

/** The package, under the name that it had for Fastify 3 too. */
const AUTOLOADERS: ReadonlySet<string> = new Set(['@fastify/autoload', 'fastify-autoload']);

/** The options of `@fastify/autoload` that are understood. */
const PLAIN_AUTOLOAD: ReadonlySet<string> = new Set([
  'dir',
  'options',
  'forceESM',
  'encapsulate',
  'autoHooks',
  'cascadeHooks',
  'overwriteHooks',
  'autoHooksPattern',
  'routeParams',
  'dirNameRoutePrefix',
]);

/** The router that a plugin of this file is called with: its first parameter. */
export function pluginRouter(value: Extract<Value, { kind: 'function' }>, resolver: Resolver): Receiver | null {
  const [first] = value.node.params;
  if (first?.type !== 'Identifier') return null;
  const receiver = resolver.receiverOf(first);
  return receiver && !('call' in receiver) ? receiver : null;
}

/** The prefix among a plugin's options. */
export function prefixOption(options: TSESTree.Node, framework: Framework, resolver: Resolver): PathArgument | null {
  const object = objectOf(options, resolver.file);
  const value = object && framework.prefixOption !== null ? propertyValue(object, framework.prefixOption) : null;
  if (!value) return null;
  const text: Text | null = readText(value, resolver.file);
  return { kind: text ? 'text' : 'dynamic', text, node: value };
}
