import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { NapiResolveOptions, ResolveResult, ResolverFactory } from 'oxc-resolver';
import { aliasesOf, type CompilerConfig, type FolderOf, readCompilerConfig, targetsOf } from './compiler-paths.ts';
import { isFile } from './file-text.ts';

/** How specifiers are resolved. Source files come before what is compiled from them. */
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

/** Resolves a specifier in a file to a path below the root: empty for a file elsewhere, null where nothing is found. */
type Way = (file: string, specifier: string) => string | null;

/** How specifiers are resolved under a configuration of TypeScript. */
interface Configured {
  /** Whether files of one folder may belong to different projects, each with its own paths. */
  readonly isByFile: boolean;
  /** The configuration itself, and those that it refers to. */
  readonly all: readonly CompilerConfig[];
  /** The ways to resolve, in the order in which they are tried. */
  readonly ways: readonly Way[];
}

/** The resolvers of a project: one without a configuration of TypeScript, and some for each configuration. */
export class Resolvers {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #folderOf: FolderOf;
  readonly #configured = new Map<string, Configured>();
  #plain: ResolverFactory | null | undefined;

  /**
   * @param root an absolute folder
   * @param realRoot the same without symbolic links
   * @param folderOf the folder of a package of the project by its name
   */
  constructor(root: string, realRoot: string, folderOf: FolderOf) {
    this.#root = root;
    this.#realRoot = realRoot;
    this.#folderOf = folderOf;
  }

  /** Clears the cached configurations. */
  clear(): void {
    this.#configured.clear();
    this.#plain = undefined;
  }

  /** Whether a configuration resolves a specifier by the importing file, and not by its folder alone. */
  isByFile(config: string): boolean {
    return this.#waysOf(config).isByFile;
  }

  /**
   * Resolves without a configuration: a path below the root, empty for a file elsewhere, null where nothing is found.
   */
  find(folder: string, specifier: string): string | null {
    if (this.#plain === undefined) this.#plain = this.#make({});
    return this.#plain && this.#placeOf(this.#plain.sync(folder, specifier), specifier);
  }

  /** Resolves by a configuration, with the same kinds of results. */
  findBy(config: string, file: string, specifier: string): string | null {
    for (const way of this.#waysOf(config).ways) {
      const found = way(file, specifier);
      if (found !== null) return found;
    }
    return null;
  }

  /** The absolute paths to which the aliases of a configuration, and of those that it refers to, map a specifier. */
  aliased(config: string, specifier: string): readonly string[] {
    return this.#waysOf(config).all.flatMap((each) => aliasesOf(specifier, each));
  }

  /**
   * The result of the resolver as a path below the root: empty for a file elsewhere or a module of Node, null for none.
   */
  #placeOf(answer: ResolveResult, specifier: string): string | null {
    if (answer.builtin) return '';
    if (answer.path === undefined) return null;
    const path = relative(this.#realRoot, specifier.includes('?') ? answer.path.replace(/\?[^]*$/, '') : answer.path);
    if (path.startsWith('..') || isAbsolute(path) || path.split(sep).includes('node_modules')) return '';
    return join(this.#root, path);
  }

  #waysOf(config: string): Configured {
    const known = this.#configured.get(config) ?? this.#configure(config);
    this.#configured.set(config, known);
    return known;
  }

  /**
   * The ways to resolve under a configuration. First comes the project that includes the file: that of the
   * configuration, or one that it refers to. Then the paths of the configuration itself are tried for any file, because
   * tests and scripts often belong to no project. Where a configuration that it extends is missing, the resolver fails,
   * and the paths that can be read are tried.
   */
  #configure(config: string): Configured {
    const read = (path: string): CompilerConfig => readCompilerConfig(path, this.#folderOf);
    const own = read(config);
    const isByFile = own.references.length > 0;
    const all = isByFile ? [own, ...own.references.map(read)] : [own];
    const byProject = isByFile ? this.#make({ tsconfig: { configFile: config, references: 'auto' } }) : null;
    const byFolder = this.#make({ tsconfig: { configFile: config } });
    const byTargets: readonly Way[] = all.some(({ isIncomplete }) => isIncomplete)
      ? all.map((each) => (_file, specifier) => this.#findTarget(targetsOf(specifier, each)))
      : [];
    return {
      isByFile,
      all,
      ways: [
        (file, specifier) => byProject && this.#placeOf(byProject.resolveFileSync(file, specifier), specifier),
        (file, specifier) => byFolder && this.#placeOf(byFolder.sync(dirname(file), specifier), specifier),
        ...byTargets,
      ],
    };
  }

  #findTarget(targets: readonly string[]): string | null {
    for (const target of targets) {
      const found = this.find(dirname(target), `./${basename(target)}`);
      if (found !== null) return found;
    }
    return null;
  }

  #make(options: NapiResolveOptions): ResolverFactory | null {
    const library = load();
    return library && new library.ResolverFactory({ ...OPTIONS, ...options, roots: [this.#realRoot] });
  }
}

let library: typeof import('oxc-resolver') | null | undefined;

/** The resolver, loaded at its first use; null on a platform without a build of it. */
function load(): typeof import('oxc-resolver') | null {
  if (library !== undefined) return library;
  try {
    // `require` returns `any`; its type is that of the library's own declarations.
    library = createRequire(import.meta.url)('oxc-resolver') as typeof import('oxc-resolver');
  } catch {
    library = null;
  }
  return library;
}

/** The endings that are tried after a path, in their order; a `.js` may be written for a `.ts`. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/** The file that a path means by itself, without any package.json: with an extension, or as the index of a folder. */
export function plainPath(path: string): string | null {
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const paths = [
    path,
    ...ENDINGS.slice(1).map((ending) => stem + ending),
    ...ENDINGS.slice(1).map((ending) => join(path, `index${ending}`)),
  ];
  return paths.find(isFile) ?? null;
}
