import { describe, expect, it } from 'vitest';
import { lintProject } from '../support/project.ts';
import { app } from './mounted.ts';

const SERVER = app(
  "const { users } = require('./users');",
  "app.get('/getUsers', (req, res) => res.json([]));",
  "app.use('/users', users);",
);

describe('a function of another file that use registers after a route', () => {
  it.each([
    ['answers', '(req, res) => { res.json([]); }', false],
    ['answers some requests', "(req, res, next) => (req.method === 'GET' ? res.json([]) : next())", false],
    ['hands on', '(req, res, next) => { req.seen = true; next(); }', true],
    ['refuses some requests', '(req, res, next) => (req.user ? next() : res.status(401).end())', true],
  ])('%s', async (_title, handler, isFixed) => {
    const { fixed } = await lintProject({ 'app.js': SERVER, 'users.js': `exports.users = ${handler};` });
    expect(fixed['app.js']?.includes("app.get('/users'") ?? false).toBe(isFixed);
  });
});
