import type { Dialect } from '../../model/path.ts';
import type { Method } from '../../model/method.ts';
import type { Precedence, Tolerance } from '../../model/matching.ts';
import type { Router } from '../../model/router.ts';
import type {
  DescribedRoute,
  GroupTable,
  ModuleTable,
  NamedControllers,
  PrefixVersions,
  RouteObject,
  RouterKind,
} from './framework-tables.ts';

/** A framework as data: recognition reads these tables, and has no code for a single framework. */
export interface Framework {
  readonly name: string;
  readonly dialect: Dialect;
  /** Whether the first route that matches wins, or the most specific one; `unknown` where its versions differ. */
  readonly precedence: Precedence;
  /** The tables of its modules, by specifier. */
  readonly modules: Readonly<Record<string, ModuleTable>>;
  /** A global function and its results by the name that it is passed: `use('Route')`. */
  readonly container?: { readonly call: string; readonly answers: Readonly<Record<string, RouterKind>> };
  /**
   * Whether applications and routers are created alike, so that the one which listens is the application:
   * `new Elysia().listen(3000)`.
   */
  readonly servesItself?: boolean;
  /**
   * The words for methods, with their methods. Where several words have the same method, fixes write the first of them.
   */
  readonly methods: Readonly<Record<string, Method>>;
  /** Whether these words are also members that register a route: `app.get(...)`. */
  readonly methodMembers: boolean;
  /** Whether an application can register routes itself; otherwise only routers can. */
  readonly applicationRoutes: boolean;
  /**
   * Other members that return the router itself, so that calls can be chained: `use`. Members that other objects have
   * too are {@link chains}.
   */
  readonly selfReturning: readonly string[];
  /** The member that opens a chain of methods under one path: `app.route('/users').get(list).post(create)`. */
  readonly pathChain: string | null;
  /** Whether a route may have a name as the argument before its path. */
  readonly namedRoutes: boolean;
  /** Whether a call with a path alone registers a route: otherwise it may read a setting, as `app.get('env')` does. */
  readonly handlerless: boolean;
  /**
   * Whether a registration without a path uses that of the previous one in its chain:
   * `app.get('/users', list).post(create)`.
   */
  readonly pathlessChain: boolean;
  /** Whether an options object may be between the path and the handlers, or contain the handler. */
  readonly optionsArgument: boolean;
  /** The properties with the path, where an object may replace it: `server.get({ path: '/users' }, list)`. */
  readonly pathOptions: readonly string[];
  /** The member that takes a whole route as one object, and the names of the object's properties. */
  readonly routeObject: RouteObject | null;
  readonly describedRoute?: DescribedRoute;
  /** The options of a route that restrict it to some requests of its method and path. */
  readonly constraintOptions?: readonly string[];
  /** The options of a router that change which requests its routes match. */
  readonly matchingOptions?: readonly string[];
  /** The member that takes a path, a list of methods and the handlers, and which of path and methods comes first. */
  readonly methodList: { readonly member: string; readonly first: 'path' | 'methods' } | null;
  /**
   * The member that mounts. In the style `arguments`, it takes routers and middleware after an optional path; in the
   * style `plugin`, a plugin with the prefix in its options. Null where routers have no such member: they take no
   * middleware.
   */
  readonly mount: { readonly member: string; readonly style: 'arguments' | 'plugin' } | null;
  /**
   * The member that registers middleware to run before all routes, after an optional path, if it is not the one that
   * mounts: `app.use('/users', auth)`.
   */
  readonly middlewareMember?: string;
  /** The member that sets the handler for requests without a route, wherever it is called: `app.notFound(handler)`. */
  readonly fallbackMember?: string;
  /** The member that mounts only routers, after a prefix: `app.route('/users', users)`. */
  readonly routerMount: string | null;
  /**
   * The member that passes all requests below a path to a function, which may be the `answering` member of a router:
   * `app.mount('/users', users.fetch)`.
   */
  readonly handlerMount?: { readonly member: string; readonly answering: string };
  /** Members that register something which is not analysed. Other objects have members of these names too. */
  readonly unreadMembers?: readonly string[];
  /** Whether a handler that returns nothing passes the request on to the next route. */
  readonly answersByReturn?: boolean;
  /**
   * Members that answer requests by the router's own addresses, whichever route passes the requests on:
   * `router.all('/lamps/*', lamps.fetch)`.
   */
  readonly answeringMembers?: readonly string[];
  /** Members that return the router as middleware, which can be mounted. */
  readonly asMiddleware: readonly string[];
  /**
   * Members that create middleware for requests with a method that no route of the router has: it answers no address of
   * its own.
   */
  readonly besideRoutes?: readonly string[];
  /** The option of constructors and plugins with the prefix. */
  readonly prefixOption: string | null;
  /** Whether applications have that option too, besides routers. */
  readonly applicationPrefix?: boolean;
  /** The member that sets a prefix. */
  readonly prefixMember: string | null;
  /**
   * Whether that member returns another router, which is mounted on the first one under the prefix:
   * `const api = app.basePath('/api')`. Called directly on a new router, it sets the prefix of that router.
   */
  readonly prefixMakesRouter: boolean;
  /** The member that makes another router, which is mounted nowhere yet: `const users = service.newRouter()`. */
  readonly routerMaker?: string;
  /**
   * The usual names of a handler's parameters, one list for each position; at least `required` parameters must be
   * present. With `errorHandlers`, a function with one more parameter handles errors only, and gets them as its first
   * argument.
   */
  readonly signature: {
    readonly required: number;
    readonly names: readonly (readonly string[])[];
    readonly errorHandlers?: boolean;
  };
  /** The types of a handler's parameters whose names no other framework uses. */
  readonly handlerTypes: readonly string[];
  /** Variable names that only routers of this framework have. */
  readonly receiverNames: readonly string[];
  /** Names of a parameter that gets the framework's module: `(app, express) => {}`. */
  readonly moduleNames: readonly string[];
  /** Names of a parameter that is an application and not a router. */
  readonly applicationNames: readonly string[];
  /** Names of the second parameter of a plugin, which identify a function as a plugin. */
  readonly pluginOptions: readonly string[];
  /**
   * The member with the function of a plugin, which gets the router, where the plugin is an object:
   * `{ name: 'users', register: (server) => {} }`.
   */
  readonly pluginMember?: string;
  /** How an application gets a view engine: by a setting, or by a call of a member. */
  readonly viewSetting: string | null;
  readonly viewMember: string | null;
  /**
   * Which differences between paths its routers ignore, unless one of the settings in `unless` is named, or one of
   * `matchingOptions` is given; left out where they ignore none.
   */
  readonly tolerance?: Tolerance & { readonly unless: readonly string[] };
  /**
   * How paths and prefixes without a leading slash are treated; left out where such paths are usual, or where it is
   * unknown.
   */
  readonly bareStart?: Router['bareStart'];
  /**
   * The packages of its routers of which some versions match the prefixes of middleware by their text, as `/user`
   * matches `/users`; left out where all of them match whole segments.
   */
  readonly prefixesByText?: Readonly<Record<string, PrefixVersions>>;
  /**
   * Members of an application, and of the module, from which its requests, responses or contexts inherit: functions on
   * them have a request as `this`.
   */
  readonly prototypes?: readonly string[];
  /** The member of a handler's first parameter that contains the path parameters. */
  readonly parametersMember?: string;
  /** As in {@link Router}. */
  readonly namesPart?: boolean;
  /** Whether only the handlers of a registration see its path parameters: hooks, schemas and middleware do not. */
  readonly privateParameters?: boolean;
  /** As in {@link Router}, for a router without the {@link mergingOption}. */
  readonly namedParameters?: Router['namedParameters'];
  /** The option with which a router adds the parameters of its prefixes: `Router({ mergeParams: true })`. */
  readonly mergingOption?: string;
  /**
   * Whether it rejects a request with a content type and no body, unless its method is GET: the handler is not called.
   */
  readonly refusesEmptyBodies?: boolean;
  /**
   * Members that return the router itself, as {@link selfReturning}. Other objects have members of these names too, so
   * they count only on a value that is proven to be a router.
   */
  readonly chains?: readonly string[];
  /** The module whose clients send requests by calls on an object, which look like any other call. */
  readonly typedClient?: string;
  /**
   * Whether the value after the path is the handler, whether or not it is a function, and options may follow:
   * `.get('/', 'hello', { detail })`.
   */
  readonly valueHandlers?: boolean;
  /** Whether paths and prefixes without a leading slash always match as if they had one. */
  readonly impliedSlash?: boolean;
  /** The members that put the routes which a function registers under a prefix, and how they do so. */
  readonly group?: GroupTable;
  /**
   * The member that registers the usual routes of a collection and its items, the name of the action that creates an
   * item, and whether routes without an action in the controller are left out.
   */
  readonly resource?: { readonly member: string; readonly create: string; readonly asFarAsAnswered?: boolean };
  /** The member of an application that contains all handlers, by their files: `app.controller.users.list`. */
  readonly handlerRoot?: string;
  /** Where it finds controllers that a registration names and no file imports. */
  readonly controllers?: NamedControllers;
}

/**
 * The method for a read with a body, for frameworks with a member for it. Database clients have a member of that name
 * too, so it counts only if a path follows.
 */
export const QUERY_METHOD: Readonly<Record<string, Method>> = { query: 'QUERY' };

/** The words for methods that most frameworks share. */
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

/** The defaults that most frameworks share; each framework overrides those that differ. */
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
