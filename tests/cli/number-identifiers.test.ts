import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

type Files = Readonly<Record<string, string>>;

const LITERAL = "axios.post('/users/delete', { id: 7 })";
const SAME = '  res.json(users.filter((user) => user.id !== id));\n';

/** The route and the request after `fix --identifiers`, of an application whose handler compares a number. */
async function moved(lines: string, request: string, others: Files = {}, type = 'js'): Promise<readonly string[]> {
  const [app, client] = [`app.${type}`, `client.${type}`];
  const project = temporary({
    'package.json': '{ "name": "shop", "type": "module" }',
    [app]: `import express from 'express';\nimport { users } from './users.js';\nconst app = express();\napp.use(express.json());\napp.post('/users/delete', (req, res) => {\n${lines}});\n`,
    'users.js': 'export const users = [];\n',
    [client]: `import axios from 'axios';\n${request}\n`,
    ...others,
  });
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  const [server = '', sent = ''] = [app, client].map((name) => readFileSync(project.at(name), 'utf8'));
  return [server.slice(server.indexOf('app.use(express.json());\n') + 25), sent.split('\n')[1] ?? ''];
}

const route = (lines: string): string => `app.delete('/users/:id', (req, res) => {\n${lines}});\n`;

it.each([
  ['a pattern', '  const { id } = req.body;\n', '  const id = Number(req.params.id);\n'],
  [
    'another name',
    '  const { id: own } = req.body;\n  const id = own;\n',
    '  const own = Number(req.params.id);\n  const id = own;\n',
  ],
  ['a member', '  const id = req.body.id;\n', '  const id = Number(req.params.id);\n'],
])('makes a number of the identifier where all requests send one: %s', async (_, read, now) => {
  expect(await moved(read + SAME, LITERAL)).toEqual([route(now + SAME), "axios.delete('/users/7')"]);
});

it('makes a number of what TypeScript declares as one', async () => {
  const request = "export const remove = (id: number) => axios.post('/users/delete', { id });";
  expect(await moved(`  const { id } = req.body;\n${SAME}`, request, {}, 'ts')).toEqual([
    route(`  const id = Number(req.params.id);\n${SAME}`),
    'export const remove = (id: number) => axios.delete(`/users/${encodeURIComponent(id)}`);',
  ]);
});

it('makes a number as the project does', async () => {
  const others = {
    'books.js':
      "import express from 'express';\nexport const router = express.Router();\nrouter.get('/books/:id', (req, res) => res.json({ id: +req.params.id }));\n",
  };
  const [server] = await moved(`  const { id } = req.body;\n${SAME}`, LITERAL, others);
  expect(server).toBe(route(`  const id = +req.params.id;\n${SAME}`));
});

it.each([
  [
    'may be a text',
    "export const remove = (id) => axios.post('/users/delete', { id });",
    '  const { id } = req.body;\n',
  ],
  [
    'is a text elsewhere',
    `${LITERAL};\nexport const remove = (id) => axios.post('/users/delete', { id: '8' });`,
    '  const { id } = req.body;\n',
  ],
  ['has a default', LITERAL, '  const { id = 8 } = req.body;\n'],
  [
    'may be missing',
    "export const remove = (id?: number) => axios.post('/users/delete', { id });",
    '  const { id } = req.body;\n',
  ],
])('leaves an identifier that is compared with a number and %s', async (_, request, read) => {
  const [server] = await moved(read + SAME, request, {}, 'ts');
  expect(server).toContain(`app.post('/users/delete', (req, res) => {\n${read}`);
});

it.each([
  ['the identifier of a part of a document', "'children._id'", true],
  ['another field of a part', "'children.number'", false],
])('takes a text for %s, where it is also stored', async (_, key, isMoved) => {
  const lines = `  const { id } = req.body;\n  res.json(Book.updateOne({ ${key}: id }, { $pull: { children: { own: id } } }));\n`;
  const books = { 'books.js': "import mongoose from 'mongoose';\nexport const Book = mongoose.model('Book');\n" };
  const request = "export const remove = (id) => axios.post('/users/delete', { id });";
  const [server] = await moved(lines, request, books);
  expect(server?.includes("app.delete('/users/:id'")).toBe(isMoved);
});
