import { describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';
import { LintedProject } from '../../support/linted-project.ts';
import type { Files } from '../../support/project.ts';

const { rules = {} } = plugin.configs.strict;

/** A server of some routes, and a client of some requests; whatever else the project holds stands beside them. */
function shop(routes: readonly string[], requests: readonly string[], others: Files = {}): Files {
  return {
    'client.mjs': `${requests.join('\n')}\n`,
    'server.js': `const app = require('express')();\n${routes.join('\n')}\n`,
    ...others,
  };
}

const SEND = "{ method: 'POST' }";
const answer = '(req, res) => res.json([]));';

const ROUTER = (routes: readonly string[]): string =>
  `const router = require('express').Router();\n${routes.join('\n')}\nmodule.exports = router;\n`;

/**
 * Fixes a project in one run, and its files by themselves in both orders: all of it has to end in the same place, and
 * stay there.
 */
async function endOf(files: Files): Promise<Files> {
  const options = { rules };
  const whole = await new LintedProject(files, options).fix();
  for (const order of [Object.keys(files), Object.keys(files).toReversed()]) {
    const project = new LintedProject(files, options);
    expect(await project.fixOneByOne(order)).toEqual(whole);
    expect(await project.fix()).toEqual(whole);
  }
  return whole;
}

describe('a collection that a verb uncovers', () => {
  it.each<
    [
      what: string,
      routes: readonly string[],
      requests: readonly string[],
      newRoutes: readonly string[],
      newRequests: readonly string[],
    ]
  >([
    [
      'a POST',
      [`app.post('/api/product/add-product', ${answer}`],
      [`fetch('/api/product/add-product', ${SEND});`],
      [`app.post('/api/products', ${answer}`],
      [`fetch('/api/products', ${SEND});`],
    ],
    [
      'a POST and a GET',
      [`app.get('/api/product/get-all-types', ${answer}`, `app.post('/api/product/add', ${answer}`],
      [`fetch('/api/product/add', ${SEND});`, "fetch('/api/product/get-all-types');"],
      [`app.get('/api/products/types', ${answer}`, `app.post('/api/products', ${answer}`],
      [`fetch('/api/products', ${SEND});`, "fetch('/api/products/types');"],
    ],
    [
      'a verb of its own before the noun',
      [`app.get('/member/:id', ${answer}`, `app.delete('/delete/member/:id', ${answer}`],
      [
        "export const load = (id) => fetch('/member/' + id);",
        "export const drop = (id) => fetch(`/delete/member/${id}`, { method: 'DELETE' });",
      ],
      [`app.get('/members/:id', ${answer}`, `app.delete('/members/:id', ${answer}`],
      [
        "export const load = (id) => fetch('/members/' + id);",
        "export const drop = (id) => fetch(`/members/${id}`, { method: 'DELETE' });",
      ],
    ],
    [
      'verbs of their own before the noun',
      [
        `app.post('/add/crate', ${answer}`,
        `app.put('/update/crate/:id', ${answer}`,
        `app.delete('/delete/crate/:id', ${answer}`,
      ],
      [
        `fetch('/add/crate', ${SEND});`,
        "export const drop = (id) => fetch(`/delete/crate/${id}`, { method: 'DELETE' });",
      ],
      [`app.post('/crates', ${answer}`, `app.put('/crates/:id', ${answer}`, `app.delete('/crates/:id', ${answer}`],
      [`fetch('/crates', ${SEND});`, "export const drop = (id) => fetch(`/crates/${id}`, { method: 'DELETE' });"],
    ],
    [
      'a GET that deletes',
      [`app.get('/api/product/delete/:id', ${answer}`, `app.post('/api/product/find/:id', ${answer}`],
      ["export const drop = (id) => fetch('/api/product/delete/' + id);"],
      [`app.delete('/api/products/:id', ${answer}`, `app.post('/api/products/find/:id', ${answer}`],
      ["export const drop = (id) => fetch('/api/products/' + id, { method: 'DELETE' });"],
    ],
    [
      'a POST that deletes',
      [`app.post('/api/product/delete/:id', ${answer}`, `app.get('/api/product/:id', ${answer}`],
      [
        `export const drop = (id) => fetch(\`/api/product/delete/\${id}\`, ${SEND});`,
        'export const find = (id) => fetch(`/api/product/${id}`);',
      ],
      [`app.delete('/api/products/:id', ${answer}`, `app.get('/api/products/:id', ${answer}`],
      [
        "export const drop = (id) => fetch(`/api/products/${id}`, { method: 'DELETE' });",
        'export const find = (id) => fetch(`/api/products/${id}`);',
      ],
    ],
  ])(
    'has one name for server and client, in whatever order they are fixed: %s',
    async (_what, routes, requests, newRoutes, newRequests) => {
      expect(await endOf(shop(routes, requests))).toEqual(shop(newRoutes, newRequests));
    },
  );

  it.each<
    [what: string, requests: readonly string[], newRequests: readonly string[], others?: Files, newOthers?: Files]
  >([
    ['beside its callers', ["fetch('/chat');", "fetch('/chat/list');"], ["fetch('/chats');", "fetch('/chats');"]],
    [
      'in another file',
      ["fetch('/chat/list');"],
      ["fetch('/chats');"],
      { 'other.mjs': "fetch('/chat');\n" },
      { 'other.mjs': "fetch('/chats');\n" },
    ],
    ['alone', ["fetch('/chat');"], ["fetch('/chats');"]],
  ])(
    'takes along what names its address before the verb has gone, %s',
    async (_what, requests, newRequests, others = {}, newOthers = {}) => {
      const routes = (list: string, name: string): readonly string[] => [
        `app.get('${list}', ${answer}`,
        `app.get('/${name}/:id', ${answer}`,
      ];
      expect(await endOf(shop(routes('/chat/list', 'chat'), requests, others))).toEqual(
        shop(routes('/chats', 'chats'), newRequests, newOthers),
      );
    },
  );

  it('is renamed in the prefix of a router of another file', async () => {
    const files = (prefix: string, path: string, url: string): Files =>
      shop([`app.use('${prefix}', require('./products'));`], [`export const find = (id) => fetch('${url}' + id);`], {
        'products.js': ROUTER([`router.get('${path}', ${answer}`]),
      });
    expect(await endOf(files('/product', '/get/:id', '/product/get/'))).toEqual(
      files('/products', '/:id', '/products/'),
    );
  });
});

describe('a mount whose new name decides what its routes become', () => {
  it('has one name in one run, whatever stands in the way under the old one', async () => {
    const files = (prefix: string, bills: string): Files =>
      shop(
        [`app.use('${prefix}', require('./bills'));`],
        [`fetch('${prefix}/getBill');`, `fetch('${prefix}${bills}');`, `fetch('${prefix}/7');`],
        {
          'bills.js': ROUTER([
            `router.get('/getBill', ${answer}`,
            `router.get('${bills || '/'}', ${answer}`,
            `router.get('/:id', ${answer}`,
          ]),
        },
      );
    expect(await endOf(files('/bill', '/getBills'))).toEqual(files('/bills', ''));
  });
});

describe('a router that nothing is seen to mount', () => {
  it('keeps its collections, whichever of its verbs go', async () => {
    const files = (route: string, request: string): Files => ({
      'client.mjs': `export const find = () => fetch('${request}');\n`,
      'toys.js': ROUTER([`router.get('${route}', ${answer}`]),
    });
    expect(await endOf(files('/toy/get/:id', '/toy/get/7'))).toEqual(files('/toy/:id', '/toy/7'));
  });
});

describe('a constant that says a collection', () => {
  it('is renamed for all that read it, in whatever order the files are fixed', async () => {
    const files = (name: string): Files =>
      shop(
        [`app.get('/${name}', ${answer}`, `app.get('/${name}/:id', ${answer}`],
        [
          `const USERS = '/${name}';`,
          'export const all = () => fetch(USERS);',
          'export const one = (id) => fetch(USERS + `/${id}`);',
        ],
      );
    expect(await endOf(files('user'))).toEqual(files('users'));
  });

  it('stays where one that reads it is answered as it is', async () => {
    const files: Files = shop(
      [
        `app.get('/users/:id', ${answer}`,
        '// eslint-disable-next-line restful-routes/plural-collection -- a form of its own',
        `app.post('/user', ${answer}`,
      ],
      [
        "const USER = '/user';",
        `export const add = () => fetch(USER, ${SEND});`,
        'export const one = (id) => fetch(USER + `/${id}`);',
      ],
    );
    expect(await endOf(files)).toEqual(files);
  });

  it('stays where a comment holds one that reads it', async () => {
    const held = '// eslint-disable-next-line restful-routes/request-matches-route -- the old server';
    const files: Files = shop(
      [`app.get('/users', ${answer}`, `app.get('/users/:id', ${answer}`],
      [
        "const USER = '/user';",
        'export const all = () => fetch(USER);',
        held,
        'export const one = (id) => fetch(`${USER}/${id}`);',
      ],
    );
    expect(await endOf(files)).toEqual(files);
  });

  it('is renamed in one run with the verbs behind it', async () => {
    const files = (name: string, list: string): Files =>
      shop(
        [`app.get('/${name}${list}', ${answer}`, `app.get('/${name}/:id', ${answer}`],
        [
          `const USERS = '/${name}';`,
          `export const all = () => fetch(\`\${USERS}${list}\`);`,
          'export const one = (id) => fetch(USERS + `/${id}`);',
        ],
      );
    const project = new LintedProject(files('user', '/getAll'), { rules });
    expect([await project.fix(), await project.fix()]).toEqual([files('users', ''), files('users', '')]);
  });
});

describe('a request that no route answers', () => {
  it.each<[what: string, files: Files]>([
    ['beside a list', shop([`app.get('/users/list', ${answer}`], ["fetch('/users/getAll');", "fetch('/users/list');"])],
    [
      'alone',
      shop([`app.post('/companies/claims/create-new', ${answer}`], [`fetch('/companies/claims/create', ${SEND});`]),
    ],
    [
      'with another method',
      shop([`app.post('/users/delete/:id', ${answer}`], ["export const drop = (id) => fetch('/users/delete/' + id);"]),
    ],
  ])('keeps its text, in whatever order the files are fixed: %s', async (_what, files) => {
    expect(await endOf(files)).toEqual(files);
  });
});

describe('a collection whose name nobody reports', () => {
  it.each<[what: string, files: Files]>([
    [
      'in the prefix of a router without items',
      shop(["app.use('/product', require('./products'));"], [`fetch('/product', ${SEND});`], {
        'products.js': ROUTER([`router.post('/', ${answer}`]),
      }),
    ],
    [
      'in the prefix that a router is made with',
      {
        'client.mjs': "export const find = (id) => fetch('/product/' + id);\n",
        'server.js':
          "const Router = require('koa-router');\nconst router = new Router({ prefix: '/product' });\nrouter.get('/:id', (ctx) => { ctx.body = []; });\nmodule.exports = router;\n",
      },
    ],
    [
      'behind a verb that stays',
      shop(
        [`app.post('/product/delete/:id', ${answer}`],
        ["import axios from 'axios';", "export const drop = (id) => axios.post('/product/delete/' + id);"],
        { 'shop.test.mjs': "import axios from 'axios';\nvi.mock('axios');\naxios.post.mockResolvedValue({});\n" },
      ),
    ],
  ])('keeps it, at the clients too: %s', async (_what, files) => {
    expect(await endOf(files)).toEqual(files);
  });
});
