import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseSource } from '../../src/project/parse-source.ts';
import { Project } from '../../src/project/project.ts';
import type { ProjectView } from '../../src/project/view.ts';
import { callsOf } from '../support/work/calls.ts';
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
  return runsOf(() => asked(project.viewWith(path, text, () => parsed(path, text))));
}

function parsed(path: string, text: string): NonNullable<ReturnType<typeof parseSource>> {
  const source = parseSource(path, text);
  if (!source) throw new Error('not parsed');
  return source;
}

/** How many functions of a program are run while something is done. */
function runsOf(run: () => unknown): number {
  const [calls = new Map<string, number>()] = callsOf([run]);
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

describe('a text of an editor that is saved', () => {
  const URLS = FILES['web/urls.mjs'].replace('getUsers', 'users');

  /** How many functions are run once a text of `web/urls.mjs` is saved, with other changes of the disk. */
  function runsOnceSaved(text: string, others: Readonly<Record<string, string>> = {}): number {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const folder = temporary(FILES);
    const { root } = folder;
    const project = Project.at(root, { accounting: 'all' });
    const asked = (view: ProjectView): unknown => [
      view.callersIn(join(root, 'web/urls.mjs')).requests.map(({ url }) => url.value),
      view.routers.flatMap(({ entries }) => entries.map((entry) => entry.kind === 'route' && entry.path?.value)),
    ];
    asked(project.view());
    const path = join(root, 'web/urls.mjs');
    const edited = (): unknown => asked(project.viewWith(path, text, () => parsed(path, text)));
    edited();
    folder.write({ 'web/urls.mjs': text, ...others });
    vi.setSystemTime(Date.now() + 5000);
    let seen: unknown;
    const runs = runsOf(() => (seen = edited()));
    expect(seen).toEqual(asked(Project.at(root, { accounting: 'all', registrars: [] }).view()));
    return runs;
  }

  it('is not evaluated again', () => {
    expect(runsOnceSaved(URLS)).toBe(0);
  });

  it('is evaluated with what else was saved', () => {
    const users = { 'web/users.mjs': FILES['web/users.mjs'].replace('URLS.list', '`${URLS.list}/all`') };
    expect(runsOnceSaved(URLS, users)).toBeGreaterThan(0);
  });

  it('is evaluated with the files that it loads now', () => {
    expect(runsOnceSaved(`import '../server/users.js';\n${URLS}`)).toBeGreaterThan(0);
  });
});

it('evaluates a part of a project once, for however many of its files are asked for', () => {
  const pages = Array.from({ length: 20 }, (_, at) => `page-${String(at)}.js`);
  const page = (at: number): string =>
    `const { send } = require('./send');\nmodule.exports = () => send('list-${String(at)}', names);\n`;
  const { root } = temporary({
    'package.json': '{}',
    'app.js': `const app = require('express')();\napp.get('/users/getAll', (req, res) => res.json([]));\n${pages.map((name) => `require('./${name}');\n`).join('')}`,
    'send.js': "exports.send = (name, names) => fetch('/users/' + names[name]);\n",
    ...Object.fromEntries(pages.map((name, at) => [name, page(at)])),
  });
  const view = Project.at(root, { accounting: 'all' }).view();
  const asked = (name: string): unknown => view.callersIn(join(root, name)).requests;
  view.mentions.guards();
  asked('send.js');
  const [calls = new Map<string, number>()] = callsOf([() => pages.map(asked)]);
  const evaluating = [...calls].filter(([name]) => name.startsWith('link/program-modules.ts, '));
  expect(evaluating).toEqual([]);
});
