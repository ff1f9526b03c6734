import type { AddressPattern } from './method-guard.ts';
import type { Range } from './text.ts';

/** A list of the methods that pages of other origins may use, as a server sends it to browsers. */
export interface OriginMethods {
  readonly methods: ReadonlySet<string>;
  /** Whether a server lets no other methods pass, whoever sends them. */
  readonly isLimit?: boolean;
  /**
   * Where it counts: if no file answers a browser that asks for the methods; if the default of a package may be that of
   * its new versions; or if besides no file lists the methods, as its options are not known.
   */
  readonly where?: 'unanswered' | 'simple-default' | 'unlisted';
  /** The addresses that it is of; left out for all. */
  readonly of?: AddressPattern;
  readonly range: Range;
}

/** What a file decides about the answers to a browser that asks which methods it may use. */
export type OriginFact = 'preflight' | 'simple-default' | 'full-default';

/** A list of methods under a key of configuration: `browsers.methods` where `methods` is an option of `browsers`. */
export interface NamedMethods {
  readonly name: string;
  readonly methods: ReadonlySet<string>;
  readonly range: Range;
}

/** The key of configuration that a server gets its list, or the options with it, by. */
export interface AskedMethods {
  readonly name: string;
  /** Whether the list must be there: an option that is known to be given, and not what it holds. */
  readonly isGiven: boolean;
  readonly range: Range;
}

/** Something and the file that it is in. */
export interface InFile<Fact> {
  readonly file: string;
  readonly value: Fact;
}
