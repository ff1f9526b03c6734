import { readFileSync, realpathSync } from 'node:fs';
import { listFiles } from './listing.ts';
import { dirname } from 'node:path';

export function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** The folders of the packages of a project by name, without names that two packages have. */
export function packagesIn(root: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string | null>();
  for (const { path } of listFiles(root).files) {
    if (!/[\\/]package\.json$/.test(path)) continue;
    const name = nameIn(path);
    if (name !== null) folders.set(name, folders.has(name) ? null : dirname(path));
  }
  return new Map([...folders].flatMap(([name, folder]) => (folder === null ? [] : [[name, folder]])));
}

function nameIn(manifest: string): string | null {
  const name = fieldOf(manifest, 'name');
  return typeof name === 'string' ? name : null;
}

/** A field of a package.json; undefined where it has none, or cannot be read. */
function fieldOf(manifest: string, name: string): unknown {
  try {
    const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    return typeof content === 'object' && content !== null
      ? Object.getOwnPropertyDescriptor(content, name)?.value
      : undefined;
  } catch {
    return undefined;
  }
}
