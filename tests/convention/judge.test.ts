import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { answerOf, judgeText, verbsOf } from './judgement.ts';

describe('addresses that a standard fixes', () => {
  it.each([
    ['POST /oauth/revoke', []],
    ['POST /api/oauth/revoke', []],
    ['POST /connect/authorize', []],
    ['GET /:tenant/oauth2/v2.0/authorize', []],
    ['GET /oauth2/default/v1/authorize', []],
    ['POST /protocol/openid-connect/token', []],
    ['POST /openid-connect/sessions/revoke', ['revoke!']],
    ['POST /revoke', ['revoke!']],
    ['POST /connections/register', ['register!']],
    ['POST /disconnect/revoke', ['disconnect!', 'revoke!']],
    ['POST /oauth/sessions/revoke', ['revoke!']],
    ['POST /oauth/revoke/all', ['revoke!']],
  ])('of the verbs of %s remain %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it('may have a part of it in the mount', () => {
    expect(verbsOf('GET /authorize', { mount: '/oauth2' })).toEqual([]);
    expect(verbsOf('GET /v2/authorize', { mount: '/oauth2' })).toEqual([]);
    expect(verbsOf('POST /change-password', { mount: '/.well-known' })).toEqual([]);
    expect(verbsOf('GET /authorize', { mount: '/users' })).toEqual(['authorize!']);
  });
});

describe('a path that is put behind its mount without a slash', () => {
  it.each([
    ['find-my-way', 'DELETE delete/:id', '/users', 'odd-segment'],
    ['find-my-way', 'POST createUser', '/v1', 'odd-segment'],
    ['koa', 'DELETE delete/:id', '/users', 'odd-segment'],
    ['hapi', 'GET list', '/users', 'odd-segment'],
    ['find-my-way', 'PUT user/update/:id', '/v1', 'PUT user/:id'],
    ['find-my-way', 'DELETE delete/:id', '/users/', 'DELETE :id'],
    ['find-my-way', 'DELETE /delete/:id', '/users', 'DELETE /:id'],
    ['hono', 'DELETE delete/:id', '/users', 'DELETE :id'],
    ['express', 'GET user/getPosts', '/v1', 'GET user/posts'],
  ] as const)('in %s, %s behind %s: %s', (dialect, mounted, mount, answer) => {
    expect(answerOf(mounted, { mount, dialect })).toBe(answer);
  });
});

describe('what calls from outside', () => {
  it.each([
    'POST /connect/webhook',
    'POST /pay/v2/webhook',
    'POST /api/notify/callback',
    'POST /transfer/webhooks/:id',
  ])('names no action in %s', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });

  it.each([
    ['POST /connect/webhook/verify', ['verify!']],
    ['POST /verify-payment/webhook', ['verify!']],
    ['POST /create/webhook', ['create']],
    ['POST /connect/devices', ['connect!']],
  ])('%s holds %j all the same', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });
});

describe('a noun or a verb, by what stands around it', () => {
  it.each([
    ['GET /show/:id', '/', []],
    ['GET /show/:id', HOLE, ['show']],
    [`GET ${HOLE}/show/:id`, '/', ['show']],
    ['GET /users/list/active', '/', ['list']],
    ['GET /list/active', '/users', ['list']],
    ['POST /mall/store/items', '/', []],
    ['POST /items.list', '/', ['list']],
    ['POST /archive', HOLE, []],
    ['POST /:id/archive', HOLE, ['archive!']],
  ])('%s under %s holds %j', (endpoint, mount, verbs) => {
    expect(verbsOf(endpoint, { mount })).toEqual(verbs);
  });
});

it('says nothing of a path without verbs', () => {
  expect(judgeText('GET /users/:id')).toMatchObject({
    verbs: [],
    unsafe: null,
    formName: false,
    tunneled: null,
    rewrite: null,
    suggestion: null,
    open: null,
  });
});

describe('a GET of what stands below a verb', () => {
  it.each([
    ['GET /students/manual-create/floors', null],
    ['GET /students/manual-create/floors/:floor/rooms', null],
    ['GET /profile-update/options', null],
    ['GET /students/manual-create', 'create'],
    ['GET /manual-create/:id', 'create'],
    ['GET /create/users', 'create'],
    ['GET /create-user/now', 'create'],
    ['GET /user-delete/now', 'delete'],
  ])('%s: unsafe %s', (endpoint, unsafe) => {
    expect(judgeText(endpoint).unsafe?.verb ?? null).toBe(unsafe);
  });

  it('holds the verb all the same', () => {
    expect(judgeText('GET /students/manual-create/floors').verbs).toMatchObject([{ verb: 'create' }]);
  });
});

describe('several verbs', () => {
  it.each([
    ['GET /users/:id/activate/delete', 'delete', null],
    ['GET /users/show/:id/remove', 'remove', null],
    ['POST /users/:id/activate/delete', null, 'delete'],
    ['POST /users/add/:id/remove', null, 'remove'],
    ['GET /products/add_product/get_categories/:id', null, null],
    ['GET /users/edit/:id/get-options', null, null],
    ['POST /keywords/create/list', null, null],
    ['POST /boards/delete/view', null, 'delete'],
    ['POST /boards/add/get', null, 'get'],
    ['POST /users/update/:id/add-role', null, null],
  ])('%s: unsafe %s, tunneled %s', (endpoint, unsafe, tunneled) => {
    const verdict = judgeText(endpoint);
    expect([verdict.unsafe?.verb ?? null, verdict.tunneled?.verb ?? null, verdict.open]).toEqual([
      unsafe,
      tunneled,
      'several-verbs',
    ]);
  });

  it.each([
    ['GET /users/create/:id/delete', true],
    ['GET /users/delete/:id/edit', false],
  ])('%s is named as a form by its first: %s', (endpoint, formName) => {
    expect(judgeText(endpoint).formName).toBe(formName);
  });
});

describe('names of forms', () => {
  it.each([
    ['GET /users/:id/activate', false],
    ['POST /users/create', false],
    ['GET /users/getAll', false],
    ['GET /users/save', false],
  ])('%s is none: %s', (endpoint, formName) => {
    expect(judgeText(endpoint).formName).toBe(formName);
  });
});

describe('an endpoint without a single method', () => {
  it.each([
    ['ALL /users/getAll', 'no-single-method: ALL /users'],
    ['USE /users/getAll', 'no-single-method: USE /users'],
    ['UNKNOWN /getUsers', 'no-single-method: UNKNOWN /users'],
    ['ALL /users/delete', 'no-single-method'],
    ['ALL /getAllGetUsers', 'no-single-method'],
    ['ALL /login', 'action'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('an action without a better name', () => {
  it.each([
    'POST /doors/:id/lock',
    'PUT /users/:id/ban',
    'POST /login.json',
    'POST /users/:id/activate.json',
    'POST /login/logout',
    'POST /reset:kind',
    'POST /auth.login',
  ])('%s stays', (endpoint) => {
    expect(answerOf(endpoint)).toBe('action');
  });
});

describe('a segment that is more than its verb', () => {
  it.each([
    ['GET /-/users/list', 'custom-method'],
    ['GET /users/@/list', 'custom-method'],
    ['GET /_getUsers', 'odd-segment'],
    ['GET /get_users_', 'odd-segment'],
    ['GET /getUsers+posts', 'odd-segment'],
    ['POST /users/:id/update-:kind', 'odd-segment'],
    ['GET /getÉtudes', 'GET /études'],
    ['POST /tags/append', 'weak-verb'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a method that another verb needs', () => {
  it.each([
    ['HEAD /users/create', 'form: POST /users'],
    ['HEAD /users/delete/:id', 'method-disagrees: DELETE /users/:id'],
    ['PUT /saveUser', 'missing-identifier: PUT /users/:id'],
    ['PUT /saveRole/:id', 'filter'],
    ['DELETE /users/update/:id', 'method-disagrees'],
    ['DELETE /users/create', 'method-disagrees'],
    ['PUT /getUsers', 'method-disagrees'],
    ['DELETE /users/save', 'method-disagrees'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
