import { describe, expect, it } from 'vitest';
import { judgeText, NO_OWN_WORDS } from './judgement.ts';

const singulars = (endpoint: string, nouns: readonly string[] = []): string[] =>
  judgeText(endpoint, { words: { ...NO_OWN_WORDS, nouns: new Set(nouns) } }).singulars.map(({ name, plural }) => `${name}: ${plural}`);

describe('collections in the singular', () => {
  it.each([
    ['GET /user/:id', ['user: users']],
    ['GET /api/v1/user/:id/post/:postId', ['user: users', 'post: posts']],
    ['PUT /order-item/:id', ['order-item: order-items']],
    ['GET /OrderItem/:id', ['OrderItem: OrderItems']],
    ['DELETE /category/:id', ['category: categories']],
    ['GET /person/:id', ['person: people']],
    ['GET /commit/:sha', ['commit: commits']],
  ])('%s: %j', (endpoint, expected) => {
    expect(singulars(endpoint)).toEqual(expected);
  });

  it.each([
    'GET /users/:id', 'GET /user', 'GET /users/:id/profile', 'GET /news/:id', 'GET /status/:id', 'GET /search/:term', 'GET /export/:id', 'GET /latest/:n', 'GET /gizmo/:id', 'GET /v1/:id', 'GET /api/:id', 'GET /id/:id', 'GET /year/:year',
    'GET /getUser/:id', 'GET /checkToken/:token', 'GET /track-order/:id', 'GET /assign-role/:id', 'GET /balanceOf/:id', 'GET /profile/:id', 'GET /utilisateur/:id', 'GET /user.json/:id', 'GET /:user/:id', 'GET /page/:page', 'GET /auth/:provider',
  ])('%s has none', (endpoint) => {
    expect(singulars(endpoint)).toEqual([]);
  });

  it('leaves allowed segments alone', () => {
    expect(singulars('GET /user/:id', ['user'])).toEqual([]);
  });

  it('says where the segment stands', () => {
    expect(judgeText('GET /api/user/:id').singulars[0]?.span).toEqual({ start: 5, end: 9 });
  });
});
