import { describe, expect, it } from 'vitest';
import { parsePath } from '../../src/paths/parse-path.ts';
import { guarded, takesForOther } from '../../src/plan/address-guards.ts';
import type { AddressChange } from '../../src/plan/addresses/addresses.ts';
import type { AddressGuard } from '../../src/model/guards.ts';

const changeOf = (from: string, to: string): AddressChange => [parsePath(from, 'express'), parsePath(to, 'express')];

const guardOf = (asks: AddressGuard['asks'], text: string, others: Partial<AddressGuard> = {}): AddressGuard => ({
  asks,
  text,
  ignoresCase: false,
  range: [3, 9],
  ...others,
});

/** Whether a guard holds a route back that moves from one address to another. */
function holds(guard: AddressGuard, from: string, to: string, below: AddressChange | null = null): boolean {
  return [...guarded(() => [changeOf(from, to)], [{ file: 'auth.js', guard }], below)].length > 0;
}

const [OLD, NEW] = ['/api/crates/delete/:id', '/api/crates/:id'];

describe('what tells requests apart by their address', () => {
  it.each<[asks: AddressGuard['asks'], text: string, holds: boolean]>([
    ['starts', '/api/crates/delete', true],
    ['starts', '/crates/delete', true],
    ['starts', '/delete', true],
    ['starts', '/API/crates/delete', false],
    ['starts', '/api/crates', false],
    ['starts', '/crates/del', true],
    ['under', '/crates/delete', true],
    ['under', '/crates/del', false],
    ['under', '/api/:kind', false],
    ['under', '/api/:kind/:id/*', true],
    ['is', '/api/crates/delete/:id', true],
    ['is', '/crates/:id', true],
    ['is', '/api/crates/delete', false],
    ['is', '/api/crates/delete/*', true],
    ['is', '/api/crates', false],
    ['takes', '/api/crates/:action/:id', true],
    ['takes', '/api/crates/delete/:id', true],
    ['takes', '/orders/:action/:id', false],
    ['takes', '/api/:kind/*', true],
    ['holds', 'delete', true],
    ['holds', 'crates', false],
    ['matches', '^/api/crates/delete', true],
    ['matches', '^/crates/[^/]+$', true],
    ['matches', '^/orders', false],
    ['matches', '/crates', false],
    ['matches', String.raw`^(?:\/\w+){4,}$`, true],
    ['matches', String.raw`^\/api\/crates(\/\w+)*$`, true],
    ['matches', String.raw`^\/orders(\/\w+)*$`, false],
    ['matches', String.raw`^\/orders(\/\w+)*$|delete`, true],
    ['matches', String.raw`(\/\w+)+\/delete\/\d$`, true],
    ['matches', String.raw`(\/\w+)+\/orders$`, false],
    ['root', '/', false],
    ['permissions', 'may:', true],
  ])('asks whether it %s %s', (asks, text, expected) => {
    expect(holds(guardOf(asks, text), OLD, NEW)).toBe(expected);
  });

  it('asks whether it ends in a text', () => {
    expect(holds(guardOf('ends', '/list'), '/crates/list', '/crates')).toBe(true);
    expect(holds(guardOf('ends', '/all'), '/crates/list/all', '/crates/all')).toBe(false);
  });

  it('asks what stands where a pattern has its parameters', () => {
    expect(holds(guardOf('takes', '/api/:action'), '/api/getCrates', '/api/crates')).toBe(true);
    expect(holds(guardOf('takes', '/:area/crates'), '/api/getCrates', '/api/crates')).toBe(true);
    expect(holds(guardOf('takes', '/:area/:kind/:id'), '/api/crates/:crateId', '/api/crates/:id')).toBe(false);
  });

  it('may look away from the case', () => {
    expect(holds(guardOf('starts', '/API/Crates/Delete', { ignoresCase: true }), OLD, NEW)).toBe(true);
    expect(holds(guardOf('matches', '^/API/Crates/Delete', { ignoresCase: true }), OLD, NEW)).toBe(true);
    expect(holds(guardOf('matches', '^/API/Crates/Delete'), OLD, NEW)).toBe(false);
  });

  it.each<[part: readonly [number, number?], holds: boolean]>([
    [[1, 2], false],
    [[2, 3], false],
    [[3, 4], true],
    [[1, 3], false],
    [[2, 4], true],
    [[-1], false],
    [[-2], true],
  ])('may ask for a part of it: %j', (part, expected) => {
    expect(holds(guardOf('part', 'segments[3]', { part }), OLD, NEW)).toBe(expected);
  });

  it('tells the parts of an address apart where their text is the same', () => {
    expect(holds(guardOf('part', 'parts', { part: [1, 3] }), '/ab/c/list', '/a/bc')).toBe(true);
  });

  it('may count the segments', () => {
    expect(holds(guardOf('depth', 'segments.length'), '/users/list', '/users')).toBe(true);
    expect(holds(guardOf('depth', 'segments.length'), '/getUser/:id', '/users/:id')).toBe(false);
  });

  it('may ask for the root of a router, which a route below a prefix comes to or leaves', () => {
    const atRoot = guardOf('root', '/');
    expect(holds(atRoot, '/crates/list', '/crates', changeOf('/list', '/'))).toBe(true);
    expect(holds(atRoot, '/crates/list/all', '/crates/all', changeOf('/list/all', '/all'))).toBe(false);
    expect(holds(atRoot, '/crates/list', '/crates')).toBe(false);
    expect(holds(guardOf('ends', '/list'), '/crates', '/crates', changeOf('/list', '/'))).toBe(false);
  });

  it('is not asked for addresses of which only the names of parameters change, nor for very long ones', () => {
    expect(holds(guardOf('holds', ':crateId'), '/crates/:id', '/crates/:crateId')).toBe(false);
  });

  it('may ask for what no source tells of an address that nobody would write', () => {
    expect(holds(guardOf('matches', '^/orders'), `/${'crates/'.repeat(40)}delete`, '/crates')).toBe(true);
  });

  it('is told with its place, each of several', () => {
    const guards = [guardOf('holds', 'orders'), guardOf('holds', 'delete'), guardOf('permissions', 'may:')].map(
      (guard, at) => ({ file: `guard${String(at)}.js`, guard }),
    );
    const found = [...guarded(() => [changeOf(OLD, NEW)], guards)];
    expect(found[0]).toEqual({
      reason: 'path-guard',
      other: { label: 'delete', file: 'guard1.js', range: [3, 9] },
    });
    expect(found.map(({ other }) => other?.file)).toEqual(['guard1.js', 'guard2.js']);
    expect([...guarded(() => [changeOf(OLD, NEW)], [])]).toEqual([]);
  });

  it('asks each address of a route', () => {
    const changes = [changeOf('/crates/list', '/crates'), changeOf('/v1/crates/list', '/v1/crates')];
    const guard = guardOf('starts', '/v1/crates/list');
    expect([...guarded(() => changes, [{ file: 'auth.js', guard }])]).toHaveLength(1);
  });
});

describe('what tells requests apart by their method', () => {
  const DELETION: readonly [string, string] = ['GET', 'DELETE'];
  const change = changeOf(OLD, NEW);

  it.each<[methods: readonly string[], of: Parameters<typeof takesForOther>[0]['of'] | undefined, expected: boolean]>([
    [['GET'], undefined, true],
    [['DELETE'], undefined, true],
    [['GET', 'DELETE'], undefined, false],
    [['POST'], undefined, false],
    [['POST'], { asks: 'holds', text: 'delete' }, false],
    [['GET'], { asks: 'holds', text: 'delete' }, true],
    [['GET'], { asks: 'holds', text: 'DELETE' }, true],
    [['GET'], { asks: 'holds', text: 'orders' }, false],
    [['DELETE'], { asks: 'holds', text: 'delete' }, false],
    [['DELETE'], { asks: 'is', text: '/api/crates/:id' }, true],
    [['GET', 'DELETE'], { asks: 'holds', text: 'crates' }, false],
    [['GET', 'DELETE'], { asks: 'holds', text: 'delete' }, true],
  ])('asks for %j of %j', (methods, of, expected) => {
    expect(
      takesForOther({ methods: new Set(methods), range: [0, 0], ...(of && { of }) }, DELETION, () => [change]),
    ).toBe(expected);
  });

  it('asks each address of a route', () => {
    const guard = { methods: new Set(['GET']), range: [0, 0] as const, of: { asks: 'starts', text: '/v1/' } as const };
    expect(
      takesForOther(guard, DELETION, () => [
        changeOf('/crates/delete/:id', '/crates/:id'),
        changeOf('/v1/crates/delete/:id', '/v1/crates/:id'),
      ]),
    ).toBe(true);
  });
});
