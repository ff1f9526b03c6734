import type { Reference } from './reference.ts';
import type { Range } from './text.ts';

/** What a client is, as far as a file says it: the library of `axios.create()`, the members of `class Api {}`. */
export type ClientDefinition =
  /** A client of a library, which has a member for every method. */
  | { readonly kind: 'library' }
  /** What the project wrote; not whole where it may have more members. */
  | {
      readonly kind: 'members';
      readonly names: ReadonlySet<string>;
      readonly functions: ReadonlyMap<string, ClientMember>;
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

/** A member of a client that is a function. */
export interface ClientMember {
  /** In their order. */
  readonly parameters: readonly Parameter[];
  /** Where the function is written, and in which file. */
  readonly range: Range;
}
