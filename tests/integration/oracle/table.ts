/** A framework of the harness, by the name of the package that runs it. */
export type FrameworkName = 'express4' | 'express5' | 'fastify' | 'koa';

/** A regular expression as a path, with requests that it matches. */
export interface Expression {
  readonly pattern: RegExp;
  readonly samples: readonly string[];
}

/** A path as the source writes it. */
export type PathSpec = string | Expression;

/** One registration: one handler under some methods and paths. */
export interface RouteSpec {
  readonly kind: 'route';
  /** Names the handler; it answers with this name. Unique in its table. */
  readonly id: string;
  /** In upper case; `ALL` for every method. Only Fastify takes several. */
  readonly methods: readonly string[];
  /** Several paths are written as an array, which Fastify does not take. */
  readonly paths: readonly PathSpec[];
  /** Whether the handler lets the request through, as a guard does, and does not answer. */
  readonly passes: boolean;
  /** Whether Fastify gets the route as one object of options. */
  readonly asObject: boolean;
}

/** Several registrations under one path text: `app.route(path).get(a).post(b)`. */
export interface ChainSpec {
  readonly kind: 'chain';
  readonly path: string;
  readonly links: readonly { readonly id: string; readonly method: string }[];
}

/** Middleware, or in Fastify a hook. It lets every request through. */
export interface UseSpec {
  readonly kind: 'use';
  readonly id: string;
  /** Null for every path. */
  readonly path: string | null;
}

/** A router placed on another. The same router may stand in several places. */
export interface MountSpec {
  readonly kind: 'mount';
  /** Empty for none. */
  readonly prefix: string;
  readonly router: RouterSpec;
}

export type EntrySpec = RouteSpec | ChainSpec | UseSpec | MountSpec;

export interface RouterSpec {
  /** The name of its variable. Unique in its table. */
  readonly name: string;
  /** The prefix that a Koa router is made with; empty for none. */
  readonly prefix: string;
  readonly entries: readonly EntrySpec[];
}

/** What a program registers, in order. `app` is the application itself. */
export interface Table {
  readonly framework: FrameworkName;
  readonly app: RouterSpec;
}

/** A route of a table. */
export function route(
  method: string | readonly string[],
  path: PathSpec | readonly PathSpec[],
  id: string,
  more: Partial<RouteSpec> = {},
): RouteSpec {
  const paths = typeof path === 'string' || 'pattern' in path ? [path] : path;
  return {
    kind: 'route',
    id,
    methods: typeof method === 'string' ? [method] : method,
    paths,
    passes: false,
    asObject: false,
    ...more,
  };
}

/** A route that lets the request through. */
export function guard(method: string, path: PathSpec, id: string): RouteSpec {
  return route(method, path, id, { passes: true });
}

/** Routes of one path text, by method. */
export function chain(path: string, links: Readonly<Record<string, string>>): ChainSpec {
  return { kind: 'chain', path, links: Object.entries(links).map(([method, id]) => ({ id, method })) };
}

/** Middleware, of every path where none is given. */
export function use(id: string, path: string | null = null): UseSpec {
  return { kind: 'use', id, path };
}

/** A router under a prefix. */
export function mount(prefix: string, router: RouterSpec): MountSpec {
  return { kind: 'mount', prefix, router };
}

/** A router that is not an application. */
export function router(name: string, entries: readonly EntrySpec[], prefix = ''): RouterSpec {
  return { name, prefix, entries };
}

/** A table of a framework. Koa's application holds no routes, so they go on a router that is mounted on it. */
export function table(framework: FrameworkName, entries: readonly EntrySpec[]): Table {
  const app = framework === 'koa' ? [mount('', router('root', entries))] : entries;
  return { framework, app: router('app', app) };
}
