import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseSource } from '../../src/project/parse-source.ts';
import { Project } from '../../src/project/project.ts';
import type { ProjectView } from '../../src/project/view.ts';
import { callsOf, type Counts } from '../support/work/calls.ts';
import { temporary } from './temporary.ts';

const FILES = {
  'package.json': '{}',
  'server/app.js': "const app = require('express')();\nrequire('./users')(app);\napp.listen(3000);\n",
  'server/users.js': "module.exports = (app) => app.get('/getUsers', (req, res) => res.json([]));\n",
  'web/urls.mjs': "export const URLS = { list: '/getUsers' };\n",
  'web/users.mjs': "import { URLS } from './urls.mjs';\nexport const list = () => fetch(URLS.list);\n",
};

/** How many functions of a program are run when a file has another text in an editor. */
function runsFor(file: string, text: string): number {
  const { root } = temporary(FILES);
  const project = Project.at(root, { accounting: 'all' });
  const asked = (view: ProjectView): unknown => [
    view.callersIn(join(root, 'web/urls.mjs')).requests.map(({ url }) => url.value),
    view.mentions.guards(),
  ];
  expect(asked(project.view())).toMatchObject([['/getUsers'], []]);
  const path = join(root, file);
  const parse = (): NonNullable<ReturnType<typeof parseSource>> => {
    const parsed = parseSource(path, text);
    if (!parsed) throw new Error('not parsed');
    return parsed;
  };
  const [calls] = callsOf(
    () => asked(project.viewWith(path, text, parse)),
    () => undefined,
  );
  return countOf(calls);
}

function countOf(calls: Counts): number {
  return [...calls].reduce(
    (sum, [name, count]) => sum + (name.startsWith('values/functions.ts, #run ') ? count : 0),
    0,
  );
}

it('evaluates the part of a project that a text of an editor belongs to, and no other', () => {
  const ofServer = runsFor('server/users.js', FILES['server/users.js'].replace('[]', '{}'));
  const ofClient = runsFor('web/users.mjs', FILES['web/users.mjs'].replace('list =', 'all ='));
  const ofNothing = runsFor('web/other.mjs', 'export const other = 1;\n');
  expect([ofServer, ofClient, ofNothing]).toEqual([2, 1, 0]);
});
