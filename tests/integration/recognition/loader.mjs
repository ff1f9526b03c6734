/** Loads the files of a program: each is transpiled to CommonJS and run with a `require` of ours. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import ts from 'typescript';
import { anything, isAnything } from './anything.mjs';
import { nodeModule } from './node-modules.mjs';
import { packageNamed } from './packages.mjs';
import { fileOf } from './resolve.mjs';

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const OPTIONS = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
  noEmitHelpers: true,
  alwaysStrict: false,
  jsx: ts.JsxEmit.React,
  allowJs: true,
  ignoreDeprecations: '6.0',
};

/** `import.meta` as an identifier, which a function can get. */
const importMeta = (context) => (file) => {
  const visit = (node) =>
    ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword
      ? ts.factory.createIdentifier('importMeta_')
      : ts.visitEachChild(node, visit, context);
  return ts.visitNode(file, visit);
};

function transpiled(file) {
  const text = readFileSync(file, 'utf8').replace(/^#!.*/, '');
  const fileName = /\.[cm]?js$/.test(file) ? `${file.replace(/\.\w+$/, '')}.js` : file;
  return ts.transpileModule(text, { fileName, compilerOptions: OPTIONS, transformers: { before: [importMeta] } })
    .outputText;
}

const importStar = (module) =>
  module?.__esModule || isAnything(module)
    ? module
    : { ...(typeof module === 'object' ? module : module), default: module };

/** The helpers that transpiled code calls. What decorates with a stand-in stays as it is. */
const HELPERS = {
  __importDefault: (module) =>
    module?.__esModule
      ? module
      : { default: module?.default !== undefined && isAnything(module) ? module.default : module },
  __importStar: (module) =>
    module?.__esModule ? module : typeof module === 'function' ? wholeOf(module) : importStar(module),
  __exportStar: (module, exports) => {
    for (const name of Object.keys(module))
      if (name !== 'default' && !Object.hasOwn(exports, name))
        Object.defineProperty(exports, name, { enumerable: true, get: () => module[name] });
  },
  __createBinding: (target, module, name, as = name) =>
    Object.defineProperty(target, as, { enumerable: true, get: () => module[name] }),
  __decorate: (decorators, target, member, descriptor) => {
    let result =
      member === undefined
        ? target
        : descriptor === null
          ? Object.getOwnPropertyDescriptor(target, member)
          : descriptor;
    for (const decorate of decorators.toReversed()) {
      const decorated =
        typeof decorate === 'function'
          ? member === undefined
            ? decorate(result)
            : decorate(target, member, result)
          : undefined;
      if (decorated !== undefined && !isAnything(decorated)) result = decorated;
    }
    if (member !== undefined && result !== undefined) Object.defineProperty(target, member, result);
    return result;
  },
  __param: (index, decorate) => (target, member) => {
    if (typeof decorate === 'function') decorate(target, member, index);
  },
  __metadata: (key, value) => Reflect.metadata(key, value),
};

/** A namespace of a module that is a function: its members, and itself where it is called. */
const wholeOf = (module) =>
  new Proxy(module, { get: (target, member) => (member === 'default' ? (target.default ?? target) : target[member]) });

/** All modules of a program that have been loaded. */
export class Loader {
  modules = new Map();
  unresolved = [];
  failed = new Map();
  #resolver;
  #globals;

  constructor(resolver, globals) {
    this.#resolver = resolver;
    this.#globals = globals;
  }

  /** Runs a file, once. */
  load(file) {
    const known = this.modules.get(file);
    if (known !== undefined) return known.exports;
    const own = { exports: {}, id: file, filename: file, loaded: false, children: [], paths: [], parent: null };
    this.modules.set(file, own);
    try {
      this.#run(file, own);
    } catch (error) {
      this.failed.set(
        file,
        String(error?.stack ?? error)
          .split('\n')
          .slice(0, 3)
          .join(' '),
      );
      throw error;
    }
    own.loaded = true;
    return own.exports;
  }

  #run(file, own) {
    if (extname(file) === '.json') own.exports = JSON.parse(readFileSync(file, 'utf8'));
    else if (!SCRIPT.test(file)) own.exports = anything(basename(file));
    else this.#execute(file, own);
  }

  #execute(file, own) {
    const require = this.#requireOf(file);
    const importMeta_ = {
      url: pathToFileURL(file).href,
      dirname: dirname(file),
      filename: file,
      env: this.#globals.process.env,
      main: true,
      glob: () => ({}),
    };
    const given = {
      exports: own.exports,
      require,
      module: own,
      __filename: file,
      __dirname: dirname(file),
      importMeta_,
      ...HELPERS,
      ...this.#globals,
    };
    const code = transpiled(file);
    // In a block, where a program may declare what a module gets, such as `__filename`.
    const mode = /^\s*['"]use strict/.test(code) ? "'use strict';" : '';
    const compile = (text) => vm.compileFunction(`${mode}{${text}\n}`, Object.keys(given), { filename: file });
    let run;
    try {
      run = compile(code);
    } catch (error) {
      if (!/await/.test(error.message)) throw error;
      run = compile(`return (async () => {${code}\n})();`);
    }
    const result = run.call(own.exports, ...Object.values(given));
    if (result instanceof Promise)
      result.catch((error) => this.failed.set(file, String(error?.stack ?? error).split('\n')[0]));
  }

  #requireOf(from) {
    const require = (specifier) => this.#required(specifier, from);
    require.resolve = (specifier) =>
      isAnything(specifier) ? '' : (this.#resolver.resolve(specifier, from) ?? specifier);
    require.cache = {};
    require.extensions = {};
    require.main = this.main ?? this.modules.get(from);
    this.main ??= require.main;
    return require;
  }

  #required(given, from) {
    const specifier = String(given).replace(/^file:\/\//, '');
    const own = nodeModule(specifier);
    if (own !== undefined)
      return specifier.replace('node:', '') === 'module'
        ? { ...createRequire(import.meta.url)('node:module'), createRequire: () => this.#requireOf(from) }
        : own;
    const file = this.#resolver.resolve(specifier, from);
    if (file !== undefined) return this.load(file);
    if (specifier.startsWith('.') || specifier.startsWith('/')) this.#leadsNowhere(specifier, from);
    return packageNamed(specifier, from, (path, folder) =>
      folder === undefined ? this.load(fileOf(path) ?? path) : this.#required(path, `${folder}/_`),
    );
  }

  /** A file that is not there: a program that asks whether it is gets an error, as it would. */
  #leadsNowhere(specifier, from) {
    this.unresolved.push(`${from}: ${specifier}`);
  }
}
