import type { TSESTree } from '@typescript-eslint/utils';
import { standsFor } from '../../text/constants.ts';
import { bare, isFunction, keyName } from '../../text/syntax.ts';
import { moduleBehind } from '../handlers/outgoing.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { SAFELISTED, type OriginMethods } from './cross-origin.ts';

/** The plugin of Fastify; from version 11 on it allows what browsers send without asking, and no other method. */
const PLUGIN = '@fastify/cors';
/** The option that says which methods it allows, and the one that holds a function which answers all options. */
const METHODS = 'methods';
const DELEGATOR = 'delegator';

/** Whether a text may register the plugin. A file that does not is not parsed for that. */
export function mayRegisterCors(text: string): boolean {
  return text.includes(PLUGIN);
}

/** The places where a file registers the plugin without a list of methods, or with options that it does not say. */
export function corsPlugins(file: ScannedFile): readonly OriginMethods[] {
  return file.callsNamed('register').flatMap((call): readonly OriginMethods[] => {
    const [plugin, options] = call.arguments;
    const where = plugin && moduleBehind(plugin, file) === PLUGIN ? defaultOf(options, file) : null;
    return where ? [{ methods: SAFELISTED, where, range: call.range }] : [];
  });
}

/** When the default of the plugin counts beside some options; null where they say the methods. */
function defaultOf(options: TSESTree.Node | undefined, file: ScannedFile): OriginMethods['where'] | null {
  if (!options) return 'simple-default';
  const value = standsFor(options, file);
  if (isFunction(value)) return namesMethods(value, file) ? null : 'simple-default';
  if (value.type !== 'ObjectExpression') return 'unlisted';
  let where: OriginMethods['where'] = 'simple-default';
  for (const property of value.properties) {
    const name = property.type === 'Property' ? keyName(property.key, property.computed) : null;
    if (name === METHODS) return null;
    const spread = property.type === 'SpreadElement' ? defaultOf(property.argument, file) : where;
    const delegated = name === DELEGATOR && property.type === 'Property' ? defaultOf(property.value, file) : spread;
    if (!delegated) return null;
    if (delegated === 'unlisted' || (property.type === 'Property' && name === null)) where = 'unlisted';
  }
  return where;
}

/** Whether a function that answers options says the methods in one of them. */
function namesMethods(owner: TSESTree.Node, { visitorKeys }: ScannedFile): boolean {
  const stack: TSESTree.Node[] = [bare(owner)];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'Property' && keyName(node.key, node.computed) === METHODS) return true;
    pushChildren(node, visitorKeys, stack);
  }
  return false;
}
