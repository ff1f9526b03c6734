import type { Dialect } from '../../model/path.ts';
import type { Method } from '../../model/method.ts';
import type { Precedence } from '../../model/matching.ts';
import type { Router } from '../../model/router.ts';

/**
 * How a framework declares routes by decorators of classes and methods. Recognition reads these tables and has no code
 * for any single framework.
 */
export interface DecoratorFramework {
  readonly name: string;
  readonly dialect: Dialect;
  readonly precedence: Precedence;
  /** The modules that export the decorators; a name alone is no evidence. */
  readonly modules: readonly string[];
  /** Whether these decorators are recognised by name alone: their routes are never fixed. */
  readonly isGuess?: boolean;
  /** The decorators of a class that give its path. */
  readonly controllers: readonly string[];
  /** Whether a class needs no such decorator. */
  readonly bareControllers: boolean;
  /** The properties with the path where an object replaces it: `@Controller({ path: 'users' })`. */
  readonly pathOptions: readonly string[];
  /** The same for a method: `@GET({ url: '/users' })`. */
  readonly methodPathOptions?: readonly string[];
  /** The property of that object for the versions, and the decorator that sets them for one method. */
  readonly version: { readonly option: string; readonly decorator: string } | null;
  /**
   * The decorators of methods, each with its HTTP method. Fixes write the first one for a method, unless the route is
   * written with a later one.
   */
  readonly methods: Readonly<Record<string, Method>>;
  /** The decorators of methods with the HTTP method before the path: `@operation('get', '/users')`. */
  readonly methodArguments: readonly string[];
  /** Whether a path may be left out: `@Get()`. */
  readonly pathless: boolean;
  /** Decorators of a method that answers with a page, or redirects. */
  readonly pages: readonly string[];
  readonly redirects: readonly string[];
  /** What methods return to show a page, or to redirect: functions and classes of its modules. */
  readonly makers?: { readonly pages: readonly string[]; readonly redirects: readonly string[] };
  /** Decorators of the parameters that receive the body of a request, or a part of it. */
  readonly bodies: readonly string[];
  /**
   * Decorators of the parameters that receive the query, or a part of it; one with members includes all of them:
   * `@param.query.string('id')`.
   */
  readonly queries: readonly string[];
  /** Decorators of the parameters that receive one parameter of the path, or all of them. */
  readonly pathParameters: readonly string[];
  /** Whether these and those of the query take the name of the parameter where they have no argument: `@Path() id`. */
  readonly namedAsWritten?: boolean;
  /** Decorators of the parameters through which a method sends the response itself. */
  readonly responses: readonly string[];
  /**
   * Whether parameters without a decorator are the request and the response, as the underlying framework passes them.
   */
  readonly plainParameters: boolean;
  /**
   * The decorator that sets a status code, where the default for POST differs from that of all other methods; otherwise
   * null.
   */
  readonly statusOfPost: string | null;
  readonly application: ApplicationTable | null;
  /** As in {@link Router}. */
  readonly namedParameters?: Router['namedParameters'];
}

/** What most frameworks with decorators have in common; each one overrides what differs. */
export const PLAIN_DECORATORS = {
  dialect: 'express',
  precedence: 'unknown',
  controllers: ['Controller'],
  bareControllers: false,
  pathOptions: [],
  version: null,
  methods: {
    Get: 'GET',
    Head: 'HEAD',
    Post: 'POST',
    Put: 'PUT',
    Patch: 'PATCH',
    Delete: 'DELETE',
    Options: 'OPTIONS',
    All: 'ALL',
  },
  methodArguments: [],
  pathless: true,
  pages: [],
  redirects: [],
  bodies: [],
  queries: [],
  pathParameters: ['Param', 'Params', 'PathParam', 'PathParams'],
  responses: [],
  plainParameters: true,
  statusOfPost: null,
  application: null,
} as const satisfies Partial<DecoratorFramework>;

/** What makes the application of the classes, and what sets the prefix of all their paths. */
export interface ApplicationTable {
  /**
   * Exports, or members of them, that make it: with the argument and the property for the prefix, or null where they
   * take none.
   */
  readonly makes: Readonly<Record<string, { readonly argument: number; readonly option: string } | null>>;
  /** The member that sets the prefix: `app.setGlobalPrefix('api')`. */
  readonly prefixMember: string | null;
  /** The option of that member for routes without the prefix: `app.setGlobalPrefix('api', { exclude: ['health'] })`. */
  readonly prefixExceptions?: string;
  /** The member that puts versions into the paths: `app.enableVersioning()`. */
  readonly versioningMember: string | null;
  /** Members of exports that give some of the classes prefixes of their own: `RouterModule.register([...])`. */
  readonly placers: readonly string[];
  /**
   * The decorator of a class that groups other classes, and the option that lists them:
   * `@Module({ controllers: [Users] })`.
   */
  readonly modules?: { readonly decorator: string; readonly option: string };
  /**
   * The member that serves the files of a folder before all classes:
   * `app.useStaticAssets('public', { prefix: '/site' })`.
   */
  readonly filesMember?: string;
  /**
   * The member that registers middleware before all classes, by paths without the prefix: `app.use('/users', auth)`.
   */
  readonly middlewareMember?: string;
  /** The member of an export that serves the pages of an application next to the classes. */
  readonly pages?: PageModule;
}

/** A module that serves the pages of an application: `ServeStaticModule.forRoot({ rootPath, serveRoot: '/site' })`. */
export interface PageModule {
  readonly maker: string;
  /** The option for the folder that it serves. */
  readonly folderOption: string;
  /** The option for the prefix of its addresses. */
  readonly prefixOption: string;
  /** The option for the addresses that it answers; without it, all that are left over. */
  readonly pathOption: string;
}
