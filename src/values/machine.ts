import type { Range } from '../model/text.ts';
import type { NameInFolder } from '../model/sent-folder.ts';
import type { FunctionCode, Statement, Term } from './terms.ts';
import type { CallSource, Frame, FunctionValue, ObjectValue, OpaqueValue, Place, Test, Value } from './value.ts';
import type { Completion, Heap } from './heap.ts';

/** Where code runs: its file, its bindings, and what it has returned so far. */
export interface Context {
  readonly file: string;
  readonly frame: Frame;
  readonly returns: Value[];
  /** What a generator has yielded. */
  readonly yields: Value[];
  /** Tells the calls of the function apart that runs; empty outside of functions. */
  readonly activation: string;
}

/** A call as it is evaluated. */
export interface CallSite extends Omit<CallSource, 'callee' | 'args'> {
  readonly isCallback?: true;
  /** Where each argument is written. */
  readonly argumentPlaces: readonly WrittenPlace[];
  /** Where the name of the called member is written; where the callee is, for another one. */
  readonly calleePlace: Place;
  /** The member that the call names; null for another call, and for one by a function of the language. */
  readonly member: CalledMember | null;
  /** Where the last name is written of what a member is called on: `http` of `this.http.get()`; null for none. */
  readonly receiver: Place | null;
  /** What specifies the name of the called member where it is computed; null where it is written. */
  readonly key: Value | null;
  /** How the answer is used. */
  readonly use: 'awaited' | 'dropped' | 'kept' | { readonly member: string };
}

/** Where an expression is written, and by which names. */
export interface WrittenPlace extends Place {
  /** Where its last name is written, and the one before that: `url` and `config` of `config.url`. */
  readonly names: readonly Range[];
}

/** What happens while the program is evaluated, for those who make facts of it. */
export interface Listener {
  /** A call of something that is not the project's own, with what it is called on. */
  called?(event: CallEvent): void;
  /** A module is loaded under a name that is not known. */
  loaded?(event: LoadEvent): void;
  /** Two values are compared, or one is looked up in the other. */
  compared?(event: CompareEvent): void;
  /** Something is put into a value under a key that is computed: `answers[req.url] = body`. */
  keyed?(event: KeyEvent): void;
  /** Two conditions are one: `a && b`, `a || b`. */
  combined?(event: CombineEvent): void;
  /** A member of an unknown value is assigned. */
  assigned?(event: AssignEvent): void;
  /** A literal makes an object or a list, or a module the object of its exports. */
  made?(object: ObjectValue): void;
  /** A member of an unknown value is read. */
  read?(object: OpaqueValue, name: string, place: Place): void;
  /** A condition depends on whether a value is true. */
  tested?(value: Value): void;
  /** A value reaches code that is not evaluated: what a function answers that no one calls, what a template reads. */
  escaped?(value: Value): void;
  /** A function is called from outside of the program, as no one in it calls it. */
  entered?(called: FunctionValue): void;
  /**
   * What a function answers that something unknown calls, or no one in the program.
   *
   * @returns whether it is known what becomes of it
   */
  answered?(called: FunctionValue, answer: Value): boolean;
  /** Whether it matters which one an unknown value is that a function is given. */
  follows?(value: Value): boolean;
  /** Whether a call is given functions that answer requests, which state nothing about the making of a program. */
  takesHandlers?(event: CallEvent): boolean;
  /** How much was found so far of what the program is evaluated for. */
  found?(): number;
  /** The bounds of the evaluation leave out some of what a file does. */
  unfinished?(file: string): void;
  /**
   * What a function of the project is called with that an unknown function is given; null where that is not known.
   *
   * @param at which argument it is
   */
  parametersOf?(event: CallEvent, at: number, callback: FunctionValue): readonly Value[] | null;
}

export interface CallEvent {
  readonly callee: Value;
  /** What the member is called on; null for a plain call. */
  readonly self: Value | null;
  readonly args: readonly Value[];
  /** What the call answers. */
  readonly result: Value;
  readonly site: CallSite;
  /** The calls of functions of the project within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
  /** The branches that it is in, of which it is not known whether they are taken. */
  readonly branches: readonly string[];
  /** What is certain there. */
  readonly tests: readonly Test[];
}

export interface LoadEvent {
  readonly specifier: Value;
  readonly place: Place;
}

/** A call of a function of the project. */
export interface Caller extends Place {
  readonly given: readonly Value[];
  /** The member that is called, where it is one that is written there. */
  readonly member: CalledMember | null;
  /** Whether it is written there, and not made by a function of the language: a callback of `forEach` is called so. */
  readonly isWritten: boolean;
}

/** A member that a call names. */
export interface CalledMember {
  readonly object: Value;
  readonly name: string;
  readonly place: Place;
  /** Where the last name is written of the object: `http` of `this.http.get()`; null where there is none. */
  readonly receiver: Place | null;
}

/** What asks whether two values are the same. */
export const EQUALITIES: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);

export interface CompareEvent {
  readonly operator: string;
  readonly left: Value;
  readonly right: Value;
  readonly place: Place;
  /** Where both sides name what they are, as {@link WrittenPlace} does; left out where nothing is written there. */
  readonly names?: readonly [readonly Range[], readonly Range[]];
  /** What is certain there. */
  readonly tests: readonly Test[];
}

export interface KeyEvent {
  readonly store: Value;
  readonly key: Value;
  readonly place: Place;
  /** What is certain there. */
  readonly tests: readonly Test[];
}

export interface CombineEvent {
  /** The condition that they make, with both of them as its operands. */
  readonly condition: OpaqueValue;
  readonly place: Place;
}

export interface AssignEvent {
  readonly object: Value;
  readonly key: Value;
  readonly value: Value;
  readonly place: Place;
  /** What is certain there. */
  readonly tests: readonly Test[];
}

/** A function that is given away, and called then. */
export interface Scheduled {
  readonly callback: FunctionValue;
  /** What it is called with; null where that is not known. */
  readonly args: readonly Value[] | null;
  /** The lists that are given with it: it may be called with their elements. */
  readonly among: readonly Value[];
  /** Whether it answers requests. */
  readonly isHandler: boolean;
}

/** Where a function is called from. */
export interface CallerSite extends Pick<CallSite, 'place' | 'activation'> {
  /** The member that the call names; left out, or null, for another call. */
  readonly member?: CalledMember | null;
  /** Whether a function of the language calls it; left out where the call is written there. */
  readonly isCallback?: true;
}

/** The parts of the evaluator as they call each other. */
export interface Machine {
  readonly heap: Heap;
  readonly listeners: readonly Listener[];
  evaluate(term: Term, context: Context): Value;
  run(statements: readonly Statement[], context: Context): Completion;
  /** Calls something for a function of the language. */
  call(callee: Value, self: Value | null, args: readonly Value[], site: CallSite, context: Context): Value;
  /** Calls a function of the project, as far as the bounds allow. */
  invoke(called: FunctionValue, self: Value | null, args: readonly Value[], site: CallerSite): Value;
  construct(called: FunctionValue, args: readonly Value[], site: CallerSite): Value;
  /** Whether a value is true in a condition; null where that is not known. */
  isTrue(value: Value): boolean | null;
  /** Records that the bounds leave out some of what files do. */
  leaveUnfinished(files: readonly string[]): void;
  /** Tells the listeners that values reach code that is not evaluated. */
  escape(values: readonly Value[]): void;
  read(object: Value, key: Value, place: Place): Value;
  write(object: Value, key: Value, value: Value, place: Place): void;
  /** A function value for code that is reached. */
  close(code: FunctionCode, context: Context): FunctionValue;
  /** Hears of a class that is reached. */
  defined(made: FunctionValue): void;
  /**
   * The module that a specifier names in a file.
   *
   * @param isRequired whether it is loaded as CommonJS does
   */
  loadAny(file: string, specifier: Value, isRequired: boolean): Value;
  /** What is in a folder of the project; nothing for another folder. */
  namesIn(folder: string): readonly NameInFolder[];
  /** The source files of the project below a folder. */
  filesBelow(folder: string): readonly string[];
  /** The folder of the package that a file belongs to. */
  packageOf(file: string): string;
  /** The binding of an import that is read; null where the module has none such. */
  imported(file: string, binding: number): Value | null;
  /** The calls within which code runs, the innermost one first. */
  callers(): readonly Caller[];
  /** The `module` of a file: an object with its `exports`. */
  moduleOf(file: string): ObjectValue;
  /** An instance of a class as a container makes it. */
  instanceOf(made: FunctionValue): ObjectValue;
  /** The class of the project that a name of a type is in a file; null for another type. */
  classNamed(name: string, file: string): FunctionValue | null;
  /** Calls a function later on, once the module that gives it away is there. */
  schedule(scheduled: Scheduled): void;
}
