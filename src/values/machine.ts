import type { NameInFolder } from '../model/sent-folder.ts';
import type { FunctionCode, Statement, Term } from './terms.ts';
import type { CalledMember, Caller, CallSite, Listeners } from './events.ts';
import type { Frame, FunctionValue, ObjectValue, Place, Value } from './value.ts';
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
