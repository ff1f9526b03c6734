import { describe, expect, it } from 'vitest';
import { readData } from '../../../src/documents/data/data-tree.ts';
import { gatewayMethods } from '../../../src/documents/servers/gateway-methods.ts';
import { expectLinearEach } from '../../support/work/work.ts';

describe('servers and gateways that tell requests apart by their method', () => {
  it.each([
    ['if ($request_method !~ ^(GET|HEAD|POST)$) { return 405; }', 'GET HEAD POST'],
    ["if ($request_method = 'POST') { add_header X-A 1; }", 'POST'],
    ["map $request_method $limit { default ''; DELETE $binary_remote_addr; }", 'DELETE'],
    ['sub vcl_recv { if (req.method != "POST") { return (pass); } }', 'POST'],
    ['if (req.method ~ "^(GET|HEAD)$") { return (hash); }', 'GET HEAD'],
    ['http-request deny if METH_DELETE', 'DELETE'],
    ['http-request deny if !{ method GET POST }', 'GET POST'],
    ['acl writes method -i PUT DELETE', 'PUT DELETE'],
    ['headers:\n  - name: ":method"\n    exact_match: "DELETE"', 'DELETE'],
    ['headers:\n  - name: ":method"\n    string_match:\n      exact: DELETE', 'DELETE'],
    [
      'kind: AuthorizationPolicy\nspec:\n  rules:\n    - to:\n        - operation:\n            methods: ["GET", "POST"]',
      'GET POST',
    ],
    ['_format_version: "3.0"\nservices:\n  - routes:\n      - methods:\n          - GET\n          - POST', 'GET POST'],
    ['{ "_format_version": "3.0", "routes": [{ "methods": ["POST"] }] }', 'POST'],
    [
      'kind: HTTPRoute\nspec:\n  rules:\n    - matches:\n        - method: POST\n          path: { value: /books }',
      'POST',
    ],
    ['kind: VirtualService\nspec:\n  http:\n    - match:\n        - method: { exact: POST }', 'POST'],
    ['kind: VirtualService\nspec:\n  http:\n    - match:\n        - method:\n            regex: GET|POST', 'GET POST'],
    ['kind: List\nitems:\n  - kind: Mapping\n    spec: { method: POST, prefix: /books }', 'POST'],
    ['headers: [{ string_match: { exact: POST }, name: ":method" }]', 'POST'],
    ['RewriteCond %{REQUEST_METHOD} !^(GET|POST)$ [NC]', 'GET POST'],
    ['RewriteCond %{REQUEST_METHOD} =POST', 'POST'],
    ['{ "DefaultCacheBehavior": { "AllowedMethods": { "Quantity": 2, "Items": ["GET", "POST"] } } }', 'GET POST'],
    ['<LimitExcept GET POST HEAD>\n  Require all denied\n</LimitExcept>', 'GET POST HEAD'],
    ['<Limit PUT DELETE>', 'PUT DELETE'],
    ['@refused not method GET POST\nrespond @refused 405', 'GET POST'],
    ['@written {\n  method POST PUT\n}', 'POST PUT'],
    ['rule: Host(`shop.example`) && (Method(`GET`) || Method(`POST`))', 'GET POST'],
    ['rule: "Method(`GET`, `POST`)"', 'GET POST'],
    ['default_cache_behavior {\n  allowed_methods = ["GET", "HEAD", "OPTIONS", "POST"]\n}', 'GET HEAD OPTIONS POST'],
    ['DefaultCacheBehavior:\n  AllowedMethods:\n    - GET\n    - POST\n', 'GET POST'],
    ['allowed_methods = ["GET", "POST"]\nresponse_headers_policy_id = local.cors', 'GET POST'],
    [
      `cors = local.cors\n${'\n# What follows is of the shop.'.repeat(10)}\nallowed_methods = ["GET", "POST"]`,
      'GET POST',
    ],
    [`allowed_methods = ["GET", "POST"]${'\n# What follows is of the shop.'.repeat(10)}`, 'GET POST'],
  ])('%s', (text, expected) => {
    expect(gatewayMethods(text, readData(text)).map(({ methods }) => [...methods].join(' '))).toEqual([expected]);
  });

  it.each([
    '# if ($request_method = POST) { return 405; }',
    'proxy_method $request_method;',
    'The method GET reads.',
    'const READS = [":method", "GET"];',
    'methods: [GET, POST]',
    'kind: ConfigMap\ndata:\n  method: POST',
    '# kind: HTTPRoute\nmethod: POST',
    'allowed_methods = ["GET", "HEAD"]\n# POST goes elsewhere',
    `cors_rule {\n  allowed_methods = ["GET", "POST"]\n}${'\n# What follows is of the shop.'.repeat(10)}`,
    'cors_rule {\n  allowed_methods = ["GET", "POST"]\n}',
    '{ "CORSRules": [{ "AllowedMethods": ["GET", "PUT"] }] }',
  ])('none in %s', (text) => {
    expect(gatewayMethods(text, readData(text))).toEqual([]);
  });

  it('are said with their place', () => {
    expect(gatewayMethods('  <Limit PUT DELETE>', []).map(({ range }) => range)).toEqual([[2, 19]]);
  });

  it('are read in linear time', () => {
    const pieces = [
      '$request_method = (GET|',
      '%{REQUEST_METHOD} (',
      '<Limit GET ',
      '  method GET',
      'map $request_method $a {',
      '":method" a: ',
      '_format_version methods: GET',
      'Method(`GET`, ',
      'allowed_methods = "GET", ',
    ];
    const read = (piece: string, count: number): unknown =>
      gatewayMethods(piece.repeat(count), readData(piece.repeat(count)));
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(() => read(piece, 50_000)).not.toThrow();
  });
});
