import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A name, and the path that it is an alias of, relative to the folder of its package. An empty name is an alias for a
 * folder: all specifiers are looked up there.
 */
type Alias = readonly [name: string, path: string];

const BABEL = ['.babelrc', '.babelrc.json', 'babel.config.json'];
const RESOLVER = /^(?:babel-plugin-)?module-resolver$/;

/**
 * The aliases of a package that TypeScript itself does not read: its `imports`, those of the packages `module-alias`
 * and `babel-plugin-module-resolver`, and the folders of `NODE_PATH` in its scripts.
 */
export class PackageAliases {
  readonly #aliases: readonly Alias[];

  /** @param folder that of the package.json */
  constructor(folder: string) {
    const manifest = objectIn(join(folder, 'package.json'));
    const babel = [manifest['babel'], ...BABEL.map((name) => objectIn(join(folder, name)))];
    this.#aliases = [
      ...[...textsOf(manifest['imports']), ...textsOf(manifest['_moduleAliases'])].sort(
        ([a], [b]) => b.length - a.length,
      ),
      ...babel.flatMap(resolverAliases),
      ...searchedFolders(manifest['scripts']),
    ];
  }

  /** The paths to which a specifier may resolve, relative to the folder of the package, the best one first. */
  targetsOf(specifier: string): readonly string[] {
    return this.#aliases.flatMap(([name, path]) => targetOf(specifier, name, path) ?? []);
  }
}

function targetOf(specifier: string, name: string, path: string): string | null {
  const [start = '', end] = name.split('*', 2);
  if (end !== undefined) {
    const isMatch =
      specifier.length > start.length + end.length && specifier.startsWith(start) && specifier.endsWith(end);
    return isMatch ? path.replace('*', () => specifier.slice(start.length, specifier.length - end.length)) : null;
  }
  if (name === '') return specifier.startsWith('#') ? null : `${path}/${specifier}`;
  return specifier === name || specifier.startsWith(`${name}/`) ? path + specifier.slice(name.length) : null;
}

/** The aliases in an object, including those under conditions: `{ '#db': { default: './db.js' } }`. */
function textsOf(value: unknown, name?: string): readonly Alias[] {
  if (typeof value === 'string') return name === undefined ? [] : [[name, value]];
  return Object.entries(asObject(value)).flatMap(([key, each]) => textsOf(each, name ?? key));
}

/**
 * The options of babel-plugin-module-resolver: aliases, without those that are regular expressions, and the folders
 * that are searched.
 */
function resolverAliases(babel: unknown): readonly Alias[] {
  return listOf(asObject(babel)['plugins']).flatMap((plugin): readonly Alias[] => {
    const [name, options] = listOf(plugin);
    if (typeof name !== 'string' || !RESOLVER.test(name)) return [];
    const { alias, root } = asObject(options);
    const folders = typeof root === 'string' ? [root] : listOf(root);
    return [
      ...textsOf(alias).filter(([key]) => !key.startsWith('^')),
      ...folders.flatMap((folder): readonly Alias[] => (typeof folder === 'string' ? [['', folder]] : [])),
    ];
  });
}

/** The folders of `NODE_PATH` in scripts: `"start": "NODE_PATH=src node src/app.js"`. */
function searchedFolders(scripts: unknown): readonly Alias[] {
  const found = textsOf(scripts).flatMap(([, script]) => /\bNODE_PATH=([\w./:-]+)/.exec(script)?.[1]?.split(':') ?? []);
  return [...new Set(found)].map((folder) => ['', folder]);
}

function objectIn(path: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
