import { posix } from 'node:path';
import type { NameInFolder } from '../model/sent-folder.ts';
import { HOLE } from '../paths/dialects.ts';
import { withoutExtension } from '../text/module-names.ts';
import { Budget, stepsOf } from '../values/budget.ts';
import { Interpreter, type Modules } from '../values/interpreter.ts';
import type { Context } from '../values/machine.ts';
import type { Listener } from '../values/events.ts';
import { knownText, plainText } from '../values/text-value.ts';
import type { Frame, FunctionValue, ObjectValue, Value } from '../values/value.ts';
import { Exports, exportsOf, type Module } from './exports.ts';
import { Instances } from './instances.ts';
import { foldersOf, namesOf } from './named-files.ts';
import type { KnownRouters } from './registering.ts';
import type { ModuleTerms } from '../values/module-terms.ts';
import { choiceOf, madeText, operation } from '../values/new-values.ts';

/** The files of a program as it is evaluated. */
export interface ProgramFiles extends KnownRouters {
  /** The terms of a file; null where it is not code, or cannot be read. */
  termsOf(file: string): ModuleTerms | null;
  /** The file that a specifier refers to in another one; null for a package. */
  resolve(from: string, specifier: string): string | null;
  /** The specifiers of the modules that a file names, whether or not it can be read. */
  specifiersOf(file: string): readonly string[];
  /** The entries of a folder of the project; none for another folder. */
  namesIn(folder: string): readonly NameInFolder[];
  /** The source files. */
  readonly sources: readonly string[];
}

/** The modules that are loaded by something that is not evaluated: how their exports are used is unknown. */
export interface UnseenLoading {
  /** The files that are named by documents, or by code that cannot be read. */
  readonly files: ReadonlySet<string>;
  /** The last parts of the specifiers that resolve to no file. */
  readonly names: ReadonlySet<string>;
}

/**
 * How many modules of a folder are considered where a module is loaded by an unknown name; with more of them, the
 * result is unknown.
 */
const MOST_LOADED = 24;

/** The modules of a program: each file is evaluated when it is first imported. */
export class ProgramModules implements Modules {
  readonly #files: ProgramFiles;
  readonly #unseen: UnseenLoading;
  readonly #budget: Budget;
  readonly interpreter: Interpreter;
  readonly instances: Instances;
  readonly #modules = new Map<string, Module | null>();
  readonly #exports: Exports;
  /** The entries of the folders that were asked for. */
  readonly #names = new Map<string, readonly NameInFolder[]>();
  /** The folders of files that load modules by names that are known only at run time. */
  readonly #loading = new Set<string>();
  /** The files that are imported by files which cannot be read. */
  readonly #unread = new Set<string>();

  constructor(files: ProgramFiles, unseen: UnseenLoading, listeners: readonly Listener[]) {
    this.#files = files;
    this.#unseen = unseen;
    this.#budget = new Budget(
      () => this.interpreter.listeners.countRoutes.reduce((sum, listener) => sum + listener.countRoutes(), 0),
      files.sources.length,
    );
    this.interpreter = new Interpreter(this, listeners, this.#budget);
    this.#exports = new Exports(this.interpreter, (from, specifier) => this.#resolved(from, specifier));
    this.instances = new Instances(this.interpreter, {
      moduleOf: (file) => this.#modules.get(file) ?? null,
      imported: (file, binding) => this.imported(file, binding),
      spend: (file, run) => {
        this.spend(file, run);
      },
    });
  }

  /**
   * Records the exports of a file that nothing imports, once all files that may import it are evaluated: code outside
   * of the project may use them.
   */
  escapeUnimported(file: string): void {
    const module = this.#modules.get(file);
    if (module) this.interpreter.escape(this.#exports.unimported(module));
  }

  /** Records the values of modules that may be read by code which is not evaluated. */
  escapeUnseen(): void {
    for (const module of this.#modules.values()) {
      if (!module) continue;
      if (this.#isNamedUnseen(module)) this.#escape(module);
      if (!this.interpreter.unfinished.has(module.file)) continue;
      this.interpreter.escape([...module.frame.cells.values()].map(({ value }) => value));
      for (const { specifier } of module.imports.values()) this.#escape(this.#resolved(module.file, specifier));
    }
  }

  #isNamedUnseen({ file }: Module): boolean {
    return (
      this.#unseen.files.has(file) ||
      this.#unread.has(file) ||
      namesOf(file).some((name) => this.#unseen.names.has(name)) ||
      foldersOf(file).some((folder) => this.#loading.has(folder))
    );
  }

  /** Records that code which is not evaluated may use all that a module exports. */
  #escape(module: Module | null): void {
    if (module) this.interpreter.escape([this.#exports.namespaceOf(module), exportsOf(module)]);
  }

  /** Sets whether all code is evaluated from now on, or only what may register routes. */
  set isWhole(isWhole: boolean) {
    this.#budget.isWhole = isWhole;
  }

  /** Whether the program is too large, so that no more of it is evaluated. */
  get isSpent(): boolean {
    return this.#budget.isSpent;
  }

  /** Runs a function that the start of a module does not call. */
  runLater(run: () => void): void {
    this.#budget.runLater(run);
  }

  /** Whether such functions have run many statements since the last fact was found. */
  findsNothing(): boolean {
    return this.#budget.findsNothing();
  }

  /** How often a callback may be called by one that it passed itself. */
  get descents(): number {
    return this.#budget.descents;
  }

  /** Runs something within the budget of a file. */
  spend<Answer>(file: string, run: () => Answer): Answer {
    const share = this.#modules.get(file)?.share;
    return share ? this.#budget.spend(share, run) : run();
  }

  /** Evaluates a file, once; null where it has no terms. */
  run(file: string): Module | null {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const terms = this.#files.termsOf(file);
    this.#modules.set(file, null);
    if (!terms) {
      for (const specifier of this.#files.specifiersOf(file)) {
        const target = this.#files.resolve(file, specifier);
        if (target !== null) this.#unread.add(target);
      }
      return null;
    }
    const { heap } = this.interpreter;
    const exports = heap.plain([]);
    for (const listener of this.interpreter.listeners.made) listener.made(exports);
    const module = heap.plain([['exports', exports]]);
    const frame: Frame = { cells: new Map(), parent: null, self: exports, args: null, owner: null };
    const imports = new Map(terms.imports.map((each) => [each.binding, each]));
    const share = this.#budget.open(file, stepsOf(terms));
    const made: Module = { file, terms, frame, module, imports, isRunning: true, namespace: null, share };
    this.#modules.set(file, made);
    for (const specifier of terms.loaded) this.#resolved(file, specifier);
    const context: Context = { file, frame, returns: [], yields: [], activation: '' };
    this.#budget.spend(share, () => heap.boundary(() => this.interpreter.run(terms.body, context)));
    made.isRunning = false;
    return made;
  }

  #resolved(from: string, specifier: string): Module | null {
    const target = this.#files.resolve(from, specifier);
    return target === null ? null : this.run(target);
  }

  load(file: string, specifier: Value, isRequired: boolean): Value {
    const name = knownText(specifier);
    if (name === null) {
      this.#loading.add(posix.dirname(file));
      return this.#anyOf(file, specifier, isRequired) ?? operation('load', [specifier]);
    }
    const module = this.#resolved(file, name);
    if (!module) return this.#exports.unresolved(file, name);
    this.#exports.take(module);
    return isRequired && module.terms.exports.length === 0 ? exportsOf(module) : this.#exports.namespaceOf(module);
  }

  /**
   * The modules that a specifier with one unknown part may refer to, `./routes/${name}`; null where the folder is
   * unknown too, or has no such module, or too many.
   */
  #anyOf(file: string, specifier: Value, isRequired: boolean): Value | null {
    const [before = '', after, ...others] = plainText(specifier)?.split(HOLE) ?? [];
    if (!/^\.{0,2}\//.test(before) || after === undefined || others.length > 0) return null;
    const start = posix.resolve(posix.dirname(file), before) + (before.endsWith('/') ? '/' : '');
    const folder = start.slice(0, start.lastIndexOf('/'));
    const names = this.namesIn(folder).flatMap(({ name }) => [name, withoutExtension(name)]);
    const targets = new Set(
      names.flatMap((name) => {
        const path = `${folder}/${name}`;
        return path.startsWith(start) ? (this.#files.resolve(file, `${path}${after}`) ?? []) : [];
      }),
    );
    targets.delete(file);
    if (targets.size === 0 || targets.size > MOST_LOADED) return null;
    return choiceOf([...targets].map((target) => this.load(file, madeText(target), isRequired)));
  }

  imported(file: string, binding: number): Value | null {
    const imported = this.#modules.get(file)?.imports.get(binding);
    return imported ? this.#exports.importedFrom(file, imported) : null;
  }

  namesIn(folder: string): readonly NameInFolder[] {
    const names = this.#names.get(folder) ?? this.#files.namesIn(folder);
    this.#names.set(folder, names);
    return names;
  }

  filesBelow(folder: string): readonly string[] {
    const start = folder === '/' ? folder : `${folder}/`;
    return this.#files.sources.filter((file) => file.startsWith(start));
  }

  packageOf(file: string): string {
    const folders = foldersOf(file);
    const own = folders.find((folder) => this.namesIn(folder).some(({ name }) => name === 'package.json'));
    return own ?? posix.dirname(file);
  }

  moduleOf(file: string): ObjectValue {
    return this.#modules.get(file)?.module ?? this.interpreter.heap.plain([]);
  }

  instanceOf(made: FunctionValue): ObjectValue {
    return this.instances.of(made);
  }

  classNamed(name: string, file: string): FunctionValue | null {
    return this.instances.classNamed(name, file);
  }
}
