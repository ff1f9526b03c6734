import { describe, expect, it } from 'vitest';
import { projectPlanOf, reasonsOf } from './planning.ts';
import { ANSWER, express, registration } from '../support/applications.ts';

const LIST = registration('app', 'GET /users/list', ANSWER);
const outcome = (...lines: readonly string[]): string | undefined =>
  reasonsOf(projectPlanOf({ 'server.js': express(...lines) })).map((reason) => reason.split(' ')[0])[0];

describe('the error that a handler of errors gets', () => {
  it.each([
    "app.use((err, req, res, next) => (err.path === '/users' ? res.sendStatus(400) : next(err)));",
    'const cast = (e) => e.url.match(/list/)[0];\nconst fail = (e, req, res, next) => { res.json(cast(e)); };\napp.use(fail);',
    "app.use('/users', (error, { headers }, res, next) => { if (TEXTS[error.path]) return res.end(); next(error); });",
    'module.exports = (fault, req, res, next) => (/list/.test(fault.path) ? res.end() : next(fault));',
  ])('is no request, whatever its members are called: %s', (handler) => {
    expect(outcome(LIST, handler)).toBe('');
  });

  it.each([
    "app.use((err, req, res, next) => (req.path === '/users' ? res.sendStatus(400) : next(err)));",
    "app.use((req, res, next) => (req.path === '/users' ? res.sendStatus(400) : next()));",
    'module.exports = (fault, req, res, next) => (/list/.test(req.path) ? res.end() : next(fault));',
  ])('comes with a request that is one: %s', (handler) => {
    expect(outcome(handler, LIST)).toBe('path-guard');
  });
});

describe('a parameter of a test double that has the type of a request', () => {
  const plan = (double: string): string | undefined =>
    reasonsOf(
      projectPlanOf({
        'server.js': express(LIST),
        'double.ts': `import type { ExecutionContext } from '@nestjs/common';\n${double}`,
      }),
    ).map((reason) => reason.split(' ')[0])[0];

  it.each([
    ["spy.mockImplementation((on: ExecutionContext) => on.getRequest().headers.cookie.includes('a='));", ''],
    ["spy.mockImplementation((on: ExecutionContext) => on.getRequest().path.includes('list'));", 'path-guard'],
    ["spy.mockImplementation((on: string) => on.includes('list'));", 'path-guard'],
  ])('is no URL: %s', (double, expected) => {
    expect(plan(double)).toBe(expected);
  });
});
