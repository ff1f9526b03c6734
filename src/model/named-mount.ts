/** A mount in a loop over a folder, by the name of each file: `` app.use(`/${name}`, require(`./${file}`)) ``. */
export interface NamedMount {
  readonly prefix: NameExpression;
  /** What is loaded, as seen from the folder. */
  readonly module: NameExpression;
  readonly guards: readonly Guard[];
}

/** A condition on the name of a file: `if (file !== 'index.js')`. */
export interface Guard {
  readonly test: NameExpression;
  readonly holds: boolean;
}

/** A piece of data that the name of a file leads to. */
export type Known = string | number | boolean | null | RegExp | ReadonlyMap<string, string> | readonly Known[];

/**
 * What code makes of the name of an entry, as data: `` `/${name}` `` is
 * `{ kind: 'joined', parts: [{ kind: 'value', value: '/' }, { kind: 'name' }] }`.
 */
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
