import fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { prefixRelates, relate, type Relation } from '../../src/paths/compare.ts';
import { winner } from '../../src/paths/winner.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import { join } from '../../src/paths/print.ts';
import { plainPaths, REQUESTS, routerPaths, SHORT_REQUESTS } from './generators.ts';
import { findMyWayWinner, koaMountedPath, nestedMatches, ORACLES, type Oracle } from './oracles.ts';

/** `RUNS=100 npx vitest run --testTimeout=0 tests/paths/routers.test.ts` looks a hundred times longer. */
const RUNS = Number(process.env['RUNS'] ?? 1);

/** For requests with an empty segment inside, relations are only promised for find-my-way. */
function counts(oracle: Oracle, request: string): boolean {
  return oracle.dialect === 'find-my-way' || !request.includes('//');
}

function memo<T>(compute: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const value = known.get(path) ?? compute(path);
    known.set(path, value);
    return value;
  };
}

/** The requests that only the first, only the second, or both of two paths match. */
function compareMatches(requests: readonly string[], first: Uint8Array, second: Uint8Array) {
  const found: { first?: string; second?: string; both?: string } = {};
  requests.forEach((request, index) => {
    const inFirst = first[index] === 1;
    const inSecond = second[index] === 1;
    if (inFirst && inSecond) found.both ??= request;
    else if (inFirst) found.first ??= request;
    else if (inSecond) found.second ??= request;
  });
  return found;
}

const MIRROR: Readonly<Record<Relation, Relation>> = {
  same: 'same',
  covers: 'covered',
  covered: 'covers',
  overlaps: 'overlaps',
  disjoint: 'disjoint',
};

describe.each(ORACLES)('$name', (oracle) => {
  const paths = routerPaths(oracle.name);
  const requests = REQUESTS.filter((request) => counts(oracle, request));
  const short = SHORT_REQUESTS.filter((request) => counts(oracle, request));

  test('no relation of two paths is a lie', () => {
    const matches = memo((path) => oracle.matches(path, requests));
    fc.assert(
      fc.property(paths, paths, (first, second) => {
        const left = matches(first);
        const right = matches(second);
        if (left === null || right === null) return;
        const a = parsePath(first, oracle.dialect);
        const b = parsePath(second, oracle.dialect);
        const relation = relate(a, b);
        expect(relate(b, a)).toBe(MIRROR[relation]);
        const found = compareMatches(requests, left, right);
        if (relation === 'disjoint') expect(found.both).toBeUndefined();
        if (relation === 'same' || relation === 'covers') expect(found.second).toBeUndefined();
        if (relation === 'same' || relation === 'covered') expect(found.first).toBeUndefined();
      }),
      { numRuns: 400 * RUNS },
    );
  });

  test('no relation of a mount is a lie', () => {
    const matches = memo((path) => oracle.matches(path, short));
    const mounted = memo((prefix) => oracle.mounted(prefix, short));
    fc.assert(
      fc.property(paths, paths, (prefix, path) => {
        const left = mounted(prefix);
        const right = matches(path);
        if (left === null || right === null) return;
        const relation = prefixRelates(parsePath(prefix, oracle.dialect), parsePath(path, oracle.dialect));
        const found = compareMatches(short, left, right);
        if (relation === 'disjoint') expect(found.both).toBeUndefined();
        if (relation === 'covers') expect(found.second).toBeUndefined();
      }),
      { numRuns: 250 * RUNS },
    );
  });
});

test('the winner is the one that find-my-way takes', () => {
  const paths = routerPaths('find-my-way');
  fc.assert(
    fc.property(paths, paths, fc.constantFrom(...SHORT_REQUESTS), (first, second, request) => {
      const expected = winner(parsePath(first, 'find-my-way'), parsePath(second, 'find-my-way'));
      const fm = ORACLES.find(({ name }) => name === 'find-my-way');
      const matched = [first, second].every((path) => fm?.matches(path, [request])?.[0] === 1);
      if (expected === null || !matched) return;
      expect(findMyWayWinner(first, second, request)).toBe(expected);
    }),
    { numRuns: 2000 * RUNS },
  );
});

describe('a mounted address is the one that the router makes', () => {
  test.each([4, 5] as const)('Express %i', (version) => {
    const oracle = ORACLES.find(({ name }) => name === `express ${version}`);
    const requests = SHORT_REQUESTS.filter((request) => !request.includes('//'));
    fc.assert(
      fc.property(plainPaths, fc.constantFrom('', '/'), plainPaths, (prefix, slash, path) => {
        const mount = prefix === '/' ? prefix : prefix + slash;
        const address = join(mount, path, 'express');
        expect(oracle?.matches(address.text, requests)).toEqual(nestedMatches(version, mount, path, requests));
      }),
      { numRuns: 100 },
    );
  });

  test('Koa', () => {
    const prefixes = plainPaths.filter((prefix) => prefix !== '/');
    fc.assert(
      fc.property(prefixes, plainPaths, (prefix, path) => {
        expect(join(prefix, path, 'koa').text).toBe(koaMountedPath(prefix, path));
      }),
    );
  });

  test('Fastify', async () => {
    const prefixes = ['/a', '/a/', 'a', '/:x'];
    const paths = ['/', '', '/b', '/:y', 'b', '/b/'];
    for (const prefix of prefixes) {
      for (const path of paths) {
        const app = fastify();
        app.register(
          (child, _options, done) => {
            child.get(path, () => '');
            done();
          },
          { prefix },
        );
        await app.ready();
        const url = join(
          join('', prefix.startsWith('/') ? prefix : `/${prefix}`, 'find-my-way'),
          path,
          'find-my-way',
        ).text;
        expect([prefix, path, url, app.hasRoute({ method: 'GET', url })]).toEqual([prefix, path, url, true]);
      }
    }
  });
});
