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
  /** The values that a generator has yielded. */
  readonly yields: Value[];
  /** Identifies the current call of the running function; empty outside of functions. */
  readonly activation: string;
}

/** A call as it is evaluated. */
export interface CallSite extends Omit<CallSource, 'callee' | 'args'> {
  readonly isCallback?: true;
  /** The member whose built-in function makes the call; left out, or null, for another call. */
  readonly through?: CalledMember | null;
  /** Where each argument is written. */
  readonly argumentPlaces: readonly WrittenPlace[];
  /** The place of the name of the called member; for another callee, of the callee. */
  readonly calleePlace: Place;
  /** The member that the call names; null for another call, and for one by a built-in function. */
  readonly member: CalledMember | null;
  /** The place of the last name of the receiver: `http` of `this.http.get()`; null where there is none. */
  readonly receiver: Place | null;
  /** The key of the called member where it is computed: `client[method]()`; null otherwise. */
  readonly key: Value | null;
  /** How the result is used. */
  readonly use: 'awaited' | 'dropped' | 'kept' | { readonly member: string };
}

/** Where an expression is written, and by which names. */
export interface WrittenPlace extends Place {
  /** The ranges of its last name and of the one before that: `url` and `config` of `config.url`. */
  readonly names: readonly Range[];
}

/** Callbacks for what happens while the program is evaluated; the collectors of facts implement them. */
export interface Listener {
  /** A function that is not the project's own is called. */
  called?(event: CallEvent): void;
  /** A function of the project is called. */
  invoked?(event: InvokeEvent): void;
  /** A binding gets an unknown value; the place is that of its name. */
  bound?(value: OpaqueValue, place: Place): void;
  /** A module is loaded by a specifier that is not known. */
  loaded?(event: LoadEvent): void;
  /** Two values are compared, or one is looked up in the other. */
  compared?(event: CompareEvent): void;
  /** A value is stored under a computed key: `answers[req.url] = body`. */
  keyed?(event: KeyEvent): void;
  /** Two conditions are combined to one: `a && b`, `a || b`. */
  combined?(event: CombineEvent): void;
  /** One of several values is taken: `a || b`, `a ?? b`. */
  chosen?(values: readonly Value[], place: Place): void;
  /** A member of an unknown value is assigned. */
  assigned?(event: AssignEvent): void;
  /** An object or array literal is evaluated, or a module gets its object of exports. */
  made?(object: ObjectValue): void;
  /** A field of a known object is read. */
  readField?(object: ObjectValue, name: string): void;
  /**
   * A member of an unknown value is read.
   *
   * @param callers returns the calls of functions of the project within which it is read
   */
  read?(object: OpaqueValue, name: string, place: Place, callers: () => readonly Caller[]): void;
  /** A condition depends on the truth of a value. */
  tested?(value: Value): void;
  /** A value reaches code that is not evaluated: the result of a function that nothing calls, a read of a template. */
  escaped?(value: Value): void;
  /** A function is evaluated as if called from outside, as nothing in the program calls it. */
  entered?(called: FunctionValue): void;
  /**
   * A function returns `answer` to an unknown caller, or to one outside of the program.
   *
   * @returns whether it is known how the result is used
   */
  answered?(called: FunctionValue, answer: Value): boolean;
  /** A call with an argument is not evaluated by itself: its function was, with an unknown parameter. */
  passed?(argument: Value, parameter: OpaqueValue): void;
  /** Whether the listener follows an unknown value through calls: a call with it is then evaluated, not reused. */
  follows?(value: Value): boolean;
  /** Whether the callbacks of a call are handlers of requests, which run only after the program is set up. */
  takesHandlers?(event: CallEvent): boolean;
  /** The number of routes that were found so far. */
  countRoutes?(): number;
  /** The number of requests that were found so far. */
  countRequests?(): number;
  /** Some code of a file was not evaluated, since a bound of the evaluation was reached. */
  unfinished?(file: string): void;
  /**
   * The arguments with which an unknown function calls a callback; null where they are not known.
   *
   * @param at the index of the callback, or of the object that contains it, among the arguments of the call
   */
  parametersOf?(event: CallEvent, at: number, callback: FunctionValue): readonly Value[] | null;
}

/** Listeners by the events that they listen to, each list in the order of the listeners. */
export type Listeners = { readonly [Event in keyof Listener]-?: readonly Required<Pick<Listener, Event>>[] };

export interface CallEvent {
  readonly callee: Value;
  /** What the member is called on; null for a plain call. */
  readonly self: Value | null;
  readonly args: readonly Value[];
  /** The result of the call. */
  readonly result: Value;
  readonly site: CallSite;
  /** The calls of functions of the project within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
  /** The open branches around the call, of which it is not known whether they are taken. */
  readonly branches: readonly string[];
  /** The conditions that are certain there. */
  readonly tests: readonly Test[];
}

/** A call of a function of the project, before it is evaluated. */
export interface InvokeEvent extends Pick<CallEvent, 'args' | 'site' | 'callers'> {
  readonly called: FunctionValue;
}

export interface LoadEvent {
  readonly specifier: Value;
  readonly place: Place;
}

/** A call of a function of the project. */
export interface Caller extends Place {
  readonly given: readonly Value[];
  /** The member that the call names; null for another call. */
  readonly member: CalledMember | null;
  /** Whether the call is in the source; false where a built-in function makes it: `forEach` calls its callback. */
  readonly isWritten: boolean;
  /** The member whose built-in function makes the call; left out, or null, for another call. */
  readonly through?: CalledMember | null;
}

/** A member that a call names. */
export interface CalledMember {
  readonly object: Value;
  readonly name: string;
  readonly place: Place;
  /** The place of the last name of the object: `http` of `this.http.get()`; null where there is none. */
  readonly receiver: Place | null;
}

/** The operators of equality and inequality. */
export const EQUALITIES: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);

export interface CompareEvent {
  readonly operator: string;
  readonly left: Value;
  readonly right: Value;
  readonly place: Place;
  /** The names of both sides, as in {@link WrittenPlace}; left out where the comparison is not in the source. */
  readonly names?: readonly [readonly Range[], readonly Range[]];
  /** The conditions that are certain there. */
  readonly tests: readonly Test[];
  /** Returns the calls of functions of the project within which it is made; left out for built-in functions. */
  readonly callers?: () => readonly Caller[];
}

export interface KeyEvent {
  readonly store: Value;
  readonly key: Value;
  readonly place: Place;
  /** The conditions that are certain there. */
  readonly tests: readonly Test[];
}

export interface CombineEvent {
  /** The combined condition, with both of them as its operands. */
  readonly condition: OpaqueValue;
  readonly place: Place;
}

export interface AssignEvent {
  readonly object: Value;
  readonly key: Value;
  readonly value: Value;
  readonly place: Place;
  /** The conditions that are certain there. */
  readonly tests: readonly Test[];
}

/** A callback that is passed to an unknown function, and is called later. */
export interface Scheduled {
  readonly callback: FunctionValue;
  /** The arguments of that call; null where they are not known. */
  readonly args: readonly Value[] | null;
  /** The lists that are passed together with it: it may be called with their elements. */
  readonly among: readonly Value[];
  /** Whether it is a handler of requests. */
  readonly isHandler: boolean;
  /** Set where code passes it that is called after the program has started. */
  readonly isLater?: boolean;
}

/** Where a function is called from. */
export interface CallerSite extends Pick<CallSite, 'place' | 'activation'> {
  /** The member that the call names; left out, or null, for another call. */
  readonly member?: CalledMember | null;
  /** Set where a built-in function makes the call; left out where the call is in the source. */
  readonly isCallback?: true;
  /** The member whose built-in function makes the call; left out, or null, for another call. */
  readonly through?: CalledMember | null;
}

/** The interface by which the parts of the evaluator call each other. */
export interface Machine {
  readonly heap: Heap;
  readonly listeners: Listeners;
  evaluate(term: Term, context: Context): Value;
  run(statements: readonly Statement[], context: Context): Completion;
  /** Calls a value on behalf of a built-in function. */
  call(callee: Value, self: Value | null, args: readonly Value[], site: CallSite, context: Context): Value;
  /** Calls a function of the project, as far as the bounds allow. */
  invoke(called: FunctionValue, self: Value | null, args: readonly Value[], site: CallerSite): Value;
  construct(called: FunctionValue, args: readonly Value[], site: CallerSite): Value;
  /** Whether a value is truthy; null where that is not known. */
  isTrue(value: Value): boolean | null;
  /** Records that some code of files was not evaluated, since a bound was reached. */
  leaveUnfinished(files: readonly string[]): void;
  /** Reports to the listeners that values reach code that is not evaluated. */
  escape(values: readonly Value[]): void;
  read(object: Value, key: Value, place: Place): Value;
  write(object: Value, key: Value, value: Value, place: Place): void;
  /** Makes the function value of a function expression or declaration. */
  close(code: FunctionCode, context: Context): FunctionValue;
  /** Records a class, or a bound function, that was defined. */
  defined(made: FunctionValue): void;
  /**
   * The module that a specifier names in a file.
   *
   * @param isRequired whether it is loaded by `require`
   */
  loadAny(file: string, specifier: Value, isRequired: boolean): Value;
  /** The entries of a folder of the project; none for another folder. */
  namesIn(folder: string): readonly NameInFolder[];
  /** The source files of the project below a folder. */
  filesBelow(folder: string): readonly string[];
  /** The folder of the package that a file belongs to. */
  packageOf(file: string): string;
  /** The value of an imported binding; null where the binding is not an import. */
  imported(file: string, binding: number): Value | null;
  /** The calls that are running, the innermost one first. */
  callers(): readonly Caller[];
  /** The `module` of a file: an object with its `exports`. */
  moduleOf(file: string): ObjectValue;
  /** An instance of a class as a container makes it. */
  instanceOf(made: FunctionValue): ObjectValue;
  /** The class of the project that the name of a type refers to in a file; null for another type. */
  classNamed(name: string, file: string): FunctionValue | null;
  /** Calls a callback later, once the module that passes it on is evaluated. */
  schedule(scheduled: Scheduled): void;
}
