import { describe, expect, it } from 'vitest';
import { isPrefix, neighbourBefore, sameResource, type Neighbour } from '../../src/convention/neighbours.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import { HOLE } from '../../src/paths/dialects.ts';

const ORDERS: Neighbour = { kind: 'collection', words: ['orders'] };

describe('what stands before the last segment', () => {
  it.each<[path: string, mount: string, before: Neighbour]>([
    ['/orders/latest', '/', ORDERS],
    ['/orders/api/v1/latest', '/', ORDERS],
    ['/api/v1/latest', '/admin', { kind: 'none' }],
    ['/api/latest', '/orders', ORDERS],
    ['/:id/latest', '/orders', { kind: 'item', collection: ORDERS }],
    ['/v1/:id/latest', '/', { kind: 'item', collection: { kind: 'none' } }],
    ['/*/latest', '/', { kind: 'item', collection: { kind: 'none' } }],
    ['/latest', HOLE, { kind: 'unknown-mount' }],
    ['/:id/latest', HOLE, { kind: 'item', collection: { kind: 'unknown-mount' } }],
    [`/orders/${HOLE}/latest`, '/', { kind: 'unknown-text' }],
    [`${HOLE}/:id/latest`, '/orders', { kind: 'item', collection: { kind: 'unknown-text' } }],
    ['/orderItems/latest', '/', { kind: 'collection', words: ['order', 'items'] }],
  ])('of %s under %s is %j', (text, mount, before) => {
    const path = parsePath(text, 'express');
    expect(neighbourBefore(path, path.segments.length - 1, parsePath(mount, 'express'))).toEqual(before);
  });
});

describe('a segment that places the interface', () => {
  const isOne = (text: string): boolean => {
    const path = parsePath(`/${text}`, 'express');
    return path.segments.every((segment) => isPrefix(segment, path));
  };

  it.each(['api', 'API', 'v2', 'V2', 'v1.2', 'v1_2', '3', '2024-01', '2024-01-31', 'v1beta2'])('is %s', (text) => {
    expect(isOne(text)).toBe(true);
  });

  it.each(['users', 'vip', 'vendors', '2fa', 'ipv4', 'oauth', 'v1-users', 'v-1', ':api', ':v1', '*'])(
    'is not %s',
    (text) => {
      expect(isOne(text)).toBe(false);
    },
  );
});

describe('the same resource', () => {
  it.each([
    ['users', 'user'],
    ['person', 'people'],
    ['order items', 'order item'],
    ['orderitems', 'order items'],
    ['order items', 'orderitem'],
    ['ordersitems', 'order item'],
    ['ordersitems', 'orders items'],
    ['ordersitem', 'order item'],
    ['membersattendances', 'member attendance'],
    ['library books', 'book'],
    ['public order items', 'order item'],
    ['super users', 'super user'],
    ['sub categories', 'category'],
    ['super admins', 'super admin'],
    // Plurals that people form in other ways than a dictionary.
    ['octopi', 'octopus'],
    ['stadia', 'stadium'],
    ['antennae', 'antenna'],
    ['quizes', 'quiz'],
    ['quizzes', 'quiz'],
    ['busses', 'bus'],
    ['axes', 'axe'],
    ['womens', 'women'],
    ['city busses', 'city bus'],
    ['pinkies', 'pinkie'],
  ])('is %s as %s', (collection, noun) => {
    expect(sameResource(collection.split(' '), noun.split(' '))).toBe(true);
  });

  it.each([
    ['users', 'posts'],
    ['books', 'library books'],
    ['library books', 'library'],
    ['super users', 'user'],
    ['ordersitems', 'order'],
    ['ordersitems', 'item'],
    ['ordersitemsize', 'order item'],
    ['orders', 'order item'],
    ['library books', 'shelf'],
    ['blog posts', 'order items'],
    ['super admins', 'admins'],
    ['planes', 'plan'],
    ['notes', 'not'],
    ['forums', 'form'],
  ])('is not %s as %s', (collection, noun) => {
    expect(sameResource(collection.split(' '), noun.split(' '))).toBe(false);
  });

  it('has a name', () => {
    expect(sameResource([], [])).toBe(false);
    expect(sameResource(['users'], [])).toBe(false);
  });
});
