import type { FilePlace, Range } from './text.ts';

/**
 * A place that distinguishes requests by a part of their address: `if (req.path.startsWith('/admin/create'))`,
 * `forRoutes('users')`, `location /users/` of nginx. A guard of permissions compares whole addresses with texts that
 * are not in the source.
 */
export interface AddressGuard {
  /**
   * How the address is compared with the text. `is` and `under` (the address and all below it) compare segment by
   * segment: one with a parameter or a star matches any, and `takes` reads the segment there. `matches` is for a
   * regular expression, `depth` compares the number of segments, `root` is for the address of the prefix of a router,
   * `prefix` reads a part of that prefix, and `route` compares the path of the route as its router declares it.
   * `unevaluated` stands for code that was not evaluated, and may ask anything.
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
    | 'prefix'
    | 'route'
    | 'permissions'
    | 'unevaluated';
  readonly text: string;
  readonly ignoresCase: boolean;
  /** Whether the groups of a regular expression are read, and not only whether it matches. */
  readonly takesGroups?: boolean;
  /** The part of the address that is read, for `part`. */
  readonly part?: AddressPart;
  /** The addresses of the requests that it applies to; left out for all. */
  readonly of?: Pick<AddressGuard, 'asks' | 'text'>;
  /** Alternatives of the same condition, any of which may match. Left out where there are none. */
  readonly beside?: readonly Pick<AddressGuard, 'asks' | 'text' | 'ignoresCase'>[];
  /** Whether it compares the address with the prefixes of all mounts. */
  readonly isOfMounts?: boolean;
  /** Whether it reads the path of the matched route, as it is declared; left out where it reads that of the request. */
  readonly isDeclared?: boolean;
  /** The prefix that it puts before the whole address of a request; left out where it puts none. */
  readonly precedes?: string;
  /** The beginning of addresses that a proxy replaces by the text; left out where nothing is replaced. */
  readonly replaces?: string;
  /** The URL that it tests, for a request before a client sends it; left out where it tests requests that arrive. */
  readonly sent?: SentUrl;
  readonly range: Range;
}

/** The URL of a request before a client sends it, or a part of it. */
export interface SentUrl {
  /** The text, with a hole for each part that is known only at run time. */
  readonly text: string;
  /** The places of the literals that it is made of. */
  readonly at: readonly FilePlace[];
  /** Whether its letters may be in another case than in the source. */
  readonly isRecased?: boolean;
}

/**
 * Some of the texts between slashes, as `slice` takes them: `[2, 3]` of `/users/list` is `list`, as text 0 is empty.
 */
export type AddressPart = readonly [start: number, end?: number];

/** A condition on the method and the address of a request, combined with conditions that are not known. */
export type Condition =
  /** The request has one of some methods; null where each method may be treated differently. */
  | { readonly kind: 'method'; readonly methods: ReadonlySet<string> | null; readonly key: string }
  | { readonly kind: 'address'; readonly pattern: AddressPattern }
  /** A condition that is not known: the same key has the same outcome, at least for the same address. */
  | { readonly kind: 'unknown'; readonly key: string; readonly asksAddress: boolean }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

/** The addresses that a guard applies to, compared as in {@link AddressGuard}. */
export type AddressPattern = Pick<AddressGuard, 'asks' | 'text'> & { readonly ignoresCase?: boolean };

/** A place that treats requests of some methods differently from others: `if (req.method === 'POST') check(req);`. */
export interface MethodGuard {
  readonly methods: ReadonlySet<string>;
  /** The whole condition; left out where the method is the only one. */
  readonly condition?: Condition;
  /** The place of the method that it tests, where that is written for a registration or a request; else left out. */
  readonly at?: FilePlace;
  /** The addresses that it applies to; left out for all. */
  readonly of?: AddressPattern;
  /** Whether it redirects requests, which clients follow with the same method only if that is one of these. */
  readonly redirects?: true;
  readonly range: Range;
}
