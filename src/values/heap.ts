import { OpenBranches } from './open-branches.ts';
import type { Cell, FunctionValue, ObjectState, ObjectValue, Place, Test, Value } from './value.ts';
import { type Target, type Content, contentOf, restore, joinedContents, isSame, widened } from './join-states.ts';
import { operation } from './new-values.ts';

/** How statements end: normally, by a jump out of a loop or a switch, or by leaving their function. */
export type Completion = 'normal' | 'jump' | 'return' | 'throw';
type Log = Map<Target, Content>;

/** How a branch ended, and the final contents of everything that it changed. */
interface Outcome {
  readonly completion: Completion;
  readonly after: Log;
}

const EMPTY: ObjectState = { fields: new Map(), length: 0, rest: null };

/**
 * The bindings and objects of the program while it is evaluated. An assignment replaces a value; where control flow
 * branches, each branch starts from the same state, and their final states are joined.
 */
export class Heap {
  #objects = 0;
  /** How many objects were made before the handler that runs; zero where none runs. */
  #before = 0;
  /** How many objects were made before the module or the function that runs was entered from outside. */
  #outside = 0;
  /** The contents before each change in the open branches, the innermost branch last. */
  readonly #logs: Log[] = [];
  /** The final states of branches that left a loop or a function early; joined when that ends. */
  #left: Log[] = [];
  readonly #branches = new OpenBranches();
  /** The number of assignments so far. */
  writes = 0;

  /** Runs code that is called after the program has started: lists from before may have been filled since. */
  later(run: () => void): void {
    const outer = this.#before;
    this.#before = this.#objects;
    run();
    this.#before = outer;
  }

  /** Runs a module, or a function that unknown code calls: what it makes itself is filled by nobody else. */
  entered(run: () => void): void {
    const outer = this.#outside;
    this.#outside = this.#objects;
    run();
    this.#outside = outer;
  }

  /** Whether an object was made by what was entered last. */
  isOwn({ id }: ObjectValue): boolean {
    return id > this.#outside;
  }

  /** Whether code runs that is called after the program has started. */
  get isLater(): boolean {
    return this.#before > 0;
  }

  /** The unknown elements of a list, as one value; null where all elements are known. */
  restOf(list: ObjectValue): Value | null {
    const { rest, fields, length } = list.state;
    const isOld = list.id <= this.#before && (list.shape === 'array' || list.shape === 'set');
    return isOld && fields.size + length === 0 ? (rest ?? operation('each:values', [list])) : rest;
  }

  object(
    shape: ObjectValue['shape'],
    state: Partial<ObjectState>,
    place: Place | null = null,
    of: FunctionValue | null = null,
  ): ObjectValue {
    this.#objects += 1;
    const { fields, length, rest } = EMPTY;
    const own = { fields: state.fields ?? fields, length: state.length ?? length, rest: state.rest ?? rest };
    return { kind: 'object', id: this.#objects, shape, place, of, state: own };
  }

  array(elements: readonly Value[], place: Place | null = null, rest: Value | null = null): ObjectValue {
    const fields = new Map<string, Value>();
    for (const [at, value] of elements.entries()) fields.set(String(at), value);
    return this.object('array', { fields, length: elements.length, rest }, place);
  }

  plain(entries: Iterable<readonly [string, Value]>, place: Place | null = null): ObjectValue {
    return this.object('plain', { fields: new Map(entries) }, place);
  }

  assign(cell: Cell, value: Value): void {
    this.#remember(cell);
    cell.value = value;
  }

  replace(object: ObjectValue, state: Partial<ObjectState>): void {
    this.#remember(object);
    for (const [name, value] of state.fields ? object.state.fields : [])
      if (state.fields?.get(name) !== value) notePast(object, value);
    object.state = { ...object.state, ...state };
  }

  setField(object: ObjectValue, name: string, value: Value): void {
    const { length } = object.state;
    const index = object.shape === 'array' && /^\d{1,6}$/.test(name) ? Number(name) : -1;
    this.#remember(object);
    const before = object.state.fields.get(name);
    if (before && before !== value) notePast(object, before);
    object.state = {
      fields: new Map(object.state.fields).set(name, value),
      length: Math.max(length, index + 1),
      rest: object.state.rest,
    };
  }

  /**
   * Runs branches of which any may be taken, each from the same state, and joins the final states of those that end
   * normally.
   *
   * @param tests the conditions that are certain in each of them
   */
  branches(runs: readonly (() => Completion)[], tests: readonly (readonly Test[])[] = []): Completion {
    const name = this.#branches.next();
    const outcomes = runs.map((run, at) =>
      this.#branches.within(`${name}:${String(at)}`, () => this.#attempt(run), tests[at]),
    );
    const through: Outcome[] = [];
    let going: readonly Test[] = [];
    for (const [at, outcome] of outcomes.entries())
      if (outcome.completion === 'normal') {
        through.push(outcome);
        going = tests[at] ?? [];
      } else if (outcome.after.size > 0) this.#left.push(outcome.after);
    const [first] = outcomes;
    if (through.length === 0) return first?.completion ?? 'normal';
    if (through.length < outcomes.length) this.#branches.enter(`${name}:on`);
    if (through.length === 1) this.#branches.know(going);
    for (const target of targetsOf(through))
      this.#set(
        target,
        joinedContents(
          target,
          through.map(({ after }) => after.get(target) ?? contentOf(target)),
        ),
      );
    return 'normal';
  }

  /** The branches that are open, the outermost one first. */
  get open(): readonly string[] {
    return this.#branches.open;
  }

  /** The conditions that are certain where code runs: those of its function, and of the functions that enclose it. */
  get tests(): readonly Test[] {
    return this.#branches.tests;
  }

  /** Runs code in a new branch, as it may run any number of times. */
  apart<Answer>(run: () => Answer): Answer {
    return this.#branches.within(`${this.#branches.next()}:apart`, run);
  }

  /**
   * Runs a loop or the body of a function, and joins the states at its early exits with that at its end.
   *
   * @param tests the conditions that are certain where the function was made, not where it is called
   */
  boundary<Answer>(run: () => Answer, tests = this.tests): Answer {
    const outer = this.#left;
    this.#left = [];
    const answer = this.#branches.inside(run, tests);
    const left = this.#left;
    this.#left = outer;
    const contents = new Map<Target, Content[]>();
    for (const after of left)
      for (const [target, content] of after) {
        const others = contents.get(target);
        if (others) others.push(content);
        else contents.set(target, [contentOf(target), content]);
      }
    for (const [target, several] of contents) this.#set(target, joinedContents(target, several));
    return answer;
  }

  /** Runs the body of a loop twice; a value that the second round still changes becomes unknown. */
  repeated(run: () => Completion): void {
    this.apart(() => {
      this.#repeat(run);
    });
  }

  #repeat(run: () => Completion): void {
    const once = this.#attempt(run).after;
    for (const [target, content] of once) this.#set(target, joinedContents(target, [contentOf(target), content]));
    const settled = new Map([...once.keys()].map((target) => [target, contentOf(target)]));
    const twice = this.#attempt(run).after;
    for (const [target, content] of twice) {
      const before = settled.get(target) ?? contentOf(target);
      this.#set(target, isSame(before, content) ? content : widened(target, before, content));
    }
  }

  #attempt(run: () => Completion): Outcome {
    const log: Log = new Map();
    this.#logs.push(log);
    const completion = run();
    this.#logs.pop();
    const after: Log = new Map();
    for (const [target, content] of log) {
      after.set(target, contentOf(target));
      restore(target, content);
    }
    return { completion, after };
  }

  #set(target: Target, content: Content): void {
    this.#remember(target);
    restore(target, content);
  }

  #remember(target: Target): void {
    this.writes += 1;
    const log = this.#logs.at(-1);
    if (log && !log.has(target)) log.set(target, contentOf(target));
  }
}

/** Records a value that a field of an object had before. */
function notePast(object: ObjectValue, value: Value): void {
  if (value.kind !== 'constant') (object.past ??= new Set()).add(value);
}

/** All bindings and objects that one of some branches changed. */
function targetsOf(outcomes: readonly Outcome[]): Iterable<Target> {
  const [first, second, third] = outcomes.filter(({ after }) => after.size > 0);
  if (!second) return first?.after.keys() ?? [];
  const targets = new Set([...(first?.after.keys() ?? []), ...second.after.keys()]);
  if (third) for (const { after } of outcomes) for (const target of after.keys()) targets.add(target);
  return targets;
}
