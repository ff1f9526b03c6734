import { describe } from 'vitest';
import rule from '../../src/rules/no-empty-segment.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'empty' | 'useInstead' | 'renameParameter', readonly [{ allow?: readonly string[] }]>;

const name = '//';
const better = '/';
const endpoint = 'GET /users//posts';
const after = 'GET /users/posts';

/** What a person may pick instead of `GET /users//posts`. */
function offer(output: string): NonNullable<Parameters<typeof report>[4]> {
  return { offer: { messageId: 'useInstead', data: { after }, output } };
}

describe('no-empty-segment', () => {
  ruleTester.run('no-empty-segment', rule, {
    valid: [
      ...['/', '', '/users', '/users/', '/users/:id/posts', '*', '/*', '/users{/:id}/posts'].map((path) => ({
        name: `'${path}'`,
        code: express(`app.get('${path}', ${ANSWER});`),
      })),
      { name: 'what may be the scheme of a URL', code: express(`app.get(\`\${scheme}//users\`, ${ANSWER});`) },
      { name: 'a slash on both sides of a mount', code: mounted('/users/', `router.get('/posts', ${ANSWER});`) },
      {
        name: 'an allowed path',
        code: express(`app.get('/legacy//users', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
    ],
    invalid: [
      report(
        'Express',
        express(`app.get('/users«//»posts', ${ANSWER});`),
        'empty',
        { name, better, after, endpoint },
        offer(express(`app.get('/users/posts', ${ANSWER});`)),
      ),
      report(
        'Fastify',
        fastify("fastify.get('/users«//»posts', async () => []);"),
        'empty',
        { name, better, after, endpoint },
        offer(fastify("fastify.get('/users/posts', async () => []);")),
      ),
      report(
        'Koa',
        koa("router.get('/users«//»posts', (ctx) => { ctx.body = []; });"),
        'empty',
        { name, better, after, endpoint },
        offer(koa("router.get('/users/posts', (ctx) => { ctx.body = []; });")),
      ),
      report(
        'several slashes',
        express(`app.get('/users«///»posts', ${ANSWER});`),
        'empty',
        { name: '///', better, after, endpoint: 'GET /users///posts' },
        offer(express(`app.get('/users/posts', ${ANSWER});`)),
      ),
      report(
        'slashes in front',
        express(`app.get('«//»users/posts', ${ANSWER});`),
        'empty',
        { name, better, after, endpoint: 'GET //users/posts' },
        offer(express(`app.get('/users/posts', ${ANSWER});`)),
      ),
      report(
        'below a mount',
        mounted('/users', `router.get('/:id«//»posts', ${ANSWER});`),
        'empty',
        { name, better, after: 'GET /users/:id/posts', endpoint: 'GET /users/:id//posts' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /users/:id/posts' },
            output: mounted('/users', `router.get('/:id/posts', ${ANSWER});`),
          },
        },
      ),
      report('a prefix', mounted('/api«//»users', `router.get('/', ${ANSWER});`), 'empty', {
        name,
        better,
        after: '',
        endpoint: '/api//users',
      }),
      report(
        'beside the address without it',
        express(`app.get('/users/posts', ${ANSWER});`, `app.get('/users«//»posts', ${ANSWER});`),
        'empty',
        { name, better, after: '', endpoint },
      ),
      report(
        'before a parameter that would lose requests',
        express(`app.get('/users«//»posts', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`),
        'empty',
        { name, better, after: '', endpoint },
      ),
      report(
        'Fastify, with both addresses',
        fastify("fastify.get('/users/posts', async () => []);", "fastify.get('/users«//»posts', async () => []);"),
        'empty',
        { name, better, after: '', endpoint },
      ),
      report(
        'beside another method, and before what answers all the rest',
        express(
          `app.post('/users/posts', ${ANSWER});`,
          `app.get('/users«//»posts', ${ANSWER});`,
          `app.get('*', ${ANSWER});`,
        ),
        'empty',
        { name, better, after, endpoint },
        offer(
          express(
            `app.post('/users/posts', ${ANSWER});`,
            `app.get('/users/posts', ${ANSWER});`,
            `app.get('*', ${ANSWER});`,
          ),
        ),
      ),
    ],
  });
});
