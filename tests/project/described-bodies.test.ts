import { describe, expect, it } from 'vitest';
import { usesIn, type Files } from '../support/project.ts';

const FASTIFY = "const { removal } = require('./schemas');\nconst app = require('fastify')();\n";
const EXPRESS =
  "const rules = require('./rules');\nconst validate = require('validate');\nconst app = require('express')();\n";
const ANSWER = 'async (request) => remove(request.params.id)';

describe('what a registration says beside its handler, of which another file holds a part', () => {
  it.each<readonly [title: string, expected: boolean, files: Files]>([
    [
      'a schema',
      true,
      {
        'app.js': `${FASTIFY}app.post('/remove/:id', { schema: removal }, ${ANSWER});`,
        'schemas.js': "exports.removal = { body: { type: 'object' } };",
      },
    ],
    [
      'a schema that has a name',
      true,
      {
        'app.js': `${FASTIFY}app.post('/remove/:id', { schema: removal }, ${ANSWER});`,
        'schemas.js': "const removal = { params: {}, body: { type: 'object' } };\nmodule.exports = { removal };",
      },
    ],
    [
      'a schema of the same name',
      true,
      {
        'app.js': `import { schema } from './schemas.js';\nimport fastify from 'fastify';\nconst app = fastify();\napp.post('/remove/:id', { schema }, ${ANSWER});`,
        'schemas.js': "export const schema = { body: { type: 'object' } };",
      },
    ],
    [
      'all options',
      true,
      {
        'app.js': `${FASTIFY}app.post('/remove/:id', removal, ${ANSWER});`,
        'schemas.js': "exports.removal = { schema: { body: { type: 'object' } } };",
      },
    ],
    [
      'options under a name',
      true,
      {
        'app.js': `${FASTIFY}const options = { schema: removal };\napp.post('/remove/:id', options, ${ANSWER});`,
        'schemas.js': "exports.removal = { body: { type: 'object' } };",
      },
    ],
    [
      'options of a route object',
      true,
      {
        'app.js': `${FASTIFY}app.route({ method: 'POST', url: '/remove/:id', schema: removal, handler: ${ANSWER} });`,
        'schemas.js': "exports.removal = { body: { type: 'object' } };",
      },
    ],
    [
      'the body alone, which is said here',
      true,
      {
        'app.js': `${FASTIFY}app.post('/remove/:id', { schema: { body: removal } }, ${ANSWER});`,
        'schemas.js': "exports.removal = { type: 'object' };",
      },
    ],
    [
      'the rules of a validator',
      true,
      {
        'app.js': `${EXPRESS}app.post('/remove/:id', validate(rules.removal), (req, res) => res.json(remove(req.params.id)));`,
        'rules.js': 'exports.removal = { body: object({ reason: string() }) };',
      },
    ],
    [
      'a schema without a body',
      false,
      {
        'app.js': `${FASTIFY}app.post('/remove/:id', { schema: removal }, ${ANSWER});`,
        'schemas.js': "exports.removal = { params: { type: 'object' } };",
      },
    ],
    [
      'a schema of what is answered',
      false,
      {
        'app.js': `${FASTIFY}app.post('/remove/:id', { schema: { response: removal } }, ${ANSWER});`,
        'schemas.js': "exports.removal = { 200: { properties: { body: { type: 'string' } } } };",
      },
    ],
    [
      'other rules of the file',
      false,
      {
        'app.js': `${EXPRESS}app.post('/remove/:id', validate(rules.removal), (req, res) => res.json(remove(req.params.id)));`,
        'rules.js':
          'exports.creation = { body: object({ name: string() }) };\nexports.removal = { params: object({ id: string() }) };',
      },
    ],
    [
      'a file that is not there',
      false,
      { 'app.js': `${FASTIFY}app.post('/remove/:id', { schema: removal }, ${ANSWER});` },
    ],
  ])('is read there: %s', (_, expected, files) => {
    expect(usesIn(files)[0]?.readsBody).toBe(expected);
  });
});
