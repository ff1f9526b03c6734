import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parseSource } from '../../src/project/parse-source.ts';
import { FileSummary } from '../../src/project/summary.ts';

const CODE = `
const express = require('express');
const users = require('./users');
const { BASE } = require('./config');
const router = express.Router();
class Users { constructor(app) { this.router = express.Router(); this.app = app; this.router.get('/a', this.list); } list(req, res) { res.render('x'); } get all() { return this.router; } }
router.get('/getUsers', users.list);
router.post(\`/\${BASE}/users\`, wrap((req, res) => res.json([])));
router.use(BASE, require('./orders'));
[{ path: '/x', route: users }].forEach((each) => router.use(each.path, each.route));
require('./routes')(router, { app: router });
const list = [router, users];
list.push(router);
exports.make = ({ app }) => { app.get('/made', (req, res) => res.redirect('/')); return app; };
exports.rows = [{ method: 'GET', path: '/rows', handler: (request, h) => [] }, ...users.rows];
module.exports = { router, Users, users: new Users(), list, nested: { list }, text: '/x', ...users };
`;

/** The compiler of a warm process may hold what it has just seen a little longer, on a thread of its own. */
const MOST_TASKS = 500;

it('keeps no syntax tree of a file', async () => {
  setFlagsFromString('--expose-gc');
  // The flag makes a function of this name in every new context.
  const collect = runInNewContext('gc') as () => void;
  const { summary, tree } = summarised();
  for (let tasks = 0; tasks === 0 || (tasks < MOST_TASKS && tree.deref()); tasks += 1) {
    // A weak reference holds what it answers until the task ends.
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
  }
  expect(summary.module?.routers).not.toHaveLength(0);
  expect(summary.module?.exports.members.size).toBeGreaterThan(1);
  expect(tree.deref()).toBeUndefined();
});

function summarised(): { readonly summary: FileSummary; readonly tree: WeakRef<object> } {
  const parsed = parseSource('app.js', CODE);
  if (!parsed) throw new Error('The source has no syntax errors.');
  const summary = new FileSummary('app.js', 'code', CODE, () => null);
  summary.readRoutes(parsed);
  return { summary, tree: new WeakRef(parsed.ast) };
}
