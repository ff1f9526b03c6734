import type { Dialect } from '../paths/path.ts';
import type { Edit, Range, Text } from '../text/text.ts';
import type { Handler, Response } from './handler.ts';
import type { NamedMount } from './names/named-mount.ts';
import type { GivenCall } from './registrars/given.ts';

/** A method as a route names it; `ALL` stands for every method, `UNKNOWN` for one that the source does not say. */
export type Method =
  | 'GET'
  | 'HEAD'
  | 'POST'
  | 'PUT'
  | 'PATCH'
  | 'DELETE'
  | 'OPTIONS'
  | 'ALL'
  | 'UNKNOWN'
  | (string & {});

/** One method of a registration and the token that says it: `get` in `app.get`, `'GET'` in an options object. */
export interface MethodToken {
  /** In upper case, whatever the source writes; koa's and Express' `del` is DELETE. */
  readonly method: Method;
  /** Where the token is written, quotes not included. */
  readonly range: Range;
  /** The edit that makes the registration say another method, or null where the token is not the route's own. */
  edit(method: Method): Edit | null;
  /** The edits elsewhere without which that one would not hold: an import. Null where they cannot be made. */
  alsoEdits?(method: Method): readonly Edit[] | null;
  /** Whether the framework answers this method with a status code that no other has, unless the handler says one. */
  readonly decidesStatus?: boolean;
}

/** Something of another file, by the module and the names that lead to it. */
export interface Reference {
  readonly specifier: string;
  /** The export, the members behind it, and `()` for each call; empty for the module itself and its default export. */
  readonly path: readonly string[];
  /** Whether a plugin wrapper of the file that refers to it took its own table and prefix away. */
  readonly unwrapped: boolean;
}

/**
 * What is to be renamed so that a route has another address whose address is the name of its file: no edit of a text
 * does that.
 */
export interface Renaming {
  /** The names of the file below the folder of its application. */
  readonly from: string;
  readonly to: string;
  /**
   * What answers the method where another one is to be answered: the name of an export, or the code of the handler.
   * Null where the file's name says it.
   */
  readonly method: { readonly from: string; readonly to: string; readonly isExport: boolean } | null;
}

/** One path of one registration. A registration with an array of paths is as many routes. */
export interface Route {
  readonly kind: 'route';
  readonly router: Router;
  readonly methods: readonly MethodToken[];
  /** The path as written; null where it is a regular expression or is not text. */
  readonly path: Text | null;
  /**
   * Where the pieces of the path come from that the file does not say, in their order; left out where it says all of
   * them.
   */
  readonly pathFrom?: readonly (Reference | null)[];
  /** Why `path` is null. */
  readonly pathKind: 'text' | 'regexp' | 'dynamic';
  /**
   * The regular expression that it has for a path, without its slashes; left out where it has none, or none that stands
   * in this file.
   */
  readonly pattern?: string | undefined;
  readonly handler: Handler;
  /** The whole registration, for reports on the route itself and for its place among comments. */
  readonly range: Range;
  /** Where the path expression is written; the registration where there is none. */
  readonly pathRange: Range;
  /**
   * Where a person looks for it: the object that it is, or the word that registers one; left out where its method
   * stands there.
   */
  readonly place?: Range | undefined;
  /** Whether a comment says that it keeps an old address alive; left out where none does. */
  readonly isDeprecated?: boolean;
  /**
   * What the routes of one piece of path text share: `app.route('/x').get(a).post(b)` and a Fastify route of two
   * methods change their path together or not at all. The same object for routes that share, another for all others.
   */
  readonly owner: object;
  /** What a function registers of its parameters: where calls are known that make routes of it, those stand for it. */
  readonly template?: object | undefined;
  /** The template that a call makes it of. */
  readonly madeOf?: object;
  /** The list of routes of another file that it stands for; left out where it is a route by itself. */
  readonly listFrom?: Reference | undefined;
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

/**
 * The method of a service that answers a route, where the service or the list of its methods stands in another file.
 */
export interface ServiceCondition {
  readonly member: string;
  /** The service that has to have it; null where that is known. */
  readonly service: Reference | null;
  /** The list that has to name it; null where there is none, or it is known. */
  readonly listed: Reference | null;
}

/** A router placed on another under a prefix. */
export interface Mount {
  readonly kind: 'mount';
  /** The prefix as written; null where there is none (`app.use(router)`). */
  readonly prefix: Text | null;
  /** Whether the prefix stands in the source as text at all (`app.use(config.base, router)` does not). */
  readonly prefixKnown: boolean;
  /** The router placed there; null where it comes from another file. */
  readonly child: Router | null;
  /** Where the prefix, or the one piece of it that does not stand in this file, comes from. */
  readonly prefixFrom: Reference | null;
  /** Where it comes from: a router, or with `parameter` a function that is called with the router it is placed on. */
  readonly from: Reference | null;
  /**
   * How the prefix follows from the name of the file, where a loop over a folder places each of its files; left out
   * where none does.
   */
  readonly named?: NamedMount | undefined;
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
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/**
 * What a call of a function of another file places that is nothing but what it is given, as far as that function hands
 * all requests on to it.
 */
export interface Wrapped {
  readonly by: Reference;
  readonly entry: Mount | Middleware;
}

/** What stands in a folder under one name. */
export interface NameInFolder {
  readonly name: string;
  readonly isFolder: boolean;
}

/** The folder whose files middleware sends. */
export interface SentFolder {
  /** As it is written, like that of a mount. */
  readonly folder: string;
  /**
   * Whether the address of a folder is answered by a redirect to the same one with a slash; else only where it has an
   * index file.
   */
  readonly redirects: boolean;
  /** What is tried behind a name that is no file: `html`. */
  readonly extensions: readonly string[];
  /** Whether files are looked for by the whole address, the path of the middleware included, as Hono does. */
  readonly byWholeAddress: boolean;
  /** What stands in the folder, or in one below it; left out where the disk is not known. */
  readonly namesIn?: (below: readonly string[]) => readonly NameInFolder[];
}

/** Anything else that requests pass on their way: `app.use('/admin', requireLogin)`, `app.use(express.json())`. */
export interface Middleware {
  readonly kind: 'middleware';
  /** Null for every path. */
  readonly path: Text | null;
  readonly pathKind: 'none' | 'text' | 'regexp' | 'dynamic';
  /** Where the path, or the one piece of it that does not stand in this file, comes from. */
  readonly pathFrom: Reference | null;
  readonly response: Response;
  /** The folder of the files that it sends; left out where it sends none, or the folder is not told. */
  readonly sends?: SentFolder | undefined;
  /** Whether it may hand a request on; left out where it is not seen. */
  readonly passesOn?: boolean | undefined;
  /** As of a handler. */
  readonly forwards?: boolean | undefined;
  /** Whether it speaks of the parameters of its path; left out where it is not seen. */
  readonly namesParameters?: boolean | undefined;
  /**
   * Whether requests meet it behind all routes, wherever it is registered: what Fastify is told by
   * `setNotFoundHandler`.
   */
  readonly isLast?: boolean | undefined;
  /** The word that registers it, where it is told: `use`. */
  readonly wordRange?: Range;
  /** Where it comes from: in truth it may be a router. */
  readonly from: Reference | null;
  /** As of a mount. */
  readonly wrapped?: Wrapped | undefined;
  /** As of a mount. */
  readonly named?: NamedMount | undefined;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/** A router that is handed to a function of another file: `require('./routes')(app)`. */
export interface Handover {
  readonly from: Reference;
  /**
   * The position of the argument: `0`, or `0.app` for a member of one; `this` for what the call is made on, empty where
   * none is handed.
   */
  readonly parameter: string;
  /** All that the call hands over: the function may register a route of it. */
  readonly given: GivenCall;
  /** How many entries of the table are made before it. */
  readonly before: number;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}

/** What a router's table holds, in the order of registration. */
export type Entry = Route | Mount | Middleware;

/**
 * How what is declared comes together where no code places it: classes with decorators are gathered below the
 * application of their framework, wherever that is made.
 */
export type Gathering =
  /**
   * What a file says of the application: whether it is made here, and what stands before a version in a path (null for
   * no versions there).
   */
  | {
      readonly role: 'application';
      readonly isMade: boolean;
      readonly versionPrefix: string | null;
      readonly defaultVersions: readonly string[];
      /** The routes that stand outside of its prefix. */
      readonly exceptions: readonly PrefixException[];
      /** The lists that give modules of it paths of their own; a null is one that is not told. */
      readonly placements: readonly (Reference | null)[];
    }
  /**
   * A class, with the versions that it stands under; an empty text is no version, an empty list those of the
   * application. What has no path of its own is there for those that extend it.
   */
  | { readonly role: 'controller'; readonly versions: readonly string[]; readonly hasPath: boolean };

/** Routes without the prefix of their application: those that a path covers, of one method or (null) of all. */
export interface PrefixException {
  readonly path: string;
  readonly method: Method | null;
}

/** What requests a router takes for the same. */
export interface Tolerance {
  /** Whether capitals and small letters are the same to it. */
  readonly anyCase: boolean;
  /** Whether a slash at the end makes no difference. */
  readonly anyEnd: boolean;
}

/**
 * What becomes of a path that does not begin with a slash: it is read as if it did, no request reaches it, or the
 * router refuses it when it is registered.
 */
export type BareStart = 'alike' | 'unreached' | 'refused';

/** How a router chooses among routes that match: the first, the most specific one, or either of them by its version. */
export type Precedence = 'order' | 'specificity' | 'unknown';

/** The router of a class of another file that the instances of a class go on with. */
export interface Continued {
  readonly from: Reference;
  /** Methods of that class that another one stands in for, as far as it has them: what they register is not there. */
  readonly unless: readonly Reference[];
}

/** The class that one whose decorators declare routes extends: its instances have the routes of that as well. */
export interface Extended {
  readonly name: string;
  /** Where it is imported from; null where it stands in the same file. */
  readonly from: Reference | null;
  /** The members that the class has itself, and which stand in for those that it would inherit. */
  readonly members: readonly string[];
}

/** What routes are registered on: an application, a Router, a Fastify instance, a Koa Router. */
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
   * not told.
   */
  readonly constrained?: boolean;
  /**
   * What it takes for the same beyond doubt: it is made in this file, and nothing there says otherwise. Left out where
   * nothing is.
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
  /** Whether nobody but the handlers of a registration sees the parameters of its path. */
  readonly privateParameters?: boolean | undefined;
  /** Whether it refuses a request that says the type of a body and has none, unless that is a GET. */
  readonly refusesEmptyBodies?: boolean | undefined;
  /** An application is its own root; a router is not reached before it is mounted. */
  readonly kind: 'application' | 'router';
  /** A prefix that the router brings along (`new Router({ prefix })`, `.prefix()`); null where there is none. */
  readonly prefix: Text | null;
  /**
   * Where that prefix, or the one piece of it that is not told, is imported from; null or left out where it is told.
   */
  readonly prefixFrom?: Reference | null | undefined;
  /** Where this file mounts it. */
  readonly mountedBy: readonly { readonly parent: Router; readonly mount: Mount }[];
  /**
   * Whether this file may not be all that there is to know of where it is mounted: it is exported, comes in as a
   * parameter, is handed to a function, or has a prefix that is not text.
   */
  readonly open: boolean;
  /** Whether it answers more addresses than its table says. Left out where it does not. */
  readonly answersUnsaid?: boolean;
  /**
   * `views`: the application has a view engine; `none`: it is built here and has none; `unknown`: it is built
   * elsewhere.
   */
  readonly views: 'views' | 'none' | 'unknown';
  readonly entries: readonly Entry[];
  readonly handovers: readonly Handover[];
  /** Whether it comes in from where this file does not tell, as a parameter or a member. Left out where it does not. */
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
  /** The file that registers on it. */
  readonly file: string;
  /** How it comes together with others by what it declares; null for a router that code registers on. */
  readonly gathering: Gathering | null;
}
