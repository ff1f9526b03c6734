import type { LiteralText } from '../text/literal.ts';
import type { Range } from '../model/text.ts';

/** A binding of a module, by its number in {@link ModuleTerms.bindings}. */
export type BindingId = number;

/** A run of literal text: a string, or a piece of a template. */
export interface TextTerm extends LiteralText {
  readonly kind: 'text';
}

export interface ConstantTerm {
  readonly kind: 'constant';
  readonly value: number | boolean | null | undefined;
}

/** A regular expression. */
export interface PatternTerm {
  readonly kind: 'pattern';
  readonly source: string;
  readonly flags: string;
  readonly range: Range;
}

/** Reads a binding of the module. */
export interface ReadTerm {
  readonly kind: 'read';
  readonly binding: BindingId;
  readonly range: Range;
}

/** A name that the module does not declare. */
export interface GlobalTerm {
  readonly kind: 'global';
  readonly name: string;
  readonly range: Range;
}

export interface ThisTerm {
  readonly kind: 'this' | 'super';
  readonly range: Range;
}

/** A binding that a value is assigned to. */
export interface BindingTarget {
  readonly kind: 'binding';
  readonly binding: BindingId;
  /** The name of the type that it is declared with. */
  readonly type: string | null;
  /** Where its name is written; null where it is not. */
  readonly range: Range | null;
}

/** An expression without parts. */
export type LeafTerm = TextTerm | ConstantTerm | PatternTerm | ReadTerm | GlobalTerm | ThisTerm;
