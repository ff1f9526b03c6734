import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
import { lintProject } from '../support/project.ts';
import { projects } from './mounted.ts';

const CLASS =
  'exports.Messages = class Messages {\n  async find() { return []; }\n  async create(data) { return data; }\n};\n';
const registered = (...before: readonly string[]): string =>
  `${before.join('')}module.exports = (app) => { app.use('messages', new Messages(options)); app.service('messages').hooks({}); };\n`;

projects({
  Feathers: [
    [
      'a class of another file',
      { 'messages.js': registered("const { Messages } = require('./messages.class');\n"), 'messages.class.js': CLASS },
      'GET /messages messages.js:2',
      'POST /messages messages.js:2',
    ],
    [
      'a class that inherits from a package',
      {
        'messages.js': registered("const { Messages } = require('./messages.class');\n"),
        'messages.class.js':
          "const { Service } = require('feathers-knex');\nexports.Messages = class Messages extends Service {};\n",
      },
      'DELETE /messages/:id messages.js:2',
      'GET /messages messages.js:2',
      'GET /messages/:id messages.js:2',
      'PATCH /messages/:id messages.js:2',
      'POST /messages messages.js:2',
      'PUT /messages/:id messages.js:2',
    ],
    [
      'a path and a list of another file',
      {
        'messages.ts':
          "import { Messages } from './messages.class';\nimport { path, methods } from './messages.shared';\nexport const messages = (app) => { app.use(path, new Messages(), { methods, events: [] }); app.service(path).hooks({}); };\n",
        'messages.class.ts':
          'export class Messages<P> extends MemoryService<P> {\n  async find() { return []; }\n  async create(data) { return data; }\n}\n',
        'messages.shared.ts':
          "export const path = 'messages';\nexport const methods: Array<keyof Messages> = ['find'];\n",
      },
      'GET /messages messages.ts:3',
    ],
    ['a file that is not there', { 'messages.js': registered("const { Messages } = require('./messages.class');\n") }],
    [
      'a class that is no service',
      {
        'messages.js': registered("const { Messages } = require('./messages.class');\n"),
        'messages.class.js': 'exports.Messages = class Messages { listen() {} };\n',
      },
    ],
  ],
});

describe('a verb in the name of a service', () => {
  const code = registered("const { Messages } = require('./messages.class');\n").replaceAll(
    "'messages'",
    "'getMessages'",
  );

  it('is reported of the methods that the service has, and stays', async () => {
    const { messages, fixed } = await lintProject({
      'messages.js': code,
      'messages.class.js': 'exports.Messages = class Messages { async find() {} };\n',
    });
    expect(messages).toEqual([
      "messages.js:2:37 no-verb-segment: Verb 'get' in the path of 'GET /getMessages'. Not rewritten: its path or method is not a literal of its own.",
    ]);
    expect(fixed).toEqual({});
  });

  it('is not reported where the class of the service is not seen', () => {
    const alone = {
      languageOptions: { sourceType: 'commonjs' },
      settings: { 'restful-routes': { project: false } },
    } as const;
    expect(new Linter().verify(code, [plugin.configs.recommended, alone], 'messages.js')).toEqual([]);
  });
});
