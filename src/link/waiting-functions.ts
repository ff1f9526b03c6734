import { addTo } from '../text/grouping.ts';
import { valueIn } from '../values/frames.ts';
import type { FunctionValue } from '../values/value.ts';
import type { ProgramModules } from './program-modules.ts';

/** The functions that a program has created and that were not entered yet, by their files. */
export class WaitingFunctions {
  readonly #modules: ProgramModules;
  readonly #byFile = new Map<string, FunctionValue[]>();
  /** How many of the functions that were created are sorted by their files. */
  #sorted = 0;

  constructor(modules: ProgramModules) {
    this.#modules = modules;
  }

  /** Adds a function that was taken and not entered. */
  add(created: FunctionValue): void {
    addTo(this.#byFile, created.file, created);
  }

  /** Whether a function of some files waits. */
  hasAny(files: ReadonlySet<string>): boolean {
    this.#sort();
    return [...files].some((file) => this.#byFile.has(file));
  }

  /**
   * The functions of some files that were not entered yet, and those that are created meanwhile. Those that others use
   * come last, as do the methods of classes that others use: by then these have called them, with the arguments that
   * they have for them.
   */
  *takeFrom(files: ReadonlySet<string>): Generator<FunctionValue> {
    const used: FunctionValue[] = [];
    for (let created = this.#in(files); created.length > 0; created = this.#in(files)) {
      const ofOthers = this.#usedBy(created);
      for (const each of created)
        if (ofOthers.has(each.id) || this.#isOfClass(each, ofOthers)) used.push(each);
        else yield each;
    }
    for (const each of used) {
      yield each;
      yield* this.#in(files);
    }
  }

  /** Whether a function is a method of one of some classes. */
  #isOfClass({ code }: FunctionValue, classes: ReadonlySet<number>): boolean {
    const owner = code && this.#modules.interpreter.functions.ownerOf(code);
    return owner != null && classes.has(owner.id);
  }

  /** The functions of some files that wait, in the order in which they were created. */
  #in(files: ReadonlySet<string>): readonly FunctionValue[] {
    this.#sort();
    const waiting = [...files].flatMap((file) => this.#byFile.get(file) ?? []);
    for (const file of files) this.#byFile.delete(file);
    return waiting.toSorted((one, other) => one.id - other.id);
  }

  #sort(): void {
    const { closed } = this.#modules.interpreter;
    for (const each of closed.slice(this.#sorted)) this.add(each);
    this.#sorted = closed.length;
  }

  /** The numbers of the functions that some functions name, other than themselves, and of the classes they extend. */
  #usedBy(functions: readonly FunctionValue[]): ReadonlySet<number> {
    const used = new Set<number>();
    for (const { id, code, file, frame, superclass } of functions) {
      if (superclass?.kind === 'function') used.add(superclass.id);
      for (const binding of code?.captured ?? []) {
        const value = valueIn(frame, binding) ?? this.#modules.imported(file, binding);
        if (value?.kind === 'function' && value.id !== id) used.add(value.id);
      }
    }
    return used;
  }
}
