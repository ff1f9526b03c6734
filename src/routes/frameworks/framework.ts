import type { Dialect } from '../../model/path.ts';
import type { Method } from '../../model/method.ts';
import type { Precedence, Tolerance } from '../../model/matching.ts';
import type { Router } from '../../model/router.ts';

/** What a factory, a constructor or a type of a framework represents. */
export type RouterKind = 'application' | 'router';

/** What the exports of one module mean. The name `''` is the module itself, which is its default export too. */
export interface ModuleTable {
  /** Exports that make a router when they are called or constructed. */
  readonly makes?: Readonly<Record<string, RouterKind>>;
  /** Exports that are a router, the same for all who import it. */
  readonly is?: Readonly<Record<string, RouterKind>>;
  /** Types of a router. */
  readonly types?: Readonly<Record<string, RouterKind>>;
  /** Types of a function whose first parameter is a router. */
  readonly pluginTypes?: readonly string[];
  /** Exports that answer the router that they are called with, or one that does no less. */
  readonly passes?: readonly string[];
  /** Exports that answer the plugin that they are called with, without a table and a prefix of its own. */
  readonly unwraps?: readonly string[];
  /** Exports that place a router under a prefix: `mount('/users', router)`. */
  readonly mounts?: readonly string[];
  /** Exports that put middleware together: `compose([users.routes(), orders.routes()])`. */
  readonly combines?: readonly string[];
  /** Whether this table names every export that is a router: the others are none, whatever members they have. */
  readonly closed?: boolean;
  /** Whether handing this module to an application gives it a view engine. */
  readonly views?: boolean;
}

/** The properties of a route that is written as one object. */
export interface RouteObject {
  readonly member: string;
  readonly method: string;
  readonly path: readonly string[];
  readonly handler: string;
  /** Properties that may contain another object with the handler: `{ method, path, options: { handler } }`. */
  readonly options: readonly string[];
  /**
   * Whether the member takes a list of routes too, and handlers that are not functions:
   * `{ handler: { view: 'users' } }`.
   */
  readonly declarative: boolean;
}

/**
 * A route whose object specifies all but its handler, which follows it:
 * `app.openapi(createRoute({ method: 'get', path: '/users' }), list)`.
 */
export interface DescribedRoute {
  readonly member: string;
  readonly method: string;
  readonly path: string;
  /** The function that answers the object as it was given. */
  readonly maker: string;
}

/** A framework as data. Recognition reads these tables, and has no code for a single framework. */
export interface Framework {
  readonly name: string;
  readonly dialect: Dialect;
  /** Whether the first route that matches wins, or the most specific one; `unknown` where its versions differ. */
  readonly precedence: Precedence;
  /** By specifier. */
  readonly modules: Readonly<Record<string, ModuleTable>>;
  /** A function that is there without an import, and what it answers by name: `use('Route')`. */
  readonly container?: { readonly call: string; readonly answers: Readonly<Record<string, RouterKind>> };
  /**
   * Whether applications and routers are made alike, and what listens is an application: `new Elysia().listen(3000)`.
   */
  readonly servesItself?: boolean;
  /** The words for methods, and the method that each one specifies. The first of a method is how it is written. */
  readonly methods: Readonly<Record<string, Method>>;
  /** Whether these words are members that register a route too: `app.get(...)`. */
  readonly methodMembers: boolean;
  /** Whether an application has members that register routes, or only those that a router may put on it. */
  readonly applicationRoutes: boolean;
  /** Other members that answer the router itself, so that a chain may go on. */
  readonly selfReturning: readonly string[];
  /** The member that opens a chain of methods under one path: `app.route('/users').get(list).post(create)`. */
  readonly pathChain: string | null;
  /** Whether the name of a route may be before its path. */
  readonly namedRoutes: boolean;
  /** Whether a path alone registers a route already: its routers have no member of that name that reads. */
  readonly handlerless: boolean;
  /**
   * Whether a registration without a path has that of the one before it in its chain:
   * `app.get('/users', list).post(create)`.
   */
  readonly pathlessChain: boolean;
  /** Whether an object of options may be between path and handler, or contain the handler. */
  readonly optionsArgument: boolean;
  /** The properties that specify the path where an object is in its place: `server.get({ path: '/users' }, list)`. */
  readonly pathOptions: readonly string[];
  /** The member that takes a whole route as one object, and how its properties are called. */
  readonly routeObject: RouteObject | null;
  readonly describedRoute?: DescribedRoute;
  /** The options of a route that leave it some requests of its method and path only. */
  readonly constraintOptions?: readonly string[];
  /** The options of a router that change which requests its routes match. */
  readonly matchingOptions?: readonly string[];
  /** The member that takes a path, its methods and handlers, and whether the path comes first. */
  readonly methodList: { readonly member: string; readonly first: 'path' | 'methods' } | null;
  /**
   * The member that mounts: routers and middleware after an optional path, or a plugin with a prefix among its options.
   */
  readonly mount: { readonly member: string; readonly style: 'arguments' | 'plugin' };
  /**
   * The member that puts middleware before all routes, after an optional path, where that is not the one that mounts:
   * `app.use('/users', auth)`.
   */
  readonly middlewareMember?: string;
  /** The member that is passed what answers all that no route does, wherever it is called: `app.notFound(handler)`. */
  readonly fallbackMember?: string;
  /** The member that mounts nothing but a router, after its prefix: `app.route('/users', users)`. */
  readonly routerMount: string | null;
  /**
   * The member that passes all below a path to what answers requests, or to a member of that:
   * `app.mount('/users', users.fetch)`.
   */
  readonly handlerMount?: { readonly member: string; readonly answering: string };
  /** Members that register something which is not read, of names that other things have too. */
  readonly unreadMembers?: readonly string[];
  /** Whether a handler that returns nothing leaves the request to the next route. */
  readonly answersByReturn?: boolean;
  /**
   * Members that answer requests by the router's own addresses, whoever hands them on:
   * `router.all('/lamps/*', lamps.fetch)`.
   */
  readonly answeringMembers?: readonly string[];
  /** Members that answer a router as middleware, to be mounted. */
  readonly asMiddleware: readonly string[];
  /**
   * Members that make middleware for requests whose methods no route of the router has: it answers no address of its
   * own.
   */
  readonly besideRoutes?: readonly string[];
  /** The option of constructors and plugins for a prefix. */
  readonly prefixOption: string | null;
  /** Whether an application takes that option as well as a router. */
  readonly applicationPrefix?: boolean;
  /** The member that sets a prefix. */
  readonly prefixMember: string | null;
  /**
   * Whether that member answers another router, which is on the first under the prefix:
   * `const api = app.basePath('/api')`. Called on a router as it is made, it is the prefix of that one.
   */
  readonly prefixMakesRouter: boolean;
  /**
   * The names of a handler's parameters, one list a position; as many as `required` must be there. With
   * `errorHandlers`, a function of one parameter more gets errors alone, as the first of them.
   */
  readonly signature: {
    readonly required: number;
    readonly names: readonly (readonly string[])[];
    readonly errorHandlers?: boolean;
  };
  /** The names of the types of a handler's parameters that no other framework has. */
  readonly handlerTypes: readonly string[];
  /** Names that nothing but a router of this framework bears. */
  readonly receiverNames: readonly string[];
  /** Names of a parameter that is passed the framework's module: `(app, express) => {}`. */
  readonly moduleNames: readonly string[];
  /** Names of a parameter that specify an application and not a router. */
  readonly applicationNames: readonly string[];
  /** Names of the second parameter of a plugin, by which a function is known to be one. */
  readonly pluginOptions: readonly string[];
  /**
   * The member that an object has to be a plugin, a function that is passed the router:
   * `{ name: 'users', register: (server) => {} }`.
   */
  readonly pluginMember?: string;
  /** How an application gets a view engine: a setting, or a member that is called. */
  readonly viewSetting: string | null;
  readonly viewMember: string | null;
  /**
   * What its routers take for the same, unless one of these settings is named or one of `matchingOptions` is given;
   * left out where nothing is.
   */
  readonly tolerance?: Tolerance & { readonly unless: readonly string[] };
  /**
   * What becomes of paths and prefixes that do not begin with a slash; left out where that is the custom, or not known.
   */
  readonly bareStart?: Router['bareStart'];
  /** The member of a handler's first parameter with the parameters of the path. */
  readonly parametersMember?: string;
  /** As for a router. */
  readonly namesPart?: boolean;
  /** Whether no one but the handlers of a registration sees them: no hook, schema or middleware does. */
  readonly privateParameters?: boolean;
  /**
   * Whether it refuses a request that specifies the type of a body and has none, unless that is a GET: its handler is
   * not reached.
   */
  readonly refusesEmptyBodies?: boolean;
  /**
   * Members that answer the router itself, of names that other things have too: they count on what is proven to be a
   * router alone.
   */
  readonly chains?: readonly string[];
  /** The module whose clients call routes by the members of an object, which look like any other call. */
  readonly typedClient?: string;
  /**
   * Whether one value after the path answers, be it a function or not, and options may follow:
   * `.get('/', 'hello', { detail })`.
   */
  readonly valueHandlers?: boolean;
  /** Whether paths and prefixes that do not begin with a slash are read as if they did, wherever they are. */
  readonly impliedSlash?: boolean;
  /** The members that put the routes which a function registers under a prefix. */
  readonly group?: GroupTable;
  /**
   * The member that registers the usual routes of a collection and its items, how it calls the action that creates one,
   * and whether it leaves out what the controller has no action for.
   */
  readonly resource?: { readonly member: string; readonly create: string; readonly asFarAsAnswered?: boolean };
  /** The member of an application with all handlers by their files: `app.controller.users.list`. */
  readonly handlerRoot?: string;
  /** Where it finds the controllers that a registration names and nothing imports. */
  readonly controllers?: NamedControllers;
}

/**
 * Where a framework finds controllers by their names: folders below that of the application, which files state that are
 * below one of them.
 */
export interface NamedControllers {
  /** The folder that registrations are in. */
  readonly routes: string;
  /** The folder of the controllers. */
  readonly folder: string;
  /** Whether a controller is named as a variable is, however its file is spelled: `userInfo` of `user_info.js`. */
  readonly asVariables?: boolean;
}

/** How a framework groups routes. */
export interface GroupTable {
  readonly members: readonly string[];
  /**
   * Whether the function is passed the router of the group, or registers on the one outside:
   * `group('/v1', (app) => {})`, `group(() => {}).prefix('/v1')`.
   */
  readonly router: 'parameter' | 'outer';
}

/**
 * The method of a read that brings a body along, where a framework has a member for it. Databases have one of that name
 * as well, so it tells something only where a path follows it.
 */
export const QUERY_METHOD: Readonly<Record<string, Method>> = { query: 'QUERY' };

/** The words that most frameworks share. */
export const COMMON_METHODS: Readonly<Record<string, Method>> = {
  get: 'GET',
  head: 'HEAD',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  options: 'OPTIONS',
  all: 'ALL',
};

/** What most frameworks have, and have not: a framework specifies where it differs. */
export const PLAIN = {
  methods: COMMON_METHODS,
  methodMembers: true,
  applicationRoutes: true,
  selfReturning: [],
  pathChain: null,
  namedRoutes: false,
  handlerless: false,
  pathlessChain: false,
  optionsArgument: false,
  pathOptions: [],
  routeObject: null,
  methodList: null,
  mount: { member: 'use', style: 'arguments' },
  routerMount: null,
  asMiddleware: [],
  prefixOption: null,
  prefixMember: null,
  prefixMakesRouter: false,
  handlerTypes: [],
  receiverNames: [],
  moduleNames: [],
  applicationNames: [],
  pluginOptions: [],
  viewSetting: null,
  viewMember: null,
} as const satisfies Partial<Framework>;
