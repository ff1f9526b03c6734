import type { Method } from './method.ts';
import type { Reference } from './reference.ts';

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
