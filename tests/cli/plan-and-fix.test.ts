import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeProject, type Files } from '../support/project.ts';
import { agreementIn, fixIn, listedRoutes, plannedRoutes } from './agreement.ts';
import { answer } from './answer.ts';

const EXPRESS = "const express = require('express');\nconst app = express();\n";
const ROUTER = "const router = require('express').Router();\n";
const HANDLER = '(req, res) => res.json({})';

afterEach(() => {
  vi.useRealTimers();
});

/** What the plan of the strict rules says of each route, and what each route is after `eslint --fix` with these. */
async function plannedAndFixed(files: Files): Promise<readonly [planned: readonly string[], fixed: readonly string[]]> {
  const root = writeProject(files);
  const planned = await plannedRoutes(root, 'strict');
  await fixIn(root, 'strict');
  // The disk is trusted for a moment.
  vi.setSystemTime(Date.now() + 5_000);
  return [planned, await listedRoutes(root, 'strict')];
}

/** Projects, each with what becomes of its routes. */
const PROJECTS: readonly (readonly [what: string, files: Files, after: readonly string[]])[] = [
  [
    'a prefix that gets another name, with the routes of another file below it',
    {
      'app.js': `${EXPRESS}app.use('/crate', require('./crates'));\n`,
      'crates.js': `${ROUTER}router.get('/:id', ${HANDLER});\nrouter.get('/:id/label/list', ${HANDLER});\nmodule.exports = router;\n`,
      'client.mjs': "export const one = () => fetch('/crate/7');\n",
    },
    ['crates.js GET /:id /crates/:id', 'crates.js GET /:id/label /crates/:id/label'],
  ],
  [
    'a collection whose requests and comments say no verb',
    {
      'app.js': `${EXPRESS}app.get('/crate/:id/labels', ${HANDLER});\n`,
      'client.mjs': "// GET /crate/:id/labels\nexport const labels = () => fetch('/crate/7/labels');\n",
    },
    ['app.js GET /crates/:id/labels /crates/:id/labels'],
  ],
  [
    'a verb that goes, a name that is a plural then, and two names in one path',
    {
      'app.js': `${EXPRESS}app.get('/crate/show/:id', ${HANDLER});\napp.put('/crate/:id', ${HANDLER});\napp.get('/crate/:id/user/:userId', ${HANDLER});\napp.post('/labels/update/:id', ${HANDLER});\n`,
    },
    [
      'app.js GET /crates/:id /crates/:id',
      'app.js PUT /crates/:id /crates/:id',
      'app.js GET /crates/:id/users/:userId /crates/:id/users/:userId',
      'app.js PUT /labels/:id /labels/:id',
    ],
  ],
  [
    'the case that is right behind a verb that goes',
    { 'app.js': `${EXPRESS}app.get('/getAllCrates', ${HANDLER});\napp.get('/Labels/list', ${HANDLER});\n` },
    ['app.js GET /crates /crates', 'app.js GET /labels /labels'],
  ],
  [
    'slashes that are missing, of paths whose address is the same',
    {
      'app.mjs':
        "import { Hono } from 'hono';\nconst app = new Hono();\napp.get('crates', (c) => c.json([]));\napp.get('user/:id', (c) => c.json({}));\n",
    },
    ['app.mjs GET /crates /crates', 'app.mjs GET /users/:id /users/:id'],
  ],
  [
    'a prefix in capitals of a router of the same file, and not of one of another file, which no rule looks at',
    {
      'app.js': `${EXPRESS}const crates = express.Router();\ncrates.get('/:id', ${HANDLER});\napp.use('/Crates', crates);\napp.use('/Labels', require('./labels'));\n`,
      'labels.js': `${ROUTER}router.get('/:id', ${HANDLER});\nmodule.exports = router;\n`,
    },
    ['app.js GET /:id /crates/:id', 'labels.js GET /:id /Labels/:id'],
  ],
  [
    'slashes at the end of prefixes, and a prefix of middleware that gets the name of its collection',
    {
      'app.js': `${EXPRESS}const crates = express.Router();\ncrates.get('/:id', ${HANDLER});\napp.use('/crate', express.json());\napp.use('/crate', crates);\napp.use('/labels/', require('./labels'));\n`,
      'labels.js': `${ROUTER}router.get('/:id', ${HANDLER});\nmodule.exports = router;\n`,
    },
    ['app.js GET /:id /crates/:id', 'labels.js GET /:id /labels/:id'],
  ],
  [
    'the spelling of a path that code does not read as it is declared',
    {
      'app.js': `${EXPRESS}const check = require('./check');\napp.get('/Crates', check, ${HANDLER});\napp.get('/Labels/', check, ${HANDLER});\napp.get('/Shelves', check, ${HANDLER});\n`,
      'check.js':
        "const LEVELS = { '/Labels/': 2 };\nmodule.exports = (req, res, next) => (req.route.path === '/Crates' || LEVELS[req.route.path] ? next() : res.status(403).end());\n",
    },
    ['app.js GET /Crates /Crates', 'app.js GET /Labels/ /Labels/', 'app.js GET /shelves /shelves'],
  ],
  [
    'nothing where a comment suppresses one of the reports',
    {
      'app.js': `${EXPRESS}// eslint-disable-next-line restful-routes/plural-collection -- an old client asks for it\napp.get('/crate/:id', ${HANDLER});\n// eslint-disable-next-line restful-routes/segment-case -- likewise\napp.get('/Labels', ${HANDLER});\n`,
    },
    ['app.js GET /crate/:id /crate/:id', 'app.js GET /Labels /Labels'],
  ],
  [
    'a name and no verb, where something stands against the one and not the other',
    {
      'app.js': `${EXPRESS}app.get('/crate/:id', ${HANDLER});\napp.get('/crate/:id/labels', ${HANDLER});\napp.get('/crate/:id/labels/list', ${HANDLER});\n`,
    },
    [
      'app.js GET /crates/:id /crates/:id',
      'app.js GET /crates/:id/labels /crates/:id/labels',
      'app.js GET /crates/:id/labels/list /crates/:id/labels/list',
    ],
  ],
];

describe('the plan of all rules', () => {
  it.each(PROJECTS)('is what eslint --fix makes of the routes: %s', async (_what, files, after) => {
    const [planned, fixed] = await plannedAndFixed(files);
    expect(planned).toEqual(after);
    expect(fixed).toEqual(after);
  });

  it.each(PROJECTS)('says the lines that eslint --fix changes: %s', async (_what, files) => {
    expect(await agreementIn(writeProject(files), 'strict')).toMatchObject({ onlyPlanned: [], onlyFixed: [] });
  });

  it('says of a route that changes in part why the rest is unchanged', async () => {
    const [, files] = PROJECTS.at(-1) ?? [];
    const root = writeProject(files ?? {});
    const reason = "another route has or would get the same method and path ('GET /crate/:id/labels', app.js:4)";
    const { stdout } = await answer(['plan', root, '--strict', '--format', 'json']);
    const { routes } = JSON.parse(stdout) as { routes: readonly { readonly withheld: string | null }[] };
    expect(routes.map(({ withheld }) => withheld)).toEqual([null, null, reason]);
    expect((await answer(['plan', root, '--strict'])).stdout).toBe(
      [
        'app.js',
        '  3:5  GET /crate/:id             → GET /crates/:id',
        '  4:5  GET /crate/:id/labels      → GET /crates/:id/labels',
        '  5:5  GET /crate/:id/labels/list → GET /crates/:id/labels/list',
        `         the rest is unchanged: ${reason}`,
        '',
        '3 routes in 1 file: 3 to be rewritten, 0 more reported.',
        '',
      ].join('\n'),
    );
  });

  it('shows the path where that alone is written otherwise', async () => {
    const root = writeProject({
      'app.mjs': "import { Hono } from 'hono';\nconst app = new Hono();\napp.get('crates', (c) => c.json([]));\n",
    });
    const { stdout } = await answer(['plan', root, '--rules', 'leading-slash', '--format', 'markdown']);
    expect(stdout).toContain('| `GET crates` | `GET /crates` | `app.mjs:3` |  |  |');
  });
});
