import type { Range } from '../model/text.ts';
import type { BindingId, BindingTarget, LeafTerm } from './leaf-terms.ts';

/**
 * An expression of a file as plain data, without syntax nodes and with its bindings resolved. A term has its range in
 * the source, so that facts made of it can be reported and edited after the syntax tree is gone.
 */
export type Term =
  | LeafTerm
  | JoinTerm
  | MemberTerm
  | CallTerm
  | { readonly kind: 'function'; readonly code: FunctionCode }
  | { readonly kind: 'class'; readonly code: ClassCode }
  | ObjectTerm
  | ArrayTerm
  | OperationTerm
  | LogicalTerm
  | { readonly kind: 'conditional'; readonly test: Term; readonly then: Term; readonly otherwise: Term }
  | AssignmentTerm
  /** Several terms, of which the last one is the value. */
  | { readonly kind: 'sequence'; readonly terms: readonly Term[] };

/** A template: its parts are joined to one text. */
export interface JoinTerm {
  readonly kind: 'join';
  readonly parts: readonly Term[];
  readonly range: Range;
}

/** `object.key`, `object[key]`. */
export interface MemberTerm {
  readonly kind: 'member';
  readonly object: Term;
  readonly key: Term;
  /** The range of the key: of the name after the dot, or of the expression in brackets. */
  readonly keyRange: Range;
  readonly isComputed: boolean;
  readonly range: Range;
}

/** How the result of a call is used, as far as the code around the call shows it. */
export type Use = 'awaited' | 'dropped' | 'kept' | { readonly member: string };

/** A call, a construction, a tagged template or a JSX element (the element with its attributes as one object). */
export interface CallTerm {
  readonly kind: 'call';
  readonly callee: Term;
  readonly args: readonly Argument[];
  readonly form: 'call' | 'new' | 'tag' | 'element';
  readonly range: Range;
  /** Filled in when the code around the call is lowered. */
  use: Use;
  /** The name of the type argument: `inject<HttpClient>()`. */
  readonly typeArgument: string | null;
}

export interface Argument {
  readonly value: Term;
  readonly isSpread: boolean;
  readonly range: Range;
}

export interface ObjectTerm {
  readonly kind: 'object';
  readonly entries: readonly Entry[];
  readonly range: Range;
}

/** `key: value`, `get key() {}`, `...value` (without a key). */
export interface Entry {
  readonly key: Term | null;
  readonly value: Term;
  readonly accessor: 'get' | 'set' | null;
  readonly range: Range;
}

export interface ArrayTerm {
  readonly kind: 'array';
  readonly items: readonly Argument[];
  readonly range: Range;
}

/** An operator with its operands; the operator is `unknown` where no model is needed. */
export interface OperationTerm {
  readonly kind: 'operation';
  readonly operator: string;
  readonly operands: readonly Term[];
  readonly range: Range;
}

export interface LogicalTerm {
  readonly kind: 'logical';
  readonly operator: '&&' | '||' | '??';
  readonly left: Term;
  readonly right: Term;
  readonly range: Range;
}

/** `target = value`, `target += value`. */
export interface AssignmentTerm {
  readonly kind: 'assignment';
  readonly target: Target;
  /** Empty for `=`; for a compound assignment, its operator: `+`, `??`. */
  readonly operator: string;
  readonly value: Term;
  readonly range: Range;
}

/** What a value is assigned to. */
export type Target =
  | BindingTarget
  | { readonly kind: 'member'; readonly term: MemberTerm }
  | ObjectTarget
  | { readonly kind: 'array'; readonly items: readonly (Target | null)[]; readonly rest: Target | null }
  | { readonly kind: 'default'; readonly target: Target; readonly value: Term };

/** `{ key: target, ...rest }` */
export interface ObjectTarget {
  readonly kind: 'object';
  readonly entries: readonly TargetEntry[];
  readonly rest: Target | null;
  readonly range: Range;
}

export interface TargetEntry {
  readonly key: Term;
  readonly target: Target;
  readonly range: Range;
}

/** A parameter of a function, with its decorators: `@Param('id') id: string`. */
export interface Parameter {
  readonly target: Target;
  /** Its name; empty for a pattern. */
  readonly name: string;
  readonly isRest: boolean;
  /** Whether it may be left out: it has a default, or a `?`. */
  readonly isOptional: boolean;
  readonly decorators: readonly Term[];
  /** Whether TypeScript makes a field of it: `constructor(private http: HttpClient)`. */
  readonly isField: boolean;
  /** Where its type is written; null for none. */
  readonly typeRange: Range | null;
  readonly range: Range;
}

export interface FunctionCode {
  readonly name: string;
  /** Its `name` in the program where it has none of its own: that of its variable or its property. */
  readonly inferred?: string;
  /** The binding of its own name within a function expression; left out where it has none. */
  readonly own?: BindingId;
  readonly parameters: readonly Parameter[];
  readonly body: readonly Statement[];
  /** An arrow has the `this` of the code around it. */
  readonly isArrow: boolean;
  readonly isGenerator: boolean;
  readonly isAsync: boolean;
  /** The bindings of the enclosing code that it uses. */
  readonly captured: readonly BindingId[];
  readonly range: Range;
}

export interface ClassCode {
  readonly name: string;
  /** As for a function. */
  readonly inferred?: string;
  readonly superclass: Term | null;
  readonly construct: FunctionCode | null;
  readonly members: readonly ClassMember[];
  readonly decorators: readonly Term[];
  readonly range: Range;
}

export interface ClassMember {
  readonly key: Term;
  readonly kind: 'field' | 'method' | 'get' | 'set' | 'block';
  readonly isStatic: boolean;
  readonly value: Term | null;
  /** The name of the declared type of a field. */
  readonly type: string | null;
  /** Where that type is written; null for none. */
  readonly typeRange: Range | null;
  /** Whether a field may be left out: `id?: string`. */
  readonly isOptional: boolean;
  readonly decorators: readonly Term[];
  readonly range: Range;
}

export type Statement =
  | { readonly kind: 'evaluate' | 'throw'; readonly term: Term }
  | DeclareStatement
  | { readonly kind: 'return'; readonly term: Term | null }
  | { readonly kind: 'jump' }
  | {
      readonly kind: 'if';
      readonly test: Term;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  | EachStatement
  | WhileStatement
  | SwitchStatement
  | TryStatement
  | { readonly kind: 'block'; readonly body: readonly Statement[] };

/** `const target = value` */
export interface DeclareStatement {
  readonly kind: 'declare';
  readonly target: Target;
  readonly value: Term | null;
  /** The range of the whole variable declaration; null where the binding is not from one. */
  readonly declaration: Range | null;
}

/** `for (target of source)`, `for (target in source)`. */
export interface EachStatement {
  readonly kind: 'each';
  readonly target: Target;
  readonly of: 'keys' | 'values';
  readonly source: Term;
  readonly body: readonly Statement[];
}

/** The other loops. */
export interface WhileStatement {
  readonly kind: 'while';
  readonly first: readonly Statement[];
  readonly test: Term | null;
  readonly update: Term | null;
  readonly body: readonly Statement[];
  readonly runsFirst: boolean;
}

export interface SwitchStatement {
  readonly kind: 'switch';
  readonly subject: Term;
  readonly cases: readonly { readonly test: Term | null; readonly body: readonly Statement[]; readonly range: Range }[];
}

export interface TryStatement {
  readonly kind: 'try';
  readonly body: readonly Statement[];
  readonly caught: Target | null;
  readonly handler: readonly Statement[];
  readonly finalizer: readonly Statement[];
}
