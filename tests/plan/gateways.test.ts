import { describe, expect, it } from 'vitest';
import { documentedGuards } from '../../src/documents/servers/documented-guards.ts';
import { readData } from '../../src/documents/data/data-tree.ts';
import { regoMethods } from '../../src/documents/servers/rego-policies.ts';
import { express } from '../support/applications.ts';
import { expectLinear } from '../support/work/work.ts';
import { planOf, reasonsOf, type Files } from './planning.ts';

const SERVER = express(
  "app.get('/users/list', list);",
  "app.get('/books/delete/:id', remove);",
  "app.get('/pens/list', list);",
);

/** The routes that stay, by their collection. */
function staying(documents: Files): readonly string[] {
  const reasons = reasonsOf(planOf({ 'server.js': SERVER, ...documents }));
  return ['users', 'books', 'pens'].filter((_, at) => reasons[at] !== '');
}

describe('a route stays that the rule of a gateway is of, and of its new address is not', () => {
  it.each<[file: string, document: string, stays: readonly string[]]>([
    [
      'compose.yml',
      'services:\n  api:\n    labels:\n      - "traefik.http.routers.u.rule=PathPrefix(`/users/`)"',
      ['users'],
    ],
    ['dynamic.yml', 'http:\n  routers:\n    u:\n      rule: PathPrefix(`/users/`) || Path(`/users`)', []],
    ['dynamic.toml', 'rule = "PathRegexp(`^/books/[a-z]+/.+`)"', ['books']],
    ['dynamic.yml', 'rule: Host(`x.example`) && PathPrefix(`/users`, `/books/`, `/pens/`)', ['pens']],
    ['envoy.yaml', 'routes:\n  - match: { prefix: "/users/" }\n    route: { cluster: api }', ['users']],
    [
      'envoy.yaml',
      'routes:\n  - match: { prefix: /users/ }\n    route: { cluster: api }\n  - match: { path: /users }\n    route: { cluster: api }',
      [],
    ],
    [
      'envoy.yaml',
      'routes:\n  - match: { prefix: /users/ }\n    route: { cluster: api }\n  - match: { prefix: / }\n    route: { cluster: pages }',
      ['users'],
    ],
    [
      'envoy.json',
      '{ "routes": [{ "match": { "safe_regex": { "regex": "/users/[a-z]+" } }, "route": {} }] }',
      ['users'],
    ],
    ['mesh.yaml', 'kind: VirtualService\nspec:\n  http:\n    - match:\n        - uri: { prefix: /users/ }', ['users']],
    ['mesh.yaml', 'kind: VirtualService\nspec:\n  http:\n    - match:\n        - uri: { prefix: /users }', []],
    [
      'gateway.yaml',
      'kind: HTTPRoute\nspec:\n  rules:\n    - matches:\n        - path: { type: PathPrefix, value: /users/ }\n        - path: { type: Exact, value: /pens }',
      ['pens'],
    ],
    ['mapping.yaml', 'kind: Mapping\nspec:\n  prefix: /users/\n  service: api', ['users']],
    ['kong.yml', 'services:\n  - name: api\n    routes:\n      - name: u\n        paths: [/users/]', ['users']],
    ['kong.yml', 'services:\n  - name: api\n    routes:\n      - name: u\n        paths: [/users/, "~/users$"]', []],
    [
      'kong.yml',
      'services:\n  - routes:\n      - { name: a, paths: [/books], methods: [GET] }\n      - { name: b, paths: [/books], methods: [DELETE] }',
      [],
    ],
    ['kong.yml', 'services:\n  - routes:\n      - { paths: [/books], methods: [GET, POST] }', ['books']],
    [
      'ingress.yaml',
      'kind: Ingress\nspec:\n  rules:\n    - http:\n        paths:\n          - { path: /users/.+, pathType: ImplementationSpecific }\n          - { path: /pens/, pathType: Prefix }',
      ['users'],
    ],
    ['firebase.json', '{ "hosting": { "rewrites": [{ "regex": "^/users/.+", "function": "api" }] } }', ['users']],
    ['vercel.json', '{ "rewrites": [{ "source": "/users/:op", "destination": "/api/users/:op" }] }', ['users']],
    ['vercel.json', '{ "routes": [{ "src": "/pens/[^/]+", "dest": "/api" }] }', ['pens']],
    ['krakend.json', '{ "endpoints": [{ "endpoint": "/books/{a}/{b}", "method": "GET" }] }', ['books']],
    [
      'krakend.json',
      '{ "endpoints": [{ "endpoint": "/users/{op}" }, { "endpoint": "/users" }, { "endpoint": "/pens/{op}" }] }',
      ['pens'],
    ],
    [
      'ocelot.json',
      '{ "Routes": [{ "UpstreamPathTemplate": "/users/{op}", "UpstreamHttpMethod": ["Get"] }] }',
      ['users'],
    ],
    ['serverless.yml', 'functions:\n  api:\n    events:\n      - httpApi: GET /users/{op}\n', ['users']],
    [
      'serverless.yml',
      'functions:\n  api:\n    events:\n      - httpApi: GET /users/{op}\n      - httpApi: GET /users\n',
      [],
    ],
    [
      'serverless.yml',
      'functions:\n  api:\n    events:\n      - http: { path: "users/{op}", method: get }\n',
      ['users'],
    ],
    [
      'template.yaml',
      'Events:\n  All:\n    Type: Api\n    Properties: { Path: "/pens/{op}", Method: get }\n',
      ['pens'],
    ],
    ['main.tf', 'resource "aws_apigatewayv2_route" "u" {\n  route_key = "GET /users/{op}"\n}', ['users']],
    ['haproxy.cfg', 'frontend web\n  acl u path_beg /users/\n  use_backend api if u', ['users']],
    ['haproxy.cfg', 'frontend web\n  acl u path_beg -i /users/\n  acl u path /users\n  use_backend api if u', []],
    ['haproxy.cfg', 'http-request deny if { path -m reg ^/pens/[a-z]+$ }', ['pens']],
    ['haproxy.cfg', '# acl u path_beg /users/\nacl p path /pens /cups', ['pens']],
    ['.htaccess', 'RewriteRule ^users/(.+)$ http://localhost:3000/users/$1 [P]', ['users']],
    ['.htaccess', 'RewriteCond %{REQUEST_URI} !^/pens$\nRewriteRule ^(.*)$ /index.html', ['pens']],
    ['httpd.conf', 'ProxyPass /users/ http://localhost:3000/users/', ['users']],
    ['httpd.conf', 'ProxyPass /users/ http://localhost:3000/users/\nProxyPass /users http://localhost:3000/users', []],
    [
      'httpd.conf',
      '<LocationMatch "^/users/.+">\n  Require valid-user\n</LocationMatch>\n<Location "/pens">\n</Location>',
      ['users'],
    ],
    ['Caddyfile', '@users path_regexp users ^/users/[a-z]+$', ['users']],
    ['nginx.conf', 'location ~ ^/users/[a-z]+ {\n  proxy_pass http://api;\n}\nlocation ~ \\.php$ {\n}', ['users']],
    ['netlify.toml', '[[redirects]]\n  from = "/users/:op"\n  to = "/.netlify/functions/api/users/:op"', ['users']],
    ['_redirects', '/users/:op  /.netlify/functions/api/users/:op  200\n', ['users']],
  ])('%s: %s', (file, document, stays) => {
    expect(staying({ [file]: document })).toEqual(stays);
  });
});

describe('a route stays that a policy takes for another one', () => {
  const policy = (rule: string): Files => ({ 'authz.rego': `package authz\ndefault allow = false\n${rule}\n` });

  it.each<[rule: string, stays: readonly string[]]>([
    ['allow { input.path == ["users", "list"] }', ['users']],
    ['allow { ["users", action] = input.parsed_path }', ['users']],
    ['allow if input.attributes.request.http.path == "/pens"', ['pens']],
    ['allow { input.path[1] == "list" }', ['users', 'books', 'pens']],
    ['allow { count(input.path) == 3 }', ['users', 'books', 'pens']],
    ['allow { startswith(input.url, "/users/") }', ['users']],
    ['allow { startswith(input.url, "/users") }', []],
    ['allow { regex.match("^/pens/.+$", input.path) }', ['pens']],
    ['allow { input.method == "GET" }', ['books']],
    ['allow { input.method in {"GET", "DELETE"} }', []],
    ['# allow { input.method == "GET" }', []],
  ])('%s', (rule, stays) => {
    expect(staying(policy(rule))).toEqual(stays);
  });

  it('but no program that only looks like one', () => {
    expect(regoMethods('package main\nfunc main() { if input.method == "GET" { } }')).toEqual([]);
  });
});

describe('a route below a prefix that a proxy puts in the place of another one', () => {
  const server = express("app.get('/v1/users/list', list);");
  const outcome = (options: string, url: string): string | undefined => {
    const gateway = `app.use(require('http-proxy-middleware').createProxyMiddleware({ target: API, ${options} }));`;
    return reasonsOf(
      planOf({ 'server.js': server, 'gateway.js': express(gateway), 'client.js': `fetch('${url}');` }),
    )[0];
  };

  it.each([
    ["pathRewrite: { '^/people': '/v1/users' }", '/people/list', 'used /people/list client.js'],
    ["pathRewrite: { '^/gateway/api/': '/v1/' }", '/gateway/api/users/list', 'used /gateway/api/users/list client.js'],
    [
      "pathRewrite: { '^/api/members': '/v1/users', '^/api': '/v1' }",
      'http://localhost:4000/api/members/list',
      'used http://localhost:4000/api/members/list client.js',
    ],
    ["prefix: '/people', rewritePrefix: '/v1/users'", '/people/list', 'used /people/list client.js'],
    ["pathRewrite: { '^/people': '/v1/users' }", '/people/7', ''],
    ["pathRewrite: { '^/people': '/v1/members' }", '/people/list', ''],
    ["pathRewrite: { '^/v0': '/v1' }", '/v1/users/list', ''],
  ])('%s with a request of %s', (options, url, expected) => {
    expect(outcome(options, url)).toBe(expected);
  });
});

it.each([
  'Path(`/a`',
  'acl a path /a ',
  '{ path_beg /a ',
  'RewriteCond %{REQUEST_URI} ^/a\n',
  'ProxyPass /a /b\n',
  'path_regexp a ',
  '[[redirects]] from = "/a/:b"\n',
  '/a/:b  /c\n',
  'route_key = "GET /a/{b}',
  'package a\nallow input.path == ["a", ',
  'package a\nallow regex.match("a", input.path',
  'package a\nallow input.method == "GET", ',
])('many of %j are read in linear time', (piece) => {
  expectLinear((count) => {
    const text = piece.repeat(count);
    return [documentedGuards(text, readData(text)), regoMethods(text)];
  });
});
