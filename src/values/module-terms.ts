import type { BindingId, TextTerm } from './leaf-terms.ts';
import type { Range } from '../model/text.ts';
import type { Statement } from './terms.ts';

/**
 * `import { name as local } from specifier`; the name is `*` for the namespace of the module, and empty for what
 * `require` returns.
 */
export interface ImportTerms {
  readonly binding: BindingId;
  readonly specifier: string;
  readonly name: string;
  /** The range of the name in the import statement. */
  readonly range: Range;
}

/** `export { name }`: a binding of the module, or an export of another module. */
export interface ExportTerms {
  readonly name: string;
  readonly binding?: BindingId;
  readonly from?: { readonly specifier: string; readonly name: string };
}

/** The terms that a file is lowered to. */
export interface ModuleTerms {
  /** The names of the bindings, by their numbers. */
  readonly bindings: readonly string[];
  readonly imports: readonly ImportTerms[];
  /** The exports; the name `*` is for `export * from`. */
  readonly exports: readonly ExportTerms[];
  readonly body: readonly Statement[];
  /** The number of its statements, including those of its functions. */
  readonly statements: number;
  /** The specifiers of all imports and `require` calls, each once. */
  readonly specifiers: readonly string[];
  /** The specifiers of the modules that are loaded before its code runs, in their order. */
  readonly loaded: readonly string[];
  /** The string literals in its types. */
  readonly typeTexts: readonly TextTerm[];
}
