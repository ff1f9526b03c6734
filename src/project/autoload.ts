import { posix } from 'node:path';
import type { Reference } from '../model/reference.ts';
import { WORKING_FOLDER } from '../routes/values/folder.ts';
import { withoutExtension } from '../text/module-names.ts';
import type { LinkedFiles } from './linked-files.ts';

/** A file below an autoloaded folder, and the prefix that its folders give it. */
export interface Place {
  readonly file: string;
  readonly prefix: string;
}

/** What `@fastify/autoload` leaves out unless told otherwise, and tests, which are not loaded by a running service. */
const LEFT_OUT = /^(?:\.|_?autohooks)|\.(?:test|spec|d)\.\w+$/i;

/**
 * The plugins that `@fastify/autoload` loads from a folder: an index file stands for its folder and keeps the files
 * beside it from being loaded; folders become prefixes, `_id` a parameter, unless a file says its own (`autoPrefix`).
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

// `./routes/*`, `./routes/*.router` where the names of all that is loaded end so, `./modules/*/routes` for a file of
// each folder, `./routes/**` for all files below one.
const LOADED = /^(.*?)\/\*(.*)$/;
/** What stands behind the first `*` where all files below a folder are meant. */
const BELOW = '*';

/**
 * The folder that a file names. A path below the working directory of the process is one of the nearest folder around
 * the file that has files there: an application is started in its own folder.
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

/** A folder, and those of its modules that a loop over it loads. */
export interface LoadedFolder {
  readonly folder: string;
  readonly modules: readonly Reference[];
}

/**
 * The modules of a folder that a loop over its files loads, where a reference names them with `*`: all but the file
 * itself and tests, folders by their index files.
 *
 * @returns null for a reference to one module
 */
export function modulesIn(reference: Reference, file: string, { sources }: LinkedFiles): LoadedFolder | null {
  const [, before, behind = ''] = LOADED.exec(reference.specifier) ?? [];
  if (before === undefined) return null;
  const folder = folderFrom(file, before, sources);
  const modules = sources.filter(
    (source) => source !== file && !LEFT_OUT.test(posix.basename(source)) && isLoaded(source, folder, behind),
  );
  // A file goes before the folder of its name.
  const files = new Set(modules.map(withoutExtension));
  const loaded =
    behind === BELOW ? modules : modules.filter((source) => !isIndex(source) || !files.has(posix.dirname(source)));
  return { folder, modules: loaded.map((specifier) => ({ ...reference, specifier })) };
}

/** Whether a file, or the folder whose index it is, has a name in the folder and behind it what is loaded of each. */
function isLoaded(source: string, folder: string, behind: string): boolean {
  if (!source.startsWith(`${folder}/`)) return false;
  if (behind === BELOW) return true;
  const [ending = '', ...below] = behind.split('/');
  return [withoutExtension(source), ...(isIndex(source) ? [posix.dirname(source)] : [])].some((path) => {
    const [name = '', ...names] = path.slice(folder.length + 1).split('/');
    return name !== '' && name.endsWith(ending) && names.join('/') === below.join('/');
  });
}

function isIndex(file: string): boolean {
  return /^index\.\w+$/.test(posix.basename(file));
}
