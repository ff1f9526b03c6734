import { posix } from 'node:path';
import { WORKING_FOLDER } from '../routes/values/folder.ts';
import type { LinkedFiles } from './linked-files.ts';

/** A file below an autoloaded folder, and the prefix that its folders give it. */
export interface Place {
  readonly file: string;
  readonly prefix: string;
}

/** The files that `@fastify/autoload` ignores by default, and tests, which a running service does not load. */
const LEFT_OUT = /^(?:\.|_?autohooks)|\.(?:test|spec|d)\.\w+$/i;

/**
 * The plugins that `@fastify/autoload` loads from a folder, with their prefixes. Of a folder with an index file, it
 * loads no other file. The names of folders become prefixes, `_id` a parameter, unless a file exports a prefix of its
 * own (`autoPrefix`).
 *
 * @param isFlat whether the names of folders are no prefixes
 * @returns null where the exports of a file make its prefix unknown, as `autoConfig` does
 */
export function placesBelow(folder: string, isFlat: boolean, files: LinkedFiles): readonly Place[] | null {
  const below = files.sources.filter((file) => file.startsWith(`${folder}/`) && !LEFT_OUT.test(posix.basename(file)));
  const withIndex = new Set(below.filter(isIndex).map((file) => posix.dirname(file)));
  const places: Place[] = [];
  for (const file of below) {
    if (withIndex.has(posix.dirname(file)) && !isIndex(file)) continue;
    const members = files.exportsOf(file)?.members;
    const own = members?.get('autoPrefix');
    if ((own && own.kind !== 'text') || members?.has('prefixOverride') || members?.has('autoConfig')) return null;
    if (own?.value) {
      places.push({ file, prefix: own.value });
      continue;
    }
    const names = posix
      .relative(folder, posix.dirname(file))
      .split('/')
      .filter((name) => name !== '' && !isFlat);
    places.push({
      file,
      prefix: names.map((name) => `/${name.startsWith('_') ? `:${name.slice(1)}` : name}`).join(''),
    });
  }
  return places;
}

/**
 * The folder that a file names. A path relative to the working directory of the process is resolved from the nearest
 * folder around the file where that finds sources: an application is started in its own folder.
 */
export function folderFrom(file: string, path: string, sources: readonly string[]): string {
  const named = posix.join(posix.dirname(file), path);
  const [start, behind] = named.split(`/${WORKING_FOLDER}`);
  if (start === undefined || behind === undefined) return named;
  for (let around = start; around !== posix.dirname(around); around = posix.dirname(around)) {
    const folder = posix.join(around, behind);
    if (sources.some((source) => source.startsWith(`${folder}/`))) return folder;
  }
  return named;
}

function isIndex(file: string): boolean {
  return /^index\.\w+$/.test(posix.basename(file));
}
