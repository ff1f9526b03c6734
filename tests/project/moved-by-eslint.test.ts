import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answer } from '../cli/answer.ts';
import { express } from '../support/applications.ts';
import { lintProject, writeProject, type Files } from '../support/project.ts';

const MODELS = "const mongoose = require('mongoose');\nexports.User = mongoose.model('User');\n";
const SERVER = express("app.use(express.json());\napp.use('/users', require('./routes/users'));");
const ROUTES = [
  "const router = require('express').Router();",
  "const users = require('../controllers/users');",
  "router.get('/list', users.list);",
  "router.get('/get', users.show);",
  "router.post('/delete', users.remove);",
  "router.put('/update', users.update);",
  'module.exports = router;',
  '',
].join('\n');
const CONTROLLER = [
  "const { User } = require('../models');",
  'exports.list = async (req, res) => res.json(await User.find());',
  'exports.show = async (req, res) => res.json(await User.findById(req.query.id));',
  'exports.remove = async (req, res) => {',
  '  const { id } = req.body;',
  '  res.json(await User.findByIdAndDelete(id));',
  '};',
  'exports.update = async (req, res) => {',
  '  const { id, name } = req.body;',
  '  res.json(await User.findByIdAndUpdate(id, { name }));',
  '};',
  '',
].join('\n');
const CLIENT = [
  "import axios from 'axios';",
  "export const list = () => axios.get('/users/list');",
  "export const show = (id) => axios.get('/users/get', { params: { id } });",
  "export const remove = (id) => axios.post('/users/delete', { id });",
  "export const update = (id, name) => axios.put('/users/update', { id, name });",
  '',
].join('\n');
const FILES: Files = {
  'package.json': '{ "name": "shop", "type": "commonjs" }',
  'server.js': SERVER,
  'models.js': MODELS,
  'routes/users.js': ROUTES,
  'controllers/users.js': CONTROLLER,
  'client/users.mjs': CLIENT,
};

/** Has the files linted as by `eslint` with these parameters. */
function runAs(...parameters: readonly string[]): void {
  const { argv } = process;
  process.argv = [process.execPath, '/shop/node_modules/.bin/eslint', ...parameters];
  onTestFinished(() => {
    process.argv = argv;
  });
}

/** What ESLint makes of files whose identifiers move. */
async function fixedByEslint(files: Files, ...parameters: readonly string[]): Promise<Files> {
  runAs('--fix', ...(parameters.length > 0 ? parameters : ['.']));
  const { fixed } = await lintProject(files, 'recommended', { identifiers: 'path' });
  return { ...files, ...fixed };
}

/** What the command makes of them. */
async function fixedByCommand(files: Files): Promise<Files> {
  const root = writeProject(files);
  expect(await answer(['fix', '--identifiers', '--force', root])).toMatchObject({ code: 0, stderr: '' });
  return Object.fromEntries(Object.keys(files).map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

it('moves identifiers file by file as the command does', async () => {
  const fixed = await fixedByEslint(FILES);
  expect(fixed['routes/users.js']).toContain("router.delete('/:id', users.remove);");
  expect(fixed['routes/users.js']).toContain("router.get('/', users.list);");
  expect(fixed['controllers/users.js']).toContain('const { id } = req.params;');
  expect(fixed['client/users.mjs']).toContain('axios.delete(`/users/${encodeURIComponent(id)}`)');
  expect(fixed).toEqual(await fixedByCommand(FILES));
});

it('moves the identifier of a request whose address is in a list of another file', async () => {
  const list = "export const REMOVE = { url: '/users/delete', method: 'post' };\n";
  const client =
    "import axios from 'axios';\nimport { REMOVE } from './api.mjs';\nexport const remove = (id) => axios({ ...REMOVE, data: { id } });\n";
  const files = { ...FILES, 'client/users.mjs': client, 'client/api.mjs': list };
  const fixed = await fixedByEslint(files);
  expect(fixed['client/users.mjs']).toContain('axios({ ...REMOVE, url: `${REMOVE.url}/${encodeURIComponent(id)}` })');
  expect(fixed['client/api.mjs']).toContain("{ url: '/users', method: 'delete' }");
  expect(fixed).toEqual(await fixedByCommand(files));
});

it('has nothing more to do when it runs again', async () => {
  const fixed = await fixedByEslint(FILES);
  const { messages } = await lintProject(fixed, 'recommended', { identifiers: 'path' });
  expect(messages).toEqual([]);
});

it('leaves all files as they are where one of them cannot change', async () => {
  const client = `${CLIENT}axios.post('/users/delete', user);\naxios.put('/users/update', user);\naxios.get('/users/get', config);\n`;
  const fixed = await fixedByEslint({ ...FILES, 'client/users.mjs': client });
  expect(fixed['controllers/users.js']).toBe(CONTROLLER);
  expect(fixed['routes/users.js']).toBe(ROUTES.replace("get('/list'", "get('/'"));
});

it('leaves an identifier whose handler is not to be changed', async () => {
  const controller = `/* eslint-disable restful-routes/no-verb-segment */\n${CONTROLLER}`;
  const fixed = await fixedByEslint({ ...FILES, 'controllers/users.js': controller });
  expect(fixed['controllers/users.js']).toBe(controller);
  expect(fixed['client/users.mjs']).toContain("axios.post('/users/delete', { id })");
});

it.each([
  ['a file', ['routes/users.js']],
  ['the handler and the route alone', ['routes', 'controllers/users.js']],
  ['files that have not changed', ['--cache', '.']],
  ['errors', ['--quiet', '.']],
  ['a text', ['--stdin', '--stdin-filename', 'routes/users.js']],
])('leaves identifiers where a run may leave out a file that has to change: %s', async (_, parameters) => {
  const fixed = await fixedByEslint(FILES, ...parameters);
  expect(fixed['controllers/users.js']).toBe(CONTROLLER);
  expect(fixed['routes/users.js']).toBe(ROUTES.replace("get('/list'", "get('/'"));
  expect(fixed['client/users.mjs']).toBe(CLIENT.replace("get('/users/list'", "get('/users'"));
});

it('leaves identifiers where it is not known which files are linted', async () => {
  const { fixed } = await lintProject(FILES, 'recommended', { identifiers: 'path' });
  expect(fixed['controllers/users.js']).toBeUndefined();
});

it.each([
  ['all files that have to change', ['routes/users.js', 'controllers', 'client/users.mjs']],
  ['all files of a folder', ['--format', 'json', '--max-warnings=0', '.']],
])('moves identifiers where a run lints %s', async (_, parameters) => {
  expect(await fixedByEslint(FILES, ...parameters)).toEqual(await fixedByCommand(FILES));
});

it('moves an identifier where one file has all that changes, whatever else is linted', async () => {
  const file = `${SERVER.replace("app.use('/users', require('./routes/users'));", "const { User } = require('./models');\napp.post('/deleteUser', async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));")}\n`;
  const { fixed } = await lintProject({ 'models.js': MODELS, 'server.js': file }, 'recommended', {
    identifiers: 'path',
  });
  expect(fixed['server.js']).toContain("app.delete('/users/:id'");
});
