import type { Dialect } from '../../model/path.ts';
import type { Method } from '../../model/method.ts';
import type { Precedence } from '../../model/matching.ts';

/**
 * How the routes of a framework are declared by decorators of classes and their methods. Recognition reads these
 * tables; it knows no framework by name.
 */
export interface DecoratorFramework {
  readonly name: string;
  readonly dialect: Dialect;
  readonly precedence: Precedence;
  /** The modules whose exports the decorators are; a name alone is no evidence. */
  readonly modules: readonly string[];
  /** Whether these decorators are recognised by name alone: their routes are never fixed. */
  readonly isGuess?: boolean;
  /** The decorators of a class that specify its path. */
  readonly controllers: readonly string[];
  /** Whether a class needs none of them. */
  readonly bareControllers: boolean;
  /** The properties that specify the path where an object is in its place: `@Controller({ path: 'users' })`. */
  readonly pathOptions: readonly string[];
  /** The same for a method: `@GET({ url: '/users' })`. */
  readonly methodPathOptions?: readonly string[];
  /** The property of that object that specifies the versions, and the decorator that does so for one method. */
  readonly version: { readonly option: string; readonly decorator: string } | null;
  /** The decorators of methods, and the method that each one specifies. The first of a method is how it is written. */
  readonly methods: Readonly<Record<string, Method>>;
  /** The decorators of methods with the HTTP method before the path: `@operation('get', '/users')`. */
  readonly methodArguments: readonly string[];
  /** Whether a path may be left out: `@Get()`. */
  readonly pathless: boolean;
  /** Decorators of a method that answers with a page, or sends the browser elsewhere. */
  readonly pages: readonly string[];
  readonly redirects: readonly string[];
  /** What methods return to show a page, or to send the browser elsewhere: functions and classes of its modules. */
  readonly makers?: { readonly pages: readonly string[]; readonly redirects: readonly string[] };
  /** Decorators of the parameters that receive the body of a request, or a part of it. */
  readonly bodies: readonly string[];
  /**
   * Decorators of the parameters that hold the query, or something of it; one with members represents all of them:
   * `@param.query.string('id')`.
   */
  readonly queries: readonly string[];
  /** Decorators of the parameters by which a method answers itself. */
  readonly responses: readonly string[];
  /** Whether parameters without a decorator are the request and the response, as the framework below passes them on. */
  readonly plainParameters: boolean;
  /**
   * The decorator that specifies a status code, where POST is answered with another one than all other methods unless
   * it does.
   */
  readonly statusOfPost: string | null;
  readonly application: ApplicationTable | null;
}

/** What most frameworks of decorators have, and have not: one specifies where it differs. */
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
  responses: [],
  plainParameters: true,
  statusOfPost: null,
  application: null,
} as const satisfies Partial<DecoratorFramework>;

/** What makes the application that gathers the classes, and what specifies the prefix of all their paths. */
export interface ApplicationTable {
  /**
   * Exports, or members of them, that make it: with the argument and the property that specify the prefix, where they
   * do.
   */
  readonly makes: Readonly<Record<string, { readonly argument: number; readonly option: string } | null>>;
  /** The member that specifies the prefix: `app.setGlobalPrefix('api')`. */
  readonly prefixMember: string | null;
  /** The option of that member that lists the routes outside: `app.setGlobalPrefix('api', { exclude: ['health'] })`. */
  readonly prefixExceptions?: string;
  /** The member that puts versions into the paths: `app.enableVersioning()`. */
  readonly versioningMember: string | null;
  /** Members of exports that give some of the classes prefixes of their own: `RouterModule.register([...])`. */
  readonly placers: readonly string[];
  /**
   * The decorator of a class that brings some of the classes together, and the option that lists them:
   * `@Module({ controllers: [Users] })`.
   */
  readonly modules?: { readonly decorator: string; readonly option: string };
  /**
   * The member that sends the files of a folder before all classes:
   * `app.useStaticAssets('public', { prefix: '/site' })`.
   */
  readonly filesMember?: string;
  /** The member that puts middleware before all classes, by addresses without the prefix: `app.use('/users', auth)`. */
  readonly middlewareMember?: string;
  /** The member of an export that serves the pages of an application next to the classes. */
  readonly pages?: PageModule;
}

/** A module that sends an application of pages: `ServeStaticModule.forRoot({ rootPath, serveRoot: '/site' })`. */
export interface PageModule {
  readonly maker: string;
  /** The option that names the folder of what it sends. */
  readonly folderOption: string;
  /** The option for the prefix of its addresses. */
  readonly prefixOption: string;
  /** The option that specifies which addresses it answers, where these are not all that are left over. */
  readonly pathOption: string;
}
