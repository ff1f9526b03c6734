import { describe, expect, it } from 'vitest';
import { express, koa } from '../support/applications.ts';
import { projectPlanOf, reasonsOf, type Files } from './planning.ts';

/** Why the routes of a server stay, without places. */
function reasons(server: string, others: Files = {}): readonly string[] {
  return reasonsOf(projectPlanOf({ 'server.js': server, ...others })).map((reason) => reason.split(' ')[0] ?? '');
}

describe('a POST whose body is read becomes no DELETE', () => {
  it.each([
    "const why = (request) => request.body.reason;\napp.post('/users/delete/:id', (q, s) => s.json(why(q)));",
    "const why = ({ body }) => body.reason;\napp.post('/users/delete/:id', (q, s) => s.json(why(q)));",
    "const action = (fn) => async (a, b) => b.json(await fn({ ...a.params, ...a.body }));\napp.post('/users/delete/:id', action(async ({ id, reason }) => [id, reason]));",
    "app.post('/users/delete/:id', (...all) => remove(...all));\nfunction remove(request, response) { response.json(request.body); }",
  ])('wherever it is read: %s', (lines) => {
    expect(reasons(express(lines))).toEqual(['reads-body']);
  });

  it('in another file', () => {
    const server = express(
      "const { why } = require('./why');",
      "app.post('/users/delete/:id', (q, s) => s.json(why(q)));",
    );
    expect(reasons(server, { 'why.js': 'exports.why = (r) => r.body.reason;' })).toEqual(['reads-body']);
  });

  it('with Koa', () => {
    const read = koa(
      "router.post('/users/delete/:id', async (x) => { x.status = remove(x); });\nfunction remove(y) { return y.request.body.reason; }",
    );
    expect(reasons(read)).toEqual(['reads-body']);
  });
});

describe('a POST becomes a DELETE where no body of a request is read', () => {
  it.each([
    express("const id = (r) => r.params.id;\napp.post('/users/delete/:id', (q, s) => s.json(id(q)));"),
    express(
      "app.post('/users/delete/:id', (q, s) => s.json(q.params.id));\napp.post('/users', (q, s) => s.json(q.body));",
    ),
    express(
      "app.post('/users/delete/:id', async (q, s) => { const answer = await load(q.params.id); s.json(answer.body); });",
    ),
    koa("router.post('/users/delete/:id', async (ctx) => { ctx.body = ctx.params.id; log(ctx.body); });"),
  ])('%s', (server) => {
    expect(reasons(server)[0]).toBe('');
  });
});
