import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, planOf, reasonsOf } from '../planning.ts';

const SERVER = express(registration('app', 'GET /getUsers', ANSWER));

describe('a word that a URL is built of follows its route', () => {
  it.each([
    ["let url = '/';\nurl += 'getUsers';\nurl += `?q=${q}`;\nexport const users = fetch(url);", "url += 'users'"],
    ["const all = [''].concat(['getUsers']);\nexport const users = () => fetch(all.join('/'));", "['users']"],
    [
      "const build = (parts) => { let url = ''; for (const part of parts) { url += '/' + part; } return url; };\nexport const users = () => fetch(build(['getUsers']));",
      "build(['users'])",
    ],
    [
      "class Url { parts = []; add(part) { this.parts.push(part); return this; } toString() { return '/' + this.parts.join('/'); } }\nexport const users = () => fetch(new Url().add('getUsers').toString());",
      "add('users')",
    ],
    [
      "const segments = { get list() { return 'getUsers'; } };\nexport const users = () => fetch(`/${segments.list}`);",
      "return 'users'",
    ],
    [
      "const urls = { base: '/', of(name) { return this.base + name; } };\nexport const users = () => fetch(urls.of('getUsers'));",
      "of('users')",
    ],
  ])('%s', (client, moved) => {
    const files = { 'server.js': SERVER, 'client.js': client };
    const plan = planOf(files);
    expect(reasonsOf(plan)).toEqual(['']);
    expect(movedText(plan, files, 'client.js')).toContain(moved);
  });
});

describe('a URL that a package makes of a pattern, of parts or of a query follows its route', () => {
  const DELETION = express(
    registration('app', 'DELETE /users/delete/:id', ANSWER),
    registration('app', 'GET /getUsers', ANSWER),
  );
  const AXIOS = "import axios from 'axios';\n";

  it.each([
    [
      `${AXIOS}import { generatePath } from 'react-router-dom';\nconst PATH = '/users/delete/:id';\nexport const remove = (id) => axios.delete(generatePath(PATH, { id }));`,
      "PATH = '/users/:id'",
    ],
    [
      `${AXIOS}const { compile } = require('path-to-regexp');\nconst toUser = compile('/users/delete/:id(\\\\d+)');\nexport const remove = (id) => axios.delete(toUser({ id }));`,
      "compile('/users/:id(",
    ],
    [
      `${AXIOS}import queryString from 'query-string';\nexport const users = (query) => axios.get(queryString.stringifyUrl({ url: '/getUsers', query }));`,
      "url: '/users'",
    ],
    [
      `${AXIOS}import qs from 'qs';\nexport const users = (q) => axios.get('/getUsers' + qs.stringify(q, { addQueryPrefix: true }));`,
      "get('/users' +",
    ],
    [
      `${AXIOS}import urlJoin from 'url-join';\nexport const users = () => axios.get(urlJoin('/', 'getUsers'));`,
      "'users'",
    ],
  ])('%s', (client, moved) => {
    const files = { 'server.js': DELETION, 'client.js': client };
    const plan = planOf(files);
    expect(reasonsOf(plan)).toEqual(['', '']);
    expect(movedText(plan, files, 'client.js')).toContain(moved);
  });

  it('and stays where the text names a file besides', () => {
    const client = `${AXIOS}const path = require('path');\nconst fs = require('fs');\nconst NAME = '/getUsers';\nexport const users = () => axios.get(NAME);\nfs.readFileSync(path.join(__dirname, NAME));`;
    expect(reasonsOf(planOf({ 'server.js': SERVER, 'client.js': client }))).toEqual([
      expect.stringMatching(/^(?:used|stuck-caller) /),
    ]);
  });
});
