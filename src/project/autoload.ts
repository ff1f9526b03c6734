import { posix } from 'node:path';
import type { Reference } from '../routes/model.ts';
import { withoutExtension } from '../text/module-names.ts';
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
 * being loaded; folders become prefixes, `_id` a parameter, unless a file says its own (`autoPrefix`).
 *
 * @param isFlat whether the names of folders are no prefixes
 * @returns null where a file has options of its own that are not told, so that the places are not known
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
    const names = posix.relative(folder, posix.dirname(file)).split('/').filter((name) => name !== '' && !isFlat);
    places.push({ file, prefix: names.map((name) => `/${name.startsWith('_') ? `:${name.slice(1)}` : name}`).join('') });
  }
  return places;
}

/** `./routes/*`, and `./routes/*.router` where the names of all that is loaded end so. */
const LOADED = /^(.*)\/\*([^/]*)$/;

/**
 * The modules of a folder that a loop over its files loads, where a reference names them with `*`: all but the file itself and tests,
 * folders by their index files.
 *
 * @returns null for a reference to one module
 */
export function modulesIn(reference: Reference, file: string, { sources }: LinkedFiles): readonly Reference[] | null {
  const [, before, ending = ''] = LOADED.exec(reference.specifier) ?? [];
  if (before === undefined) return null;
  const folder = posix.join(posix.dirname(file), before);
  const modules = sources.filter((source) => {
    const place = posix.dirname(source);
    const name = place === folder ? withoutExtension(source) : isIndex(source) && posix.dirname(place) === folder ? place : null;
    return source !== file && name?.endsWith(ending) === true && !LEFT_OUT.test(posix.basename(source));
  });
  return modules.map((specifier) => ({ ...reference, specifier }));
}

function isIndex(file: string): boolean {
  return /^index\.\w+$/.test(posix.basename(file));
}
