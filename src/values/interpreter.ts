import type { NameInFolder } from '../model/sent-folder.ts';
import { Assignments } from './assign.ts';
import type { Budget } from './budget.ts';
import { Calls } from './calls.ts';
import { Evaluation } from './evaluate.ts';
import { Execution } from './execute.ts';
import { Functions } from './functions.ts';
import { Heap } from './heap.ts';
import type { Completion } from './heap.ts';
import { byEvent } from './listeners.ts';
import type { CallerSite, Context, Machine, Scheduled } from './machine.ts';
import type { Caller, CallSite, Listener, Listeners } from './events.ts';
import { Members } from './members.ts';
import { modelledCall } from './packages.ts';
import type { FunctionCode, Statement, Term } from './terms.ts';
import { truthOf } from './truth.ts';
import type { FunctionValue, ObjectValue, Place, Value } from './value.ts';
import { UNDEFINED_VALUE } from './new-values.ts';

/** Resolves the imports of modules. */
export interface Modules {
  load(file: string, specifier: Value, isRequired: boolean): Value;
  imported(file: string, binding: number): Value | null;
  moduleOf(file: string): ObjectValue;
  instanceOf(made: FunctionValue): ObjectValue;
  classNamed(name: string, file: string): FunctionValue | null;
  namesIn(folder: string): readonly NameInFolder[];
  filesBelow(folder: string): readonly string[];
  packageOf(file: string): string;
}

/** Evaluates the code of a program, and reports the events to its listeners. */
export class Interpreter implements Machine {
  readonly heap = new Heap();
  readonly listeners: Listeners;
  readonly functions: Functions;
  /** All functions and classes that were reached, in their order. */
  readonly closed: FunctionValue[] = [];
  /** The files of which some code was not evaluated, since a bound was reached. */
  readonly unfinished = new Set<string>();
  readonly #modules: Modules;
  readonly #evaluation: Evaluation;
  readonly #execution: Execution;
  readonly #members: Members;
  readonly #calls: Calls;
  readonly #assignments: Assignments;
  #scheduled: Scheduled[] = [];

  constructor(modules: Modules, listeners: readonly Listener[], budget: Budget) {
    this.#modules = modules;
    this.listeners = byEvent(listeners);
    this.#assignments = new Assignments(this, (code, owner) => {
      this.functions.own(code, owner);
    });
    this.functions = new Functions(this, this.#assignments, budget);
    this.#members = new Members(this);
    this.#calls = new Calls(this, (args, context, place) => this.#superclass(args, context, place), modelledCall);
    this.#evaluation = new Evaluation(this, this.#assignments, (term, context) => this.#calls.evaluate(term, context));
    this.#execution = new Execution(this, this.#assignments, budget);
  }

  evaluate(term: Term, context: Context): Value {
    return this.#evaluation.evaluate(term, context);
  }

  run(statements: readonly Statement[], context: Context): Completion {
    return this.#execution.run(statements, context);
  }

  call(callee: Value, self: Value | null, args: readonly Value[], site: CallSite, context: Context): Value {
    return this.#calls.call(
      callee,
      self,
      args,
      { ...site, isCallback: true, through: site.member, member: null },
      context,
    );
  }

  invoke(called: FunctionValue, self: Value | null, args: readonly Value[], site: CallerSite): Value {
    return this.functions.invoke(called, self, args, site);
  }

  construct(called: FunctionValue, args: readonly Value[], site: CallerSite): Value {
    return this.functions.construct(called, args, site);
  }

  #superclass(args: readonly Value[], { frame, activation }: Context, place: Place): Value {
    const { owner, self } = frame;
    if (owner && self.kind === 'object')
      this.functions.afterSuperclass(owner, self, args, { place, activation }, frame);
    return UNDEFINED_VALUE;
  }

  isTrue(value: Value): boolean | null {
    for (const listener of this.listeners.tested) listener.tested(value);
    return truthOf(value);
  }

  leaveUnfinished(files: readonly string[]): void {
    for (const file of files) {
      if (this.unfinished.has(file)) continue;
      this.unfinished.add(file);
      for (const listener of this.listeners.unfinished) listener.unfinished(file);
    }
  }

  escape(values: readonly Value[]): void {
    for (const listener of this.listeners.escaped) for (const value of values) listener.escaped(value);
  }

  read(object: Value, key: Value, place: Place): Value {
    return this.#members.read(object, key, place);
  }

  write(object: Value, key: Value, value: Value, place: Place): void {
    this.#members.write(object, key, value, place);
  }

  close(code: FunctionCode, context: Context): FunctionValue {
    const closed: FunctionValue = {
      kind: 'function',
      id: this.#assignments.nextFunction(),
      code,
      classCode: null,
      file: context.file,
      frame: context.frame,
      self: null,
      given: [],
      members: this.heap.object('plain', {}),
      superclass: null,
      tests: this.heap.tests,
    };
    this.closed.push(closed);
    return closed;
  }

  defined(made: FunctionValue): void {
    this.closed.push(made);
  }

  callers(): readonly Caller[] {
    return this.functions.callers();
  }

  loadAny(file: string, specifier: Value, isRequired: boolean): Value {
    return this.#modules.load(file, specifier, isRequired);
  }

  imported(file: string, binding: number): Value | null {
    return this.#modules.imported(file, binding);
  }

  moduleOf(file: string): ObjectValue {
    return this.#modules.moduleOf(file);
  }

  instanceOf(made: FunctionValue): ObjectValue {
    return this.#modules.instanceOf(made);
  }

  classNamed(name: string, file: string): FunctionValue | null {
    return this.#modules.classNamed(name, file);
  }

  namesIn(folder: string): readonly NameInFolder[] {
    return this.#modules.namesIn(folder);
  }

  filesBelow(folder: string): readonly string[] {
    return this.#modules.filesBelow(folder);
  }

  packageOf(file: string): string {
    return this.#modules.packageOf(file);
  }

  schedule(scheduled: Scheduled): void {
    this.#scheduled.push(this.heap.isLater ? { ...scheduled, isLater: true } : scheduled);
  }

  /** Returns the scheduled callbacks, and removes them from the queue. */
  takeScheduled(): readonly Scheduled[] {
    const scheduled = this.#scheduled;
    this.#scheduled = [];
    return scheduled;
  }
}
