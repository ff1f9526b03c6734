import fc from 'fast-check';
import { named } from '../generate.ts';
import {
  chain,
  guard,
  mount,
  route,
  router,
  table,
  use,
  type EntrySpec,
  type FrameworkName,
  type Table,
} from '../table.ts';

/** Few paths, so that routes meet in most tables. */
const PATHS = [
  '/users',
  '/users',
  '/users/',
  '/Users',
  '/users/me',
  '/users/new',
  '/users/:id',
  '/users/:userId',
  '/:kind',
  '/:kind/:key',
  '/users/:id/posts',
  '/users/:id/:part',
  '/:kind/me',
  '/',
  '/posts',
];
const OWN: Readonly<Record<FrameworkName, readonly string[]>> = {
  express4: ['/users/:id(\\d+)', '/users/7', '/users/:id?', '/*', '/users/*', '*'],
  express5: ['/*rest', '/users/*rest', '/{*rest}', '/users{/:id}'],
  koa: ['/*rest', '/users/*rest', '/{*rest}', '/users{/:id}'],
  fastify: ['/users/:id(\\d+)', '/users/7', '/*', '/users/*', '*'],
};
const METHODS = ['GET', 'GET', 'GET', 'GET', 'POST', 'HEAD', 'ALL'];

const one = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Tables of a framework in which routes stand in each other's way. */
export function meetingTables(framework: FrameworkName): fc.Arbitrary<Table> {
  return entries(framework, 2, 8, 0).map((list) => named(table(framework, list)));
}

function entries(
  framework: FrameworkName,
  least: number,
  most: number,
  depth: number,
): fc.Arbitrary<readonly EntrySpec[]> {
  return fc.array(entry(framework, depth), { minLength: least, maxLength: most }).map((lists) => lists.flat());
}

function entry(framework: FrameworkName, depth: number): fc.Arbitrary<readonly EntrySpec[]> {
  const path = one([...PATHS, ...OWN[framework]]);
  const method = one(METHODS);
  const kinds: { weight: number; arbitrary: fc.Arbitrary<readonly EntrySpec[]> }[] = [
    { weight: 20, arbitrary: fc.tuple(method, path).map(([word, text]) => [route(word, text, '')]) },
  ];
  if (framework !== 'fastify') {
    kinds.push({ weight: 3, arbitrary: fc.tuple(method, path).map(([word, text]) => [guard(word, text, '')]) });
    kinds.push({
      weight: 2,
      arbitrary: fc.tuple(method, path, path).map(([word, ...texts]) => [route(word, texts, '')]),
    });
    kinds.push({ weight: 1, arbitrary: one([null, '/users', '/posts']).map((text) => [use('', text)]) });
    kinds.push({
      weight: 1,
      arbitrary: method.map((word) => [route(word, { pattern: /^\/users\/\w+$/, samples: ['/users/zed'] }, '')]),
    });
  }
  if (framework.startsWith('express'))
    kinds.push({ weight: 1, arbitrary: path.map((text) => [chain(text, { GET: '', POST: '' })]) });
  if (depth < 2) kinds.push({ weight: 4, arbitrary: mounts(framework, depth) });
  return fc.oneof(...kinds);
}

function mounts(framework: FrameworkName, depth: number): fc.Arbitrary<readonly EntrySpec[]> {
  const prefix = one(['/users', '/users', '/posts', '/api', ...(framework === 'fastify' ? [] : [''])]);
  const inner = entries(framework, 1, 3, depth + 1).map((list) => router('', list));
  return fc
    .tuple(
      fc.oneof(
        { weight: 5, arbitrary: prefix.map((text) => [text]) },
        { weight: 1, arbitrary: fc.tuple(prefix, prefix) },
      ),
      inner,
    )
    .map(([texts, child]) => texts.map((text) => mount(text, child)));
}
