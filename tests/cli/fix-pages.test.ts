import { readFileSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDescribed } from '../../src/documents/described.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { temporary, type Temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

/** Each handler answers with a name of its own, and with the parameter that it was given. */
const APP = `const express = require('express');
const app = express();
app.get('/api/users/list', (req, res) => res.json({ handler: 'list' }));
app.post('/users/create', (req, res) => res.redirect('/created'));
app.post('/users/update/:id', (req, res) => res.redirect('/updated'));
app.get('/api/users/get/:id', (req, res) => res.json({ handler: 'one', id: req.params.id }));
app.get('/groups/getAll', (req, res) => res.json({ handler: 'groups' }));
module.exports = app;
`;

const EJS = `<!-- the old /api/users/list --><%# the old /api/users/list %>
<% for (const user of users) { %>
<a href="/api/users/get/<%= user.id %>">One</a>
<form method="post" action="/users/update/<%= user.id %>"></form>
<% } %>
<form method="post" action="/users/create"><button>Create</button></form>
<p>Ask <a href='/api/users/list?page=1'>GET /api/users/list</a></p>
<button hx-put="/x" hx-get="/groups/getAll">Groups</button>
`;
const FIXED_EJS = EJS.replace("href='/api/users/list", "href='/api/users")
  .replace('/api/users/get/', '/api/users/')
  .replace('/users/create', '/users')
  .replace('"/groups/getAll"', '"/groups"');

const PUG = "a(href='/api/users/list') All\na(href=`/api/users/get/${user.id}`)= user.name\n";

const README = '- `GET /groups/getAll`\n- POST `/users/create`\n\n```http\nGET /api/users/get/5\n```\n';

const read = (project: Temporary, name: string): string => readFileSync(project.at(name), 'utf8');

/** What an application answers to the requests of its pages, in their order. */
async function answers(project: Temporary, pages: readonly string[]): Promise<readonly unknown[]> {
  symlinkSync(join(import.meta.dirname, '../../node_modules'), project.at('node_modules'), 'junction');
  const app = createRequire(project.at('app.js'))('./app.js') as RequestListener;
  const server = createServer(app).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const requests = pages.flatMap((page) => readDescribed(page, read(project, page))?.operations ?? []);
  return Promise.all(
    requests.map(async ({ method, address }) => {
      const url = `http://localhost:${String(port)}${address.value.replaceAll(HOLE, '7')}`;
      const response = await fetch(url, { method, redirect: 'manual' });
      return response.headers.get('location') ?? (response.ok ? await response.json() : response.status);
    }),
  );
}

describe('fix with pages', () => {
  it('moves links and forms whose method stays, and holds the routes of others', async () => {
    const project = temporary({ 'app.js': APP, 'views/list.ejs': EJS, 'views/all.pug': PUG });
    const { stdout } = await answer(['fix', project.root]);
    expect(stdout).toContain(
      "5:5  POST /users/update/:id unchanged: a document or a page names it in a way that cannot be updated ('/users/update/${…}', views/list.ejs:4)",
    );
    expect(read(project, 'views/list.ejs')).toBe(FIXED_EJS);
    expect(read(project, 'views/all.pug')).toBe(
      "a(href='/api/users') All\na(href=`/api/users/${user.id}`)= user.name\n",
    );
    expect(read(project, 'app.js')).toBe(
      APP.replace('/api/users/list', '/api/users')
        .replace('/users/create', '/users')
        .replace('/users/get/', '/users/')
        .replace('/groups/getAll', '/groups'),
    );
  });

  it('leaves an application that answers each link, form and line of Markdown as before', async () => {
    const files = { 'app.js': APP, 'views/list.ejs': EJS, 'views/all.pug': PUG, 'README.md': README };
    const [before, after] = [temporary(files), temporary(files)];
    await answer(['fix', after.root]);
    const pages = ['views/list.ejs', 'views/all.pug', 'README.md'];
    const expected = await answers(before, pages);
    expect(expected).toEqual([
      { handler: 'one', id: '7' },
      '/updated',
      '/created',
      { handler: 'list' },
      404,
      { handler: 'groups' },
      { handler: 'list' },
      { handler: 'one', id: '7' },
      { handler: 'groups' },
      '/created',
      { handler: 'one', id: '5' },
    ]);
    expect(await answers(after, pages)).toEqual(expected);
  });

  it.each([
    ['a script of the page', "<script>fetch('/groups/getAll')</script>"],
    ['a value', '<a href="<%= link(\'/groups/getAll\') %>">'],
    ['a part of it that a condition chooses', '<a href="/groups/{{#if all}}getAll{{else}}x{{/if}}">'],
    ['a part of it that a statement leaves out', '<a href="/groups/<% if (all) { %>getAll<% } %>">'],
    ['a part of its segment that a statement leaves out', '<a href="/groups/{{#if all}}get{{/if}}All">'],
    ['an attribute of its own', '<div data-url="/groups/getAll">'],
    ['a link that is sent with another method', '<a href="/groups/getAll" data-method="post">'],
    ['a relative link', '<a href="getAll">'],
  ])('leaves a route as it is that %s names', async (_what, page) => {
    const project = temporary({ 'app.js': APP, 'views/list.ejs': page });
    await answer(['fix', project.root]);
    expect([read(project, 'app.js').includes("'/groups/getAll'"), read(project, 'views/list.ejs')]).toEqual([
      true,
      page,
    ]);
  });

  it('leaves a route as it is that ESLint would move alone', async () => {
    const project = temporary({ 'app.js': APP, 'views/list.ejs': EJS });
    expect((await answer(['plan', project.root])).stdout).toContain(
      "unchanged: a document or a page names it, which 'restful-routes fix' updates too ('/groups/getAll', views/list.ejs:8)",
    );
  });

  it("leaves both as they are with the setting 'ignore' for documents, as a page would break", async () => {
    const settings = temporary({ 'settings.json': '{ "documents": "ignore" }' }).at('settings.json');
    const project = temporary({ 'app.js': APP, 'views/list.ejs': EJS });
    await answer(['fix', project.root, '--settings', settings]);
    expect(read(project, 'app.js')).toContain("'/groups/getAll'");
    expect(read(project, 'views/list.ejs')).toBe(EJS);
  });
});
