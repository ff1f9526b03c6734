import { posix } from 'node:path';
import type { Context, Machine } from './machine.ts';
import type { Value } from './value.ts';
import { madeText, opaque } from './new-values.ts';

/** Global names that the evaluator has a model of, at least for some of their members. */
const MODELLED: ReadonlySet<string> = new Set([
  ...[
    'Object',
    'Array',
    'String',
    'Number',
    'Boolean',
    'Promise',
    'JSON',
    'Reflect',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
  ],
  ...[
    'URL',
    'Proxy',
    'RegExp',
    'encodeURIComponent',
    'encodeURI',
    'decodeURIComponent',
    'decodeURI',
    'structuredClone',
  ],
  ...['require', 'import'],
]);

/** Names whose values are the path of the file, or made of it. */
const PATHS: ReadonlyMap<string, (file: string) => string> = new Map([
  ['__dirname', (file) => posix.dirname(file)],
  ['__filename', (file) => file],
  ['import.meta.dirname', (file) => posix.dirname(file)],
  ['import.meta.filename', (file) => file],
  // https://bun.sh/docs/api/import-meta
  ['import.meta.dir', (file) => posix.dirname(file)],
  ['import.meta.path', (file) => file],
  ['import.meta.file', (file) => posix.basename(file)],
  ['import.meta.url', (file) => `file://${file}`],
]);

/** The value of a name that the module does not declare. */
export function globalValue(name: string, { file }: Pick<Context, 'file'>, machine: Machine): Value {
  if (name === 'module') return machine.moduleOf(file);
  if (name === 'exports') return machine.moduleOf(file).state.fields.get('exports') ?? machine.heap.plain([]);
  const path = PATHS.get(name)?.(file);
  if (path !== undefined) return madeText(path);
  if (MODELLED.has(name)) return { kind: 'native', name, self: null };
  return opaque({ kind: 'global', name });
}

/** The names of the global object. */
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'global']);

/** A member of the global object is a global; null for a member of another value. */
export function memberOfGlobal(object: Value, name: string): Value | null {
  if (object.kind !== 'opaque' || object.source.kind !== 'global') return null;
  return GLOBAL_OBJECTS.has(object.source.name) ? opaque({ kind: 'global', name }) : null;
}
