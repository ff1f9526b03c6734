import { describe, expect, it } from 'vitest';
import { ANSWER, express } from '../../support/applications.ts';
import { planOf, reasonsOf } from '../planning.ts';

/** What becomes of the route with a verb: its new address, or the reason against it. */
function outcome(source: string): string | undefined {
  const plan = planOf({ 'server.js': source });
  const reasons = reasonsOf(plan);
  const at = plan.routes.findIndex(({ path }) => /get|create|delete/.test(path.text));
  const { rewrite } = plan.routes[at] ?? {};
  return rewrite ? `${rewrite.method} ${rewrite.path.text}` : reasons[at]?.replace(' server.js', '');
}

const LISTED = `app.get('/getUsers', ${ANSWER});`;
const TAKEN = 'collision GET /users';

/** A function that gets its router as a parameter, which nothing else proves to be one. */
function given(...lines: readonly string[]): string {
  return [
    "const { list, show } = require('./handlers');",
    'module.exports = (app) => {',
    "app.get('/getUsers', show);",
    ...lines,
    '};',
  ].join('\n');
}

describe('a route that an error handler ends has its address', () => {
  it.each([
    ['by the names of its parameters', 'app.get("/users", list, (error, req, res, next) => res.status(400).end());'],
    ['in types', 'app.get("/users", list, (_err, _req, res, _next) => { res.status(400).end(); });'],
    ['whatever its parameters are called', 'app.get("/users", list, (a, b, c, d) => { c.status(400).end(); });'],
    ['in a list', 'app.get("/users", [list, (e, q, r, n) => { r.status(400).end(); }]);'],
    ['in a chain', 'app.route("/users").get(list, (err, req, res, next) => next(err));'],
    ['by its name', 'function fail(err, req, res, next) { next(err); }\napp.get("/users", list, fail);'],
    ['after another one', 'app.get("/users", list, (a, b, c, d) => d(a), (err, req, res, next) => next(err));'],
  ])('%s', (_title, line) => {
    expect(outcome(given(line))).toBe(TAKEN);
  });

  it('without any other handler on an application', () => {
    expect(outcome(express(LISTED, "app.get('/users', (a, b, c, d) => { c.json([]); });"))).toBe(TAKEN);
  });

  it('and is answered by the handler before it', () => {
    const [route] = planOf({
      'server.js': express("app.post('/users', (req, res) => res.json(req.body), (e, req, res, next) => next(e));"),
    }).routes;
    expect(route?.route.handler).toMatchObject({ passesOn: false, answer: { response: 'data' } });
  });

  it('but a callback of a client with four parameters ends none', () => {
    const calls = [
      "module.exports = (api) => { api.get('/users', { page: 1 }, (err, data, res, raw) => console.log(data)); };",
      "module.exports = (api) => { api.get('/users', (err, req, res, obj) => console.log(obj)); };",
      "module.exports = (app) => { const mode = app.get('mode', (a, b, c, d) => a); };",
    ];
    for (const call of calls) expect(planOf({ 'client.js': call }).routes).toEqual([]);
  });
});

describe('a function that registers a handler of its own has the address of each call', () => {
  it.each([
    [
      'with a text',
      "function forward(path, url) { app.get(path, (req, res) => res.redirect(url)); }\nforward('/users', 'https://x.org');",
    ],
    [
      'with an object',
      "const page = ({ path, view }) => app.get(path, (req, res) => res.render(view));\npage({ path: '/users', view: 'users' });",
    ],
    [
      'with a number',
      "const fail = (path, code) => app.get(path, (req, res) => res.sendStatus(code));\nfail('/users', 410);",
    ],
    [
      'with data',
      "const data = (path, value) => app.get(path, (req, res) => res.json(value));\ndata('/users', { a: [1] });",
    ],
    [
      'through a function that makes the handler',
      "const page = (view) => (req, res) => res.render(view);\nconst add = (path, view) => { app.get(path, page(view)); };\nadd('/users', 'users');",
    ],
    [
      'through another function that registers',
      "const add = (path, handler) => app.get(path, handler);\nconst text = (path, body) => add(path, (req, res) => res.send(body));\ntext('/users', 'none');",
    ],
    [
      'in a loop',
      "for (const [path, view] of [['/users', 'users'], ['/teams', 'teams']]) app.get(path, (req, res) => res.render(view));",
    ],
  ])('%s', (_title, lines) => {
    expect(outcome(express(LISTED, lines))).toBe(TAKEN);
  });

  it('but not where it only passes on the handler that a call does not give', () => {
    const lines = "const add = (path, handler) => app.get(path, handler);\nadd('/users', 'text');";
    expect(outcome(express(lines, LISTED))).toBe('GET /users');
  });

  it('and a function that asks for an address has none', () => {
    const asking = [
      "const axios = require('axios');",
      "const app = axios.create({ baseURL: '/api' });",
      'const load = (path, options) => app.get(path, withToken(options));',
      "load('/users', { page: 1 });\nload('/users');",
    ];
    expect(planOf({ 'client.js': asking.join('\n') }).routes).toEqual([]);
  });
});

describe('an address is taken through another name', () => {
  const REGISTER = 'function register(path, handler) { app.get(path, handler); }\n';
  it.each([
    ['of the application', `const server = app;\nserver.get('/users', ${ANSWER});`],
    ['that is assigned', `let server;\nserver = app;\nserver.get('/users', ${ANSWER});`],
    ['of a function', `${REGISTER}const get = register;\nget('/users', ${ANSWER});`],
    ['of such a name', `${REGISTER}const add = register;\nconst get = add;\nget('/users', ${ANSWER});`],
    [
      'of a function that takes one object',
      "const page = ({ path, view }) => app.get(path, (req, res) => res.render(view));\nconst add = page;\nadd({ path: '/users', view: 'a' });",
    ],
    ['of a bound method', `const bound = app.get.bind(app);\nconst get = bound;\nget('/users', ${ANSWER});`],
  ])('%s', (_title, lines) => {
    expect(outcome(express(LISTED, lines))).toBe(TAKEN);
  });

  it('of what an object holds', () => {
    const lines = [
      "const express = require('express');",
      'const context = { app: express() };',
      'const { app } = context;',
      `context.app.get('/getUsers', ${ANSWER});`,
      `app.get('/users', ${ANSWER});`,
    ];
    expect(outcome(lines.join('\n'))).toBe(TAKEN);
  });
});

describe('what use registers after a route', () => {
  const SHADOW = 'shadow use /users';
  it.each([
    ['answers', `app.use('/users', ${ANSWER});`],
    ['answers and has an unused parameter', "app.use('/users', (req, res, next) => { res.send('mine'); });"],
    [
      'answers some methods',
      "app.use('/users', (req, res, next) => { if (req.method !== 'GET') return next(); res.json([]); });",
    ],
    ['answers after a guard', `app.use('/users', (req, res, next) => next(), ${ANSWER});`],
    ['answers several paths', `app.use(['/users', '/teams'], ${ANSWER});`],
    ['is named', `const answer = ${ANSWER};\napp.use('/users', answer);`],
    [
      'is made by a function',
      "const answer = (value) => (req, res) => res.json(value);\napp.use('/users', answer([]));",
    ],
    ['hands its requests to a function', "app.use('/users', (req, res) => list(req, res));"],
  ])('has its address where it %s', (_title, lines) => {
    expect(outcome(express(LISTED, lines))).toBe(SHADOW);
  });

  it('may have any address where its path is not known', () => {
    expect(outcome(express(LISTED, `app.use(config.path, ${ANSWER});`))).toBe('dynamic-table use of an unknown path');
    expect(outcome(express(LISTED, 'app.use(config.path, (req, res, next) => next());'))).toBe('GET /users');
  });

  it('has the address of an item by a parameter of another name', () => {
    expect(
      outcome(express(`app.delete('/users/delete/:id', ${ANSWER});`, `app.use('/users/:userId', ${ANSWER});`)),
    ).toBe('shadow use /users/:userId');
  });

  it.each([
    ['hands on', "app.use('/users', (req, res, next) => { req.seen = true; next(); });"],
    [
      'refuses some',
      "app.use('/users', (req, res, next) => { if (!req.user) return res.status(401).end(); next(); });",
    ],
    ['refuses all', "app.use('/users', (req, res) => { res.status(405).end(); });"],
    ['answers errors', "app.use('/users', (err, req, res, next) => { res.status(500).json({}); });"],
    ['has another address', `app.use('/users/all', ${ANSWER});`],
    ['answers what is left over', `app.use('/', ${ANSWER});`],
    ['is not seen', "app.use('/users', require('compression')());"],
  ])('has no address where it %s', (_title, lines) => {
    expect(outcome(express(LISTED, lines))).toBe('GET /users');
  });
});
