import { describe, expect, it } from 'vitest';
import { projectPlanOf, type Files } from './planning.ts';

/** What becomes of `GET /boats/list` beside middleware of another file: the new path, or the reason against it. */
function outcome(use: string, files: Files): string | undefined {
  const server = `const express = require('express');\nconst guard = require('./guard');\nconst config = require('./config');\nconst app = express();\n${use}\napp.get('/boats/list', (req, res) => res.json(boats));\n`;
  const { rewrite, withheld } =
    projectPlanOf({ '/yard/server.js': server, ...files }).routes.find(({ path }) => path.text === '/boats/list') ?? {};
  return rewrite ? rewrite.path.text : withheld?.reason;
}

const ASKS =
  'module.exports = (open, check) => (req, res, next) => (open.includes(req.path) ? next() : check(req, res, next));';
const ASKS_OPTION =
  'module.exports = ({ skip = [] } = {}) => (req, res, next) => (skip.includes(req.path) ? next() : check(req, res, next));';
const ASKS_WORDS =
  'module.exports = ({ words }) => (req, res, next) => (words.some((each) => req.path.includes(each)) ? check(req, res, next) : next());';
const ASKS_BEGINNING =
  'module.exports = (open, check) => (req, res, next) => (open.some((each) => req.path.startsWith(each)) ? next() : check(req, res, next));';

describe('what middleware of another file is handed', () => {
  it.each<[guard: string, use: string]>([
    [ASKS, "app.use(guard(['/boats'], check));"],
    [ASKS, "const OPEN = ['/boats'];\napp.use(guard(OPEN, check));"],
    [ASKS, 'app.use(guard(config.open, check));'],
    [ASKS_OPTION, "app.use(guard({ skip: ['/boats'] }));"],
    [ASKS_WORDS, "app.use(guard({ words: ['list'] }));"],
    [ASKS_BEGINNING, "app.use(guard(['/boats/'], check));"],
  ])('keeps an address that it would take for another: %s %s', (guard, use) => {
    expect(outcome(use, { '/yard/guard.js': guard, '/yard/config.js': "module.exports = { open: ['/boats'] };" })).toBe(
      'path-guard',
    );
  });

  it.each<[guard: string, use: string]>([
    [ASKS, "app.use(guard(['/login'], check));"],
    [ASKS, "const OPEN = ['/login'];\napp.use(guard(OPEN, check));"],
    [ASKS, 'app.use(guard(config.open, check));'],
    [ASKS_OPTION, "app.use(guard({ skip: ['/login'] }));"],
    [ASKS_WORDS, "app.use(guard({ words: ['boats', 'delete'] }));"],
    [ASKS_BEGINNING, "app.use(guard(['/boats'], check));"],
    [
      'module.exports = (open) => (req, res, next) => { res.locals.open = open; next(); };',
      "app.use(guard(['/boats']));",
    ],
  ])('lets any other go: %s %s', (guard, use) => {
    expect(outcome(use, { '/yard/guard.js': guard, '/yard/config.js': "module.exports = { open: ['/login'] };" })).toBe(
      '/boats',
    );
  });

  it('is one member of a table, whichever is asked', () => {
    const guard =
      "const RIGHTS = require('./config');\nmodule.exports = (req, res, next) => (RIGHTS[req.method][req.path] ? check(req, res, next) : next());";
    expect(
      outcome('app.use(guard);', {
        '/yard/guard.js': guard,
        '/yard/config.js': "module.exports = { GET: { '/boats': 'clerk' } };",
      }),
    ).toBe('path-guard');
    expect(
      outcome('app.use(guard);', {
        '/yard/guard.js': guard,
        '/yard/config.js': "module.exports = { GET: { '/login': 'clerk' } };",
      }),
    ).toBe('/boats');
  });
});
