import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';
import { addressesIn, type Files } from '../support/project.ts';

const NEXT = '{ "name": "shop", "dependencies": { "next": "15.0.0" } }';
const NUXT = '{ "name": "shop", "devDependencies": { "nuxt": "4.0.0" } }';
const REMIX = '{ "name": "shop", "dependencies": { "@remix-run/node": "2.0.0" } }';
const KIT = '{ "name": "shop", "devDependencies": { "@sveltejs/kit": "2.0.0" } }';
const GET = 'export async function GET() {\n  return Response.json([]);\n}';
const EVENT = 'export default defineEventHandler(() => []);';
const LOADER = 'export const loader = async () => [];';

type Row = readonly [what: string, files: Files, ...addresses: string[]];

function rows(topic: string, all: readonly Row[]): void {
  describe(topic, () => {
    it.each(all.map(([what, files, ...addresses]) => ({ what, files, addresses })))('$what', ({ files, addresses }) => {
      expect(addressesIn(files)).toEqual(addresses);
    });
  });
}

rows('Next.js, app', [
  [
    'a handler a method',
    {
      'package.json': NEXT,
      'app/api/users/route.ts': `${GET}\nexport const POST = async (request: Request) => Response.json({});`,
    },
    'GET /api/users app/api/users/route.ts:1',
    'POST /api/users app/api/users/route.ts:4',
  ],
  [
    'parameters',
    {
      'package.json': NEXT,
      'src/app/users/[id]/route.js': GET,
      'src/app/files/[...path]/route.js': GET,
      'src/app/docs/[[...path]]/route.js': GET,
    },
    'GET /docs/[[...path]] src/app/docs/[[...path]]/route.js:1',
    'GET /files/[...path] src/app/files/[...path]/route.js:1',
    'GET /users/[id] src/app/users/[id]/route.js:1',
  ],
  [
    'groups and slots are no segments',
    { 'package.json': NEXT, 'app/(shop)/@cart/orders/route.ts': GET },
    'GET /orders app/(shop)/@cart/orders/route.ts:1',
  ],
  ['the root', { 'package.json': NEXT, 'app/route.ts': GET }, 'GET / app/route.ts:1'],
  [
    'private folders and intercepted routes have no address',
    { 'package.json': NEXT, 'app/_lib/route.ts': GET, 'app/(.)photos/route.ts': GET },
  ],
  [
    'exports of other names and types are none',
    {
      'package.json': NEXT,
      'app/users/route.ts':
        "export const dynamic = 'force-dynamic';\nexport type GET = string;\nexport const POST = 'no';",
    },
  ],
  [
    'what is exported by a list, out of a pattern, from elsewhere',
    {
      'package.json': NEXT,
      'app/a/route.ts': 'const handle = () => Response.json({});\nexport { handle as GET, handle as POST };',
      'app/b/route.ts': 'export const { GET, POST } = handlers;',
      'app/c/route.ts': "export { GET } from '@/auth';",
    },
    'GET /a app/a/route.ts:2',
    'GET /b app/b/route.ts:1',
    'GET /c app/c/route.ts:1',
    'POST /a app/a/route.ts:2',
    'POST /b app/b/route.ts:1',
  ],
  [
    'pages are none',
    {
      'package.json': NEXT,
      'app/users/delete/page.tsx': 'export default function Page() { return null; }',
      'pages/users/delete.tsx': 'export default function Page() { return null; }',
    },
  ],
  [
    'a configuration tells the framework as well',
    { 'apps/web/next.config.mjs': 'export default {};', 'apps/web/app/users/route.ts': GET },
    'GET /users apps/web/app/users/route.ts:1',
  ],
  ['another application has no such routes', { 'app/users/route.ts': GET, 'packages/tools/app/users/route.ts': GET }],
  [
    'another folder has none',
    { 'package.json': NEXT, 'lib/users/route.ts': GET, 'app/users/routes.ts': GET, 'app/users/route.test.ts': GET },
  ],
]);

rows('Next.js, pages', [
  [
    'a handler of all methods',
    { 'package.json': NEXT, 'pages/api/users.ts': 'export default function handler(req, res) { res.json([]); }' },
    'ALL /api/users pages/api/users.ts:1',
  ],
  [
    'an index and a parameter',
    {
      'package.json': NEXT,
      'src/pages/api/users/index.ts': 'const list = (req, res) => res.json([]);\nexport default list;',
      'src/pages/api/users/[id].ts': 'module.exports = async (req, res) => { res.json({}); };',
    },
    'ALL /api/users src/pages/api/users/index.ts:2',
    'ALL /api/users/[id] src/pages/api/users/[id].ts:1',
  ],
  [
    'the methods that the handler asks for',
    {
      'package.json': NEXT,
      'pages/api/a.ts':
        "export default withAuth(async function handler(req, res) {\n  if (req.method !== 'POST') return res.status(405).end();\n  res.json({});\n});",
      'pages/api/b.ts':
        "export default function handler({ method }, res) {\n  switch (method) { case 'GET': return res.json([]); case 'DELETE': return res.end(); }\n}",
    },
    'GET,DELETE /api/b pages/api/b.ts:1',
    'POST /api/a pages/api/a.ts:1',
  ],
  [
    'what is asked for something else says nothing',
    {
      'package.json': NEXT,
      'pages/api/a.ts':
        "export default function handler(req, res) {\n  if (req.query.type === 'GET') return res.end();\n  if (req.method === 'OPTIONS') return res.end();\n}",
    },
    'ALL /api/a pages/api/a.ts:1',
  ],
  ['a default export that is no handler', { 'package.json': NEXT, 'pages/api/config.ts': 'export default { a: 1 };' }],
]);

rows('Nuxt and Nitro', [
  [
    'a method in the name',
    {
      'package.json': NUXT,
      'server/api/users/index.get.ts': EVENT,
      'server/api/users/[id].delete.ts': EVENT,
      'server/routes/health.ts': EVENT,
    },
    'ALL /health server/routes/health.ts:1',
    'DELETE /api/users/[id] server/api/users/[id].delete.ts:1',
    'GET /api/users server/api/users/index.get.ts:1',
  ],
  [
    'where it runs is no part of the address',
    { 'package.json': NUXT, 'server/api/users.get.dev.ts': EVENT },
    'GET /api/users server/api/users.get.dev.ts:1',
  ],
  [
    'the rest',
    {
      'package.json': NUXT,
      'server/api/files/[...path].get.ts': EVENT,
      'server/routes/[...].ts': EVENT,
      'server/routes/sitemap-[name].xml.ts': EVENT,
    },
    'ALL /[[...rest]] server/routes/[...].ts:1',
    'ALL /sitemap-[name].xml server/routes/sitemap-[name].xml.ts:1',
    'GET /api/files/[[...path]] server/api/files/[...path].get.ts:1',
  ],
  [
    'Nitro alone',
    { 'nitro.config.ts': 'export default {};', 'routes/users/[id].put.ts': EVENT, 'api/users.ts': EVENT },
    'ALL /api/users api/users.ts:1',
    'PUT /users/[id] routes/users/[id].put.ts:1',
  ],
  [
    'a server of another framework',
    {
      'server/api/users.ts': 'export default function users() {}',
      'routes/users.ts': 'export default function users() {}',
    },
  ],
]);

rows('SvelteKit', [
  [
    'endpoints',
    {
      'package.json': KIT,
      'src/routes/(app)/users/[id=integer]/+server.ts': `${GET}\nexport const fallback = () => new Response();`,
    },
    'ALL /users/[id] src/routes/(app)/users/[id=integer]/+server.ts:4',
    'GET /users/[id] src/routes/(app)/users/[id=integer]/+server.ts:1',
  ],
  [
    'optional parts, the rest, characters by their code',
    {
      'package.json': KIT,
      'src/routes/[[lang]]/files/[...path]/+server.js': GET,
      'src/routes/[x+2e]well-known/+server.js': GET,
      'src/routes/[name].json/+server.js': GET,
    },
    'GET /.well-known src/routes/[x+2e]well-known/+server.js:1',
    'GET /[[lang]]/files/[[...path]] src/routes/[[lang]]/files/[...path]/+server.js:1',
    'GET /[name].json src/routes/[name].json/+server.js:1',
  ],
  [
    'a handler of all methods',
    { 'package.json': KIT, 'src/routes/a/+server.ts': 'export const ALL = () => new Response();' },
    'ALL /a src/routes/a/+server.ts:1',
  ],
  ['pages are none', { 'package.json': KIT, 'src/routes/users/+page.server.ts': 'export const load = () => ({});' }],
]);

rows('Remix', [
  [
    'resource routes',
    {
      'package.json': REMIX,
      'app/routes/api.users.$id.ts': `${LOADER}\nexport async function action() { return null; }`,
    },
    'GET /api/users/[id] app/routes/api.users.$id.ts:1',
    'POST,PUT,PATCH,DELETE /api/users/[id] app/routes/api.users.$id.ts:2',
  ],
  [
    'layouts, escapes, the rest, what may be left out',
    {
      'package.json': REMIX,
      'app/routes/_auth.users_.edit.ts': LOADER,
      'app/routes/jokes[.]rss.ts': LOADER,
      'app/routes/files.$.ts': LOADER,
      'app/routes/($lang).help._index.ts': LOADER,
    },
    'GET /[[lang]]/help app/routes/($lang).help._index.ts:1',
    'GET /files/[[...rest]] app/routes/files.$.ts:1',
    'GET /jokes.rss app/routes/jokes[.]rss.ts:1',
    'GET /users/edit app/routes/_auth.users_.edit.ts:1',
  ],
  [
    'a folder with the route in it',
    { 'package.json': REMIX, 'app/routes/api.users/route.ts': LOADER, 'app/routes/api.users/queries.ts': LOADER },
    'GET /api/users app/routes/api.users/route.ts:1',
  ],
  [
    'pages that read or write',
    {
      'package.json': REMIX,
      'app/routes/users.tsx': `${LOADER}\nexport default function Users() { return null; }`,
      'app/routes/login.tsx':
        'export async function action() { return null; }\nexport default function Login() { return null; }',
    },
    'GET /login app/routes/login.tsx:2',
    'GET /users app/routes/users.tsx:1',
    'POST,PUT,PATCH,DELETE /login app/routes/login.tsx:1',
  ],
  [
    'pages alone are none',
    { 'package.json': REMIX, 'app/routes/about.tsx': 'export default function About() { return null; }' },
  ],
]);

describe('what is to be renamed', () => {
  const messages = async (files: Files): Promise<readonly string[]> => {
    const project = new LintedProject(files);
    const before = project.texts();
    const reports = await project.reports();
    expect(await project.fix()).toEqual(before);
    return reports;
  };

  it('a folder, with the export of the method', async () => {
    expect(
      await messages({
        'package.json': NEXT,
        'app/api/(admin)/users/delete/[id]/route.ts':
          'export async function POST(request: Request) {\n  return Response.json({});\n}',
      }),
    ).toEqual([
      "app/api/(admin)/users/delete/[id]/route.ts:1:23 no-tunneled-method: 'POST /api/users/delete/[id]' says 'delete', which is the action of another method. Not rewritten: its path is the name of its file: rename 'app/api/(admin)/users/delete/[id]/route.ts' to 'app/api/(admin)/users/[id]/route.ts' and export 'DELETE' instead of 'POST'.",
      "app/api/(admin)/users/delete/[id]/route.ts:1:23 no-verb-segment: Verb 'delete' in the path of 'POST /api/users/delete/[id]'. Not rewritten: see restful-routes/no-tunneled-method.",
    ]);
  });

  it('nothing of a page', async () => {
    expect(
      await messages({
        'package.json': REMIX,
        'app/routes/users.delete.$id.tsx': `${LOADER}\nexport const action = async () => null;\nexport default function Delete() { return null; }`,
      }),
    ).toEqual([]);
  });

  it.each<readonly [string, Files, string]>([
    [
      'a file',
      {
        'package.json': NEXT,
        'pages/api/getUsers.ts':
          "export default function handler(req, res) {\n  if (req.method === 'GET') res.json([]);\n}",
      },
      "rename 'pages/api/getUsers.ts' to 'pages/api/users.ts'.",
    ],
    [
      'a file that becomes the index of its folder',
      { 'package.json': NUXT, 'server/api/users/list.get.ts': EVENT },
      "rename 'server/api/users/list.get.ts' to 'server/api/users/index.get.ts'.",
    ],
    [
      'a file with its method',
      { 'package.json': NUXT, 'server/api/users/update/[id].post.ts': EVENT },
      "rename 'server/api/users/update/[id].post.ts' to 'server/api/users/[id].put.ts'.",
    ],
    [
      'an index',
      { 'package.json': NUXT, 'server/api/createUser/index.post.ts': EVENT },
      "rename 'server/api/createUser/index.post.ts' to 'server/api/users/index.post.ts'.",
    ],
    [
      'a name that holds all segments',
      { 'package.json': REMIX, 'app/routes/_auth.users.get.$id.ts': LOADER },
      "rename 'app/routes/_auth.users.get.$id.ts' to 'app/routes/_auth.users.$id.ts'.",
    ],
    [
      'an endpoint',
      { 'package.json': KIT, 'src/routes/api/getUsers/+server.ts': GET },
      "rename 'src/routes/api/getUsers/+server.ts' to 'src/routes/api/users/+server.ts'.",
    ],
  ])('%s', async (_, files, ending) => {
    // Of two reports on a route one has the reason, and the other refers to it.
    const reasons = (await messages(files)).filter((report) => !report.includes('Not rewritten: see restful-routes/'));
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toContain(ending);
  });
});
