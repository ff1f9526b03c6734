import { Budget } from '../values/budget.ts';
import { Interpreter, type Modules } from '../values/interpreter.ts';
import type { Listener } from '../values/machine.ts';
import type { FunctionCode, ImportTerms, ModuleTerms, Parameter } from '../values/terms.ts';
import { knownText } from '../values/text-value.ts';
import {
  madeText,
  opaque,
  operation,
  UNDEFINED_VALUE,
  type Frame,
  type FunctionValue,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.ts';

/** The files of a program as it is evaluated. */
export interface ProgramFiles {
  /** What a file says; null where it is no code that can be read. */
  termsOf(file: string): ModuleTerms | null;
  /** The file that a specifier names in another one; null for a package. */
  resolve(from: string, specifier: string): string | null;
}

interface Module {
  readonly file: string;
  readonly terms: ModuleTerms;
  readonly frame: Frame;
  /** The `module` of CommonJS. */
  readonly module: ObjectValue;
  readonly imports: ReadonlyMap<number, ImportTerms>;
  isRunning: boolean;
  namespace: ObjectValue | null;
}

/** How many statements may be run for each file, and for each binding of it. */
const STEPS_PER_FILE = 20_000;
const STEPS_PER_BINDING = 500;
/** How many modules a name may be exported through. */
const DEEPEST_EXPORT = 20;

/** Evaluates all files of a program: each module once, the functions as they are called, and the others once. */
export class Program implements Modules {
  readonly #files: ProgramFiles;
  readonly #budget = new Budget(0);
  readonly #interpreter: Interpreter;
  readonly #modules = new Map<string, Module | null>();
  readonly #instances = new Map<FunctionValue, ObjectValue>();
  /** What functions answered that were called from outside of the program. */
  readonly #answers = new Map<FunctionCode, Value>();

  constructor(files: ProgramFiles, listeners: readonly Listener[]) {
    this.#files = files;
    this.#interpreter = new Interpreter(this, listeners, this.#budget);
  }

  /** Evaluates some files and all that they import. */
  evaluate(files: readonly string[]): void {
    for (const file of files) {
      this.#run(file);
      this.#callScheduled();
    }
    // A function that is called may make others.
    for (const code of this.#interpreter.closed.keys()) {
      const closed = this.#interpreter.closed.get(code);
      if (closed && !this.#interpreter.functions.called.has(code)) this.#enter(closed);
      this.#callScheduled();
    }
    for (const [code, answer] of this.#answers)
      if (!this.#interpreter.functions.reached.has(code)) this.#escape(answer);
  }

  #escape(answer: Value): void {
    for (const listener of this.#interpreter.listeners) listener.escaped?.(answer);
  }

  #callScheduled(): void {
    for (let scheduled = this.#interpreter.takeScheduled(); scheduled.length > 0; ) {
      for (const { callback, args } of scheduled) {
        const isCalled = callback.code && this.#interpreter.functions.called.has(callback.code);
        if (args) this.#call(callback, args);
        else if (!isCalled) this.#enter(callback);
      }
      scheduled = this.#interpreter.takeScheduled();
    }
  }

  /** Calls a function that nobody in the project calls, with arguments that are not known. */
  #enter(called: FunctionValue): void {
    if (!called.code) return;
    const args = called.code.parameters.map((parameter, at) => this.#parameter(called, parameter, at));
    this.#call(called, args);
  }

  #call(called: FunctionValue, args: readonly Value[]): void {
    const { code, file } = called;
    if (!code) return;
    const self = this.#interpreter.functions.ownerOf(code);
    const place: Place = { file, range: [0, 0] };
    if (self?.code === code) return;
    const isMethod = self !== null && !isStatic(self, called);
    const target = isMethod ? this.#instanceOf(self) : self;
    const answer = this.#interpreter.invoke(called, target, args, { place, activation: '' });
    this.#answers.set(code, answer);
  }

  /** An instance of a class as a container makes it. */
  #instanceOf(made: FunctionValue): ObjectValue {
    const known = this.#instances.get(made);
    if (known) return known;
    const place = { file: made.file, range: made.classCode?.range ?? ([0, 0] as const) };
    const instance = this.#interpreter.heap.object('instance', {}, place, made);
    this.#instances.set(made, instance);
    const args = (made.code?.parameters ?? []).map((parameter, at) => this.#parameter(made, parameter, at));
    this.#interpreter.functions.initialise(made, instance, args, { place, activation: '' });
    return instance;
  }

  #parameter(called: FunctionValue, parameter: Parameter, index: number): Value {
    const type = parameter.target.kind === 'binding' ? parameter.target.type : null;
    const declared = type === null ? null : this.#classNamed(type, called.file);
    if (declared && declared !== called) return this.#instanceOf(declared);
    const place = { file: called.file, range: parameter.range };
    return opaque({ kind: 'parameter', name: parameter.name, type, index, place });
  }

  /** The class of the project that a name of a type is in a file; null for another type. */
  #classNamed(name: string, file: string): FunctionValue | null {
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
    if (!terms) return null;
    const { heap } = this.#interpreter;
    const exports = heap.plain([]);
    const module = heap.plain([['exports', exports]]);
    const frame: Frame = { cells: new Map(), parent: null, self: exports, args: null, owner: null };
    const imports = new Map(terms.imports.map((each) => [each.binding, each]));
    const made: Module = { file, terms, frame, module, imports, isRunning: true, namespace: null };
    this.#modules.set(file, made);
    this.#budget.extend(STEPS_PER_FILE + STEPS_PER_BINDING * terms.bindings.length);
    for (const specifier of terms.imports) this.#resolved(file, specifier.specifier);
    heap.boundary(() => this.#interpreter.run(terms.body, { file, frame, returns: [], yields: [], activation: '' }));
    made.isRunning = false;
    return made;
  }

  #resolved(from: string, specifier: string): Module | null {
    const target = this.#files.resolve(from, specifier);
    return target === null ? null : this.#run(target);
  }

  load(file: string, specifier: Value, isRequired: boolean): Value {
    const name = knownText(specifier);
    if (name === null) return operation('load', [specifier]);
    const module = this.#resolved(file, name);
    if (!module) return opaque({ kind: 'module', specifier: name, file });
    return isRequired && module.terms.exports.length === 0 ? this.#exportsOf(module) : this.#namespaceOf(module);
  }

  imported(file: string, binding: number): Value | null {
    const imported = this.#modules.get(file)?.imports.get(binding);
    return imported ? this.#importedFrom(file, imported.specifier, imported.name) : null;
  }

  #importedFrom(file: string, specifier: string, name: string, depth = 0): Value {
    const module = this.#resolved(file, specifier);
    if (module) return this.#exportOf(module, name, depth) ?? operation(`missing:${module.file}:${name}`, []);
    const whole = opaque({ kind: 'module', specifier, file });
    return name === '' || name === '*' ? whole : opaque({ kind: 'member', object: whole, name });
  }

  /** What a module exports under a name; null where it does not. */
  #exportOf(module: Module, name: string, depth: number): Value | null {
    if (name === '*') return this.#namespaceOf(module);
    const { exports } = module.terms;
    if (exports.length === 0) {
      const value = this.#exportsOf(module);
      if (name === '') return value;
      const member = this.#interpreter.read(value, madeText(name), { file: module.file, range: [0, 0] });
      return name === 'default' && member === UNDEFINED_VALUE ? value : member;
    }
    if (name === '') return this.#exportOf(module, 'default', depth) ?? this.#namespaceOf(module);
    if (depth > DEEPEST_EXPORT) return null;
    for (const each of exports) {
      if (each.name === name && each.binding !== undefined)
        return module.frame.cells.get(each.binding)?.value ?? this.imported(module.file, each.binding);
      if (each.name === name && each.from)
        return this.#importedFrom(module.file, each.from.specifier, each.from.name, depth + 1);
    }
    for (const { name: all, from } of exports) {
      const target = all === '*' && from ? this.#resolved(module.file, from.specifier) : null;
      const found = target && name !== 'default' ? this.#exportOf(target, name, depth + 1) : null;
      if (found) return found;
    }
    return null;
  }

  #exportsOf({ module }: Module): Value {
    return module.state.fields.get('exports') ?? UNDEFINED_VALUE;
  }

  #namespaceOf(module: Module): Value {
    if (module.namespace) return module.namespace;
    const names = this.#exportNames(module, 0);
    const fields = new Map(
      [...names].flatMap((name) => {
        const value = this.#exportOf(module, name, 0);
        return value ? [[name, value] as const] : [];
      }),
    );
    if (module.terms.exports.length === 0) fields.set('default', this.#exportsOf(module));
    const namespace = this.#interpreter.heap.object('module', { fields }, { file: module.file, range: [0, 0] });
    if (!module.isRunning) module.namespace = namespace;
    return namespace;
  }

  #exportNames(module: Module, depth: number): ReadonlySet<string> {
    const names = new Set<string>();
    if (depth > DEEPEST_EXPORT) return names;
    if (module.terms.exports.length === 0) {
      const value = this.#exportsOf(module);
      if (value.kind === 'object') for (const name of value.state.fields.keys()) names.add(name);
    }
    for (const { name, from } of module.terms.exports) {
      const target = name === '*' && from ? this.#resolved(module.file, from.specifier) : null;
      if (target) for (const each of this.#exportNames(target, depth + 1)) names.add(each);
      else if (name !== '*') names.add(name);
    }
    return names;
  }

  moduleOf(file: string): ObjectValue {
    return this.#modules.get(file)?.module ?? this.#interpreter.heap.plain([]);
  }
}

/** Whether a function is a static member of a class. */
function isStatic(owner: FunctionValue, called: FunctionValue): boolean {
  return [...owner.members.state.fields.values()].some(
    (value) => value.kind === 'function' && value.code === called.code,
  );
}
