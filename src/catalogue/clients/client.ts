import type { Method } from '../../model/method.ts';
import type { RequestKind } from '../../model/request.ts';

/**
 * What an argument of a call is. `options`: an object that may specify method, URL, body and base; `status`: the status
 * of a redirect that is followed with GET; `rest`: what states nothing about the request (a callback, the answer of a
 * mock).
 */
export type Slot = 'method' | 'url' | 'body' | 'options' | 'status' | 'rest';

/** The arguments of a call, in their order. */
export type Form = readonly Slot[];

/** Members that each specify a method, and take the same arguments. */
export interface MethodGroup {
  readonly members: Readonly<Record<string, Method>>;
  /** The first form that fits the arguments counts. */
  readonly forms: readonly Form[];
  /** The role of the result of a call, where it has one. */
  readonly answers?: string;
}

/**
 * What an expression is for a client: what a call of it does, and which roles its members have. Its fields refer to
 * other roles by their names.
 */
export interface Role {
  /** Calling or constructing it sends a request, by the first of these forms that fits. */
  readonly sends?: readonly Form[];
  /** The role of the result of calling or constructing it. */
  readonly answers?: string;
  /**
   * Where the result of a call gets its base, which is put before a URL as a text: from the first argument, from the
   * options, from the client that is the first argument (`client`), or from the client in the options (`sender`). A
   * base replaces an earlier one; without this field the result has the base of what is called.
   */
  readonly base?: 'first' | 'options' | 'client' | 'sender';
  /**
   * Calling it by one of these forms returns a client that puts this URL before the URLs of its requests:
   * `wretch('/users').url('/list').get()` requests `/users/list`. The URL follows what the called client puts there,
   * and precedes the query. The requests of such a client need no URL of their own.
   */
  readonly begins?: readonly Form[];
  /** Whether a call of it returns an instance of the type that it is given: `inject(HttpClient)`. */
  readonly answersType?: boolean;
  readonly methods?: readonly MethodGroup[];
  readonly members?: Readonly<Record<string, string>>;
  /** Members whose calls return something in the same role, with the same base. */
  readonly selfReturning?: readonly string[];
  /** Whether the member has this role on an application only: `app.request('/users')`. */
  readonly onApplication?: boolean;
  /**
   * Whether only a URL that begins as a path makes a call of this role a request: the role is known by a name alone.
   */
  readonly pathOnly?: boolean;
  /**
   * Whether only a URL that begins with one slash makes a call of this role a request, with no other arguments: the
   * role is known by a name alone, and another URL may name any host.
   */
  readonly rootedOnly?: boolean;
  /** Whether a call without a method may be given one: in its options, or in options that are added after the URL. */
  readonly addsMethod?: boolean;
  /**
   * Set where a call without a method matches all methods: whether it answers every request of its URL, as a mock does,
   * or expects one that was sent, as an assertion does.
   */
  readonly anyMethod?: 'answers' | 'expects';
  /** The kind of what this role sends, where it is not its client's. */
  readonly kind?: RequestKind;
}

/** The names of the options of a client. */
export interface OptionNames {
  readonly method: readonly string[];
  readonly url: readonly string[];
  readonly body: readonly string[];
  /** Options with the fields of the query: `params` of axios; left out where there are none. */
  readonly query?: readonly string[];
  readonly base: readonly string[];
  /** Options that may state that a browser sends some methods alone: `mode: 'no-cors'`, `dataType: 'jsonp'`. */
  readonly mode?: readonly string[];
  /** Options that name a host. */
  readonly host?: readonly string[];
  /** Options for the client that sends the requests. */
  readonly sender?: readonly string[];
}

/** A client as data. Recognition reads these tables, and has no code for a single client. */
export interface Client {
  readonly name: string;
  readonly kind: RequestKind;
  /** Whether it sends its requests to an application of the project itself, without a host. */
  readonly inProcess: boolean;
  /** The role of what each module exports as a whole; its named exports are the members of that role. */
  readonly modules: Readonly<Record<string, string>>;
  /** Names that have a role wherever they come from, unless the file itself defines them. */
  readonly names?: Readonly<Record<string, string>>;
  /** Members that have a role on any object: `this.$axios`. */
  readonly memberNames?: Readonly<Record<string, string>>;
  /** Types that have a role in a file that imports one of the modules. */
  readonly types?: Readonly<Record<string, string>>;
  /** Names of parameters that have a role in a file that imports one of the modules. */
  readonly fixtures?: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, Role>>;
  readonly options: OptionNames;
  /** Whether a call that specifies no method is a GET wherever it is: nothing sets another default. */
  readonly alwaysGets?: boolean;
  /**
   * Whether it joins a base and a URL by `new URL(url, base)`, which leaves out the path of the base where the URL
   * begins with a slash: `sometimes`, by its version. Left out where it puts the base before the URL as a text.
   */
  readonly resolvesBase?: 'always' | 'sometimes';
  /** Members that register callbacks which get the options of each request. */
  readonly hooks?: readonly string[];
  /** Whether it puts the data of a GET into the URL, and that of other methods into a body. */
  readonly queriesData?: boolean;
  /** The methods that a request with a body is not given: the client sends none with them, or servers may refuse it. */
  readonly bodiless: readonly Method[];
  /** Members after the call that give it a body: `.send(user)`. */
  readonly bodyMembers?: readonly string[];
  /** The members by which a client is given a base later: `axios.defaults.baseURL = '/api'`. */
  readonly baseMembers?: readonly [string, string];
}

/** The members that most clients share. */
export const METHODS: Readonly<Record<string, Method>> = {
  get: 'GET',
  head: 'HEAD',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  options: 'OPTIONS',
};

/** Members that, in clients with an argument for the body, do not take it, and members that take it. */
export const WITHOUT_BODY: Readonly<Record<string, Method>> = {
  get: 'GET',
  delete: 'DELETE',
  head: 'HEAD',
  options: 'OPTIONS',
};
export const WITH_BODY: Readonly<Record<string, Method>> = { post: 'POST', put: 'PUT', patch: 'PATCH' };

/** The options of fetch, and of clients with the same API. */
export const FETCH_OPTIONS: OptionNames = {
  method: ['method'],
  url: ['url'],
  body: ['body'],
  base: [],
  mode: ['mode'],
};

/**
 * The methods that a browser sends in some modes: to another origin without a preflight request, or by a script
 * element.
 */
export const METHODS_OF_MODES: ReadonlyMap<string, readonly Method[]> = new Map([
  ['no-cors', ['GET', 'HEAD', 'POST']],
  ['jsonp', ['GET']],
  ['script', ['GET']],
]);

/** The methods whose requests have no body. */
export const BODILESS: readonly Method[] = ['GET', 'HEAD'];
