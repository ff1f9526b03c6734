import type { FilePlace } from './file-place.ts';
import type { Range } from './text.ts';

/**
 * A place that tells requests apart by a part of their address: `if (req.path.startsWith('/admin/create'))`,
 * `forRoutes('users')`, `location /users/` of nginx. A guard of permissions compares whole addresses with texts that no
 * one sees.
 */
export interface AddressGuard {
  /**
   * How the address is to relate to the text. `is` and `under` (the address and what lies below it) compare segment by
   * segment: one that holds a parameter or a star may be any, and `takes` asks for what is there. `matches` asks for a
   * regular expression, `depth` for how many segments there are, `root` for what is at the prefix of a router, and
   * `route` for the path of the route as its router declares it.
   */
  readonly asks:
    | 'starts'
    | 'under'
    | 'holds'
    | 'ends'
    | 'is'
    | 'takes'
    | 'part'
    | 'depth'
    | 'matches'
    | 'root'
    | 'route'
    | 'permissions';
  readonly text: string;
  readonly ignoresCase: boolean;
  /** Whether what the groups of an expression match is read, and not only whether it matches. */
  readonly takesGroups?: boolean;
  /** The part that is read, whatever it is. */
  readonly part?: AddressPart;
  /** The addresses of the requests that it asks; left out for all. */
  readonly of?: Pick<AddressGuard, 'asks' | 'text'>;
  /** Others that decide the same: what any of them takes is taken. Left out where there are none. */
  readonly beside?: readonly Pick<AddressGuard, 'asks' | 'text' | 'ignoresCase'>[];
  /** Whether it is asked of the address with the prefixes of all mounts. */
  readonly isOfMounts?: boolean;
  /** The URL that it asks, of a request that a client is about to send; left out where it asks those that arrive. */
  readonly sent?: SentUrl;
  readonly range: Range;
}

/** The URL of a request before a client sends it, or a part of it, as code has it at hand. */
export interface SentUrl {
  /** The text, with a hole for each part that only run time tells. */
  readonly text: string;
  /** Where the literals are written that specify it. */
  readonly at: readonly FilePlace[];
  /** Whether its letters may be others than those that are written. */
  readonly isRecased?: boolean;
}

/**
 * Some of the texts between slashes, as `slice` takes them: `[2, 3]` of `/users/list` is `list`, as text 0 is empty.
 */
export type AddressPart = readonly [start: number, end?: number];
