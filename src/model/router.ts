import type { Gathering } from './router-links.ts';
import type { Handler, Response } from './handler.ts';
import type { Handover } from './router-links.ts';
import type { Continued, Extended } from './router-links.ts';
import type { BareStart, Precedence, Tolerance } from './matching.ts';
import type { Method, MethodToken } from './method.ts';
import type { Dialect } from './path.ts';
import type { Reference } from './reference.ts';
import type { Renaming } from './collection.ts';
import type { SentFolder } from './sent-folder.ts';
import type { ServiceCondition } from './service-condition.ts';
import type { Range, Text } from './text.ts';

/** One path of one registration. A registration with an array of paths is as many routes. */
export interface Route {
  readonly kind: 'route';
  readonly router: Router;
  readonly methods: readonly MethodToken[];
  /** The path as written; null where it is a regular expression or is not text. */
  readonly path: Text | null;
  /**
   * Where the pieces of the path come from that the file does not specify, in their order; left out where it specifies
   * all of them.
   */
  readonly pathFrom?: readonly (Reference | null)[];
  /** Why `path` is null. */
  readonly pathKind: 'text' | 'regexp' | 'dynamic';
  /**
   * The regular expression that it has for a path, without its slashes; left out where it has none, or none that is in
   * this file.
   */
  readonly pattern?: string | undefined;
  readonly handler: Handler;
  /** The whole registration, for reports on the route itself and for its place among comments. */
  readonly range: Range;
  /** Where the path expression is written; the registration where there is none. */
  readonly pathRange: Range;
  /**
   * Where a person looks for it: the object that it is, or the word that registers one; left out where its method is
   * there.
   */
  readonly place?: Range | undefined;
  /** Whether a comment marks it as the deprecated alias of a route; left out where none does. */
  readonly isDeprecated?: boolean;
  /**
   * What the routes of one piece of path text share: `app.route('/x').get(a).post(b)` and a Fastify route of two
   * methods change their path together or not at all. The same object for routes that share, another for all others.
   */
  readonly owner: object;
  /** Whether a setting alone states that it is one: what the program is seen to register there goes first. */
  readonly isConfigured?: true;
  /**
   * What has to be there for the route to be one: a method of a service; left out where nothing has, or it is known to
   * be there.
   */
  readonly answeredBy?: ServiceCondition | undefined;
  /** What another method and path would ask for where the path is the name of the file; left out where it is text. */
  readonly renaming?: (from: Method, to: Method, path: string) => Renaming | null;
  /** Whether it may answer some requests of its method and path only: those of a version or a host. */
  readonly constrained?: boolean;
  /**
   * The branches of the code that it is registered in, by their names, but for what holds all of its router; left out
   * where they are not told.
   */
  readonly branches?: readonly string[] | undefined;
}

/** A router placed on another under a prefix: `app.use('/users', users)`. */
export interface Mount {
  readonly kind: 'mount';
  /** The prefix as written; null where there is none (`app.use(router)`). */
  readonly prefix: Text | null;
  /** Whether the prefix is in the source as text at all (`app.use(config.base, router)` does not). */
  readonly prefixKnown: boolean;
  /** The router placed there; null where it comes from another file. */
  readonly child: Router | null;
  /** Where the prefix, or the one piece of it that is not in this file, comes from. */
  readonly prefixFrom: Reference | null;
  /** Where it comes from: a router, or with `parameter` a function that is called with the router it is placed on. */
  readonly from: Reference | null;
  /** The position of that function's parameter; null where a router itself is placed. */
  readonly parameter: number | null;
  /** What it is if a function of another file wraps that; left out where none may. */
  readonly wrapped?: Wrapped | undefined;
  /**
   * The folder whose files are placed here each under the prefix of its place (`@fastify/autoload`), as written; else
   * null.
   */
  readonly folder: string | null;
  /** Whether the names of the folders below that one are no part of the prefixes; left out where they are. */
  readonly isFlat?: boolean | undefined;
  /** Whether it comes from a file of the project that is not there; left out where it does not. */
  readonly isMissing?: true;
  /** Tells apart what its prefix begins with that is not known; left out where that is known, or no one asked. */
  readonly opening?: string | undefined;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/**
 * What a call of a function of another file places, if that function passes all requests on to its argument:
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
  /** Where the path, or the one piece of it that is not in this file, comes from. */
  readonly pathFrom: Reference | null;
  readonly response: Response;
  /** The folder of the files that it sends; left out where it sends none, or the folder is not known. */
  readonly sends?: SentFolder | undefined;
  /** Whether it may hand a request on; left out where it is not seen. */
  readonly passesOn?: boolean | undefined;
  /** Whether it may answer a request with more than a refusal; left out where it is not seen. */
  readonly mayAnswer?: boolean | undefined;
  /** As of a handler. */
  readonly forwards?: boolean | undefined;
  /** Whether it speaks of the parameters of its path; left out where it is not seen. */
  readonly namesParameters?: boolean | undefined;
  /**
   * Whether requests meet it after all routes, wherever it is registered: what Fastify is determined by
   * `setNotFoundHandler`.
   */
  readonly isLast?: boolean | undefined;
  /** As of a mount. */
  readonly isMissing?: true;
  /** The word that registers it, where it is known: `use`. */
  readonly wordRange?: Range;
  /** As of a mount. */
  readonly opening?: string | undefined;
  /** Where it comes from: in truth it may be a router. */
  readonly from: Reference | null;
  /** As of a mount. */
  readonly wrapped?: Wrapped | undefined;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/** The registrations of a router, in their order. */
export type Entry = Route | Mount | Middleware;

/** What routes are registered on: an application, `express.Router()`, a Fastify instance, a router of Koa. */
export interface Router {
  /** Where it goes on with a router of another file; left out where it does not. */
  readonly continues?: Continued | undefined;
  /** What a class whose decorators declare its routes extends; left out where that is nothing. */
  readonly extends?: Extended | undefined;
  /** Name of the framework's descriptor: `express`, `fastify`, `koa`. */
  readonly framework: string;
  readonly dialect: Dialect;
  /** As it is written where it is registered on: `app`, `this.router`. */
  readonly name: string;
  readonly precedence: Precedence;
  /**
   * Whether it may match otherwise than its framework does by itself: exactly, for one host, or under a prefix that is
   * not known.
   */
  readonly constrained?: boolean;
  /**
   * What it takes for the same beyond doubt: it is made in this file, and nothing there specifies otherwise. Left out
   * where nothing is.
   */
  readonly tolerance?: Tolerance | undefined;
  /**
   * What becomes of its paths and prefixes that do not begin with a slash; left out where that is the custom, or not
   * known.
   */
  readonly bareStart?: { readonly path: BareStart; readonly prefix: BareStart } | undefined;
  /**
   * Whether parameters of different names at one place are branches of its tree, of which a request takes one for good.
   */
  readonly namesPart?: boolean | undefined;
  /** Whether no one but the handlers of a registration sees the parameters of its path. */
  readonly privateParameters?: boolean | undefined;
  /** Whether it refuses a request that specifies the type of a body and has none, unless that is a GET. */
  readonly refusesEmptyBodies?: boolean | undefined;
  /** An application is its own root; a router is not reached before it is mounted. */
  readonly kind: 'application' | 'router';
  /** A prefix that the router brings along (`new Router({ prefix })`, `.prefix()`); null where there is none. */
  readonly prefix: Text | null;
  /**
   * Where that prefix, or the one piece of it that is not known, is imported from; null or left out where it is told.
   */
  readonly prefixFrom?: Reference | null | undefined;
  /** Where this file mounts it. */
  readonly mountedBy: readonly { readonly parent: Router; readonly mount: Mount }[];
  /**
   * Whether this file may not be all that there is to know of where it is mounted: it is exported, comes in as a
   * parameter, is passed to a function, or has a prefix that is not text.
   */
  readonly open: boolean;
  /** Whether it answers more addresses than its table specifies. Left out where it does not. */
  readonly answersUnsaid?: boolean;
  /**
   * `views`: the application has a view engine; `none`: it is built here and has none; `unknown`: it is built
   * elsewhere.
   */
  readonly views: 'views' | 'none' | 'unknown';
  readonly entries: readonly Entry[];
  readonly handovers: readonly Handover[];
  /** Whether its origin is unknown to this file, as it is a parameter or a member. Left out where it does not. */
  readonly comesIn?: boolean | undefined;
  /** The module that it is imported from: there it is made. Null where it is made here, or comes in as a parameter. */
  readonly imported: Reference | null;
  /**
   * The function of another file whose call makes it, which may give it a prefix and routes; null or left out where
   * none does.
   */
  readonly madeBy?: Reference | null | undefined;
  /**
   * Whether this file lets it listen, though another one makes it: what listens is mounted nowhere. Left out where it
   * does not.
   */
  readonly isServed?: boolean;
  /** The call of this file that makes it, or the function that takes it as a parameter; null or left out if neither. */
  readonly made?: Range | null | undefined;
  /** The file that registers on it. */
  readonly file: string;
  /** How it comes together with others by what it declares; null for a router that code registers on. */
  readonly gathering: Gathering | null;
}
