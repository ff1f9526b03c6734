import { describe, expect, it } from 'vitest';
import { express, fastify } from '../support/applications.ts';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

const ROUTES =
  "fastify.put('/users/update/:id', answer);\nfastify.post('/users/delete/:id', answer);\nfastify.get('/users/list', answer);";
const REFUSED = ['', expect.stringMatching(/^cross-origin /), ''];

/** Why routes stay beside what lets other origins in; nothing where they move. */
function reasons(line: string, others: Files = {}): readonly string[] {
  const planned = Object.keys(others).some((file) => file.endsWith('.js')) ? projectPlanOf : planOf;
  return reasonsOf(planned({ 'server.js': fastify("import cors from '@fastify/cors';", line, ROUTES), ...others }));
}

describe('the plugin of Fastify that lets other origins in allows no new method by default', () => {
  it.each([
    'fastify.register(cors);',
    "await fastify.register(cors, { origin: 'https://shop.example' });",
    'const options = { origin: true };\nfastify.register(cors, options);',
    'const base = { origin: true };\nfastify.register(cors, { ...base, credentials: true });',
    'const letIn = cors;\nfastify.register(letIn);',
    "const letIn = require('@fastify/cors');\nfastify.register(letIn);",
    "fastify.register(require('@fastify/cors'), { origin: '*' });",
    "fastify.register(import('@fastify/cors'), { origin: '*' });",
    'fastify.register(cors, () => (request, callback) => callback(null, { origin: true }));',
    'fastify.register(cors, { delegator: (request, callback) => callback(null, { origin: true }) });',
    "import { options } from './options.js';\nfastify.register(cors, options);",
  ])('%s', (line) => {
    expect(reasons(line)).toEqual(REFUSED);
  });

  it.each([
    "fastify.register(cors, { methods: ['GET', 'PUT', 'DELETE'] });",
    "const methods = ['GET', 'PUT', 'DELETE'];\nfastify.register(cors, { origin: true, methods });",
    "const base = { methods: ['GET', 'PUT', 'DELETE'] };\nfastify.register(cors, { ...base, origin: true });",
    "fastify.register(cors, () => (request, callback) => callback(null, { methods: ['GET', 'PUT', 'DELETE'] }));",
    "import old from 'fastify-cors';\nfastify.register(old);",
    'fastify.register(helmet);',
  ])('unless it is told others: %s', (line) => {
    expect(reasons(line)).toEqual(['', '', '']);
  });

  it('unless another file tells it others', () => {
    const options = { 'options.js': "export const options = { methods: ['GET', 'PUT', 'DELETE'] };" };
    expect(reasons("import { options } from './options.js';\nfastify.register(cors, options);", options)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it.each<[version: string, isRefused: boolean]>([
    ['^11.0.0', true],
    ['latest', true],
    ['~10.1.0', false],
  ])('from version 11 on: %s', (version, isRefused) => {
    const manifest = { 'package.json': `{ "dependencies": { "@fastify/cors": "${version}" } }` };
    expect(reasons('fastify.register(cors);', manifest)).toEqual(isRefused ? REFUSED : ['', '', '']);
  });
});

describe('a route that alone lets other origins in', () => {
  const PREFLIGHT = ['cross-origin methods server.js'];
  const cors = (...lines: readonly string[]): readonly string[] =>
    reasonsOf(planOf({ 'server.js': express("const cors = require('cors');", ...lines) })).slice(-2);
  const remove = (given: string): string => `app.get('/users/delete/:id', ${given}, (q, s) => s.sendStatus(204));`;
  const list = "app.get('/books/list', (q, s) => s.json([]));";

  it.each([
    [remove('cors()'), list],
    [`const open = cors({ origin: 'https://web.example' });\n${remove('open')}`, list],
    [remove('[cors(), check]'), list],
    ['const { cors: letIn } = { cors };', `${remove('letIn()')}\n${list}`],
    [`app.route('/users/delete/:id').get(cors(), (q, s) => s.sendStatus(204));`, list],
  ])('stays where nothing answers the question of a browser: %s', (...lines) => {
    expect(cors(...lines)).toEqual([...PREFLIGHT, '']);
  });

  it.each([
    ["app.options('*', cors());", remove('cors()'), list],
    ['app.use(cors());', remove('cors()'), list],
    [remove('check'), list],
    ["app.get('/pens/all', cors({ methods: ['GET'] }), (q, s) => s.json([]));", remove('check'), list],
    ["app.put('/pens/:id', cors(), (q, s) => s.json({}));", remove('check'), list],
    // The root of a router is its address alone.
    [
      "const pens = express.Router();\npens.put('/', cors(), (q, s) => s.json({}));\napp.use('/pens', pens);",
      `${remove('check')}\n${list}`,
    ],
  ])('moves where something does, or none asks: %s', (...lines) => {
    expect(cors(...lines)).toEqual(['', '']);
  });

  it('keeps a method that is listed for all', () => {
    expect(cors("app.use(cors({ methods: ['GET'] }));", remove('cors()'), list)).toEqual([...PREFLIGHT, '']);
  });
});
