import { describe, expect, it } from 'vitest';
import type { PlanOptions } from '../../src/model/plan-options.ts';
import { ANSWER, express, registration } from '../support/applications.ts';
import { planOf, type Files } from './planning.ts';

/** All that stands against the rewrite of the first route of a server: `used README.md`. */
function obstacles(
  endpoints: readonly string[],
  others: Files = {},
  options: Partial<PlanOptions> = {},
): readonly string[] {
  const source = express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
  return obstaclesIn({ 'server.js': source, ...others }, options);
}

function obstaclesIn(files: Files, options: Partial<PlanOptions> = {}): readonly string[] {
  const [route] = planOf(files, options).routes;
  const found = route?.obstacles() ?? [];
  expect(found[0] ?? null).toEqual(route?.withheld ?? null);
  return found.map(({ reason, other }) => (other ? `${reason} ${other.label} ${other.file}` : reason));
}

function handled(endpoint: string, handler: string, ...others: readonly string[]): Files {
  return { 'server.js': express(registration('app', endpoint, handler), ...others) };
}

describe('what stands against a rewrite', () => {
  it('is nothing where the route moves, or where nothing is wrong with it', () => {
    expect(obstacles(['GET /users/list'])).toEqual([]);
    expect(obstacles(['GET /users'])).toEqual([]);
  });

  it('is every text that names the address', () => {
    const files = { 'client.js': "open('/users/list');\nopen('/users/list?all');", 'other.js': "open('/users/list');" };
    expect(obstacles(['GET /users/list'], files)).toEqual([
      'used /users/list client.js',
      'used /users/list?all client.js',
      'used /users/list other.js',
    ]);
  });

  it('is every reason, those of who names the address before those of other routes', () => {
    const client = { 'client.js': "open('/users/list');\nfetch('/users/list', options);" };
    expect(obstacles(['GET /users/list', 'GET /users'], client)).toEqual([
      'used /users/list client.js',
      'collision GET /users server.js',
      'stuck-caller /users/list client.js',
    ]);
  });

  it('is every route that would be in the way', () => {
    expect(obstacles(['GET /users/show/:id', 'GET /users/me', 'GET /users/:name'])).toEqual([
      'collision GET /users/:name server.js',
      'shadow GET /users/me server.js',
    ]);
  });

  it('is every request that could not follow', () => {
    const client = { 'client.js': "fetch('/users/list', first);\nfetch('/users/list', second);" };
    expect(obstacles(['GET /users/list'], client)).toHaveLength(2);
  });

  it('is known beside a comment that suppresses the report', () => {
    const source = express(
      `// eslint-disable-next-line verb\n${registration('app', 'GET /users/list', ANSWER)}`,
      registration('app', 'GET /users', ANSWER),
    );
    expect(obstaclesIn({ 'server.js': source })).toEqual(['suppressed', 'collision GET /users server.js']);
  });
});

describe('what depends on the new address', () => {
  it('counts where a form alone keeps the route from it', () => {
    const files = handled(
      'POST /users/update/:id',
      "(req, res) => res.redirect('/done')",
      registration('app', 'PUT /users/:id', ANSWER),
    );
    expect(obstaclesIn(files)).toEqual(['form-post', 'collision PUT /users/:id server.js']);
  });

  it('does not where another address would be meant', () => {
    expect(obstacles(['PUT /users/update', 'PUT /users/:id'])).toEqual(['missing-identifier']);
    const others = { 'client.js': "open('/users/update');" };
    expect(obstacles(['PUT /users/update', 'PUT /users/:id'], others)).toEqual([
      'missing-identifier',
      'used /users/update client.js',
    ]);
  });

  it('is nothing for an action, whose noun is a person’s choice', () => {
    expect(obstacles(['POST /login'], { 'client.js': "open('/login');" })).toEqual(['action']);
  });
});

describe('what depends on another route', () => {
  const shared = (method: string, handler: string): Files => ({
    'server.js': express(`app.route('/users/update/:id').put(${ANSWER}).${method}(${handler});`),
    'client.js': "open('/users/update/1');",
  });

  it('does not count where that stays because this one does', () => {
    expect(obstaclesIn(shared('patch', ANSWER))).toEqual(['used /users/update/1 client.js']);
  });

  it('counts where that stays for reasons of its own', () => {
    expect(obstaclesIn(shared('post', "(req, res) => res.redirect('/done')"))).toEqual([
      'shared-path',
      'used /users/update/1 client.js',
    ]);
  });
});

describe('the first reason', () => {
  it.each<[string, endpoint: string, handler: string, expected: readonly string[]]>([
    [
      'a form',
      'POST /users/update',
      "(req, res) => { save(req.body.id); res.redirect('/users'); }",
      ['form-post', 'missing-identifier'],
    ],
    ['a list of items', 'POST /users/delete', '(req, res) => { drop(req.body.ids); res.json([]); }', ['bulk']],
    ['who asks', 'DELETE /users/delete', '(req, res) => { drop(req.user.id); res.json([]); }', ['own-item']],
    ['who asks', 'PUT /user/update', '(req, res) => { save(req.user.id, req.body); res.json([]); }', ['own-item']],
    [
      'a list of items',
      'PUT /banners/update',
      '(req, res) => { save(req.user, req.body); res.json([]); }',
      ['missing-identifier'],
    ],
  ])('is %s: %s %s', (_, endpoint, handler, expected) => {
    expect(obstaclesIn(handled(endpoint, handler))).toEqual(expected);
  });

  it('is a form that stands beside it, and its place', () => {
    const page = registration('app', 'GET /users/update', "(req, res) => res.render('form')");
    expect(obstaclesIn(handled('POST /users/update', 'update', page))).toEqual([
      'form-post GET /users/update server.js',
      'missing-identifier',
    ]);
  });
});
