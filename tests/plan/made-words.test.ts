import { describe, expect, it } from 'vitest';
import { ANSWER, express, koa, registration } from '../support/applications.ts';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

const SERVER = express(registration('app', 'GET /users/list', ANSWER), 'module.exports = app;');

function reasons(others: Files): readonly string[] {
  return reasonsOf(projectPlanOf({ 'server.js': SERVER, ...others })).map((reason) => reason.split(' ')[0] ?? '');
}

describe('a route stays whose words a client takes from a JSON file', () => {
  const words = '{ "users": "/users", "list": "list", "paths": { "all": ["", "users", "list"] }, "cats": "/cats" }';
  const client = (code: string): Files => ({ 'config/api.json': words, 'client.js': code });

  it.each([
    "const api = require('./config/api.json');\nexports.list = () => fetch(`${api.users}/${api.list}`);",
    "const { users, list: word } = require('./config/api');\nexports.list = () => fetch(users + '/' + word);",
    "import api from './config/api.json';\nexport const list = () => fetch(api.paths.all.join('/'));",
    "import * as api from './config/api.json' with { type: 'json' };\nexport const list = () => fetch([api.users, api['list']].join('/'));",
  ])('%s', (code) => {
    expect(reasons(client(code))).toEqual(['stuck-caller']);
  });

  it('and is not held by words of it that nobody puts into a URL', () => {
    expect(reasons(client("const api = require('./config/api.json');\nexports.cats = () => fetch(api.cats);"))).toEqual(
      [''],
    );
  });

  it.each(['{ "users": ', '{ users: "/users" }', '[1, 2,]', '"list', '{ "a": "\\x" }', '[['.repeat(200)])(
    'whatever else the file holds: %s',
    (text) => {
      expect(
        reasons({
          'api.json': text,
          'client.js': "const api = require('./api.json');\nexports.cats = () => fetch(api.cats);",
        }),
      ).toEqual(['']);
    },
  );
});

describe('a request whose words are in a text of data', () => {
  it.each([
    `const api = JSON.parse('{ "list": "/users/list" }');\nexports.list = () => fetch(api.list);`,
    `const { base, action } = JSON.parse('{"base":"/users","action":"list"}');\nexports.list = () => fetch(base + '/' + action);`,
    'const api = JSON.parse(`{\n  "users": ["users", "list"]\n}`);\nexports.list = () => fetch(`/${api.users.join("/")}`);',
    "const [of, action] = 'users list'.split(' ');\nexports.list = () => fetch(`/${of}/${action}`);",
    "exports.list = () => fetch('/' + ['list', 'users'].reverse().join('/'));",
    "const paths = { users: 'users list' };\nexports.list = () => fetch('/' + paths.users.replace(' ', '/'));",
  ])('follows its route: %s', (code) => {
    const { routes } = projectPlanOf({ 'server.js': SERVER, 'client.js': code });
    expect(routes.map(({ callers, withheld }) => [callers.length, withheld])).toEqual([[1, null]]);
  });

  it.each([
    "const fs = require('node:fs');\nconst words = JSON.parse(fs.readFileSync(`${__dirname}/words.json`, 'utf8'));\nexports.list = () => fetch('/' + words.join('/'));",
    "const words = require('jsonfile').readFileSync('./words.json');\nexports.list = () => fetch('/' + words.join('/'));",
    "const { parse } = require('yaml');\nconst { words } = parse(require('fs').readFileSync('./words.yaml', 'utf8'));\nexports.list = () => fetch('/' + words.join('/'));",
  ])('holds it back in a file that is read: %s', (code) => {
    const files = { 'words.json': '["users", "list"]', 'words.yaml': 'words: [users, list]\n' };
    expect(reasons({ 'client.js': code, ...files })).toEqual(['stuck-caller']);
  });
});

describe('a route stays whose word is the name of a member that a proxy answers', () => {
  it.each([
    'const users = new Proxy({}, { get: (_, action) => () => fetch(`/users/${action}`) });\nexports.list = () => users.list();',
    "class Api { constructor(at) { return new Proxy(this, { get(of, key) { return (id) => fetch([at, key].join('/')); } }); } }\nexports.list = () => new Proxy({}, { get: (_, key) => () => fetch('/users/' + key) })['list']();",
    "const handler = { get: (of, key) => (...all) => of.send('/users/' + key, ...all) };\nconst users = new Proxy({ send: (url) => fetch(url) }, handler);\nconst { list } = users;\nexports.list = () => list();",
  ])('%s', (code) => {
    expect(reasons({ 'client.js': code })).not.toEqual(['']);
  });

  it.each([
    "const urls = new Proxy({ list: '/users/list' }, {});\nexports.list = () => fetch(urls.list);",
    'const cats = new Proxy({}, { get: (_, action) => () => fetch(`/cats/${action}`) });\nexports.list = () => cats.list();',
  ])('and goes: %s', (code) => {
    expect(reasons({ 'client.js': code })).toEqual(['']);
  });
});

describe('a request whose URL is made of a text that is taken apart', () => {
  it.each([
    "const call = (name) => fetch('/' + name.replace('.', '/'));\nexports.list = () => call('users.list');",
    "const call = (name) => fetch('/' + name.replaceAll(':', '/'));\nexports.list = () => call('users:list');",
    "const call = (name) => { const [of, action] = name.split('.'); return fetch(`/${of}/${action}`); };\nexports.list = () => call('users.list');",
    "const users = new Proxy(() => {}, { apply: (of, self, [action]) => fetch('/users/' + action) });\nexports.list = () => users('list');",
    "class Api { call(name) { return fetch(`/${name.split('_').join('/')}`); } }\nexports.list = () => new Api().call('users_list');",
  ])('is seen: %s', (code) => {
    const { routes } = projectPlanOf({ 'server.js': SERVER, 'client.js': code });
    expect(routes.map(({ callers, withheld }) => callers.length > 0 || withheld !== null)).toEqual([true]);
  });
});

describe('an answer that says where something is relative to its address', () => {
  const CREATE = 'POST /users/create';
  const held = (source: string): readonly string[] =>
    reasonsOf(planOf({ 'server.js': source })).map((reason) => reason.split(' ')[0] ?? '');

  it.each([
    "(req, res) => res.status(201).location('7').end()",
    "(req, res) => { const where = 'location'; res.status(201).set({ [where]: './7' }).json({}); }",
    '(req, res) => { const at = `item-${req.body.id}`; res.status(201).header("Location", at).json({}); }',
    "(req, res) => { res.writeHead(201, { Location: '../7' }); res.end(); }",
    '(req, res) => created(res, req.body.id)',
    '(req, res) => res.status(201).json({ url: new URL("7", `http://localhost${req.originalUrl}`).pathname })',
    "(req, res) => { const here = new URL(req.originalUrl, HOST); res.json({ url: new URL('./7', here).href }); }",
  ])('keeps the address of its route: %s', (handler) => {
    const created = "const created = (answer, id) => answer.setHeader('location', `user-${id}`).end();";
    expect(held(express(created, registration('app', CREATE, handler)))).toEqual(['path-guard']);
  });

  it('keeps that of Koa', () => {
    const handler = "(ctx) => { ctx.status = 201; ctx.set('Location', '7'); }";
    expect(held(koa(registration('router', CREATE, handler)))).toEqual(['path-guard']);
  });

  it.each([
    "(req, res) => res.status(201).location('/users/7').end()",
    "(req, res) => res.status(201).location('https://shop.example/users/7').json({})",
    "(req, res) => res.status(201).location('back').json({})",
    '(req, res) => res.location(`${req.body.url}`).end()',
    "(req, res) => { const all = process.env.TO ? process.env.TO.split(',') : []; res.location(all[0]).end(); }",
    '(req, res) => res.location(req.query.to ?? undefined).end()',
    '(req, res) => { const to = req.body.a ? req.body.to : null; res.location(to).end(); }',
    "(req, res) => res.json({ next: new URL('?page=2', `http://localhost${req.originalUrl}`).href })",
    "(req, res) => res.json({ all: new URL('/users', `http://localhost${req.originalUrl}`).href })",
    "(req, res) => res.json({ here: new URL(req.originalUrl, 'http://localhost').href })",
    "(req, res) => res.set('Allow', 'GET').end()",
  ])('lets it go: %s', (handler) => {
    expect(held(express(registration('app', CREATE, handler)))).toEqual(['']);
  });

  it('lets other routes go', () => {
    const other = "app.get('/cats', (req, res) => res.redirect('all'));";
    expect(held(express(other, registration('app', CREATE, ANSWER)))).toEqual(['', '']);
  });
});

describe('a route whose word is among the arguments of a function, however many these are', () => {
  const reduced = 'names.reduce((all, name) => ({ ...all, [name]: call(name) }), {})';

  it.each([
    ["const call = (name) => (...args) => fetch(`/users/${[name, ...args].join('/')}`);", reduced],
    ["const call = (name) => (...args) => fetch(['', 'users', name, ...args].join('/'));", 'names.map(call)'],
    ["const call = (name) => (...rest) => fetch('/users/' + [name].concat(rest).join('/'));", reduced],
  ])('stays: %s', (call, api) => {
    const client = `${call}\nconst names = ['list'];\nmodule.exports = ${api};`;
    expect(reasons({ 'client.js': client })).toEqual([expect.stringMatching(/^(?:used|stuck-caller)/)]);
  });

  it('moves where all of them are known', () => {
    const client =
      "const call = (...parts) => fetch(['', ...parts].join('/'));\nexports.list = () => call('users', 'list');";
    expect(reasons({ 'client.js': client })).toEqual(['']);
  });
});
