import type { Assignments } from './assign.ts';
import type { Budget } from './budget.ts';
import { nameOf } from './evaluate-keys.ts';
import type { CallerSite, Context, Machine } from './machine.ts';
import type { ClassCode, ClassMember, FunctionCode, Parameter } from './terms.ts';
import {
  choiceOf,
  hashed,
  keyOf,
  operation,
  UNDEFINED_VALUE,
  type Frame,
  type FunctionValue,
  type ObjectValue,
  type Place,
  type Value,
} from './value.ts';

/** Calls functions and makes instances of classes of the project. */
export class Functions {
  readonly #machine: Machine;
  readonly #assignments: Assignments;
  readonly #budget: Budget;
  readonly #stack: { readonly code: FunctionCode; readonly place: Place }[] = [];
  readonly #runs = new Map<FunctionCode, number>();
  /** What functions answered that did nothing but answer. */
  readonly #answers = new Map<string, Value>();
  /** The class of each method and constructor. */
  readonly #owners = new Map<FunctionCode, FunctionValue>();
  /** The functions that were called. */
  readonly called = new Set<FunctionCode>();
  /** Those that other functions of the project called. */
  readonly reached = new Set<FunctionCode>();

  constructor(machine: Machine, assignments: Assignments, budget: Budget) {
    this.#machine = machine;
    this.#assignments = assignments;
    this.#budget = budget;
  }

  /** Says that some code is a method of a class. */
  own(code: FunctionCode, owner: FunctionValue): void {
    this.#owners.set(code, owner);
  }

  /** The calls that are open, the innermost one first. */
  callers(): readonly Place[] {
    return this.#stack.map(({ place }) => place).reverse();
  }

  /** The class that some code is a method of; null for other code. */
  ownerOf(code: FunctionCode): FunctionValue | null {
    return this.#owners.get(code) ?? null;
  }

  invoke(called: FunctionValue, self: Value | null, args: readonly Value[], site: CallerSite): Value {
    const { code } = called;
    const given = [...called.given, ...args];
    if (called.classCode || !code) return operation('call', [...given]);
    const target = called.self ?? self ?? UNDEFINED_VALUE;
    const key = `${String(called.id)}|${keyOf(target)}|${given.map(keyOf).join('|')}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const writes = this.#machine.heap.writes;
    const answer = this.#run(called, code, target, given, site) ?? operation('call', [...given]);
    const isPlain = answer.kind === 'text' || answer.kind === 'constant';
    if (isPlain && this.#machine.heap.writes === writes) this.#answers.set(key, answer);
    return answer;
  }

  /** Runs the body of a function; null where the bounds do not allow it. */
  #run(called: FunctionValue, code: FunctionCode, self: Value, args: readonly Value[], site: CallerSite): Value | null {
    const runs = this.#runs.get(code) ?? 0;
    const open = this.#stack.filter((each) => each.code === code).length;
    if (runs >= this.#budget.runs || open >= this.#budget.recursions || this.#stack.length >= this.#budget.depth)
      return null;
    this.#runs.set(code, runs + 1);
    this.called.add(code);
    if (this.#stack.length > 0) this.reached.add(code);
    this.#stack.push({ code, place: site.place });
    const frame: Frame = {
      ...{ cells: new Map(), parent: called.frame, self: code.isArrow ? called.frame.self : self },
      ...{ args: code.isArrow ? called.frame.args : args, owner: this.#owners.get(code) ?? called.frame.owner },
    };
    const { place, activation } = site;
    const inner = hashed(`${activation}>${place.file}:${String(place.range[0])}`);
    const context: Context = { file: called.file, frame, returns: [], yields: [], activation: inner };
    this.#bind(code.parameters, args, context);
    const completion = this.#machine.heap.boundary(() => this.#machine.run(code.body, context));
    this.#stack.pop();
    if (completion === 'normal') context.returns.push(UNDEFINED_VALUE);
    if (code.isGenerator) return this.#machine.heap.array(context.yields);
    return context.returns.length > 0 ? choiceOf(context.returns) : UNDEFINED_VALUE;
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
    const instance = this.#machine.heap.object('instance', {}, site.place, called);
    this.initialise(called, instance, [...called.given, ...args], site);
    return instance;
  }

  /** Runs the constructor of a class, and of those above it, on an instance. */
  initialise(called: Value | null, instance: ObjectValue, args: readonly Value[], site: CallerSite): void {
    if (called?.kind !== 'function') return;
    const { classCode, code, superclass } = called;
    if (!classCode) {
      if (code) this.#run(called, code, instance, args, site);
      return;
    }
    if (!superclass) this.#defineFields(classCode, called, instance);
    if (code) {
      this.own(code, called);
      this.#run(called, code, instance, args, site);
      this.#parameterFields(code, args, instance);
    } else if (superclass) this.afterSuperclass(called, instance, args, site);
  }

  /** Runs the constructor of the superclass, then the fields of the class. */
  afterSuperclass(called: FunctionValue, instance: ObjectValue, args: readonly Value[], site: CallerSite): void {
    this.initialise(called.superclass, instance, args, site);
    if (called.classCode) this.#defineFields(called.classCode, called, instance);
    if (called.code) this.#parameterFields(called.code, args, instance);
  }

  #parameterFields(code: FunctionCode, args: readonly Value[], instance: ObjectValue): void {
    for (const [at, { isField, name }] of code.parameters.entries())
      if (isField && args[at]) this.#machine.heap.setField(instance, name, args[at]);
  }

  #defineFields(code: ClassCode, called: FunctionValue, instance: ObjectValue): void {
    const frame: Frame = { cells: new Map(), parent: called.frame, self: instance, args: null, owner: called };
    const context: Context = { file: called.file, frame, returns: [], yields: [], activation: '' };
    for (const member of code.members)
      if (member.kind === 'field' && !member.isStatic) this.#field(member, instance, context);
  }

  #field(member: ClassMember, instance: ObjectValue, context: Context): void {
    const name = nameOf(this.#machine.evaluate(member.key, context));
    if (name === null || (!member.value && member.type === null)) return;
    const value = member.value
      ? this.#machine.evaluate(member.value, context)
      : this.#assignments.typed(name, member.type, context.file, member.range);
    this.#machine.heap.setField(instance, name, value);
  }
}

function isSpread(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'operation' && value.source.operator === 'spread';
}
