import type { LiteralText } from '../text/literal.ts';
import type { Range } from '../model/text.ts';
import type { ClassCode, FunctionCode } from './terms.ts';

/** A place in a source file. */
export interface Place {
  readonly file: string;
  readonly range: Range;
}

/** What an expression evaluates to, as far as it is known without running the program. */
export type Value =
  | TextValue
  | ConstantValue
  | PatternValue
  | ObjectValue
  | FunctionValue
  | NativeValue
  | OpaqueValue
  | ChoiceValue;

/** A string in pieces: runs of literals with their places in the source, and holes with the values that fill them. */
export interface TextValue {
  readonly kind: 'text';
  readonly pieces: readonly Piece[];
}

export type Piece = LiteralPiece | HolePiece;

/** A run of the characters of a literal. */
export interface LiteralPiece {
  readonly text: string;
  /** Where it is written; null where the evaluator made it. */
  readonly origin: Origin | null;
}

/** A part of a literal: the characters of its value from `start` on. */
export interface Origin {
  readonly file: string;
  readonly literal: LiteralText;
  readonly start: number;
  /**
   * Whether the value may have other capitals than the literal, as after `toLowerCase()`; left out where it has the
   * same.
   */
  readonly isRecased?: true;
  /** Whether an empty text in its place would be another address, or none; left out where it would not. */
  readonly isReference?: true;
}

export interface HolePiece {
  readonly hole: Value;
  /** The place of the name that refers to the value, `id` of `${user.id}`; left out where there is none. */
  readonly named?: Place;
}

export interface ConstantValue {
  readonly kind: 'constant';
  readonly value: number | boolean | null | undefined;
}

export interface PatternValue {
  readonly kind: 'pattern';
  readonly source: string;
  readonly flags: string;
  readonly place: Place;
  /** The text that it is made of, if a part of that is unknown; left out where all is known. */
  readonly of?: TextValue;
}

/** An object, by reference: its fields change while the program is evaluated. */
export interface ObjectValue {
  readonly kind: 'object';
  /** The identity of an object. */
  readonly id: number;
  readonly shape: 'plain' | 'array' | 'map' | 'set' | 'instance' | 'module';
  /** Where it was made. */
  readonly place: Place | null;
  /** The class of an instance. */
  readonly of: FunctionValue | null;
  /** The arguments of the constructor of a superclass that is not the project's; left out where there is none. */
  foreign?: readonly Value[];
  /** The keys of a map that are not texts, by the names of their fields; left out where there are none. */
  keys?: Map<string, Value>;
  /** A set of its unknown keys, to which later ones are added; left out until the keys are first read. */
  unknownKeys?: ObjectValue;
  /** The keys with a slash as texts, with their places in the source, by the names of their fields. */
  texts?: Map<string, TextValue>;
  /** The names of the fields that its literal gets from others by spreading; left out where there are none. */
  spread?: ReadonlySet<string>;
  /** Values of fields that were overwritten since; left out where there are none. */
  past?: Set<Value>;
  state: ObjectState;
}

/** The contents of an object. They are replaced, never changed, so that branches can be undone. */
export interface ObjectState {
  /** The fields, the entries of a map or the elements of an array by their index, in their order. */
  readonly fields: ReadonlyMap<string, Value>;
  /** How many elements an array has at least. */
  readonly length: number;
  /** The value of the fields whose names are unknown; null where there are no such fields. */
  readonly rest: Value | null;
}

/** A function or a class of the project, with the environment that it closes over. */
export interface FunctionValue {
  readonly kind: 'function';
  readonly id: number;
  readonly code: FunctionCode | null;
  readonly classCode: ClassCode | null;
  readonly file: string;
  readonly frame: Frame;
  /** The `this` and the arguments that `bind` gave it. */
  readonly self: Value | null;
  readonly given: readonly Value[];
  /** The object with its members: `fn.help = ...`, static members, `prototype`. */
  readonly members: ObjectValue;
  /** The superclass of a class. */
  readonly superclass: Value | null;
  /** The conditions that are certain where it was made; left out where there are none. */
  readonly tests?: readonly Test[];
}

/** A value that was tested as a condition, with its outcome where the code runs. */
export interface Test {
  readonly value: Value;
  readonly holds: boolean;
}

/** A built-in function: a member of a known value, or a global function. */
export interface NativeValue {
  readonly kind: 'native';
  readonly name: string;
  readonly self: Value | null;
}

/** An unknown value, identified by its source: two with the same source are the same value. */
export interface OpaqueValue {
  readonly kind: 'opaque';
  /** The same for two values with the same source. */
  readonly key: string;
  readonly source: OpaqueSource;
}

/** Where an unknown value comes from. */
export type OpaqueSource =
  | { readonly kind: 'module'; readonly specifier: string; readonly file: string }
  | { readonly kind: 'global'; readonly name: string }
  | {
      readonly kind: 'parameter';
      readonly name: string;
      readonly type: string | null;
      readonly index: number;
      readonly place: Place;
      /** Set for one of the arguments of a rest parameter, of which there may be fewer or more. */
      readonly isRest?: true;
      /** The lists that are passed together with the callback: it may be called with their elements. */
      readonly among?: readonly Value[];
    }
  /** A binding or a field with a declared type and no initializer: an injected client. */
  | { readonly kind: 'typed'; readonly name: string; readonly type: string | null; readonly place: Place }
  | { readonly kind: 'member'; readonly object: Value; readonly name: string }
  | { readonly kind: 'call'; readonly call: CallSource }
  /** An operation without a model, or one whose operands are not known. */
  | { readonly kind: 'operation'; readonly operator: string; readonly operands: readonly Value[] };

export interface CallSource {
  readonly callee: Value;
  readonly args: readonly Value[];
  readonly form: 'call' | 'new' | 'tag' | 'element';
  readonly place: Place;
  readonly typeArgument: string | null;
  /** Identifies the call of the function that this call is made in; empty outside of functions. */
  readonly activation: string;
}

/** One of several values. */
export interface ChoiceValue {
  readonly kind: 'choice';
  readonly options: readonly Exclude<Value, ChoiceValue>[];
}

/** The bindings of one activation of a function, of one round of a loop, or of a module. */
export interface Frame {
  readonly cells: Map<number, Cell>;
  readonly parent: Frame | null;
  readonly self: Value;
  /** The arguments of the function; null outside of one. */
  readonly args: readonly Value[] | null;
  /** The function whose body it is, for `super`. */
  readonly owner: FunctionValue | null;
}

/** A binding of a frame; its value is replaced by assignments. */
export interface Cell {
  value: Value;
}

/** The alternatives of a choice; any other value as the only one. */
export function optionsOf(value: Value): readonly Exclude<Value, ChoiceValue>[] {
  return value.kind === 'choice' ? value.options : [value];
}

/** The object of which an unknown value is a member, with the member's name; null for another value. */
export function memberSource(value: Value): Extract<OpaqueSource, { kind: 'member' }> | null {
  return value.kind === 'opaque' && value.source.kind === 'member' ? value.source : null;
}
