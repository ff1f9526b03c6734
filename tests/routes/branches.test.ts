import { expect, it } from 'vitest';
import { ANSWER, EXPRESS, express, fastify } from '../support/applications.ts';
import { routesOf, routersOf } from './dump.ts';
import { expectLinear } from '../support/work/work.ts';

const ROUTE = `app.get('/a', ${ANSWER});`;
const OTHER = `app.get('/b', ${ANSWER});`;

/** Whether the first route stands wherever the second one does, and the other way round. */
function standing(code: string): readonly [boolean, boolean] {
  const [a = [], b = []] = routesOf(code).map(({ branches }) => branches);
  return [a.every((each) => b.includes(each)), b.every((each) => a.includes(each))];
}

it.each([
  ['beside each other', ROUTE + OTHER, [true, true]],
  ['the second in a condition', `${ROUTE}\nif (dev) { ${OTHER} }`, [true, false]],
  ['in the two sides of one', `if (dev) { ${ROUTE} } else { ${OTHER} }`, [false, false]],
  ['in one side of one', `if (dev) { ${ROUTE} ${OTHER} }`, [true, true]],
  ['behind &&', `dev && ${ROUTE}\n${OTHER}`, [false, true]],
  ['in cases', `switch (mode) { case 1: ${ROUTE} break; default: ${OTHER} }`, [false, false]],
  ['in a loop', `for (const each of list) { ${ROUTE} }\n${OTHER}`, [false, true]],
  ['behind an early return', `function start() { ${ROUTE}\nif (!dev) return;\n${OTHER} }`, [true, false]],
  ['in a function that is called once', `function start() { ${ROUTE} }\nstart();\n${OTHER}`, [true, true]],
  [
    'in a function that is called in a condition',
    `function start() { ${ROUTE} }\nif (dev) start();\n${OTHER}`,
    [false, true],
  ],
  ['in a function that the file does not call', `export function start() { ${ROUTE} }\n${OTHER}`, [false, true]],
  ['in a function that is called twice', `function start() { ${ROUTE} }\nstart(); start();\n${OTHER}`, [false, true]],
  ['in two functions', `export function a() { ${ROUTE} }\nexport function b() { ${OTHER} }`, [false, false]],
  ['in one function that nobody calls', `export function start() { ${ROUTE} ${OTHER} }`, [true, true]],
  ['in a callback', `${ROUTE}\nconnect().then(() => { ${OTHER} });`, [true, false]],
  [
    'in the methods of a class',
    `class Api { constructor() { this.a(); this.b(); } a() { ${ROUTE} } b() { ${OTHER} } }`,
    [true, true],
  ],
  ['in a function that is called at once', `(() => { ${ROUTE} })();\n${OTHER}`, [true, true]],
] as const)('knows routes %s', (_title, code, both) => {
  expect(standing(EXPRESS + code)).toEqual(both);
});

it('takes the function that makes all of a router for no branch', () => {
  expect(
    routesOf(
      `import { Router } from 'express';\nexport const users = () => { const router = Router(); router.get('/a', ${ANSWER}); return router; };`,
    ).map(({ branches }) => branches),
  ).toEqual([[]]);
  expect(
    routesOf(fastify("fastify.register(async (users) => { users.get('/a', async () => []); });")).map(
      ({ branches }) => branches,
    ),
  ).toEqual([[]]);
});

it('does not look at thousands of early returns for each route', () => {
  const read = (count: number): readonly unknown[] => {
    const lines = Array.from(
      { length: count },
      (_, at) => `if (off${String(at)}) return;\napp.get('/${String(at)}', ${ANSWER});`,
    );
    return routesOf(express(`function start() {\n${lines.join('\n')}\n}`));
  };
  expectLinear(read);
  expect(read(1000)).toHaveLength(1000);
});

it('knows the versions and hosts of routes, and routers that match otherwise', () => {
  const constrained = (code: string): readonly unknown[] =>
    routersOf(code).map((router) => [
      router.constrained,
      router.entries.map((entry) => entry.kind === 'route' && entry.constrained),
    ]);
  expect(
    constrained(
      fastify(
        "fastify.get('/a', { constraints: { host: 'x' } }, async () => []);",
        "fastify.get('/b', { schema }, async () => []);",
        "fastify.get('/c', options, async () => []);",
        "fastify.route({ method: 'GET', url: '/d', version: '1', handler: async () => [] });",
        "fastify.get('/e', async () => []);",
      ),
    ),
  ).toEqual([[false, [true, false, true, true, false]]]);
  expect(
    constrained(
      "const Router = require('@koa/router');\nconst router = new Router({ prefix: '/a', host: 'x' });\nrouter.get('/b', (ctx) => { ctx.body = 1; });",
    ),
  ).toEqual([[true, [false]]]);
  expect(
    constrained(express('const router = express.Router({ mergeParams: true });', `router.get('/a', ${ANSWER});`)),
  ).toEqual([[false, [false]]]);
});
