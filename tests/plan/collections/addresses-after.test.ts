import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../src/paths/parse-path.ts';
import {
  renamedAddress,
  rewrittenAddress,
  type RewrittenAddress,
} from '../../../src/plan/collections/addresses-after.ts';
import { layOut } from '../../../src/plan/addresses/layout.ts';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { viewOf } from '../planning.ts';

/** The address of the only route of a source when its path changes. */
function rewritten(source: string, newPath: string): RewrittenAddress | null {
  const placed = viewOf({ 'server.js': source })
    .routers.filter(({ mountedBy }) => mountedBy.length === 0)
    .flatMap((router) => layOut(router).placed);
  for (const each of placed)
    if (each.entry.kind === 'route')
      return rewrittenAddress(each, { route: each.entry, methods: ['GET'], newMethods: ['GET'], newPath });
  throw new Error('no route');
}

function app(path: string): string {
  return express(registration('app', `GET ${path}`, ANSWER));
}

describe('the address of a route without its verb', () => {
  it.each<[path: string, newPath: string, after: readonly number[]]>([
    ['/user/show/:id', '/user/:id', [0, -1, 1, -1]],
    ['/user/:id/show', '/user/:id', [0, 1, -1, -1]],
    ['/show/user/:id', '/user/:id', [-1, 0, 1, -1]],
    ['/getUser/:id', '/users/:id', [-1, 1, -1]],
    ['/user/:id/getOrder/:orderId', '/user/:id/orders/:orderId', [0, 1, -1, 3, -1]],
    ['/user/getAll', '/user', [0, -1, -1]],
    ['/user/:id', '/user/:id', [0, 1, -1]],
  ])('keeps the other segments: %s -> %s', (path, newPath, after) => {
    const address = rewritten(app(path), newPath);
    expect([address?.path.text, after.map((_, at) => address?.after(at))]).toEqual([newPath, after]);
  });

  it('stands below the prefix of its router', () => {
    const address = rewritten(mounted('/api/user', registration('router', 'GET /show/:id', ANSWER)), '/:id');
    expect([address?.path.text, [0, 1, 2, 3].map((at) => address?.after(at))]).toEqual([
      '/api/user/:id',
      [0, 1, -1, 2],
    ]);
  });

  it.each<[source: string, newPath: string]>([
    [app('/user/show/all/:id'), '/user/:id'],
    [app('/deleteUser'), '/users/:id'],
    [express('app.get(/user/, answer);'), '/user'],
  ])('is not matched where more than that changes: %#', (source, newPath) => {
    expect(rewritten(source, newPath)).toBeNull();
  });
});

describe('an address with other names', () => {
  it.each<[path: string, names: readonly (readonly [number, string])[], expected: string]>([
    ['/user/:userId/order/:id', [[0, 'users']], '/users/:userId/order/:id'],
    [
      '/user/:userId/order/:id',
      [
        [0, 'users'],
        [2, 'orders'],
      ],
      '/users/:userId/orders/:id',
    ],
    ['/api/user', [[1, 'users']], '/api/users'],
    ['/user//:id/', [], '/user//:id/'],
  ])('keeps all else: %s', (path, names, expected) => {
    expect(renamedAddress(parsePath(path, 'express'), new Map(names)).text).toBe(expected);
  });

  it('is the same where no name changes', () => {
    const path = parsePath('/user/:id', 'express');
    expect(renamedAddress(path, new Map())).toBe(path);
  });
});
