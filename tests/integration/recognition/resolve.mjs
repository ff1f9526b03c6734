/** Where a specifier leads: as TypeScript and Node.js resolve it, in a project whose packages are not installed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import ts from 'typescript';

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.jsx', '.json', ''];
const SOURCES = { '.js': ['.ts', '.tsx'], '.mjs': ['.mts'], '.cjs': ['.cts'], '.jsx': ['.tsx'] };

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The file of a path without its extension, or of a folder. */
export function fileOf(path) {
  for (const extension of ['', ...EXTENSIONS]) if (isFile(path + extension)) return path + extension;
  const stem = path.slice(0, path.length - extname(path).length);
  for (const extension of SOURCES[extname(path)] ?? []) if (isFile(stem + extension)) return stem + extension;
  if (!existsSync(path)) return undefined;
  const { main } = packageAt(path) ?? {};
  const entry = typeof main === 'string' ? fileOf(join(path, main)) : undefined;
  return entry ?? EXTENSIONS.map((extension) => join(path, `index${extension}`)).find(isFile);
}

const packages = new Map();

/** The package.json of a folder. */
export function packageAt(folder) {
  if (!packages.has(folder)) packages.set(folder, readJson(join(folder, 'package.json')));
  return packages.get(folder);
}

/** A JSON file with comments, if it can be read. */
function readJson(path) {
  if (!isFile(path)) return undefined;
  return ts.parseConfigFileTextToJson(path, readFileSync(path, 'utf8')).config;
}

/** The folders from a file up to the root of a project. */
function* foldersAbove(file, root) {
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder)) yield folder;
}

/** The folder of the package that a file belongs to. */
export function packageFolder(file, root) {
  for (const folder of foldersAbove(file, root)) if (packageAt(folder) !== undefined) return folder;
  return root;
}

/** Resolves what a file of a project imports: a path of a file, or undefined for what is not in the project. */
export class Resolver {
  #root;
  #packages;
  #options = new Map();

  /** @param {string} root @param {Map<string, string>} packages the folders of the packages of the project, by their names */
  constructor(root, packages) {
    this.#root = root;
    this.#packages = packages;
  }

  resolve(specifier, from) {
    if (specifier.startsWith('.')) return fileOf(resolve(dirname(from), specifier));
    if (specifier.startsWith('/')) return fileOf(specifier);
    return this.#byCompiler(specifier, from) ?? this.#byAlias(specifier, from) ?? this.#byPackage(specifier);
  }

  /** Paths, base URLs and imports of packages, as TypeScript resolves them. */
  #byCompiler(specifier, from) {
    for (const options of this.#compilerOptions(from)) {
      const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys);
      const file = resolvedModule?.resolvedFileName;
      if (file?.startsWith(this.#root) && !file.includes('/node_modules/') && !file.endsWith('.d.ts')) return file;
    }
    return undefined;
  }

  /** The options of the nearest configuration, and of those that it refers to. */
  #compilerOptions(from) {
    const folder = [...foldersAbove(from, this.#root)].find((each) =>
      ['tsconfig.json', 'jsconfig.json'].some((name) => isFile(join(each, name))),
    );
    if (folder === undefined)
      return [{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, allowJs: true }];
    if (!this.#options.has(folder))
      this.#options.set(
        folder,
        configured(join(folder, isFile(join(folder, 'tsconfig.json')) ? 'tsconfig.json' : 'jsconfig.json')),
      );
    return this.#options.get(folder);
  }

  /** Aliases that module-alias and similar packages read. */
  #byAlias(specifier, from) {
    const folder = packageFolder(from, this.#root);
    for (const [alias, target] of Object.entries(packageAt(folder)?._moduleAliases ?? {})) {
      if (specifier !== alias && !specifier.startsWith(`${alias}/`)) continue;
      return fileOf(join(folder, target, specifier.slice(alias.length)));
    }
    return undefined;
  }

  /** Packages of the same repository. */
  #byPackage(specifier) {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const folder = this.#packages.get(name);
    if (folder === undefined) return undefined;
    const rest = specifier.slice(name.length + 1);
    const { exports, module, main } = packageAt(folder);
    const targets = [
      exported(exports, rest === '' ? '.' : `./${rest}`),
      ...(rest === '' ? [module, main, '.', 'src'] : [rest, `src/${rest}`]),
    ];
    for (const target of targets.filter((each) => typeof each === 'string')) {
      const file =
        fileOf(join(folder, target)) ?? fileOf(join(folder, target.replace(/^(?:\.\/)?(?:dist|lib|build)\//, 'src/')));
      if (file !== undefined) return file;
    }
    return undefined;
  }
}

/** The options of a configuration with those of the ones that it refers to. */
function configured(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const { config = {} } = ts.readConfigFile(path, ts.sys.readFile);
  const { options, projectReferences = [] } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    dirname(path),
    {},
    path,
  );
  const moduleResolution = ts.ModuleResolutionKind.Bundler;
  const own = {
    ...options,
    module: ts.ModuleKind.ESNext,
    moduleResolution,
    allowJs: true,
    resolveJsonModule: true,
    ignoreDeprecations: '6.0',
  };
  const references = (projectReferences ?? []).map((each) =>
    basename(each.path).endsWith('.json') ? each.path : join(each.path, 'tsconfig.json'),
  );
  return [own, ...references.filter(isFile).flatMap((each) => configured(each, seen))];
}

/** What a map of exports answers for a path. */
function exported(exports, path) {
  if (typeof exports === 'string') return path === '.' ? exports : undefined;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const direct =
    path in exports
      ? exports[path]
      : path === '.' && !Object.keys(exports).some((key) => key.startsWith('.'))
        ? exports
        : undefined;
  if (direct !== undefined) return chosen(direct);
  for (const [key, target] of Object.entries(exports)) {
    const [before, after] = key.split('*');
    if (after !== undefined && path.startsWith(before) && path.endsWith(after))
      return chosen(target)?.replace('*', path.slice(before.length, path.length - after.length));
  }
  return undefined;
}

function chosen(target) {
  if (typeof target === 'string' || target === null) return target ?? undefined;
  if (Array.isArray(target)) return target.map(chosen).find((each) => each !== undefined);
  for (const condition of ['source', 'development', 'import', 'require', 'node', 'default'])
    if (condition in target) return chosen(target[condition]);
  return undefined;
}
