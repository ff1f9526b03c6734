import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/path.ts';
import { commentCallers, requestCallers } from '../../src/plan/find-callers.ts';
import { judgeRoutes } from '../../src/plan/judge-routes.ts';
import type { Caller } from '../../src/plan/caller.ts';
import { ANSWER, express, mounted, registration } from '../support/applications.ts';
import { OPTIONS, targetsOf, viewOf, type Files } from './planning.ts';

const SERVER = express(...['GET /users/getAll', 'GET /users/:id', 'POST /users/delete/:id', 'GET /api/posts/list'].map((endpoint) => registration('app', endpoint, ANSWER)));

function describeCaller({ url, said, routes, isPlain, swallowed }: Caller): string {
  const reached = routes.map(({ methods, path }) => `${methods[0]?.method ?? ''} ${path?.value ?? ''}`).join(' and ');
  const said_ = `${said.method?.method ?? '-'} ${url.text.value.replaceAll(HOLE, '…')}: ${reached || 'none'}`;
  return [said_, ...(isPlain ? [] : ['not plain']), ...(swallowed ? ['swallowed'] : [])].join(', ');
}

function requestsIn(client: string): readonly string[] {
  const files = { 'server.js': SERVER, 'client.js': client };
  return requestCallers('client.js', viewOf(files).callersIn('client.js'), targetsOf(files)).map(describeCaller);
}

function commentsIn(files: Files, file: string): readonly string[] {
  const view = viewOf(files);
  const judged = () => view.routers.filter((router) => router.file === file).flatMap((router) => judgeRoutes(router, OPTIONS));
  return commentCallers(file, view.callersIn(file).comments, judged, targetsOf(files)).map(describeCaller);
}

describe('requestCallers', () => {
  it.each<[string, readonly string[]]>([
    ["fetch('/users/getAll');", ['GET /users/getAll: GET /users/getAll']],
    ["fetch('/users/7');", ['GET /users/7: GET /users/:id']],
    ["fetch('/users/fetchAll');", ['GET /users/fetchAll: GET /users/:id, swallowed']],
    ["fetch('/users/delete/7', { method: 'POST' });", ['POST /users/delete/7: POST /users/delete/:id']],
    ["fetch('/users/delete/7', { method: 'PUT' });", ['PUT /users/delete/7: none']],
    ["fetch('/users/delete/7', options);", ['UNKNOWN /users/delete/7: POST /users/delete/:id, not plain']],
    ["fetch('/posts/list');", ['GET /posts/list: none']],
    ['fetch(`${API}/posts/list`);', ['GET …/posts/list: GET /api/posts/list']],
    ["fetch('https://example.com/users/getAll');", []],
    ["if (url.endsWith('/posts/list')) answer();", ['- /posts/list: GET /api/posts/list']],
    ["if (url.startsWith('/users/getAll')) answer();", ['- /users/getAll: none, not plain']],
    ["if (url.includes('/users/getAll')) answer();", ['- /users/getAll: none, not plain']],
  ])('%s', (client, expected) => {
    expect(requestsIn(client)).toEqual(expected);
  });
});

describe('commentCallers', () => {
  it('knows a route by its whole address, in any file', () => {
    const files = { 'server.js': SERVER, 'client.js': '// GET /users/getAll\n// POST /users/delete/{id}\n// GET /posts/list\n// PUT /users/getAll\n' };
    expect(commentsIn(files, 'client.js')).toEqual([
      'GET /users/getAll: GET /users/getAll',
      'POST /users/delete/{id}: POST /users/delete/:id',
      'GET /posts/list: none',
      'PUT /users/getAll: none',
    ]);
  });

  it('knows a route of its file by the path as it is declared', () => {
    const files = { 'server.js': mounted('/users', '// GET /list', registration('router', 'GET /list', ANSWER)) };
    expect(commentsIn(files, 'server.js')).toEqual(['GET /list: GET /list']);
    expect(commentsIn({ ...files, 'client.js': '// GET /list' }, 'client.js')).toEqual(['GET /list: none']);
  });

  it('stands before its route, where several have the same path', () => {
    const lines = [registration('router', 'GET /list', ANSWER), '// GET /list', registration('other', 'GET /list', ANSWER)];
    const source = mounted('/users', "const other = express.Router(); app.use('/posts', other);", ...lines);
    const view = viewOf({ 'server.js': source });
    const judged = () => view.routers.flatMap((router) => judgeRoutes(router, OPTIONS));
    const [caller] = commentCallers('server.js', view.callersIn('server.js').comments, judged, targetsOf({ 'server.js': source }));
    expect(caller?.routes.map(({ range }) => source.slice(...range))).toEqual([registration('other', 'GET /list', ANSWER).slice(0, -1)]);
  });
});
