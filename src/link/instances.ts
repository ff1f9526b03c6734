import { Interpreter } from '../values/interpreter.ts';
import type { Parameter } from '../values/terms.ts';
import type { FunctionValue, ObjectValue, Value } from '../values/value.ts';
import type { Module } from './exports.ts';
import { opaque } from '../values/new-values.ts';

/** How many arguments a rest parameter gets: an error handler gets four, and no other callback gets more. */
const MOST_GIVEN = 4;

/** The modules in which classes are looked up. */
interface ClassModules {
  moduleOf(file: string): Module | null;
  imported(file: string, binding: number): Value | null;
  /** Runs something within the budget of a file. */
  spend(file: string, run: () => void): void;
}

/**
 * The values that code outside of the program passes: instances of the project's classes, and unknown arguments of
 * functions that nothing in the program calls.
 */
export class Instances {
  readonly #interpreter: Interpreter;
  readonly #modules: ClassModules;
  readonly #instances = new Map<FunctionValue, ObjectValue>();

  constructor(interpreter: Interpreter, modules: ClassModules) {
    this.#interpreter = interpreter;
    this.#modules = modules;
  }

  /**
   * The instance of a class as a dependency injection container creates it: one for each class, with arguments by the
   * types of its parameters.
   */
  of(made: FunctionValue): ObjectValue {
    const known = this.#instances.get(made);
    if (known) return known;
    const place = { file: made.file, range: made.classCode?.range ?? ([0, 0] as const) };
    const instance = this.#interpreter.heap.object('instance', {}, place, made);
    this.#instances.set(made, instance);
    const args = (made.code?.parameters ?? []).map((parameter, at) => this.#parameter(made, parameter, at));
    for (const listener of this.#interpreter.listeners.entered) listener.entered(made);
    this.#modules.spend(made.file, () => {
      this.#interpreter.functions.initialise(made, instance, args, { place, activation: '' });
    });
    return instance;
  }

  /** The unknown arguments for a parameter: one, or several for a rest parameter. */
  given(called: FunctionValue, parameter: Parameter, index: number, among: readonly Value[]): readonly Value[] {
    if (!parameter.isRest) return [this.#parameter(called, parameter, index, among)];
    return Array.from({ length: MOST_GIVEN }, (_, at) => this.#parameter(called, parameter, index + at, among));
  }

  /** The unknown value of a parameter; an instance where its type is a class of the project. */
  #parameter(called: FunctionValue, parameter: Parameter, index: number, among: readonly Value[] = []): Value {
    const type = parameter.target.kind === 'binding' ? parameter.target.type : null;
    const declared = type === null ? null : this.classNamed(type, called.file);
    if (declared && declared !== called) return this.of(declared);
    const place = { file: called.file, range: parameter.range };
    const name = parameter.isRest ? `${parameter.name}.${String(index)}` : parameter.name;
    const isRest = parameter.isRest && { isRest: true as const };
    return opaque({ kind: 'parameter', name, type, index, place, ...isRest, ...(among.length > 0 && { among }) });
  }

  /** The class of the project that the name of a type refers to in a file; null for any other type. */
  classNamed(name: string, file: string): FunctionValue | null {
    const module = this.#modules.moduleOf(file);
    const binding = module?.terms.bindings.indexOf(name) ?? -1;
    if (!module || binding === -1) return null;
    const value = module.frame.cells.get(binding)?.value ?? this.#modules.imported(file, binding);
    return value?.kind === 'function' && value.classCode ? value : null;
  }
}
