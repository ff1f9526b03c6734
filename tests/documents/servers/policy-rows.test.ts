import { describe, expect, it } from 'vitest';
import { readData } from '../../../src/documents/data/data-tree.ts';
import { policyRows } from '../../../src/documents/servers/policy-rows.ts';
import type { MethodGuard } from '../../../src/model/guards.ts';
import { viewOf } from '../../plan/planning.ts';
import { expectLinearEach } from '../../support/work/work.ts';

/** What the code of a file lets pass. */
function rowsIn(code: string): readonly string[] {
  const rows: string[] = [];
  const take = ({ methods, of }: MethodGuard): boolean => {
    if (of) rows.push([...methods, of.text].join(' '));
    return false;
  };
  expect([...viewOf({ 'gateway.ts': code }).mentions.parting(take)]).toEqual([]);
  return rows;
}

describe('rows of policies and gateways', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ['p, editor, /users/*, POST', ['POST /users/*']],
    [
      'p, editor, /users/*, POST\np, editor, /users/*, DELETE\np, guest, /users/*, GET',
      ['POST DELETE /users/*', 'GET /users/*'],
    ],
    ['p, editor, shop, /users/:id, (GET)|(POST)', ['GET POST /users/:id']],
    ['p2, editor, /users/*, POST\np2,editor, /users/*, PUT', ['POST PUT /users/*']],
    ['[{ "resource": "users/*", "methods": ["POST", "GET"], "action": "allow" }]', ['POST GET /users/*']],
    ['[{"resource":"users/*","methods":["POST"]}]', ['POST /users/*']],
    ["- httpApi: 'GET /api/{proxy+}'\n- httpApi: 'POST /api/{proxy+}'", ['GET POST /api/*']],
    ['route_key = "POST /{proxy+}"', ['POST /*']],
    ['- http:\n    path: api/{proxy+}\n    method: post\n', ['POST /api/*']],
    ['rules:\n  - path: /users/*\n    methods: [POST]\n    roles: [editor]\n', ['POST /users/*']],
    [
      'rules:\n  - roles: [editor]\n    methods:\n      - POST\n      - put\n    path: /users/*\n',
      ['POST PUT /users/*'],
    ],
    [
      '{ "rules": [{ "resource": { "path": "/users/*" }, "roles": ["editor"], "methods": ["POST"] }] }',
      ['POST /users/*'],
    ],
    ['{\n  // of editors\n  rules: [{ "path": "/users/*", /* all */ "methods": ["POST"], }],\n}', ['POST /users/*']],
    ['writes: &writes [POST, PUT]\nrules:\n  - { path: /users/*, methods: *writes }\n', ['POST PUT /users/*']],
    [
      '{{- if .Values.open }}\nrules:\n  - path: /users/*\n    host: {{ .Values.host }}\n    methods: [POST]\n{{- end }}\n',
      ['POST /users/*'],
    ],
    ["- httpApi: 'ANY /api/{proxy+}'", ['GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT /api/*']],
  ])('%s', (text, expected) => {
    expect(policyRows(text, readData(text)).map(({ methods, of }) => [...methods, of?.text].join(' '))).toEqual(
      expected,
    );
  });

  it.each([
    '# p, editor, /users/*, POST',
    "# - httpApi: 'GET /api/{proxy+}'",
    'p, editor, data, write',
    'GET /api/users',
    '{ "path": "/users", "methods": ["GET"] }',
    '{ "include": "src/*", "methods": { "POST": 1 } }',
    "{ path: '/users/*', methods: { list() {} } }",
    "{ path: '/users/*', methods }",
  ])('none in %s', (text) => {
    expect(policyRows(text, readData(text))).toEqual([]);
  });

  it('are said with their place', () => {
    expect(policyRows("- httpApi: 'POST /api/{proxy+}'", [])).toEqual([
      { methods: new Set(['POST']), of: { asks: 'is', text: '/api/*' }, range: [12, 30] },
    ]);
  });

  it('are read in linear time', () => {
    const pieces = [
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
      '[',
      '{ a: ',
      '- ',
      '*a ',
      '!!a ',
      '/* ',
      '{{ ',
    ];
    const read = (piece: string, count: number): unknown => {
      const text = `methods {b+} ${piece.repeat(count)}`;
      return policyRows(text, readData(text));
    };
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(() => read(piece, 50_000)).not.toThrow();
  });
});

describe('rows of policies and gateways in code', () => {
  it.each<[code: string, expected: readonly string[]]>([
    ['new StringAdapter(`\n  p, editor, /users/*, POST\n`);', ['POST /users/*']],
    ["await enforcer.addPolicy('editor', '/users/*', 'POST');", ['POST /users/*']],
    ["await enforcer.addNamedPolicy('p2', 'editor', '/users/*', 'POST');", ['POST /users/*']],
    ["await enforcer.addPermissionForUser('editor', '/users/*', 'POST');", ['POST /users/*']],
    [
      "const POLICIES = [['p', 'editor', '/users/*', 'POST'], ['p', 'editor', '/users/*', 'PUT']];",
      ['POST PUT /users/*'],
    ],
    ["const RULES = [{ path: '/users/(.*)', methods: ['POST'], roles: ['editor'] }];", ['POST /users/(.*)']],
    ["const RULES = [{ paths: ['/users/*'], methods: ['post'] }];", ['POST /users/*']],
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
    [
      "const USERS = '/users/*';\nconst WRITES = ['POST', 'PUT'];\nexport const rule = { resource: USERS, methods: [...WRITES] };",
      ['POST PUT /users/*'],
    ],
    [
      "export const rules = ['users', 'posts'].map((each) => ({ path: `/${each}/*`, methods: ['GET'] }));",
      ['GET /users/*', 'GET /posts/*'],
    ],
    [
      "await enforcer.addPolicies([['editor', '/users/*', 'POST'], ['guest', '/users/*', 'GET']]);",
      ['POST /users/*', 'GET /users/*'],
    ],
    [
      "const add = enforcer.addPolicy;\nconst all = '/users/*';\nawait enforcer['addPolicy']('editor', all, 'POST');",
      ['POST /users/*'],
    ],
    ["export const events = ['GET', 'POST'].map((how) => ({ httpApi: `${how} /api/{proxy+}` }));", ['GET POST /api/*']],
  ])('%s', (code, expected) => {
    expect(rowsIn(code)).toEqual(expected);
  });

  it.each([
    "// await enforcer.addPolicy('editor', '/users/*', 'POST');",
    "api.root.addResource('users').addMethod('POST', shop);",
    'api.root.addProxy({ defaultIntegration: shop });',
    "app.route({ method: 'GET', url: '/users/*' });",
    "export const rule = { path: '/users/*', methods: { list() {} } };",
    "import { methods } from 'lists';\nexport const rule = { path: '/users/*', methods };",
    "/* const RULES = [{ path: '/users/*', methods: ['POST'] }]; */",
  ])('none in %s', (code) => {
    expect(rowsIn(code)).toEqual([]);
  });
});
