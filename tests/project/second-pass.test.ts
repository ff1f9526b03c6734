import { expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { lintProject } from '../support/project.ts';

const FILES = {
  'server.js': express("app.use('/users', require('./routes/users'));"),
  'routes/users.js': [
    "const router = require('express').Router();",
    "router.get('/list', (req, res) => res.json([]));",
    "router.get('/show/:id', (req, res) => res.json([]));",
    "router.post('/create', (req, res) => res.json([]));",
    'module.exports = router;',
  ].join('\n'),
};

/** The routes once ESLint has made its fixes, pass by pass, with a client whose file shares no value with theirs. */
async function routesBeside(client: string): Promise<readonly string[]> {
  const { fixed } = await lintProject({ ...FILES, 'client.js': client });
  return (fixed['routes/users.js'] ?? FILES['routes/users.js']).match(/router\.\w+\('[^']*'/g) ?? [];
}

it.each<[kind: string, client: string, expected: readonly string[]]>([
  [
    'stores answers under the URLs of its requests',
    "const kept = new Map();\nconst load = async (method, path) => {\n  kept.set(path, await fetch(path, { method }));\n};\nexports.list = () => load('GET', '/users/list');\nexports.create = () => load('POST', '/users/create');\n",
    ["router.get('/list'", "router.get('/:id'", "router.post('/create'"],
  ],
  [
    'asks which URL it sends',
    "const load = (path) => (path.startsWith('/users/list') ? fetch(path, { cache: 'no-store' }) : fetch(path));\nexports.list = () => load('/users/list');\n",
    ["router.get('/list'", "router.get('/:id'", "router.post('/'"],
  ],
])('holds in the second pass what it holds in the first, where a client %s', async (_, client, expected) => {
  expect(await routesBeside(client)).toEqual(expected);
});
