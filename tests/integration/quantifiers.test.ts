import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
import { LintedProject } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';

const { rules } = plugin.configs.strict;

const ANSWER = '(req, res) => res.json([])';
const SEND = "{ method: 'POST', body: '{}' }";

/** A server with some routes, and the files next to it. */
function shop(routes: readonly string[], others: Files = {}): Files {
  return { 'server.js': `const app = require('express')();\n${routes.join('\n')}\n`, ...others };
}

function route(method: string, path: string): string {
  return `app.${method}('${path}', ${ANSWER});`;
}

/** The project after one run over all files, which has to be the same file by file, in both orders. */
async function endOf(files: Files): Promise<Files> {
  const whole = await new LintedProject(files, { rules }).fix();
  for (const order of [Object.keys(files), Object.keys(files).toReversed()]) {
    const project = new LintedProject(files, { rules });
    expect(await project.fixOneByOne(order)).toEqual(whole);
    expect(await project.fix()).toEqual(whole);
  }
  return whole;
}

describe('a quantifier that repeats the method', () => {
  it.each([
    ['GET /allUsers', ['get', '/allUsers'], "fetch('/allUsers');", ['get', '/users'], "fetch('/users');"],
    ['GET /all-users', ['get', '/all-users'], 'api.get(`/all-users`);', ['get', '/users'], 'api.get(`/users`);'],
    ['GET /users/all', ['get', '/users/all'], "fetch('/users/all');", ['get', '/users'], "fetch('/users');"],
    ['with a query', ['get', '/users/all'], "fetch('/users/all?a=1');", ['get', '/users'], "fetch('/users?a=1');"],
    ['a base', ['get', '/api/all-cars'], "load('/all-cars');", ['get', '/api/cars'], "load('/cars');"],
    [
      'POST /newUser',
      ['post', '/newUser'],
      `fetch('/newUser', ${SEND});`,
      ['post', '/users'],
      `fetch('/users', ${SEND});`,
    ],
    [
      'POST /users/new',
      ['post', '/users/new'],
      `fetch('/users/new', ${SEND});`,
      ['post', '/users'],
      `fetch('/users', ${SEND});`,
    ],
  ] as const)('goes with its requests: %s', async (_, [method, path], request, [newMethod, newPath], newRequest) => {
    const client = (text: string): string =>
      `import api from 'axios';\nconst load = (path) => fetch('/api' + path);\nexport const run = () => ${text}\n`;
    const files = shop([route(method, path)], { 'client.mjs': client(request) });
    expect(await endOf(files)).toEqual(shop([route(newMethod, newPath)], { 'client.mjs': client(newRequest) }));
  });

  it.each([
    ['the address is taken', [route('get', '/users'), route('get', '/users/all')], {}],
    ['another route would answer', [route('get', '/:page'), route('get', '/allUsers')], {}],
    [
      'a request cannot follow',
      [route('get', '/users/all')],
      { 'client.mjs': "import { show } from 'screen';\nconst kind = 'all';\nfetch('/users/' + kind);\nshow(kind);\n" },
    ],
    [
      'a word of an unknown value',
      [route('get', '/users/all')],
      { 'client.mjs': "import { pick } from 'picks';\nexport const load = () => fetch('/users/' + pick('all'));\n" },
    ],
    [
      'the word is given to other code',
      [route('get', '/users/all')],
      { 'client.js': "module.exports = (send) => send({ resource: 'all' });\n", 'page.html': '<a href="/users/all">' },
    ],
    [
      'a document describes it',
      [route('get', '/allUsers')],
      { 'openapi.json': JSON.stringify({ openapi: '3.0.0', info: {}, paths: { '/allUsers': { get: {} } } }) },
    ],
    [
      'a comment switches the rule off for its request',
      [route('get', '/allUsers')],
      { 'client.mjs': "/* eslint restful-routes/resource-path-shape: 'off' */\nfetch('/allUsers');\n" },
    ],
    [
      'a comment suppresses its report',
      ['// eslint-disable-next-line restful-routes/resource-path-shape -- as it was', route('get', '/allUsers')],
      { 'client.mjs': "fetch('/allUsers');\n" },
    ],
    ['it shows a page', ["app.get('/allUsers', (req, res) => res.render('users'));"], {}],
  ] as const)('stays where %s', async (_, routes, others) => {
    const files = shop(routes, others);
    expect(await new LintedProject(files, { rules }).fix()).toEqual(files);
  });

  it('gives way to a verb', async () => {
    const files = shop([route('get', '/users/list'), route('get', '/users/all')]);
    expect(await endOf(files)).toEqual(shop([route('get', '/users'), route('get', '/users/all')]));
  });

  it('is left alone by the recommended rules', async () => {
    const files = shop([route('get', '/allUsers'), route('post', '/users/new')], {
      'client.mjs': "fetch('/allUsers');\n",
    });
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual([]);
    expect(await project.fix()).toEqual(files);
  });
});
