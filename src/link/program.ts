import { Interpreter } from '../values/interpreter.ts';
import type { Scheduled } from '../values/machine.ts';
import type { Listener } from '../values/events.ts';
import type { FunctionCode } from '../values/terms.ts';
import type { FunctionValue, Place, Value } from '../values/value.ts';
import { ProgramModules, type ProgramFiles, type UnseenLoading } from './program-modules.ts';
import { mayRegister, type KnownRouters } from './registering.ts';
import { Uncalled } from './uncalled.ts';
import { WaitingFunctions } from './waiting-functions.ts';
import { UNDEFINED_VALUE, opaque } from '../values/new-values.ts';

/**
 * How much of a program is evaluated: all of it, or only what registers routes: its start, without the handlers of
 * requests, and without other functions that run later and cannot register any.
 */
export type Mode = 'whole' | 'making';

/**
 * Evaluates the files of a program on demand: each module once, functions when they are called, and functions that
 * nothing calls once.
 */
export class Program {
  readonly #modules: ProgramModules;
  readonly #interpreter: Interpreter;
  readonly #uncalled = new Uncalled();
  /**
   * The functions that were called tentatively, by `#suppose`: the calls with requests may come later, or not be
   * evaluated.
   */
  readonly #supposed = new Uncalled();
  readonly #routers: KnownRouters;
  /** The results of functions that were just called as if by code outside of the program. */
  readonly #answers = new Map<FunctionCode, Value>();
  readonly #waiting: WaitingFunctions;
  /** The callbacks that have not been called yet: handlers of requests, and those that register no routes. */
  readonly #later: Scheduled[] = [];
  /** The functions of the handlers among them. */
  readonly #answering = new Set<FunctionValue>();
  /** The functions of `entered` files that were called, so that each is called once. */
  readonly #entered = new Set<FunctionValue>();
  /** The files that were evaluated, and those among them whose functions were all called. */
  readonly #evaluated = new Set<string>();
  readonly #whole = new Set<string>();

  constructor(files: ProgramFiles, unseen: UnseenLoading, listeners: readonly Listener[]) {
    this.#modules = new ProgramModules(files, unseen, listeners);
    this.#interpreter = this.#modules.interpreter;
    this.#waiting = new WaitingFunctions(this.#modules);
    this.#routers = files;
  }

  /**
   * Evaluates some files and everything that they import, in addition to what was evaluated before.
   *
   * @param entered the files whose functions are called even where nothing calls them: all code that may call them is
   * evaluated
   * @returns whether there was anything to evaluate
   */
  evaluate(files: readonly string[], entered: ReadonlySet<string>, mode: Mode = 'whole'): boolean {
    if (this.#isDone(files, entered)) return false;
    this.#modules.isWhole = mode === 'whole';
    for (const file of files) {
      this.#evaluated.add(file);
      this.#interpreter.heap.entered(() => this.#modules.run(file));
      this.#callScheduled(mode);
    }
    const waiting: FunctionValue[] = [];
    for (const created of this.#waiting.takeFrom(entered)) {
      if (this.#entered.has(created)) continue;
      if (mode === 'making' && !this.#isMaking(created)) {
        waiting.push(created);
        continue;
      }
      this.#entered.add(created);
      if (mode === 'making') this.#suppose(created);
      else this.#enter(created, 'outside');
      this.#callScheduled(mode);
    }
    for (const each of waiting) this.#waiting.add(each);
    for (const [code, answer] of this.#answers)
      if (!this.#interpreter.functions.reached.has(code)) this.#interpreter.escape([answer]);
    this.#answers.clear();
    this.#modules.escapeUnseen();
    if (mode === 'making') return true;
    for (const file of entered) {
      this.#whole.add(file);
      this.#modules.escapeUnimported(file);
    }
    return true;
  }

  /** Whether all code of some files was evaluated, and no function of theirs was created since. */
  #isDone(files: readonly string[], entered: ReadonlySet<string>): boolean {
    return (
      this.#later.length === 0 &&
      files.every((file) => this.#evaluated.has(file)) &&
      [...entered].every((file) => this.#whole.has(file)) &&
      !this.#waiting.hasAny(entered)
    );
  }

  /** A file with code that was not evaluated, as the program is too large; null where the program is not. */
  get cut(): string | null {
    const [file = null] = this.#modules.isSpent ? this.#interpreter.unfinished : [];
    return file;
  }

  /** Whether a function may register routes as the program starts; none where much was run that registered nothing. */
  #isMaking(called: FunctionValue, args: readonly Value[] = []): boolean {
    return !this.#answering.has(called) && !this.#modules.findsNothing() && mayRegister(called, this.#routers, args);
  }

  #callScheduled(mode: Mode): void {
    const scheduled = mode === 'whole' ? this.#later.splice(0) : [];
    const rounds = new Map<FunctionCode, number>();
    for (scheduled.push(...this.#interpreter.takeScheduled()); scheduled.length > 0; ) {
      for (const each of this.#notTooDeep(scheduled.splice(0), rounds)) {
        const { callback, args, among, isHandler, isLater } = each;
        if (mode === 'making' && (isHandler || !(isOfUnknownList(among) || this.#isMaking(callback, args ?? [])))) {
          this.#later.push(each);
          if (isHandler) this.#answering.add(callback);
          continue;
        }
        const { heap } = this.#interpreter;
        const run = (): void => {
          heap.apart(() => {
            if (args) this.#call(callback, args);
            else this.#enter(callback, 'call', among);
          });
        };
        // Plugins of a framework, whose arguments are known, run while the program starts.
        if (isHandler || isLater || mode === 'whole' || !args) heap.later(run);
        else run();
      }
      scheduled.push(...this.#interpreter.takeScheduled());
    }
  }

  /**
   * The callbacks that are to be called, without those that called themselves too often, each time by another callback:
   * a plugin may register itself without end.
   *
   * @param rounds in how many rounds each function was called
   */
  #notTooDeep(scheduled: readonly Scheduled[], rounds: Map<FunctionCode, number>): readonly Scheduled[] {
    for (const code of new Set(scheduled.flatMap(({ callback }) => callback.code ?? [])))
      rounds.set(code, (rounds.get(code) ?? 0) + 1);
    return scheduled.filter(({ callback: { code, file } }) => {
      const isTooDeep = code !== null && (rounds.get(code) ?? 0) > this.#modules.descents;
      if (isTooDeep) this.#interpreter.leaveUnfinished([file]);
      return !isTooDeep;
    });
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
    if (this.#modules.isSpent) {
      this.#interpreter.leaveUnfinished([called.file]);
      return;
    }
    const isKnown = called.given.length === 0 && among.length === 0;
    if (isKnown && this.#interpreter.functions.isCalled(called)) return;
    // A class gets an instance, because the functions in its fields need one.
    if (called.classCode) this.#modules.instanceOf(called);
    if (called.classCode || !called.code) return;
    const taken = uncalled.take(called);
    if (taken === 'too many') this.#interpreter.leaveUnfinished([called.file]);
    if (taken !== true) return;
    if (from === 'outside') for (const listener of this.#interpreter.listeners.entered) listener.entered(called);
    const open = called.code.parameters.slice(called.given.length);
    const args = open.flatMap((parameter, at) =>
      this.#modules.instances.given(called, parameter, called.given.length + at, among),
    );
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
    const target = isMethod ? this.#modules.instanceOf(self) : (self ?? receiverOf(called));
    let answer: Value = UNDEFINED_VALUE;
    const run = (): void => {
      this.#modules.runLater(() => {
        answer = this.#modules.spend(file, () =>
          this.#interpreter.invoke(called, target, args, { place, activation: '' }),
        );
      });
    };
    // A framework calls a method that has decorated parameters for each request.
    const { heap } = this.#interpreter;
    const enter = (): void => {
      heap.entered(run);
    };
    if (code.parameters.some(({ decorators }) => decorators.length > 0)) heap.later(enter);
    else enter();
    const isKnown = this.#interpreter.listeners.answered.filter((each) => each.answered(called, answer)).length > 0;
    if (!isKnown) this.#answers.set(code, answer);
  }
}

/** Whether a function is a static member of a class. */
function isStatic(owner: FunctionValue, called: FunctionValue): boolean {
  return [...owner.members.state.fields.values()].some(
    (value) => value.kind === 'function' && value.code === called.code,
  );
}

/**
 * Whether a callback is called with each element of an unknown list, at once: what it adds to other lists may be routes
 * that are registered after that.
 */
function isOfUnknownList(among: readonly Value[]): boolean {
  return among.some(({ kind }) => kind !== 'object');
}

/**
 * The `this` of a function that is called from outside: unknown, as its arguments are; null for an arrow function,
 * which has no `this` of its own.
 */
function receiverOf({ code, file }: FunctionValue): Value | null {
  if (!code || code.isArrow) return null;
  return opaque({ kind: 'parameter', name: 'this', type: null, index: -1, place: { file, range: code.range } });
}
