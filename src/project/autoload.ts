import { posix } from 'node:path';
import type { LinkedFiles } from './link.ts';

/** A file below an autoloaded folder, and the prefix that its folders give it. */
export interface Place {
  readonly file: string;
  readonly prefix: string;
}

/** What `@fastify/autoload` leaves out unless told otherwise, and tests, which are not loaded by a running service. */
const LEFT_OUT = /^(?:\.|_?autohooks)|\.(?:test|spec|d)\.\w+$/i;

/**
 * The plugins that `@fastify/autoload` loads from a folder: an index file stands for its folder and keeps the files beside it from
 * being loaded; folders become prefixes, `_id` a parameter.
 *
 * @returns null where a file sets a prefix of its own (`autoPrefix`), so that the places are not known
 */
export function placesBelow(folder: string, files: LinkedFiles): readonly Place[] | null {
  const below = files.sources.filter((file) => file.startsWith(`${folder}/`) && !LEFT_OUT.test(posix.basename(file)));
  const withIndex = new Set(below.filter(isIndex).map((file) => posix.dirname(file)));
  const places: Place[] = [];
  for (const file of below) {
    if (withIndex.has(posix.dirname(file)) && !isIndex(file)) continue;
    const members = files.exportsOf(file)?.members;
    if (members?.has('autoPrefix') || members?.has('prefixOverride') || members?.has('autoConfig')) return null;
    const names = posix.relative(folder, posix.dirname(file)).split('/').filter((name) => name !== '');
    places.push({ file, prefix: names.map((name) => `/${name.startsWith('_') ? `:${name.slice(1)}` : name}`).join('') });
  }
  return places;
}

function isIndex(file: string): boolean {
  return /^index\.\w+$/.test(posix.basename(file));
}
