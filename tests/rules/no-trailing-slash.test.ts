import { describe } from 'vitest';
import rule from '../../src/rules/no-trailing-slash.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'slash' | 'useInstead' | 'renameParameter', readonly [{ allow?: readonly string[] }]>;

const name = '/users/';
const better = '/users';

describe('no-trailing-slash', () => {
  ruleTester.run('no-trailing-slash', rule, {
    valid: [
      ...['/', '', '/users', '/users/:id', '*', '/*'].map((path) => ({
        name: `'${path}'`,
        code: express(`app.get('${path}', ${ANSWER});`),
      })),
      { name: 'a path that is not known', code: express(`app.get(\`\${base}/\`, ${ANSWER});`) },
      { name: 'a root under a mount', code: mounted('/users', `router.get('/', ${ANSWER});`) },
      {
        name: 'an allowed path',
        code: express(`app.get('/legacy/', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
    ],
    invalid: [
      report(
        'Express',
        express(`app.get('/users«/»', ${ANSWER});`),
        'slash',
        { name, better, after: 'GET /users', endpoint: 'GET /users/' },
        { output: express(`app.get('/users', ${ANSWER});`) },
      ),
      report(
        'Express, a prefix',
        mounted('/users«/»', `router.get('/', ${ANSWER});`),
        'slash',
        { name, better, after: '/users', endpoint: '/users/' },
        { output: mounted('/users', `router.get('/', ${ANSWER});`) },
      ),
      report(
        'Express, told to see it',
        `const express = require('express');\nconst app = express.Router({ strict: true });\napp.get('/users«/»', ${ANSWER});`,
        'slash',
        { name, better, after: 'GET /users', endpoint: 'GET /users/' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /users' },
            output: `const express = require('express');\nconst app = express.Router({ strict: true });\napp.get('/users', ${ANSWER});`,
          },
        },
      ),
      report(
        'Fastify',
        fastify("fastify.get('/users«/»', async () => []);"),
        'slash',
        { name, better, after: 'GET /users', endpoint: 'GET /users/' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /users' },
            output: fastify("fastify.get('/users', async () => []);"),
          },
        },
      ),
      report(
        'Fastify, with both addresses',
        fastify("fastify.get('/users', async () => []);", "fastify.get('/users«/»', async () => []);"),
        'slash',
        { name, better, after: '', endpoint: 'GET /users/' },
      ),
      report(
        'Koa, whose newest router sees it',
        koa("router.get('/users«/»', (ctx) => { ctx.body = []; });"),
        'slash',
        { name, better, after: 'GET /users', endpoint: 'GET /users/' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /users' },
            output: koa("router.get('/users', (ctx) => { ctx.body = []; });"),
          },
        },
      ),
      report('two slashes', express(`app.get('/users«//»', ${ANSWER});`), 'slash', {
        name: '/users//',
        better,
        after: '',
        endpoint: 'GET /users//',
      }),
    ],
  });
});
