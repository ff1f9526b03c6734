import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';

const CLIENT = "import axios from 'axios';\nconst api = axios.create({ baseURL: process.env.API_URL });\n";

/** A server of some GET routes behind a prefix, and the functions of its client, by their names. */
function shelter(paths: readonly string[], requests: Readonly<Record<string, string>>): Files {
  const routes = paths.map((path, at) => `router.get('${path}', (req, res) => res.json({ from: ${String(at)} }));\n`);
  const calls = Object.entries(requests).map(([name, url]) => `export const ${name} = (id) => api.get(${url});\n`);
  return {
    'client.mjs': `${CLIENT}${calls.join('')}`,
    'server.js': `const express = require('express');\nconst app = express();\nconst router = express.Router();\n${routes.join('')}app.use('/api', router);\napp.listen(3000);\n`,
  };
}

/**
 * What one run makes of a project, whichever of its files it comes to first; a second run has to leave that as it is.
 */
async function endOf(files: Files): Promise<Files> {
  const [first, second] = await Promise.all(
    [
      ['server.js', 'client.mjs'],
      ['client.mjs', 'server.js'],
    ].map(async (order) => {
      const project = new LintedProject(files);
      const end = await project.fix(...order);
      expect(await project.fix(...order)).toEqual(end);
      return end;
    }),
  );
  expect(second).toEqual(first);
  return first ?? {};
}

/**
 * The routes of a table and what the plan of the whole project makes of them; a client asks for each of them, as it is
 * written.
 */
const TABLES: readonly (readonly [what: string, paths: readonly string[], newPaths: readonly string[]])[] = [
  [
    'an item and a word in its place, beside a list',
    ['/cats/get', '/cats/get/:id', '/cats/new/get'],
    ['/cats', '/cats/:id', '/cats/new/get'],
  ],
  [
    'two routes that would meet, beside a list',
    ['/cats/get/:id', '/cats/show/:id', '/cats/get'],
    ['/cats/get/:id', '/cats/show/:id', '/cats'],
  ],
  [
    'a route between two that move in one fix',
    ['/cats/toys/get/:id', '/cats/me/get', '/cats/:id/get'],
    ['/cats/toys/:id', '/cats/me', '/cats/:id'],
  ],
  [
    'several routes between others that move in one fix',
    ['/cats/toys/get/:id', '/cats/me/get', '/cats/all/get', '/cats/beds/get/:id', '/cats/:id/get'],
    ['/cats/toys/:id', '/cats/me', '/cats/all', '/cats/beds/:id', '/cats/:id'],
  ],
];

/** More resources than a host makes passes, whose routes hang together two by two, over all that stands between. */
const KINDS = [
  'cats',
  'dogs',
  'birds',
  'horses',
  'rabbits',
  'turtles',
  'snakes',
  'goats',
  'ducks',
  'frogs',
  'bees',
  'cows',
  'lambs',
];

const asked = (path: string): string => `\`/api${path.replaceAll(/:\w+/g, '${id}')}\``;
const askedAll = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path, at) => [`call${String(at)}`, asked(path)]));

describe('a fix that takes several passes over a file', () => {
  it.each(TABLES)(
    'does what the plan says of the project as it was, for server and client: %s',
    async (_what, paths, newPaths) => {
      expect(await endOf(shelter(paths, askedAll(paths)))).toEqual(shelter(newPaths, askedAll(newPaths)));
    },
  );

  it('makes fixes that reach over one another at once', async () => {
    const paths = [...KINDS.map((kind) => `/${kind}/toys/get/:id`), ...KINDS.map((kind) => `/${kind}/:id/get`)];
    const newPaths = paths.map((path) => path.replace('/get', ''));
    expect(await endOf(shelter(paths, askedAll(paths)))).toEqual(shelter(newPaths, askedAll(newPaths)));
  });

  it('does what was planned where the text of an editor is fixed in part, and plans anew what a person writes there', async () => {
    const paths = ['/cats/get', '/cats/get/:id', '/cats/show/:id'];
    const project = new LintedProject(shelter(paths, askedAll(paths.slice(0, 2))));
    const typed = (...now: readonly string[]): string => shelter(now, {})['server.js'] ?? '';
    const fixed = async (...now: readonly string[]): Promise<string> => project.fixText('server.js', typed(...now));
    expect(await fixed('/cats', '/cats/get/:id', '/cats/show/:id')).toBe(
      typed('/cats', '/cats/get/:id', '/cats/show/:id'),
    );
    expect(await fixed('/cats/get', '/cats/get/:id', '/dogs/:id')).toBe(typed('/cats', '/cats/:id', '/dogs/:id'));
  });

  it('says where the other party of a withheld fix stands, as the lines are by then', async () => {
    const [lists, items] = [KINDS.map((kind) => `/${kind}/get`), ['/cats/get/:id', '/cats/show/:id']];
    const project = new LintedProject(shelter([...lists, ...items], askedAll([...lists, ...items])));
    const messages = await project.reportsOn(
      'server.js',
      shelter([...lists.map((path) => path.replace('/get', '')), ...items], {})['server.js'] ?? '',
    );
    const withheld = 'Not rewritten: another route has or would get the same method and path';
    const both = "; both would be 'GET /api/cats/:id'";
    expect(messages.map(({ message }) => message)).toEqual([
      `Verb 'get' in the path of 'GET /api/cats/get/:id'. ${withheld} ('GET /api/cats/show/:id', line 18${both}).`,
      `Verb 'show' in the path of 'GET /api/cats/show/:id'. ${withheld} ('GET /api/cats/get/:id', line 17${both}).`,
    ]);
  });
});
