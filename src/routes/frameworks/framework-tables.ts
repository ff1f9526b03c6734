/** Whether a factory, a constructor or a type of a framework is that of an application or of a router. */
export type RouterKind = 'application' | 'router';

/** The exports of one module that matter. The name `''` is the module itself, which is also its default export. */
export interface ModuleTable {
  /** Exports that make a router when they are called or constructed. */
  readonly makes?: Readonly<Record<string, RouterKind>>;
  /** Exports that are a router themselves, the same for all importing files. */
  readonly is?: Readonly<Record<string, RouterKind>>;
  /** Types of a router. */
  readonly types?: Readonly<Record<string, RouterKind>>;
  /** Types of a function whose first parameter is a router. */
  readonly pluginTypes?: readonly string[];
  /** Exports that return the router that they are called with, or an equivalent one. */
  readonly passes?: readonly string[];
  /**
   * Exports that return the plugin that they are called with, and make it register on the outer router, without a
   * prefix.
   */
  readonly unwraps?: readonly string[];
  /** Exports that place a router under a prefix: `mount('/users', router)`. */
  readonly mounts?: readonly string[];
  /** Exports that combine middleware: `compose([users.routes(), orders.routes()])`. */
  readonly combines?: readonly string[];
  /**
   * Whether this table lists every export that is or makes a router: no other export does, whatever its members and the
   * handlers that they are called with.
   */
  readonly closed?: boolean;
  /** Whether passing this module to an application, or an application to this module, gives it a view engine. */
  readonly views?: boolean;
}

/** The names of the properties of a route that is written as one object. */
export interface RouteObject {
  readonly member: string;
  readonly method: string;
  readonly path: readonly string[];
  readonly handler: string;
  /** Properties that may contain another object with the handler: `{ method, path, options: { handler } }`. */
  readonly options: readonly string[];
  /**
   * Whether the member also takes a list of routes, and handlers that are not functions:
   * `{ handler: { view: 'users' } }`.
   */
  readonly declarative: boolean;
}

/**
 * A route whose object contains everything except its handler, which is the next argument:
 * `app.openapi(createRoute({ method: 'get', path: '/users' }), list)`.
 */
export interface DescribedRoute {
  readonly member: string;
  readonly method: string;
  readonly path: string;
  /** The function that returns the object unchanged. */
  readonly maker: string;
}

/**
 * The first and the last major version of a package in which routers match a prefix by its text, both included; null
 * where no version does.
 */
export interface PrefixVersions {
  /** The prefix of middleware without a path, in a router that is nested in another. */
  readonly nested: readonly [first: number, last: number] | null;
  /** The path of middleware: `router.use('/user', auth)`. */
  readonly paths: readonly [first: number, last: number] | null;
}

/**
 * Where a framework finds controllers by their names: in a folder of the application. The root of the application is
 * found from a file in one of its folders.
 */
export interface NamedControllers {
  /** The folder of the files that register routes. */
  readonly routes: string;
  /** The folder of the controllers. */
  readonly folder: string;
  /** Whether controllers are named in camel case, whatever the case of their files: `userInfo` for `user_info.js`. */
  readonly asVariables?: boolean;
}

/** How a framework groups routes. */
export interface GroupTable {
  readonly members: readonly string[];
  /**
   * Whether the function gets the router of the group as its parameter, or registers on the outer router:
   * `group('/v1', (app) => {})`, `group(() => {}).prefix('/v1')`.
   */
  readonly router: 'parameter' | 'outer';
}
