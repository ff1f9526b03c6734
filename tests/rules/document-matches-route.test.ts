import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject, type LintedOptions } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';

const APP = express(
  registration('app', 'GET /users/list', ANSWER),
  registration('app', 'POST /users/update/:id', ANSWER),
);
const FIXED_APP = APP.replace('/users/list', '/users').replace("post('/users/update/:id'", "put('/users/:id'");

const YAML = `openapi: 3.0.3
paths:
  # All users
  /users/list:
    get: {}
  /users/update/{id}:
    post: {}
`;
const FIXED_YAML = YAML.replace('/users/list', '/users').replace(
  '/users/update/{id}:\n    post',
  '/users/{id}:\n    put',
);

const JSON_TEXT =
  '{ "swagger": "2.0", "paths": { "/users/list": { "get": {} }, "/users/update/{id}": { "post": {} } } }\n';
const FIXED_JSON = JSON_TEXT.replace('/users/list', '/users').replace(
  '/users/update/{id}": { "post',
  '/users/{id}": { "put',
);

const MARKDOWN = '# Users\n\n| GET | `/users/list` |\n| --- | --- |\n| POST | `/users/update/:id` |\n';
const FIXED_MARKDOWN = MARKDOWN.replace('/users/list', '/users').replace('POST | `/users/update/', 'PUT | `/users/');

/** The text of a configuration that lints documents with the rule. */
const CONFIG = `import json from '@eslint/json';
import yaml from 'yaml-eslint-parser';
import restfulRoutes from 'eslint-plugin-restful-routes';
export default [{ plugins: { 'restful-routes': restfulRoutes }, rules: { 'restful-routes/document-matches-route': 'error' } }];
`;

function project(files: Files, options: LintedOptions = {}): LintedProject {
  return new LintedProject(files, { lintsDocuments: true, ...options });
}

const FORMATS = [
  ['YAML', 'openapi.yaml', YAML, FIXED_YAML],
  ['JSON', 'swagger.json', JSON_TEXT, FIXED_JSON],
  ['Markdown', 'README.md', MARKDOWN, FIXED_MARKDOWN],
] as const;

describe('a document whose routes have moved before', () => {
  it.each(FORMATS)('is reported at its addresses, and fixed: %s', async (_what, name, before, after) => {
    const linted = project({ 'app.js': FIXED_APP, [name]: before });
    const lines = before.split('\n');
    const placeOf = (address: string): string => {
      const line = lines.findIndex((each) => each.includes(address));
      return `${name}:${String(line + 1)}:${String((lines[line] ?? '').indexOf(address) + 1)}`;
    };
    const end = name === 'README.md' ? ':id' : '{id}';
    expect(await linted.reports()).toEqual([
      `${placeOf('/users/list')} document-matches-route: No route answers 'GET /users/list'. Use 'GET /users'.`,
      `${placeOf('/users/update')} document-matches-route: No route answers 'POST /users/update/${end}'. Use 'PUT /users/${end}'.`,
    ]);
    expect(await linted.fix()).toEqual({ 'app.js': FIXED_APP, [name]: after });
    expect(await linted.reports()).toEqual([]);
  });

  it('is fixed as an editor has it', async () => {
    const linted = project({ 'app.js': FIXED_APP, 'openapi.yaml': FIXED_YAML });
    expect(await linted.fixText('openapi.yaml', YAML)).toBe(FIXED_YAML);
  });

  it('is left alone where settings say so, and where nothing is known of a project', async () => {
    for (const settings of [{ documents: 'ignore' }, { project: false }])
      expect(await project({ 'app.js': FIXED_APP, 'openapi.yaml': YAML }, { settings }).reports()).toEqual([]);
  });

  it('gets a suggestion where fixes are suggestions', async () => {
    const linted = project({ 'app.js': FIXED_APP, 'openapi.yaml': YAML }, { settings: { fix: 'suggest' } });
    const [first] = await linted.reportsOn('openapi.yaml', YAML);
    expect(first?.fix).toBeUndefined();
    expect(first?.suggestions?.map(({ desc }) => desc)).toEqual(["Use 'GET /users'."]);
  });
});

describe('a document whose routes are to move', () => {
  it.each(FORMATS)("moves with them where the setting says 'follow': %s", async (_what, name, before, after) => {
    const linted = project({ 'app.js': APP, [name]: before }, { settings: { documents: 'follow' } });
    expect(await linted.fix()).toEqual({ 'app.js': FIXED_APP, [name]: after });
    expect(await linted.reports()).toEqual([]);
  });

  it('moves with them where the configuration lints it with this rule', async () => {
    const files = { 'app.js': APP, 'openapi.yaml': YAML, 'swagger.json': JSON_TEXT, 'eslint.config.mjs': CONFIG };
    const linted = project(files);
    expect(await linted.fix('app.js', 'openapi.yaml', 'swagger.json')).toEqual({
      ...files,
      'app.js': FIXED_APP,
      'openapi.yaml': FIXED_YAML,
      'swagger.json': FIXED_JSON,
    });
  });

  it.each([
    ['names no such language', CONFIG.replace("import yaml from 'yaml-eslint-parser';\n", ''), YAML],
    ['names the rule nowhere', CONFIG.replace('document-matches-route', 'no-verb-segment'), YAML],
    ['is switched off in the document', CONFIG, `# eslint-disable\n${YAML}`],
  ])('holds them where the rule %s', async (_what, config, document) => {
    const files = { 'app.js': APP, 'openapi.yaml': document, 'eslint.config.mjs': config };
    const linted = project(files, { linterOptions: { reportUnusedDisableDirectives: 'off' } });
    expect(await linted.fix('app.js', 'openapi.yaml')).toEqual(files);
  });

  it('holds them where it cannot follow', async () => {
    const files = {
      'app.js': APP,
      'openapi.yaml': `${YAML}  /users:\n    get: { summary: Another }\n`,
      'eslint.config.mjs': CONFIG,
    };
    const fixed = await project(files).fix('app.js', 'openapi.yaml');
    expect(fixed['app.js']).toContain("'/users/list'");
    expect(fixed['openapi.yaml']).toContain('/users/list:');
  });

  // Below one path, the parameters of one operation would be those of the other as well.
  it.each([
    ['its parameters', 'parameters: [{ name: X-Tenant, in: header, schema: { type: string } }]'],
    ['its servers', 'servers: [{ url: https://read.example.org }]'],
  ])('holds one of two whose operations cannot share a path for %s', async (_what, shared) => {
    const app = express(
      registration('app', 'GET /users/getAll', ANSWER),
      registration('app', 'POST /users/create', ANSWER),
    );
    const document = `openapi: 3.0.3\npaths:\n  /users/getAll:\n    ${shared}\n    get: {}\n  /users/create:\n    post: {}\n`;
    const files = { 'app.js': app, 'openapi.yaml': document };
    expect(await project(files, { settings: { documents: 'follow' } }).fix()).toEqual({
      'app.js': app.replace('/users/create', '/users'),
      'openapi.yaml': document.replace('/users/create', '/users'),
    });
  });
});

describe('what is no document', () => {
  it('is left alone', async () => {
    const files = {
      'app.js': FIXED_APP,
      'package.json': '{ "name": "users-list" }\n',
      'a.json': '{ "a": "/users/list" }\n',
    };
    expect(await project(files).reports()).toEqual([]);
  });
});

describe('a comment that switches the rule off', () => {
  const RULE = 'restful-routes/document-matches-route';
  const config = { 'app.js': APP, 'eslint.config.mjs': CONFIG };
  const commented: readonly (readonly [what: string, name: string, text: string, fixed: string])[] = [
    [
      'in YAML, above an operation',
      'openapi.yaml',
      YAML.replace('  /users/update', `  # eslint-disable-next-line ${RULE} -- mobile clients\n  /users/update`),
      'list',
    ],
    [
      'in YAML, in the line of an operation',
      'openapi.yaml',
      YAML.replace('{id}:', `{id}: # eslint-disable-line ${RULE}`),
      'list',
    ],
    [
      'in YAML, from there on',
      'openapi.yaml',
      YAML.replace('  /users/update', `  # eslint-disable ${RULE}\n  /users/update`),
      'list',
    ],
    ['in YAML, for the whole file', 'openapi.yaml', `# eslint-disable ${RULE}\n${YAML}`, 'none'],
    [
      'in JSON, above an operation',
      'commented.json',
      JSON_TEXT.replace('"/users/update', `// eslint-disable-next-line ${RULE}\n    "/users/update`),
      'list',
    ],
    [
      'in JSON, after an operation',
      'commented.json',
      JSON_TEXT.replace('} }, "/users/update', `} }, // eslint-disable-line ${RULE}\n "/users/update`),
      'update',
    ],
  ];

  it.each(commented)('holds its route, and is used: %s', async (_what, name, text, moving) => {
    const files = { ...config, [name]: text };
    const moved = (before: string, method: string): string =>
      ({
        list: before.replace('/users/list', '/users'),
        update: before.replace('/users/update', '/users').replace('post', method),
        none: before,
      })[moving] ?? '';
    const fixed = { ...files, 'app.js': moved(APP, 'put'), [name]: moved(text, 'put') };
    const linted = project(files, { linterOptions: { reportUnusedDisableDirectives: 'error' } });
    expect(await linted.fix('app.js', name)).toEqual(fixed);
    expect(await linted.fix('app.js', name)).toEqual(fixed);
    expect((await linted.reports()).filter((report) => report.startsWith(name))).toEqual([]);
  });

  it('keeps what people read, whose route moves all the same', async () => {
    const text = MARKDOWN.replace(
      '# Users\n',
      `# Users\n\n<!-- eslint-disable-next-line ${RULE} -->\n\`GET /users/list\`\n`,
    );
    const files = { 'app.js': APP, 'README.md': text };
    const linted = project(files, { linterOptions: { reportUnusedDisableDirectives: 'error' } });
    const fixed = { 'app.js': FIXED_APP, 'README.md': text.replace(MARKDOWN.slice(9), FIXED_MARKDOWN.slice(9)) };
    expect(await linted.fix('app.js')).toEqual({ ...fixed, 'README.md': text });
    expect(await linted.fix()).toEqual(fixed);
    expect(await linted.fix()).toEqual(fixed);
    expect(await linted.reports()).toEqual([]);
  });
});
