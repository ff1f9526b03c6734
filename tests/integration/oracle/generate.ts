import fc from 'fast-check';
import { printTable } from './print-table.ts';
import { registrationsOf } from './registrations.ts';
import { valuesOf } from './source.ts';
import {
  chain,
  guard,
  mount,
  route,
  router,
  table,
  use,
  type EntrySpec,
  type FrameworkName,
  type RouterSpec,
  type Table,
} from './table.ts';

/** What a generated path is made of. The vocabulary is small, so that routes meet often. */
const NOUNS = ['users', 'users', 'posts', 'user', 'me', 'new', 'settings'];
const COLLECTIONS = ['users', 'users', 'posts'];
const ITEMS = ['User', 'Users', 'Post', 'Posts', 'AllUsers', 'Settings', 'NewUser', 'UserById'];
const PARAMETERS = [':id', ':id', ':userId', ':postId'];
const READ = ['get', 'getAll', 'list', 'show', 'view', 'find'];
const CREATE = ['create', 'add', 'new'];
const UPDATE = ['update', 'edit'];
const DELETE = ['delete', 'remove'];

const OPERATIONS: readonly { readonly verbs: readonly string[]; readonly methods: readonly string[] }[] = [
  { verbs: READ, methods: ['GET', 'GET', 'GET', 'GET', 'POST', 'HEAD', 'ALL'] },
  { verbs: CREATE, methods: ['POST', 'POST', 'POST', 'GET', 'PUT'] },
  { verbs: UPDATE, methods: ['PUT', 'POST', 'PATCH', 'PUT', 'GET', 'ALL'] },
  { verbs: DELETE, methods: ['DELETE', 'DELETE', 'GET', 'POST', 'ALL'] },
];

const EXPRESSIONS = [
  { pattern: /^\/users\/\w+$/, samples: ['/users/zed', '/users/8'] },
  { pattern: /me/, samples: ['/some', '/users/me/x'] },
  { pattern: /^\/posts/, samples: ['/posts', '/posts/7/x'] },
];

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

const one = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Tables of a framework with two to ten registrations. */
export function tables(framework: FrameworkName): fc.Arbitrary<Table> {
  const outer = entries(framework, 2, 10);
  const made =
    framework === 'koa'
      ? fc.oneof(
          { weight: 4, arbitrary: outer.map((list) => table('koa', list)) },
          { weight: 1, arbitrary: koaApplications() },
        )
      : outer.map((list) => table(framework, list));
  return made.map(named).map((each) => (framework === 'fastify' ? withoutDuplicates(each) : each));
}

/** Koa applications of two routers, with middleware of their own between them. */
function koaApplications(): fc.Arbitrary<Table> {
  const part = fc
    .tuple(entries('koa', 1, 4), one(['', '', '/users', '/api']))
    .map(([list, prefix]) => mount('', router('', list, prefix)));
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: part }, { weight: 1, arbitrary: fc.constant(use('')) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((list) => ({ framework: 'koa', app: router('app', list) }));
}

function entries(framework: FrameworkName, least: number, most: number, depth = 0): fc.Arbitrary<readonly EntrySpec[]> {
  return fc.array(entry(framework, depth), { minLength: least, maxLength: most }).map((lists) => lists.flat());
}

function entry(framework: FrameworkName, depth: number): fc.Arbitrary<readonly EntrySpec[]> {
  const isFastify = framework === 'fastify';
  const isExpress = framework.startsWith('express');
  const kinds: { weight: number; arbitrary: fc.Arbitrary<readonly EntrySpec[]> }[] = [
    { weight: 60, arbitrary: routes(framework) },
    { weight: 5, arbitrary: uses(isFastify) },
  ];
  if (!isFastify)
    kinds.push({ weight: 3, arbitrary: endpoints(framework).map(({ method, path }) => [guard(method, path, '')]) });
  if (!isFastify)
    kinds.push({
      weight: 2,
      arbitrary: fc
        .tuple(one(['GET', 'DELETE', 'ALL']), one(EXPRESSIONS))
        .map(([method, path]) => [route(method, path, '')]),
    });
  if (!isFastify)
    kinds.push({
      weight: 4,
      arbitrary: fc.array(endpoints(framework), { minLength: 2, maxLength: 3 }).map((list) => [
        route(
          list[0]?.method ?? 'GET',
          list.map(({ path }) => path),
          '',
        ),
      ]),
    });
  if (isExpress) kinds.push({ weight: 5, arbitrary: chains(framework) });
  if (depth < 2) kinds.push({ weight: 10, arbitrary: mounts(framework, depth) });
  return fc.oneof(...kinds);
}

function routes(framework: FrameworkName): fc.Arbitrary<readonly EntrySpec[]> {
  const single = fc
    .tuple(endpoints(framework), fc.boolean())
    .map(([{ method, path }, asObject]) => [route(method, path, '', { asObject: asObject && method !== 'ALL' })]);
  if (framework !== 'fastify') return single;
  const several = fc
    .tuple(
      endpoints(framework),
      one([
        ['GET', 'HEAD'],
        ['PUT', 'PATCH'],
        ['GET', 'POST'],
      ]),
    )
    .map(([{ path }, methods]) => [route(methods, path, '')]);
  return fc.oneof({ weight: 9, arbitrary: single }, { weight: 1, arbitrary: several });
}

function uses(isFastify: boolean): fc.Arbitrary<readonly EntrySpec[]> {
  return one(
    isFastify
      ? [null]
      : [null, '/', '/users', '/users/delete', '/posts', '/admin', '/users/me', '/api', '/getUsers', '/delete'],
  ).map((path) => [use('', path)]);
}

function chains(framework: FrameworkName): fc.Arbitrary<readonly EntrySpec[]> {
  const methods = fc.uniqueArray(one(['GET', 'POST', 'PUT', 'DELETE']), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(endpoints(framework), methods)
    .map(([{ path }, list]) => [chain(path, Object.fromEntries(list.map((method) => [method, ''])))]);
}

function mounts(framework: FrameworkName, depth: number): fc.Arbitrary<readonly EntrySpec[]> {
  const prefix = one([
    '/users',
    '/users',
    '/posts',
    '/api',
    '/api/v1',
    '/users/:userId/posts',
    '/admin',
    '/api/users',
    ...(framework === 'fastify' ? [] : ['', '/']),
  ]);
  const own = framework === 'koa' ? one(['', '', '', '/users', '/posts']) : fc.constant('');
  const inner = fc.tuple(entries(framework, 1, 4, depth + 1), own).map(([list, text]) => router('', list, text));
  const prefixes = fc.oneof(
    { weight: 7, arbitrary: prefix.map((text) => [text]) },
    { weight: 1, arbitrary: fc.tuple(prefix, prefix) },
  );
  return fc.tuple(prefixes, inner).map(([texts, child]) => texts.map((text) => mount(text, child)));
}

function endpoints(framework: FrameworkName): fc.Arbitrary<Endpoint> {
  const isPatterned = framework === 'express4' || framework === 'fastify';
  const parameter = one(isPatterned ? [...PARAMETERS, ':id(\\d+)'] : PARAMETERS);
  const wildcard = one(
    {
      express4: ['/*', '/users/*'],
      express5: ['/*rest', '/users/*rest', '/{*rest}'],
      fastify: ['/*', '/users/*'],
      koa: ['/*rest', '/users/*rest', '/{*rest}'],
    }[framework],
  );
  const anyMethod = one(['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'ALL', 'HEAD']);
  const start = one(['', '', '', '', '', '/api', '/users/:userId', '/users/me']);
  return fc.oneof(
    { weight: 14, arbitrary: one(OPERATIONS).chain((operation) => verbEndpoints(operation, start, parameter)) },
    {
      weight: 7,
      arbitrary: fc
        .tuple(anyMethod, start, nounPaths(parameter))
        .map(([method, first, path]) => ({ method, path: first + path })),
    },
    { weight: 1, arbitrary: fc.tuple(anyMethod, wildcard).map(([method, path]) => ({ method, path })) },
  );
}

function verbEndpoints(
  { verbs, methods }: (typeof OPERATIONS)[number],
  start: fc.Arbitrary<string>,
  parameter: fc.Arbitrary<string>,
): fc.Arbitrary<Endpoint> {
  const verb = one(verbs);
  const named = fc.tuple(verb, one(ITEMS)).map(([word, item]) => word + item);
  const noun = one(COLLECTIONS);
  const paths = fc.oneof(
    fc.tuple(noun, verb).map((parts) => parts.join('/')),
    fc.tuple(noun, verb, parameter).map((parts) => parts.join('/')),
    fc.tuple(noun, parameter, verb).map((parts) => parts.join('/')),
    named,
    fc.tuple(named, parameter).map((parts) => parts.join('/')),
    fc.tuple(noun, named).map((parts) => parts.join('/')),
    fc.tuple(noun, named, parameter).map((parts) => parts.join('/')),
    fc.tuple(noun, parameter, named).map((parts) => parts.join('/')),
    verb,
    fc.tuple(verb, parameter).map((parts) => parts.join('/')),
    fc.tuple(verb, noun, parameter).map((parts) => parts.join('/')),
    fc.tuple(verb, noun).map((parts) => parts.join('/')),
    fc.tuple(noun, one(['me', 'new']), verb).map((parts) => parts.join('/')),
    fc.tuple(parameter, verb).map((parts) => parts.join('/')),
  );
  const end = one(['', '', '', '', '', '', '', '', '/']);
  return fc
    .tuple(one(methods), start, paths, end)
    .map(([method, first, path, slash]) => ({ method, path: `${first}/${path}${slash}` }));
}

function nounPaths(parameter: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const noun = one(NOUNS);
  return fc.oneof(
    noun.map((text) => `/${text}`),
    fc.tuple(noun, parameter).map((parts) => `/${parts.join('/')}`),
    fc.tuple(noun, noun).map((parts) => `/${parts.join('/')}`),
    fc.tuple(noun, parameter, noun).map((parts) => `/${parts.join('/')}`),
    fc.constant('/'),
    parameter.map((text) => `/${text}`),
    fc.constant('/:kind/:key'),
    fc.tuple(fc.constant(':kind'), noun).map((parts) => `/${parts.join('/')}`),
    fc.tuple(noun, fc.constant(':kind'), fc.constant(':key')).map((parts) => `/${parts.join('/')}`),
  );
}

/** Gives each handler and each router its name: they are told apart by it, and generated without one. */
export function named({ framework, app }: Table): Table {
  const routers = new Map<RouterSpec, RouterSpec>();
  let count = 0;
  let routerCount = 0;
  const nameEntry = (each: EntrySpec): EntrySpec => {
    if (each.kind === 'mount') return { ...each, router: nameRouter(each.router) };
    if (each.kind === 'chain')
      return { ...each, links: each.links.map((link) => ({ ...link, id: `h${String((count += 1))}` })) };
    return { ...each, id: `${each.kind === 'use' ? 'm' : 'h'}${String((count += 1))}` };
  };
  const nameRouter = (each: RouterSpec): RouterSpec => {
    const known = routers.get(each);
    if (known) return known;
    const name = each === app ? 'app' : `router${String((routerCount += 1))}`;
    const renamed = { ...each, name, entries: each.entries.map(nameEntry) };
    routers.set(each, renamed);
    return renamed;
  };
  return { framework, app: nameRouter(app) };
}

/** Fastify refuses a second route of one method and shape, so the later ones are left out. */
function withoutDuplicates(each: Table): Table {
  const seen = new Set<string>();
  const refused = new Set<string>();
  for (const { id, methods, path } of registrationsOf(each, valuesOf(printTable(each)))) {
    const shape = (path ?? '').replaceAll(/:\w+/g, ':').replace(/(?<=.)\/$/, '');
    for (const method of methods.includes('ALL') ? ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] : methods) {
      if (seen.has(`${method} ${shape}`)) refused.add(id);
      seen.add(`${method} ${shape}`);
    }
  }
  return refused.size === 0 ? each : without(each, (one) => one.kind === 'route' && refused.has(one.id));
}

/** A table without some of its entries. */
export function without({ framework, app }: Table, isGone: (entry: EntrySpec) => boolean): Table {
  const routers = new Map<RouterSpec, RouterSpec>();
  const filter = (each: RouterSpec): RouterSpec => {
    const known = routers.get(each);
    if (known) return known;
    const list = each.entries
      .filter((one) => !isGone(one))
      .map((one) => (one.kind === 'mount' ? { ...one, router: filter(one.router) } : one));
    const filtered = { ...each, entries: list };
    routers.set(each, filtered);
    return filtered;
  };
  return { framework, app: filter(app) };
}
