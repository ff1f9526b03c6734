import type { AddressPattern } from './guards.ts';
import type { Range } from './text.ts';

/** A list of the methods that pages of other origins may use, as a server sends it to browsers. */
export interface OriginMethods {
  readonly methods: ReadonlySet<string>;
  /** Whether the server refuses all other methods, regardless of the origin. */
  readonly isLimit?: boolean;
  /**
   * A condition under which the list counts: `unanswered`, if no file answers preflight requests; `simple-default`, if
   * the default of the package may be that of its new versions; `unlisted`, if also no other file lists the methods, as
   * the options are not known. Left out where it always counts.
   */
  readonly where?: 'unanswered' | 'simple-default' | 'unlisted';
  /** The addresses that it is of; left out for all. */
  readonly of?: AddressPattern;
  readonly range: Range;
}

/** A fact of a file about the responses to preflight requests. */
export type OriginFact = 'preflight' | 'simple-default' | 'full-default';

/** A list of methods under a key of configuration: `browsers.methods` where `methods` is an option of `browsers`. */
export interface NamedMethods {
  readonly name: string;
  readonly methods: ReadonlySet<string>;
  readonly range: Range;
}

/** The key by which a server reads its list of methods, or the options with it, from configuration. */
export interface AskedMethods {
  readonly name: string;
  /** Whether the list certainly exists: its option is set, to a value that is not known. */
  readonly isGiven: boolean;
  readonly range: Range;
}

/** Something and the file that it is in. */
export interface InFile<Fact> {
  readonly file: string;
  readonly value: Fact;
}
