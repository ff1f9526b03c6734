import type { Assignments } from './assign.ts';
import type { Budget } from './budget.ts';
import { keysOf } from './execute-lists.ts';
import { sidesOf } from './conditions.ts';
import type { Completion } from './heap.ts';
import { iterated } from './iteration.ts';
import type { Context, Machine } from './machine.ts';
import type { EachStatement, Statement, SwitchStatement, Target, Term, TryStatement, WhileStatement } from './terms.ts';
import { areEqual } from './truth.ts';
import { namesOfSides } from './written-name.ts';
import type { Place, Value } from './value.ts';
import { hashed, keyOf } from './value-keys.ts';
import { alternativesOf, operation, UNDEFINED_VALUE } from './new-values.ts';

/** Runs statements. */
export class Execution {
  readonly #machine: Machine;
  readonly #assignments: Assignments;
  readonly #budget: Budget;

  constructor(machine: Machine, assignments: Assignments, budget: Budget) {
    this.#machine = machine;
    this.#assignments = assignments;
    this.#budget = budget;
  }

  run(statements: readonly Statement[], context: Context): Completion {
    for (const statement of statements) {
      if (!this.#budget.step()) {
        this.#machine.leaveUnfinished([context.file, ...this.#machine.callers().map(({ file }) => file)]);
        return 'throw';
      }
      const completion = this.#statement(statement, context);
      if (completion !== 'normal') return completion;
    }
    return 'normal';
  }

  #statement(statement: Statement, context: Context): Completion {
    switch (statement.kind) {
      case 'evaluate':
        this.#drop(statement.term, context);
        return 'normal';
      case 'declare':
        this.#declare(statement.target, statement.value, context);
        return 'normal';
      case 'return':
        context.returns.push(statement.term ? this.#machine.evaluate(statement.term, context) : UNDEFINED_VALUE);
        return 'return';
      case 'throw':
        this.#machine.evaluate(statement.term, context);
        return 'throw';
      case 'jump':
        return 'jump';
      case 'if':
        return this.#choose(statement, context);
      case 'each':
        return this.#each(statement, context);
      case 'while':
        return this.#while(statement, context);
      case 'switch':
        return this.#switch(statement, context);
      case 'try':
        return this.#try(statement, context);
      case 'block':
        return this.run(statement.body, context);
    }
  }

  /**
   * Evaluates an expression statement. One that only reads a name was added for a read in the template of a component
   * (see `withReads`), so its value escapes.
   */
  #drop(term: Term, context: Context): void {
    const value = this.#machine.evaluate(term, context);
    if (term.kind === 'read') this.#machine.escape([value]);
  }

  #declare(target: Target, term: Extract<Statement, { kind: 'declare' }>['value'], context: Context): void {
    const type = target.kind === 'binding' ? target.type : null;
    const otherwise = type === null ? UNDEFINED_VALUE : this.#typed(target, type, context);
    this.#assignments.declare(target, term ? this.#machine.evaluate(term, context) : otherwise, context);
  }

  /** The value that a container injects into a binding with a type and no initializer. */
  #typed(target: Target, type: string, { file }: Context): Value {
    return this.#assignments.typed('', type, file, [target.kind === 'binding' ? target.binding : 0, 0]);
  }

  #choose({ test, then, otherwise }: Extract<Statement, { kind: 'if' }>, context: Context): Completion {
    const value = this.#machine.evaluate(test, context);
    const truth = this.#machine.isTrue(value);
    if (truth !== null) return this.run(truth ? then : otherwise, context);
    const runs = [then, otherwise].map((body) => () => this.run(body, context));
    return this.#machine.heap.branches(runs, sidesOf(value));
  }

  #each(statement: EachStatement, context: Context): Completion {
    const source = this.#machine.evaluate(statement.source, context);
    const { heap } = this.#machine;
    const place: Place = { file: context.file, range: [0, 0] };
    const listed = statement.of === 'keys' ? keysOf(source, heap) : iterated(source, this.#machine, place);
    return heap.boundary(() => {
      for (const element of listed?.elements ?? []) {
        const completion = this.#round(statement, element, context);
        if (completion === 'return' || completion === 'throw') return completion;
      }
      if (!listed || listed.rest)
        this.#repeat(statement, listed?.rest ?? operation(`each:${statement.of}`, [source]), context);
      return 'normal';
    });
  }

  /** One round of a loop; one for each alternative of the element, so that its fields belong together. */
  #round(statement: EachStatement, element: Value, context: Context): Completion {
    const run = (value: Value) => (): Completion => {
      const round = inRound(context, hashed(`${context.activation}/${keyOf(value)}`));
      this.#assignments.declare(statement.target, value, round);
      const completion = this.run(statement.body, round);
      return completion === 'jump' ? 'normal' : completion;
    };
    const options = alternativesOf(element);
    return options.length === 1 ? run(element)() : this.#machine.heap.branches(options.map(run));
  }

  #repeat(statement: EachStatement, element: Value, context: Context): void {
    this.#machine.heap.repeated(() => this.#round(statement, element, context));
  }

  #while(statement: WhileStatement, outer: Context): Completion {
    const context = inRound(outer);
    this.run(statement.first, context);
    const round = (): Completion => {
      const completion = this.run(statement.body, inRound(context));
      if (statement.update && (completion === 'normal' || completion === 'jump'))
        this.#machine.evaluate(statement.update, context);
      return completion;
    };
    return this.#machine.heap.boundary(() => {
      for (let count = 0; count < this.#budget.rounds; count += 1) {
        const { test } = statement;
        const isTested = count > 0 || !statement.runsFirst;
        const truth = test && isTested ? this.#machine.isTrue(this.#machine.evaluate(test, context)) : true;
        if (truth === false) return 'normal';
        if (truth === null || !test || test.kind === 'constant') {
          this.#machine.heap.repeated(() => (round() === 'return' ? 'return' : 'normal'));
          return 'normal';
        }
        const completion = round();
        if (completion === 'return' || completion === 'throw') return completion;
        if (completion === 'jump' && count > 0 && statement.update === null) return 'normal';
      }
      this.#machine.heap.repeated(round);
      return 'normal';
    });
  }

  #switch(statement: SwitchStatement, context: Context): Completion {
    const subject = this.#machine.evaluate(statement.subject, context);
    const tests = statement.cases.map(({ test }) => test && this.#machine.evaluate(test, context));
    const { tests: certain } = this.#machine.heap;
    for (const [at, test] of tests.entries()) {
      const { range, test: term } = statement.cases[at] ?? { range: [0, 0] as const, test: null };
      if (!test) continue;
      const place = { file: context.file, range };
      const names = namesOfSides(statement.subject, term ?? undefined);
      for (const listener of this.#machine.listeners.compared)
        listener.compared({ operator: '===', left: subject, right: test, place, names, tests: certain });
    }
    const truths = tests.map((test) => (test ? areEqual(subject, test) : false));
    const hit = truths.indexOf(true);
    const isSure = hit !== -1 && !truths.slice(0, hit).includes(null);
    const otherwise = statement.cases.findIndex(({ test }) => !test);
    const starts = isSure
      ? [hit]
      : [...truths.flatMap((truth, at) => (truth === false ? [] : [at])), ...(otherwise === -1 ? [] : [otherwise])];
    const run = (from: number) => (): Completion => {
      const completion = this.run(
        statement.cases.slice(from).flatMap(({ body }) => body),
        context,
      );
      return completion === 'jump' ? 'normal' : completion;
    };
    const asked = tests.map((test) => (test ? [{ value: operation('===', [subject, test]), holds: true }] : []));
    const none = asked.flat().map((test) => ({ ...test, holds: false }));
    const sides = [...starts.map((at) => (at === otherwise ? none : (asked[at] ?? []))), none];
    const [only] = starts;
    const isExhaustive = isSure || otherwise !== -1;
    return this.#machine.heap.boundary(() => {
      if (starts.length === 1 && only !== undefined && isExhaustive) return run(only)();
      const runs = starts.map(run);
      return this.#machine.heap.branches(isExhaustive ? runs : [...runs, () => 'normal'], sides);
    });
  }

  #try({ body, caught, handler, finalizer }: TryStatement, context: Context): Completion {
    const completion = this.run(body, context);
    if (handler.length > 0 || caught) {
      const recover = (): Completion => {
        if (caught) this.#assignments.declare(caught, operation('caught', []), context);
        return this.run(handler, context);
      };
      const after = this.#machine.heap.branches([() => completion, recover]);
      if (finalizer.length === 0) return after;
      const ended = this.run(finalizer, context);
      return ended === 'normal' ? after : ended;
    }
    const ended = this.run(finalizer, context);
    return ended === 'normal' ? completion : ended;
  }
}

/** @param activation identifies the round where its element is known; otherwise that of the code around the loop */
function inRound(context: Context, activation = context.activation): Context {
  return { ...context, activation, frame: { ...context.frame, cells: new Map(), parent: context.frame } };
}
