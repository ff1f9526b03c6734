import { describe, expect, it } from 'vitest';
import { policyRows } from '../../../src/routes/guards/policy-rows.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('rows of policies and gateways', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ['p, editor, /users/*, POST', ['POST /users/*']],
    [
      'p, editor, /users/*, POST\np, editor, /users/*, DELETE\np, guest, /users/*, GET',
      ['POST DELETE /users/*', 'GET /users/*'],
    ],
    ['p, editor, shop, /users/:id, (GET)|(POST)', ['GET POST /users/:id']],
    ['p2, editor, /users/*, POST\np2,editor, /users/*, PUT', ['POST PUT /users/*']],
    ['new StringAdapter(`\n  p, editor, /users/*, POST\n`);', ['POST /users/*']],
    ["await enforcer.addPolicy('editor', '/users/*', 'POST');", ['POST /users/*']],
    ["await enforcer.addNamedPolicy('p2', 'editor', '/users/*', 'POST');", ['POST /users/*']],
    ["await enforcer.addPermissionForUser('editor', '/users/*', 'POST');", ['POST /users/*']],
    [
      "const POLICIES = [['p', 'editor', '/users/*', 'POST'], ['p', 'editor', '/users/*', 'PUT']];",
      ['POST PUT /users/*'],
    ],
    ['[{ "resource": "users/*", "methods": ["POST", "GET"], "action": "allow" }]', ['POST GET /users/*']],
    ["const RULES = [{ path: '/users/(.*)', methods: ['POST'], roles: ['editor'] }];", ['POST /users/(.*)']],
    ['[{"resource":"users/*","methods":["POST"]}]', ['POST /users/*']],
    ["const RULES = [{ paths: ['/users/*'], methods: ['post'] }];", ['POST /users/*']],
    ["- httpApi: 'GET /api/{proxy+}'\n- httpApi: 'POST /api/{proxy+}'", ['GET POST /api/*']],
    ['route_key = "POST /{proxy+}"', ['POST /*']],
    ['- http:\n    path: api/{proxy+}\n    method: post\n', ['POST /api/*']],
    [
      "api.addRoutes({ path: '/api/{proxy+}', methods: [HttpMethod.GET, HttpMethod.POST], integration });",
      ['GET POST /api/*'],
    ],
    ["api.addRoutes({ path: '/{proxy+}', methods: ['GET', 'POST'] });", ['GET POST /*']],
    [
      "api.addRoutes({ path: '/{proxy+}', methods: [HttpMethod.ANY] });",
      ['GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT /*'],
    ],
    [
      "const all = api.root.addResource('{proxy+}');\nall.addMethod('GET', shop);\nall.addMethod('POST', shop);",
      ['GET POST /*'],
    ],
    ["const all = api.root.addProxy({ anyMethod: false });\nall.addMethod('POST', shop);", ['POST /*']],
    [
      "api.root.addResource('{proxy+}').addMethod('ANY', shop);",
      ['GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT /*'],
    ],
    ["- httpApi: 'ANY /api/{proxy+}'", ['GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT /api/*']],
  ])('%s', (text, expected) => {
    expect(policyRows(text).map(({ methods, of }) => [...methods, of?.text].join(' '))).toEqual(expected);
  });

  it.each([
    '# p, editor, /users/*, POST',
    "// await enforcer.addPolicy('editor', '/users/*', 'POST');",
    "# - httpApi: 'GET /api/{proxy+}'",
    "api.root.addResource('users').addMethod('POST', shop);",
    'api.root.addProxy({ defaultIntegration: shop });',
    'p, editor, data, write',
    'GET /api/users',
    "app.route({ method: 'GET', url: '/users/*' });",
    '{ "path": "/users", "methods": ["GET"] }',
    '{ "include": "src/*", "methods": { "POST": 1 } }',
    "{ path: '/users/*', methods: { list() {} } }",
    "{ path: '/users/*', methods }",
  ])('none in %s', (text) => {
    expect(policyRows(text)).toEqual([]);
  });

  it('are said with their place', () => {
    expect(policyRows("- httpApi: 'POST /api/{proxy+}'")).toEqual([
      { methods: new Set(['POST']), of: { asks: 'is', text: '/api/*' }, range: [12, 30] },
    ]);
  });

  it.each([
    'p, a, ',
    'p, a, /b, GET|',
    '"p, a, /',
    '{ path: "/a*", ',
    '{ methods: ["GET", ',
    '.addPolicy(a, ',
    'GET /a/b/',
    'path: a/{b+}, ',
    'path: a/{b+}, methods: [a.GET, ',
    "{proxy+} .addMethod('",
    'path: ',
  ])('are read in linear time: %s', (piece) => {
    const read = (count: number): unknown => policyRows(`methods {b+} ${piece.repeat(count)}`);
    expectLinear(read);
    expect(() => read(50_000)).not.toThrow();
  });
});
