import { describe, expect, it } from 'vitest';
import { HOLE } from '../../../src/paths/path.ts';
import { asPath, asRoutePath, readingsOf, readRequestPath, readUrl } from '../../../src/plan/addresses/request-path.ts';
import { textOf } from '../planning.ts';

/** What is read of a request: segments, then what else holds. */
function read(url: string, base: string | null = '', inProcess = false): string {
  const path = readRequestPath({ kind: 'request', client: 'fetch', method: null, url: textOf(url), base: base && base.replaceAll('…', HOLE), match: 'whole', mayDefault: false, inProcess, range: [0, 0] });
  const segments = path.segments.map(({ text, span, isGlued }) => `${isGlued ? '+' : ''}${span ? text : `(${text})`}`).join(' ').replaceAll(HOLE, '…');
  return [segments, path.opensBefore ? 'open' : '', path.isForeign ? 'foreign' : '', path.isRooted ? 'rooted' : ''].filter((part) => part !== '').join(', ');
}

describe('readRequestPath', () => {
  it.each<[url: string, base: string | null, expected: string]>([
    ['/users/list', '', 'users list, rooted'],
    ['/users/list?page=1', '', 'users list, rooted'],
    ['/users/list#top', '', 'users list, rooted'],
    ['/users//list/', '', 'users list, rooted'],
    ['/', '', 'rooted'],
    ['', '', 'rooted'],
    ['?page=1', '', 'rooted'],
    ['users/list', '', 'users list, open, rooted'],
    ['./users/list', '', 'users list, open'],
    ['../../users/list', '', 'users list, open'],
    ['./users/list', '/api', '(api) users list'],
    ['../users/list', '/api', 'users list, open'],
    ['../users/list', 'https://example.com/api', 'users list, open, foreign'],
    ['/users', './api', '(api) users, open'],
    ['/users/list ', '', 'users list, rooted'],
    [' /users/list', '', 'users list, rooted'],
    [' http://localhost/users/list \n', '', 'users list, rooted'],
    ['/users/list ?page=1', '', 'users list , rooted'],
    ['…users/list  ', '', '+users list, open, rooted'],
    ['…/users/list', '', 'users list, open'],
    ['…users/list', '', '+users list, open, rooted'],
    ['……users/list', '', '+users list, open, rooted'],
    ['…users…/list', '', '+users… list, open, rooted'],
    ['……/users', '', '…… users, open, rooted'],
    ['…?users', '', '…, open, rooted'],
    ['/…users/list', '', '…users list, rooted'],
    ['http://localhost/…users', '', '…users, rooted'],
    ['/users/…', '', 'users …, rooted'],
    ['http://localhost:3000/users/list', '', 'users list, rooted'],
    ['http://localhost:…/users/list', '', 'users list, rooted'],
    ['http://127.0.0.1/users', '', 'users, rooted'],
    ['http://[::1]:8080/users', '', 'users, rooted'],
    ['http://user:secret@localhost/users', '', 'users, rooted'],
    ['http://…/users', '', 'users, rooted'],
    ['//example.com/users', '', 'users, foreign, rooted'],
    ['https://example.com/users?x=/y', '', 'users, foreign, rooted'],
    ['https://localhost.example.com/users', '', 'users, foreign, rooted'],
    ['HTTPS://EXAMPLE.COM/users', '', 'users, foreign, rooted'],
    ['/users', null, 'users, open'],
    ['/users', '/api', '(api) users'],
    ['/users', '/api/v1/', '(api) (v1) users'],
    ['users', '/api', '(api) users'],
    ['/users', 'http://localhost:3000/api', '(api) users'],
    ['/users', '…/api', '(api) users, open'],
    ['/users', '…api/v1', '+(api) (v1) users, open'],
    ['/users', '…', '(…) users, open'],
    ['/users', '/…/v1', '(…) (v1) users, open'],
    ['…users', null, '+users, open'],
    ['…users', '/api', '+users, open'],
    ['…users', 'https://example.com', '+users, open, foreign'],
    ['/users', 'https://example.com/api', '(api) users, foreign'],
    ['http://localhost/users', 'https://example.com', 'users'],
    ['https://example.com/users', '/api', 'users, foreign'],
  ])('reads %s behind %s', (url, base, expected) => {
    expect(read(url, base)).toBe(expected);
  });

  it('takes what an application is asked itself for its own, whatever the host', () => {
    expect(read('http://example.com/users', '', true)).toBe('users, rooted');
    expect(read('/users', 'http://example.com', true)).toBe('users');
  });

  it('knows where each segment stands', () => {
    expect(readUrl(textOf('http://localhost/users/list?x')).segments).toEqual([
      { text: 'users', span: { start: 17, end: 22 }, isGlued: false },
      { text: 'list', span: { start: 23, end: 27 }, isGlued: false },
    ]);
    expect(readUrl(textOf('…users/list')).segments).toEqual([
      { text: 'users', span: { start: 1, end: 6 }, isGlued: true },
      { text: 'list', span: { start: 7, end: 11 }, isGlued: false },
    ]);
  });

  it('is not slowed down by many slashes', () => {
    expect(readUrl(textOf('/'.repeat(200_000))).segments).toEqual([]);
    expect(readUrl(textOf('…'.repeat(200_000))).segments).toHaveLength(1);
    expect(readUrl(textOf('/a'.repeat(50_000))).segments).toHaveLength(50_000);
  });
});

describe('readingsOf', () => {
  it.each<[url: string, expected: readonly string[]]>([
    ['…users/list', ['users list', '…users list']],
    ['…/users/list', ['users list']],
    ['/users/list', ['users list']],
    ['', ['']],
  ])('of %s', (url, expected) => {
    expect(readingsOf(readUrl(textOf(url))).map(({ segments }) => segments.map(({ text }) => text).join(' ').replaceAll(HOLE, '…'))).toEqual(expected);
  });
});

describe('asPath', () => {
  it.each([
    ['/users/1', '/users/1'],
    ['/users/…', '/users/:p1'],
    ['/users/…/posts/…', '/users/:p1/posts/:p3'],
    ['/users/user-…', '/users/user-:p1x1'],
    ['/users/…-…', '/users/:p1x1-:p1x2'],
    ['/users/a:b', '/users/a\\:b'],
    ['/', '/'],
  ])('reads %s as %s', (url, expected) => {
    expect(asPath(readUrl(textOf(url)), 'express').text).toBe(expected);
  });
});

describe('asRoutePath', () => {
  it('has an identifier for each value', () => {
    expect(asRoutePath(readUrl(textOf('/users/delete/7/posts/…')), (text) => text === '7' || text === HOLE).text).toBe('/users/delete/:id/posts/:postId');
  });
});
