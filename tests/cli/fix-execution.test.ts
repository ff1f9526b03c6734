import { readFileSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { temporary, type Temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

/** Each handler answers with a name of its own, and with the parameter that it was given. */
const APP = `const express = require('express');
const app = express();
const users = express.Router();
users.get('/list', (req, res) => res.json({ handler: 'list' }));
users.post('/create', (req, res) => res.json({ handler: 'create' }));
users.get('/:id', (req, res) => res.json({ handler: 'one', id: req.params.id }));
users.post('/update/:id', (req, res) => res.json({ handler: 'update', id: req.params.id }));
users.delete('/:id/delete', (req, res) => res.json({ handler: 'delete', id: req.params.id }));
users.post('/:id/activate', (req, res) => res.json({ handler: 'activate', id: req.params.id }));
app.use('/api/users', users);
app.get('/api/groups/getAll', (req, res) => res.json({ handler: 'groups' }));
app.get('/api/health', (req, res) => res.json({ handler: 'health' }));
module.exports = app;
`;

const operation = (name: string, ...parameters: readonly string[]): unknown => ({
  operationId: name,
  parameters: parameters.map((each) => ({ name: each, in: 'path', required: true })),
});

const DOCUMENT = {
  openapi: '3.0.3',
  servers: [{ url: 'http://localhost:3000/api' }],
  paths: {
    '/users/list': { get: operation('list') },
    '/users/create': { post: operation('create') },
    '/users/{id}': { get: operation('one', 'id') },
    '/users/update/{userId}': { post: operation('update', 'userId') },
    '/users/{id}/delete': { delete: operation('delete', 'id') },
    '/users/{id}/activate': { post: operation('activate', 'id') },
    '/groups/getAll': { get: operation('groups') },
    '/health': { get: operation('health') },
  },
};

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** What the application answers to each operation that its document describes, by the name of the operation. */
async function answers(project: Temporary): Promise<Readonly<Record<string, unknown>>> {
  symlinkSync(join(import.meta.dirname, '../../node_modules'), project.at('node_modules'), 'junction');
  const app = createRequire(project.at('app.js'))('./app.js') as RequestListener;
  const server = createServer(app).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { paths } = parse(readFileSync(project.at('openapi.json'), 'utf8')) as Described;
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(async ([method, { operationId }]): Promise<readonly [string, unknown]> => {
      const url = `http://localhost:${String(port)}/api${path.replaceAll(/\{\w+\}/g, '7')}`;
      const response = await fetch(url, { method: method.toUpperCase() });
      return [operationId, await response.json()];
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

describe('an application with an OpenAPI document', () => {
  it('answers each operation of the document after fix as it did before', async () => {
    const files = { 'app.js': APP, 'openapi.json': JSON.stringify(DOCUMENT, null, 2) };
    const [before, after] = [temporary(files), temporary(files)];
    expect(await answer(['fix', after.root])).toMatchObject({ code: 0, stderr: '' });
    const now = JSON.parse(readFileSync(after.at('openapi.json'), 'utf8')) as Described;
    expect(Object.keys(now.paths)).toEqual(['/users', '/users/{id}', '/users/{id}/activate', '/groups', '/health']);
    const expected = await answers(before);
    expect(Object.keys(expected)).toHaveLength(8);
    expect(expected).toMatchObject({ update: { handler: 'update', id: '7' } });
    expect(await answers(after)).toEqual(expected);
  });
});
