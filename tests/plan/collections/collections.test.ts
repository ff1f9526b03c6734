import { describe, expect, it } from 'vitest';
import type { PlanOptions } from '../../../src/model/plan-options.ts';
import { ANSWER, express, fastify, mounted, registration } from '../../support/applications.ts';
import { movesIn, OPTIONS, planOf, type Files } from '../planning.ts';

const PAGE = "(req, res) => res.render('user')";

/** An application with these routes, and with lines that are written out. */
function app(...lines: readonly string[]): string {
  return express(...lines.map((line) => (/^[A-Z]+ \//.test(line) ? registration('app', line, ANSWER) : line)));
}

/**
 * What becomes of the collections that the routes name in the singular: the texts that change, or the reason against
 * it.
 */
function namings(source: string, options: Partial<PlanOptions> = {}): readonly string[] {
  return planOf({ 'server.js': source }, options).routes.flatMap(({ naming }) => {
    if (!naming) return [];
    const { edits, withheld } = naming;
    return [
      edits
        ? edits.map(({ range, text }) => `${source.slice(...range)} -> ${text}`).join(', ')
        : [withheld?.reason, withheld?.other?.label].filter((part) => part !== undefined).join(' '),
    ];
  });
}

function allowing(isAllowed: PlanOptions['naming']['isAllowed']): Partial<PlanOptions> {
  return { naming: { ...OPTIONS.naming, isAllowed } };
}

describe('a collection of which a route is left alone', () => {
  it('keeps its name where a comment says so at one of its texts', () => {
    expect(namings(app('// eslint-disable-next-line', 'GET /user/:id'))).toEqual(['suppressed']);
    expect(namings(app('GET /user/:id', '// eslint-disable-next-line', 'PUT /user/:id'))).toEqual([
      'suppressed',
      'suppressed',
    ]);
    expect(namings(app('GET /user/:id', '// eslint-disable-next-line', 'PUT /order/:id'))).toEqual([
      'user -> users',
      'suppressed',
    ]);
  });

  it('asks for the comments about names', () => {
    expect(namings(app('GET /user/:id'), { isSuppressed: (kind) => kind === 'singular' })).toEqual(['suppressed']);
    expect(namings(app('GET /user/:id'), { isSuppressed: (kind) => kind !== 'singular' })).toEqual(['user -> users']);
  });

  it.each<[source: string, allowed: string, own: string, expected: readonly string[]]>([
    [app('GET /user/:id'), '/user/:id', '/user/:id', ['shared-path GET /user/:id']],
    [
      mounted('/api', registration('router', 'GET /user/:id', ANSWER)),
      '/api/user/:id',
      '/user/:id',
      ['shared-path GET /api/user/:id'],
    ],
    [app("app.use('/user', auth);", 'GET /user/:id'), '/user', '/user', ['shared-path use /user']],
    [app('GET /user/:id'), '/user', '/user', ['user -> users']],
    [
      app('GET /user/:id', 'PUT /order/:id'),
      '/order/:id',
      '/order/:id',
      ['user -> users', 'shared-path PUT /order/:id'],
    ],
  ])('keeps its name where the settings allow an address of it: %#', (source, allowed, own, expected) => {
    expect(
      namings(
        source,
        allowing((_methods, address, path) => address.text === allowed && path.text === own),
      ),
    ).toEqual(expected);
  });
});

describe('a collection that routes meet in once their verbs are gone', () => {
  it.each<[source: string, expected: readonly string[]]>([
    [app('POST /add/crate', 'DELETE /delete/crate/:id'), ['crate -> crates, crate -> crates']],
    [app('GET /crate', 'DELETE /delete/crate/:id'), ['crate -> crates, crate -> crates']],
    // What does not move stays where it is, and meets nobody.
    [app('POST /crate', 'POST /add/crate', 'PUT /update/crate/:id'), ['crate -> crates, crate -> crates']],
    [app("app.post('/add/crate', (req, res) => res.redirect('/'));", 'PUT /update/crate/:id'), ['crate -> crates']],
    [
      app('POST /add/crate', '// eslint-disable-next-line', 'PUT /update/crate/:id', 'DELETE /delete/crate/:id'),
      ['suppressed', 'crate -> crates, crate -> crates'],
    ],
  ])('has all of them under one name: %#', (source, expected) => {
    expect(namings(source)).toEqual(expected);
  });
});

describe('a collection with a deprecated address', () => {
  it.each<[source: string, expected: readonly string[]]>([
    [app('/** @deprecated */', 'GET /user/:id'), []],
    [app('GET /user/:id', '/** @deprecated */', 'PUT /user/:id'), ['user -> users']],
    [
      mounted(
        '/user',
        registration('router', 'GET /:id', ANSWER),
        '/** @deprecated */',
        registration('router', 'PUT /:id', ANSWER),
      ),
      ['shared-path PUT /user/:id'],
    ],
  ])('leaves it as it is: %#', (source, expected) => {
    expect(namings(source)).toEqual(expected);
  });
});

describe('a collection with pages', () => {
  it.each<[source: string, expected: readonly string[]]>([
    [app(`app.get('/user/:id', ${PAGE});`), ['page GET /user/:id']],
    [
      app('GET /user/:id', `app.get('/user/:id/edit', ${PAGE});`),
      ['page GET /user/:id/edit', 'page GET /user/:id/edit'],
    ],
    [
      app('GET /user/:id', `app.post('/user/:id', ${PAGE});`),
      ['user -> users, user -> users', 'user -> users, user -> users'],
    ],
    [app('GET /user/:id', `app.get('/order/:id', ${PAGE});`), ['user -> users', 'page GET /order/:id']],
    [
      fastify(
        "fastify.route({ method: ['GET', 'POST'], url: '/user/:id', handler: (req, reply) => reply.view('user') });",
      ),
      ['page GET, POST /user/:id'],
    ],
    [app(`app.get('/user/:id', ${PAGE});`, 'GET /user/:userId/order/:id'), ['page GET /user/:id', 'order -> orders']],
  ])('keeps its name: %#', (source, expected) => {
    expect(namings(source)).toEqual(expected);
  });
});

describe('a collection in a table that is not all known', () => {
  /** So many routers within each other. */
  const nested = (depth: number): readonly string[] => {
    const at = Array.from({ length: depth }, (_, index) => index);
    return [
      ...at.map((each) => `const router${String(each)} = express.Router();`),
      ...at.slice(1).map((each) => `router${String(each - 1)}.use('/in', router${String(each)});`),
      `router${String(depth - 1)}.get('/deep', answer);`,
      "app.use('/in', router0);",
    ];
  };

  it('keeps its name', () => {
    expect(namings(app('GET /user/:id', ...nested(15)))).toEqual(['user -> users']);
    expect(namings(app('GET /user/:id', ...nested(16)))).toEqual(['dynamic-table']);
  });
});

describe('a collection in two applications', () => {
  const lines = [
    'const admin = express();',
    'const router = express.Router();',
    registration('router', 'GET /user/:id', ANSWER),
    "app.use('/shop', router);",
    "admin.use('/admin', router);",
  ];

  it.each<[neighbour: string, expected: string]>([
    ['/admin/users/:id', 'collision GET /admin/users/:id'],
    ['/shop/users/:id', 'user -> users'],
  ])('has the neighbours of each: %s', (neighbour, expected) => {
    expect(namings(app(...lines, registration('admin', `GET ${neighbour}`, ANSWER)))).toEqual([expected]);
  });
});

describe('the callers of collections', () => {
  const moves = (lines: readonly string[], client: string, options: Partial<PlanOptions> = {}): readonly string[] =>
    movesIn(planOf({ 'server.js': app(...lines), 'client.js': client }, options), 'client.js');

  it('stay where nobody asks for other names', () => {
    expect(moves(['GET /user/:id'], "fetch('/user/7');", { isReported: (kind) => kind !== 'singular' })).toEqual([]);
    expect(namings(app('GET /user/:id'), { isReported: (kind) => kind !== 'singular' })).toEqual(['']);
  });

  it('stay where the collection does', () => {
    expect(moves(['GET /user/:id', 'GET /users/:id'], "fetch('/user/7');")).toEqual([]);
  });

  it('get all names that change, and lose their verb', () => {
    expect(moves(['GET /user/:userId/order/:id'], "fetch('/user/1/order/2');")).toEqual([
      'GET /user/1/order/2 -> GET /users/1/orders/2',
    ]);
    expect(moves(['GET /user/:id', 'POST /user/delete/:id'], "fetch('/user/delete/7', { method: 'POST' });")).toEqual([
      'POST /user/delete/7 -> DELETE /users/7',
    ]);
  });

  it('get the name that is to follow once the verb is gone', () => {
    expect(moves(['POST /user/create'], "fetch('/user/create', { method: 'POST' });")).toEqual([
      'POST /user/create -> POST /users',
    ]);
  });

  it('get the names that change alone', () => {
    expect(
      moves([`app.get('/user/:id', ${PAGE});`, 'GET /user/:userId/order/:id'], "fetch('/user/1/order/2');"),
    ).toEqual(['GET /user/1/order/2 -> GET /user/1/orders/2']);
  });
});

describe('a collection whose new name is wrong for what a rewrite asks about too', () => {
  const CACHE =
    'const kept = new Map();\napp.use((req, res, next) => { if (kept.has(req.path)) return res.json(kept.get(req.path)); kept.set(req.path, 1); next(); });';
  const H3 =
    "import { createApp, createRouter, defineEventHandler } from 'h3';\nconst app = createApp();\nconst router = createRouter();\napp.use(router);";

  it.each<[what: string, files: Files, expected: string]>([
    [
      'a key that routes would share',
      { 'server.js': app(CACHE, 'GET /user/:id', 'POST /users/:id') },
      'address-key kept.has(req.path)',
    ],
    [
      'a key that routes would share once a verb is gone',
      { 'server.js': app(CACHE, 'GET /user/:id', 'PUT /user/update/:id', 'POST /users/:id') },
      'address-key kept.has(req.path)',
    ],
    [
      'a service that calls it',
      { 'server.js': app('GET /payment/:id', 'POST /payment/:id/stripe-webhook') },
      'outside-callers POST /payment/:id/stripe-webhook',
    ],
    ...["req.baseUrl.split('/').pop()", "req.baseUrl.replace('/', '')", '`kept_${req.baseUrl.slice(1)}`'].map(
      (read): [what: string, files: Files, expected: string] => [
        `a part of the prefix that code reads: ${read}`,
        {
          'server.js': mounted('/user', `router.get('/:id', (req, res) => res.json(db.find(${read}, req.params.id)));`),
        },
        'path-guard the prefix of its router',
      ],
    ),
    [
      'a router that keeps a branch for each name of a parameter',
      {
        'server.js': `${H3}\nrouter.get('/user/:id', defineEventHandler(() => ({})));\nrouter.get('/users/:userId/parts', defineEventHandler(() => ({})));`,
      },
      'shadow GET /users/:userId/parts',
    ],
    [
      'a route that any application may have',
      {
        'server.js': app('GET /user/:id', "require('./parts').forEach((install) => install(app));"),
        'parts.js': "module.exports = [require('./one')];",
        'one.js': `module.exports = function (app) { ${registration('app', 'GET /users/:id', ANSWER)} };`,
      },
      'collision GET /users/:id',
    ],
  ])('keeps its name: %s', (_what, files, expected) => {
    const [first] = planOf(files).routes.flatMap(({ naming }) => (naming ? [naming.withheld] : []));
    expect([first?.reason, first?.other?.label].join(' ')).toBe(expected);
  });

  it('gets its name beside a key that tells the methods apart, and beside routes that change with it', () => {
    expect(namings(app(CACHE, 'GET /user/:id', 'GET /user', 'PUT /user/:id')).at(0)).toContain('user -> users');
  });
});
