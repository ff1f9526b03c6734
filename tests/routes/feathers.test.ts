import { describe, expect, it } from 'vitest';
import { routeLines, routesOf, table } from './dump.ts';

const IMPORT =
  "import { feathers } from '@feathersjs/feathers'; import express from '@feathersjs/express'; const app = express(feathers()); ";
const OBJECT =
  '{ async find() { return []; }, async get(id) { return {}; }, create: async (data) => data, update(id, data) {}, patch(id, data) {}, remove(id) {}, setup() {} }';

const at = (method: string, path: string, written = "'messages'"): string =>
  `feathers app ${method}<use> ${path} <${written}>`;
const ALL = [
  at('GET', '/messages'),
  at('GET', '/messages/:id'),
  at('POST', '/messages'),
  at('PUT', '/messages/:id'),
  at('PATCH', '/messages/:id'),
  at('DELETE', '/messages/:id'),
];

table(
  {
    services: [
      [`${IMPORT}app.use('messages', ${OBJECT})`, ...ALL],
      [`${IMPORT}const service = ${OBJECT}; app.use('messages', service)`, ...ALL],
      [
        `${IMPORT}class Base { async find() {} } class Messages extends Base { async create(data) {} } app.use('messages', new Messages())`,
        at('GET', '/messages'),
        at('POST', '/messages'),
      ],
      [`${IMPORT}app.use('messages', upload.single('file'), { async create() {} })`, at('POST', '/messages')],
      [
        `${IMPORT}app.use('messages', ${OBJECT}, { methods: ['find', 'remove', 'sendMail'], events: [] })`,
        at('GET', '/messages'),
        at('DELETE', '/messages/:id'),
      ],
      [`${IMPORT}const methods = ['patch']; app.use('messages', ${OBJECT}, { methods })`, at('PATCH', '/messages/:id')],
      [
        `${IMPORT}app.use('/users/:userId/messages/', { find() {} })`,
        at('GET', '/users/:userId/messages', "'/users/:userId/messages/'"),
      ],
      [`${IMPORT}app.use('a', { find() {} }).use('b', { find() {} })`, at('GET', '/a', "'a'"), at('GET', '/b', "'b'")],
    ],
    'services of packages': [
      [`import memory from 'feathers-memory'; export default (app) => { app.use('messages', memory({})); }`, ...ALL],
      [
        `import { KnexService } from '@feathersjs/knex'; class Messages extends KnexService { async find() {} } export default (app) => { app.use('messages', new Messages(options), { methods: ['find', 'get'] }); }`,
        at('GET', '/messages'),
        at('GET', '/messages/:id'),
      ],
    ],
    'services that the file asks for': [
      [
        `module.exports = (app) => { app.use('messages', { find() {} }); app.service('messages').hooks({}); }`,
        at('GET', '/messages'),
      ],
    ],
    'services that their methods show': [
      [
        `module.exports = function () { const app = this; const service = { async find() { return []; } }; app.use('/messages', service); }`,
        at('GET', '/messages', "'/messages'"),
      ],
      [
        `class Messages { async create(data) {} } export const messages = (app) => { app.use('/messages', check(), new Messages()); }`,
        at('POST', '/messages', "'/messages'"),
      ],
    ],
    'services whose methods are listed': [
      [
        `module.exports = (app) => { app.use('messages', { find() {}, create() {} }, { methods: ['find'] }); }`,
        at('GET', '/messages'),
      ],
    ],
    'no services': [
      [`${IMPORT}app.use('/', express.static('public')); app.use('/uploads', express.raw({}))`],
      [
        `module.exports = (app) => { app.use('messages', cors(), { methods: ['get', 'patch'] }); app.use('/x', proxy({}), { methods: ['GET'] }); }`,
      ],
      [`const app = require('express')(); app.use('/messages', { find() {} })`],
      [`module.exports = (app) => { app.use('/x', { get() {}, patch() {} }); app.use('x', { find() {} }); }`],
      [
        `${IMPORT}app.use('/uploads', express.static('uploads')); app.service('uploads').hooks({}); app.use('/raw', express.raw())`,
      ],
      [
        `${IMPORT}app.use('/static', serveStatic('public')); app.use('/docs', swagger.serve({ find: 1 })); app.use(cors()); app.use('/x', { dir: 'x' })`,
      ],
      [`import feathers from '@feathersjs/client'; const app = feathers(); app.use('messages', { find() {} })`],
      [`${IMPORT}app.use('messages', { setup() {} }); app.use('mails', createService())`],
    ],
  },
  routeLines,
);

describe('a service', () => {
  it('keeps its path, which is its name', () => {
    const code = `${IMPORT}app.use('getMessages', { find() {} })`;
    const [route] = routesOf(code);
    expect(route?.path?.edit(1, 12, 'messages')).toBeNull();
    expect(route?.methods[0]?.edit('POST')).toBeNull();
  });
});
