import type { Value, Place } from './value.ts';
import type { Machine } from './machine.ts';
import { TEXT, knownText } from './text-value.ts';
import { folderOf, matching, named, optionOf, type Model, type PackageCall } from './packages-files.ts';
import { posix } from 'node:path';
import { madeText, opaque } from './new-values.ts';

/** Models of functions that name the folder of the package, or load the modules of folders, by their access paths. */
export const MODULE_MODELS: Readonly<Record<string, Model>> = {
  'require-directory': requiredDirectory,
  // The folder in which a process is started is not known: that of the package is assumed.
  ...named(
    [
      'process.cwd',
      'app-root-path.toString',
      'app-root-dir.get',
      'pkg-dir',
      'pkg-dir.sync',
      'pkg-dir.packageDirectorySync',
    ],
    ({ machine, place }) => madeText(machine.packageOf(place.file)),
  ),
  'app-root-path.resolve': inPackage,
  'app-root-path.require': (call) => {
    const path = inPackage(call);
    return path && call.machine.loadAny(call.place.file, path, true);
  },
  'require-dir': ({ args: [folder], machine, place }) => modulesIn(folder ?? madeText('.'), machine, place),
  'require-all': ({ args: [options], machine, place }) =>
    options ? modulesIn(optionOf(options, 'dirname') ?? options, machine, place) : null,
  'import.meta.glob': modulesOfGlob,
};

/**
 * The module `app-root-path`: an object that is the folder of the package where a text is needed. Null for another
 * module.
 */
export function rootModule(whole: Value, specifier: string, file: string, machine: Machine): Value | null {
  if (specifier !== 'app-root-path') return null;
  const folder = madeText(machine.packageOf(file));
  const functions = ['toString', 'resolve', 'require'].map((name): readonly [string, Value] => [
    name,
    opaque({ kind: 'member', object: whole, name }),
  ]);
  return machine.heap.plain([[TEXT, folder], ['path', folder], ...functions]);
}

/** The path in the package that the first argument names: `'/routes/cars'`, `'routes/cars'`. */
export function inPackage({ args: [path], machine, place }: PackageCall): Value | null {
  const known = path ? knownText(path) : null;
  return known === null ? null : madeText(posix.join(machine.packageOf(place.file), known));
}

/** `requireDirectory(module, './routes', { visit })`: the modules of a folder; `visit` is called with each of them. */
export function requiredDirectory(call: PackageCall): Value | null {
  const { args, machine, place, site, context } = call;
  const [, second] = args;
  const folder = second && second.kind !== 'object' ? second : madeText('.');
  const options = args.slice(1).find(({ kind }) => kind === 'object');
  if (options && ['include', 'exclude'].some((name) => optionOf(options, name))) return null;
  const modules = modulesIn(folder, machine, place);
  const visit = options ? optionOf(options, 'visit') : null;
  const visitAll = (value: Value): void => {
    if (value.kind === 'object' && value.shape === 'plain') [...value.state.fields.values()].forEach(visitAll);
    else if (visit) machine.call(visit, null, [value], site, context);
  };
  if (visit && modules) visitAll(modules);
  return modules;
}

/** The modules of a folder by the names of their files; each folder below it is an object of its own. */
export function modulesIn(folder: Value, machine: Machine, place: Place): Value | null {
  const path = folderOf(folder, place, machine);
  return path === null ? null : modulesBelow(path, machine, place, 0);
}

/** How deep folders are searched; sources are not nested deeper. */
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
export function modulesOfGlob({ args: [pattern, options], machine, place }: PackageCall): Value | null {
  const glob = pattern ? knownText(pattern) : null;
  const eager = options && optionOf(options, 'eager');
  if (glob === null || !glob.startsWith('./') || eager?.kind !== 'constant' || eager.value !== true) return null;
  const folder = posix.dirname(place.file);
  const found = matching(folder, glob.slice(2), machine).filter((file) => file !== place.file);
  return machine.heap.plain(
    found.map((file) => [`./${posix.relative(folder, file)}`, machine.loadAny(place.file, madeText(file), false)]),
  );
}
