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

/** A text: runs of literals, each with where it is written, and holes with the values that fill them. */
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
  /** Whether the letters of the literal may be written in another case; left out where they are the same. */
  readonly isRecased?: true;
}

export interface HolePiece {
  readonly hole: Value;
  /** Where the name is written by which the text takes it in; left out where there is none. */
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
  /** What the constructor of a superclass from elsewhere was given; left out where there is none. */
  foreign?: readonly Value[];
  /** The keys of a map that are no texts, by the names of their fields; left out where all are. */
  keys?: Map<string, Value>;
  /** A set of the keys that are not known of what it was given, and will be; left out where no one asked for them. */
  unknownKeys?: ObjectValue;
  /** The texts that its keys are which are no names of the source, by the names of their fields; left out for none. */
  texts?: Map<string, TextValue>;
  /** What was in it and was replaced since; left out where nothing was. */
  past?: Set<Value>;
  state: ObjectState;
}

/** The contents of an object. They are replaced, never changed, so that branches can be undone. */
export interface ObjectState {
  /** The fields, the entries of a map or the elements of an array by their index, in their order. */
  readonly fields: ReadonlyMap<string, Value>;
  /** How many elements an array has for sure. */
  readonly length: number;
  /** The value of fields whose names are unknown; null where all are known. */
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
  /** The `this` that it is bound to, and the arguments that are given in advance. */
  readonly self: Value | null;
  readonly given: readonly Value[];
  /** The object with its members: `fn.help = ...`, static members, `prototype`. */
  readonly members: ObjectValue;
  /** The superclass of a class. */
  readonly superclass: Value | null;
  /** What is certain where it was made; left out for nothing. */
  readonly tests?: readonly Test[];
}

/** What a condition asks that holds where code runs, or does not. */
export interface Test {
  readonly value: Value;
  readonly holds: boolean;
}

/** A function of the language: a member of a value that is known, or a global one. */
export interface NativeValue {
  readonly kind: 'native';
  readonly name: string;
  readonly self: Value | null;
}

/** What is not known, with where it comes from. Two that come from the same are the same. */
export interface OpaqueValue {
  readonly kind: 'opaque';
  /** Equal for values that come from the same. */
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
      /** The lists that an unknown function is given next to the function: it may be called with their elements. */
      readonly among?: readonly Value[];
    }
  /** A binding or a field that is declared with a type and has no value: an injected client. */
  | { readonly kind: 'typed'; readonly name: string; readonly type: string | null; readonly place: Place }
  | { readonly kind: 'member'; readonly object: Value; readonly name: string }
  | { readonly kind: 'call'; readonly call: CallSource }
  /** An operation that is not modelled, or not known in its operands. */
  | { readonly kind: 'operation'; readonly operator: string; readonly operands: readonly Value[] };

export interface CallSource {
  readonly callee: Value;
  readonly args: readonly Value[];
  readonly form: 'call' | 'new' | 'tag' | 'element';
  readonly place: Place;
  readonly typeArgument: string | null;
  /** A key for the call of the function that this call is made in; empty outside of functions. */
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

export const UNDEFINED_VALUE: ConstantValue = { kind: 'constant', value: undefined };

export function constant(value: ConstantValue['value']): ConstantValue {
  return { kind: 'constant', value };
}

/** A text that the evaluator makes itself. */
export function madeText(text: string): TextValue {
  return { kind: 'text', pieces: [{ text, origin: null }] };
}

/** More alternatives than this are an unknown made of them. */
const MOST_OPTIONS = 24;

/** Equal for values that are the same wherever they are used. */
export function keyOf(value: Value): string {
  switch (value.kind) {
    case 'text':
      return keyOfText(value);
    case 'constant':
      return `c${String(value.value)}`;
    case 'pattern':
      return `p${value.place.file}:${String(value.place.range[0])}:${value.source}`;
    case 'object':
      return `o${String(value.id)}`;
    case 'function':
      return `f${String(value.id)}`;
    case 'native':
      return `n${value.name}(${value.self ? keyOf(value.self) : ''})`;
    case 'opaque':
      return value.key;
    case 'choice':
      return `(${value.options.map(keyOf).join('|')})`;
  }
}

/** The keys of texts: the same one is asked for wherever values are joined. */
const textKeys = new WeakMap<TextValue, string>();

function keyOfText(value: TextValue): string {
  const known = textKeys.get(value);
  if (known !== undefined) return known;
  const key = `t${value.pieces.map(keyOfPiece).join('')}`;
  textKeys.set(value, key);
  return key;
}

function keyOfPiece(piece: Piece): string {
  if ('hole' in piece) return `{${keyOf(piece.hole)}}`;
  const { origin, text } = piece;
  return origin ? `[${origin.file}:${String(origin.literal.start + origin.start)}:${text}]` : text;
}

/** One of some values; the same value twice is one. */
export function choiceOf(values: readonly Value[]): Value {
  const [first] = values;
  if (first && values.every((value) => value === first || areSameConstant(value, first))) return first;
  const options = new Map<string, Exclude<Value, ChoiceValue>>();
  for (const value of values)
    for (const option of value.kind === 'choice' ? value.options : [value]) options.set(keyOf(option), option);
  const [only, ...others] = options.values();
  if (!only) return UNDEFINED_VALUE;
  if (others.length === 0) return only;
  if (options.size > MOST_OPTIONS) return operation('choice', [...options.values()]);
  return { kind: 'choice', options: [...options.values()] };
}

function areSameConstant(one: Value, other: Value): boolean {
  return one.kind === 'constant' && other.kind === 'constant' && Object.is(one.value, other.value);
}

/** The values that a value may be. */
export function optionsOf(value: Value): readonly Exclude<Value, ChoiceValue>[] {
  return value.kind === 'choice' ? value.options : [value];
}

/** The longest key of an unknown value; a longer one is replaced by its hash. */
const LONGEST_KEY = 60;

/** The object that an unknown value is a member of, with its name; null for another value. */
export function memberSource(value: Value): Extract<OpaqueSource, { kind: 'member' }> | null {
  return value.kind === 'opaque' && value.source.kind === 'member' ? value.source : null;
}

/** An unknown value by where it comes from. */
export function opaque(source: OpaqueSource): OpaqueValue {
  return { kind: 'opaque', key: shortened(keyOfSource(source)), source };
}

/** A key as it is stored: a long one is replaced by its hash. */
export function shortened(key: string): string {
  return key.length > LONGEST_KEY ? `#${hashed(key)}` : key;
}

/** What an operation answers that is not known, made of its operands. */
export function operation(operator: string, operands: readonly Value[]): OpaqueValue {
  return opaque({ kind: 'operation', operator, operands });
}

function keyOfSource(source: OpaqueSource): string {
  switch (source.kind) {
    case 'module':
      return `m:${source.specifier}`;
    case 'global':
      return `g:${source.name}`;
    case 'parameter':
    case 'typed':
      return `v:${source.place.file}:${String(source.place.range[0])}:${source.name}`;
    case 'member':
      return `${keyOf(source.object)}.${source.name}`;
    case 'call':
      return keyOfCall(source.call);
    case 'operation':
      return `${source.operator}(${source.operands.map(keyOf).join()})`;
  }
}

function keyOfCall({ callee, args, place, activation }: CallSource): string {
  return `${keyOf(callee)}()${place.file}:${place.range.join()}@${activation}(${args.map(keyOf).join()})`;
}

/** A hash of two times 32 bits: collisions among the values of one program are not to be expected. */
export function hashed(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${String(text.length)}`;
}
