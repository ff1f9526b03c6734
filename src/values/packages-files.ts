import { posix } from 'node:path';
import { matchesGlob } from '../text/glob.ts';
import type { Machine } from './machine.ts';
import { knownText } from './text-value.ts';
import { madeText, type Place, type Value } from './value.ts';

/** A call of a function of a package, with what the function may need to know. */
export interface PackageCall {
  readonly args: readonly Value[];
  readonly machine: Machine;
  readonly place: Place;
}

type Model = (call: PackageCall) => Value | null;

/** Functions that read the folders of the project, or load what is in them, by their access paths. */
export const FILE_MODELS: Readonly<Record<string, Model>> = {
  ...named(['fs.readdirSync', 'fs.promises.readdir', 'fs/promises.readdir', 'fs-extra.readdirSync'], namesInFolder),
  ...named(['glob.sync', 'glob.globSync', 'glob', 'glob.glob', 'fast-glob', 'fast-glob.sync'], filesOfGlob),
  ...named(['globby', 'globby.globby', 'globby.sync', 'globby.globbySync', 'tiny-glob', 'tiny-glob/sync'], filesOfGlob),
  'require-directory': ({ args: [, folder], machine, place }) => modulesIn(folder ?? madeText('.'), machine, place),
  'require-dir': ({ args: [folder], machine, place }) => modulesIn(folder ?? madeText('.'), machine, place),
  'require-all': ({ args: [options], machine, place }) =>
    options ? modulesIn(optionOf(options, 'dirname') ?? options, machine, place) : null,
  'import.meta.glob': modulesOfGlob,
};

function named(names: readonly string[], model: Model): Readonly<Record<string, Model>> {
  return Object.fromEntries(names.map((name) => [name, model]));
}

/** The names in a folder; null where it is not known, or where they are told with more than their names. */
function namesInFolder({ args: [folder, options], machine, place }: PackageCall): Value | null {
  const path = folder && folderOf(folder, place);
  const names = path == null || options?.kind === 'object' ? [] : machine.namesIn(path);
  return names.length > 0 ? machine.heap.array(names.map(({ name }) => madeText(name))) : null;
}

/**
 * The files that a glob matches, as the package says them: below the folder that it is told, or by their whole paths.
 */
function filesOfGlob({ args: [pattern, options], machine, place }: PackageCall): Value | null {
  const glob = pattern ? knownText(pattern) : null;
  const cwd = options && optionOf(options, 'cwd');
  const folder = cwd ? folderOf(cwd, place) : null;
  if (glob === null || (cwd && folder === null)) return null;
  // Which folder a process is started in is not told: what matches below the folder of a package is meant.
  const start = folder ?? (glob.startsWith('/') ? '/' : machine.packageOf(place.file));
  const isWhole = glob.startsWith('/') || (options && optionOf(options, 'absolute')) !== null;
  const below = posix.relative(start, '/') === '' ? glob.slice(1) : glob.replace(/^\.\//, '');
  const found = matching(start, below, machine);
  if (found.length === 0) return null;
  return machine.heap.array(found.map((file) => madeText(isWhole ? file : posix.relative(start, file))));
}

/** The modules of a folder by the names of their files, those of folders below it in an object of their own. */
function modulesIn(folder: Value, machine: Machine, place: Place): Value | null {
  const path = folderOf(folder, place);
  return path === null ? null : modulesBelow(path, machine, place, 0);
}

/** Deeper folders are none that a person wrote. */
const DEEPEST = 10;

function modulesBelow(folder: string, machine: Machine, place: Place, depth: number): Value | null {
  const entries = machine.namesIn(folder).flatMap(({ name, isFolder }): (readonly [string, Value])[] => {
    const path = posix.join(folder, name);
    if (isFolder) {
      const below = depth < DEEPEST ? modulesBelow(path, machine, place, depth + 1) : null;
      return below ? [[name, below]] : [];
    }
    if (path === place.file || !/\.[cm]?[jt]sx?$/.test(name)) return [];
    return [[name.replace(/\.\w+$/, ''), machine.loadAny(place.file, madeText(path), true)]];
  });
  return entries.length > 0 ? machine.heap.plain(entries) : null;
}

/** `import.meta.glob('./routes/*.js', { eager: true })`: the modules by their paths. */
function modulesOfGlob({ args: [pattern, options], machine, place }: PackageCall): Value | null {
  const glob = pattern ? knownText(pattern) : null;
  const eager = options && optionOf(options, 'eager');
  if (glob === null || !glob.startsWith('./') || eager?.kind !== 'constant' || eager.value !== true) return null;
  const folder = posix.dirname(place.file);
  const found = matching(folder, glob.slice(2), machine).filter((file) => file !== place.file);
  return machine.heap.plain(
    found.map((file) => [`./${posix.relative(folder, file)}`, machine.loadAny(place.file, madeText(file), false)]),
  );
}

function matching(folder: string, glob: string, machine: Machine): readonly string[] {
  return machine.filesBelow(folder).filter((file) => matchesGlob(posix.relative(folder, file), glob));
}

/** The folder that a text names in a file; null where it is not known. */
function folderOf(value: Value, { file }: Place): string | null {
  const path = knownText(value);
  return path === null ? null : posix.resolve(posix.dirname(file), path);
}

function optionOf(options: Value, name: string): Value | null {
  return options.kind === 'object' ? (options.state.fields.get(name) ?? null) : null;
}
