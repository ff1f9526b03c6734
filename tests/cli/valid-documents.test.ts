import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';

const APP =
  EXPRESS +
  [
    "get('/v2/planets/fetchAll'",
    "get('/v2/planets/:planetId/getMoons'",
    "post('/v2/planets/insert'",
    "post('/v2/planets/modify/:planetId'",
    "get('/v2/planets/:planetId'",
    "delete('/v2/planets/destroy/:planetId'",
  ]
    .map((call) => `app.${call}, ${HANDLER});\n`)
    .join('');

const id = (name: string) => ({ name, in: 'path', required: true });
const OK = { 200: { description: 'OK' } };

/**
 * The paths of a document.
 *
 * @param schema that of a parameter, in the notation of its version
 * @param other the name that some paths have for the parameter
 */
const pathsWith = (schema: Readonly<Record<string, unknown>>, other: string) => ({
  '/planets/fetchAll': { get: { responses: OK } },
  '/planets/{planetId}/getMoons': { parameters: [{ ...id('planetId'), ...schema }], get: { responses: OK } },
  '/planets/insert': { post: { responses: OK } },
  [`/planets/modify/{${other}}`]: { parameters: [{ ...id(other), ...schema }], post: { responses: OK } },
  '/planets/{planetId}': { parameters: [{ ...id('planetId'), ...schema }], get: { responses: OK } },
  [`/planets/destroy/{${other}}`]: { delete: { parameters: [{ ...id(other), ...schema }], responses: OK } },
});

const INFO = { title: 'Planets', version: '1' };
const TWO = { swagger: '2.0', info: INFO, basePath: '/v2', paths: pathsWith({ type: 'string' }, 'planet') };
const SCHEMA = { schema: { type: 'string' } };
const THREE = { openapi: '3.0.3', info: INFO, servers: [{ url: '/v2' }], paths: pathsWith(SCHEMA, 'planet') };
/** Its links pass values by the names of parameters, which therefore stay. */
const LINKED = {
  ...THREE,
  openapi: '3.1.0',
  paths: {
    ...pathsWith(SCHEMA, 'planetId'),
    '/planets/insert': {
      post: {
        responses: {
          201: { description: 'Made', links: { all: { operationRef: '#/paths/~1planets~1fetchAll/get' } } },
        },
        callbacks: { made: { '{$request.body#/url}': { post: { responses: OK } } } },
      },
    },
    '/planets/{planetId}/getMoons': { $ref: '#/components/pathItems/Moons' },
  },
  components: {
    pathItems: {
      Moons: { get: { parameters: [{ ...id('planetId'), schema: { type: 'string' } }], responses: OK } },
    },
  },
};

const isValid = async (text: string): Promise<unknown> =>
  validate(parse(text) as Parameters<typeof validate>[0]).then((result) => result.valid || result);

describe('an OpenAPI document after fix', () => {
  it.each([
    ['version 2', 'swagger.json', TWO, ['/planets', '/planets/{planetId}/moons', '/planets/{planetId}']],
    ['version 3', 'openapi.json', THREE, ['/planets', '/planets/{planetId}/moons', '/planets/{planetId}']],
    [
      'version 3.1, with links, callbacks and references',
      'openapi.json',
      LINKED,
      ['/planets', '/planets/{planetId}/getMoons', '/planets/{planetId}'],
    ],
  ])('is as valid as before: %s', async (_what, name, document, keys) => {
    const project = temporary({ 'app.js': APP, [name]: JSON.stringify(document, null, 2) });
    expect(await isValid(readFileSync(project.at(name), 'utf8'))).toBe(true);
    expect(await answer(['fix', project.root])).toMatchObject({ code: 0, stderr: '' });
    const after = readFileSync(project.at(name), 'utf8');
    expect(Object.keys((JSON.parse(after) as typeof document).paths)).toEqual(keys);
    expect(await isValid(after)).toBe(true);
  });
});
