import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { projectPlanOf, reasonsOf, type Files } from './planning.ts';

/** Why each route stays, without the places: nothing for one that moves. */
function reasons(endpoints: readonly string[], files: Files): readonly string[] {
  const server = express(...endpoints.map((each) => registration('app', each, ANSWER)));
  return reasonsOf(projectPlanOf({ 'server.js': server, ...files })).map((reason) => reason.split(' ')[0] ?? '');
}

/** The same for three lists, of which a client of the project asks for users and books. */
function ofClient(client: string): readonly string[] {
  const users =
    "import { load } from './http.js';\nexport const users = () => load('/users/list');\nexport const books = () => load('/books/list');";
  return reasons(['GET /users/list', 'GET /books/list'], { 'http.js': client, 'users.js': users });
}

describe("a URL is asked for before it is sent, and holds where a client of the project's own would take it for another", () => {
  it.each([
    "export const load = (path) => fetch(path, path.startsWith('/users/') ? { cache: 'no-store' } : {});",
    "const isOurs = ({ at }) => at.includes('users/');\nexport function load(url) { return isOurs({ at: url }) ? fetch(url, { cache: 'reload' }) : fetch(url); }",
    "import axios from 'axios';\nclass Api { constructor() { this.http = axios.create(); } load(to) { const config = {}; switch (to.split('/')[1] + '/' + to.split('/')[2]) { case 'users/list': config.timeout = 9; } return this.http.get(to, config); } }\nconst api = new Api();\nexport const load = (url) => api.load(url);",
    'const RULES = [/^\\/users\\/\\w+$/];\nexport const load = (url) => (RULES.some((rule) => rule.test(url)) ? fetch(url, open) : fetch(url));',
    'export const load = (url) => fetch(url, url.match(/^\\/users\\/./) ? open : {});',
    "const LIMITS = { users: { list: 9 } };\nexport const load = (url) => { const [, name, how] = url.split('/'); return fetch(url, { limit: LIMITS[name]?.[how] }); };",
    "export const load = (url) => fetch(url, { last: url.split('/').at(-1) === 'users' ? 1 : 2, how: url.slice(1).startsWith('users/') });",
    "const OPEN = new Set(['users']);\nexport const load = (url) => (OPEN.has(url.split('/').at(-1)) ? fetch(url) : fetch(url, { headers: { Authorization: token } }));",
    "export const load = (path) => { const url = new URL(path, 'http://localhost:3000'); if (url.pathname.startsWith('/users/')) url.searchParams.set('all', '1'); return fetch(url); };",
    "export const load = (url) => fetch(url, { how: url.toLowerCase() === '/users/list' });",
  ])('%s', (client) => {
    expect(ofClient(client)).toEqual(['path-guard', '']);
  });

  it.each([
    "export const load = (path) => { if (!path.startsWith('/') || path.includes('?')) throw new Error(path); return fetch(path); };",
    "export const load = (path) => fetch(path, path.startsWith('/users') || path.startsWith('/books') ? { cache: 'no-store' } : {});",
    "export const load = (url) => fetch(url, { one: url.split('/')[1] === 'users', two: url === '/login' || /^https?:/.test(url) });",
    'const known = new Map();\nconst open = {};\nexport const load = (url) => { if (known.has(url) || open[url]) return known.get(url); open[url] = true; known.set(url, fetch(url)); return known.get(url); };',
  ])('and no other: %s', (client) => {
    expect(ofClient(client)).toEqual(['', '']);
  });

  it('not what is asked of other requests', () => {
    const client =
      "export const load = (url) => fetch(url);\nexport const send = (url) => fetch(url, url.startsWith('/users/') ? { keepalive: true } : {});\nsend('/trees/all');";
    expect(ofClient(client)).toEqual(['', '']);
  });
});

describe('what a client answers says the URL of its request', () => {
  it.each([
    "export const load = async (path) => { const answer = await fetch(path); return answer.url.endsWith('users/list') ? answer.text() : answer.json(); };",
    "export const load = (path) => fetch(path).then(({ url }) => url.split('/').pop() === 'list' && url.includes('users'));",
    "import axios from 'axios';\nexport const load = async (path) => { const { config, data } = await axios.get(path); return { users: { list: 1 } }[config.url.split('/')[1]]?.[config.url.split('/')[2]] ?? data; };",
    "import axios from 'axios';\nexport const load = async (path) => { const res = await axios.get(path); return /\\/users\\/./.test(res.request.path) ? res.data : res; };",
  ])('%s', (client) => {
    expect(ofClient(client)).toEqual(['path-guard', expect.stringMatching(/^(?:path-guard)?$/)]);
  });

  it('also where another URL is relative to it', () => {
    const client = (url: string): readonly string[] =>
      ofClient(`export const load = async (path) => { const res = await fetch(path); return fetch(${url}); };`);
    expect(client("new URL('7', res.url)")).toEqual(['path-guard', 'path-guard']);
    expect(client('new URL(`item-${(await res.json()).first}`, res.url)')).toEqual(['path-guard', 'path-guard']);
    expect(client("new URL(res.headers.get('location'), res.url)")).toEqual(['', '']);
    expect(client("new URL('?page=2', res.url)")).toEqual(['', '']);
    expect(client("new URL('/trees', res.url)")).toEqual(['', '']);
  });

  it.each([
    "export const load = async (path) => { const answer = await fetch(path); if (answer.url.includes('/login')) location.reload(); return answer.json(); };",
    'export const load = async (path) => { const answer = await fetch(path); if (!answer.ok) throw new Error(answer.url); return answer.json(); };',
    'export const load = (path) => fetch(path);\nexport const crawl = async (page) => { const answer = await fetch(page); return new URL((await answer.json()).link, answer.url); };',
    "export const load = (path) => fetch(path);\nexport const trees = async () => (await fetch('/trees')).url.split('/').at(-1) === 'list';",
  ])('and moves on: %s', (client) => {
    expect(ofClient(client)).toEqual(['', '']);
  });
});

describe('what stands between a client and the network holds what it would take for another', () => {
  const CALLS = "fetch('/users/list');\nfetch('/books/list');\nfetch(`/trees/delete/${id}`, { method: 'POST' });";
  const ENDPOINTS = ['GET /users/list', 'GET /books/list', 'POST /trees/delete/:id'];

  it.each<[name: string, code: string]>([
    [
      'patch.js',
      "const send = window.fetch;\nwindow.fetch = (to, init = {}) => { if (init.method === 'DELETE') ask(); return send(to, to.startsWith('/users/') ? { ...init, cache: 'no-store' } : init); };",
    ],
    [
      'patch.js',
      "const { fetch: send } = globalThis;\nasync function patched(...args) { const [to, init] = args; const url = typeof to === 'string' ? to : to.url; if (url.includes('users/') || init?.method?.toUpperCase() === 'DELETE') await wait(); return send(...args); }\nglobalThis.fetch = patched;",
    ],
    [
      'patch.js',
      "const { open } = XMLHttpRequest.prototype;\nXMLHttpRequest.prototype.open = function (how, to) { if (how === 'POST' || /users\\/./.test(to)) this.withCredentials = true; return open.call(this, how, to); };",
    ],
    [
      'worker.js',
      "self.addEventListener('fetch', (event) => { const url = new URL(event.request.url); if (url.pathname.startsWith('/users/') || event.request.method === 'POST') event.respondWith(caches.match(event.request)); });",
    ],
    [
      'gate.ts',
      "export class Gate implements HttpInterceptor { intercept(sent: HttpRequest<unknown>, next: HttpHandler) { if (this.isOpen(sent)) return next.handle(sent); return next.handle(sent.clone({ withCredentials: true })); }\nprivate isOpen({ url, method }: HttpRequest<unknown>) { return url.includes('users/') || method === 'DELETE'; } }",
    ],
    [
      'gate.js',
      "export class Gate { intercept(sent, next) { if (sent.url.includes('users/') || sent.method === 'POST') wait(); return next.handle(sent); } }",
    ],
    [
      'setup.js',
      "$.ajaxSetup({ beforeSend(xhr, options) { if (options.type === 'POST') xhr.setRequestHeader('A', 'b'); } });\n$(document).ajaxSend((event, xhr, options) => { if (options.url.indexOf('/users/') === 0) xhr.setRequestHeader('C', 'd'); });",
    ],
  ])('%s: %s', (name, code) => {
    expect(reasons(ENDPOINTS, { 'calls.js': CALLS, [name]: code })).toEqual(['path-guard', '', 'method-guard']);
  });

  it('an expression that a service worker answers by', () => {
    const worker =
      "import { registerRoute } from 'workbox-routing';\nimport { CacheFirst } from 'workbox-strategies';\nregisterRoute(/\\/users\\//, new CacheFirst());";
    expect(reasons(ENDPOINTS.slice(0, 2), { 'worker.js': worker })).toEqual(['path-guard', '']);
  });

  it('not what a reducer calls the type of an action', () => {
    const state =
      "import { useReducer } from 'react';\nconst next = (state, action) => (action.type === 'POST' ? 1 : action.type === 'DELETE' ? 2 : state);\nexport const useNext = () => useReducer(next, 0);";
    expect(reasons(ENDPOINTS.slice(2), { 'calls.js': CALLS, 'state.js': state })).toEqual(['']);
  });
});
