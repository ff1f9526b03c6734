import type { Reference } from './reference.ts';

/** What a client is, as far as a file says it: the library of `axios.create()`, the members of `class Api {}`. */
export type ClientDefinition =
  /** A client of a library, which has a member for every method. */
  | { readonly kind: 'library' }
  /** What the project wrote; not whole where it may have more members. */
  | {
      readonly kind: 'members';
      readonly names: ReadonlySet<string>;
      readonly parameters: ReadonlyMap<string, Parameters>;
      readonly isWhole: boolean;
    }
  /** What another file defines. */
  | { readonly kind: 'import'; readonly reference: Reference }
  /** What is put in some file where all components find it: `this.$http`. */
  | { readonly kind: 'installed'; readonly name: string };

/** A parameter of a member of a client: `url` of `post(url, body) {}`. */
export interface Parameter {
  /** Null where it is taken apart. */
  readonly name: string | null;
  readonly isOptional: boolean;
}

/** The parameters of a member, in their order. */
export type Parameters = readonly Parameter[];
