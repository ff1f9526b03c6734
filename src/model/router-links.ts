import type { Method } from './method.ts';
import type { Reference } from './reference.ts';
import type { Range } from './text.ts';

/**
 * How what is declared comes together where no code places it: classes with decorators are gathered below the
 * application of their framework, wherever that is made.
 */
export type Gathering =
  /**
   * What a file states about the application: whether it is made here, and what precedes a version in a path (null for
   * no versions there).
   */
  | {
      readonly role: 'application';
      readonly isMade: boolean;
      readonly versionPrefix: string | null;
      readonly defaultVersions: readonly string[];
      /** The routes that are outside of its prefix. */
      readonly exceptions: readonly PrefixException[];
      /** The lists that give modules of it paths of their own; a null is one that is not known. */
      readonly placements: readonly (Reference | null)[];
    }
  /**
   * A class, with the versions that it is under; an empty text is no version, an empty list those of the application.
   * What has no path of its own is there for those that extend it.
   */
  | { readonly role: 'controller'; readonly versions: readonly string[]; readonly hasPath: boolean };

/**
 * Routes without the prefix of their application, those that a path covers, of one method or (null) of all:
 * `setGlobalPrefix('api', { exclude: ['health'] })`.
 */
export interface PrefixException {
  readonly path: string;
  readonly method: Method | null;
}

/** A router that is passed to a function of another file: `require('./routes')(app)`. */
export interface Handover {
  readonly from: Reference;
  /** The position of the argument: `0`, or `0.app` for a member of one. */
  readonly parameter: string;
  /** How many entries of the table are made before it. */
  readonly before: number;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/** The router of a class of another file that the instances of a class go on with: `class Users extends Base {}`. */
export interface Continued {
  readonly from: Reference;
  /** Methods of that class that another one replaces, as far as it has them: what they register is not there. */
  readonly unless: readonly Reference[];
}

/** The class that one whose decorators declare routes extends: its instances have the routes of that as well. */
export interface Extended {
  readonly name: string;
  /** Where it is imported from; null where it is in the same file. */
  readonly from: Reference | null;
  /** The members that the class has itself, and which replace those that it would inherit. */
  readonly members: readonly string[];
}
