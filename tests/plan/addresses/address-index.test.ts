import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relate } from '../../../src/paths/compare.ts';
import { parsePath } from '../../../src/paths/parse-path.ts';
import { AddressIndex } from '../../../src/plan/addresses/address-index.ts';

const segment = fc.constantFrom(
  'users',
  'Users',
  'posts',
  'me',
  ':id',
  ':userId',
  ':id?',
  ':rest*',
  '*',
  ':id.json',
  ':id(\\d+)',
);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => parsePath(`/${segments.join('/')}`, 'express'));

describe('AddressIndex', () => {
  it('leaves no path out that may meet', () => {
    fc.assert(
      fc.property(fc.array(path, { maxLength: 8 }), path, (stored, asked) => {
        const index = new AddressIndex<number>();
        stored.forEach((one, at) => {
          index.add(at, one, false);
        });
        const found = new Set(index.meeting(asked));
        stored.forEach((one, at) => {
          if (relate(one, asked) !== 'disjoint') expect(found.has(at), `${one.text} and ${asked.text}`).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('answers each item once', () => {
    const index = new AddressIndex<string>();
    for (const text of ['/users', '/users/:id', '/*', '/users/*', '/posts'])
      index.add(text, parsePath(text, 'express'), false);
    expect([...index.meeting(parsePath('/users/:name', 'express'))].sort()).toEqual([
      '/*',
      '/users',
      '/users/*',
      '/users/:id',
    ]);
    expect([...index.meeting(parsePath('/*', 'express'))].sort()).toEqual([
      '/*',
      '/posts',
      '/users',
      '/users/*',
      '/users/:id',
    ]);
  });

  it('knows that a parameter may be empty', () => {
    const index = new AddressIndex<string>();
    for (const text of ['/users/:id', '/posts/']) index.add(text, parsePath(text, 'find-my-way'), false);
    expect([...index.meeting(parsePath('/users/', 'find-my-way'))]).toEqual(['/users/:id']);
    expect([...index.meeting(parsePath('/posts/:id', 'find-my-way'))]).toEqual(['/posts/']);
  });

  it('finds prefixes above a path, and what has no path anywhere', () => {
    const index = new AddressIndex<string>();
    index.add('use /users', parsePath('/users', 'express'), true);
    index.add('use /posts', parsePath('/posts', 'express'), true);
    index.add('regular expression', null, false);
    expect([...index.meeting(parsePath('/users/1/posts', 'express'))].sort()).toEqual([
      'regular expression',
      'use /users',
    ]);
  });

  it('does not care how deep a path is', () => {
    const index = new AddressIndex<string>();
    const deep = parsePath('/a'.repeat(20_000), 'express');
    index.add('deep', deep, false);
    expect([...index.meeting(deep)]).toEqual(['deep']);
    expect([...index.meeting(parsePath('/a/*', 'express'))]).toEqual(['deep']);
  });
});
