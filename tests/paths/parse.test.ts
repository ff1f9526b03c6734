import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePath } from '../../src/paths/parse-path.ts';
import { DIALECTS, HOLE } from '../../src/paths/dialects.ts';
import type { Dialect, Segment } from '../../src/model/path.ts';
import { printPath } from '../../src/paths/print.ts';
import { anyText, dialects } from './generators.ts';

/**
 * One segment on one line: where it is written, what kind it is, and what makes it different from others of that kind.
 */
function line(text: string, segment: Segment): string {
  const written = text.slice(segment.start, segment.end);
  switch (segment.kind) {
    case 'static':
      return segment.value === written ? written : `${written} = ${segment.value}`;
    case 'parameter': {
      const pattern = segment.pattern === null ? '' : ` (${segment.pattern})`;
      return `${written} parameter ${segment.name}${pattern}${segment.optional ? ' optional' : ''}${segment.repeated ? ' repeated' : ''}`;
    }
    case 'wildcard':
      return `${written} wildcard${segment.name === null ? '' : ` ${segment.name}`}`;
    case 'mixed': {
      const flags = `${segment.optional ? ' optional' : ''}${segment.spans ? ' spans' : ''}`;
      return `${written} mixed "${segment.before}" [${segment.parameters.join()}] "${segment.after}"${flags}`;
    }
    case 'unknown':
      return `${written} unknown`;
  }
}

function lines(text: string, dialect: Dialect): string[] {
  return parsePath(text, dialect).segments.map((segment) => line(text, segment));
}

type Row = readonly [text: string, ...segments: string[]];

const EVERYWHERE: readonly Row[] = [
  [''],
  ['/'],
  ['/users', 'users'],
  ['users', 'users'],
  ['/users/', 'users'],
  ['//users///posts', 'users', 'posts'],
  ['/users/:id', 'users', ':id parameter id'],
  ['/users/:id/posts/:postId', 'users', ':id parameter id', 'posts', ':postId parameter postId'],
  ['/users/:id(\\d+)', 'users', ':id(\\d+) parameter id (\\d+)'],
  ['/:from-:to', ':from-:to mixed "" [from,to] ""'],
  ['/v:version/users', 'v:version mixed "v" [version] ""', 'users'],
  ['/:id.json', ':id.json mixed "" [id] ".json"'],
  [`/a/${HOLE}/b`, 'a', `${HOLE} unknown`, 'b'],
  [`${HOLE}/users`, `${HOLE} unknown`, 'users'],
  [`/a${HOLE}b/:id`, `a${HOLE}b unknown`, ':id parameter id'],
  [`/:id(${HOLE}|/x)/b`, `:id(${HOLE}|/x) unknown`, 'b'],
  ['/ünïcode/😀', 'ünïcode', '😀'],
];

const PATH_TO_REGEXP: readonly Row[] = [
  ['/users/:id?', 'users', ':id? parameter id optional'],
  ['/users/:id(\\d+)?/posts', 'users', ':id(\\d+)? parameter id (\\d+) optional', 'posts'],
  ['/files/:path+', 'files', ':path+ parameter path repeated'],
  ['/files/:path(.*)', 'files', ':path(.*) parameter path (.*) repeated'],
  ['/:id(a|(b/c))/d', ':id(a|(b/c)) parameter id (a|(b/c)) repeated', 'd'],
  ['/*', '* wildcard'],
  ['*', '* wildcard'],
  ['/files/*path', 'files', '*path wildcard path'],
  ['/files/(.*)', 'files', '(.*) wildcard'],
  ['/users{/:id}', 'users', '{/:id} mixed "" [id] "" optional'],
  ['/users{/:id}/posts', 'users', '{/:id} mixed "" [id] "" optional', 'posts'],
  ['/users(/:id)?', 'users', '(/:id)? mixed "" [id] "" optional'],
  ['/files{/*rest}', 'files', '{/*rest} mixed "" [rest] "" optional spans'],
  ['/users{/:id}-x', 'users{/:id}-x mixed "users" [id] "-x" spans'],
  ['/users{/:id}{/:tab}', 'users', '{/:id} mixed "" [id] "" optional', '{/:tab} mixed "" [tab] "" optional'],
  ['/users{/:id}{/:tab}-x', 'users{/:id}{/:tab}-x mixed "users" [id,tab] "-x" spans'],
  ['/feed{.:ext}', 'feed{.:ext} mixed "feed" [ext] ""'],
  ['/(ab)?', '(ab)? mixed "" [] "" optional'],
  ['/(.*)?', '(.*)? mixed "" [] "" optional spans'],
  ['/{.*}', '{.*} mixed "" [] "" optional spans'],
  ['/{a}*', '{a}* mixed "" [] "" optional spans'],
  ['/{a}+', '{a}+ mixed "" [] "" spans'],
  ['/(a)+', '(a)+ mixed "" [] ""'],
  ['/{a}-b', '{a}-b mixed "" [] "-b"'],
  ['/a(/:x)*', 'a', '(/:x)* mixed "" [x] "" optional spans'],
  ['/a(/b/c)', 'a', '(/b/c) mixed "" [] "" spans'],
  ['/x:a+', 'x:a+ mixed "x" [a] "" spans'],
  ['/x:a(.*)', 'x:a(.*) mixed "x" [a] "" spans'],
  ['/x:a(\\d+)', 'x:a(\\d+) mixed "x" [a] ""'],
  ['/:id{-x}', ':id{-x} mixed "" [id] ""'],
  ['/x(:a:b)', 'x(:a:b) mixed "x" [a,b] ""'],
  ['/x{\\:a:b}', 'x{\\:a:b} mixed "x" [b] ""'],
  ['/x{:"a b"}', 'x{:"a b"} mixed "x" [a b] ""'],
  ['/:(a)', ':(a) mixed ":" [] ""'],
  ['/(users|people)/:id', '(users|people) mixed "" [] ""', ':id parameter id'],
  ['/:"quoted name"/x', ':"quoted name" parameter quoted name', 'x'],
  ['/:"a/\\"b"', ':"a/\\"b" parameter a/"b'],
  ['/:"x', ':"x'],
  ['/*"my rest"', '*"my rest" wildcard my rest'],
  ['/:id(:"a)b"', ':id(:"a)b" mixed "" [id] "b""'],
  ['/a\\(b', 'a\\(b = a(b'],
  ['/{a\\}b}', '{a\\}b} mixed "" [] "" optional'],
  ['/a"(b"c)', 'a"(b"c) mixed "a"" [] ""'],
  ['/users/\\:archive', 'users', '\\:archive = :archive'],
  ['/a\\.b', 'a\\.b = a.b'],
  ['/a\\/b', 'a', 'b'],
  ['/a/:b?-c', 'a', ':b?-c unknown'],
  ['/a/:', 'a', ':'],
  ['/a/((((', 'a', '(((( unknown'],
  ['/a/(/b', 'a', '( unknown', 'b'],
  ['/a/)', 'a', ') unknown'],
  ['/a}', 'a} unknown'],
  ['/a/{b', 'a', '{b unknown'],
  ['/a\\', 'a\\ unknown'],
];

const TABLES: Readonly<Record<Dialect, readonly Row[]>> = {
  express: [
    ...EVERYWHERE,
    ...PATH_TO_REGEXP,
    ['/:file.:ext', ':file.:ext mixed "" [file,ext] ""'],
    ['/:file.:ext?', ':file.:ext? mixed "" [file,ext] ""'],
    ['/ab?cd', 'ab?cd mixed "a" [] "cd"'],
    ['/ab+cd', 'ab+cd mixed "a" [] "cd"'],
    ['/ab*cd', 'ab*cd mixed "ab" [] "cd" spans'],
    ['/ab(cd)?e', 'ab(cd)?e mixed "ab" [] "e"'],
    ['/users/?', 'users', '? mixed "" [] "" optional'],
    ['/users/?b', 'users', '?b unknown'],
    ['/?a', '?a unknown'],
    ['/users/+', 'users', '+ unknown'],
    ['/a\\*?b', 'a\\*?b mixed "a" [] "b"'],
    ['/a?-b', 'a?-b mixed "" [] "-b"'],
    ['/(a)?-b', '(a)?-b mixed "" [] "-b"'],
    ['/*rest-x', '*rest-x mixed "" [rest] "-x" spans'],
    ['/ab*rest', 'ab*rest mixed "ab" [] "rest" spans'],
    ['/a(:name)', 'a(:name) mixed "a" [name] ""'],
    ['/a(b.c)', 'a(b.c) mixed "a" [] ""'],
    ['/a(/:x.y)', 'a', '(/:x.y) mixed "" [x] ""'],
    ['/:id(a*)', ':id(a*) parameter id (a*) repeated'],
    ['/:id(\\))', ':id(\\)) parameter id (\\)) repeated'],
    ['/:id+?', ':id+? unknown'],
    ['/a]b', 'a]b unknown'],
    ['/a[b', 'a[b unknown'],
    ['/files/:path*', 'files', ':path* parameter path repeated'],
    ['/files/:path*?', 'files', ':path*? parameter path optional repeated'],
    ['/a|b', 'a|b unknown'],
    ['/[ab]', '[ab] unknown'],
    ['/\\d+', '\\d+ unknown'],
    ['/users/$count', 'users', '$count'],
  ],
  koa: [
    ...EVERYWHERE,
    ...PATH_TO_REGEXP,
    ['/:file.:ext', ':file.:ext mixed "" [file,ext] "" spans'],
    ['/files/:path*', 'files', ':path* parameter path optional repeated'],
    ['/files{/:path}*', 'files', '{/:path}* mixed "" [path] "" optional spans'],
    ['/users(.*)', 'users(.*) mixed "users" [] "" spans'],
    ['/users(.)', 'users(.) mixed "users" [] "" spans'],
    ['/a(/:x.y)', 'a', '(/:x.y) mixed "" [x] "" spans'],
    ['/(a)?-b', '(a)?-b unknown'],
    ['/(a)+-b', '(a)+-b mixed "" [] "-b"'],
    ['/.:c', '.:c mixed "." [c] "" spans'],
    ['/.x:b', '.x:b mixed ".x" [b] ""'],
    ['/a.(b)', 'a.(b) mixed "a." [] ""'],
    ['/:id(a*)', ':id(a*) parameter id (a*)'],
    ['/:id(\\))', ':id(\\)) parameter id (\\))'],
    ['/:id*?', ':id*? unknown'],
    ['/[ab]/c++', '[ab]', 'c++'],
  ],
  'find-my-way': [
    ...EVERYWHERE,
    ['/:file.:ext', ':file.:ext mixed "" [file,ext] ""'],
    ['/users/:id(^\\d+$)', 'users', ':id(^\\d+$) parameter id (^\\d+$)'],
    ['/at/:hour(^\\d{2}$)h:minute(^\\d{2}$)m', 'at', ':hour(^\\d{2}$)h:minute(^\\d{2}$)m mixed "" [hour,minute] "m"'],
    ['/users/:id?', 'users', ':id? parameter id optional'],
    ['/users/:id?/', 'users', ':id? parameter id optional'],
    ['/users/:id?/posts', 'users', ':id? unknown', 'posts'],
    ['/:from-:to?', ':from-:to? mixed "" [from,to] "" optional'],
    ['/:from-x?', ':from-x? mixed "" [from] "" optional'],
    ['/::a?', '::a? mixed ":a" [] "" optional'],
    ['/:id?x', ':id?x unknown'],
    ['/:id/b?', ':id parameter id', 'b?'],
    [':id?', ':id? parameter id?'],
    ['/:id(\\d?)', ':id(\\d?) parameter id (\\d?)'],
    ['/:id(\\))', ':id(\\)) parameter id (\\))'],
    ['/:"(b)"', ':"(b)" mixed "" ["] """'],
    ['/:id)?', ':id)? parameter id)?'],
    ['/:id(.*)', ':id(.*) parameter id (.*)'],
    ['/:id\\(\\d+)', ':id\\(\\d+) parameter id\\ (\\d+)'],
    ['/users/::verb', 'users', '::verb = :verb'],
    ['/a::b/:id', 'a::b = a:b', ':id parameter id'],
    ['/:a_b@c', ':a_b@c parameter a_b@c'],
    ['/*', '* wildcard'],
    ['*', '* wildcard'],
    ['/static*', 'static* mixed "static" [] "" spans'],
    ['/*/b', '* unknown', 'b'],
    ['/:x-*', ':x-* mixed "" [x] "-*"'],
    ['/a(b)/{c}', 'a(b)', '{c}'],
    ['/:id(\\d+', ':id(\\d+ unknown'],
    ['/a\\:b', 'a\\:b mixed "a\\" [b] ""'],
  ],
  hono: [
    [''],
    ['/'],
    ['/users', 'users'],
    ['users', 'users'],
    ['/users/', 'users'],
    ['/users/:id', 'users', ':id parameter id'],
    ['/users/{id}/posts', 'users', '{id} parameter id', 'posts'],
    ['/users/{id}.json', 'users', '{id}.json unknown'],
    ['/users/:id{[0-9]+}', 'users', ':id{[0-9]+} parameter id ([0-9]+)'],
    ['/users/:id{[0-9]{2}}/posts', 'users', ':id{[0-9]{2}} parameter id ([0-9]{2})', 'posts'],
    ['/users/:name{é}', 'users', ':name{é} parameter name (é)'],
    ['/files/:path{.+}', 'files', ':path{.+} parameter path (.+) repeated'],
    ['/files/:path{[a-z]+/[a-z]+}', 'files', ':path{[a-z]+/[a-z]+} parameter path ([a-z]+/[a-z]+) repeated'],
    ['/users/:id?', 'users', ':id? parameter id optional'],
    ['/users/:id{[0-9]+}?', 'users', ':id{[0-9]+}? parameter id ([0-9]+) optional'],
    ['/users/:id?/posts', 'users', ':id? unknown', 'posts'],
    ['/:from-:to', ':from-:to parameter from-:to'],
    ['/:id.json', ':id.json parameter id.json'],
    ['/a-:id', 'a-:id'],
    ['/*', '* wildcard'],
    ['*', '* wildcard'],
    ['/users/*/posts', 'users', '* wildcard', 'posts'],
    ['/a*b', 'a*b unknown'],
    ['/:id+', ':id+ unknown'],
    ['/:id*', ':id* unknown'],
    ['/:id{[0-9]+}.json', ':id{[0-9]+}.json unknown'],
    ['/q?', 'q? unknown'],
    ['/:', ':'],
    ['/:{[0-9]+}', ':{[0-9]+} unknown'],
    ['/:id{[0-9]+/b', ':id{[0-9]+ unknown', 'b'],
    [`/a/${HOLE}/b`, 'a', `${HOLE} unknown`, 'b'],
  ],
  hapi: [
    ['/'],
    ['/users', 'users'],
    ['/users/', 'users'],
    ['/users/{id}', 'users', '{id} parameter id'],
    ['/users/{id?}', 'users', '{id?} parameter id optional'],
    ['/users/{id?}/posts', 'users', '{id?} unknown', 'posts'],
    ['/files/{path*}', 'files', '{path*} wildcard path'],
    ['/files/{path*}/edit', 'files', '{path*} unknown', 'edit'],
    ['/files/{path*2}', 'files', '{path*2} unknown'],
    ['/{name}.json', '{name}.json mixed "" [name] ".json"'],
    ['/{from}-{to}', '{from}-{to} mixed "" [from,to] ""'],
    ['/v{version?}', 'v{version?} mixed "v" [version] ""'],
    ['/{name?}.json', '{name?}.json mixed "" [name] ".json"'],
    ['/users/:id', 'users', ':id'],
    ['*', '* wildcard'],
    ['/*', '*'],
    ['/{a-b}', '{a-b} unknown'],
    ['/{', '{ unknown'],
    ['/a}', 'a} unknown'],
    ['/{}', '{} unknown'],
    ['/{id', '{id unknown'],
    ['/a{rest*}', 'a{rest*} unknown'],
    [`/${HOLE}/{id}`, `${HOLE} unknown`, '{id} parameter id'],
  ],
  files: [
    ['/'],
    ['/api/users', 'api', 'users'],
    ['/users/[id]', 'users', '[id] parameter id'],
    ['/[[lang]]/users', '[[lang]] parameter lang optional', 'users'],
    ['/files/[...path]', 'files', '[...path] parameter path repeated'],
    ['/files/[[...path]]', 'files', '[[...path]] wildcard path'],
    ['/[name].json', '[name].json mixed "" [name] ".json"'],
    ['/[from]-[to]', '[from]-[to] mixed "" [from,to] ""'],
    ['/users/:id', 'users', ':id'],
    ['/*', '*'],
    ['/[', '[ unknown'],
    ['/a]', 'a] unknown'],
    ['/[]', '[] unknown'],
    ['/[[id]', '[[id] unknown'],
    [`/${HOLE}/[id]`, `${HOLE} unknown`, '[id] parameter id'],
  ],
};

describe.each(DIALECTS)('%s', (dialect) => {
  test.each(TABLES[dialect].map((row) => ({ row, text: row[0] })))('$text', ({ row: [text, ...segments] }) => {
    expect(lines(text, dialect)).toEqual(segments);
  });
});

test.each<[Dialect, string, readonly string[]]>([
  ['express', '/a:x-b{c}.:y?', ['a', '-b']],
  ['express', '/:file.:ext', ['.']],
  ['express', '/:file.:ext?', []],
  ['express', '/:file.name.:ext?', ['.name']],
  ['express', '/.a:b?', ['.a']],
  ['hapi', '/{from}-{to}.json', ['-', '.json']],
])('of a mixed segment a request has to hold all literals: %s %s', (dialect, text, literals) => {
  expect(parsePath(text, dialect).segments).toMatchObject([{ kind: 'mixed', literals }]);
});

test.each(['/ab*cd', '/x(:)'])('%s names no parameter', (text) => {
  expect(parsePath(text, 'express').segments).toMatchObject([{ kind: 'mixed', parameters: [] }]);
});

test('any text is parsed, and each segment is a piece of it without the slashes around it', () => {
  fc.assert(
    fc.property(anyText, dialects, (text, dialect) => {
      const path = parsePath(text, dialect);
      expect(path).toMatchObject({ text, dialect });
      let end = 0;
      for (const segment of path.segments) {
        expect(segment.start).toBeGreaterThanOrEqual(end);
        expect(segment.end).toBeGreaterThan(segment.start);
        expect(text.slice(end, segment.start)).toMatch(/^(?:\\?\/)*$/);
        expect(segment.kind === 'static' && text.slice(segment.start, segment.end).includes(HOLE)).toBe(false);
        end = segment.end;
      }
      expect(text.slice(end)).toMatch(/^(?:\\?\/)*$/);
    }),
    { numRuns: 3000 },
  );
});

test('what is printed from the segments of a path is that path', () => {
  fc.assert(
    fc.property(anyText, dialects, (text, dialect) => {
      const path = parsePath(`/${text}`, dialect);
      fc.pre(!/\/\/|\\\/|\/[{(]\//.test(path.text));
      expect(printPath(path, path.segments)).toBe(path.text);
    }),
    { numRuns: 1000 },
  );
});
