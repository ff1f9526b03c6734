/**
 * The TypeScript modules of the code and its tests, made anew as often as one asks, while everything from packages
 * stays loaded. Vitest makes a new thread for each change of the code, in which ESLint and the parsers load for a
 * second or two; this takes some milliseconds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import vm from 'node:vm';
import ts from 'typescript';

/**
 * @typedef {(exports: object, require: (name: string) => unknown, module: { exports: object }, place: ImportMeta) =>
 * void} Body
 */

export class Modules {
  /** @type {Map<string, Body>} */
  #bodies = new Map();

  /** @type {Map<string, { exports: object }>} */
  #loaded = new Map();

  /** @type {Readonly<Record<string, unknown>>} */
  #given;

  /** @param {Readonly<Record<string, unknown>>} given what stands for packages, by name */
  constructor(given) {
    this.#given = given;
  }

  /** Lets the next {@link load} run every module again. */
  forget() {
    this.#loaded.clear();
  }

  /**
   * What a TypeScript file exports.
   *
   * @param {string} file
   * @returns {object}
   */
  load(file) {
    const known = this.#loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    this.#loaded.set(file, module);
    this.#body(file)(module.exports, this.#requireOf(file), module, {
      ...import.meta,
      url: pathToFileURL(file).href,
      filename: file,
      dirname: path.dirname(file),
    });
    return module.exports;
  }

  /** @param {string} file */
  #requireOf(file) {
    const require = createRequire(file);
    return (/** @type {string} */ name) => {
      if (Object.hasOwn(this.#given, name)) return this.#given[name];
      const source = name.startsWith('.') ? path.resolve(path.dirname(file), name).replace(/\.js$/, '.ts') : name;
      return source.endsWith('.ts') ? this.load(source) : asImported(require(name));
    };
  }

  /** @param {string} file */
  #body(file) {
    const known = this.#bodies.get(file);
    if (known) return known;
    const code = `(function (exports, require, module, importMeta) {${compiled(file)}\n})`;
    /** @type {Body} */
    const body = new vm.Script(code, { filename: file }).runInThisContext();
    this.#bodies.set(file, body);
    return body;
  }
}

/**
 * What a package gives, as `import` of Node.js sees it: the default of a CommonJS module is all that it gives, where
 * TypeScript would take its member `default`.
 *
 * @param {any} given
 */
function asImported(given) {
  return given?.__esModule && !types.isModuleNamespaceObject(given)
    ? Object.create(given, { default: { value: given } })
    : given;
}

/**
 * The code of a TypeScript file as a CommonJS module. It is kept beside the file, which is a copy in a temporary
 * folder: a process that hung on a change is followed by a new one.
 *
 * @param {string} file
 */
function compiled(file) {
  const kept = `${file}.cjs`;
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    transformers: { before: [withoutImportMeta] },
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, esModuleInterop: true },
  });
  writeFileSync(kept, outputText);
  return outputText;
}

/**
 * Puts the parameter of the function around a module in the place of `import.meta`, which CommonJS has not.
 *
 * @type {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
function withoutImportMeta(context) {
  const visit = (node) =>
    ts.isMetaProperty(node) ? context.factory.createIdentifier('importMeta') : ts.visitEachChild(node, visit, context);
  return (file) => ts.visitEachChild(file, visit, context);
}
