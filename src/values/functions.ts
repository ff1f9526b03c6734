import type { Assignments } from './assign.ts';
import type { Budget } from './budget.ts';
import { nameOf } from './evaluate-keys.ts';
import type { Caller, CallerSite, Context, Machine } from './machine.ts';
import type { BindingId, ClassCode, ClassMember, FunctionCode, Parameter } from './terms.ts';
import {
  choiceOf,
  hashed,
  keyOf,
  opaque,
  operation,
  shortened,
  UNDEFINED_VALUE,
  type Frame,
  type FunctionValue,
  type ObjectValue,
  type Value,
} from './value.ts';

/** Calls functions and makes instances of classes of the project. */
export class Functions {
  readonly #machine: Machine;
  readonly #assignments: Assignments;
  readonly #budget: Budget;
  readonly #stack: { readonly code: FunctionCode; readonly caller: Caller }[] = [];
  readonly #runs = new Map<FunctionCode, number>();
  /** What functions answered that did nothing but answer. */
  #answers = new Map<string, Value>();
  /** What functions answered that were given unknown values, and how often they ran with some. */
  #unknowns = new Map<string, { readonly answer: Value; readonly runs: number }>();
  /** How many instances of a class are being made. */
  readonly #constructing = new Map<FunctionValue, number>();
  /** The class of each method and constructor. */
  readonly #owners = new Map<FunctionCode, FunctionValue>();
  /** The functions that were called, by their numbers. */
  readonly #called = new Set<number>();
  /** Those that were called on a supposition; null outside of one. */
  #supposed: Set<number> | null = null;
  /** Those that other functions of the project called. */
  readonly reached = new Set<FunctionCode>();

  constructor(machine: Machine, assignments: Assignments, budget: Budget) {
    this.#machine = machine;
    this.#assignments = assignments;
    this.#budget = budget;
  }

  /** Records that some code is a method of a class. */
  own(code: FunctionCode, owner: FunctionValue): void {
    this.#owners.set(code, owner);
  }

  isCalled({ id }: FunctionValue): boolean {
    return this.#called.has(id) || this.#supposed?.has(id) === true;
  }

  /** Runs something that leaves no function called, and no answer known. */
  suppose(run: () => void): void {
    const [answers, unknowns] = [this.#answers, this.#unknowns];
    this.#answers = new Map();
    this.#unknowns = new Map();
    this.#supposed = new Set();
    run();
    [this.#answers, this.#unknowns, this.#supposed] = [answers, unknowns, null];
  }

  /** The calls that are open, the innermost one first. */
  callers(): readonly Caller[] {
    return this.#stack.map(({ caller }) => caller).reverse();
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
    const general = given.every((value) => this.#saysNothing(value)) ? `${String(called.id)}|${keyOf(target)}` : null;
    const known = this.#answers.get(key) ?? (general === null ? undefined : this.#ofUnknown(general));
    if (known) return renewed(known, site);
    if (this.#isOpen(code, given)) return operation('call', [...given]);
    const writes = this.#machine.heap.writes;
    const answer = this.#run(called, code, target, given, site) ?? this.#unrun(called, target, given);
    if (!isPlain(answer)) return answer;
    if (this.#machine.heap.writes === writes) this.#answers.set(key, answer);
    if (general !== null) this.#unknowns.set(general, { answer, runs: (this.#unknowns.get(general)?.runs ?? 0) + 1 });
    return answer;
  }

  /**
   * What a function answers that was often enough given what specifies nothing: with other unknown values it does the
   * same.
   */
  #ofUnknown(key: string): Value | undefined {
    const known = this.#unknowns.get(key);
    return known && known.runs >= this.#budget.unknowns ? known.answer : undefined;
  }

  /** Whether what a function is given has no literal, and no one listens to what becomes of it. */
  #saysNothing(value: Value): boolean {
    if (value.kind === 'choice') return value.options.every((option) => this.#saysNothing(option));
    if (value.kind === 'constant') return true;
    return value.kind === 'opaque' && !this.#machine.listeners.some((listener) => listener.follows?.(value) === true);
  }

  /** Whether a call is open that was given the same, but for what is not known: recursion does no more than it. */
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

  /** A call that is not followed: what it is given may be used for anything. */
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
    // Known values end somewhere: those of a tree are gone down.
    const deepest = args.some(mayVary) ? recursions : descents;
    if (!this.#budget.mayRun(runs) || open >= deepest || this.#stack.length >= this.#budget.depth) return null;
    this.#runs.set(code, runs + 1);
    (this.#supposed ?? this.#called).add(called.id);
    if (this.#stack.length > 0) this.reached.add(code);
    const caller = { ...site.place, given: args, member: site.member ?? null, isWritten: site.isCallback !== true };
    this.#stack.push({ code, caller });
    const frame: Frame = {
      ...{ cells: new Map(), parent: called.frame, self: code.isArrow ? called.frame.self : self },
      ...{ args: code.isArrow ? called.frame.args : args, owner: this.#owners.get(code) ?? called.frame.owner },
    };
    const { place, activation } = site;
    const inner = hashed(`${activation}>${place.file}:${String(place.range[0])}(${args.map(keyOf).join()})`);
    const context: Context = { file: called.file, frame, returns: [], yields: [], activation: inner };
    this.#bind(code.parameters, args, context);
    if (!this.#owners.get(code)?.superclass) this.#parameterFields(code, frame);
    const completion = this.#budget.call(called.file, () =>
      this.#machine.heap.boundary(() => this.#machine.run(code.body, context), called.tests ?? []),
    );
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
    const open = this.#constructing.get(called) ?? 0;
    // A class whose fields are made of itself has no end.
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
    if (!superclass) this.#defineFields(classCode, called, instance);
    if (code) {
      this.own(code, called);
      this.#run(called, code, instance, args, site);
    } else if (superclass) this.afterSuperclass(called, instance, args, site);
  }

  /**
   * Runs the constructor of the superclass, then the fields of the class.
   *
   * @param frame that of the constructor which calls it; left out where the class has none
   */
  afterSuperclass(
    called: FunctionValue,
    instance: ObjectValue,
    args: readonly Value[],
    site: CallerSite,
    frame?: Frame,
  ): void {
    this.initialise(called.superclass, instance, args, site);
    if (called.code && frame) this.#parameterFields(called.code, frame);
    if (called.classCode) this.#defineFields(called.classCode, called, instance);
  }

  /** `constructor(private readonly path = '/users')`: fields that are there before the rest of the constructor runs. */
  #parameterFields(code: FunctionCode, frame: Frame): void {
    if (frame.self.kind !== 'object') return;
    for (const { isField, name, target } of code.parameters) {
      const bound = target.kind === 'default' ? target.target : target;
      const value = isField && bound.kind === 'binding' ? valueIn(frame, bound.binding) : null;
      if (value) this.#machine.heap.setField(frame.self, name, value);
    }
  }

  #defineFields(code: ClassCode, called: FunctionValue, instance: ObjectValue): void {
    const frame: Frame = { cells: new Map(), parent: called.frame, self: instance, args: null, owner: called };
    const activation = `instance ${String(instance.id)}`;
    const context: Context = { file: called.file, frame, returns: [], yields: [], activation };
    for (const member of code.members)
      if (member.kind === 'field' && !member.isStatic) this.#field(member, instance, context);
  }

  #field(member: ClassMember, instance: ObjectValue, context: Context): void {
    const name = nameOf(this.#machine.evaluate(member.key, context));
    if (name === null || (!member.value && member.type === null)) return;
    const value = member.value ? this.#machine.evaluate(member.value, context) : this.#injected(name, member, context);
    this.#machine.heap.setField(instance, name, value);
  }

  /** A field with a type and no value: a container, or a framework, gives it an instance of that. */
  #injected(name: string, { type, range }: ClassMember, { file }: Context): Value {
    const made = type === null ? null : this.#machine.classNamed(type, file);
    return made ? this.#machine.instanceOf(made) : this.#assignments.typed(name, type, file, range);
  }
}

function valueIn(frame: Frame, binding: BindingId): Value | null {
  for (let open: Frame | null = frame; open; open = open.parent) {
    const cell = open.cells.get(binding);
    if (cell) return cell.value;
  }
  return null;
}

/** What a call of something unknown answered again: each call of a function that makes a router makes another one. */
function renewed(answer: Value, { place, activation }: CallerSite): Value {
  if (answer.kind === 'choice') return choiceOf(answer.options.map((option) => renewed(option, { place, activation })));
  if (answer.kind !== 'opaque' || answer.source.kind !== 'call') return answer;
  const { call } = answer.source;
  const inner = hashed(`${activation}>${place.file}:${String(place.range[0])}`);
  return opaque({ kind: 'call', call: { ...call, activation: `${call.activation}>${inner}` } });
}

/** Whether a value specifies nothing by itself: a count, or what is not known. */
function mayVary({ kind }: Value): boolean {
  return kind === 'opaque' || kind === 'constant';
}

/** Whether a value can be passed out twice: no one can change it. */
function isPlain(value: Value): boolean {
  return value.kind === 'choice' ? value.options.every(isPlain) : value.kind !== 'object' && value.kind !== 'function';
}

function isSpread(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'operation' && value.source.operator === 'spread';
}
