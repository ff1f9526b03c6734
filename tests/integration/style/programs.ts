import fc from 'fast-check';
import type { FrameworkName } from '../oracle/table.ts';

/** A program with routes, and requests that may meet them. */
export interface Program {
  readonly source: string;
  readonly urls: readonly string[];
  readonly methods: readonly string[];
}

interface Registration {
  readonly method: string;
  readonly path: string;
}

/** Words as people write them; few, so that routes meet. */
const SEGMENTS = [
  'users',
  'Users',
  'USERS',
  'userGroups',
  'user_groups',
  'user-groups',
  'Orders',
  'orders',
  'v1',
  'users.json',
  'API',
];
const VERBS = ['getUsers', 'list', 'getAll', 'show'];
const PARAMETERS = [':id', ':userId', ':user_id', ':ID', ':slug', String.raw`:id(\\d+)`];

const METHODS = ['get', 'put', 'delete', 'post', 'all'];

/** How a framework is written. */
interface Writing {
  readonly head: string;
  readonly mount: (prefix: string) => string;
  /** A handler that answers with its name and with what is said of the parameters. */
  readonly answer: (id: number, names: readonly string[]) => string;
  readonly foot: string;
}

const read = (from: string, names: readonly string[]): string =>
  `[${names.map((name) => `${from}.${name}`).join(', ')}]`;

const EXPRESS: Writing = {
  head: "const express = require('express');\nconst app = express();\nconst router = express.Router();\n",
  mount: (prefix) => `app.use('${prefix}', router);\n`,
  answer: (id, names) => `(req, res) => res.json({ handler: 'h${String(id)}', params: ${read('req.params', names)} })`,
  foot: 'module.exports = app;\n',
};

const KOA: Writing = {
  head: "const Koa = require('koa');\nconst Router = require('@koa/router');\nconst app = new Koa();\nconst outer = new Router();\nconst router = new Router();\n",
  mount: (prefix) => `outer.use('${prefix}', router.routes());\napp.use(outer.routes());\n`,
  answer: (id, names) => `(ctx) => { ctx.body = { handler: 'h${String(id)}', params: ${read('ctx.params', names)} }; }`,
  foot: 'module.exports = app;\n',
};

const FASTIFY: Writing = {
  head: "const Fastify = require('fastify');\nconst app = Fastify();\napp.register(async function (router) {\n",
  mount: (prefix) => `}, { prefix: '${prefix}' });\n`,
  answer: (id, names) =>
    `(request, reply) => { reply.header('handler', 'h${String(id)}').send({ params: ${read('request.params', names)} }); }`,
  foot: 'module.exports = app;\n',
};

const WRITINGS: Readonly<Record<FrameworkName, Writing>> = {
  express4: EXPRESS,
  express5: EXPRESS,
  koa: KOA,
  fastify: FASTIFY,
};

/**
 * Programs of two to eight routes whose paths are written in all styles.
 *
 * @param hasVerbs whether some of them hold verbs too, which other rules rewrite
 */
export function programs(framework: FrameworkName, hasVerbs: boolean): fc.Arbitrary<Program> {
  // Express 5 has no patterns, and Fastify refuses two names at one place.
  const parameters = framework === 'koa' || framework === 'express4' ? PARAMETERS : PARAMETERS.slice(0, -1);
  const words = hasVerbs ? [...SEGMENTS, ...VERBS, ...VERBS] : SEGMENTS;
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.constantFrom(...parameters) },
  );
  const path = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([segments, slash]) => `/${distinct(segments).join('/')}${slash ? '/' : ''}`);
  const registration = fc.record({ method: fc.constantFrom(...METHODS), path });
  const prefix = fc.constantFrom('/api', '/Api', '/users', '/userGroups', '/api/');
  return fc
    .tuple(fc.array(registration, { minLength: 2, maxLength: 8 }), prefix)
    .map(([list, mount]) => print(WRITINGS[framework], list, mount));
}

/** A path has each parameter once. */
function distinct(segments: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return segments.filter((segment) => {
    const name = /^:\w+/.exec(segment)?.[0];
    if (name === undefined) return true;
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

function print({ head, mount, answer, foot }: Writing, list: readonly Registration[], prefix: string): Program {
  const routes = list.map(({ method, path }, at) => `router.${method}('${path}', ${answer(at, namesIn(path))});\n`);
  const urls = list.flatMap(({ path }) =>
    [path, path.toLowerCase()].flatMap((each) =>
      ['7', 'Zed'].map((value) => `${prefix}${each}`.replaceAll('//', '/').replaceAll(/:\w+(?:\([^)]*\))?/g, value)),
    ),
  );
  const slashed = urls.flatMap((url) => (url.endsWith('/') ? [url, url.slice(0, -1)] : [url, `${url}/`]));
  const methods = list.map(({ method }) => (method === 'all' ? 'GET' : method.toUpperCase()));
  return {
    source: [head, ...routes, mount(prefix), foot].join(''),
    urls: [...new Set(slashed)],
    methods: [...new Set(methods)],
  };
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}
