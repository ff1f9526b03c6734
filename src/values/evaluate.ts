import type { Assignments } from './assign.ts';
import { combined, sidesOf } from './conditions.ts';
import { globalValue } from './globals.ts';
import { reportLookup } from './evaluate-keys.ts';
import { listOf, objectOf } from './evaluate-literals.ts';
import { yieldedBy } from './iteration.ts';
import { ofItself } from './members.ts';
import { type Context, type Machine } from './machine.ts';
import { EQUALITIES, type Caller } from './events.ts';
import type { CallTerm, JoinTerm, MemberTerm, LogicalTerm, OperationTerm, Term } from './terms.ts';
import { joined } from './text-value.ts';
import { nameIn, namesOfSides } from './written-name.ts';
import { areEqual, arithmetic, isNullish, truthOf } from './truth.ts';
import { unary } from './unary.ts';
import { optionsOf, type Place, type Value } from './value.ts';
import type { ReadTerm } from './leaf-terms.ts';
import { choiceOf, constant, opaque, operation, UNDEFINED_VALUE } from './new-values.ts';

const ORDERS: ReadonlySet<string> = new Set(['<', '>', '<=', '>=']);

/** Evaluates expressions. */
export class Evaluation {
  readonly #machine: Machine;
  readonly #assignments: Assignments;
  readonly #calls: (term: CallTerm, context: Context) => Value;

  constructor(machine: Machine, assignments: Assignments, calls: (term: CallTerm, context: Context) => Value) {
    this.#machine = machine;
    this.#assignments = assignments;
    this.#calls = calls;
  }

  evaluate(term: Term, context: Context): Value {
    switch (term.kind) {
      case 'text':
        return {
          kind: 'text',
          pieces: [{ text: term.value, origin: { file: context.file, literal: term, start: 0 } }],
        };
      case 'constant':
        return term;
      case 'pattern':
        return {
          ...{ kind: 'pattern', source: term.source, flags: term.flags },
          place: { file: context.file, range: term.range },
        };
      case 'join':
        return this.#join(term, context);
      case 'read':
        return this.#read(term, context);
      case 'global':
        return term.name === 'arguments' && context.frame.args
          ? this.#machine.heap.array(context.frame.args)
          : globalValue(term.name, context, this.#machine);
      case 'this':
      case 'super':
        return context.frame.self;
      case 'member':
        return this.#member(term, context);
      case 'call':
        return this.#calls(term, context);
      case 'function':
        return this.#machine.close(term.code, context);
      case 'class':
        return this.#assignments.defineClass(term.code, context);
      default:
        return this.#compound(term, context);
    }
  }

  #join({ parts }: JoinTerm, context: Context): Value {
    const values = parts.map((each) => this.evaluate(each, context));
    return choiceOf(joined(values, namesOf(parts, context)));
  }

  #member(term: MemberTerm, context: Context): Value {
    const object = this.evaluate(term.object, context);
    const key = this.evaluate(term.key, context);
    const place = { file: context.file, range: term.range };
    if (term.isComputed) reportLookup(object, key, place, this.#machine);
    const value = this.#machine.read(object, key, place);
    return term.object.kind === 'this' ? ofItself(value, object, key) : value;
  }

  #compound(
    term: Extract<
      Term,
      { kind: 'object' | 'array' | 'operation' | 'logical' | 'conditional' | 'assignment' | 'sequence' }
    >,
    context: Context,
  ): Value {
    switch (term.kind) {
      case 'object':
        return objectOf(term, context, this.#machine);
      case 'array':
        return listOf(term, context, this.#machine);
      case 'operation':
        return this.#operation(term, context);
      case 'logical':
        return this.#logical(term, this.evaluate(term.left, context), context);
      case 'conditional': {
        const test = this.evaluate(term.test, context);
        const truth = this.#machine.isTrue(test);
        if (truth !== null) return this.evaluate(truth ? term.then : term.otherwise, context);
        return this.#either([term.then, term.otherwise], test, context);
      }
      case 'assignment':
        return this.#assign(term, context);
      case 'sequence':
        return term.terms.map((each) => this.evaluate(each, context)).at(-1) ?? UNDEFINED_VALUE;
    }
  }

  /** The value of either term, where it is unknown which one a condition selects: each runs in a branch of its own. */
  #either(terms: readonly [Term, Term], test: Value, context: Context): Value {
    const values: Value[] = [];
    this.#machine.heap.branches(
      terms.map((term) => () => {
        values.push(this.evaluate(term, context));
        return 'normal';
      }),
      sidesOf(test),
    );
    return choiceOf(values);
  }

  #logical({ operator, right, range }: Omit<LogicalTerm, 'kind' | 'left'>, left: Value, context: Context): Value {
    const truth = operator === '??' ? isNullish(left) : this.#machine.isTrue(left);
    const goesOn = truth === null ? null : operator === '||' ? !truth : truth;
    if (goesOn !== null) return goesOn ? this.evaluate(right, context) : left;
    const values: Value[] = [];
    this.#machine.heap.branches(
      [
        () => {
          values.push(this.evaluate(right, context));
          return 'normal';
        },
        () => 'normal',
      ],
      operator === '??' ? [] : sidesOf(left, operator === '&&'),
    );
    const [only] = values;
    const condition = only && combined(operator, left, only);
    const place = { file: context.file, range };
    if (condition) {
      for (const listener of this.#machine.listeners.combined) listener.combined({ condition, place });
      return condition;
    }
    // Values of the left side for which the operator yields the right side are left out.
    const kept = optionsOf(left).filter((option) =>
      operator === '??' ? isNullish(option) !== true : truthOf(option) !== (operator === '||' ? false : true),
    );
    const options = [...kept, ...values];
    if (operator !== '&&') for (const listener of this.#machine.listeners.chosen) listener.chosen(options, place);
    return choiceOf(options);
  }

  #read(term: ReadTerm, context: Context): Value {
    for (let frame: Context['frame'] | null = context.frame; frame; frame = frame.parent) {
      const cell = frame.cells.get(term.binding);
      if (cell) return cell.value;
    }
    const imported = this.#machine.imported(context.file, term.binding);
    return imported ?? operation(`unset:${context.file}:${String(term.binding)}`, []);
  }

  #assign(term: Extract<Term, { kind: 'assignment' }>, context: Context): Value {
    const { operator, target, value, range } = term;
    if (operator === '') {
      const assigned = this.evaluate(value, context);
      this.#assignments.assign(target, assigned, context);
      return assigned;
    }
    const before = this.#assignments.valueOf(target, context);
    const after =
      operator === '||' || operator === '&&' || operator === '??'
        ? this.#logical({ operator, right: value, range }, before, context)
        : this.#binary(operator, before, this.evaluate(value, context));
    this.#assignments.assign(target, after, context);
    return after;
  }

  #operation({ operator, operands, range }: OperationTerm, context: Context): Value {
    const values = operands.map((each) => this.evaluate(each, context));
    const [first = UNDEFINED_VALUE, second] = values;
    if (operator === 'await') return first;
    if (operator.startsWith('yield')) {
      const place = { file: context.file, range };
      context.yields.push(...(operator === 'yield*' ? yieldedBy(first, this.#machine, place) : [first]));
      return opaque({ kind: 'operation', operator, operands: [] });
    }
    if (operator === '!') {
      const truth = this.#machine.isTrue(first);
      return truth === null ? operation('!', [first]) : constant(!truth);
    }
    if (second === undefined) return unary(operator, first);
    if (EQUALITIES.has(operator) || ORDERS.has(operator) || operator === 'in') {
      const place = { file: context.file, range };
      const names = namesOfSides(operands[0], operands[1]);
      const { tests } = this.#machine.heap;
      const callers = (): readonly Caller[] => this.#machine.callers();
      for (const listener of this.#machine.listeners.compared)
        listener.compared({ operator, left: first, right: second, place, names, tests, callers });
    }
    return this.#binary(operator, first, second, namesOf(operands, context));
  }

  #binary(operator: string, left: Value, right: Value, names: readonly (Place | null)[] = []): Value {
    if (EQUALITIES.has(operator)) {
      const isEqual = areEqual(left, right);
      return isEqual === null ? operation(operator, [left, right]) : constant(isEqual === operator.startsWith('='));
    }
    const number = arithmetic(operator, left, right);
    if (number) return number;
    return operator === '+' ? choiceOf(joined([left, right], names)) : operation(operator, [left, right]);
  }
}

/** For each part of a text, the place of the name that refers to it; null where it has none. */
function namesOf(terms: readonly Term[], { file }: Context): readonly (Place | null)[] {
  return terms.map((each) => {
    const range = nameIn(each);
    return range && { file, range };
  });
}
