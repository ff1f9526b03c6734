import { describe, expect, it } from 'vitest';
import { findStrayNames } from '../../src/convention/parameter-names.ts';
import { parsePath } from '../../src/paths/parse.ts';

/** The strays of a list of paths: `/users/:userId: id`. */
function strays(paths: readonly string[], { mount = '/', nested = 'own' }: { mount?: string; nested?: 'own' | 'same' } = {}): readonly string[] {
  const found = findStrayNames(paths.map((path) => parsePath(path, 'express')), parsePath(mount, 'express'), { nested, written: (name) => name });
  return [...found].flatMap(([path, list]) => list.map(({ usual }) => `${path.text}: ${usual}`));
}

describe('names of one identifier', () => {
  it('go by what most paths say', () => {
    expect(strays(['/users/:userId', '/users/:id/', '/v1/users/:key', '/USERS/:id'])).toEqual(['/users/:userId: id']);
  });

  it('go by the first where there is no most', () => {
    expect(strays(['/order-items/:itemId', '/order-items/:id'])).toEqual(['/order-items/:id: itemId']);
  });

  it('are compared among ends, and among those inside', () => {
    expect(strays(['/users/:id', '/users/:userId/posts', '/users/:user_id/orders'])).toEqual(['/users/:user_id/orders: userId']);
  });

  it('are compared throughout where they are to be the same', () => {
    expect(strays(['/users/:id', '/users/:userId/posts'], { nested: 'same' })).toEqual(['/users/:userId/posts: id']);
  });

  it('are those of the collection that the mount names', () => {
    expect(strays(['/:id', '/:userId/'], { mount: '/api/users' })).toEqual(['/:userId/: id']);
    expect(strays(['/:id', '/:userId/'], { mount: '/carts' })).toEqual([]);
  });

  it('differ in capitals and signs', () => {
    expect(strays(['/x/:postSlug', '/x/:post_slug'])).toEqual(['/x/:post_slug: postSlug']);
  });
});

describe('different identifiers', () => {
  it.each([
    [['/users/:id', '/users/:username']],
    [['/cart/:productId', '/cart/:couponId']],
    [['/users/:id', '/posts/:postId']],
    [['/users/:id?', '/users/:userId']],
    [['/movies/:movieId', '/movies/:showTimingId']],
  ])('%j keep their names', (paths) => {
    expect(strays(paths)).toEqual([]);
  });

  it('keep a name that the path has already', () => {
    expect(strays(['/users/:id/posts', '/users/:id/orders', '/users/:userId/posts/:id'])).toEqual([]);
    expect(strays(['/posts/:id', '/posts/:postId/'], { mount: '/users/:id' })).toEqual([]);
  });
});
