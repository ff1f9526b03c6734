import { describe, expect, it } from 'vitest';
import { HOLE } from '../../../src/paths/dialects.ts';
import {
  asPath,
  asRoutePath,
  goesOut,
  hostOf,
  isRelative,
  localPort,
  openUrl,
  readingsOf,
  readRequestPath,
  readUrl,
} from '../../../src/plan/addresses/request-path.ts';
import type { Request } from '../../../src/model/request.ts';
import { textOf } from '../planning.ts';
import { expectLinear } from '../../support/work/work.ts';

/** A request of a URL, behind what its client puts in front. */
function requestOf(url: string, base: string | null = '', others: Partial<Request> = {}): Request {
  return {
    kind: 'request',
    client: 'fetch',
    method: null,
    url: textOf(url),
    base: base && base.replaceAll('…', HOLE),
    match: 'whole',
    mayDefault: false,
    inProcess: false,
    range: [0, 0],
    ...others,
  };
}

/** What is read of a request: segments, then what else holds. */
function read(url: string, base: string | null = '', inProcess = false): string {
  const path = readRequestPath(requestOf(url, base, { inProcess }));
  const segments = path.segments
    .map(({ text, span, isGlued }) => `${isGlued ? '+' : ''}${span ? text : `(${text})`}`)
    .join(' ')
    .replaceAll(HOLE, '…');
  return [segments, path.openPrefix ? 'open' : '', path.isForeign ? 'foreign' : '', path.isRooted ? 'rooted' : '']
    .filter((part) => part !== '')
    .join(', ');
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
    [' ././/../users/list', '/api', 'users list, open'],
    ['/users/../list', '/api', '(api) users .. list'],
    ['/users', '/api…', '(api…) users'],
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
    for (const piece of ['/', '…', '/a']) expectLinear((count) => readUrl(textOf(piece.repeat(count))));
    expect(readUrl(textOf('/'.repeat(200_000))).segments).toEqual([]);
    expect(readUrl(textOf('…'.repeat(200_000))).segments).toHaveLength(1);
    expect(readUrl(textOf('/a'.repeat(50_000))).segments).toHaveLength(50_000);
  });
});

describe('goesOut', () => {
  it.each<[url: string, base: string | null, expected: boolean]>([
    ['/users', '', false],
    ['  /users', '', false],
    ['?page=1', '', false],
    ['#top', '', false],
    ['', '', false],
    ['./users', '', false],
    ['../users', 'https://example.com', false],
    ['/users', '/api', false],
    ['users', './api', false],
    ['users', '', true],
    ['https://example.com/users', '', true],
    ['//example.com/users', '', true],
    ['…/users', '', true],
    ['…users', '', true],
    ['/users', null, true],
    ['/users', 'https://example.com', true],
    [' http://localhost/users', '/api', true],
  ])('of %s behind %s', (url, base, expected) => {
    expect(goesOut(requestOf(url, base))).toBe(expected);
  });

  it('is no question for what an application is asked itself', () => {
    expect(goesOut(requestOf('https://example.com/users', '', { inProcess: true }))).toBe(false);
    expect(goesOut(requestOf('https://example.com/users', '', { isAtOwnHost: true }))).toBe(false);
  });
});

describe('hostOf', () => {
  it.each<[url: string, base: string | null, expected: string | null]>([
    ['https://Example.com:8080/users', '', 'example.com:8080'],
    [' https://example.com/users', '', 'example.com'],
    ['https://user:secret@example.com/users', '', 'example.com'],
    ['/users', 'https://example.com/api', 'example.com'],
    ['/users', '/api', null],
    ['/users', null, null],
    ['…/users', '', null],
  ])('of %s behind %s', (url, base, expected) => {
    expect(hostOf(requestOf(url, base))).toBe(expected);
  });
});

describe('localPort', () => {
  it.each<[url: string, base: string | null, expected: string | null]>([
    ['http://localhost:3000/users', '', '3000'],
    ['http://127.0.0.1:8080/users', '', '8080'],
    ['  http://localhost:3000/users', '/api', '3000'],
    ['/users', 'http://localhost:3000', '3000'],
    ['/users', 'http://localhost:3000/api:7', '3000'],
    ['http://localhost/users', '', null],
    ['http://localhost:…/users', '', null],
    ['http://localhost:…000/users', '', null],
    ['http://localhost:80…/users', '', null],
    ['https://example.com:3000/users', '', null],
    ['/users', '', null],
    ['/users', null, null],
  ])('of %s behind %s', (url, base, expected) => {
    expect(localPort(requestOf(url, base))).toBe(expected);
  });
});

describe('openUrl', () => {
  const isOpen = (kind: Request['kind'], base: string | null): boolean =>
    openUrl(requestOf('/users', base, { kind }), readUrl(textOf('/users'))).openPrefix;

  it('leaves the base of a client to what waits for its requests', () => {
    expect([isOpen('matcher', ''), isOpen('matcher', null), isOpen('matcher', '/api'), isOpen('request', '')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('isRelative', () => {
  it.each([
    ['./users', true],
    [' ../users', true],
    ['/users', false],
    ['users', false],
    ['.users', false],
    ['/./users', false],
  ])('of %s', (url, expected) => {
    expect(isRelative(url)).toBe(expected);
  });
});

describe('readingsOf', () => {
  it.each<[url: string, expected: readonly string[]]>([
    ['…users/list', ['users list', '…users list']],
    ['…/users/list', ['users list']],
    ['/users/list', ['users list']],
    ['', ['']],
  ])('of %s', (url, expected) => {
    expect(
      readingsOf(readUrl(textOf(url))).map(({ segments }) =>
        segments
          .map(({ text }) => text)
          .join(' ')
          .replaceAll(HOLE, '…'),
      ),
    ).toEqual(expected);
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

  it('ends as it is told, if it has segments', () => {
    expect(['/users', '/'].map((url) => asPath(readUrl(textOf(url)), 'express', '/').text)).toEqual(['/users/', '/']);
  });

  it('has whole segments for a router that knows no others', () => {
    expect(asPath(readUrl(textOf('/users/user-…/…')), 'hono').text).toBe('/users/:p1/:p2');
  });
});

describe('asRoutePath', () => {
  it('has an identifier for each value', () => {
    expect(asRoutePath(readUrl(textOf('/users/delete/7/posts/…')), (text) => text === '7' || text === HOLE).text).toBe(
      '/users/delete/:id/posts/:postId',
    );
  });
});
