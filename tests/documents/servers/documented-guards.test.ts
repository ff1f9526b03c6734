import { describe, expect, it } from 'vitest';
import { MOST_GUARDS } from '../../../src/documents/servers/joined-guards.ts';
import { readData } from '../../../src/documents/data/data-tree.ts';
import { documentedGuards } from '../../../src/documents/servers/documented-guards.ts';
import { viewOf } from '../../plan/planning.ts';
import { expectLinear } from '../../support/work/work.ts';

/** What the code of a file asks of addresses. */
function askedBy(code: string): readonly string[] {
  return viewOf({ 'proxy.js': code })
    .mentions.guards()
    .map(({ guard: { asks, text } }) => `${asks} ${text}`);
}

/** What a document asks of addresses. */
function guardsIn(text: string): readonly string[] {
  return documentedGuards(text, readData(text)).map(({ asks, text: said, range }) => {
    expect(said.endsWith(text.slice(...range))).toBe(true);
    return `${asks} ${said}`;
  });
}

describe('a pattern of a document that answers what lies below an address', () => {
  it.each([
    [':80 {\n  handle /api/books/* {\n    reverse_proxy books:3000\n  }\n}', 'under /api/books/*'],
    ['@books path /api/shelves /api/books/*', 'under /api/books/*'],
    ["paths: '/api/books/*'", 'under /api/books/*'],
    ['paths:\n  - /api/books/**\n', 'under /api/books/**'],
    ['{ "source": "/api/books/(.*)", "destination": "https://books.example/$1" }', 'under /api/books/(.*)'],
    ['{ "source": "/api/:version/books/:rest+" }', 'under /api/:version/books/:rest+'],
    ['path: /api/books/{proxy+}', 'under /api/books/{proxy+}'],
    ["- http: { path: 'api/books/{action}', method: any }", 'under /api/books/{action}'],
    ['p, editor, /api/books/*, POST', 'under /api/books/*'],
    ['p, editor, /api/books, GET\n', 'is /api/books'],
    ['p, editor, /api/books/:id, (GET|PUT)\n', 'is /api/books/:id'],
    ["insert into rules values ('editor', '/api/books/*');", 'under /api/books/*'],
    ['<url-pattern>/api/books/*</url-pattern>', 'under /api/books/*'],
    ['/api/books/*  https://books.example/:splat  200', 'under /api/books/*'],
    ['ProxyPassMatch ^/api/books/(.*)$ http://books:3000/$1', 'under /api/books/(.*)'],
    ['location ~ ^/api/books/(.*)$ {\n  proxy_pass http://books:3000;\n}', 'under /api/books/(.*)'],
  ])('in %s', (text, expected) => {
    expect(guardsIn(text)).toEqual([expected]);
  });

  it.each([
    '{ "include": ["src/**", "./api/books/*", "api/books/*"] }',
    '{ "files": ["/api/books/*.js"] }',
    '/*\n  X-Frame-Options: DENY\n',
    '{ "source": "/(.*)" }',
    '{ "source": "/:path*" }',
    '{ "matches": ["https://shop.example/api/books/*"] }',
    '# handle /api/books/* {',
    '# p, editor, /api/books, GET',
    'p, editor, /api/books, GET\np, editor, /api/books/*, GET\n',
    '{ "description": "All below /api/books/* is for editors." }',
    'description: What lies below /api/books/* is for editors.',
    '/* all */ select 1; /* of them */',
    '*/5 * * * * curl http://localhost/api/books',
    'paths:\n  /api/books/{id}:\n    get: {}\n',
    '{ "paths": { "/api/books/": { "get": {} } } }',
    'GET /api/books/\n',
    '{ "source": "/api/books/:path*" }',
  ])('none in %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });

  it.each([
    "paths: ['/api/books', '/api/books/*']",
    'paths:\n  - /api/books\n  - /api/books/*\n',
    '"paths": [\n  "/api/books/*",\n  "/api/books"\n]',
    'p, editor, /api/books/*, POST\np, guest, /api/books/1, GET\np, editor, /api/books, POST\n',
    '- http:\n    path: /api/books\n    method: any\n- http:\n    path: /api/books/{proxy+}\n    method: any\n',
    'handle /api/books/* {\n  reverse_proxy books:3000\n}\nhandle /api/books {\n  reverse_proxy books:3000\n}\n',
    'rules:\n  - path: /api/books\n    to: books\n  - path: /api/books/*\n    to: books\n',
    'rules:\n  - path: /api/books/*\n    to: books\n    as: editor\n    in: all\n  - in: all\n    path: /api/books\n    to: books\n    as: editor\n',
    '{ "rules": [{ "match": { "path": "/api/books/*" }, "to": ["books"] }, { "to": ["books"], "match": { "path": "/api/books" } }] }',
  ])('none where the address itself is answered alike: %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });

  it.each([
    'p, editor, /api/books/*, POST\np, guest, /api/books, GET\n',
    '[{ "resource": "/api/books/*", "roles": ["editor"] }, { "resource": "/api/books", "roles": ["guest"] }]',
    '{\n  "resource": "/api/books/*",\n  "roles": ["editor"]\n},\n{\n  "resource": "/api/books",\n  "roles": ["guest"]\n}',
    '{\n  "roles": ["editor"],\n  "resource": "/api/books/*"\n},\n{\n  "roles": ["guest"],\n  "resource": "/api/books"\n}',
    'handle /api/books/* {\n  reverse_proxy books:3000\n}\nhandle /api/books {\n  respond 410\n}\n',
    'rules:\n  - at: a\n    path: /api/books/*\n    to: books\n    as: editor\n  - at: a\n    path: /api/books\n    to: books\n    as: guest\n',
  ])('where the address itself is answered otherwise: %s', (text) => {
    expect(guardsIn(text)[0]).toBe('under /api/books/*');
  });
});

describe('the locations of nginx', () => {
  it.each([
    ['location /api/books/ { proxy_pass http://books:3000; }', ['starts /api/books/']],
    ['location ^~ /api/books/ {\n  proxy_pass http://books:3000;\n}', ['starts /api/books/']],
    ['location ~* ^/api/books/ { proxy_pass http://books:3000; }', ['starts /api/books/']],
    ['location ~ ^/api/books/\\d+$ {\n  auth_basic books;\n}', ['matches ^/api/books/\\d+$']],
    ['location ~* "^/api/books$" { auth_basic books; }', ['matches ^/api/books$']],
    ['# location ~ ^/api/books$ { auth_basic books; }', []],
    ['location ~ ^/(?:books|shelves)/(.+)$ { auth_basic books; }', ['matches ^/(?:books|shelves)/(.+)$']],
    ['location ~ ^/api/books/.+$ { auth_basic books; }', ['matches ^/api/books/.+$']],
    ['location ~ ^/(.*)$ { proxy_pass http://books:3000; }', []],
    ['location = /api/books { return 410; }\nlocation /api { proxy_pass http://books:3000; }', ['is /api/books']],
    [
      'location /api/ { proxy_pass http://api:3000; }\nlocation /api/books/ { proxy_pass http://books:3000; }',
      ['starts /api/', 'starts /api/books/'],
    ],
    ['location /api/books { proxy_pass http://books:3000; }', []],
    ['location / { proxy_pass http://books:3000; }', []],
    ['# location /api/books/ { proxy_pass http://books:3000; }', []],
    [
      'location = /api/books { proxy_pass http://books:3000; }\nlocation /api/books/ {\n  proxy_pass http://books:3000;\n}',
      [],
    ],
    ['location / { proxy_pass http://api:3000; }\nlocation /api/books/ { proxy_pass http://api:3000; }', []],
    [
      'location / { if ($x) { return 403; } proxy_pass http://api:3000; }\nlocation /api/books/ { if ($x) { return 403; } proxy_pass http://books:3000; }',
      ['starts /api/books/'],
    ],
    [
      'location / { proxy_pass http://api:3000; }\nlocation /api { return 404; }\nlocation /api/books/ { proxy_pass http://api:3000; }',
      ['starts /api/books/'],
    ],
  ])('%s', (text, expected) => {
    expect(guardsIn(text)).toEqual(expected);
  });
});

describe('the keys of a proxy', () => {
  it.each([
    ["export default { server: { proxy: { '/api/books/': 'http://localhost:3000' } } };", ['starts /api/books/']],
    [
      "export default { server: { proxy: { '/api/books/': { changeOrigin: true, target: HOST } } } };",
      ['starts /api/books/'],
    ],
    ["export default { server: { proxy: { '^/api/books/.*': `http://${HOST}` } } };", ['starts /api/books/']],
    ["module.exports = { '/api/books/*': { target: 'http://localhost:3000' } };", ['starts /api/books/']],
    ["export default { server: { proxy: { '^/api/books/.+': 'http://localhost:3000' } } };", ['starts /api/books/']],
    ["export default { server: { proxy: { '^/api/books/(.*)$': 'http://localhost:3000' } } };", ['starts /api/books/']],
    ["export default { server: { proxy: { '^/api/books': 'http://localhost:3000' } } };", []],
    [
      "export default { rewrites: () => [{ source: '/api/books/:path+', destination: `${HOST}/api/books/:path+` }] };",
      ['under /api/books/:path+'],
    ],
    [
      "export default { rewrites: () => [{ source: '/api/books/:path*', destination: `${HOST}/api/books/:path*` }] };",
      [],
    ],
    ["const source = '/api/books/:path+';\nlist({ source: '/api/books/*' });", []],
    ["module.exports = { '/api/books': { target: 'http://localhost:3000' } };", []],
    ["module.exports = { '/api/books/': { get: list } };", []],
    ["module.exports = { '/': 'http://localhost:3000' };", []],
  ])('in a source file: %s', (text, expected) => {
    expect(askedBy(text)).toEqual(expected);
  });

  it('in a document', () => {
    expect(guardsIn('{ "/api/books/": { "target": "http://localhost:3000" } }')).toEqual(['starts /api/books/']);
  });
});

describe('the rows of a policy in code', () => {
  it.each([
    ["await enforcer.addPolicy('editor', '/books/*', 'POST');", ['under /books/*']],
    ["export const rules = [{ path: '/books/*', methods: ['POST'], role: 'editor' }];", ['under /books/*']],
    ["for (const path of ['/books', '/books/*']) await enforcer.addPolicy('editor', path, 'POST');", []],
    ["export const rules = ['/books', '/books/*'].map((path) => ({ path, methods: ['POST'], role: 'editor' }));", []],
    ["await enforcer.addPolicy('editor', '/books/:id', 'POST');", []],
  ])('part an address from what lies below it: %s', (code, expected) => {
    expect(askedBy(code)).toEqual(expected);
  });
});

describe('the patterns of resources that permissions are for', () => {
  it.each([
    ["const RULES = [{ resource: '/books/*', methods: ['POST'] }];", ['under /books/*']],
    [
      "acl.allow([{ roles: 'editor', allows: [{ resources: ['/tags', '/books/*'], permissions: 'post' }] }]);",
      ['under /books/*'],
    ],
    [
      "const below = (name) => `/${name}/*`;\nexport const rule = { resource: below('books'), role: 'editor' };",
      ['under /books/*'],
    ],
    ["const RULES = [{ resource: '/books', methods: ['POST'] }];", []],
    ["const PAGES = [{ path: '/books/*', page }];\nconst resource = 1;", []],
    ["const RULES = [{ resource: '/books', role: 'editor' }, { resource: '/books/*', role: 'editor' }];", []],
  ])('in %s', (code, expected) => {
    expect(askedBy(code)).toEqual(expected);
  });
});

it.each([
  '/a/*',
  '"/a/*",',
  'location /a/ {',
  'location = /a { }\n',
  'location /a/ { {} ',
  '/a',
  '/*',
  'a/',
  "'/a/': ",
  "'/a/': {",
  'path: a/{action}\n',
  '- /a\n- /a/*\n',
  'handle ',
  '@a path /a ',
  '^',
])('many of %j are read in linear time', (piece) => {
  expectLinear((count) => documentedGuards(piece.repeat(count), readData(piece.repeat(count))));
  expect(documentedGuards(piece.repeat(100_000), []).length).toBeLessThanOrEqual(MOST_GUARDS);
});
