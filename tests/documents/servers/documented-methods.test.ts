import { describe, expect, it } from 'vitest';
import { documentedMethods } from '../../../src/documents/servers/documented-methods.ts';
import { viewOf } from '../../plan/planning.ts';
import { expectLinearEach } from '../../support/work/work.ts';

function listsIn(text: string): readonly string[] {
  return documentedMethods(text).map(({ methods }) => [...methods].join());
}

describe('the lists of methods of a document', () => {
  it.each([
    ["add_header 'Access-Control-Allow-Methods' 'GET, POST, OPTIONS';", 'GET,POST,OPTIONS'],
    ['add_header Access-Control-Allow-Methods GET,POST always;', 'GET,POST'],
    ['Header set Access-Control-Allow-Methods "GET, POST"', 'GET,POST'],
    [
      "add_header 'Access-Control-Allow-Methods' 'GET, POST';\nadd_header 'Access-Control-Expose-Headers' 'Content-Length, Date, Connection';\nproxy_set_header Connection '';",
      'GET,POST',
    ],
    ['/*\n  Access-Control-Allow-Methods: GET, POST\n  X-Frame-Options: DENY', 'GET,POST'],
    ['{ "key": "Access-Control-Allow-Methods", "value": "GET,POST" }', 'GET,POST'],
    ['{\n  "key": "Access-Control-Allow-Methods",\n  "value": "GET,POST,TRACE,DELETE"\n}', 'GET,POST,TRACE,DELETE'],
    ['[headers.values]\nAccess-Control-Allow-Methods = "GET, POST"', 'GET,POST'],
    ['method.response.header.Access-Control-Allow-Methods: "\'GET,POST\'"', 'GET,POST'],
    ['<add name="Access-Control-Allow-Methods" value="GET, POST" />', 'GET,POST'],
    ['nginx.ingress.kubernetes.io/cors-allow-methods: "GET, POST"', 'GET,POST'],
    ['accessControlAllowMethods:\n  - GET\n  - POST', 'GET,POST'],
    ['CORS_METHODS=GET,POST', 'GET,POST'],
    ['environment:\n  - CORS_METHODS=GET,POST', 'GET,POST'],
    ['cors.allowed-methods=GET,POST', 'GET,POST'],
    ['{ "cors": { "origin": "https://shop.example", "methods": ["GET", "POST"] } }', 'GET,POST'],
    ['{\n  "corsOptions": {\n    "origin": ["https://shop.example"],\n    "methods": "get,post"\n  }\n}', 'GET,POST'],
    ['cors:\n  origin: https://shop.example\n  methods: [GET, POST]\n', 'GET,POST'],
    ['plugins:\n- name: cors\n  config:\n    methods:\n    - GET\n    - POST\n', 'GET,POST'],
    ['[http.cors]\norigins = ["https://shop.example"]\nmethods = ["GET", "POST"]', 'GET,POST'],
    ['cors_configuration {\n  allow_methods = ["GET", "POST"]\n}', 'GET,POST'],
    ['location / {\n  limit_except GET POST { deny all; }\n}', 'GET,POST,HEAD'],
    ['limit_except POST\n{ deny all; }', 'POST'],
  ])('%s: %s', (text, methods) => {
    expect(listsIn(text)).toEqual([methods]);
  });

  it.each([
    'add_header Access-Control-Allow-Methods $methods;',
    'add_header Access-Control-Allow-Methods *;',
    "# add_header Access-Control-Allow-Methods 'GET, POST';",
    '# limit_except GET POST { deny all; }',
    '{ "cors": { "methods": "*" } }',
    '{ "cors": { "origin": "*" }, "route": { "methods": ["GET"] } }',
    '{ "route": { "methods": ["GET"] }, "cors": true }',
    'cors: true\nroutes:\n  methods: [GET]\n',
    'cors:\n  origin: x\nmethods: [GET]\n',
    '[cors]\norigin = "x"\n\n[route]\nmethods = ["GET"]',
    '{ "socket": { "cors": { "methods": ["GET"] } } }',
    '{ "CORSRules": [{ "AllowedMethods": ["GET"] }] }',
    'CorsConfiguration:\n  CorsRules:\n    - AllowedMethods: [GET]\n',
    'cors_rule {\n  allowed_methods = ["GET"]\n}',
    '{ "headers": { "date": "Mon, 06 Jan 2025 10:00:00 GMT", "access-control-allow-methods": "GET, POST" } }',
    'headers:\n  Date:\n    - Mon, 06 Jan 2025 10:00:00 GMT\n  Access-Control-Allow-Methods:\n    - GET, POST\n',
    '{ "rawHeaders": ["Access-Control-Allow-Methods", "GET, POST", "Date", "Mon, 06 Jan 2025 10:00:00 GMT"] }',
    'Access-Control-Allow-Methods: is what browsers ask for, GET for one',
    'paths:\n  /books:\n    get: cors\n',
  ])('none in %s', (text) => {
    expect(listsIn(text)).toEqual([]);
  });

  it('says where they stand', () => {
    const text =
      "location / {\n  add_header 'Access-Control-Allow-Methods' 'GET, POST';\n  limit_except GET { deny all; }\n}";
    expect(documentedMethods(text).map(({ range }) => text.slice(...range))).toEqual([
      "Access-Control-Allow-Methods' 'GET, POST",
      'limit_except GET',
    ]);
  });

  it.each<[text: string, left: string, next: string, expected: boolean]>([
    ['CORS_METHODS=GET', 'POST', 'PUT', true],
    ['CORS_METHODS=GET', 'PUT', 'POST', false],
    ['limit_except GET POST {', 'POST', 'PUT', true],
    ['limit_except GET\n  POST {', 'POST', 'PUT', true],
    ['limit_except GET {', 'GET', 'POST', true],
    ['limit_except GET {', 'POST', 'PUT', false],
    ['limit_except GET {', 'GET', 'HEAD', false],
  ])('%s refuses what was allowed before: %s, %s', (text, left, next, expected) => {
    const view = viewOf({ 'shop.conf': text });
    expect([...view.mentions.refusing(next, left, () => true)].length > 0).toBe(expected);
  });

  it('are read in linear time', () => {
    const pieces = [
      'cors: { methods: ',
      'cors methods',
      'methods = "GET",',
      'methods    ',
      'cors:\n  methods:\n',
      'Access-Control-Allow-Methods GET ',
      'limit_except GET ',
      'limit_except ',
      'GET, ',
    ];
    const read = (piece: string, count: number): unknown =>
      documentedMethods(`cors methods limit_except ${piece.repeat(count)}`);
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(() => read(piece, 100_000)).not.toThrow();
  });
});
