import { describe, expect, it } from 'vitest';
import { findStrayNames } from '../../src/convention/parameter-names.ts';
import { parsePath } from '../../src/paths/parse-path.ts';

interface Given {
  readonly mount?: string | null;
  readonly nested?: 'own' | 'same';
  readonly written?: (name: string) => string;
}

/** The strays of a list of paths: `/users/:userId: id`. */
function strays(
  paths: readonly string[],
  { mount = '/', nested = 'own', written = (name) => name }: Given = {},
): readonly string[] {
  const found = findStrayNames(
    paths.map((path) => parsePath(path, 'express')),
    mount === null ? null : parsePath(mount, 'express'),
    { nested, written },
  );
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
    expect(strays(['/users/:id', '/users/:userId/posts', '/users/:user_id/orders'])).toEqual([
      '/users/:user_id/orders: userId',
    ]);
  });

  it('are compared throughout where they are to be the same', () => {
    expect(strays(['/users/:id', '/users/:userId/posts'], { nested: 'same' })).toEqual(['/users/:userId/posts: id']);
  });

  it('are those of the collection that the mount names', () => {
    expect(strays(['/:id', '/:userId/'], { mount: '/api/v1/users' })).toEqual(['/:userId/: id']);
    expect(strays(['/:id', '/:userId/'], { mount: '/carts' })).toEqual([]);
  });

  it('are those of a collection whose name is several words', () => {
    expect(strays(['/blog-post-comments/:id', '/blog-post-comments/:blogPostCommentId'])).toEqual([
      '/blog-post-comments/:blogPostCommentId: id',
    ]);
    expect(strays(['/orderItems/:id', '/orderItems/:orderItemsId'])).toEqual(['/orderItems/:orderItemsId: id']);
  });

  it('are told from one another without a mount that is known', () => {
    expect(strays(['/:id', '/:userId/', '/:user_id'], { mount: null })).toEqual(['/:user_id: userId']);
  });

  it('are compared as they are to be written', () => {
    expect(strays(['/users/:user_id', '/users/:userId/'], { written: (name) => name.replace('_i', 'I') })).toEqual([]);
  });

  it('are found one by one where a path has several', () => {
    const usual = ['/users/:id/posts', '/users/:id/posts/:postId', '/USERS/:id/posts/:postId'];
    expect(strays([...usual, '/users/:userId/posts/:post_id'])).toEqual([
      '/users/:userId/posts/:post_id: id',
      '/users/:userId/posts/:post_id: postId',
    ]);
  });

  it('are found once where several routes have one path', () => {
    const [usual, stray] = [parsePath('/users/:id', 'express'), parsePath('/users/:userId', 'express')];
    const found = findStrayNames([usual, usual, usual, stray, stray], null, { nested: 'own', written: (name) => name });
    expect([...found]).toEqual([[stray, [{ segment: 1, name: 'userId', usual: 'id' }]]]);
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
    expect(strays(['/users/:id/posts', '/users/:id/orders', '/users/:userId/:id.json'])).toEqual([]);
    expect(strays(['/users/:id/posts', '/users/:id/orders', '/users/:userId/*id'])).toEqual([]);
  });
});
