import { expect, test } from 'vitest';
import { judgeChange } from './check-table.ts';
import type { Guarantee } from './compare.ts';
import { ALL, EXPRESS, ORDERED } from './tables/expect-table.ts';
import { guard, mount, route, router, table, use, type EntrySpec, type FrameworkName } from './table.ts';

/** A change that no fix may make, and what the oracle has to say of it. */
interface WrongFix {
  readonly name: string;
  readonly on: readonly FrameworkName[];
  readonly entries: readonly EntrySpec[];
  readonly change: readonly [string, string];
  readonly breaks: readonly Guarantee[];
}

const SHOW = route('GET', '/users/show/:id', 'show');

const WRONG: readonly WrongFix[] = [
  { name: 'a right fix', on: ALL, entries: [SHOW], change: ['/users/show/:id', '/users/:id'], breaks: [] },
  {
    name: 'an item that swallows a later route',
    on: ORDERED,
    entries: [SHOW, route('GET', '/users/me', 'me')],
    change: ['/users/show/:id', '/users/:id'],
    breaks: ['stolen', 'unreachable'],
  },
  {
    name: 'an item behind a route that swallows it',
    on: ORDERED,
    entries: [route('ALL', '/users/:key', 'any'), SHOW],
    change: ['/users/show/:id', '/users/:id'],
    breaks: ['not-reached', 'unreachable'],
  },
  {
    name: 'an item that takes requests of a wider route',
    on: ALL,
    entries: [SHOW, route('GET', '/:kind/:key', 'any')],
    change: ['/users/show/:id', '/users/:id'],
    breaks: ['stolen-from-wider'],
  },
  {
    name: 'a wildcard that loses an address',
    on: ['fastify'],
    entries: [SHOW, route('GET', '/*', 'any')],
    change: ['/users/show/:id', '/users/:id'],
    breaks: [],
  },
  {
    name: 'a parameter of another name',
    on: ALL,
    entries: [SHOW],
    change: ['/users/show/:id', '/users/:userId'],
    breaks: ['parameters'],
  },
  {
    name: 'middleware that is left',
    on: EXPRESS,
    entries: [use('auth', '/users'), SHOW],
    change: ['/users/show/:id', '/people/:id'],
    breaks: ['middleware'],
  },
  {
    name: 'middleware that is entered',
    on: EXPRESS,
    entries: [use('auth', '/people'), SHOW],
    change: ['/users/show/:id', '/people/:id'],
    breaks: ['middleware'],
  },
  {
    name: 'a guard that is left',
    on: ORDERED,
    entries: [guard('ALL', '/users/show/:id', 'auth'), SHOW],
    change: ["get('/users/show/:id'", "get('/users/:id'"],
    breaks: ['middleware'],
  },
  {
    name: 'a guard of another method',
    on: ORDERED,
    entries: [guard('GET', '/:kind/:key', 'auth'), route('GET', '/users/:id', 'show')],
    change: ["get('/users/:id'", "delete('/users/:id'"],
    breaks: ['middleware'],
  },
  {
    name: 'two Fastify routes of one address',
    on: ['fastify'],
    entries: [SHOW, route('GET', '/users/:key', 'item')],
    change: ['/users/show/:id', '/users/:id'],
    breaks: ['refused'],
  },
  {
    name: 'the root of a Fastify plugin twice',
    on: ['fastify'],
    entries: [mount('/users', router('users', [route('GET', '/list', 'list')])), route('GET', '/users/', 'root')],
    change: ["'/list'", "'/'"],
    breaks: ['refused'],
  },
  {
    name: 'an edit of something else',
    on: ALL,
    entries: [SHOW],
    change: ['module.exports', 'exports'],
    breaks: ['text'],
  },
];

for (const { name, on, entries, change, breaks } of WRONG) {
  test.each(on)(`the oracle judges ${name} (%s)`, async (framework) => {
    const broken = await judgeChange(table(framework, entries), (source) => source.replace(...change));
    expect([...new Set(broken.map(({ guarantee }) => guarantee))].toSorted()).toEqual(breaks);
  });
}
