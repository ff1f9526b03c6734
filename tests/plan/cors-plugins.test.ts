import { describe, expect, it } from 'vitest';
import { fastify } from '../support/applications.ts';
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
