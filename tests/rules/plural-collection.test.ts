import type { InvalidTestCase } from '@typescript-eslint/rule-tester';
import { describe } from 'vitest';
import rule from '../../src/rules/plural-collection.ts';
import { ANSWER, express, fastify, koa } from '../support/applications.ts';
import { readMarks } from '../support/marks.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { TRAPS } from '../support/traps.ts';

type Case = InvalidTestCase<'singular', readonly [{ allow?: readonly string[] }]>;

/** A route whose collection is underlined and said to be singular. */
function singular(name: string, marked: string, endpoint: string, plural: string): Case {
  const { code, marks } = readMarks(marked);
  return { name, code, errors: marks.map(({ text, place }) => ({ messageId: 'singular', data: { name: text, plural, endpoint }, ...place })) };
}

describe('plural-collection', () => {
  ruleTester.run('plural-collection', rule, {
    valid: [
      // Two of the traps for verbs are collections in the singular.
      ...TRAPS.filter(({ code }) => !/\/(?:list|store)\/:id/.test(code)),
      ...['/users/:id', '/user', '/news/:id', '/profile/:id', '/search/:term', '/export/:id', '/gizmo/:id', '/v1/:id', '/getUser/:id', '/users/:id/role', '/user-:id', '/*'].map((path) => ({
        name: path,
        code: express(`app.get('${path}', ${ANSWER});`),
      })),
      { name: 'an allowed segment', code: express(`app.get('/user/:id', ${ANSWER});`), options: [{ allow: ['user'] }] },
      { name: 'an allowed path', code: express(`app.get('/legacy/user/:id', ${ANSWER});`), options: [{ allow: ['/legacy/**'] }] },
    ],
    invalid: [
      singular('Express', express(`app.get('/«user»/:id', ${ANSWER});`), 'GET /user/:id', 'users'),
      singular('a compound', express(`app.delete('/«order-item»/:id', ${ANSWER});`), 'DELETE /order-item/:id', 'order-items'),
      singular('behind an item', express(`app.put('/orders/:orderId/«item»/:id', ${ANSWER});`), 'PUT /orders/:orderId/item/:id', 'items'),
      singular('one report a route', express(`app.get('/«user»/:id/post/:postId', ${ANSWER});`), 'GET /user/:id/post/:postId', 'users'),
      singular('what a POST creates one of', express(`app.post('/«customer»', ${ANSWER});`), 'POST /customer', 'customers'),
      singular('the second method of a route', fastify("fastify.route({ method: ['GET', 'POST'], url: '/«customer»', handler: async () => ({}) });"), 'POST /customer', 'customers'),
      singular('Fastify', fastify("fastify.get('/«category»/:id', async () => ({}));"), 'GET /category/:id', 'categories'),
      singular('Koa', koa("router.get('/«person»/:id', (ctx) => { ctx.body = {}; });"), 'GET /person/:id', 'people'),
    ],
  });
});
