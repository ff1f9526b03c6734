import type { Value } from './value.ts';

/** The names of the members from a module or a global to a value: `path.posix.join`; null for another value. */
export function accessPath(value: Value): string | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'module') return source.specifier.replace(/^node:/, '').replace(/^path\/posix$/, 'path.posix');
  if (source.kind === 'global') return source.name;
  if (source.kind !== 'member') return null;
  const path = accessPath(source.object);
  if (path === null) return null;
  return source.name === 'default' || source.name === '*' ? path : `${path}.${source.name}`;
}
