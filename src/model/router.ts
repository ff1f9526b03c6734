import type { Continued, Extended, Gathering, Handover } from './router-links.ts';
import type { Handler, Passage } from './handler.ts';
import type { BareStart, Precedence, Tolerance } from './matching.ts';
import type { Method, MethodToken } from './method.ts';
import type { Dialect } from './path.ts';
import type { Reference } from './reference.ts';
import type { Renaming } from './collection.ts';
import type { SentFolder } from './sent-folder.ts';
import type { ServiceCondition } from './service-condition.ts';
import type { FilePlace, Range, Text } from './text.ts';

/** One path of one registration. A registration with an array of paths is several routes. */
export interface Route {
  readonly kind: 'route';
  readonly router: Router;
  readonly methods: readonly MethodToken[];
  /** The path as written; null where it is a regular expression or is not text. */
  readonly path: Text | null;
  /**
   * The references to other files for the holes of the path, in their order; left out where the path has no holes.
   */
  readonly pathFrom?: readonly (Reference | null)[];
  /** Why `path` is null. */
  readonly pathKind: 'text' | 'regexp' | 'dynamic';
  /** The source of the regular expression that is its path; left out where its path is none, or one of another file. */
  readonly pattern?: string | undefined;
  readonly handler: Handler;
  /** The whole registration, for reports on the route itself and for its place among comments. */
  readonly range: Range;
  /** Where the path expression is written; the registration where there is none. */
  readonly pathRange: Range;
  /** Where messages point to: the object that describes it, or the word that registers it if that is no method. */
  readonly place?: Range | undefined;
  /** Whether a comment marks it as the deprecated alias of a route; left out where none does. */
  readonly isDeprecated?: boolean;
  /**
   * An object that the routes with the same piece of path text share: `app.route('/x').get(a).post(b)` and a Fastify
   * route of two methods change their path together or not at all. Any other route has an object of its own.
   */
  readonly owner: object;
  /**
   * Whether only a setting declares it to be a route: what evaluation finds to be registered there takes precedence.
   */
  readonly isConfigured?: true;
  /**
   * The method of a service without which this is no route; left out where it depends on none, or where the method is
   * known to exist.
   */
  readonly answeredBy?: ServiceCondition | undefined;
  /**
   * How the file or its exports have to be renamed for another method and path, where the path is the name of the file;
   * left out where the path is text.
   */
  readonly renaming?: (from: Method, to: Method, path: string) => Renaming | null;
  /** Whether it may answer only some of the requests with its method and path: those of a version or a host. */
  readonly constrained?: boolean;
  /**
   * The conditional branches of the code in which it is registered, by their keys, without those that contain its whole
   * router; left out where they are not known.
   */
  readonly branches?: readonly string[] | undefined;
}

/** A router placed on another under a prefix: `app.use('/users', users)`. */
export interface Mount {
  readonly kind: 'mount';
  /** The prefix as written; null where there is none (`app.use(router)`). */
  readonly prefix: Text | null;
  /** Whether the prefix is known as text (that of `app.use(config.base, router)` is not). */
  readonly prefixKnown: boolean;
  /** The router mounted there; null where it comes from another file. */
  readonly child: Router | null;
  /**
   * Where the prefix, or the one piece of it that is not in this file, comes from; null where all of it is known here,
   * or nothing is.
   */
  readonly prefixFrom: Reference | null;
  /**
   * Where the child comes from: a router, or with `parameter` a function that is called with the router on which it is
   * mounted.
   */
  readonly from: Reference | null;
  /** The position of that function's parameter; null where a router itself is mounted. */
  readonly parameter: number | null;
  /** What is mounted if `from` is a function that wraps its argument; left out where it cannot be one. */
  readonly wrapped?: Wrapped | undefined;
  /**
   * The folder, as written, whose files are each mounted here under a prefix for its place in the folder
   * (`@fastify/autoload`); null where there is none.
   */
  readonly folder: string | null;
  /** Whether the names of the folders below that one are no part of the prefixes; left out where they are. */
  readonly isFlat?: boolean | undefined;
  /** Whether it comes from a file of the project that does not exist; left out where it does not. */
  readonly isMissing?: true;
  /**
   * A key for the unknown beginning of its prefix: prefixes with the same key begin alike. Left out where the beginning
   * is known, or was not examined.
   */
  readonly opening?: string | undefined;
  /** As for a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/**
 * What a call of a function of another file mounts, if that function passes all requests on to its argument:
 * `app.use('/users', wrap(users))`.
 */
export interface Wrapped {
  readonly by: Reference;
  readonly entry: Mount | Middleware;
}

/** Anything else that requests pass on their way: `app.use('/admin', requireLogin)`, `app.use(express.json())`. */
export interface Middleware {
  readonly kind: 'middleware';
  /** Null for every path. */
  readonly path: Text | null;
  readonly pathKind: 'none' | 'text' | 'regexp' | 'dynamic';
  /**
   * Where the path, or the one piece of it that is not in this file, comes from; null where all of it is known here, or
   * nothing is.
   */
  readonly pathFrom: Reference | null;
  /** What it does with requests. */
  readonly passage: Passage;
  /** The functions that it is, as far as they are in this file; left out where none is. */
  readonly places?: readonly FilePlace[] | undefined;
  /** The folder of the files that it sends; left out where it sends none, or the folder is not known. */
  readonly sends?: SentFolder | undefined;
  /**
   * Whether requests reach it after all routes, wherever it is registered: the handler that `setNotFoundHandler` of
   * Fastify registers.
   */
  readonly isLast?: boolean | undefined;
  /** As for a mount. */
  readonly isMissing?: true;
  /** The word that registers it, where it is known: `use`. */
  readonly wordRange?: Range;
  /** As for a mount. */
  readonly opening?: string | undefined;
  /** The import or the call that it comes from, which may turn out to be a router; null where it is of this file. */
  readonly from: Reference | null;
  /** As for a mount. */
  readonly wrapped?: Wrapped | undefined;
  /** As for a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/** The registrations of a router, in their order. */
export type Entry = Route | Mount | Middleware;

/** What routes are registered on: an application, `express.Router()`, a Fastify instance, a router of Koa. */
export interface Router {
  /** The router of another file that it extends; left out where it extends none. */
  readonly continues?: Continued | undefined;
  /** What a class whose decorators declare its routes extends; left out where that is nothing. */
  readonly extends?: Extended | undefined;
  /** Name of the framework's descriptor: `express`, `fastify`, `koa`. */
  readonly framework: string;
  readonly dialect: Dialect;
  /** The expression on which routes are registered: `app`, `this.router`. */
  readonly name: string;
  readonly precedence: Precedence;
  /**
   * Whether it may match otherwise than its framework does by default: exactly, for one host, or under a prefix that is
   * not known.
   */
  readonly constrained?: boolean;
  /**
   * The differences between addresses that it certainly ignores: known only for a router that is created in this file
   * without options that change them. Left out where none is certain.
   */
  readonly tolerance?: Tolerance | undefined;
  /**
   * What becomes of its paths and prefixes that do not begin with a slash; left out where such paths are usual, or
   * where it is not known.
   */
  readonly bareStart?: { readonly path: BareStart; readonly prefix: BareStart } | undefined;
  /**
   * Whether parameters of different names at one place are separate branches of its tree: a request that has entered
   * one is not matched against the others.
   */
  readonly namesPart?: boolean | undefined;
  /** Whether only the handlers of a registration have access to the parameters of its path. */
  readonly privateParameters?: boolean | undefined;
  /**
   * Which parameters its handlers find by their names: those of the paths on it alone, without those of its prefixes
   * (`own`), or none, since values are passed by their positions (`none`). Left out where they find those of the whole
   * address.
   */
  readonly namedParameters?: 'own' | 'none' | undefined;
  /** Whether it refuses a request with a `Content-Type` and without a body, unless it is a GET. */
  readonly refusesEmptyBodies?: boolean | undefined;
  /** An application receives requests itself; a router receives none until it is mounted. */
  readonly kind: 'application' | 'router';
  /** The prefix of the router itself (`new Router({ prefix })`, `.prefix()`); null where there is none. */
  readonly prefix: Text | null;
  /**
   * Where that prefix, or the one piece of it that is not known, is imported from; null or left out where it is known
   * here.
   */
  readonly prefixFrom?: Reference | null | undefined;
  /** Where this file mounts it. */
  readonly mountedBy: readonly { readonly parent: Router; readonly mount: Mount }[];
  /**
   * Whether this file may not show all of its addresses: it is exported, comes in as a parameter, is passed to a
   * function, or has a prefix that is not text.
   */
  readonly open: boolean;
  /** Whether it answers more addresses than its entries show. Left out where it does not. */
  readonly answersUnsaid?: boolean;
  /**
   * `views`: the application has a view engine; `none`: it is built here and has none; `unknown`: it is built
   * elsewhere.
   */
  readonly views: 'views' | 'none' | 'unknown';
  readonly entries: readonly Entry[];
  readonly handovers: readonly Handover[];
  /** Whether it comes into this file from elsewhere, as a parameter or a member. Left out where it does not. */
  readonly comesIn?: boolean | undefined;
  /**
   * The module that it is imported from, which creates it. Null where it is created here, or comes in as a parameter.
   */
  readonly imported: Reference | null;
  /**
   * The function of another file whose call creates it, and which may give it a prefix and routes; null or left out
   * where none does.
   */
  readonly madeBy?: Reference | null | undefined;
  /**
   * Whether this file starts it as a server, though another one creates it: a server is mounted nowhere. Left out where
   * it does not.
   */
  readonly isServed?: boolean;
  /**
   * The call in this file that creates it, or the function that takes it as a parameter; null or left out if neither.
   */
  readonly made?: Range | null | undefined;
  /** The file of its registrations. */
  readonly file: string;
  /**
   * How it is combined with others by what its decorators declare; null for a router on which code registers routes.
   */
  readonly gathering: Gathering | null;
}
