import { describe, expect, it } from 'vitest';
import { awaitsMount, findShapeFault } from '../../src/convention/path-shape.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import { judgeText, NO_OWN_WORDS, type Given } from './judgement.ts';

/** `item-post of users -> PUT /users/:id`, or null. */
function faultOf(endpoint: string, given?: Given): string | null {
  const { shape } = judgeText(endpoint, given);
  if (!shape) return null;
  const { kind, name, suggestion } = shape;
  return `${kind} of ${name} -> ${suggestion ? `${suggestion.method} ${suggestion.path}` : 'nothing'}`;
}

describe('POST on an item', () => {
  it.each([
    ['POST /users/:id', 'item-post of users -> PUT /users/:id'],
    ['POST /api/v1/order-items/:orderItemId', 'item-post of order-items -> PUT /api/v1/order-items/:orderItemId'],
    ['POST /users/:id/posts/:post_id', 'item-post of posts -> PUT /users/:id/posts/:post_id'],
    ['POST /users/:user', 'item-post of users -> PUT /users/:user'],
    ['POST /posts/:slug', 'item-post of posts -> PUT /posts/:slug'],
    ['POST /likes/:likeId', 'item-post of likes -> PUT /likes/:likeId'],
    ['POST /users/:userid', 'item-post of users -> PUT /users/:userid'],
    ['POST /users/:id(\\d+)', 'item-post of users -> PUT /users/:id(\\d+)'],
    ['POST /orders/:id/status', 'detail-post of status -> PUT /orders/:id/status'],
  ])('%s: %s', (endpoint, fault) => {
    expect(faultOf(endpoint)).toBe(fault);
  });

  it('is an update by the method of the settings', () => {
    expect(faultOf('POST /users/:id', { update: 'PATCH' })).toBe('item-post of users -> PATCH /users/:id');
  });

  it.each([
    'POST /',
    'POST /:id',
    'POST /users',
    'POST /users/:id/posts',
    'POST /user/:id',
    'POST /gizmos/:id',
    'POST /media/:id',
    'POST /webhooks/:id',
    'POST /webhooks/:provider',
    'POST /comments/:postId',
    'POST /favorites/:bookId',
    'POST /items/:type',
    'POST /likes/:id',
    'POST /posts/:postId/votes/:id',
    'POST /uploads/:filename',
    'POST /users/:page?',
    'POST /users/:ids+',
    'POST /users/*',
    'POST /:type/:id',
    'POST /v1/:id',
    'POST /users/admin/:id',
    'POST /profile',
    'POST /users/:id/avatar',
    'POST /status',
    'POST /jobs/status',
    'POST /getUser/:id',
    'POST /users/:id/activate',
    'POST /login/:id',
    'POST /find-by-tags/:id',
    'POST /bulk-users/:id',
    'PUT /users/:id',
    'GET /users/:id',
    'ALL /users/:id',
    'UNKNOWN /users/:id',
  ])('%s has no fault', (endpoint) => {
    expect(faultOf(endpoint)).toBeNull();
  });
});

describe('PUT, PATCH and DELETE on a collection', () => {
  it.each([
    ['PUT /users', 'collection-change of users -> PUT /users/:id'],
    ['PATCH /users/', 'collection-change of users -> PATCH /users/:id/'],
    ['DELETE /users', 'collection-delete of users -> DELETE /users/:id'],
    ['PUT /users/:id/friends', 'collection-change of friends -> PUT /users/:id/friends/:friendId'],
    ['PUT /users/:userId/friends', 'collection-change of friends -> PUT /users/:userId/friends/:id'],
    ['DELETE /users/:id/roles', 'collection-delete of roles -> DELETE /users/:id/roles/:roleId'],
    ['PUT /teams', 'collection-change of teams -> PUT /teams/:id'],
    ['PUT /api/tags', 'collection-change of tags -> PUT /api/tags/:id'],
  ])('%s: %s', (endpoint, fault) => {
    expect(faultOf(endpoint)).toBe(fault);
  });

  it.each([
    'PUT /profile',
    'PUT /users/:id/avatar',
    'PUT /me',
    'PUT /users/me',
    'DELETE /me',
    'DELETE /session',
    'PUT /settings',
    'PUT /preferences',
    'PUT /users/:id/settings',
    'DELETE /cache',
    'PUT /user',
    'DELETE /gizmos',
    'PUT /users/:id/roles',
    'PUT /permissions',
    'PATCH /me/notifications',
    'PUT /orders/:id/items',
    'PUT /cart/items',
    'PATCH /team/members',
    'PATCH /reports/:id/notes',
    'PATCH /me/holidays',
    'PUT /doctors/:id/slots',
    'PATCH /projects/:id/teams',
    'PUT /users/:id',
    'DELETE /users/:id',
    'GET /users',
    'POST /users',
    'OPTIONS /users',
    'ALL /users',
    'DELETE /',
    'PUT /users/*',
    'PUT /deleteUsers',
    'PUT /analytics',
    'PUT /api',
    'DELETE /apis',
    'DELETE /posts/:tags',
  ])('%s has no fault', (endpoint) => {
    expect(faultOf(endpoint)).toBeNull();
  });
});

describe('the mount', () => {
  it.each([
    ['PUT /', '/users', 'collection-change of users -> PUT /:id'],
    ['DELETE /', '/users/:id/posts', 'collection-delete of posts -> DELETE /:postId'],
    ['POST /:id', '/users', 'item-post of users -> PUT /:id'],
    ['POST /:id/status', '/orders', 'detail-post of status -> PUT /:id/status'],
    ['PUT /', '/', null],
    ['PUT /', '/\uE000', null],
    ['POST /:id', '/\uE000', null],
    ['PUT /tags', '/\uE000', null],
    ['POST /:id', '/users/\uE000', null],
    ['POST /users/:id', '/\uE000', 'item-post of users -> PUT /users/:id'],
    ['DELETE /', '/profile', null],
    ['PUT /', '/users/:id', null],
  ])('%s under %s: %s', (endpoint, mount, fault) => {
    expect(faultOf(endpoint, { mount })).toBe(fault);
  });
});

describe('a mount that is not known', () => {
  const awaits = (endpoint: string, mount: string): boolean => {
    const [method = '', path = ''] = endpoint.split(' ');
    return awaitsMount({ method, path: parsePath(path, 'express') }, parsePath(mount, 'express'));
  };

  it.each(['PUT /', 'PATCH /', 'DELETE /', 'POST /:id', 'POST /:id/status'])('decides over %s', (endpoint) => {
    expect(awaits(endpoint, '/\uE000')).toBe(true);
    expect(awaits(endpoint, '/users')).toBe(false);
    expect(awaits(endpoint, '/')).toBe(false);
  });

  it.each([
    'GET /',
    'POST /',
    'PUT /:id',
    'POST /users/:id',
    'POST /:id/posts/:postId',
    'POST /:userId/:postId',
    'ALL /',
  ])('says nothing of %s', (endpoint) => {
    expect(awaits(endpoint, '/\uE000')).toBe(false);
  });
});

describe('an identifier that is not a segment of its own', () => {
  it.each([
    ['GET /user-:id', 'joined-identifier of user-:id -> GET /users/:id'],
    ['PUT /users:id', 'joined-identifier of users:id -> PUT /users/:id'],
    ['GET /orders/item_:itemId/notes', 'joined-identifier of item_:itemId -> GET /orders/items/:itemId/notes'],
    ['DELETE /order-item-:id', 'joined-identifier of order-item-:id -> DELETE /order-items/:id'],
  ])('%s: %s', (endpoint, fault) => {
    expect(faultOf(endpoint)).toBe(fault);
  });

  it('says where the segment stands', () => {
    expect(judgeText('GET /api/user-:id').shape?.span).toEqual({ start: 5, end: 13 });
  });

  it.each([
    'GET /:id',
    'GET /v:version',
    'GET /gizmo-:id',
    'GET /page-:page',
    'GET /user-:id.json',
    'GET /user-:name',
    'GET /users:batchGet',
    'GET /@:userId',
    'GET /:from-:to',
    'GET /user-:id(\\d+)',
    'GET /users{/:id}',
    'GET /get-user-:id',
  ])('%s has no fault', (endpoint) => {
    expect(faultOf(endpoint)).toBeNull();
  });
});

it.each([
  ['POST /users/:id', { start: 0, end: 0, text: '' }],
  ['PUT /users/', { start: 6, end: 6, text: '/:id' }],
  ['GET /user-:id/posts', { start: 1, end: 9, text: 'users/:id' }],
])('the suggestion for %s changes %j', (endpoint, change) => {
  expect(judgeText(endpoint).shape?.suggestion?.change).toEqual(change);
});

it('takes a colon to the letter where the router does', () => {
  expect(
    findShapeFault(
      { method: 'GET', path: parsePath('/user-:id', 'hapi') },
      { mount: parsePath('/', 'hapi'), update: 'PUT', words: NO_OWN_WORDS, customMethods: true },
    ),
  ).toBeNull();
});

describe('a segment that is allowed', () => {
  it.each(['POST /users/:id', 'PUT /users', 'GET /users-:id'])('%s has no fault', (endpoint) => {
    expect(faultOf(endpoint, { words: { ...NO_OWN_WORDS, nouns: new Set(['users']) } })).toBeNull();
  });
});
