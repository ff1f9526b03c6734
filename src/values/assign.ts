import { elementsOf, nameOf } from './evaluate-keys.ts';
import type { Context, Machine } from './machine.ts';
import type { ClassCode, ClassMember, FunctionCode, Target, Term } from './terms.ts';
import { isNullish } from './truth.ts';
import { optionsOf, type Cell, type FunctionValue, type ObjectValue, type Value } from './value.ts';
import { choiceOf, opaque, operation, UNDEFINED_VALUE } from './new-values.ts';

/** Assigns values to bindings, members and patterns, and defines classes. */
export class Assignments {
  readonly #machine: Machine;
  readonly #owns: (code: FunctionCode, owner: FunctionValue) => void;
  #functions = 0;

  /** @param owns called with the code of each method and the class that it belongs to */
  constructor(machine: Machine, owns: (code: FunctionCode, owner: FunctionValue) => void) {
    this.#machine = machine;
    this.#owns = owns;
  }

  /** The value of a target before the assignment. */
  valueOf(target: Target, context: Context): Value {
    if (target.kind === 'binding') return cellOf(target.binding, context)?.value ?? UNDEFINED_VALUE;
    if (target.kind !== 'member') return UNDEFINED_VALUE;
    return this.#machine.evaluate(target.term, context);
  }

  /** Declares the bindings of a target in the innermost frame, with their values. */
  declare(target: Target, value: Value, context: Context): void {
    this.#assign(target, value, context, true);
  }

  assign(target: Target, value: Value, context: Context): void {
    this.#assign(target, value, context, false);
  }

  #assign(target: Target, value: Value, context: Context, declares: boolean): void {
    switch (target.kind) {
      case 'binding': {
        if (value.kind === 'opaque' && target.range)
          for (const listener of this.#machine.listeners.bound)
            listener.bound(value, { file: context.file, range: target.range });
        const known = declares ? context.frame.cells.get(target.binding) : cellOf(target.binding, context);
        if (known) this.#machine.heap.assign(known, value);
        else context.frame.cells.set(target.binding, { value });
        return;
      }
      case 'member': {
        const { object, key, range } = target.term;
        const [owner, name] = [object, key].map((each) => this.#machine.evaluate(each, context));
        if (owner && name) this.#machine.write(owner, name, value, { file: context.file, range });
        return;
      }
      case 'object':
        for (const { key, target: each, range } of target.entries) {
          const name = this.#machine.evaluate(key, context);
          this.#assign(each, this.#machine.read(value, name, { file: context.file, range }), context, declares);
        }
        if (target.rest) this.#assign(target.rest, restOf(value), context, declares);
        return;
      case 'array':
        this.#assignElements(target, value, context, declares);
        return;
      case 'default':
        this.#assign(target.target, this.#withDefault(target, value, context), context, declares);
    }
  }

  #assignElements(
    { items, rest }: Extract<Target, { kind: 'array' }>,
    value: Value,
    context: Context,
    declares: boolean,
  ): void {
    for (const [at, item] of items.entries()) {
      const key: Value = { kind: 'constant', value: at };
      if (item)
        this.#assign(item, this.#machine.read(value, key, { file: context.file, range: [0, 0] }), context, declares);
    }
    if (!rest) return;
    const others =
      value.kind === 'object' && value.shape === 'array'
        ? this.#machine.heap.array(elementsOf(value).slice(items.length), value.place, value.state.rest)
        : operation('rest', [value]);
    this.#assign(rest, others, context, declares);
  }

  #withDefault(target: Extract<Target, { kind: 'default' }>, value: Value, context: Context): Value {
    const isMissing = value.kind === 'constant' && value.value === null ? false : isNullish(value);
    if (isMissing === false) return value;
    const otherwise = this.#machine.evaluate(target.value, context);
    return isMissing
      ? otherwise
      : choiceOf([...optionsOf(value).filter((each) => isNullish(each) !== true), otherwise]);
  }

  /** A new number that identifies a function. */
  nextFunction(): number {
    this.#functions += 1;
    return this.#functions;
  }

  /** Defines a class: static members and methods at once, the fields of an instance when it is made. */
  defineClass(code: ClassCode, context: Context): FunctionValue {
    const { heap } = this.#machine;
    const superclass = code.superclass && this.#machine.evaluate(code.superclass, context);
    const members = heap.plain([], { file: context.file, range: code.range });
    const defined: FunctionValue = {
      ...{ kind: 'function', id: this.nextFunction(), code: code.construct, classCode: code, file: context.file },
      ...{ frame: context.frame, self: null, given: [], members, superclass },
    };
    const own: Context = {
      ...context,
      frame: { ...context.frame, cells: new Map(), parent: context.frame, self: defined },
    };
    const prototype = heap.object('plain', {}, null, defined);
    heap.setField(members, 'prototype', prototype);
    for (const member of code.members) {
      const holder = member.isStatic ? members : prototype;
      if (member.isStatic || member.kind !== 'field') this.#defineMember(member, holder, defined, own);
      if (member.decorators.length === 0) continue;
      const key = this.#machine.evaluate(member.key, own);
      const descriptor = this.#machine.read(holder, key, { file: context.file, range: member.range });
      this.#decorate(member.decorators, [holder, key, heap.plain([['value', descriptor]])], context);
    }
    this.#decorate(code.decorators, [defined], context);
    this.#machine.defined(defined);
    return defined;
  }

  /** Calls the decorators of the project, the last one first; those of packages are read where they are called. */
  #decorate(decorators: readonly Term[], args: readonly Value[], context: Context): void {
    const { file, activation } = context;
    const made = decorators.map((term) => ({ term, value: this.#machine.evaluate(term, context) }));
    for (const { term, value } of made.reverse())
      for (const option of optionsOf(value))
        if (option.kind === 'function' && !option.classCode)
          this.#machine.invoke(option, null, args, {
            place: { file, range: 'range' in term ? term.range : [0, 0] },
            activation,
          });
  }

  #defineMember(member: ClassMember, holder: ObjectValue, defined: FunctionValue, context: Context): void {
    const value = member.value ? this.#machine.evaluate(member.value, context) : UNDEFINED_VALUE;
    if (member.kind === 'block') {
      if (value.kind === 'function')
        this.#machine.invoke(value, defined, [], {
          place: { file: context.file, range: member.range },
          activation: '',
        });
      return;
    }
    const name = nameOf(this.#machine.evaluate(member.key, context));
    const made: Value = member.kind === 'get' ? { kind: 'native', name: 'getter', self: value } : value;
    if (name !== null && member.kind !== 'set') this.#machine.heap.setField(holder, name, made);
    if (value.kind === 'function' && value.code) this.#owns(value.code, defined);
  }

  /** The unknown value of a binding or field with a type and no initializer: a container injects it. */
  typed(name: string, type: string | null, file: string, range: readonly [number, number]): Value {
    return opaque({ kind: 'typed', name, type, place: { file, range } });
  }
}

function cellOf(binding: number, context: Context): Cell | undefined {
  for (let frame: Context['frame'] | null = context.frame; frame; frame = frame.parent) {
    const cell = frame.cells.get(binding);
    if (cell) return cell;
  }
  return undefined;
}

/** The value of `...rest` in an object pattern: the whole object, as surplus fields do no harm. */
function restOf(value: Value): Value {
  return value.kind === 'object' ? value : operation('rest', [value]);
}
