import { posix } from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Reference } from '../../model/reference.ts';
import { loadedFrom } from '../values/folder.ts';
import type { Resolver } from '../values/resolver.ts';
import { isRequire } from '../scan.ts';
import { guardsAround } from './guards.ts';
import { NameReader } from './name-reader.ts';
import type { NamedMount } from '../../model/named-mount.ts';

/** Whether a reference names the files of a folder, each of which a loop loads. */
export function isOfFolder({ specifier }: Pick<Reference, 'specifier'>): boolean {
  return specifier.includes('/*');
}

/**
 * How a call places the files that it loads; undefined where their names are not those of the entries of that folder.
 */
export function readNamedMount(
  call: TSESTree.CallExpression,
  path: TSESTree.Node,
  resolver: Resolver,
): NamedMount | undefined {
  const specifier = specifierIn(call, resolver);
  const loaded = specifier && loadedFrom(specifier, resolver);
  if (!loaded) return undefined;
  const reader = new NameReader(resolver);
  const name = reader.read(loaded.name);
  const prefix = reader.read(path);
  if (reader.folders.size !== 1 || !reader.folders.has(posix.join(loaded.folder, '.'))) return undefined;
  const guards = guardsAround(call, reader);
  return {
    prefix,
    module: { kind: 'joined', parts: [name, { kind: 'value', value: loaded.behind }] },
    guards: [...reader.guards, ...guards],
  };
}

/** What is loaded by `require` or `import()` and given to a call. */
function specifierIn(call: TSESTree.CallExpression, resolver: Resolver): TSESTree.Node | null {
  for (const argument of call.arguments) {
    const value = argument.type === 'SpreadElement' ? null : resolver.resolve(argument);
    if (value?.kind !== 'import' || !isOfFolder(value)) continue;
    const loading = isNode(value.origin) ? value.origin : null;
    if (loading?.type === 'ImportExpression') return loading.source;
    if (loading?.type === 'CallExpression' && isRequire(loading)) return loading.arguments[0] ?? null;
  }
  return null;
}

function isNode(origin: object): origin is TSESTree.Node {
  return 'type' in origin;
}
