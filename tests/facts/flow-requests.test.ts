import { describe, expect, it } from 'vitest';
import { ClientRoles } from '../../src/facts/client-role.ts';
import { FlowRequests } from '../../src/facts/flow-requests.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import type { Request } from '../../src/model/request.ts';
import { evaluate, termsOf, type Files } from '../support/evaluated.ts';

/** The requests of a program: the file, the method, the URL, and what the file becomes if its last word is `new`. */
function requests(files: Files): readonly string[] {
  const facts = new FlowRequests(
    new ClientRoles((file) => new Set(termsOf(file, files[file] ?? '').specifiers)),
    (file) => files[file] ?? '',
    () => false,
  );
  evaluate(files, facts);
  return facts.files.flatMap((file) =>
    facts
      .requestsIn(file)
      .map((request) => `${file} ${request.method?.method ?? 'ALL'} ${lineOf(request, files[file] ?? '')}`),
  );
}

function lineOf({ url }: Request, source: string): string {
  const { value } = url;
  const [start, end] = [value.lastIndexOf('/') + 1, value.length];
  const edit = url.edit(start, end, 'new') ?? url.sharedEdit(start, end, 'new')?.edit;
  const changed = edit && source.slice(0, edit.range[0]) + edit.text + source.slice(edit.range[1]);
  return `${value.replaceAll(HOLE, '…')}${changed ? ` -> ${changed}` : ''}`;
}

describe('a request whose URL comes from elsewhere', () => {
  it.each<[name: string, files: Files, ...expected: string[]]>([
    [
      'a function that puts a word behind a slash',
      { 'a.js': "const url = (name) => '/' + name;\nfetch(url('list'));" },
      "a.js GET /list -> const url = (name) => '/' + name;\nfetch(url('new'));",
    ],
    [
      'two functions of another file',
      {
        'page.js': "import { two } from './api.js';\ntwo('list');",
        'api.js':
          "import axios from 'axios';\nconst one = (word) => axios.post(`/users/${word}`);\nexport const two = (w) => one(w);",
      },
      "page.js POST /users/list -> import { two } from './api.js';\ntwo('new');",
    ],
    [
      'a client that a container answers for its type',
      {
        'a.ts':
          "import { HttpClient } from '@angular/common/http';\nimport { inject } from '@angular/core';\nexport class Users { http = inject(HttpClient); host = '/users'; all() { return this.http.get(this.host + '/list'); } }",
      },
      "a.ts GET /users/list -> import { HttpClient } from '@angular/common/http';\nimport { inject } from '@angular/core';\nexport class Users { http = inject(HttpClient); host = '/users'; all() { return this.http.get(this.host + '/new'); } }",
    ],
    [
      'a method of a class whose constructor does something',
      {
        'a.js':
          "import { Base } from './base.js';\nexport class Users extends Base { all() { return this.read('/users/list'); } }",
        'base.js':
          "import axios from 'axios';\nexport class Base { constructor() { this.http = axios.create(); } read(url) { return this.http.get(url); } }",
      },
      "a.js GET /users/list -> import { Base } from './base.js';\nexport class Users extends Base { all() { return this.read('/users/new'); } }",
    ],
    [
      'functions that are fields of a class',
      {
        'a.js':
          "export class Users { read = (url) => fetch(HOST + url); all = () => { const { read } = this; return read('/users/list'); }; }",
      },
      "a.js GET …/users/list -> export class Users { read = (url) => fetch(HOST + url); all = () => { const { read } = this; return read('/users/new'); }; }",
    ],
    [
      'a URL as an object',
      { 'a.js': "const url = new URL('/users/list', location.origin);\nurl.searchParams.set('page', 2);\nfetch(url);" },
      "a.js GET …/users/list -> const url = new URL('/users/new', location.origin);\nurl.searchParams.set('page', 2);\nfetch(url);",
    ],
    [
      'one of two methods that are the same',
      {
        'a.js':
          "const send = (isNew) => { const [url, method] = isNew ? ['/users/one', 'POST'] : ['/users/two', 'POST']; fetch(url, { method }); };",
      },
      "a.js POST /users/one -> const send = (isNew) => { const [url, method] = isNew ? ['/users/new', 'POST'] : ['/users/two', 'POST']; fetch(url, { method }); };",
      "a.js POST /users/two -> const send = (isNew) => { const [url, method] = isNew ? ['/users/one', 'POST'] : ['/users/new', 'POST']; fetch(url, { method }); };",
    ],
    [
      'one of two methods',
      {
        'a.js':
          "const send = (isNew) => { const [url, method] = isNew ? ['/users/one', 'POST'] : ['/users/one', 'PUT']; fetch(url, { method }); };",
      },
      "a.js UNKNOWN /users/one -> const send = (isNew) => { const [url, method] = isNew ? ['/users/new', 'POST'] : ['/users/one', 'PUT']; fetch(url, { method }); };",
      "a.js UNKNOWN /users/one -> const send = (isNew) => { const [url, method] = isNew ? ['/users/one', 'POST'] : ['/users/new', 'PUT']; fetch(url, { method }); };",
    ],
    [
      'a hook that runs anew where the URL is another one',
      {
        'a.jsx':
          "import { useEffect } from 'react';\nconst useFetch = (url) => { useEffect(() => { fetch(url); }, [url]); };\nexport const useUsers = () => useFetch('/users/list');",
      },
      "a.jsx GET /users/list -> import { useEffect } from 'react';\nconst useFetch = (url) => { useEffect(() => { fetch(url); }, [url]); };\nexport const useUsers = () => useFetch('/users/new');",
    ],
    [
      'a test for each row of a table',
      { 'a.test.js': "it.each(['/users/list', 7])('answers', (url) => fetch(url));" },
      "a.test.js GET /users/list -> it.each(['/users/new', 7])('answers', (url) => fetch(url));",
    ],
    [
      'rows with columns',
      { 'a.test.js': "it.each([['GET', '/users/list']])('%s', (method, url) => fetch(url, { method }));" },
    ],
    [
      'options that a wrapper hands on',
      {
        'a.js':
          "const send = (path, options = {}) => fetch(API + path, { credentials: 'include', ...options });\nsend('/users/list', { method: 'PUT' });",
      },
      "a.js PUT …/users/list -> const send = (path, options = {}) => fetch(API + path, { credentials: 'include', ...options });\nsend('/users/new', { method: 'PUT' });",
    ],
    [
      'a body that a wrapper adds where it has one',
      {
        'a.js':
          "const send = (method, path, data) => fetch(path, { method, ...(data && { body: data }) });\nexport const add = (user) => send('POST', '/users/list', user);",
      },
      "a.js POST /users/list -> const send = (method, path, data) => fetch(path, { method, ...(data && { body: data }) });\nexport const add = (user) => send('POST', '/users/new', user);",
    ],
    [
      'a table of another file',
      {
        'a.js': "const URLS = require('./urls');\nrequire('axios').delete(URLS.one);",
        'urls.js': "module.exports = { one: '/users/one' };",
      },
      "urls.js DELETE /users/one -> module.exports = { one: '/users/new' };",
    ],
    [
      'a method of a class',
      {
        'a.js':
          "import axios from 'axios';\nclass Cars {\n  all() { return this.get('/cars'); }\n  get(url) { return axios.get(HOST + url); }\n}",
      },
      "a.js GET …/cars -> import axios from 'axios';\nclass Cars {\n  all() { return this.get('/new'); }\n  get(url) { return axios.get(HOST + url); }\n}",
    ],
    [
      'a function that another function makes',
      { 'a.js': "const make = (base) => ({ ask: (word) => fetch(`${base}/${word}`) });\nmake('/users').ask('list');" },
      "a.js GET /users/list -> const make = (base) => ({ ask: (word) => fetch(`${base}/${word}`) });\nmake('/users').ask('new');",
    ],
    [
      'a hook of SWR',
      { 'a.js': "import useSWR from 'swr';\nexport const useList = () => useSWR('/users/list', (url) => fetch(url));" },
      "a.js GET /users/list -> import useSWR from 'swr';\nexport const useList = () => useSWR('/users/new', (url) => fetch(url));",
    ],
    [
      'a function that calls itself until it succeeds',
      {
        'a.js':
          "const ask = (url, times) => fetch(url).catch(() => ask(url, times - 1));\nexport const list = () => ask('/users/list', 3);",
      },
      "a.js GET /users/list -> const ask = (url, times) => fetch(url).catch(() => ask(url, times - 1));\nexport const list = () => ask('/users/new', 3);",
    ],
    ['a word that is written in two halves', { 'a.js': "fetch('/li' + 'st');" }, 'a.js GET /list'],
  ])('is found: %s', (_name, files, ...expected) => {
    expect(requests(files)).toEqual(expected);
  });

  it.each<[name: string, files: Files, ...expected: string[]]>([
    [
      'is sent and used for something else',
      { 'a.js': "const url = '/list';\nfetch(url);\nnavigate(url);" },
      'a.js GET /list',
    ],
    ['is compared too', { 'a.js': "const url = '/list';\nfetch(url);\nif (here === url) go();" }, 'a.js GET /list'],
    [
      'is sent for two addresses, by a function that is made twice',
      {
        'a.js':
          "const make = (base) => () => fetch(`${base}/list`);\nexport const users = make('/users');\nexport const cars = make('/cars');",
      },
      "a.js GET /users/list -> const make = (base) => () => fetch(`${base}/new`);\nexport const users = make('/users');\nexport const cars = make('/cars');",
      "a.js GET /cars/list -> const make = (base) => () => fetch(`${base}/new`);\nexport const users = make('/users');\nexport const cars = make('/cars');",
    ],
    [
      'is kept in a list that is given away later on',
      { 'a.js': "const urls = [];\nkeep(urls);\nconst url = '/list';\nfetch(url);\nurls.push(url);" },
      'a.js GET /list',
    ],
    [
      'a function answers that many ask',
      {
        'a.js': `const ask = (id, url) => fetch(url + '/list');\n${Array.from({ length: 450 }, (_, at) => `ask('${String(at)}', '/u');`).join('\n')}`,
      },
      'a.js GET /u/list',
    ],
    [
      'is only printed besides',
      { 'a.js': "const url = '/list';\nfetch(url);\nconsole.log(url);" },
      "a.js GET /list -> const url = '/new';\nfetch(url);\nconsole.log(url);",
    ],
  ])('has a text that %s', (_name, files, ...expected) => {
    expect(requests(files)).toEqual(expected);
  });

  it('is none of what no client sends', () => {
    expect(requests({ 'a.js': "const map = new Map();\nmap.get('/users/list');\nopen('/users/list');" })).toEqual([]);
  });
});
