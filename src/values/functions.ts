import type { Assignments } from './assign.ts';
import type { Budget } from './budget.ts';
import { FunctionResults, isPlain, renewed } from './function-results.ts';
import { IdleFunctions } from './idle-functions.ts';
import { InstanceFields } from './instance-fields.ts';
import type { CallerSite, Context, Machine } from './machine.ts';
import type { Caller } from './events.ts';
import type { FunctionCode, Parameter } from './terms.ts';
import type { Frame, FunctionValue, ObjectValue, Value } from './value.ts';
import { hashed, keyOf, shortened } from './value-keys.ts';
import { choiceOf, operation, UNDEFINED_VALUE } from './new-values.ts';

/** Calls functions and makes instances of classes of the project. */
export class Functions {
  readonly #machine: Machine;
  readonly #assignments: Assignments;
  readonly #budget: Budget;
  readonly #stack: { readonly code: FunctionCode; readonly caller: Caller }[] = [];
  /** The calls of `#stack` in the opposite order: the innermost one first. */
  #callers: readonly Caller[] = [];
  readonly #runs = new Map<FunctionCode, number>();
  readonly #results: FunctionResults;
  readonly #idle: IdleFunctions;
  readonly #fields: InstanceFields;
  /** How many constructions of each class are running. */
  readonly #constructing = new Map<FunctionValue, number>();
  /** The class of each method and constructor. */
  readonly #owners = new Map<FunctionCode, FunctionValue>();
  /** The functions that were called, by their numbers. */
  readonly #called = new Set<number>();
  /** The functions that were called within `suppose`; null outside of it. */
  #supposed: Set<number> | null = null;
  /** The functions that were called from other functions of the project. */
  readonly reached = new Set<FunctionCode>();

  constructor(machine: Machine, assignments: Assignments, budget: Budget) {
    this.#machine = machine;
    this.#assignments = assignments;
    this.#budget = budget;
    this.#results = new FunctionResults(machine, budget);
    this.#idle = new IdleFunctions(machine, budget);
    this.#fields = new InstanceFields(machine, assignments);
  }

  /** Records that some code is a method of a class. */
  own(code: FunctionCode, owner: FunctionValue): void {
    this.#owners.set(code, owner);
  }

  isCalled({ id }: FunctionValue): boolean {
    return this.#called.has(id) || this.#supposed?.has(id) === true;
  }

  /**
   * Runs code without lasting effects on this class: afterwards its calls do not count, and none of their results is
   * cached.
   */
  suppose(run: () => void): void {
    this.#supposed = new Set();
    this.#results.suppose(run);
    this.#supposed = null;
  }

  /** The running calls, the innermost one first. */
  callers(): readonly Caller[] {
    return this.#callers;
  }

  /** The class that some code is a method of; null for other code. */
  ownerOf(code: FunctionCode): FunctionValue | null {
    return this.#owners.get(code) ?? null;
  }

  invoke(called: FunctionValue, self: Value | null, args: readonly Value[], site: CallerSite): Value {
    const { code } = called;
    const given = [...called.given, ...args];
    if (called.classCode || !code) return this.#unrun(called, null, given);
    const target = called.self ?? self ?? UNDEFINED_VALUE;
    const key = shortened(`${String(called.id)}|${keyOf(target)}|${given.map(keyOf).join('|')}`);
    const general = this.#results.areUnknown(given) ? `${String(called.id)}|${keyOf(target)}` : null;
    const known = this.#results.find(key, general);
    if (known) return renewed(known, site);
    if (this.#isOpen(code, given)) return operation('call', [...given]);
    const idle = this.#idle.result(called, target, given, (args) => this.#run(called, code, target, args, site));
    if (idle) return idle;
    const writes = this.#machine.heap.writes;
    const run = (): Value | null => this.#run(called, code, target, given, site);
    const answer = this.#idle.count(code, run) ?? this.#unrun(called, target, given);
    if (isPlain(answer)) this.#results.add(answer, this.#machine.heap.writes === writes ? key : null, general);
    return answer;
  }

  /** Whether a call with the same known arguments is running: the recursion would find nothing new. */
  #isOpen(code: FunctionCode, given: readonly Value[]): boolean {
    return this.#stack.some(
      (open) =>
        open.code === code &&
        open.caller.given.length === given.length &&
        open.caller.given.every((value, at) => {
          const other = given[at];
          return other !== undefined && (mayVary(value) ? mayVary(other) : keyOf(value) === keyOf(other));
        }),
    );
  }

  /** The result of a call that is not evaluated: its arguments escape, as they may be used for anything. */
  #unrun(called: FunctionValue, self: Value | null, given: readonly Value[]): Value {
    this.#machine.escape(self ? [...given, self] : given);
    if (called.code) this.#machine.leaveUnfinished([called.file]);
    return operation(`call:${String(called.id)}`, [...given]);
  }

  /** Runs the body of a function; null where the bounds do not allow it. */
  #run(called: FunctionValue, code: FunctionCode, self: Value, args: readonly Value[], site: CallerSite): Value | null {
    const runs = this.#runs.get(code) ?? 0;
    const open = this.#stack.filter((each) => each.code === code).length;
    const { recursions, descents } = this.#budget;
    // Recursion over known values ends, as over the nodes of a tree, so it may go deeper. What calls a callback with
    // the index of an element ends as well.
    const deepest = args.some(site.isCallback === true ? isOpaque : mayVary) ? recursions : descents;
    if (!this.#budget.mayRun(runs) || open >= deepest || this.#stack.length >= this.#budget.depth) return null;
    this.#runs.set(code, runs + 1);
    (this.#supposed ?? this.#called).add(called.id);
    if (this.#stack.length > 0) this.reached.add(code);
    const { member = null, through = null, isCallback } = site;
    const caller = { ...site.place, given: args, member, through, isWritten: isCallback !== true };
    const outer = this.#callers;
    this.#stack.push({ code, caller });
    this.#callers = [caller, ...outer];
    const frame: Frame = {
      ...{ cells: new Map(), parent: called.frame, self: code.isArrow ? called.frame.self : self },
      ...{ args: code.isArrow ? called.frame.args : args, owner: this.#owners.get(code) ?? called.frame.owner },
    };
    const { place, activation } = site;
    const inner = hashed(`${activation}>${place.file}:${String(place.range[0])}(${args.map(keyOf).join()})`);
    const context: Context = { file: called.file, frame, returns: [], yields: [], activation: inner };
    if (code.own !== undefined) frame.cells.set(code.own, { value: unbound(called) });
    this.#bind(code.parameters, args, context);
    if (!this.#owners.get(code)?.superclass) this.#fields.ofParameters(code, frame);
    const completion = this.#budget.call(called.file, () =>
      this.#machine.heap.boundary(() => this.#machine.run(code.body, context), called.tests ?? []),
    );
    this.#stack.pop();
    this.#callers = outer;
    if (completion === 'normal') context.returns.push(UNDEFINED_VALUE);
    return code.isGenerator ? this.#machine.heap.array(context.yields) : choiceOf(context.returns);
  }

  #bind(parameters: readonly Parameter[], args: readonly Value[], context: Context): void {
    const spread = args.findIndex((value) => isSpread(value));
    for (const [at, parameter] of parameters.entries()) {
      const value = parameter.isRest
        ? this.#machine.heap.array(
            args.slice(at).filter((each) => !isSpread(each)),
            null,
            args.slice(at).find(isSpread) ?? null,
          )
        : spread !== -1 && spread <= at
          ? operation(`argument:${String(at)}`, args[spread] ? [args[spread]] : [])
          : (args[at] ?? UNDEFINED_VALUE);
      this.#assignments.declare(parameter.target, value, context);
    }
  }

  construct(called: FunctionValue, args: readonly Value[], site: CallerSite): Value {
    const open = this.#constructing.get(called) ?? 0;
    // A class with a field that is an instance of the class would be constructed without end.
    if (open >= this.#budget.recursions) return this.#unrun(called, null, args);
    this.#constructing.set(called, open + 1);
    const instance = this.#machine.heap.object('instance', {}, site.place, called);
    this.initialise(called, instance, [...called.given, ...args], site);
    this.#constructing.set(called, open);
    return instance;
  }

  /** Runs the constructor of a class, and of those above it, on an instance. */
  initialise(called: Value | null, instance: ObjectValue, args: readonly Value[], site: CallerSite): void {
    if (called?.kind !== 'function') {
      if (called) instance.foreign = args;
      return;
    }
    const { classCode, code, superclass } = called;
    if (!classCode) {
      if (code) this.#run(called, code, instance, args, site);
      return;
    }
    if (!superclass) this.#fields.define(classCode, called, instance);
    if (code) {
      this.own(code, called);
      this.#run(called, code, instance, args, site);
    } else if (superclass) this.afterSuperclass(called, instance, args, site);
  }

  /**
   * Runs the constructor of the superclass, then the fields of the class.
   *
   * @param frame that of the constructor with the `super()` call; left out where the class has no constructor
   */
  afterSuperclass(
    called: FunctionValue,
    instance: ObjectValue,
    args: readonly Value[],
    site: CallerSite,
    frame?: Frame,
  ): void {
    this.initialise(called.superclass, instance, args, site);
    if (called.code && frame) this.#fields.ofParameters(called.code, frame);
    if (called.classCode) this.#fields.define(called.classCode, called, instance);
  }
}

/** A function without the `this` and the arguments that `bind` gave it, as its own name refers to it. */
function unbound(called: FunctionValue): FunctionValue {
  return called.self || called.given.length > 0 ? { ...called, self: null, given: [] } : called;
}

/**
 * Whether a value may differ at each level of a recursion that never ends: a constant, such as a counter, or an unknown
 * value.
 */
function mayVary(value: Value): boolean {
  return isOpaque(value) || value.kind === 'constant';
}

function isOpaque({ kind }: Value): boolean {
  return kind === 'opaque';
}

function isSpread(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'operation' && value.source.operator === 'spread';
}
