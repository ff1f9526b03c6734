/** A piece of data that the name of a file leads to. */
export type Known = string | number | boolean | null | RegExp | ReadonlyMap<string, string> | readonly Known[];

/** The name of a file or a folder as a list of a folder's entries says it. */
export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
  /** The name of the file that reads the folder. */
  readonly own: string;
}

/** What code makes of the name of an entry; data only, no syntax tree. */
export type NameExpression =
  | { readonly kind: 'untold' }
  | { readonly kind: 'name' }
  /** An object with the name in it. */
  | { readonly kind: 'entry' }
  | { readonly kind: 'own' }
  | { readonly kind: 'isFolder' }
  | { readonly kind: 'value'; readonly value: Known }
  | { readonly kind: 'list'; readonly items: readonly NameExpression[] }
  /** A template or a sum. */
  | { readonly kind: 'joined'; readonly parts: readonly NameExpression[] }
  | { readonly kind: 'not'; readonly of: NameExpression }
  | {
      readonly kind: 'choice';
      readonly test: NameExpression;
      readonly yes: NameExpression;
      readonly no: NameExpression;
    }
  | {
      readonly kind: 'operation';
      readonly operator: string;
      readonly left: NameExpression;
      readonly right: NameExpression;
    }
  | { readonly kind: 'member'; readonly of: NameExpression; readonly key: NameExpression }
  | {
      readonly kind: 'call';
      readonly of: NameExpression;
      readonly member: string;
      readonly given: readonly NameExpression[];
    }
  /** A function of the module `path`. */
  | { readonly kind: 'path'; readonly member: string; readonly given: readonly NameExpression[] };

export const UNTOLD: NameExpression = { kind: 'untold' };
