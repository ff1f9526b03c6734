import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../src/documents/find-mentions.ts';
import type { Mention, MentionKind } from '../../src/model/mention.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { expectLinear, expectLinearEach } from '../support/work/work.ts';

type FileKind = Exclude<MentionKind, 'code' | 'comment'>;

/** `users/delete/*`, with `…` where it is open. */
function shown({ segments, openPrefix, openSuffix }: Mention): string {
  return `${openPrefix ? '…' : ''}${segments.map((segment) => (segment === HOLE ? '*' : segment)).join('/')}${openSuffix ? '…' : ''}`;
}

function mentionsIn(source: string, kind: FileKind): readonly Mention[] {
  const found = findMentions(source, kind);
  for (const { written, range } of found) expect(source.slice(...range)).toBe(written);
  return found;
}

/** Each with the text that it stands in, as it is written. */
function check(
  source: string,
  kind: FileKind,
  expected: readonly (readonly [written: string, address: string])[],
): void {
  expect(mentionsIn(source, kind).map((mention) => [mention.written, shown(mention)])).toEqual(expected);
}

describe('mentions in views', () => {
  it.each<[string, string, string]>([
    ['<a href="/users/delete/<%= user.id %>">', '/users/delete/<%= user.id %>', 'users/delete/*'],
    ['<a href="<%= base %>/users/list">', '<%= base %>/users/list', '…users/list'],
    ['<a href="/users/delete/{{id}}">', '/users/delete/{{id}}', 'users/delete/*'],
    ['<a href="/users/delete/{{{ this.id }}}/now">', '/users/delete/{{{ this.id }}}/now', 'users/delete/*/now'],
    ['a(href="/users/delete/#{id}")', '/users/delete/#{id}', 'users/delete/*'],
    ["a(href='/users/delete/' + id)", '/users/delete/', 'users/delete…'],
    ["a(href=author.url+'/delete')", '/delete', '…delete'],
    ['<a href="/users/delete/{user.id}">', '/users/delete/{user.id}', 'users/delete/*'],
    ['<form action="/users/create" method="post">', '/users/create', 'users/create'],
    ['<form method="post" action="create">', 'create', '…create'],
    ['<a href="list?page=2">', 'list', '…list'],
    ['<a href="../users/edit/1">', '../users/edit/1', 'users/edit/1'],
    ['<a href="users/edit/1">', 'users/edit/1', 'users/edit/1'],
    ['<tr data-url="/users/list">', '/users/list', 'users/list'],
    ['<div hx-get="/users/list">', '/users/list', 'users/list'],
    [`<router-link :to="'/users/delete/' + id">`, '/users/delete/', 'users/delete…'],
    ['<img :src="`/users/photo/${id}`">', '/users/photo/${id}', 'users/photo/*'],
    ['<a th:href="@{/users/list}">', '/users/list', 'users/list'],
    ['<a href=/users/list>', '/users/list', 'users/list'],
    ["<script>$.post('/users/add', x)</script>", '/users/add', 'users/add'],
    ["<% if (path === '/users/list') { %>", '/users/list', 'users/list'],
    ["<%- include('partials/head') %><a href='/users/list'>", '/users/list', 'users/list'],
    ["<script>this.$http.get('getUsers')</script>", 'getUsers', '…getusers'],
    ['<script>fetch("./api/users/list")</script>', './api/users/list', 'api/users/list'],
    ['<div hx-get="../users/list">', '../users/list', 'users/list'],
    ['<script>fetch(`${api}getUsers`)</script>', 'getUsers', '…getusers'],
  ])('%s', (source, written, address) => {
    check(source, 'view', [[written, address]]);
  });

  it.each([
    '</div>',
    '<br/>',
    '{{#if x}}a{{/if}}',
    "script(src='/js/list.js')",
    "<%- include('../partials/head') %>",
    "<%- include('./users/list') %>",
    '<link href="./users/list.css">',
    "<script>import list from './users/list'</script>",
    '<b>and/or</b>',
    '<%= a %>N/A',
    '{/each}',
    '<use href="#list"/>',
    '{{> users/list}}',
    '<p @click="getUsers">',
    "<script>dispatch('getUsers')</script>",
  ])('none in %s', (source) => {
    expect(mentionsIn(source, 'view')).toEqual([]);
  });
});

describe('mentions in programs of other languages', () => {
  it.each<[string, string, string]>([
    ["http.get(Uri.parse('$base/users/getAll'))", '$base/users/getAll', '…users/getall'],
    ["http.get(Uri.parse('${base}/users/delete/$id'))", '${base}/users/delete/$id', '…users/delete/*'],
    ['base + "users/delete/" + id', 'users/delete/', '…users/delete…'],
    ['URL(string: "\\(base)/users/delete/\\(id)")', '\\(base)/users/delete/\\(id)', '…users/delete/*'],
    ['requests.get(f"{BASE}/users/{id}/delete")', '{BASE}/users/{id}/delete', '…users/*/delete'],
    ['curl -X POST $BASE/users/create', '$BASE/users/create', '…users/create'],
    ['curl http://localhost:3000/users/getAll', 'http://localhost:3000/users/getAll', '…users/getall'],
    ['@GET("getUsers")', 'getUsers', '…getusers'],
    ['static const String ALL = "get-users";', 'get-users', '…get-users'],
    ['base.join("users/create")', 'users/create', 'users/create'],
    ['@Resource("list") class List', 'list', '…list'],
    ['print(f"{BASE}getUsers")', 'getUsers', '…getusers'],
  ])('%s', (source, written, address) => {
    check(source, 'foreign', [[written, address]]);
  });

  it.each(['print("delete")', 'x = "users"', "import 'users.dart';", 'x = 1 / 2', 'getUsers()'])(
    'none in %s',
    (source) => {
      expect(mentionsIn(source, 'foreign')).toEqual([]);
    },
  );
});

describe('verbs that a program of another language joins to other segments', () => {
  it.each<[string, string, string]>([
    ["Uri(pathSegments: ['v1', 'users', 'create'])", 'create', '…users/create…'],
    ['appendPathSegments("users", id, "edit")', 'edit', '…users/*/edit…'],
    ['"/".join(["users", str(id), "show"])', 'show', '…users/*/show…'],
    ['url = BASE / "users" / user_id / "delete"', 'delete', '…users/*/delete…'],
  ])('%s', (source, written, address) => {
    check(source, 'foreign', [[written, address]]);
  });

  it.each(['x = ["users", "orders"]', 'x = "create"', 'show("users", { id: "create" })'])('none in %s', (source) => {
    check(source, 'foreign', []);
  });

  it('are found in linear time', () => {
    const pieces = ['"a",', '"a"/', '"a",b', '"a" ', ',"'];
    expectLinearEach(pieces, (piece, count) => findMentions(piece.repeat(count), 'foreign'));
    for (const piece of pieces)
      expect(findMentions(piece.repeat(20_000), 'foreign').length).toBeLessThanOrEqual(MOST_MENTIONS);
  });
});

describe('mentions in documents and prose', () => {
  it.each<[FileKind, string, readonly (readonly [string, string])[]]>([
    ['document', 'paths:\n  /users/getAll:\n    get:', [['/users/getAll', 'users/getall']]],
    ['document', "  '/users/{id}/delete':", [['/users/{id}/delete', 'users/*/delete']]],
    ['document', '"url": "{{base}}/users/delete/:id"', [['{{base}}/users/delete/:id', '…users/delete/*']]],
    ['document', '"raw": "{{base}}/users/list?x={{x}}"', [['{{base}}/users/list?x={{x}}', '…users/list']]],
    ['document', '"url": "\\/users\\/list"', [['\\/users\\/list', 'users/list']]],
    ['document', '"url": "users/list"', [['users/list', 'users/list']]],
    ['document', '"url": "./users/list"', [['./users/list', 'users/list']]],
    ['document', '"main": "./users/list"', []],
    ['document', '"path": ["users", "delete", ":id"]', [['"users", "delete", ":id"', 'users/delete/*']]],
    [
      'document',
      'GET http://localhost:3000/users/list HTTP/1.1',
      [['http://localhost:3000/users/list', '…users/list']],
    ],
    ['document', 'POST {{host}}/users/create', [['{{host}}/users/create', '…users/create']]],
    ['document', 'url: /users/list', [['/users/list', 'users/list']]],
    ['document', '"users/list": "Users"', []],
    ['document', '"$ref": "#/components/schemas/User"', []],
    ['document', '"@scope/name": "^1.0.0", "node_modules/a/b": 1', []],
    ['document', 'admin,GET,users/list', [['users/list', 'users/list']]],
    ['document', 'path: createUser', [['createUser', '…createuser']]],
    ['document', '{ "method": "GET", "path": "getUsers" }', [['getUsers', '…getusers']]],
    ['document', 'path: create\ntype: createUser\nurl: createUser.html', []],
    ['document', 'VITE_USERS_PATH=users/list', [['users/list', 'users/list']]],
    ['document', 'RewriteRule ^people/?$ users/list [L]', [['users/list', 'users/list']]],
    ['document', 'location ~ ^/users/list$ {}', [['/users/list', 'users/list']]],
    ['document', 'location ~ ^/users/(\\d+)/edit$ {}', [['/users/(\\d+)/edit', 'users/*/edit']]],
    ['document', '"regex": "^/users/[^/]+/edit$"', [['/users/[^/]+/edit', 'users/*/edit']]],
    ['document', '"regex": "/users/(?<id>[0-9a-f]{24})/edit"', [['/users/(?<id>[0-9a-f]{24})/edit', 'users/*/edit']]],
    ['document', 'curl ${{ env.URL }}/users/list', [['${{ env.URL }}/users/list', '…users/list']]],
    ['document', '## Users [/users/list{?page,size}]', [['/users/list{?page,size}', 'users/list…']]],
    ['document', '# User [/users/show/{id}{#part}]', [['/users/show/{id}{#part}', 'users/show/*']]],
    [
      'document',
      'rewrite ^/users/(.*)/edit$ /user last;',
      [
        ['/users/(.*)/edit', 'users/*/edit'],
        ['/user', 'user'],
      ],
    ],
    ['prose', 'Send `GET /users/getAll`, then wait.', [['/users/getAll', 'users/getall']]],
    ['prose', '[users](/users/list) are listed', [['/users/list', 'users/list']]],
    ['prose', '| `users/getAll` | lists |', [['users/getAll', 'users/getall']]],
    ['prose', '**GET /users/list**', [['/users/list', 'users/list']]],
    ['prose', '- DELETE users/remove/:id', [['users/remove/:id', 'users/remove/*']]],
    ['prose', 'this and/or that, 1/2, n/a', []],
  ])('%s: %s', (kind, source, expected) => {
    check(source, kind, expected);
  });
});

describe('the data of a json-server, which serves each key of it', () => {
  it.each<[file: string, source: string, words: readonly string[]]>([
    [
      'db.json',
      '{ "getConfig": { "open": true }, "getNotCheckedMessages": [{ "id": 1, "getAll": [] }], "user" : [] }',
      ['getConfig', 'getNotCheckedMessages', 'user'],
    ],
    ['mock/db.json', '{ "a\\"{": "getAll", "getUsers": [] }', ['getUsers']],
    ['db.json', '[{ "getUsers": [] }]', []],
    ['db.json', '{ "getUsers', []],
    ['en.json', '{ "getUsers": { "title": "Users" } }', []],
    ['mydb.json', '{ "getUsers": [] }', []],
  ])('%s: %s', (file, source, words) => {
    const found = findMentions(source, 'document', file);
    expect(found.map(({ written, range }) => [written, source.slice(...range)])).toEqual(
      words.map((word) => [word, word]),
    );
    expect(found.map(shown)).toEqual(words.map((word) => `…${word.toLowerCase()}`));
  });
});

describe('hostile texts', () => {
  const large = ['/', '"', "'", '`', '${', '`${', '`${"/a'];
  const others = [
    '/(?<a>',
    '/[^',
    '/\\\\',
    '/(',
    '{{',
    '{',
    '<%',
    '#{',
    '{# ',
    '<%#',
    '{{!-- ',
    '\\',
    "\\'",
    ':a',
    ':a(',
    '/[',
    '/<a',
    '(/a',
    '=/[',
    "'/a",
    '"/a/b" + ',
    '/a/',
    '{a',
    '[a',
    'a',
    ' ',
    '(/',
    '/{a',
    '<form ',
    '"path": [',
    '//',
    '/*',
    'a/b?',
    'a:',
    '%',
  ];

  it.each(['view', 'foreign'] as const)('are read in linear time, %s', (kind) => {
    expectLinearEach([...large, ...others], (piece, count) => findMentions(piece.repeat(count), kind));
  });

  it.each([...large.map((piece) => [200_000, piece] as const), ...others.map((piece) => [40_000, piece] as const)])(
    'name a bounded number of addresses: %i characters of %s',
    (size, piece) => {
      const text = piece.repeat(Math.ceil(size / piece.length));
      for (const kind of ['view', 'foreign'] as const)
        expect(findMentions(text, kind).length).toBeLessThanOrEqual(MOST_MENTIONS);
    },
  );

  it('are read in linear time as data of a json-server', () => {
    const pieces = ['"', '\\"', '{', '{"a":', '}', '"a', '"a" '];
    expectLinearEach(pieces, (piece, count) => findMentions(piece.repeat(count), 'document', 'db.json'));
    for (const piece of pieces)
      expect(findMentions(piece.repeat(60_000), 'document', 'db.json').length).toBeLessThanOrEqual(MOST_MENTIONS);
  });

  it('addresses with many marks before their last letter are read in linear time', () => {
    expectLinear((count) => findMentions(`/a${'!'.repeat(980)}b `.repeat(count), 'prose'), [25]);
    expect(findMentions(`/a${'!'.repeat(980)}b `.repeat(MOST_MENTIONS), 'prose')).toHaveLength(MOST_MENTIONS);
  });

  it('of many mentions the first ones are kept', () => {
    const source = Array.from({ length: MOST_MENTIONS + 10 }, (_, at) => `'/a${at}'`).join();
    const found = findMentions(source, 'foreign');
    expect(found).toHaveLength(MOST_MENTIONS);
    expect(found.at(-1)?.written).toBe(`/a${MOST_MENTIONS - 1}`);
  });
});

it.each([
  'resource "aws_api_gateway_resource" "create" {\n  path_part   = "create"\n}',
  'PathPart: create',
  '"PathPart": "create"',
])('a gateway names a segment: %s', (source) => {
  check(source, 'document', [['create', '…create']]);
});

describe('a page that says one of two addresses', () => {
  const conditions = [
    ['{{#if user}}', '{{else}}', '{{/if}}'],
    ['{% if user %}', '{% else %}', '{% endif %}'],
    ['<% if (user) { %>', '<% } else { %>', '<% } %>'],
  ] as const;
  it.each(
    conditions.flatMap(([start, otherwise, end]) => [
      `/users/${start}update${otherwise}create${end}`,
      `/users/${start}update/{{ user.id }}${otherwise}create${end}`,
      `/users${start}/update/<%= user.id %>${otherwise}/create${end}`,
      `${start}/users/update/{{id}}${otherwise}/users/create${end}`,
    ]),
  )('says both: %s', (address) => {
    const last = (verb: string): boolean =>
      findMentions(`<form action="${address}" method="post">`, 'view').some(({ segments }) => segments.includes(verb));
    expect(['update', 'create'].map(last)).toEqual([true, true]);
  });

  it('is read in linear time', () => {
    const pieces = [
      '/{{#if a}}b',
      '/{{#if a}}b{{id}}',
      '/{% if a %}b',
      '/<% { %>b<%= c %>',
      '{{else}}',
      '<% } %>',
      '{% else %}',
    ];
    expectLinearEach(pieces, (piece, count) => findMentions(piece.repeat(count), 'view'));
    for (const piece of pieces)
      expect(findMentions(piece.repeat(20_000), 'view').length).toBeLessThanOrEqual(3 * MOST_MENTIONS);
  });
});

describe('a page whose statements split an address', () => {
  it.each<[page: string, addresses: readonly string[]]>([
    ['<a href="/groups/<% if (all) { %>getAll<% } %>">', ['groups/getall']],
    ['<a href="/groups/{{#if all}}getAll{{/if}}">', ['groups/getall']],
    ['<a href="/groups/{% if all %}getAll{% endif %}">', ['groups/getall']],
    ['<a href="/groups{{#if all}}/getAll{{/if}}?page=1">', ['groups/getall']],
    ['<a href="/groups/{{#if all}}get{{/if}}All">', ['groups/getall', 'groups/all']],
    ['<a href="/groups/get{{#unless own}}All{{/unless}}">', ['groups/getall', 'groups/get']],
    ['<a href="/groups/<%# all %>getAll">', ['groups/getall']],
    [
      '<a href="/groups/{{#if all}}getAll{{else if own}}getOwn{{else}}list{{/if}}">',
      ['groups/getall', 'groups/getown', 'groups/list'],
    ],
    ['<a href="/groups/{{#if id}}delete/{{id}}{{/if}}">', [`groups/delete/${HOLE}`]],
    ['<a href="{{#if admin}}/admin{{/if}}/groups/getAll">', ['admin/groups/getall', 'groups/getall']],
    [
      `<a href="/groups/${Array.from({ length: 9 }, (_, at) => `{{#if a${at}}}get${'abcdefghi'.charAt(at)}{{/if}}`).join('')}">`,
      Array.from('abcdefghi', (name) => `groups/get${name}`),
    ],
  ])('says each that it may send: %s', (page, addresses) => {
    const said = mentionsIn(page, 'view').map(({ segments }) => segments.join('/'));
    expect(said).toEqual(expect.arrayContaining([...addresses]));
  });

  it('says none over the borders of texts and elements', () => {
    const page = '<td>{{#if a}}</td><td title="/users/">{{/if}}list</td> {{#if a}}getAll{{/if}}';
    expect(mentionsIn(page, 'view').map(({ segments }) => segments.join('/'))).toEqual(['users']);
  });
});

describe('a text for programs', () => {
  const named = (text: string): readonly string[] =>
    findMentions(text, 'document', 'robots.txt').map(({ segments }) => segments.join('/'));

  it.each([
    ['Disallow: /users/list\n', 'users/list'],
    ['"/users/list"\n', 'users/list'],
    ['GET https://shop.example/users/list\n', 'users/list'],
    ['- /users/list\n', 'users/list'],
  ])('names the addresses that its lines are: %s', (text, expected) => {
    expect(named(text)).toContain(expected);
  });

  it('names none in its sentences', () => {
    expect(named('Call GET /users/list for all users.\nSee also /users/list there.\n')).toEqual([]);
  });
});

describe('groups of words', () => {
  it.each([
    ['location ~ ^/users/(create|delete)$ { proxy_pass http://app; }', 'document', ['users/create', 'users/delete']],
    ['rule: PathRegexp(`/v1/{id}/(?:add|remove)`)', 'document', [`v1/${HOLE}/add`, `v1/${HOLE}/remove`]],
    ['location ~ ^/api/create(Car|Tree)$ { proxy_pass http://app; }', 'document', ['api/createcar', 'api/createtree']],
    [
      'location ~ ^/api/(get|create)(Car|Tree)s?$ { proxy_pass http://app; }',
      'document',
      ['api/getcar', 'api/getcars', 'api/gettree', 'api/createcars', 'api/createtrees'],
    ],
    ['location ~* ^/api/getCars?$ { proxy_pass http://app; }', 'document', ['api/getcar', 'api/getcars']],
    ['location ~ ^/users/(create|delete).*$ { proxy_pass http://app; }', 'document', ['users/create', 'users/delete']],
    ['path_regexp ^/getCar(s)?/', 'document', ['getcar', 'getcars']],
    ["re_path(r'^api/users/(getAll|list)/$', users)", 'foreign', ['users/getall', 'users/list']],
  ] as const)('say an address each: %s', (source, kind, expected) => {
    expect(findMentions(source, kind).map(({ segments }) => segments.join('/'))).toEqual(
      expect.arrayContaining([...expected]),
    );
  });

  it.each(['a (create|delete) b', '/users/(create)', '/users/(create|delete', '/users/(a b|c)', '/users?c=delete|c'])(
    'are none in %s',
    (source) => {
      expect(
        findMentions(source, 'document').some(({ segments }) => segments.includes('delete') || segments.includes('c')),
      ).toBe(false);
    },
  );

  it('are looked for in linear time', () => {
    expect(findMentions(`|${'/a'.repeat(20_000)}`, 'foreign').length).toBeLessThan(2);
    expectLinear((count) => findMentions(`|${'/a'.repeat(count)}`, 'foreign'));
    const pieces = ['/a/(b|c', '/(a|b)(a|b)(a|b)', '/a?', '/aaaaaaaa', '/a(', '/a?(b)?', '(a|', '|', '/a?a?a?a?$'];
    expectLinearEach(pieces, (piece, count) => findMentions(`|${piece.repeat(count)}`, 'document'));
    for (const piece of pieces)
      expect(findMentions(`|${piece.repeat(15_000)}`, 'document').length).toBeLessThan(MOST_MENTIONS + 65);
  });
});

describe('words that a shell goes through', () => {
  it.each([
    ['for r in createCar createTree; do curl -X POST "$H/$r"; done', 'foreign'],
    ['for r in "createCar" \'createTree\'\ndo\n  curl "$H/${r}/1"\ndone', 'foreign'],
    ['all=(createCar\n  createTree)\nfor r in "${all[@]}"; do curl "$H/$r"; done', 'foreign'],
    ['  - run: for r in createCar createTree; do curl $H/$r; done', 'document'],
  ] as const)('say an address each: %s', (source, kind) => {
    expect(new Set(mentionsIn(source, kind).map(({ segments }) => segments.join('/')))).toEqual(
      new Set(['createcar', 'createtree']),
    );
  });

  it.each([
    'for r in createCar createTree; do make "$r"; done',
    'for r in createCar createTree; do curl "$H/$x"; done',
    'all=(createCar createTree); curl "$H/$r"',
  ])('say none: %s', (source) => {
    expect(mentionsIn(source, 'foreign')).toEqual([]);
  });

  it('are looked for in linear time', () => {
    const pieces = ['for a in a', 'for a in ', 'for a in b;', 'a=(', 'a=(b ', '/$a', 'a=(b)', 'for a in ${a[@]};'];
    const read = (piece: string, count: number): readonly unknown[] =>
      findMentions(`for r in aaa bbb "\${a[@]}"; do curl /$r /$a; done ${piece.repeat(count)}`, 'foreign');
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(read(piece, 20_000).length).toBeLessThanOrEqual(3 * MOST_MENTIONS);
  });
});
