import { expect, it } from 'vitest';
import type { Method } from '../../src/model/method.ts';
import { memberOfMethod } from '../../src/requests/method-members.ts';

it.each<[members: Readonly<Record<string, Method>>, current: string, target: Method, expected: string | null]>([
  [{ $get: 'GET', get: 'GET', $delete: 'DELETE', delete: 'DELETE' }, '$get', 'DELETE', '$delete'],
  [{ getOnce: 'GET', delete: 'DELETE' }, 'getOnce', 'DELETE', null],
  [{ read: 'GET', drop: 'DELETE' }, 'read', 'DELETE', 'drop'],
  [{ read: 'GET', drop: 'DELETE', erase: 'DELETE' }, 'read', 'DELETE', null],
  [{ read: 'GET', drop: 'DELETE' }, 'read', 'PUT', null],
])('of the members %j, %s becomes one for %s: %s', (members, current, target, expected) => {
  expect(memberOfMethod(target, { members, forms: [['url']] }, current)).toBe(expected);
});
