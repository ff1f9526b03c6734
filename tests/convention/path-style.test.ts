import { describe, expect, it } from 'vitest';
import { changed } from '../../src/convention/changes.ts';
import type { StrayName } from '../../src/convention/parameter-names.ts';
import { findStyleFaults, MOST_SEGMENTS, type PathStyle } from '../../src/convention/path-style.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import type { Dialect } from '../../src/model/path.ts';

const STYLE: PathStyle = { segments: 'kebab', parameters: 'camel', nested: 'own' };

interface Given {
  readonly style?: Partial<PathStyle>;
  readonly stray?: readonly StrayName[];
  readonly isKept?: (segment: number) => boolean;
  readonly dialect?: Dialect;
}

/** The faults of a path: `case of userProfiles: /user-profiles`, with what the path becomes, or `nothing`. */
function faults(
  text: string,
  { style, stray = [], isKept = () => true, dialect = 'express' }: Given = {},
): readonly string[] {
  const found = findStyleFaults(parsePath(text, dialect), { ...STYLE, ...style }, stray, isKept);
  return found.map(
    ({ kind, span, change }) =>
      `${kind} of ${text.slice(span.start, span.end)}: ${change ? changed(text, change) : 'nothing'}`,
  );
}

describe('the style of a path', () => {
  it.each<[path: string, faults: readonly string[]]>([
    [
      '/userProfiles/:user_id',
      ['case of userProfiles: /user-profiles/:user_id', 'case of :user_id: /userProfiles/:userId'],
    ],
    ['/users/:userId', []],
    ['/users.json', ['extension of .json: nothing']],
    ['/users/', ['trailing of /: /users']],
    ['/users//', ['empty of //: /users/', 'trailing of //: nothing']],
    ['/users//posts', ['empty of //: /users/posts']],
    ['/users///posts', ['empty of ///: /users/posts']],
    ['//users//:id', ['empty of //: /users//:id', 'empty of //: //users/:id']],
    ['//', ['empty of //: /']],
    [`/${HOLE}//posts`, [`empty of //: /${HOLE}/posts`]],
    [`${HOLE}/users//posts`, [`empty of //: ${HOLE}/users/posts`]],
    // What begins the address may end with the colon of a scheme.
    [`${HOLE}//posts`, []],
    ['https://localhost/posts', ['leading of https:: /https://localhost/posts']],
    ['/users{/:id}/posts', []],
    [`${HOLE}/users/`, [`trailing of /: ${HOLE}/users`]],
    [`/${HOLE}/`, []],
    ['/', []],
    ['', []],
    ['users', ['leading of users: /users']],
    [':id/posts', ['leading of :id: /:id/posts']],
    ['-/jobs', ['leading of -: /-/jobs']],
    ['*', []],
    ['(.*)', []],
    [
      'userProfiles/',
      [
        'leading of userProfiles: /userProfiles/',
        'case of userProfiles: user-profiles/',
        'trailing of /: userProfiles',
      ],
    ],
  ])('%s: %j', (path, expected) => {
    expect(faults(path)).toEqual(expected);
  });

  it('is that of the segments that are looked at', () => {
    expect(faults('/userProfiles/userOrders', { isKept: (segment) => segment === 1 })).toEqual([
      'case of userOrders: /userProfiles/user-orders',
    ]);
  });

  it('says what is written and what should be', () => {
    const said = (path: string): unknown =>
      findStyleFaults(parsePath(path, 'express'), STYLE, [], () => true).map(({ name, better, renamed }) => [
        name,
        better,
        renamed,
      ]);
    expect(said('Users/:order_id/')).toEqual([
      ['Users/:order_id/', '/Users/:order_id/', null],
      ['Users', 'users', null],
      ['order_id', 'orderId', { from: 'order_id', to: 'orderId' }],
      ['Users/:order_id/', 'Users/:order_id', null],
    ]);
    expect(said('/users.json')).toEqual([['.json', '', null]]);
  });

  it('is told of paths that a person may have written', () => {
    const path = `${'/a'.repeat(MOST_SEGMENTS - 1)}/B`;
    expect(faults(path)).toEqual([`case of B: ${path.toLowerCase()}`]);
    expect(faults(`/a${path}`)).toEqual([]);
  });
});

describe('the name of a parameter', () => {
  it.each<[path: string, faults: readonly string[]]>([
    ['/users/:user_id/:userId', ['case of :user_id: nothing']],
    ['/users/:user_id/:userId.pdf', ['case of :user_id: nothing', 'extension of .pdf: nothing']],
    ['/users/:user_id/*userId', ['case of :user_id: nothing']],
    ['/users/:user_id/:User_id', ['case of :user_id: nothing', 'case of :User_id: nothing']],
    [
      '/users/:user_id/posts/:post_id',
      ['case of :user_id: /users/:userId/posts/:post_id', 'case of :post_id: /users/:user_id/posts/:postId'],
    ],
    ['/users/:user_id(\\d+)', ['case of :user_id: /users/:userId(\\d+)']],
    ['/users/:"user_id"', []],
  ])('%s: %j', (path, expected) => {
    expect(faults(path)).toEqual(expected);
  });

  it('stands where the dialect puts it', () => {
    expect(faults('/users/{user_id}', { dialect: 'hapi' })).toEqual(['case of {user_id: /users/{userId}']);
    expect(faults('/users/[[user_id]]', { dialect: 'files' })).toEqual([]);
  });

  it('may be as it is where none is asked for', () => {
    expect(faults('/users/:user_id', { style: { parameters: 'any' } })).toEqual([]);
  });

  it('is the usual one', () => {
    const stray = [{ segment: 3, name: 'postId', usual: 'id' }];
    expect(faults('/users/:userId/posts/:postId', { stray })).toEqual([
      'parameter of :postId: /users/:userId/posts/:id',
    ]);
    expect(faults('/users/:user_id/posts/:post_id', { stray })).toEqual([
      'case of :user_id: /users/:userId/posts/:post_id',
      'case of :post_id: /users/:user_id/posts/:id',
      'parameter of :post_id: /users/:user_id/posts/:id',
    ]);
  });
});
