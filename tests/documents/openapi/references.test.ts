import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { moved } from '../moved.ts';

const DOCUMENT = `openapi: 3.0.3
paths:
  /users/list:
    parameters:
      - { name: page, in: query }
    get:
      operationId: list
      responses: { '200': { links: { next: { operationRef: '#/paths/~1users~1update~1{id}/post' } } } }
  /users/update/{id}:
    post:
      operationId: update
      responses: { '200': { $ref: "#/paths/~1users~1list/get/responses/200" } }
  /users/{id}:
    get:
      operationId: one
      responses: { '200': { $ref: '#/paths/~1users~1update~1%7Bid%7D/post/responses/200' } }
x-page: { $ref: '#/paths/~1users~1list/parameters/0' }
x-item: { $ref: '#/paths/~1users~1{id}' }
# $ref: '#/paths/~1users~1list/get'
`;

const MOVES = { 'GET /users/list': 'GET /users', 'POST /users/update/{id}': 'PUT /users/{id}' };

describe('references into the paths of a document', () => {
  it('lead to where the operations move, in these operations too', () => {
    const document = DOCUMENT.replace("x-item: { $ref: '#/paths/~1users~1{id}' }\n", '');
    const after = moved('openapi.yaml', document, MOVES) ?? '';
    const { paths, ...others } = parse(after) as Record<string, Record<string, unknown>>;
    expect(others['x-page']).toEqual({ $ref: '#/paths/~1users/parameters/0' });
    expect(paths).toMatchObject({
      '/users': { get: { responses: { 200: { links: { next: { operationRef: '#/paths/~1users~1{id}/put' } } } } } },
      '/users/{id}': {
        get: { responses: { 200: { $ref: '#/paths/~1users~1%7Bid%7D/put/responses/200' } } },
        put: { responses: { 200: { $ref: '#/paths/~1users/get/responses/200' } } },
      },
    });
    expect(after).toContain("\n# $ref: '#/paths/~1users~1list/get'\n");
    expect(after.replaceAll(/[{}%\w~]+/g, '').length).toBeLessThanOrEqual(document.length);
  });

  it('keep an operation where it is that would join a path which one refers to', () => {
    expect(moved('openapi.yaml', DOCUMENT, MOVES)).toBeNull();
    expect(moved('openapi.yaml', DOCUMENT, { 'GET /users/list': 'GET /users' })).not.toBeNull();
  });

  it('keep an operation where it is that one refers to in a text with escapes', () => {
    const document = DOCUMENT.replace("'#/paths/~1users~1list/parameters/0'", '"#/paths/~1users~1list/\\u0067et"');
    expect(moved('openapi.yaml', document, { 'GET /users/list': 'GET /users' })).not.toContain(
      "'#/paths/~1users~1list/p",
    );
  });

  it('lead to the same values as before, whatever moves', () => {
    const method = fc.constantFrom('get', 'post', 'put', 'delete');
    const path = fc.constantFrom('/users', '/users/list', '/users/{id}', '/users/update/{id}', '/a~b/list', '/groups');
    const operations = fc.uniqueArray(fc.tuple(path, method), { minLength: 1, maxLength: 6, selector: String });
    let count = 0;
    fc.assert(
      fc.property(
        operations,
        fc.boolean(),
        fc.nat(),
        fc.tuple(path, method),
        (all, isJson, which, [newPath, newMethod]) => {
          const pointerOf = ([each, own]: readonly [string, string]): string =>
            `#/paths/${each.replaceAll('~', '~0').replaceAll('/', '~1')}/${own}/operationId`;
          const paths: Record<string, Record<string, unknown>> = {};
          for (const [at, [each, own]] of all.entries())
            paths[each] = {
              ...paths[each],
              [own]: {
                operationId: `o${String(at)}`,
                'x-next': { $ref: pointerOf(all[(at + 1) % all.length] ?? ['', '']) },
              },
            };
          const value = { openapi: '3.0.3', paths, 'x-all': all.map((each) => ({ $ref: pointerOf(each) })) };
          const text = isJson ? JSON.stringify(value, null, 2) : yamlOf(value);
          const [from, own] = all[which % all.length] ?? ['', ''];
          const after = moved('a.json', text, {
            [`${own.toUpperCase()} ${from}`]: `${newMethod.toUpperCase()} ${newPath}`,
          });
          if (after === null) return;
          count += 1;
          expect(namedBy(after)).toEqual(namedBy(text));
        },
      ),
      { numRuns: 400, seed: 1 },
    );
    expect(count).toBeGreaterThan(100);
  });
});

/** What each reference leads to: by the operations that have one, and by the list of all. */
function namedBy(text: string): unknown {
  const value = parse(text) as {
    readonly paths: Record<string, Record<string, { readonly operationId: string; readonly 'x-next': Reference }>>;
    readonly 'x-all': readonly Reference[];
  };
  const named = ({ $ref }: Reference): unknown => {
    const keys = $ref
      .slice(2)
      .split('/')
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
    return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
  };
  const next = Object.values(value.paths)
    .flatMap((item) => Object.values(item))
    .map((each) => [each.operationId, named(each['x-next'])]);
  return [Object.fromEntries(next), value['x-all'].map(named)];
}

interface Reference {
  readonly $ref: string;
}

function yamlOf(value: { readonly paths: Record<string, Record<string, unknown>>; readonly 'x-all': unknown }): string {
  const items = Object.entries(value.paths).map(
    ([path, item]) =>
      `  ${path}:\n${Object.entries(item)
        .map(([method, own]) => `    ${method}: ${JSON.stringify(own)}\n`)
        .join('')}`,
  );
  return `openapi: 3.0.3\npaths:\n${items.join('')}x-all: ${JSON.stringify(value['x-all'])}\n`;
}
