import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { projectPlanOf, reasonsOf } from './planning.ts';

const USERS = ['GET /users/list', 'POST /users/create'];
const API = ['GET /api/getUsers', 'POST /api/createUser'];

/** The first word of the reason of each route; empty for one that moves. */
function reasons(endpoints: readonly string[], client: string): readonly string[] {
  const routes = endpoints.map((endpoint) => registration('app', endpoint, ANSWER)).join('\n');
  const plan = projectPlanOf({ 'server.js': express(routes), 'client.js': client });
  return reasonsOf(plan).map((reason) => reason.split(' ')[0] ?? '');
}

describe('a word of a URL stays where the program decides by it', () => {
  it.each([
    [
      'the method of the request',
      "const call = (action) => fetch(`/users/${action}`, { method: action === 'create' ? 'POST' : 'GET' });\nexports.create = () => call('create');",
      ['', 'stuck-caller'],
    ],
    [
      'the method, by a table',
      "const HOW = { list: 'GET', create: 'POST' };\nconst call = (action) => fetch(`/users/${action}`, { method: HOW[action] });\nexports.list = () => call('list');\nexports.create = () => call('create');",
      ['stuck-caller', 'stuck-caller'],
    ],
    [
      'what it answers',
      "const call = async (action) => {\n  const body = await (await fetch(`/users/${action}`)).json();\n  return action === 'list' ? body.list : body;\n};\nexports.list = () => call('list');",
      ['stuck-caller', ''],
    ],
    [
      'whether it sends',
      "const CAN = new Set(['list']);\nconst call = (action) => (CAN.has(action) ? fetch(`/users/${action}`) : null);\nexports.list = () => call('list');",
      ['stuck-caller', ''],
    ],
    [
      'a row of a table',
      "const ROWS = [{ name: 'list' }, { name: 'stats' }];\nconst row = ROWS.find((each) => each.name === 'list');\nexports.go = () => fetch(`/users/${row.name}`);",
      ['stuck-caller', ''],
    ],
    [
      'one of two constants',
      "const TYPES = { LIST: 'list', CREATE: 'create' };\nconst call = (type) => fetch(`/users/${type}`, { method: type === TYPES.CREATE ? 'POST' : 'GET' });\nexports.list = () => call(TYPES.LIST);\nexports.create = () => call(TYPES.CREATE);",
      ['stuck-caller', 'stuck-caller'],
    ],
  ])('%s', (_what, client, expected) => {
    expect(reasons(USERS, client)).toEqual(expected);
  });

  it.each([
    "const call = (name) => fetch(`/api/${name}`, { method: name.startsWith('get') ? 'GET' : 'POST' });\nexports.list = () => call('getUsers');",
    "const call = (name) => fetch(`/api/${name}`, { method: /^get/.test(name) ? 'GET' : 'POST' });\nexports.list = () => call('getUsers');",
    "const call = (name) => fetch('/api/' + name, { method: ['getUsers'].includes(name) ? 'GET' : 'POST' });\nexports.list = () => call('getUsers');",
    "const TEXTS = { getUsers: 'No users' };\nconst call = async (name) => ((await fetch(`/api/${name}`)).ok ? '' : TEXTS[name]);\nexports.list = () => call('getUsers');",
    "import { TEXTS } from 'texts';\nconst call = async (name) => ((await fetch(`/api/${name}`)).ok ? '' : TEXTS[name]);\nexports.list = () => call('getUsers');",
    "import { texts } from 'texts';\nconst call = async (name) => ((await fetch(`/api/${name}`)).ok ? '' : texts?.[name]());\nexports.list = () => call('getUsers');",
    "import { open } from 'rights';\nconst call = (name) => (open.has(name) || open === name ? fetch(`/api/${name}`) : null);\nexports.list = () => call('getUsers');",
    "const call = (name) => {\n  switch (name) {\n    case 'getUsers':\n      return fetch(`/api/${name}`);\n  }\n};\nexports.list = () => call('getUsers');",
  ])('%s', (client) => {
    expect(reasons(API, client)).toEqual(['stuck-caller', '']);
  });

  it.each([
    "const call = (name) => fetch(`/api/${name}`, { method: name.startsWith('create') ? 'POST' : 'GET' });\nexports.list = () => call('getUsers');",
    "const call = (path) => fetch(path.startsWith('/') ? path : `/${path}`);\nexports.list = () => call('/api/getUsers');",
    "const call = (path) => fetch(path.includes('/auth/') ? path : `${path}?v=1`);\nexports.list = () => call('/api/getUsers');",
    "const cache = {};\nconst call = async (path) => (cache[path] ??= await fetch(path));\nexports.list = () => call('/api/getUsers');",
    "const call = (how, path, body) => fetch(path, { method: how, body: how === 'GET' ? undefined : body });\nexports.list = () => call('GET', '/api/getUsers');",
    "const TEXTS = { getOrders: 'No orders' };\nconst call = async (name) => ((await fetch(`/api/${name}`)).ok ? '' : (TEXTS[name] ?? 'Failed'));\nexports.list = () => call('getUsers');",
  ])('and moves with %s', (client) => {
    expect(reasons(API, client)).toEqual(['', '']);
  });
});

describe('a word of a URL stays where it is the name of a member', () => {
  it.each([
    "for (const name of ['getUsers', 'getOrders']) exports[name] = () => fetch(`/api/${name}`);",
    "['getUsers'].forEach((name) => Object.defineProperty(exports, name, { value: () => fetch(`/api/${name}`) }));",
    "module.exports = Object.fromEntries(['getUsers'].map((name) => [name, () => fetch(`/api/${name}`)]));",
    "module.exports = ['getUsers'].reduce((all, name) => ({ ...all, [name]: () => fetch(`/api/${name}`) }), {});",
    "const waits = {};\nconst call = (name) => {\n  waits[name] = true;\n  return fetch(`/api/${name}`);\n};\nexports.list = () => call('getUsers');\nexports.waits = () => waits.getUsers;",
    "const waits = new Map();\nconst call = (name) => {\n  waits.set(name, true);\n  return fetch(`/api/${name}`);\n};\nexports.list = () => call('getUsers');\nexports.waits = waits;",
    "const load = async (path) => ({ [path.split('/').pop()]: await (await fetch(path)).json() });\nexports.list = () => load('/api/getUsers');",
    "const NAMES = { USERS: 'getUsers' };\nexports.by = { [NAMES.USERS]: () => fetch(`/api/${NAMES.USERS}`) };",
  ])('%s', (client) => {
    expect(reasons(API, client)).toEqual(['stuck-caller', '']);
  });

  it.each([
    "for (const name of ['getUsers']) exports[`by${name.length}`] = () => fetch(`/api/${name}`);",
    "const load = async (path) => ({ [path.split('/')[1]]: await (await fetch(path)).json() });\nexports.list = () => load('/api/getUsers');",
    "const by = {};\nfor (const path of ['/api/getUsers']) by[path] = () => fetch(path);\nexports.by = by;",
  ])('and moves with %s', (client) => {
    expect(reasons(API, client)).toEqual(['', '']);
  });
});

describe('two addresses that a client compares and that would become one', () => {
  const outcome = (second: string, code: string): readonly string[] => {
    const routes = ['GET /users/list', second].map((endpoint) => registration('app', endpoint, ANSWER));
    const [, path = ''] = second.split(' ');
    const client = `const E = Object.freeze({ LIST: '/users/list', OTHER: '${path}' });\n${code}\nexports.list = () => send(E.LIST);\nexports.other = () => send(E.OTHER);`;
    return reasonsOf(projectPlanOf({ 'server.js': express(...routes), 'client.js': client })).map(
      (reason) => reason.split(' ')[0] ?? '',
    );
  };

  it.each([
    "const send = (url) => fetch(url, { method: url === E.OTHER ? 'POST' : 'GET' });",
    "const send = (url) => { if (E.LIST !== url) return fetch(url, { method: 'POST' }); return fetch(url); };",
    "const send = (url) => { switch (url) { case E.OTHER: return fetch(url, { method: 'POST' }); default: return fetch(url); } };",
    "const WRITES = new Set([E.OTHER]);\nconst send = (url) => fetch(url, { method: WRITES.has(url) ? 'POST' : 'GET' });",
    "let last;\nconst send = async (url) => { const again = last === url; last = url; return again ? null : fetch(url, url === E.LIST ? {} : { method: 'POST' }); };",
  ])('stay: %s', (code) => {
    expect(outcome('POST /users/create', code)).toEqual(['address-key', 'address-key']);
  });

  it.each([
    ['GET /posts/list', 'const send = (url) => fetch(url, url === E.OTHER ? { cache: "no-store" } : {});'],
    [
      'POST /users/create',
      "const send = (url) => fetch(url, { method: url === E.LIST.concat('?') ? 'POST' : 'GET' });",
    ],
  ])('move where they stay two, or are compared with another one: %s', (second, code) => {
    expect(outcome(second, code)).not.toContain('address-key');
  });
});
