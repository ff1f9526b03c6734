import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fix } from '../../support/lint.ts';

const NAMES = ['user', 'users', 'order', 'orders', 'category', 'me'];
const METHODS = ['get', 'put', 'delete'];

const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 3, arbitrary: fc.constant(':id') },
);
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.map((each, at) => (each === ':id' ? `:id${String(at)}` : each)).join('/')}`);
const route = fc.tuple(fc.constantFrom(...METHODS), path);

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

/** The application that a program makes, on the real Express. */
function applicationOf(code: string): RequestListener {
  // What the program returns is the application that it makes.
  const run = compileFunction(`${code}\nreturn app;`, ['require']) as (require: NodeJS.Require) => RequestListener;
  return run(createRequire(import.meta.url));
}

/** A request of each route, in the order of the program. */
function requestsOf(code: string): readonly (readonly [method: string, url: string])[] {
  const prefix = /app\.use\('([^']*)'/.exec(code)?.[1] ?? '';
  return [...code.matchAll(/^(app|router)\.(get|put|delete)\('([^']*)'/gm)].map(
    ([, receiver, method = '', address = '']) => [
      method,
      (receiver === 'app' ? address : prefix + address).replaceAll(/:\w+/g, '7'),
    ],
  );
}

/** What answers the requests, one after another: the number of a handler, or the status where there is none. */
async function answers(code: string): Promise<readonly string[]> {
  const server = createServer(applicationOf(code)).listen(0);
  await once(server, 'listening');
  // A server that listens on a port of its own has an address with one.
  const { port } = server.address() as AddressInfo;
  const found: string[] = [];
  for (const [method, url] of requestsOf(code)) {
    const response = await fetch(`http://127.0.0.1:${String(port)}${url}`, { method: method.toUpperCase() });
    const body = await response.text();
    found.push(response.ok ? body : String(response.status));
  }
  server.close();
  server.closeAllConnections();
  return found;
}

describe('routes whose collections were renamed', () => {
  it.each(['plural', 'singular', 'consistent'])(
    'are reached by the requests that follow them, and by no others: %s',
    async (style) => {
      await fc.assert(
        fc.asyncProperty(program, async (code) => {
          const fixed = fix(code, { rules: { 'restful-routes/plural-collection': ['error', { style }] } });
          if (fixed !== code) expect(await answers(fixed)).toEqual(await answers(code));
        }),
        { numRuns: 60, seed: 11 },
      );
    },
  );
});
