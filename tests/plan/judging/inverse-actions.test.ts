import { describe, expect, it } from 'vitest';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

function outcomes(...endpoints: readonly string[]): readonly string[] {
  return outcomesOf(express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))));
}

describe('a verb that another route undoes', () => {
  it.each<[endpoints: readonly string[]]>([
    [['PATCH /posts/:id/save', 'PATCH /posts/:id/unsave']],
    [['PUT /posts/:id/save', 'DELETE /posts/:postId/unsave']],
    [['PUT /posts/:id/save', 'PUT /posts/:id/un-save']],
    [['PUT /posts/save/:id', 'PUT /posts/unsave/:id']],
    [['PUT /savePost/:id', 'PUT /unsavePost/:id']],
    [['PUT /save-post/:id', 'PUT /unSavePost/:id']],
    [['POST /posts/save', 'POST /posts/unsave']],
    [['PUT /posts/:id/edit', 'DELETE /posts/:id/unedit']],
    [['GET /messages/read/:id', 'GET /messages/unread/:id']],
    // What is saved is read, and what was saved is removed.
    [['PATCH /posts/:id/save', 'GET /posts/saved']],
    [['PATCH /posts/:id/save', 'GET /users/:id/saved-posts']],
    [['PATCH /posts/:id/save', 'DELETE /posts/:id/unsaved']],
    [['PATCH /posts/:id/save', 'GET /posts/:id/saves']],
    [['PATCH /posts/:id/save', 'PATCH /posts/:id/removeSaved']],
    [['PUT /posts/store/:id', 'GET /posts/stored']],
    [['PUT /savePost/:id', 'GET /savedPosts']],
  ])('is an action: %j', (endpoints) => {
    expect(outcomes(...endpoints)[0]).toBe('action');
  });

  it('is a resource that is there or not where DELETE takes it back', () => {
    expect(outcomes('PUT /posts/:id/save', 'DELETE /posts/:id/save')).toEqual(['', '']);
    expect(outcomes('POST /posts/:id/save', 'DELETE /posts/:id/save')).toEqual(['', '']);
  });

  it('is an action below a mount', () => {
    const router = (...endpoints: readonly string[]): string =>
      mounted('/posts', ...endpoints.map((endpoint) => registration('router', endpoint, ANSWER)));
    expect(outcomesOf(router('PATCH /:id/save', 'PATCH /:id/unsave'))).toContain('action');
    expect(outcomesOf(router('PATCH /:id/save', 'GET /saved'))).toContain('action');
    expect(outcomesOf(router('PATCH /:id/save', 'GET /saved-posts'))).toContain('action');
  });

  it('is not rewritten beside a second verb', () => {
    expect(outcomes('PUT /savePost/:id/update', 'PUT /unsavePost/:id/update')[0]).toBe('several-verbs');
  });
});

describe('a verb that nothing undoes', () => {
  it.each<[endpoints: readonly string[], expected: string]>([
    [['PATCH /posts/:id/save'], 'PATCH /posts/:id'],
    [['PATCH /posts/:id/save', 'PATCH /users/:id/unsave'], 'PATCH /posts/:id'],
    [['PATCH /posts/:id/save', 'POST /posts/unsave'], 'PATCH /posts/:id'],
    [['PATCH /posts/:id/save', 'GET /users/saved'], 'PATCH /posts/:id'],
    [['PUT /posts/:id/save', 'GET /posts/:id/drafts'], 'PUT /posts/:id'],
    [['PUT /posts/:id/edit', 'GET /posts/edited'], 'PUT /posts/:id'],
    // A shop, and the name that a framework gives to creation.
    [['POST /users/store', 'GET /stores'], 'POST /users'],
    // A deletion that something takes back is one.
    [['DELETE /posts/:id/delete', 'PUT /posts/:id/undelete'], 'DELETE /posts/:id'],
    [['DELETE /posts/:id/remove', 'POST /posts/:id/add'], 'DELETE /posts/:id'],
  ])('says what its method says: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)[0]).toBe(expected);
  });
});
