import type { Method } from './method.ts';
import type { Reference } from './reference.ts';
import type { Range } from './text.ts';

/**
 * How routers that are declared are combined where no code mounts them: classes with decorators are mounted on the
 * application of their framework, in whichever file that is created.
 */
export type Gathering =
  /**
   * The settings of the application in a file: whether it is created here, and the prefix of a version in a path (null
   * where versions are not in paths).
   */
  | {
      readonly role: 'application';
      readonly isMade: boolean;
      readonly versionPrefix: string | null;
      readonly defaultVersions: readonly string[];
      /** The routes that do not get its prefix. */
      readonly exceptions: readonly PrefixException[];
      /** The lists that give some of its modules paths of their own; null for a list that is not known. */
      readonly placements: readonly (Reference | null)[];
    }
  /**
   * A class, with the versions of its routes: an empty text is no version, an empty list means those of the
   * application. A class without a path of its own may only be a base class of others.
   */
  | { readonly role: 'controller'; readonly versions: readonly string[]; readonly hasPath: boolean };

/**
 * An exception from the prefix of an application: the routes that a path matches, of one method or, where that is null,
 * of all: `setGlobalPrefix('api', { exclude: ['health'] })`.
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
  /** How many entries the router has before it. */
  readonly before: number;
  /** As for a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/**
 * The router of a base class in another file, on which the instances of a class register further routes:
 * `class Users extends Base {}`.
 */
export interface Continued {
  readonly from: Reference;
  /**
   * Methods of the base class that the class overrides. If the base class has one of them, its router is not used,
   * because what that method registers is missing.
   */
  readonly unless: readonly Reference[];
}

/** The base class of a class whose decorators declare routes: the class inherits its routes. */
export interface Extended {
  readonly name: string;
  /** Where it is imported from; null where it is in the same file. */
  readonly from: Reference | null;
  /** The members of the class itself, which override inherited ones. */
  readonly members: readonly string[];
}
