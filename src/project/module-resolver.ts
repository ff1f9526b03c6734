import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { PackageAliases } from './package-aliases.ts';
import { plainPath, Resolvers } from './resolvers.ts';
import { packagesIn, realPath } from './package-names.ts';

/** No file has a longer path. */
const LONGEST = 4096;

/** The configurations that define aliases of paths, the preferred one first. */
const CONFIGS = ['tsconfig.json', 'jsconfig.json'];

/** The configuration of a workspace of Nx: its bundlers read it, whether or not that of a package extends it. */
const BASES = ['tsconfig.base.json'];

/** Folders with the build output of the `src` of a package, and those where no one writes code by hand. */
const BUILT = /^(?:dist|build|lib|out)(?:[\\/]|$)/;

const MADE = /^(?:dist|build|out)(?:[\\/]|$)/;

/** Prefixes that many projects use for their sources, and the folders of a package that they are aliases of. */
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
  readonly #resolvers: Resolvers;
  /** The answers by folder, or by file where a configuration names files, and specifier. */
  readonly #answers = new Map<string, string | null>();
  /** The same by file: the evaluator asks the same questions over and over. */
  readonly #byFile = new Map<string, Map<string, string | null>>();
  readonly #configs = new Map<string, string | null>();
  readonly #aliases = new Map<string, PackageAliases>();
  #packages: ReadonlyMap<string, string> | null = null;

  /** @param root an absolute folder that exists */
  constructor(root: string) {
    this.#root = resolve(root);
    this.#resolvers = new Resolvers(this.#root, realPath(root), (name) => this.#folderOf(name));
  }

  /**
   * @param fromFile the absolute path of the file in which the specifier is
   * @returns an absolute path below the root; null for packages, modules of Node, and what is not found
   */
  resolve(fromFile: string, specifier: string): string | null {
    const own = this.#byFile.get(fromFile) ?? new Map<string, string | null>();
    this.#byFile.set(fromFile, own);
    const known = own.get(specifier);
    if (known !== undefined) return known;
    const answer = this.#answerTo(fromFile, specifier);
    own.set(specifier, answer);
    return answer;
  }

  #answerTo(fromFile: string, specifier: string): string | null {
    const config = this.#nearest(dirname(fromFile), CONFIGS);
    const from = config !== null && this.#resolvers.isByFile(config) ? fromFile : dirname(fromFile);
    const key = `${from}\0${specifier}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const isPlausible = specifier !== '' && specifier.length <= LONGEST && !specifier.includes('\0');
    const answer = isPlausible ? this.#find(fromFile, specifier, config) : null;
    this.#answers.set(key, answer);
    return answer;
  }

  /**
   * Whether a specifier names a file of the project by its path or by an alias, and no such file exists. A missing
   * output of a build does not count.
   */
  isMissing(fromFile: string, specifier: string): boolean {
    if (this.resolve(fromFile, specifier) !== null) return false;
    const targets = this.#targetsOf(fromFile, specifier);
    return targets.some((path) => this.#isWritten(path)) && this.#resolvers.find(dirname(fromFile), specifier) === null;
  }

  /** Forgets everything: files were added or removed, or a configuration changed. */
  clear(): void {
    this.#answers.clear();
    this.#byFile.clear();
    this.#configs.clear();
    this.#resolvers.clear();
    this.#aliases.clear();
    this.#packages = null;
  }

  #find(file: string, specifier: string, config: string | null): string | null {
    const folder = dirname(file);
    const configured = config === null ? null : this.#resolvers.findBy(config, file, specifier);
    // A configuration may be broken.
    const found = configured ?? this.#resolvers.find(folder, specifier);
    if (found === '') return null;
    if (/^[./#]/.test(specifier) || isAbsolute(specifier)) {
      // A test may import the output of a build, which resolves to the source; imports within the output stay there.
      if (found === null && specifier.startsWith('#')) return this.#findAliased(folder, specifier);
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
      this.#findInBase(file, specifier) ??
      this.#findAliased(folder, specifier) ??
      this.#findPackage(specifier) ??
      this.#findPrefixed(folder, specifier)
    );
  }

  /** The absolute paths without extensions to which a relative path or an alias resolves; none for a package. */
  #targetsOf(file: string, specifier: string): readonly string[] {
    const folder = dirname(file);
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) return [join(folder, specifier)];
    const manifest = specifier.startsWith('#') ? this.#nearest(folder, ['package.json']) : null;
    if (manifest !== null) {
      const targets = this.#aliasesOf(dirname(manifest)).targetsOf(specifier);
      return targets.filter((path) => path.startsWith('./')).map((path) => join(dirname(manifest), path));
    }
    for (const names of [CONFIGS, BASES]) {
      const config = this.#nearest(folder, names);
      const found = config === null ? [] : this.#resolvers.aliased(config, specifier);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Whether a path is below the root, and neither in an installed package nor in the output of a build. */
  #isWritten(path: string): boolean {
    const parts = relative(this.#root, path).split(sep);
    return parts[0] !== '..' && !parts.some((part) => MADE.test(part) || part === 'node_modules');
  }

  /** A relative path without the resolver, which finds nothing below a broken package.json. */
  #plain(folder: string, specifier: string): string | null {
    const path = specifier.startsWith('.') ? join(folder, specifier) : null;
    return path?.startsWith(this.#root + sep) ? plainPath(path) : null;
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

  /** The file to which a path of the nearest workspace of Nx resolves; null where there is none. */
  #findInBase(file: string, specifier: string): string | null {
    const base = this.#nearest(dirname(file), BASES);
    return (base && this.#resolvers.findBy(base, file, specifier)) || null;
  }

  /** The file to which an alias of the package around a folder resolves; null where there is none. */
  #findAliased(folder: string, specifier: string): string | null {
    const manifest = this.#nearest(folder, ['package.json']);
    if (manifest === null) return null;
    const top = dirname(manifest);
    for (const target of this.#aliasesOf(top).targetsOf(specifier)) {
      const found = this.#resolvers.find(top, `./${target}`) || this.#sourceOf(join(top, target), BUILT);
      if (found) return found;
    }
    return null;
  }

  #aliasesOf(top: string): PackageAliases {
    const aliases = this.#aliases.get(top) ?? new PackageAliases(top);
    this.#aliases.set(top, aliases);
    return aliases;
  }

  /** The folder of a package of the project by its name. */
  #folderOf(name: string): string | undefined {
    this.#packages ??= packagesIn(this.#root);
    return this.#packages.get(name);
  }

  /** A package of the project by its name, installed or not: what it exports, its main file, or its sources. */
  #findPackage(specifier: string): string | null {
    const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
    const folder = this.#folderOf(name);
    if (folder === undefined) return null;
    const requests =
      path === ''
        ? [specifier, './', './src/index', './src', './lib/index']
        : [specifier, `./${path}`, `./src/${path}`, `./${path.replace(BUILT, 'src/')}`];
    for (const request of requests) {
      const found = this.#resolvers.find(folder, request);
      if (found) return this.#sourceOf(found, BUILT) ?? found;
    }
    return null;
  }

  /**
   * The source from which a file of a package or a project is built, whether or not that file exists; null where none
   * is found.
   */
  #sourceOf(path: string, built: RegExp): string | null {
    for (const names of [['package.json'], CONFIGS]) {
      const top = this.#nearest(dirname(path), names);
      const inside = top === null ? '' : relative(dirname(top), path);
      if (top === null || !built.test(inside)) continue;
      const source = `./${inside.replace(built, 'src/').replaceAll(sep, '/')}`;
      const found = this.#resolvers.find(dirname(top), source);
      if (found) return found;
    }
    return null;
  }

  #findPrefixed(folder: string, specifier: string): string | null {
    const [prefix, places] = PREFIXES.find(([start]) => specifier.startsWith(start)) ?? [];
    if (prefix === undefined || !places) return null;
    const manifest = this.#nearest(folder, ['package.json']);
    for (const top of new Set([manifest === null ? this.#root : dirname(manifest), this.#root])) {
      for (const place of places) {
        const found = this.#resolvers.find(top, `./${place}/${specifier.slice(prefix.length)}`);
        if (found) return found;
      }
    }
    return null;
  }
}
