import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';

const HEAD = "import axios from 'axios';\nimport express from 'express';\nconst app = express();\n";
const GATEWAY = `${HEAD}import { list } from './users.mjs';\napp.get('/users/getAll', async (req, res) => res.json(await list()));\napp.listen(3000);\n`;
const ASKS = "import axios from 'axios';\nexport const list = () => axios.get(`${process.env.USERS}/users/getAll`);\n";

type Files = Readonly<Record<string, string>>;

/** The files of a project as `--fix` leaves them, those that it changes. */
async function changed(files: Files): Promise<Files> {
  const all = { 'package.json': '{ "name": "gateway" }', ...files };
  const fixed = await new LintedProject(all).fix();
  return Object.fromEntries(Object.entries(fixed).filter(([name, text]) => all[name as keyof typeof all] !== text));
}

describe('a server asks another one for what it has itself', () => {
  it.each<[where: string, files: Files]>([
    [
      'in the handler',
      {
        'server.mjs': `${HEAD}app.get('/users/getAll', async (req, res) => res.json(await axios.get(\`\${process.env.USERS}/users/getAll\`)));\n`,
      },
    ],
    [
      'at another port',
      {
        'server.mjs': `${HEAD}app.get('/users/getAll', (req, res) => fetch('http://localhost:4001/users/getAll').then((all) => res.json(all)));\nconst USERS_PORT = 4001;\nconst port = 3000;\napp.listen(port);\n`,
      },
    ],
    [
      'at a host of this machine',
      {
        'server.mjs': `${HEAD}app.post('/orders/create', (req, res) => axios.post('http://localhost:4001/orders/create', req.body).then(({ data }) => res.json(data)));\n`,
      },
    ],
    ['in a file that it loads', { 'server.mjs': GATEWAY, 'users.mjs': ASKS }],
    [
      'by way of others',
      {
        'server.mjs': GATEWAY,
        'users.mjs': "export { list } from './clients/index.mjs';\n",
        'clients/index.mjs': "export * from './users.mjs';\n",
        'clients/users.mjs': ASKS,
      },
    ],
    [
      'behind a prefix',
      {
        'server.mjs': `${HEAD}const router = express.Router();\nrouter.get('/users/getAll', (req, res) => fetch(process.env.USERS + '/users/getAll').then((all) => res.json(all)));\napp.use('/api', router);\n`,
      },
    ],
    [
      'with a base',
      {
        'server.mjs': `${HEAD}const users = axios.create({ baseURL: process.env.USERS });\napp.get('/users/getAll', (req, res) => users.get('/users/getAll').then(({ data }) => res.json(data)));\n`,
      },
    ],
  ])('and keeps its route and the request: %s', async (_, files) => {
    expect(await changed(files)).toEqual({});
  });

  it('and keeps the requests where its own routes have good names', async () => {
    const asks = [
      'axios.get(`${process.env.USERS}/users/getAll`)',
      'axios.post(`${process.env.USERS}/users/create`, req.body)',
    ];
    const server = `${HEAD}app.get('/users', (req, res) => ${asks[0] ?? ''});\napp.post('/users', (req, res) => ${asks[1] ?? ''});\napp.get('/health', () => axios.get(\`\${process.env.SELF}/users\`));\n`;
    expect(await changed({ 'server.mjs': server })).toEqual({});
  });

  it('and follows that one where it is a part of the project', async () => {
    const users = `${HEAD}app.get('/users/getAll', (req, res) => res.json([]));\napp.listen(4001);\n`;
    const move = (text: string): string => text.replaceAll('/getAll', '');
    expect(
      await changed({ 'gateway/server.mjs': GATEWAY, 'gateway/users.mjs': ASKS, 'users/server.mjs': users }),
    ).toEqual({
      'gateway/server.mjs': move(GATEWAY),
      'gateway/users.mjs': move(ASKS),
      'users/server.mjs': move(users),
    });
  });
});

describe('what is no part of a server asks it, and so does a server that says its port', () => {
  const SERVER = `${HEAD}app.get('/users/getAll', (req, res) => res.json([]));\n`;
  const move = (text: string): string => text.replaceAll('/getAll', '');

  it.each<[what: string, files: Files]>([
    ['a client', { 'web/users.mjs': ASKS }],
    [
      'a test with a server of its own',
      {
        'test/users.test.mjs': `${SERVER}app.listen(3000);\nit('lists', () => axios.get('http://localhost:3000/users/getAll'));\n`,
      },
    ],
    [
      'a page that the server shows',
      {
        'page.mjs': "export const list = () => fetch('/users/getAll');\n",
        'server.mjs': `import { list } from './page.mjs';\n${SERVER}`,
      },
    ],
    [
      'the server itself at its own port',
      {
        'views.mjs':
          "import axios from 'axios';\nexport const show = () => axios.get('http://localhost:3000/users/getAll');\n",
        'start.mjs': "import { app } from './server.mjs';\napp.listen(process.env.PORT || 3000);\n",
        'server.mjs': `import { show } from './views.mjs';\n${SERVER}export { app };\n`,
      },
    ],
    [
      'a program that starts it',
      {
        'check.mjs':
          "import './server.mjs';\nimport axios from 'axios';\nawait axios.get('http://localhost:3000/users/getAll');\n",
      },
    ],
  ])('and follows its route: %s', async (_, files) => {
    const all = { 'server.mjs': SERVER, ...files };
    const moved = Object.entries(all).filter(([, text]) => move(text) !== text);
    expect(await changed(all)).toEqual(Object.fromEntries(moved.map(([name, text]) => [name, move(text)])));
  });
});
