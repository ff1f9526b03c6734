import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporary, type Temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';

afterEach(() => {
  vi.useRealTimers();
});

const APP =
  EXPRESS +
  ["get('/api/users/list'", "post('/api/users/update/:id'", "get('/api/users/:id'", "get('/api/groups'"]
    .map((call) => `app.${call}, ${HANDLER});\n`)
    .join('');
const FIXED_APP = APP.replace('/users/list', '/users').replace("post('/api/users/update/:id'", "put('/api/users/:id'");

const DOCUMENT = `openapi: 3.0.3
servers:
  - url: https://example.com/api
paths:
  # All users
  /users/list:
    get:
      description: Earlier clients call /api/users/list
      responses:
        '200': { description: OK }
  /users/update/{userId}:
    post:
      parameters:
        - { name: userId, in: path, required: true }
  /users/{id}:
    get:
      parameters:
        - { name: id, in: path, required: true }
  /groups:
    get: {}
`;
const FIXED_DOCUMENT = `openapi: 3.0.3
servers:
  - url: https://example.com/api
paths:
  # All users
  /users:
    get:
      description: Earlier clients call /api/users/list
      responses:
        '200': { description: OK }
  /users/{id}:
    get:
      parameters:
        - { name: id, in: path, required: true }
    put:
      parameters:
        - { name: id, in: path, required: true }
  /groups:
    get: {}
`;

async function run(command: string, root: string, ...options: readonly string[]) {
  vi.setSystemTime(Date.now() + 5_000);
  return answer([command, root, ...options]);
}

const read = (project: Temporary, name: string): string => readFileSync(project.at(name), 'utf8');

/** Settings in a file outside of the project. */
const settings = (documents: string): readonly string[] => [
  '--settings',
  temporary({ 'settings.json': JSON.stringify({ documents }) }).at('settings.json'),
];

describe('fix with an OpenAPI document', () => {
  it('leaves an operation as it is where a comment says so, with its route', async () => {
    const comment = '  # eslint-disable-next-line restful-routes/document-matches-route -- mobile clients\n';
    const document = DOCUMENT.replace('  /users/update/', `${comment}  /users/update/`);
    const project = temporary({ 'app.js': APP, 'openapi.yaml': document });
    expect(await run('fix', project.root)).toMatchObject({ code: 0, stderr: '' });
    expect(read(project, 'openapi.yaml')).toBe(document.replace('/users/list:', '/users:'));
    expect(read(project, 'app.js')).toBe(APP.replace('/users/list', '/users'));
    expect((await run('plan', project.root)).stdout).toContain(
      'a comment suppresses the report on a request or a document',
    );
  });

  it('moves operations with their routes', async () => {
    const project = temporary({ 'app.js': APP, 'openapi.yaml': DOCUMENT });
    expect(await run('fix', project.root)).toMatchObject({ code: 0, stderr: '' });
    expect([read(project, 'app.js'), read(project, 'openapi.yaml')]).toEqual([FIXED_APP, FIXED_DOCUMENT]);
    const { stdout } = await run('fix', project.root);
    expect(stdout).toBe('Nothing to change.\n');
  });

  it('leads references to where they move', async () => {
    const document = (path: string): string => `${path}x-list: { $ref: '#/paths/~1users~1list/get/responses' }\n`;
    const project = temporary({ 'app.js': APP, 'openapi.yaml': document(DOCUMENT) });
    await run('fix', project.root);
    expect([read(project, 'app.js'), read(project, 'openapi.yaml')]).toEqual([
      FIXED_APP,
      document(FIXED_DOCUMENT).replace('~1users~1list/get', '~1users/get'),
    ]);
  });

  it('moves those of version 2, in JSON that the application serves', async () => {
    const before = JSON.stringify({ swagger: '2.0', basePath: '/api', paths: { '/users/list': { get: {} } } }, null, 2);
    const project = temporary({
      'app.js': `${APP}app.use('/docs', require('swagger-ui-express').setup(require('./swagger.json')));\n`,
      'swagger.json': before,
    });
    await run('fix', project.root);
    expect(read(project, 'app.js')).toContain("app.get('/api/users',");
    expect(read(project, 'swagger.json')).toBe(before.replace('/users/list', '/users'));
  });

  it.each([
    'openapi: 3.0.0\nservers:\n  - url: http://localhost:3000/api/users\npaths:\n  /list:\n    get: {}\n',
    JSON.stringify({ swagger: '2.0', basePath: '/api/users', paths: { '/list': { get: {} } } }, null, 2),
  ])('leaves a route where its path would be empty below the base: %s', async (document) => {
    const project = temporary({ 'app.js': APP, 'openapi.yaml': document });
    const { stdout } = await run('fix', project.root);
    expect(stdout).toContain('GET /api/users/list unchanged: a document or a page names it');
    expect(read(project, 'openapi.yaml')).toBe(document);
  });

  it('moves all documents that describe a route, or none and the route stays', async () => {
    const other = DOCUMENT.replace('/groups', '/users').replace('    get: {}\n', '    get: { summary: Another }\n');
    const project = temporary({ 'app.js': APP, 'openapi.yaml': DOCUMENT, 'other.yaml': other });
    const { stdout } = await run('fix', project.root);
    expect(stdout).toContain(
      "2:5  GET /api/users/list unchanged: a document or a page names it in a way that cannot be updated ('/users/list', other.yaml:6)",
    );
    expect(read(project, 'app.js')).toContain("app.get('/api/users/list'");
    expect(read(project, 'openapi.yaml')).toContain('/users/list:');
    expect(read(project, 'other.yaml')).toContain('/users/list:');
    expect(read(project, 'app.js')).toContain("app.put('/api/users/:id'");
  });

  it.each([
    ['names it in a reference of another key', `${DOCUMENT}x-list: '#/paths/~1users~1list/get'\n`],
    [
      'names it in an example',
      DOCUMENT.replace('{ description: OK }', '{ description: OK, example: /api/users/list }'),
    ],
    [
      'is of another server',
      DOCUMENT.replace('/groups', '/a').replace('/users/{id}', '/b').replace('/users/update/{userId}', '/c'),
    ],
    ['has another base path', DOCUMENT.replace('https://example.com/api', 'https://example.com/v2')],
    ['describes what browsers ask first', DOCUMENT.replace('  /users/update', '    options: {}\n  /users/update')],
  ])('leaves a route as it is where the document %s', async (_what, document) => {
    const project = temporary({ 'app.js': APP, 'openapi.yaml': document });
    await run('fix', project.root);
    expect(read(project, 'app.js')).toContain("app.get('/api/users/list'");
    expect(read(project, 'openapi.yaml')).toContain('/users/list:');
  });
});

describe('fix with requests', () => {
  it('moves those of .http files and of Postman collections with their routes', async () => {
    const http = 'GET {{base}}/users/list\n\n###\nPOST http://localhost:3000/api/users/update/5\n\n{ "name": "a" }\n';
    const request = (method: string, ...path: readonly string[]): unknown => ({
      name: 'One',
      request: { method, url: { raw: ['{{base}}', ...path].join('/'), host: ['{{base}}'], path } },
    });
    const collection = (...item: readonly unknown[]): string =>
      JSON.stringify({
        info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
        item,
      });
    const project = temporary({
      'app.js': APP,
      'api.http': http,
      'api.postman_collection.json': collection(
        request('GET', 'users', 'list'),
        request('POST', 'users', 'update', '5'),
      ),
    });
    await run('fix', project.root);
    expect(read(project, 'app.js')).toBe(FIXED_APP);
    expect(read(project, 'api.http')).toBe(
      http.replace('/users/list', '/users').replace('POST', 'PUT').replace('/update/5', '/5'),
    );
    expect(read(project, 'api.postman_collection.json')).toBe(
      collection(request('GET', 'users'), request('PUT', 'users', '5')),
    );
  });

  it.each([
    ['to another host', 'GET https://example.com/api/users/list\n'],
    ['in a body', 'POST {{base}}/groups\n\n{ "next": "/api/users/list" }\n'],
  ])('leaves a route as it is that is named %s', async (_what, http) => {
    const project = temporary({ 'app.js': APP, 'api.http': http });
    await run('fix', project.root);
    expect([read(project, 'app.js'), read(project, 'api.http')]).toEqual([
      APP.replace("post('/api/users/update/:id'", "put('/api/users/:id'"),
      http,
    ]);
  });
});

describe('fix of a part of a project', () => {
  it('leaves a route as it is that a document elsewhere describes', async () => {
    const project = temporary({
      'package.json': '{ "name": "all", "workspaces": ["server"] }',
      'docs/openapi.yaml': DOCUMENT,
      'server/package.json': '{ "name": "server" }',
      'server/app.js': APP,
    });
    await run('fix', project.at('server'));
    expect([read(project, 'server/app.js'), read(project, 'docs/openapi.yaml')]).toEqual([APP, DOCUMENT]);
    await run('fix', project.root);
    expect([read(project, 'server/app.js'), read(project, 'docs/openapi.yaml')]).toEqual([FIXED_APP, FIXED_DOCUMENT]);
  });
});

describe('an operation that no route answers', () => {
  it('stays where another one has its new place', async () => {
    const document = DOCUMENT.replace('  /groups:', '  /groups/getAll:\n    get: {}\n  /groups:');
    const project = temporary({ 'app.js': APP, 'openapi.yaml': document });
    await run('fix', project.root);
    expect([read(project, 'app.js'), read(project, 'openapi.yaml')]).toEqual([
      FIXED_APP,
      FIXED_DOCUMENT.replace('  /groups:', '  /groups/getAll:\n    get: {}\n  /groups:'),
    ]);
  });
});

describe('the setting for documents', () => {
  it('holds routes back by default, and names the command', async () => {
    const project = temporary({ 'app.js': APP, 'openapi.yaml': DOCUMENT });
    expect((await run('plan', project.root)).stdout).toContain(
      "unchanged: a document or a page names it, which 'restful-routes fix' updates too ('/users/list', openapi.yaml:6)",
    );
  });

  it("'follow' lets ESLint move routes, and fix moves the document afterwards", async () => {
    const project = temporary({ 'app.js': APP, 'openapi.yaml': DOCUMENT });
    expect((await run('plan', project.root, ...settings('follow'))).stdout).toContain('→ GET /api/users\n');
    project.write({ 'app.js': FIXED_APP });
    await run('fix', project.root);
    expect([read(project, 'app.js'), read(project, 'openapi.yaml')]).toEqual([FIXED_APP, FIXED_DOCUMENT]);
  });

  it("'ignore' moves routes alone", async () => {
    const project = temporary({ 'app.js': APP, 'openapi.yaml': DOCUMENT });
    await run('fix', project.root, ...settings('ignore'));
    expect([read(project, 'app.js'), read(project, 'openapi.yaml')]).toEqual([FIXED_APP, DOCUMENT]);
  });
});
