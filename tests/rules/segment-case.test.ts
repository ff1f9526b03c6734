import { describe } from 'vitest';
import rule from '../../src/rules/segment-case.ts';
import type { CaseOptions } from '../../src/model/rule-options.ts';
import { ANSWER, express, EXPRESS, fastify, koa, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'segment' | 'parameter' | 'useInstead' | 'renameParameter', readonly [CaseOptions]>;

const KEBAB = 'kebab-case';

function get(path: string): string {
  return express(`app.get('${path}', ${ANSWER});`);
}

describe('segment-case', () => {
  ruleTester.run('segment-case', rule, {
    valid: [
      {
        name: "a prefix with a verb, which is another rule's business",
        code: mounted('/getUsers', `router.get('/', ${ANSWER});`),
      },
      ...[
        '/',
        '/users',
        '/user-profiles/:userId',
        '/v1/V2/users',
        '/.well-known/webfinger',
        '/users.list',
        '/Report.pdf',
        String.raw`/users\\:batchGet`,
        '/_health',
        '/@me',
        '/files/*',
        '/:from-:To',
        '/oauth2/callback',
      ].map((path) => ({ name: path, code: get(path) })),
      { name: 'camelCase', code: get('/userProfiles/:user_id'), options: [{ segments: 'camel' }] },
      { name: 'snake_case', code: get('/user_profiles/:userId'), options: [{ segments: 'snake' }] },
      { name: 'parameters', code: get('/users/:userId/:id'), options: [{ parameters: 'camel' }] },
      { name: 'an allowed segment', code: get('/OData/users'), options: [{ allow: ['odata'] }] },
      { name: 'an allowed path', code: get('/legacy/userProfiles'), options: [{ allow: ['/legacy/**'] }] },
      {
        name: 'an allowed path under a mount',
        code: mounted('/legacy', `router.get('/userProfiles', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
      { name: 'a path that no person wrote', code: get('/:aB/cD'.repeat(20_000)), options: [{ parameters: 'snake' }] },
      {
        name: 'something else than a route',
        code: "axios.get('/userProfiles');\nconst users = new Map();\nusers.get('/userProfiles');",
      },
    ],
    invalid: [
      report(
        'other words',
        get('/«userProfiles»/:id'),
        'segment',
        {
          name: 'userProfiles',
          better: 'user-profiles',
          endpoint: 'GET /userProfiles/:id',
          style: KEBAB,
          after: 'GET /user-profiles/:id',
        },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /user-profiles/:id' },
            output: get('/user-profiles/:id'),
          },
        },
      ),
      report(
        'capitals that Express does not see',
        get('/«Users»/:id'),
        'segment',
        { name: 'Users', better: 'users', endpoint: 'GET /Users/:id', style: KEBAB, after: 'GET /users/:id' },
        { output: get('/users/:id') },
      ),
      report(
        'capitals that Koa does not see',
        koa("router.get('/«Users»', (ctx) => { ctx.body = []; });"),
        'segment',
        { name: 'Users', better: 'users', endpoint: 'GET /Users', style: KEBAB, after: 'GET /users' },
        {
          output: koa("router.get('/users', (ctx) => { ctx.body = []; });"),
        },
      ),
      report(
        'capitals that Fastify sees',
        fastify("fastify.get('/«Users»', async () => []);"),
        'segment',
        { name: 'Users', better: 'users', endpoint: 'GET /Users', style: KEBAB, after: 'GET /users' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /users' },
            output: fastify("fastify.get('/users', async () => []);"),
          },
        },
      ),
      ...[
        'const app = express.Router({ caseSensitive: true });',
        'const app = express.Router(options);',
        "const app = express();\napp.enable('case sensitive routing');",
      ].map((made) => {
        const program = (path: string): string =>
          `const express = require('express');\n${made}\napp.get('/${path}', ${ANSWER});`;
        return report(
          `capitals that a router may see: ${made}`,
          program('«Users»'),
          'segment',
          { name: 'Users', better: 'users', endpoint: 'GET /Users', style: KEBAB, after: 'GET /users' },
          {
            offer: { messageId: 'useInstead', data: { after: 'GET /users' }, output: program('users') },
          },
        );
      }),
      report(
        'capitals on a router that comes from elsewhere',
        `module.exports = (app) => {\n  app.get('/«Users»', ${ANSWER});\n};`,
        'segment',
        { name: 'Users', better: 'users', endpoint: 'GET /Users', style: KEBAB, after: 'GET /users' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /users' },
            output: `module.exports = (app) => {\n  app.get('/users', ${ANSWER});\n};`,
          },
        },
      ),
      report(
        'an address that is taken',
        express(`app.get('/user-profiles', ${ANSWER});`, `app.get('/«userProfiles»', ${ANSWER});`),
        'segment',
        { name: 'userProfiles', better: 'user-profiles', endpoint: 'GET /userProfiles', style: KEBAB, after: '' },
      ),
      report(
        'an address that another route would take',
        express(`app.get('/:page', ${ANSWER});`, `app.get('/«userProfiles»', ${ANSWER});`),
        'segment',
        {
          name: 'userProfiles',
          better: 'user-profiles',
          endpoint: 'GET /userProfiles',
          style: KEBAB,
          after: 'GET /user-profiles',
        },
        {
          // It has it already.
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /user-profiles' },
            output: express(`app.get('/:page', ${ANSWER});`, `app.get('/user-profiles', ${ANSWER});`),
          },
        },
      ),
      report(
        'a prefix',
        mounted('/«Users»', `router.get('/', ${ANSWER});`),
        'segment',
        { name: 'Users', better: 'users', endpoint: '/Users', style: KEBAB, after: '/users' },
        { output: mounted('/users', `router.get('/', ${ANSWER});`) },
      ),
      report('a prefix of other words', mounted('/«userProfiles»', `router.get('/', ${ANSWER});`), 'segment', {
        name: 'userProfiles',
        better: 'user-profiles',
        endpoint: '/userProfiles',
        style: KEBAB,
        after: '',
      }),
      report(
        'a text that is not of the route alone',
        `${EXPRESS}export const USERS = '/Users';\napp.get(«USERS», ${ANSWER});`,
        'segment',
        { name: 'Users', better: 'users', endpoint: 'GET /Users', style: KEBAB, after: '' },
      ),
      report(
        'one path of several methods, once',
        express(`app.route('/«Users»').get(${ANSWER}).post(${ANSWER});`),
        'segment',
        { name: 'Users', better: 'users', endpoint: 'GET /Users', style: KEBAB, after: 'GET /users' },
        {
          output: express(`app.route('/users').get(${ANSWER}).post(${ANSWER});`),
        },
      ),
      report(
        'a parameter and its uses',
        express("app.get('/users/«:user_id»', (req, res) => res.json(req.params.user_id));"),
        'parameter',
        {
          name: 'user_id',
          better: 'userId',
          endpoint: 'GET /users/:user_id',
          style: 'camelCase',
          after: 'GET /users/:userId',
        },
        {
          options: [{ parameters: 'camel' }],
          output: express("app.get('/users/:userId', (req, res) => res.json(req.params.userId));"),
        },
      ),
      report(
        'a parameter that a handler of another file names',
        express("app.get('/users/«:userId»', users.show);"),
        'parameter',
        { name: 'userId', better: 'user_id', endpoint: 'GET /users/:userId', style: 'snake_case', after: '' },
        {
          options: [{ parameters: 'snake' }],
        },
      ),
    ],
  });
});
