import type { Linter } from 'eslint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixOnce, lint } from '../../support/lint.ts';

/** Words of which some are singular collections, some plural ones, and some neither; few, so that routes meet. */
const NAMES = ['user', 'users', 'order', 'orders', 'category', 'news', 'profile'];
const VERBS = ['getAll', 'list', 'getUser', 'createOrder', 'delete', 'show', 'update'];
const METHODS = ['get', 'post', 'put', 'delete'];

const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 3, arbitrary: fc.constantFrom(':id', ':userId') },
  { weight: 2, arbitrary: fc.constantFrom(...VERBS) },
);
const path = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map(
    (segments) => `/${segments.map((each, at) => (each.startsWith(':') ? `${each}${String(at)}` : each)).join('/')}`,
  );
const route = fc.tuple(fc.constantFrom(...METHODS), path);

/** An application, and a router that it mounts; every handler is known. */
const program = fc
  .record({
    own: fc.array(route, { minLength: 1, maxLength: 6 }),
    below: fc.array(route, { maxLength: 4 }),
    prefix: fc.constantFrom('/user', '/order', '/api', '/users'),
  })
  .map(({ own, below, prefix }) => {
    const write = (receiver: string, routes: readonly (readonly [string, string])[], first: number): string[] =>
      routes.map(
        ([method, address], at) =>
          `${receiver}.${method}('${address}', (req, res) => res.json({ handler: ${String(first + at)} }));`,
      );
    return [
      "const express = require('express');",
      'const app = express();',
      'const router = express.Router();',
      ...write('app', own, 0),
      ...write('router', below, own.length),
      `app.use('${prefix}', router);`,
      '',
    ].join('\n');
  });

describe('all rules together, collections included', () => {
  it('have nothing left to fix after two passes, and lose no route', () => {
    fc.assert(
      fc.property(program, fc.constantFrom('plural', 'singular', 'consistent'), (code, style) => {
        const rules: Linter.RulesRecord = {
          ...Object.fromEntries(
            ['no-verb-segment', 'no-unsafe-get', 'no-tunneled-method', 'resource-path-shape'].map(
              (name) => [`restful-routes/${name}`, 'error'] as const,
            ),
          ),
          'restful-routes/plural-collection': ['error', { style }],
        };
        const twice = fixOnce(fixOnce(code, { rules }), { rules });
        expect(lint(twice, { rules }).filter((message) => message.fatal ?? message.fix)).toEqual([]);
        expect(twice.match(/handler: \d+/g)).toEqual(code.match(/handler: \d+/g));
        expect(repeated(twice)).toEqual(repeated(code));
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

/** How many registrations of one router have the method and the shape of an earlier one: none may be added. */
function repeated(code: string): number {
  const said = [...code.matchAll(/^(\w+)\.(\w+)\('([^']*)'/gm)]
    .filter(([, , method]) => method !== 'use')
    .map(([, receiver = '', method = '', address = '']) => `${receiver} ${method} ${address.replaceAll(/:\w+/g, ':')}`);
  return said.length - new Set(said).size;
}
