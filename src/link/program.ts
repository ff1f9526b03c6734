import { posix } from 'node:path';
import type { NameInFolder } from '../model/sent-folder.ts';
import { HOLE } from '../paths/dialects.ts';
import { withoutExtension } from '../text/module-names.ts';
import { Budget } from '../values/budget.ts';
import { Interpreter, type Modules } from '../values/interpreter.ts';
import type { Context, Listener, Scheduled } from '../values/machine.ts';
import type { FunctionCode, ModuleTerms, Parameter } from '../values/terms.ts';
import { knownText, plainText } from '../values/text-value.ts';
import {
  choiceOf,
  madeText,
  opaque,
  operation,
  type Frame,
  type FunctionValue,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.ts';
import { Exports, exportsOf, type Module } from './exports.ts';
import { namesOf } from './named-files.ts';
import { Uncalled } from './uncalled.ts';

/** The files of a program as it is evaluated. */
export interface ProgramFiles {
  /** What a file specifies; null where it is no code that can be read. */
  termsOf(file: string): ModuleTerms | null;
  /** The file that a specifier names in another one; null for a package. */
  resolve(from: string, specifier: string): string | null;
  /** The specifiers of the modules that a file names, whether or not it can be read. */
  specifiersOf(file: string): readonly string[];
  /** What is in a folder of the project; nothing for another folder. */
  namesIn(folder: string): readonly NameInFolder[];
  /** The source files. */
  readonly sources: readonly string[];
}

/** What names modules besides the code that is evaluated: what is done with these is not known. */
export interface UnseenLoading {
  /** The files that documents name, and code that cannot be read. */
  readonly files: ReadonlySet<string>;
  /** How specifiers end that resolve to no file. */
  readonly names: ReadonlySet<string>;
}

/** More modules than these of a folder are not distinguished, where one is loaded whose name is not known. */
const MOST_LOADED = 24;

/** No one gives a function more than a handler of errors gets. */
const MOST_GIVEN = 4;

/** What of a program is evaluated: all of it, or how it comes to be, without what answers requests. */
export type Mode = 'whole' | 'making';

/** How many statements may be run for each file, for each binding of it, and for each of its statements. */
const STEPS_PER_FILE = 800;
const STEPS_PER_BINDING = 15;
const STEPS_PER_STATEMENT = 2;

/**
 * Evaluates the files of a program as they are asked for: each module once, the functions as they are called, and the
 * others once.
 */
export class Program implements Modules {
  readonly #files: ProgramFiles;
  readonly #unseen: UnseenLoading;
  readonly #budget: Budget;
  readonly #interpreter: Interpreter;
  readonly #modules = new Map<string, Module | null>();
  readonly #exports: Exports;
  readonly #uncalled = new Uncalled();
  /** What was called as no one had called it yet: whoever gives it requests may not be evaluated. */
  readonly #supposed = new Uncalled();
  readonly #instances = new Map<FunctionValue, ObjectValue>();
  /** What functions answered that were called from outside of the program. */
  readonly #answers = new Map<FunctionCode, Value>();
  /** The folders of files that load something under a name of run time. */
  readonly #loading = new Set<string>();
  /** What files name that cannot be read. */
  readonly #unread = new Set<string>();
  /** What answers requests, and was not called yet. */
  readonly #handlers: Scheduled[] = [];
  /** Their functions. */
  readonly #answering = new Set<FunctionValue>();
  /** The functions that it was seen to whether they are called. */
  readonly #entered = new Set<FunctionValue>();

  constructor(files: ProgramFiles, unseen: UnseenLoading, listeners: readonly Listener[]) {
    this.#files = files;
    this.#unseen = unseen;
    this.#budget = new Budget(() => listeners.reduce((found, listener) => found + (listener.found?.() ?? 0), 0));
    this.#interpreter = new Interpreter(this, listeners, this.#budget);
    this.#exports = new Exports(this.#interpreter, (from, specifier) => this.#resolved(from, specifier));
  }

  /**
   * Evaluates some files and all that they import, besides what was evaluated before.
   *
   * @param entered the files whose functions matter even where no one calls them: all that may call these is evaluated
   */
  evaluate(files: Iterable<string>, entered: ReadonlySet<string>, mode: Mode = 'whole'): void {
    for (const file of files) {
      this.#run(file);
      this.#callScheduled(mode);
    }
    // A function that is called may make others.
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

  /** What a file exports that no one imports, of which all is evaluated that may. */
  #leaveUnimported(file: string): void {
    const module = this.#modules.get(file);
    if (module) this.#interpreter.escape(this.#exports.unimported(module));
  }

  /** What modules hold that code reads which is not evaluated. */
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

  #leave(module: Module | null): void {
    if (module) this.#interpreter.escape([this.#exports.namespaceOf(module), exportsOf(module)]);
  }

  #callScheduled(mode: Mode): void {
    const scheduled = mode === 'whole' ? this.#handlers.splice(0) : [];
    for (scheduled.push(...this.#interpreter.takeScheduled()); scheduled.length > 0; ) {
      for (const each of scheduled.splice(0)) {
        const { callback, args, among, isHandler } = each;
        if (isHandler && mode === 'making') {
          this.#handlers.push(each);
          this.#answering.add(callback);
        } else
          this.#interpreter.heap.apart(() => {
            if (args) this.#call(callback, args);
            else this.#enter(callback, 'call', among);
          });
      }
      scheduled.push(...this.#interpreter.takeScheduled());
    }
  }

  /**
   * Calls a function that no one in the project calls, with arguments that are not known.
   *
   * @param among the lists that these may be elements of
   */
  #enter(
    called: FunctionValue,
    from: 'outside' | 'call' = 'call',
    among: readonly Value[] = [],
    uncalled = this.#uncalled,
  ): void {
    const isKnown = called.given.length === 0 && among.length === 0;
    if (isKnown && this.#interpreter.functions.isCalled(called)) return;
    // The functions that its fields are belong to an instance.
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

  /** Calls a function for what it makes; it counts as not called, as it may be given requests later. */
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
    const run = (): Value => this.#interpreter.invoke(called, target, args, { place, activation: '' });
    const answer = this.#spend(file, run);
    const isKnown = this.#interpreter.listeners.filter((each) => each.answered?.(called, answer) === true).length > 0;
    if (!isKnown) this.#answers.set(code, answer);
  }

  /** Runs something at the cost of a file. */
  #spend<Answer>(file: string, run: () => Answer): Answer {
    const share = this.#modules.get(file)?.share;
    return share ? this.#budget.spend(share, run) : run();
  }

  /** An instance of a class as a container makes it. */
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

  /** What a parameter is given: a rest parameter is a list of several. */
  #given(called: FunctionValue, parameter: Parameter, index: number, among: readonly Value[]): readonly Value[] {
    if (!parameter.isRest) return [this.#parameter(called, parameter, index, among)];
    return Array.from({ length: MOST_GIVEN }, (_, at) => this.#parameter(called, parameter, index + at, among));
  }

  #parameter(called: FunctionValue, parameter: Parameter, index: number, among: readonly Value[] = []): Value {
    const type = parameter.target.kind === 'binding' ? parameter.target.type : null;
    const declared = type === null ? null : this.classNamed(type, called.file);
    if (declared && declared !== called) return this.instanceOf(declared);
    const place = { file: called.file, range: parameter.range };
    const name = parameter.isRest ? `${parameter.name}.${String(index)}` : parameter.name;
    return opaque({ kind: 'parameter', name, type, index, place, ...(among.length > 0 && { among }) });
  }

  /** The class of the project that a name of a type is in a file; null for another type. */
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
    if (!module) return opaque({ kind: 'module', specifier: name, file });
    this.#exports.take(module);
    return isRequired && module.terms.exports.length === 0 ? exportsOf(module) : this.#exports.namespaceOf(module);
  }

  /**
   * The modules that a specifier may name in which only a name of a folder is not known, `./routes/${name}`; null where
   * it does not specify the folder, or that holds none.
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

/** The folders that a file is in, the innermost one first. */
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

/** What a function is called on from outside: unknown, as its parameters are. */
function receiverOf({ code, file }: FunctionValue): Value | null {
  if (!code || code.isArrow) return null;
  return opaque({ kind: 'parameter', name: 'this', type: null, index: -1, place: { file, range: code.range } });
}
