import { posix } from 'node:path';
import type { NameInFolder } from '../model/sent-folder.ts';
import { HOLE } from '../paths/dialects.ts';
import { withoutExtension } from '../text/module-names.ts';
import { Budget } from '../values/budget.ts';
import { Interpreter, type Modules } from '../values/interpreter.ts';
import type { Context, Listener, Scheduled } from '../values/machine.ts';
import type { FunctionCode, Parameter } from '../values/terms.ts';
import { knownText, plainText } from '../values/text-value.ts';
import type { Frame, FunctionValue, ObjectValue, Place, Value } from '../values/value.ts';
import { Exports, exportsOf, type Module } from './exports.ts';
import { namesOf } from './named-files.ts';
import { Uncalled } from './uncalled.ts';
import type { ModuleTerms } from '../values/module-terms.ts';
import { UNDEFINED_VALUE, choiceOf, madeText, opaque, operation } from '../values/new-values.ts';

/** The files of a program as it is evaluated. */
export interface ProgramFiles {
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

/** How many arguments a rest parameter gets: an error handler gets four, and no other callback gets more. */
const MOST_GIVEN = 4;

/** How much of a program is evaluated: all of it, or only its start, without the handlers of requests. */
export type Mode = 'whole' | 'making';

/** How many statements may be run for each file, for each binding of it, and for each of its statements. */
const STEPS_PER_FILE = 800;
const STEPS_PER_BINDING = 15;
const STEPS_PER_STATEMENT = 2;

/**
 * Evaluates the files of a program on demand: each module once, functions when they are called, and functions that
 * nothing calls once.
 */
export class Program implements Modules {
  readonly #files: ProgramFiles;
  readonly #unseen: UnseenLoading;
  readonly #budget: Budget;
  readonly #interpreter: Interpreter;
  readonly #modules = new Map<string, Module | null>();
  readonly #exports: Exports;
  readonly #uncalled = new Uncalled();
  /** The functions that were called tentatively, because code that calls them with requests may not be evaluated. */
  readonly #supposed = new Uncalled();
  readonly #instances = new Map<FunctionValue, ObjectValue>();
  /** The results of functions that were called as if by code outside of the program. */
  readonly #answers = new Map<FunctionCode, Value>();
  /** The folders of files that load modules by names that are known only at run time. */
  readonly #loading = new Set<string>();
  /** The files that are imported by files which cannot be read. */
  readonly #unread = new Set<string>();
  /** The handlers of requests that have not been called yet. */
  readonly #handlers: Scheduled[] = [];
  /** The functions of these handlers. */
  readonly #answering = new Set<FunctionValue>();
  /** The functions of `entered` files that were called, so that each is called once. */
  readonly #entered = new Set<FunctionValue>();

  constructor(files: ProgramFiles, unseen: UnseenLoading, listeners: readonly Listener[]) {
    this.#files = files;
    this.#unseen = unseen;
    this.#budget = new Budget(() => listeners.reduce((found, listener) => found + (listener.found?.() ?? 0), 0));
    this.#interpreter = new Interpreter(this, listeners, this.#budget);
    this.#exports = new Exports(this.#interpreter, (from, specifier) => this.#resolved(from, specifier));
  }

  /**
   * Evaluates some files and everything that they import, in addition to what was evaluated before.
   *
   * @param entered the files whose functions are called even where nothing calls them: all code that may call them is
   * evaluated
   */
  evaluate(files: Iterable<string>, entered: ReadonlySet<string>, mode: Mode = 'whole'): void {
    for (const file of files) {
      this.#run(file);
      this.#callScheduled(mode);
    }
    // The list grows during the iteration: a function that is called may create others.
    for (const closed of this.#interpreter.closed) {
      if (!entered.has(closed.file) || this.#entered.has(closed)) continue;
      if (mode === 'making' && this.#answering.has(closed)) continue;
      this.#entered.add(closed);
      if (mode === 'making') this.#suppose(closed);
      else this.#enter(closed, 'outside');
      this.#callScheduled(mode);
    }
    for (const [code, answer] of this.#answers)
      if (!this.#interpreter.functions.reached.has(code)) this.#interpreter.escape([answer]);
    this.#leaveUnseen();
    if (mode === 'whole') for (const file of entered) this.#leaveUnimported(file);
  }

  /**
   * Records the exports of a file that nothing imports, once all files that may import it are evaluated: code outside
   * of the project may use them.
   */
  #leaveUnimported(file: string): void {
    const module = this.#modules.get(file);
    if (module) this.#interpreter.escape(this.#exports.unimported(module));
  }

  /** Records the values of modules that may be read by code which is not evaluated. */
  #leaveUnseen(): void {
    for (const module of this.#modules.values()) {
      if (!module) continue;
      if (this.#isNamedUnseen(module)) this.#leave(module);
      if (!this.#interpreter.unfinished.has(module.file)) continue;
      this.#interpreter.escape([...module.frame.cells.values()].map(({ value }) => value));
      for (const { specifier } of module.imports.values()) this.#leave(this.#resolved(module.file, specifier));
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
  #leave(module: Module | null): void {
    if (module) this.#interpreter.escape([this.#exports.namespaceOf(module), exportsOf(module)]);
  }

  #callScheduled(mode: Mode): void {
    const scheduled = mode === 'whole' ? this.#handlers.splice(0) : [];
    for (scheduled.push(...this.#interpreter.takeScheduled()); scheduled.length > 0; ) {
      for (const each of scheduled.splice(0)) {
        const { callback, args, among, isHandler, isLater } = each;
        if (isHandler && mode === 'making') {
          this.#handlers.push(each);
          this.#answering.add(callback);
          continue;
        }
        const { heap } = this.#interpreter;
        const run = (): void => {
          heap.apart(() => {
            if (args) this.#call(callback, args);
            else this.#enter(callback, 'call', among);
          });
        };
        if (isHandler || isLater) heap.later(run);
        else run();
      }
      scheduled.push(...this.#interpreter.takeScheduled());
    }
  }

  /**
   * Calls a function that nothing in the project calls, with unknown arguments.
   *
   * @param among the lists of which the arguments may be elements
   */
  #enter(
    called: FunctionValue,
    from: 'outside' | 'call' = 'call',
    among: readonly Value[] = [],
    uncalled = this.#uncalled,
  ): void {
    const isKnown = called.given.length === 0 && among.length === 0;
    if (isKnown && this.#interpreter.functions.isCalled(called)) return;
    // A class gets an instance, because the functions in its fields need one.
    if (called.classCode) this.instanceOf(called);
    if (called.classCode || !called.code) return;
    const isNext = uncalled.take(called);
    if (isNext === 'too many') this.#interpreter.leaveUnfinished([called.file]);
    if (isNext !== true) return;
    if (from === 'outside') for (const listener of this.#interpreter.listeners) listener.entered?.(called);
    const open = called.code.parameters.slice(called.given.length);
    const args = open.flatMap((parameter, at) => this.#given(called, parameter, called.given.length + at, among));
    this.#call(called, args);
  }

  /**
   * Calls a function for the values that it creates. It still counts as not called, because it may be called with
   * requests later.
   */
  #suppose(called: FunctionValue): void {
    this.#interpreter.functions.suppose(() => {
      this.#enter(called, 'outside', [], this.#supposed);
    });
  }

  #call(called: FunctionValue, args: readonly Value[]): void {
    const { code, file } = called;
    if (!code) return;
    const self = this.#interpreter.functions.ownerOf(code);
    const place: Place = { file, range: [0, 0] };
    if (self?.code === code) return;
    const isMethod = self !== null && !isStatic(self, called);
    const target = isMethod ? this.instanceOf(self) : (self ?? receiverOf(called));
    let answer: Value = UNDEFINED_VALUE;
    const run = (): void => {
      answer = this.#spend(file, () => this.#interpreter.invoke(called, target, args, { place, activation: '' }));
    };
    // A framework calls a method that has decorated parameters for each request.
    if (code.parameters.some(({ decorators }) => decorators.length > 0)) this.#interpreter.heap.later(run);
    else run();
    const isKnown = this.#interpreter.listeners.filter((each) => each.answered?.(called, answer) === true).length > 0;
    if (!isKnown) this.#answers.set(code, answer);
  }

  /** Runs something within the budget of a file. */
  #spend<Answer>(file: string, run: () => Answer): Answer {
    const share = this.#modules.get(file)?.share;
    return share ? this.#budget.spend(share, run) : run();
  }

  /**
   * The instance of a class as a dependency injection container creates it: one for each class, with arguments by the
   * types of its parameters.
   */
  instanceOf(made: FunctionValue): ObjectValue {
    const known = this.#instances.get(made);
    if (known) return known;
    const place = { file: made.file, range: made.classCode?.range ?? ([0, 0] as const) };
    const instance = this.#interpreter.heap.object('instance', {}, place, made);
    this.#instances.set(made, instance);
    const args = (made.code?.parameters ?? []).map((parameter, at) => this.#parameter(made, parameter, at));
    this.#spend(made.file, () => {
      this.#interpreter.functions.initialise(made, instance, args, { place, activation: '' });
    });
    return instance;
  }

  /** The unknown arguments for a parameter: one, or several for a rest parameter. */
  #given(called: FunctionValue, parameter: Parameter, index: number, among: readonly Value[]): readonly Value[] {
    if (!parameter.isRest) return [this.#parameter(called, parameter, index, among)];
    return Array.from({ length: MOST_GIVEN }, (_, at) => this.#parameter(called, parameter, index + at, among));
  }

  /** The unknown value of a parameter; an instance where its type is a class of the project. */
  #parameter(called: FunctionValue, parameter: Parameter, index: number, among: readonly Value[] = []): Value {
    const type = parameter.target.kind === 'binding' ? parameter.target.type : null;
    const declared = type === null ? null : this.classNamed(type, called.file);
    if (declared && declared !== called) return this.instanceOf(declared);
    const place = { file: called.file, range: parameter.range };
    const name = parameter.isRest ? `${parameter.name}.${String(index)}` : parameter.name;
    return opaque({ kind: 'parameter', name, type, index, place, ...(among.length > 0 && { among }) });
  }

  /** The class of the project that the name of a type refers to in a file; null for any other type. */
  classNamed(name: string, file: string): FunctionValue | null {
    const module = this.#modules.get(file);
    const binding = module?.terms.bindings.indexOf(name) ?? -1;
    if (!module || binding === -1) return null;
    const value = module.frame.cells.get(binding)?.value ?? this.imported(file, binding);
    return value?.kind === 'function' && value.classCode ? value : null;
  }

  #run(file: string): Module | null {
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
    const { heap } = this.#interpreter;
    const exports = heap.plain([]);
    for (const listener of this.#interpreter.listeners) listener.made?.(exports);
    const module = heap.plain([['exports', exports]]);
    const frame: Frame = { cells: new Map(), parent: null, self: exports, args: null, owner: null };
    const imports = new Map(terms.imports.map((each) => [each.binding, each]));
    const share = this.#budget.open(file, stepsOf(terms));
    const made: Module = { file, terms, frame, module, imports, isRunning: true, namespace: null, share };
    this.#modules.set(file, made);
    for (const specifier of terms.imports) this.#resolved(file, specifier.specifier);
    const context: Context = { file, frame, returns: [], yields: [], activation: '' };
    this.#budget.spend(share, () => heap.boundary(() => this.#interpreter.run(terms.body, context)));
    made.isRunning = false;
    return made;
  }

  #resolved(from: string, specifier: string): Module | null {
    const target = this.#files.resolve(from, specifier);
    return target === null ? null : this.#run(target);
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
    const names = this.#files.namesIn(folder).flatMap(({ name }) => [name, withoutExtension(name)]);
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
    return this.#files.namesIn(folder);
  }

  filesBelow(folder: string): readonly string[] {
    const start = folder === '/' ? folder : `${folder}/`;
    return this.#files.sources.filter((file) => file.startsWith(start));
  }

  packageOf(file: string): string {
    const folders = foldersOf(file);
    const own = folders.find((folder) => this.#files.namesIn(folder).some(({ name }) => name === 'package.json'));
    return own ?? posix.dirname(file);
  }

  moduleOf(file: string): ObjectValue {
    return this.#modules.get(file)?.module ?? this.#interpreter.heap.plain([]);
  }
}

function stepsOf({ bindings, statements }: ModuleTerms): number {
  return STEPS_PER_FILE + STEPS_PER_BINDING * bindings.length + STEPS_PER_STATEMENT * statements;
}

/** The folders above a file, the innermost one first. */
function foldersOf(file: string): readonly string[] {
  const folder = posix.dirname(file);
  return folder === file || folder === '.' ? [folder] : [folder, ...foldersOf(folder)];
}

/** Whether a function is a static member of a class. */
function isStatic(owner: FunctionValue, called: FunctionValue): boolean {
  return [...owner.members.state.fields.values()].some(
    (value) => value.kind === 'function' && value.code === called.code,
  );
}

/**
 * The `this` of a function that is called from outside: unknown, as its arguments are; null for an arrow function,
 * which has no `this` of its own.
 */
function receiverOf({ code, file }: FunctionValue): Value | null {
  if (!code || code.isArrow) return null;
  return opaque({ kind: 'parameter', name: 'this', type: null, index: -1, place: { file, range: code.range } });
}
