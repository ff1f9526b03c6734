import { describe, expect, it } from 'vitest';
import { projectPlanOf, type Files } from './planning.ts';

const LIST = "app.get('/boats/list', (req, res) => res.json(boats));";
const REMOVE = "app.post('/boats/delete/:id', (req, res) => res.json(remove(req.params.id)));";

/**
 * What becomes of a route of a server that asks a function of another file about its requests: the method and path, or
 * the reason against it.
 */
function outcome(use: string, route: string, question: string, files: Files = {}): string | undefined {
  const server = `const express = require('express');\nconst isOpen = require('./open');\nconst rights = require('./open');\nconst app = express();\n${use}\n${route}\n`;
  const { rewrite, withheld } =
    projectPlanOf({ '/yard/server.js': server, '/yard/open.js': question, ...files }).routes[0] ?? {};
  return rewrite ? `${rewrite.method} ${rewrite.path.text}` : withheld?.reason;
}

const asks = (question: string): string =>
  `app.use((req, res, next) => (${question} ? next() : check(req, res, next)));`;

describe('a function of another file that is asked about requests, whatever it calls them', () => {
  it.each<[use: string, question: string]>([
    [asks('isOpen(req)'), "module.exports = (r) => r.path.startsWith('/boats/');"],
    [asks('isOpen(req)'), "module.exports = function (incoming) { return incoming.url.includes('list'); };"],
    [asks('rights.isOpen(req)'), "exports.isOpen = ({ originalUrl: at }) => at.endsWith('list');"],
    [asks('rights.isOpen(req)'), "exports.isOpen = ({ path }) => path.slice(1).startsWith('boats/');"],
    [asks('rights.isOpen(req)'), "const OPEN = ['/boats'];\nexports.isOpen = (r) => OPEN.includes(r.path);"],
    [
      asks('rights.isOpen(req)'),
      "const { OPEN } = require('./paths');\nexports.isOpen = (r) => OPEN.includes(r.path);",
    ],
    [asks('rights.isOpen(req.path)'), "exports.isOpen = (at) => at.endsWith('list');"],
    [
      asks('rights.isOpen(req.path)'),
      "const { OPEN } = require('./paths');\nexports.isOpen = (at) => OPEN.includes(at);",
    ],
    [
      asks('rights.may(req.user, req.originalUrl)'),
      "exports.may = (user, at) => user.isAdmin || at.split('/').length > 2;",
    ],
    [asks('rights.isOpen(req.path)'), 'exports.isOpen = async (at) => /list$/.test(at);'],
    [
      "app.use((req, res, next) => { const at = req.url.split('?')[0]; if (rights.isOpen(at)) return next(); check(req, res, next); });",
      "exports.isOpen = (said) => said.includes('list');",
    ],
    ['app.use(limit({ skip: isOpen }));', "module.exports = (r) => r.path === '/boats';"],
    ['app.use(unless(rights.isOpen, check));', "exports.isOpen = (r) => r.path === '/boats';"],
    ['app.use(check.unless({ custom: rights.isOpen }));', "exports.isOpen = (r) => r.path === '/boats';"],
  ])('keeps an address that it would take for another: %s %s', (use, question) => {
    expect(outcome(use, LIST, question, { '/yard/paths.js': "exports.OPEN = ['/boats'];" })).toBe('path-guard');
  });

  it.each<[use: string, question: string]>([
    [asks('isOpen(req)'), "module.exports = (r) => r.path.startsWith('/boats');"],
    [asks('rights.isOpen(req)'), "exports.isOpen = ({ originalUrl: at }) => at.endsWith('docs');"],
    [
      asks('rights.isOpen(req)'),
      "const { OPEN } = require('./paths');\nexports.isOpen = (r) => OPEN.includes(r.path);",
    ],
    [asks('rights.isOpen(req.path)'), "exports.isOpen = (at) => at.includes('admin');"],
    [asks('rights.isOpen(req)'), "exports.isOpen = (at) => at.includes('list');"],
    [
      asks('rights.nameOf(req.path)'),
      "exports.nameOf = (at) => names.get(at);\nexports.isOpen = (word) => word.includes('list');",
    ],
    [
      asks('req.user'),
      "exports.isOpen = (r) => r.path.includes('list');\nexports.isLast = (at) => at.endsWith('list');",
    ],
    ['boats.forEach((req) => rights.isOpen(req));', "exports.isOpen = (r) => r.path.includes('list');"],
    [asks('req.path.includes(word)'), "exports.includes = (at) => at.endsWith('list');"],
  ])('lets any other go: %s %s', (use, question) => {
    expect(outcome(use, LIST, question, { '/yard/paths.js': "exports.OPEN = ['/login'];" })).toBe('GET /boats');
  });

  it.each<[use: string, question: string]>([
    [asks('isOpen(req)'), "module.exports = (r) => r.method === 'POST';"],
    [asks('rights.isOpen(req)'), "exports.isOpen = ({ method: verb }) => verb === 'POST';"],
    [
      asks('rights.isOpen(req)'),
      "const WRITES = new Set(['POST', 'PUT']);\nexports.isOpen = ({ method: verb }) => WRITES.has(verb);",
    ],
    [
      asks('rights.isOpen(req)'),
      "const { WRITES } = require('./verbs');\nexports.isOpen = (req) => WRITES.has(req.method);",
    ],
    [
      asks('rights.isOpen(req.method)'),
      "const { WRITES } = require('./verbs');\nexports.isOpen = (verb) => WRITES.has(verb);",
    ],
    [asks('rights.isOpen(req.method)'), "exports.isOpen = (verb) => verb.toLowerCase() === 'post';"],
    ['app.use(limit({ skip: isOpen }));', "module.exports = (r) => r.method === 'POST';"],
  ])('keeps a method that it would take for another: %s %s', (use, question) => {
    expect(outcome(use, REMOVE, question, { '/yard/verbs.js': "exports.WRITES = new Set(['POST', 'PUT']);" })).toBe(
      'method-guard',
    );
  });

  it.each<[use: string, question: string]>([
    [asks('isOpen(req)'), "module.exports = (r) => r.method === 'PATCH';"],
    [
      asks('rights.isOpen(req)'),
      "exports.isOpen = (x) => x.ip === HERE;\nexports.posted = (calls) => calls.find((r) => r.method === 'POST');",
    ],
    [
      asks('rights.isOpen(req)'),
      "const { WRITES } = require('./verbs');\nexports.isOpen = (req) => WRITES.has(req.method);",
    ],
    [asks('req.user'), "exports.isPosted = (r) => r.method === 'POST';"],
  ])('and lets any other go: %s %s', (use, question) => {
    expect(outcome(use, REMOVE, question, { '/yard/verbs.js': "exports.WRITES = new Set(['PUT', 'PATCH']);" })).toBe(
      'DELETE /boats/:id',
    );
  });
});
