import type { Range } from '../model/text.ts';
import type { CallSource, FunctionValue, ObjectValue, OpaqueValue, Place, Test, Value } from './value.ts';

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
  /** A URL is made of a base, and of a reference that may be relative to it: `new URL('7', base)`. */
  resolved?(base: Value, reference: Value, place: Place): void;
  /** A module is loaded by a specifier that is not known. */
  loaded?(event: LoadEvent): void;
  /** Two values are compared, or one is looked up in the other. */
  compared?(event: CompareEvent): void;
  /** A value is stored under a key that is computed or written as a text: `answers[req.url] = body`. */
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
  readField?(object: ObjectValue, name: string, place: Place): void;
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
  /**
   * A function is evaluated as if called from outside, as nothing in the program calls it, or a class is constructed as
   * a container does.
   */
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

/** A computed key by which something is stored, or by which an unknown object is asked for a member. */
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
  /** The open branches around the assignment, as for a call. */
  readonly branches: readonly string[];
  /** The conditions that are certain there. */
  readonly tests: readonly Test[];
}
