import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

type Files = Readonly<Record<string, string>>;

/** The last lines of the routes and the requests that `fix --identifiers` makes of an application. */
async function moved(files: Files, count = 1): Promise<readonly string[]> {
  const project = temporary(files);
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  return ['app.js', 'client.js'].map((name) =>
    readFileSync(project.at(name), 'utf8').trimEnd().split('\n').slice(-count).join('\n'),
  );
}

function application(lines: string, request: string, others: Files = {}): Files {
  return {
    'package.json': '{ "name": "shop", "type": "module" }',
    'app.js': `import express from 'express';\nimport { z } from 'zod';\nimport Joi from 'joi';\nimport { User } from './models.js';\nconst app = express();\napp.use(express.json());\n${lines}\n`,
    'models.js': "import mongoose from 'mongoose';\nexport const User = mongoose.model('User');\n",
    'client.js': `import axios from 'axios';\n${request}\n`,
    ...others,
  };
}

const route = (body: string): string => `app.post('/users/delete', async (req, res) => {\n${body}\n});`;
const deleted = (body: string): string => `app.delete('/users/:id', async (req, res) => {\n${body}\n});`;
const ANSWER = '  res.json(await User.findByIdAndDelete(id));';
const REQUEST = "export const remove = (id) => axios.post('/users/delete', { id });";
const MOVED = 'export const remove = (id) => axios.delete(`/users/${encodeURIComponent(id)}`);';

it.each([
  ['zod', 'z.object({ id: z.string().uuid() })'],
  ['zod, strictly', 'z.object({ id: z.uuid() }).strict()'],
  ['zod, of a text', 'z.object({ id: z.coerce.number().int() })'],
])('gives a schema the identifier of the path: %s', async (_, schema) => {
  const files = application(
    `const removal = ${schema};\n${route(`  const { id } = removal.parse(req.body);\n${ANSWER}`)}`,
    REQUEST,
  );
  const now = deleted(`  const { id } = removal.parse({ id: req.params.id });\n${ANSWER}`);
  expect(await moved(files, 4)).toEqual([now, expect.stringContaining(MOVED)]);
});

it('gives a schema the identifier of the path in a handler that a function of the project wraps', async () => {
  const wrap = 'const wrap = (handler) => (req, res, next) => Promise.resolve(handler(req, res, next)).catch(next);';
  const files = application(
    `${wrap}\nconst removal = z.object({ id: z.uuid() });\napp.put('/orders/last', wrap(async (req, res) => res.json(removal.parse(req.body))));\n${route(
      `  const { id } = removal.parse(req.body);\n${ANSWER}`,
    )
      .replace('async', 'wrap(async')
      .replace(/\);$/, '));')}`,
    REQUEST,
  );
  const [app, client] = await moved(files, 4);
  expect(app).toContain("app.delete('/users/:id', wrap(async");
  expect(app).toContain('removal.parse({ id: req.params.id })');
  expect(client).toContain(MOVED);
});

it('makes a number of it where the schema wants one', async () => {
  const files = application(
    `const removal = z.object({ id: z.number().int() });\n${route(`  const { id } = removal.parse(req.body);\n${ANSWER}`)}`,
    REQUEST,
  );
  const now = deleted(`  const { id } = removal.parse({ id: Number(req.params.id) });\n${ANSWER}`);
  expect(await moved(files, 4)).toEqual([now, expect.stringContaining(MOVED)]);
});

it('gives a schema of another file the identifier with the rest of the body', async () => {
  const files = application(
    "import { change } from './schemas.js';\napp.put('/users/update', async (req, res) => {\n  const { id, ...data } = change.parse(req.body);\n  res.json(await User.findByIdAndUpdate(id, data));\n});",
    "export const update = (id, name) => axios.put('/users/update', { id, name });",
    {
      'schemas.js':
        "import { z } from 'zod';\nexport const change = z.object({ id: z.string(), name: z.string().optional() });\n",
    },
  );
  const now =
    "app.put('/users/:id', async (req, res) => {\n  const { id, ...data } = change.parse({ ...req.body, id: req.params.id });\n  res.json(await User.findByIdAndUpdate(id, data));\n});";
  const request = 'export const update = (id, name) => axios.put(`/users/${encodeURIComponent(id)}`, { name });';
  expect(await moved(files, 4)).toEqual([now, expect.stringContaining(request)]);
});

it('gives a schema the identifier that the handler reads from the body too', async () => {
  const check = '  if (removal.validate(req.body, { abortEarly: false }).error) return res.sendStatus(400);\n';
  const files = application(
    `const removal = Joi.object({ id: Joi.string().required() });\n${route(`${check}  const { id } = req.body;\n${ANSWER}`)}`,
    REQUEST,
  );
  const now = deleted(`${check.replace('req.body', '{ id: req.params.id }')}  const { id } = req.params;\n${ANSWER}`);
  expect(await moved(files, 5)).toEqual([now, expect.stringContaining(MOVED)]);
});

it.each([
  ['may be missing', 'z.object({ id: z.string().optional() })'],
  ['is one of several types', 'z.object({ id: z.union([z.string(), z.number()]) })'],
  ['is in a schema that is changed', 'z.object({ id: z.string() }).partial()'],
  ['is in a schema that lets other fields through', 'z.object({ id: z.string() }).passthrough()'],
  ['is in a schema with fields that are not in sight', 'z.object({ id: z.string(), ...more })'],
  ['is in an unknown schema', "schemaOf('removal')"],
])('leaves an identifier that %s', async (_, schema) => {
  const lines = `const removal = ${schema};\n${route(`  const { id } = removal.parse(req.body);\n${ANSWER}`)}`;
  expect(await moved(application(lines, REQUEST), 4)).toEqual([
    lines.slice(lines.indexOf('\n') + 1),
    expect.stringContaining(REQUEST),
  ]);
});
