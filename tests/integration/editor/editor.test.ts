import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project } from '../../support/installed-package.ts';
import { readMarks } from '../../support/marks.ts';
import { Editor, type Diagnostic } from './language-server.ts';

const SERVER = [
  "const express = require('express');",
  'const app = express();',
  '',
  '// Everybody.',
  "app.get('/«get»AllUsers', (req, res) => res.json([]));",
  "app.get('/users/«show»/:id', requireLogin, users.show);",
  'app.«post»("/users/«update»/:id", (req, res) => res.json({}));',
  "app.delete('/«delete»Post', (req, res) => res.json({}));",
  "app.get('/settings', (req, res) => res.json({}));",
  '',
].join('\n');

const SERVER_FIXED = [
  "const express = require('express');",
  'const app = express();',
  '',
  '// Everybody.',
  "app.get('/users', (req, res) => res.json([]));",
  "app.get('/users/:id', requireLogin, users.show);",
  'app.put("/users/:id", (req, res) => res.json({}));',
  "app.delete('/deletePost', (req, res) => res.json({}));",
  "app.get('/settings', (req, res) => res.json({}));",
  '',
].join('\n');

const PLUGIN_SOURCE = [
  "import type { FastifyInstance } from 'fastify';",
  "import Fastify from 'fastify';",
  'const fastify: FastifyInstance = Fastify();',
  "fastify.get<{ Params: { id: string } }>('/users/«get»/:id', async (request) => request.params!.id);",
  '',
].join('\n');

const CONFIG = [
  "import restfulRoutes from 'eslint-plugin-restful-routes';",
  "import { defineConfig } from 'eslint/config';",
  "import parser from '@typescript-eslint/parser';",
  'export default defineConfig([',
  "  { files: ['**/*.js', '**/*.ts'], plugins: { 'restful-routes': restfulRoutes }, extends: ['restful-routes/recommended'] },",
  "  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },",
  "  { files: ['**/*.ts'], languageOptions: { parser } },",
  "  { files: ['broken/**'], settings: { 'restful-routes': { fix: 'always' } } },",
  ']);',
].join('\n');

const server = readMarks(SERVER);

let project: Project;
let editor: Editor;

beforeAll(async () => {
  project = createProject(['@typescript-eslint/parser', 'typescript']);
  project.write('eslint.config.mjs', CONFIG);
  project.write('server.js', server.code);
  project.write('plugin.ts', readMarks(PLUGIN_SOURCE).code);
  project.write('broken/server.js', server.code);
  editor = await Editor.start(project.directory);
  editor.open('server.js', server.code);
});

afterAll(() => {
  editor.close();
  project.remove();
});

/** The diagnostic on a word of the text. */
async function diagnosticOn(word: string): Promise<Diagnostic> {
  const found = (await editor.diagnostics('server.js')).find(({ range }) => {
    const line = server.code.split('\n')[range.start.line] ?? '';
    return line.slice(range.start.character, range.end.character) === word;
  });
  if (!found) throw new Error(`nothing is underlined at ${word}: ${editor.log.join('\n')}`);
  return found;
}

describe('the editor', () => {
  it('underlines the very words', async () => {
    const diagnostics = await editor.diagnostics('server.js');
    const ranges = diagnostics
      .map(({ range }) => range)
      .sort((a, b) => a.start.line - b.start.line || a.start.character - b.start.character);
    expect(ranges).toEqual(
      server.marks.map(({ place }) => ({
        start: { line: place.line - 1, character: place.column - 1 },
        end: { line: place.endLine - 1, character: place.endColumn - 1 },
      })),
    );
  });

  it('says what is wrong, and which rule says so', async () => {
    const diagnostic = await diagnosticOn('show');
    expect(diagnostic).toMatchObject({
      severity: 1,
      source: 'eslint',
      code: 'restful-routes/no-verb-segment',
      message: "Verb 'show' in the path of 'GET /users/show/:id'. Use 'GET /users/:id'.",
    });
  });

  it('offers a fix, which changes the one route', async () => {
    const actions = await editor.quickFixes('server.js', await diagnosticOn('show'));
    const fix = actions.find(({ title }) => title === 'Fix this restful-routes/no-verb-segment problem');
    expect(actions.map(({ title }) => title)).toContain('Disable restful-routes/no-verb-segment for this line');
    expect(fix && (await editor.pick('server.js', fix))).toBe(server.code.replace('/users/show/:id', '/users/:id'));
  });

  it('offers a fix of path and method at the method', async () => {
    const actions = await editor.quickFixes('server.js', await diagnosticOn('post'));
    const fix = actions.find(({ title }) => title === 'Fix this restful-routes/no-tunneled-method problem');
    expect(fix && (await editor.pick('server.js', fix))).toBe(
      server.code.replace('app.post("/users/update/:id"', 'app.put("/users/:id"'),
    );
  });

  it('offers a suggestion where a person has to choose', async () => {
    const actions = await editor.quickFixes('server.js', await diagnosticOn('delete'));
    expect(actions.map(({ title }) => title)).not.toContain('Fix this restful-routes/no-verb-segment problem');
    const suggestion = actions.find(({ title }) =>
      title.startsWith("Use 'DELETE /posts/:id' (the handler must read the parameter)."),
    );
    expect(suggestion && (await editor.pick('server.js', suggestion))).toBe(
      server.code.replace('/deletePost', '/posts/:id'),
    );
  });

  it('fixes on saving all that is certain, and leaves the rest', async () => {
    expect(await editor.fixAll('server.js', await editor.diagnostics('server.js'))).toBe(SERVER_FIXED);
  });

  it('lints what is typed and not saved', async () => {
    editor.type('server.js', server.code.replace('/settings', '/getSettings'));
    const messages = (await editor.diagnostics('server.js')).map(({ message }) => message);
    expect(messages).toContain("Verb 'get' in the path of 'GET /getSettings'. Use 'GET /settings'.");
    editor.type('server.js', SERVER_FIXED);
    expect((await editor.diagnostics('server.js')).map(({ message }) => message)).toEqual([
      "Verb 'delete' in the path of 'DELETE /deletePost'. Not rewritten: its path has no identifier of the item.",
    ]);
    editor.type('server.js', server.code);
  });

  it('bears a text that does not parse yet', async () => {
    editor.type('server.js', `${server.code}app.get('/getPo`);
    const [diagnostic, ...others] = await editor.diagnostics('server.js');
    expect(others).toEqual([]);
    expect(diagnostic?.message).toMatch(/^Parsing error/);
    editor.type('server.js', server.code);
    expect(await editor.diagnostics('server.js')).toHaveLength(server.marks.length);
  });

  it('does the same on TypeScript', async () => {
    const { code } = readMarks(PLUGIN_SOURCE);
    editor.open('plugin.ts', code);
    expect((await editor.diagnostics('plugin.ts')).map(({ message }) => message)).toEqual([
      "Verb 'get' in the path of 'GET /users/get/:id'. Use 'GET /users/:id'.",
    ]);
    expect(await editor.fixAll('plugin.ts', await editor.diagnostics('plugin.ts'))).toBe(
      code.replace('/users/get/:id', '/users/:id'),
    );
  });

  it('shows a wrong setting as an error that can be read', async () => {
    editor.open('broken/server.js', server.code);
    const messages = (await editor.diagnostics('broken/server.js')).map(({ message }) => message);
    expect([...messages, ...editor.log].join('\n')).toContain(
      "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not 'always'.",
    );
  });
});

describe('a configuration that is broken', () => {
  const CODE = readMarks(SERVER).code;
  let other: Project;
  let second: Editor;
  beforeAll(async () => {
    other = createProject();
    other.write('server.js', CODE);
    other.write('eslint.config.mjs', 'export default [');
    second = await Editor.start(other.directory);
    second.open('server.js', CODE);
  });
  afterAll(() => {
    second.close();
    other.remove();
  });

  it('is said, and nothing is underlined', async () => {
    expect(await second.diagnostics('server.js')).toEqual([]);
    expect(second.log.join('\n')).toContain('SyntaxError');
  });

  it('is read again once it is mended', async () => {
    other.write(
      'eslint.config.mjs',
      "import restfulRoutes from 'eslint-plugin-restful-routes';\nexport default [restfulRoutes.configs.recommended, { languageOptions: { sourceType: 'commonjs' } }];\n",
    );
    second.type('server.js', CODE);
    expect(await second.diagnostics('server.js')).toHaveLength(server.marks.length);
  });
});
