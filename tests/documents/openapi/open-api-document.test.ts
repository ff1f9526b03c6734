import { describe, expect, it } from 'vitest';
import { readOpenApi } from '../../../src/documents/openapi/open-api-document.ts';
import { edited } from '../../../src/text/edits.ts';

/** Moves operations, each named `GET /users/list`, to others; null where that cannot be. */
function moved(text: string, moves: Readonly<Record<string, string>>): string | null {
  const document = readOpenApi(text);
  if (!document) throw new Error('It is not read.');
  const destinations = new Map(
    document.operations.flatMap((operation) => {
      const [method, path] = (moves[`${operation.method} ${operation.address.value}`] ?? '').split(' ');
      return method && path ? [[operation, { method, path }] as const] : [];
    }),
  );
  expect(destinations.size).toBe(Object.keys(moves).length);
  const edits = document.edits(destinations);
  return edits && edited(text, [0, text.length], edits);
}

const yaml = (...lines: readonly string[]): string => ['openapi: 3.0.3', 'paths:', ...lines, ''].join('\n');

describe('an operation of a YAML document', () => {
  it('moves with its path, whose key alone changes', () => {
    expect(
      moved(
        yaml(
          '  # All users',
          '  "/users/list":  # old',
          '    parameters: []',
          '    get:',
          '      summary: List',
          'tags: []',
        ),
        {
          'GET /users/list': 'GET /users',
        },
      ),
    ).toBe(
      yaml('  # All users', '  "/users":  # old', '    parameters: []', '    get:', '      summary: List', 'tags: []'),
    );
  });

  it('moves with its path and its method', () => {
    expect(
      moved(yaml('  /users/update/{id}:', '    post:', '      summary: Update'), {
        'POST /users/update/{id}': 'PUT /users/{id}',
      }),
    ).toBe(yaml('  /users/{id}:', '    put:', '      summary: Update'));
  });

  it('changes its method where the path stays', () => {
    expect(
      moved(yaml('  /users/{id}:', '    post: # odd', '      summary: Update', '    get: {}'), {
        'POST /users/{id}': 'PUT /users/{id}',
      }),
    ).toBe(yaml('  /users/{id}:', '    put: # odd', '      summary: Update', '    get: {}'));
  });

  it('joins the path that has the key already, with the comments of its own path', () => {
    expect(
      moved(
        yaml(
          '  # Everything about lists',
          '  /users/list:  # old',
          '    # Lists users',
          '    get:',
          '      description: |',
          '        All of them.',
          '',
          '        With a blank line.',
          '',
          '  /users:',
          '    post:',
          '      summary: Create',
          '',
          '  # One user',
          '  /users/{id}:',
          '    get: {}',
        ),
        { 'GET /users/list': 'GET /users' },
      ),
    ).toBe(
      yaml(
        '  /users:',
        '    post:',
        '      summary: Create',
        '    # Everything about lists',
        '    # old',
        '    # Lists users',
        '    get:',
        '      description: |',
        '        All of them.',
        '',
        '        With a blank line.',
        '',
        '  # One user',
        '  /users/{id}:',
        '    get: {}',
      ),
    );
  });

  it('gets a path of its own where others stay, with the parameters of that', () => {
    expect(
      moved(
        yaml(
          '  /users/update/{id}:',
          '    parameters:',
          '      - { name: id, in: path, required: true }',
          '    post:',
          '      summary: Update',
          '    get:',
          '      summary: A form',
          '',
          '  /users:',
          '    get: {}',
        ),
        { 'POST /users/update/{id}': 'PUT /users/{id}' },
      ),
    ).toBe(
      yaml(
        '  /users/update/{id}:',
        '    parameters:',
        '      - { name: id, in: path, required: true }',
        '    get:',
        '      summary: A form',
        '',
        '  /users/{id}:',
        '    parameters:',
        '      - { name: id, in: path, required: true }',
        '    put:',
        '      summary: Update',
        '',
        '  /users:',
        '    get: {}',
      ),
    );
  });

  it('joins others that move to the same new key', () => {
    expect(
      moved(yaml('  /users/list:', '    get: {}', '  /users/create:', '    post: {}', '  /other:', '    get: {}'), {
        'GET /users/list': 'GET /users',
        'POST /users/create': 'POST /users',
      }),
    ).toBe(yaml('  /users:', '    get: {}', '    post: {}', '  /other:', '    get: {}'));
  });

  it('takes the place of one that leaves its path', () => {
    expect(
      moved(yaml('  /users/list:', '    get: {}', '  /users:', '    get: { summary: Groups }'), {
        'GET /users/list': 'GET /users',
        'GET /users': 'GET /groups',
      }),
    ).toBe(yaml('  /users:', '    get: {}', '  /groups:', '    get: { summary: Groups }'));
  });

  it('keeps the line ends of its document, and the end of the file', () => {
    const text = 'swagger: "2.0"\r\npaths:\r\n  /users:\r\n    get: {}\r\n  /users/create:\r\n    post: {}';
    expect(moved(text, { 'POST /users/create': 'POST /users' })).toBe(
      'swagger: "2.0"\r\npaths:\r\n  /users:\r\n    get: {}\r\n    post: {}\r\n',
    );
  });

  it.each([
    [
      'the key has the method already',
      yaml('  /users/list:', '    get: {}', '  /users:', '    get: {}'),
      { 'GET /users/list': 'GET /users' },
    ],
    [
      'the key has other names of parameters, and links give values to them',
      yaml('  /users/get/{id}:', '    get: {}', '  /users/{userId}:', '    put: { links: {} }'),
      { 'GET /users/get/{id}': 'GET /users/{id}' },
    ],
    [
      'the key has other names of parameters, and another place says what it has',
      yaml(
        '  /users/get/{id}:',
        '    get: { parameters: [{ $ref: "#/parameters/id" }] }',
        '  /users/{userId}:',
        '    put: {}',
      ),
      { 'GET /users/get/{id}': 'GET /users/{id}' },
    ],
    [
      'it would get other parameters',
      yaml(
        '  /users/get/{id}:',
        '    get: {}',
        '  /users/{id}:',
        '    parameters: [{ name: fields, in: query }]',
        '    put: {}',
      ),
      { 'GET /users/get/{id}': 'GET /users/{id}' },
    ],
    [
      'the description of its path would be lost',
      yaml('  /users/list:', '    summary: Lists', '    get: {}', '  /users:', '    post: {}'),
      { 'GET /users/list': 'GET /users' },
    ],
    [
      'its key is that of a reference',
      yaml('  /users/list:', '    get: {}', '  /users:', '    $ref: users.yaml'),
      { 'GET /users/list': 'GET /users' },
    ],
  ])('stays where %s', (_what, text, moves) => {
    expect(moved(text, moves)).toBeNull();
  });

  it('joins a path with the parameters that its own path had', () => {
    const parameters = ['    parameters:', '      - $ref: "#/components/parameters/id"'];
    expect(
      moved(yaml('  /users/get/{id}:', ...parameters, '    get: {}', '  /users/{id}:', ...parameters, '    put: {}'), {
        'GET /users/get/{id}': 'GET /users/{id}',
      }),
    ).toBe(yaml('  /users/{id}:', ...parameters, '    put: {}', '    get: {}'));
  });
});

describe('the parameters of an operation', () => {
  it('get the names that the path has which it joins', () => {
    const lines = (name: string, method: string): readonly string[] => [
      `    ${method}:`,
      '      parameters:',
      '        - in: path',
      `          name: ${name} # the user`,
      '        - in: query',
      '          name: id',
    ];
    expect(
      moved(yaml('  /users/get/{id}:', ...lines('id', 'get'), '  /users/{userId}:', ...lines('userId', 'put')), {
        'GET /users/get/{id}': 'GET /users/{id}',
      }),
    ).toBe(yaml('  /users/{userId}:', ...lines('userId', 'put'), ...lines('userId', 'get')));
  });

  it('are those of the path that it joins, where they are the same under another name', () => {
    const own = (name: string): string => `    parameters: [{ name: ${name}, in: path, required: true }]`;
    expect(
      moved(yaml('  /users/get/{id}:', own('id'), '    get: {}', '  /users/{userId}:', own('userId'), '    put: {}'), {
        'GET /users/get/{id}': 'GET /users/{id}',
      }),
    ).toBe(yaml('  /users/{userId}:', own('userId'), '    put: {}', '    get: {}'));
  });
});

describe('an operation of a JSON document', () => {
  const json = (paths: unknown, indent: number | string = 2): string =>
    `${JSON.stringify({ openapi: '3.1.0', paths, tags: [] }, null, indent)}\n`;

  it.each([
    ['two blanks', 2],
    ['tabs', '\t'],
    ['one line', 0],
  ])('moves in every way, written with %s', (_what, indent) => {
    const before = {
      '/users/list': { get: { summary: 'List' } },
      '/users': { post: { summary: 'Create' } },
      '/users/update/{id}': { parameters: [{ name: 'id', in: 'path' }], get: { summary: 'Form' }, post: {} },
      '/groups/delete': { delete: {} },
      '/groups/create': { post: {} },
    };
    const after = {
      '/users': { post: { summary: 'Create' }, get: { summary: 'List' } },
      '/users/update/{id}': { parameters: [{ name: 'id', in: 'path' }], get: { summary: 'Form' } },
      '/users/{id}': { parameters: [{ name: 'id', in: 'path' }], put: {} },
      '/groups': { delete: {}, post: {} },
    };
    expect(
      moved(json(before, indent), {
        'GET /users/list': 'GET /users',
        'POST /users/update/{id}': 'PUT /users/{id}',
        'DELETE /groups/delete': 'DELETE /groups',
        'POST /groups/create': 'POST /groups',
      }),
    ).toBe(json(after, indent));
  });
});

describe('a document', () => {
  it.each([
    ['has an anchor in the path', yaml('  /users/list: &list', '    get: {}'), []],
    ['repeats a part of a path', yaml('  /users/list:', '    get: &get {}', '    post: *get'), []],
    ['merges a path', yaml('  /users/list:', '    <<: *other', '    get: {}'), []],
    ['has servers of its own', yaml('  /users/list:', '    servers: [{ url: /v2 }]', '    get: {}'), []],
    ['has a key with escapes', yaml('  "\\/users":', '    get: {}'), null],
  ])('does not say where an operation is that %s', (_what, text, operations) => {
    expect(readOpenApi(text)?.operations ?? null).toEqual(operations);
  });

  it.each([
    ['no servers', '', ['']],
    ['a path', 'servers:\n  - url: /api/v1/\n', ['/api/v1']],
    [
      'hosts with one path',
      'servers:\n  - url: https://a.example.com/api\n  - url: http://localhost:3000/api\n',
      ['/api'],
    ],
    [
      'a variable',
      "servers:\n  - url: 'https://a.example.com/{base}'\n    variables: { base: { default: v2 } }\n",
      ['/v2'],
    ],
    ['a base path', 'basePath: /v1\n', ['/v1']],
    ['a host with a path', 'host: localhost:3000/api\nbasePath: /\n', ['/api']],
    ['a host with a path before a base path', 'host: localhost:3000/api\nbasePath: /v1\n', ['/api/v1']],
    ['a host alone', 'host: localhost:3000\n', ['']],
  ])('says where its paths begin: %s', (_what, servers, bases) => {
    expect(readOpenApi(`${servers}${yaml('  /users:', '    get: {}')}`)?.bases).toEqual(bases);
  });

  it.each([
    ['is of another version', 'openapi: 4.0.0\npaths: {}\n'],
    ['is none', 'name: users\npaths: {}\n'],
    ['has errors', 'openapi: 3.0.0\npaths:\n  /a: [\n'],
    ['is two', 'openapi: 3.0.0\npaths: {}\n---\nopenapi: 3.0.0\npaths: {}\n'],
    ['has a server that is not known', 'openapi: 3.0.0\nservers: [{ url: "/{base}" }]\npaths: {}\n'],
  ])('is not read that %s', (_what, text) => {
    expect(readOpenApi(text)).toBeNull();
  });
});

describe('paths that differ in the names of parameters alone', () => {
  const alike = yaml('  /a/get/{id}:', '    get: {}', '  /a/get/{name}:', '    get: {}', '  /b/list:', '    get: {}');

  it('stay as they are, and hold no other path', () => {
    expect(moved(alike, { 'GET /b/list': 'GET /b' })).toBe(alike.replace('/b/list', '/b'));
  });

  it('move nowhere, as one route answers both, and get no other operation', () => {
    expect(moved(alike, { 'GET /a/get/{id}': 'GET /a/{id}' })).toBeNull();
    expect(moved(alike, { 'GET /b/list': 'POST /a/get/{name}' })).toBeNull();
  });
});

describe('comments', () => {
  const json = (...lines: readonly string[]): string =>
    ['{ "openapi": "3.0.3", // version', '  "paths": {', ...lines, '  } }', ''].join('\n');

  it('of JSON stay where they are', () => {
    const lines = ['    /* all users */ "/users/list": { "get": {} }, // list', '    "/groups": { "get": {} }'];
    const after = json(...lines).replace('/users/list', '/users');
    expect(moved(json(...lines), { 'GET /users/list': 'GET /users' })).toBe(after);
  });

  it.each([
    ['of JSON', json('    "/users": { "post": {} },', '    // all', '    "/users/list": { "get": {} } // list')],
    [
      'in braces of YAML',
      ['openapi: 3.0.3', 'paths: {', '  /users/list: { # list', '    get: {} },', '  /users: { post: {} } }', ''].join(
        '\n',
      ),
    ],
  ])('hold an operation whose move would lose them: %s', (_what, text) => {
    expect(moved(text, { 'GET /users/list': 'GET /users' })).toBeNull();
  });

  it('are read with their places', () => {
    const texts = [
      'openapi: 3.0.3 # a\npaths: # b\n  /users: { get: { summary: "no # c", description: no#d } } # e\n',
      json('    "/users": { "get": { "summary": "// no" } } /* all */'),
    ];
    const commentsOf = (text: string): readonly string[] =>
      (readOpenApi(text)?.comments ?? []).map(({ value, range }) => `${value} in ${text.slice(...range)}`);
    expect(texts.map(commentsOf)).toEqual([
      [' a in # a', ' b in # b', ' e in # e'],
      [' version in // version', ' all  in /* all */'],
    ]);
  });
});
