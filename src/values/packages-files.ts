import { posix } from 'node:path';
import type { NameInFolder } from '../model/sent-folder.ts';
import { matchesGlob } from '../text/glob.ts';
import type { Context, Machine } from './machine.ts';
import type { CallSite } from './events.ts';
import { knownText } from './text-value.ts';
import type { NativeValue, Place, Value } from './value.ts';
import { choiceOf, constant, madeText } from './new-values.ts';

/** A call of a function of a package, as its model gets it. */
export interface PackageCall {
  readonly args: readonly Value[];
  readonly machine: Machine;
  readonly place: Place;
  readonly site: CallSite;
  readonly context: Context;
}

export type Model = (call: PackageCall) => Value | null;

/** Models of functions that read folders of the project, by their access paths. */
export const FILE_MODELS: Readonly<Record<string, Model>> = {
  ...named(inFileSystem('readdir'), forCallback(namesInFolder)),
  ...named([...inFileSystem('stat'), ...inFileSystem('lstat')], forCallback(statusOf)),
  ...named(['fs.existsSync', 'fs-extra.existsSync', 'fs-extra.pathExistsSync', 'fs-extra.pathExists'], existence),
  ...named(['glob.sync', 'glob.globSync', 'glob', 'glob.glob', 'fast-glob', 'fast-glob.sync'], filesOfGlob),
  ...named(['globby', 'globby.globby', 'globby.sync', 'globby.globbySync', 'tiny-glob', 'tiny-glob/sync'], filesOfGlob),
};

export function named(names: readonly string[], model: Model): Readonly<Record<string, Model>> {
  return Object.fromEntries(names.map((name) => [name, model]));
}

/** The access paths of a function of the file system: synchronous, with a promise, and with a callback. */
export function inFileSystem(name: string): readonly string[] {
  return ['fs', 'fs-extra', 'graceful-fs']
    .flatMap((module) => [`${module}.${name}Sync`, `${module}.${name}`])
    .concat([`fs.promises.${name}`, `fs/promises.${name}`]);
}

/** A model of a function that returns its result, or passes it to a callback, which is its last argument. */
export function forCallback(model: Model): Model {
  return (call) => {
    const callback = call.args.at(-1);
    if (callback?.kind !== 'function') return model(call);
    const answer = model({ ...call, args: call.args.slice(0, -1) });
    return answer && call.machine.call(callback, null, [constant(null), answer], call.site, call.context);
  };
}

/** `readdir(folder)`: the names of its entries, or objects `withFileTypes`; null where the folder is not known. */
function namesInFolder({ args: [folder, options], machine, place }: PackageCall): Value | null {
  const path = folder && folderOf(folder, place, machine);
  if (path == null || (options && isAsked(options, 'recursive'))) return null;
  const runs = runsOf(machine.namesIn(path), place);
  if (runs.length === 0) return null;
  const hasTypes = options !== undefined && isAsked(options, 'withFileTypes');
  const lists = runs.map((entries) =>
    entries.map(({ name, isFolder }) =>
      hasTypes ? entryOf(isFolder, machine, { name, parentPath: path, path }) : madeText(name),
    ),
  );
  return choiceOf(lists.map((list) => machine.heap.array(list)));
}

/**
 * The entries of a folder when the program runs. A TypeScript program runs as it is written or compiled, so there are
 * two lists: the second one has the endings of compiled files.
 */
function runsOf(entries: readonly NameInFolder[], { file }: Place): readonly (readonly NameInFolder[])[] {
  if (entries.length === 0) return [];
  if (!TYPESCRIPT.test(file) || !entries.some(({ name }) => TYPESCRIPT.test(name))) return [entries];
  return [entries, entries.map((entry) => ({ ...entry, name: entry.name.replace(TYPESCRIPT, '.$1js') }))];
}

const TYPESCRIPT = /\.([cm]?)tsx?$/;

/** An entry of a folder, or the result of `stat`: an object with `isFile()` and `isDirectory()`. */
function entryOf(isFolder: boolean, machine: Machine, texts: Readonly<Record<string, string>>): Value {
  const isOne = (answer: boolean): NativeValue => ({ kind: 'native', name: `always.${String(answer)}`, self: null });
  return machine.heap.plain([
    ...Object.entries(texts).map(([key, text]) => [key, madeText(text)] as const),
    ['isFile', isOne(!isFolder)],
    ['isDirectory', isOne(isFolder)],
    ['isSymbolicLink', isOne(false)],
  ]);
}

/** `fs.stat(path)`: the status of a file or a folder of the project; null for others. */
function statusOf({ args: [path], machine, place }: PackageCall): Value | null {
  const found = path ? entryAt(path, machine, place) : null;
  return found && entryOf(found.isFolder, machine, {});
}

/** `fs.existsSync(path)`: true for a file of the project; null for another one, which may be made later. */
function existence({ args: [path], machine, place }: PackageCall): Value | null {
  return path && entryAt(path, machine, place) ? constant(true) : null;
}

/** The file of the project that a path names, relative to the calling file or to its package; null for none. */
export function fileAt(path: Value, machine: Machine, place: Place): string | null {
  const text = knownText(path);
  if (text === null) return null;
  const folders = [posix.dirname(place.file), machine.packageOf(place.file)];
  const places = folders.map((folder) => posix.resolve(folder, text));
  const exists = (file: string): boolean =>
    machine.namesIn(posix.dirname(file)).some(({ name, isFolder }) => !isFolder && name === posix.basename(file));
  return places.find(exists) ?? null;
}

/** A file or a folder of the project by its path; a TypeScript file also by the name of its compiled file. */
function entryAt(path: Value, machine: Machine, place: Place): NameInFolder | null {
  const text = knownText(path);
  const known = text === null ? null : posix.resolve(posix.dirname(place.file), text);
  if (known === null) return null;
  const entries = runsOf(machine.namesIn(posix.dirname(known)), place).flat();
  return entries.find(({ name }) => name === posix.basename(known)) ?? null;
}

/** Whether an option is `true`. */
function isAsked(options: Value, name: string): boolean {
  const option = optionOf(options, name);
  return option?.kind === 'constant' && option.value === true;
}

/**
 * The files that a glob matches: relative to the folder `cwd`, or with the option `absolute` by their whole paths. Null
 * where the glob or the folder is not known, or nothing matches.
 */
function filesOfGlob({ args: [pattern, options], machine, place }: PackageCall): Value | null {
  const glob = pattern ? knownText(pattern) : null;
  const cwd = options && optionOf(options, 'cwd');
  const folder = cwd ? folderOf(cwd, place, machine) : null;
  if (glob === null || (cwd && folder === null)) return null;
  // The folder in which a process is started is not known: that of the package is assumed.
  const start = folder ?? (glob.startsWith('/') ? '/' : machine.packageOf(place.file));
  const isWhole = glob.startsWith('/') || (options && optionOf(options, 'absolute')) !== null;
  const below = posix.relative(start, '/') === '' ? glob.slice(1) : glob.replace(/^\.\//, '');
  const found = matching(start, below, machine);
  if (found.length === 0) return null;
  return machine.heap.array(found.map((file) => madeText(isWhole ? file : posix.relative(start, file))));
}

export function matching(folder: string, glob: string, machine: Machine): readonly string[] {
  return machine.filesBelow(folder).filter((file) => matchesGlob(posix.relative(folder, file), glob));
}

/**
 * The folder that a text names: relative to the file, or to the nearest folder above the file that contains it. Null
 * where the text is not known.
 */
export function folderOf(value: Value, { file }: Place, machine: Machine): string | null {
  const path = knownText(value);
  if (path === null) return null;
  const root = machine.packageOf(file);
  const below = posix.relative(root, posix.resolve(root, path));
  const beside = posix.resolve(posix.dirname(file), path);
  const around = foldersAround(file, root).map((folder) => posix.join(folder, below));
  return [beside, ...around].find((folder) => machine.namesIn(folder).length > 0) ?? beside;
}

/** The folder of a file and those above it, up to `root`. */
function foldersAround(file: string, root: string): readonly string[] {
  const folder = posix.dirname(file);
  return folder === root || folder === file ? [folder] : [folder, ...foldersAround(folder, root)];
}

export function optionOf(options: Value, name: string): Value | null {
  return options.kind === 'object' ? (options.state.fields.get(name) ?? null) : null;
}
