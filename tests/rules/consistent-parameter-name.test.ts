import { describe } from 'vitest';
import rule from '../../src/rules/consistent-parameter-name.ts';
import type { ParameterOptions } from '../../src/model/rule-options.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'stray' | 'useInstead' | 'renameParameter', readonly [ParameterOptions]>;

const FIRST = `app.get('/users/:id', ${ANSWER});`;
const data = { name: 'userId', better: 'id', endpoint: 'PUT /users/:userId', after: 'PUT /users/:id' };
const withheld = { ...data, after: '' };

/** A route that calls the identifier otherwise than the one before it. */
function second(handler: string, before = FIRST): string {
  return express(before, `app.put('/users/«:userId»', ${handler});`);
}

/** The source with the mark taken out and the name changed in the path, and what stands in the handler. */
function renamed(handler: string): string {
  return express(FIRST, `app.put('/users/:id', ${handler});`);
}

describe('consistent-parameter-name', () => {
  ruleTester.run('consistent-parameter-name', rule, {
    valid: [
      { name: 'one name', code: express(FIRST, `app.put('/users/:id', ${ANSWER});`) },
      { name: 'a name of its own inside', code: express(FIRST, `app.get('/users/:userId/posts', ${ANSWER});`) },
      { name: 'another identifier', code: express(FIRST, `app.get('/users/:username', ${ANSWER});`) },
      { name: 'another place', code: express(FIRST, `app.get('/posts/:postId', ${ANSWER});`) },
      { name: 'another router', code: mounted('/v1', `router.get('/users/:userId', ${ANSWER});`, FIRST) },
      {
        name: 'a mount that is not known',
        code: express(
          'const router = express.Router();',
          `router.get('/:id', ${ANSWER});`,
          `router.put('/:userId', ${ANSWER});`,
          'module.exports = router;',
        ),
      },
      { name: 'an allowed path', code: second(ANSWER).replaceAll(/[«»]/g, ''), options: [{ allow: ['/users/*'] }] },
    ],
    invalid: [
      report('a use', second('(req, res) => res.json(req.params.userId)'), 'stray', data, {
        output: renamed('(req, res) => res.json(req.params.id)'),
      }),
      report('no use', second(ANSWER), 'stray', data, { output: renamed(ANSWER) }),
      report(
        'a use that takes it out',
        second('(req, res) => { const { userId, page } = req.params; res.json(userId, page); }'),
        'stray',
        data,
        { output: renamed('(req, res) => { const { id: userId, page } = req.params; res.json(userId, page); }') },
      ),
      report(
        'a use under another name',
        second('(req, res) => { const { userId: user = 1 } = req.params; res.json(user); }'),
        'stray',
        data,
        { output: renamed('(req, res) => { const { id: user = 1 } = req.params; res.json(user); }') },
      ),
      report(
        'another variable of that name',
        second('(req, res) => { const userId = 1; res.json(userId, req.params.userId, req.body.userId); }'),
        'stray',
        data,
        {
          output: renamed('(req, res) => { const userId = 1; res.json(userId, req.params.id, req.body.userId); }'),
        },
      ),
      ...[
        'users.update',
        'update',
        'validate, (req, res) => res.json(req.params.userId)',
        'wrap((req, res) => res.json(req.params.userId))',
        '(req, res) => update(req, res)',
        '(req, res) => res.json(req.params)',
        '(req, res) => res.json(req.params[key])',
        '({ params }, res) => res.json(params.userId)',
        '(req, res) => { const { ...all } = req.params; res.json(all); }',
        "(req, res) => res.json(req.param('userId'))",
        'function (req, res) { const that = req; res.json(that.params.userId); }',
      ].map((handler) => report(`a handler that may name it unseen: ${handler}`, second(handler), 'stray', withheld)),
      report(
        'a callback for the parameter',
        second('(req, res) => res.json(req.user)', `app.param('userId', load);\n${FIRST}`),
        'stray',
        withheld,
      ),
      report(
        'middleware that reads it once a route has answered',
        second(
          ANSWER,
          `app.use((req, res, next) => { res.on('finish', () => log(req.params.userId)); next(); });\n${FIRST}`,
        ),
        'stray',
        withheld,
      ),
      report(
        'typed parameters',
        second('(req: Request<{ userId: string }>, res: Response) => res.json(req.params.userId)'),
        'stray',
        withheld,
      ),
      report(
        'several paths of one handler',
        express(
          FIRST,
          `app.get('/users/:id', ${ANSWER});`,
          `app.put(['/users/«:userId»', '/people/:userId'], (req, res) => res.json(req.params.userId));`,
        ),
        'stray',
        withheld,
      ),
      report(
        'a chain',
        express(
          `app.get('/users/:id', ${ANSWER});`,
          "app.route('/users/«:userId»').put((req, res) => res.json(req.params.userId)).delete((req, res) => res.json(req.params.userId));",
          `app.get('/users/:id', ${ANSWER});`,
          `app.get('/v1/users/:id', ${ANSWER});`,
        ),
        'stray',
        data,
        {
          output: express(
            `app.get('/users/:id', ${ANSWER});`,
            "app.route('/users/:id').put((req, res) => res.json(req.params.id)).delete((req, res) => res.json(req.params.id));",
            `app.get('/users/:id', ${ANSWER});`,
            `app.get('/v1/users/:id', ${ANSWER});`,
          ),
        },
      ),
      report(
        'inside of paths',
        express(`app.get('/users/:id/posts', ${ANSWER});`, `app.get('/users/«:userId»/orders', ${ANSWER});`),
        'stray',
        { ...data, endpoint: 'GET /users/:userId/orders', after: 'GET /users/:id/orders' },
        {
          output: express(`app.get('/users/:id/posts', ${ANSWER});`, `app.get('/users/:id/orders', ${ANSWER});`),
        },
      ),
      report(
        'throughout, by option',
        express(FIRST, `app.get('/users/«:userId»/orders', ${ANSWER});`),
        'stray',
        { ...data, endpoint: 'GET /users/:userId/orders', after: 'GET /users/:id/orders' },
        {
          options: [{ nested: 'same' }],
          output: express(FIRST, `app.get('/users/:id/orders', ${ANSWER});`),
        },
      ),
      report(
        'under a mount',
        mounted('/users', `router.get('/:id', ${ANSWER});`, `router.put('/«:userId»', ${ANSWER});`),
        'stray',
        data,
        { output: mounted('/users', `router.get('/:id', ${ANSWER});`, `router.put('/:id', ${ANSWER});`) },
      ),
      report(
        'Koa, where middleware may name it',
        koa(
          "router.get('/users/:id', (ctx) => { ctx.body = ctx.params.id; });",
          "router.put('/users/«:userId»', (ctx) => { ctx.body = ctx.params.userId; });",
        ),
        'stray',
        data,
        {
          offer: {
            messageId: 'renameParameter',
            data: { name: 'userId', better: 'id' },
            output: koa(
              "router.get('/users/:id', (ctx) => { ctx.body = ctx.params.id; });",
              "router.put('/users/:id', (ctx) => { ctx.body = ctx.params.id; });",
            ),
          },
        },
      ),
      report(
        'Fastify, where a hook may name it',
        fastify(
          "fastify.get('/users/:id', async (request) => request.params.id);",
          "fastify.put('/users/«:userId»', async (request) => request.params.userId);",
        ),
        'stray',
        data,
        {
          offer: {
            messageId: 'renameParameter',
            data: { name: 'userId', better: 'id' },
            output: fastify(
              "fastify.get('/users/:id', async (request) => request.params.id);",
              "fastify.put('/users/:id', async (request) => request.params.id);",
            ),
          },
        },
      ),
      report(
        'Fastify, where a schema names it',
        fastify(
          "fastify.get('/users/:id', async (request) => request.params.id);",
          "fastify.put('/users/«:userId»', { schema }, async (request) => request.params.userId);",
        ),
        'stray',
        withheld,
      ),
    ],
  });
});
