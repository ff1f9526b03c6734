import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { projectPlanOf, reasonsOf } from './planning.ts';

const ROUTES = [
  "app.get('/users/list', (req, res) => res.json([]));",
  "app.get('/cars/show/:id', (req, res) => res.json(req.params.id));",
];

/** Why the list of users and the item of cars stay; nothing for one that moves. */
function reasons(...lines: readonly string[]): readonly string[] {
  const { routes } = projectPlanOf({ 'server.js': express(...lines, ...ROUTES) });
  return routes.slice(-2).map(({ withheld }) => withheld?.reason ?? '');
}

const KEEP = `app.use((req, res, next) => {
  if (req.method !== 'GET') return next();
  const { json } = res;
  res.json = (body) => { kept.set(req.originalUrl, body); return json.call(res, body); };
  next();
});`;
const MAP = `const kept = new Map();\n${KEEP}`;
const RESET = (code: string): string => `app.post('/resets', async (req, res) => { ${code} res.sendStatus(204); });`;

describe('a route stays whose address is asked for among keys that are addresses', () => {
  it.each<[kind: string, ...lines: string[]]>([
    [
      'the keys of a Map',
      MAP,
      RESET("for (const key of kept.keys()) if (key.startsWith('/users/l')) kept.delete(key);"),
    ],
    ['its entries', MAP, RESET("for (const [key] of kept) if (key.startsWith('/users/l')) kept.delete(key);")],
    [
      'a list of its keys',
      MAP,
      RESET("[...kept.keys()].filter((key) => key.includes('/users/l')).forEach((key) => kept.delete(key));"),
    ],
    ['forEach', MAP, RESET('kept.forEach((body, key) => { if (/^.users.l/.test(key)) kept.delete(key); });')],
    [
      'the keys of an object',
      `const kept = {};\n${KEEP.replace('kept.set(req.originalUrl, body)', 'kept[req.originalUrl] = body')}`,
      RESET("for (const key of Object.keys(kept)) if (key.startsWith('/users/l')) delete kept[key];"),
    ],
    [
      'patterns of Redis',
      `const kept = require('redis').createClient();\n${KEEP}`,
      RESET("for await (const key of kept.scanIterator({ MATCH: 'answers:/users/*' })) await kept.del(key);"),
    ],
    [
      'keys of Redis',
      `const Redis = require('ioredis');\nconst kept = new Redis();\n${KEEP}`,
      RESET("await kept.del(...(await kept.keys('/users/l*')));"),
    ],
    [
      'a part of the address',
      "const kept = new Map();\napp.use((req, res, next) => { kept.set(req.path.split('/').pop(), res); next(); });",
      RESET("kept.delete('list');"),
    ],
    [
      'a group of a package',
      "const apicache = require('apicache');\napp.use((req, res, next) => { req.apicacheGroup = req.path.split('/')[2]; next(); });",
      RESET("apicache.clear('list');"),
    ],
  ])('%s', (kind, ...lines) => {
    expect(reasons(...lines)[0]).toBe('path-guard');
  });

  it.each<[kind: string, ...lines: string[]]>([
    [
      'other keys of a Map',
      MAP,
      RESET("for (const key of kept.keys()) if (key.startsWith('/cats/')) kept.delete(key);"),
    ],
    ['all keys', MAP, RESET('for (const key of kept.keys()) kept.delete(key);')],
    [
      'keys that are no addresses',
      'const kept = new Map();\napp.use((req, res, next) => { kept.set(req.ip, res); next(); });',
      RESET("for (const key of kept.keys()) if (key.startsWith('/users/l')) kept.delete(key);"),
    ],
  ])('and moves: %s', (kind, ...lines) => {
    expect(reasons(...lines)).toEqual(['', '']);
  });
});

describe('routes whose addresses would begin alike stay where one is asked for among the keys of others', () => {
  const CREATE = "app.post('/users/create', (req, res) => res.sendStatus(201));";
  const reasonsWith = (...lines: readonly string[]): readonly string[] =>
    reasonsOf(
      projectPlanOf({
        'server.js': express(...lines, CREATE, "app.get('/users/show/:id', (req, res) => res.json(1));"),
      }),
    ).map((reason) => reason.split(' ')[0] ?? '');

  it.each([
    'app.use((req, res, next) => { for (const key of kept.keys()) if (key.startsWith(req.originalUrl)) kept.delete(key); next(); });',
    "app.use((req, res, next) => { const beginning = `/${req.path.split('/')[1]}`; [...kept.keys()].filter((key) => key.startsWith(beginning)).forEach((key) => kept.delete(key)); next(); });",
    'app.use((req, res, next) => { kept.delete(req.originalUrl); next(); });',
  ])('%s', (line) => {
    expect(reasonsWith(MAP, line)).toEqual(['address-key', 'address-key']);
  });

  it('and move where nothing is asked for', () => {
    expect(reasonsWith(MAP)).toEqual(['', '']);
  });
});
