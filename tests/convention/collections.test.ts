import { describe, expect, it } from 'vitest';
import { judgeText, NO_OWN_WORDS } from './judgement.ts';

const singulars = (endpoint: string, nouns: readonly string[] = []): string[] =>
  judgeText(endpoint, { words: { ...NO_OWN_WORDS, nouns: new Set(nouns) } }).collections.flatMap(({ name, number, other }) => (number === 'singular' ? [`${name}: ${other}`] : []));

describe('collections in the singular', () => {
  it.each([
    ['GET /user/:id', ['user: users']],
    ['GET /api/v1/user/:id/post/:postId', ['user: users', 'post: posts']],
    ['PUT /order-item/:id', ['order-item: order-items']],
    ['GET /OrderItem/:id', ['OrderItem: OrderItems']],
    ['DELETE /category/:id', ['category: categories']],
    ['GET /person/:id', ['person: people']],
    ['GET /commit/:sha', ['commit: commits']],
    ['GET /user/1/issues/13', ['user: users']],
    ['GET /case/high-priority/:caseId', ['case: cases']],
    ['GET /user/profile/:user_id', ['user: users']],
    ['POST /customer', ['customer: customers']],
    ['POST /api/Order/', ['Order: Orders']],
    ['POST /shops/:id/product', ['product: products']],
  ])('%s: %j', (endpoint, expected) => {
    expect(singulars(endpoint)).toEqual(expected);
  });

  it.each([
    'GET /users/:id', 'GET /user', 'GET /users/:id/profile', 'GET /news/:id', 'GET /status/:id', 'GET /search/:term', 'GET /export/:id', 'GET /latest/:n', 'GET /gizmo/:id', 'GET /v1/:id', 'GET /api/:id', 'GET /id/:id', 'GET /year/:year',
    'GET /getUser/:id', 'GET /checkToken/:token', 'GET /track-order/:id', 'GET /assign-role/:id', 'GET /balanceOf/:id', 'GET /profile/:id', 'GET /utilisateur/:id', 'GET /user.json/:id', 'GET /:user/:id', 'GET /page/:page', 'GET /auth/:provider',
    'GET /user/v1', 'GET /user/posts/:postId', 'GET /case/high-priority/:id', 'GET /user/*/:userId', 'GET /customer', 'PUT /customer', 'POST /contact', 'POST /profile', 'POST /session', 'POST /webhook', 'POST /address/user',
    'POST /addCustomer', 'POST /send/order', 'POST /users/:id/activate', 'POST /book', 'POST /post', 'POST /gizmo',
  ])('%s has none', (endpoint) => {
    expect(singulars(endpoint)).toEqual([]);
  });

  it.each([
    ['/', ['user: users']],
    ['/api/v1', ['user: users']],
    ['/shops/:id', ['user: users']],
    ['/address', []],
    ['/\uE000', []],
  ])('POST /user under %s: %j', (mount, expected) => {
    expect(judgeText('POST /user', { mount }).collections.map(({ name, other }) => `${name}: ${other}`)).toEqual(expected);
  });

  it('leaves allowed segments alone', () => {
    expect(singulars('GET /user/:id', ['user'])).toEqual([]);
  });

  it('says where the segment stands', () => {
    expect(judgeText('GET /api/user/:id').collections[0]?.span).toEqual({ start: 5, end: 9 });
  });
});
