import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { NapiResolveOptions, ResolverFactory } from 'oxc-resolver';
import { listFiles } from './listing.ts';
import { plainPath } from './plain-path.ts';

/** What a specifier without an extension may name; sources stand before what is compiled from them. */
const OPTIONS: NapiResolveOptions = {
  extensions: ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'],
  extensionAlias: {
    '.js': ['.ts', '.tsx', '.js', '.jsx'],
    '.jsx': ['.tsx', '.jsx'],
    '.mjs': ['.mts', '.mjs'],
    '.cjs': ['.cts', '.cjs'],
  },
  conditionNames: ['import', 'require', 'node', 'default'],
  mainFields: ['module', 'main'],
  builtinModules: true,
  nodePath: false,
};

/** No file has a longer path. */
const LONGEST = 4096;

/** The files that say what paths stand for, best first. */
const CONFIGS = ['tsconfig.json', 'jsconfig.json'];

/** Folders of a package that hold what is built from its `src`, and those where no one writes by hand. */
const BUILT = /^(?:dist|build|lib|out)(?:[\\/]|$)/;
const MADE = /^(?:dist|build|out)(?:[\\/]|$)/;

/** Prefixes that many projects give to their sources, and where those stand in a package. */
const PREFIXES: readonly (readonly [prefix: string, folders: readonly string[]])[] = [
  ['@/', ['src', '.']],
  ['~/', ['src', '.']],
  ['src/', ['src']],
];

/**
 * Finds the file of the project that a module specifier names, as Node, TypeScript and bundlers do.
 *
 * Files outside of the root and installed packages are no files of the project.
 */
export class ModuleResolver {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #answers = new Map<string, string | null>();
  readonly #configs = new Map<string, string | null>();
  readonly #resolvers = new Map<string | null, ResolverFactory>();
  readonly #aliases = new Map<string, readonly Alias[]>();
  #packages: ReadonlyMap<string, string> | null = null;

  /** @param root an absolute folder that exists */
  constructor(root: string) {
    this.#root = resolve(root);
    this.#realRoot = realPath(root);
  }

  /**
   * @param fromFile the absolute path of the file in which the specifier stands
   * @returns an absolute path below the root; null for packages, parts of Node, and what is not found
   */
  resolve(fromFile: string, specifier: string): string | null {
    const folder = dirname(fromFile);
    const key = `${folder}\0${specifier}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer =
      specifier === '' || specifier.length > LONGEST || specifier.includes('\0') ? null : this.#find(folder, specifier);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Forgets everything: files were added or removed, or a configuration changed. */
  clear(): void {
    this.#answers.clear();
    this.#configs.clear();
    this.#resolvers.clear();
    this.#aliases.clear();
    this.#packages = null;
  }

  #find(folder: string, specifier: string): string | null {
    const config = this.#nearest(folder, CONFIGS);
    // A configuration may be broken, or extend one that is not installed.
    const found = this.#ask(folder, specifier, config) ?? (config === null ? null : this.#ask(folder, specifier, null));
    if (found === '') return null;
    if (/^[./#]/.test(specifier) || isAbsolute(specifier)) {
      // A test may name what a build makes; what was built names its own neighbours.
      if (found === null) return this.#sourceOf(join(folder, specifier), BUILT) ?? this.#plain(folder, specifier);
      return (
        (relative(this.#root, folder)
          .split(sep)
          .some((part) => MADE.test(part))
          ? null
          : this.#sourceOf(found, MADE)) ?? found
      );
    }
    if (found !== null) return this.#sourceOf(found, BUILT) ?? found;
    return (
      this.#findAliased(folder, specifier) ?? this.#findPackage(specifier) ?? this.#findPrefixed(folder, specifier)
    );
  }

  /**
   * A relative path as it stands: where a package.json is broken, the resolver says nothing of all that is below it.
   */
  #plain(folder: string, specifier: string): string | null {
    const path = specifier.startsWith('.') ? join(folder, specifier) : null;
    return path?.startsWith(this.#root + sep) ? plainPath(path) : null;
  }

  /** Asks the resolver: a path below the root, an empty text for what stands elsewhere, or null. */
  #ask(folder: string, specifier: string, config: string | null): string | null {
    const answer = this.#resolver(config)?.sync(folder, specifier);
    if (answer?.builtin) return '';
    if (answer?.path === undefined) return null;
    const path = relative(this.#realRoot, specifier.includes('?') ? answer.path.replace(/\?[^]*$/, '') : answer.path);
    if (path.startsWith('..') || isAbsolute(path) || path.split(sep).includes('node_modules')) return '';
    return join(this.#root, path);
  }

  #resolver(config: string | null): ResolverFactory | null {
    const known = this.#resolvers.get(config);
    if (known) return known;
    const library = load();
    if (!library) return null;
    const tsconfig = config === null ? {} : { tsconfig: { configFile: config, references: 'auto' as const } };
    const made = new library.ResolverFactory({ ...OPTIONS, ...tsconfig, roots: [this.#realRoot] });
    this.#resolvers.set(config, made);
    return made;
  }

  /** The nearest of some files above a folder, in the root. */
  #nearest(folder: string, names: readonly string[]): string | null {
    if (folder !== this.#root && !folder.startsWith(this.#root + sep)) return null;
    const key = `${folder}\0${names.join()}`;
    const known = this.#configs.get(key);
    if (known !== undefined) return known;
    const found =
      names.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? this.#nearest(dirname(folder), names);
    this.#configs.set(key, found);
    return found;
  }

  /** What `_moduleAliases` of the package around a file says, as the package `module-alias` reads it. */
  #findAliased(folder: string, specifier: string): string | null {
    const manifest = this.#nearest(folder, ['package.json']);
    if (manifest === null) return null;
    const aliases = this.#aliases.get(manifest) ?? aliasesIn(manifest);
    this.#aliases.set(manifest, aliases);
    const [name, target] = aliases.find(([alias]) => specifier === alias || specifier.startsWith(`${alias}/`)) ?? [];
    if (name === undefined || target === undefined) return null;
    const found = this.#ask(dirname(manifest), `./${target}${specifier.slice(name.length)}`, null) || null;
    return found ?? this.#sourceOf(join(dirname(manifest), target, specifier.slice(name.length)), BUILT);
  }

  /** A package of the project by its name, installed or not: what it exports, its main file, or its sources. */
  #findPackage(specifier: string): string | null {
    const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
    this.#packages ??= packagesIn(this.#root);
    const folder = this.#packages.get(name);
    if (folder === undefined) return null;
    const requests =
      path === ''
        ? [specifier, './', './src/index', './src', './lib/index']
        : [specifier, `./${path}`, `./src/${path}`];
    for (const request of requests) {
      const found = this.#ask(folder, request, null);
      if (found) return this.#sourceOf(found, BUILT) ?? found;
    }
    return null;
  }

  /** The source that a file of a package is built to, there or not yet; null where none is found. */
  #sourceOf(path: string, built: RegExp): string | null {
    const manifest = this.#nearest(dirname(path), ['package.json']);
    if (manifest === null) return null;
    const inside = relative(dirname(manifest), path);
    return built.test(inside)
      ? this.#ask(dirname(manifest), `./${inside.replace(built, 'src/').replaceAll(sep, '/')}`, null) || null
      : null;
  }

  #findPrefixed(folder: string, specifier: string): string | null {
    const [prefix, places] = PREFIXES.find(([start]) => specifier.startsWith(start)) ?? [];
    if (prefix === undefined || !places) return null;
    const manifest = this.#nearest(folder, ['package.json']);
    for (const top of new Set([manifest === null ? this.#root : dirname(manifest), this.#root])) {
      for (const place of places) {
        const found = this.#ask(top, `./${place}/${specifier.slice(prefix.length)}`, null);
        if (found) return found;
      }
    }
    return null;
  }
}

let library: typeof import('oxc-resolver') | null | undefined;

/** The resolver, loaded when the first specifier is resolved; null on a platform that it is not made for. */
function load(): typeof import('oxc-resolver') | null {
  if (library !== undefined) return library;
  try {
    // `require` is typed as any; the type stands in the declaration that the library ships.
    library = createRequire(import.meta.url)('oxc-resolver') as typeof import('oxc-resolver');
  } catch {
    library = null;
  }
  return library;
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** The folders of the packages of a project by name. A name that two packages bear says nothing. */
function packagesIn(root: string): ReadonlyMap<string, string> {
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

/** A name that stands for a path, seen from its package.json. */
type Alias = readonly [name: string, path: string];

/** The aliases of a package.json, the longest first: one may begin with another. */
function aliasesIn(manifest: string): readonly Alias[] {
  const aliases = fieldOf(manifest, '_moduleAliases');
  if (typeof aliases !== 'object' || aliases === null) return [];
  const named = Object.entries(aliases).flatMap(([name, path]: [string, unknown]): Alias[] =>
    typeof path === 'string' ? [[name, path]] : [],
  );
  return named.sort(([a], [b]) => b.length - a.length);
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
