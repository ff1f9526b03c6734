import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ViolationKind } from '../../src/model/plan-options.ts';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { writeProject } from '../support/project.ts';
import { callsOf } from '../support/work/calls.ts';
import { OPTIONS, type Files } from './planning.ts';

const FILES: Files = {
  'server.js': `const app = require('express')();
app.get('/users/:id', (req, res) => res.json({}));
app.get('/users', (req, res) => res.render('users'));
app.post('/login', (req, res) => res.redirect('/users'));
app.get('/:page', (req, res, next) => next());
app.listen(3000);
`,
  'pages.js': "export const open = (go) => go('/login');\nexport const names = ['Set-Cookie', 'create-react-app'];\n",
};

const OF_STRICT: ReadonlySet<ViolationKind> = new Set<ViolationKind>(['action', 'shape', 'singular']);

/** How many functions of a program are run to plan all that is reported in it, beyond what its routes take. */
function runsFor(files: Files, isReported: (kind: ViolationKind) => boolean): number {
  const root = writeProject(files);
  const view = Project.at(root, { accounting: 'all' }).view();
  const plan = makePlan(view, { ...OPTIONS, isReported });
  const [calls = new Map<string, number>()] = callsOf([
    () => [
      plan.routes.map(({ rewrite, withheld, suggestion, clashes }) => ({ rewrite, withheld, suggestion, clashes })),
      Object.keys(files).map((file) => plan.callersIn(join(root, file))),
    ],
  ]);
  return [...calls].reduce(
    (sum, [name, count]) => sum + (name.startsWith('values/functions.ts, #run ') ? count : 0),
    0,
  );
}

it('runs no handler and no client of a program in which nothing may be reported', () => {
  expect(runsFor(FILES, (kind) => !OF_STRICT.has(kind))).toBe(0);
});

it('runs them where a rule asks what a handler answers, or a request may have stayed behind', () => {
  expect(runsFor(FILES, () => true)).toBeGreaterThan(0);
  const late = { ...FILES, 'list.js': "export const list = () => fetch('/getUsers');\n" };
  expect(runsFor(late, (kind) => !OF_STRICT.has(kind))).toBeGreaterThan(0);
});
