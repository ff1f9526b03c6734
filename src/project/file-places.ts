import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import { FILE_ROUTERS } from '../routes/files/file-conventions.ts';
import type { FileRouter } from '../routes/files/file-router.ts';
import { mayBePlaced, placeIn, type FilePlace } from '../routes/files/placed-file.ts';

/** The frameworks that make routes of the files of a folder's application, by folder; cached for the process. */
const applications = new Map<string, ReadonlySet<FileRouter>>();

/**
 * The place of a file in an application that makes routes of its files: a folder above it depends on the framework, or
 * contains its configuration.
 *
 * @param file an absolute path; the result is null for another one
 */
export function placeOf(file: string): FilePlace | null {
  const path = sep === '/' ? file : file.replaceAll(sep, '/');
  if (!mayBePlaced(path) || !isAbsolute(file)) return null;
  for (const router of FILE_ROUTERS) {
    for (const folder of Object.keys(router.folders)) {
      for (let at = path.indexOf(`/${folder}/`); at !== -1; at = path.indexOf(`/${folder}/`, at + 1)) {
        const place = placeIn(path.slice(at + 1), router);
        if (place && applicationsIn(path.slice(0, at)).has(router)) return place;
      }
    }
  }
  return null;
}

function applicationsIn(folder: string): ReadonlySet<FileRouter> {
  const known = applications.get(folder);
  if (known) return known;
  const names = new Set(namesIn(folder).map((name) => name.slice(0, name.lastIndexOf('.'))));
  const packages = dependenciesOf(folder);
  const found = new Set(
    FILE_ROUTERS.filter(
      (router) => router.configs.some((name) => names.has(name)) || router.packages.some((name) => packages.has(name)),
    ),
  );
  applications.set(folder, found);
  return found;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder === '' ? '/' : folder);
  } catch {
    return [];
  }
}

function dependenciesOf(folder: string): ReadonlySet<string> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const lists = ['dependencies', 'devDependencies'].map((key) =>
      typeof manifest === 'object' && manifest !== null
        ? (Object.entries(manifest).find(([name]) => name === key)?.[1] as unknown)
        : undefined,
    );
    return new Set(lists.flatMap((list) => (typeof list === 'object' && list !== null ? Object.keys(list) : [])));
  } catch {
    return new Set();
  }
}
