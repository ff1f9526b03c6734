import { expect, test } from 'vitest';
import { fixSource } from './fix-source.ts';
import { start } from './routers/start.ts';
import type { FrameworkName } from './table.ts';

/** A program with a route below two prefixes, each as people write it. */
type Print = (outer: string, inner: string, path: string) => string;

const express: Print = (outer, inner, path) => `
const express = require('express');
const app = express(), parent = express.Router(), child = express.Router();
child.get('${path}', (req, res) => res.json({ handler: 'found' }));
parent.use('${inner || '/'}', child);
app.use('${outer || '/'}', parent);
module.exports = app;
`;

const PROGRAMS: Readonly<Record<FrameworkName, Print>> = {
  express4: express,
  express5: express,
  fastify: (outer, inner, path) => `
const app = require('fastify')();
app.register(async (parent) => {
  parent.register(async (child) => {
    child.get('${path}', (request, reply) => { reply.header('handler', 'found').send({}); });
  }, { prefix: '${inner}' });
}, { prefix: '${outer}' });
module.exports = app;
`,
  koa: (outer, inner, path) => `
const Koa = require('koa');
const Router = require('@koa/router');
const app = new Koa(), parent = new Router(${outer && `{ prefix: '${outer}' }`}), child = new Router();
child.get('${path}', (ctx) => { ctx.body = { handler: 'found' }; });
parent.use(${inner && `'${inner}', `}child.routes());
app.use(parent.routes());
module.exports = app;
`,
};

const PREFIXES = ['', '/', '/users', '/users/', 'users'];
const PATHS = ['/getAll', 'getAll', 'books/getAll', '/get/7'];
const PREFIXED = PREFIXES.flatMap((outer) =>
  PREFIXES.flatMap((inner) => PATHS.map((path) => [outer, inner, path] as const)),
);

/** The addresses that a client may ask for; none has two slashes side by side. */
function addressesOf(parts: readonly string[]): readonly string[] {
  const words = parts.flatMap((part) => part.split('/')).filter((word) => word !== '');
  const joined = parts
    .join('')
    .split('/')
    .filter((word) => word !== '');
  const texts = new Set([words, joined].map((each) => `/${each.join('/')}`));
  return [...texts].flatMap((text) => [text, `${text}/`]);
}

test.each(['express4', 'express5', 'fastify', 'koa'] as const)(
  'what a client asks for is answered after the fix, whatever the slashes of the prefixes (%s)',
  async (framework) => {
    const lost: string[] = [];
    let moved = 0;
    for (const parts of PREFIXED) {
      const program = PROGRAMS[framework](...parts);
      const app = await start(framework, program).catch(() => null);
      for (const address of app ? addressesOf(parts) : []) {
        if ((await app?.ask('GET', address))?.handler !== 'found') continue;
        const { text } = fixSource(`${program}const ask = () => fetch('${address}');\n`);
        const [, asked = ''] = /fetch\('([^']*)'\)/.exec(text) ?? [];
        if (asked !== address) moved += 1;
        const answer = await start(framework, text).then(
          (fixed) => fixed.ask('GET', asked),
          () => null,
        );
        if (answer?.handler !== 'found')
          lost.push(`${parts.map((part) => `'${part}'`).join(' + ')}: ${address} became ${asked}`);
      }
    }
    expect(lost).toEqual([]);
    expect(moved).toBeGreaterThan(20);
  },
);
