import type { Pieces, Slot } from './source.ts';
import type {
  ChainSpec,
  EntrySpec,
  FrameworkName,
  MountSpec,
  PathSpec,
  RouterSpec,
  RouteSpec,
  Table,
  UseSpec,
} from './table.ts';

/** How a framework is written, where the frameworks differ. */
interface Style {
  readonly head: readonly string[];
  readonly create: (router: RouterSpec, isApplication: boolean) => Pieces;
  /** A function that answers with the name of its handler and with the parameters. */
  readonly answer: (id: string) => string;
  /** A function that leaves its name on the request and lets it through. */
  readonly pass: (id: string) => string;
  readonly mount: (on: string, entry: MountSpec) => string;
}

const EXPRESS: Style = {
  head: ["const express = require('express');"],
  create: ({ name }, isApplication) => [`const ${name} = ${isApplication ? 'express()' : 'express.Router()'};\n`],
  answer: (id) => `(req, res) => res.json({ handler: '${id}', params: req.params })`,
  pass: (id) => `(req, res, next) => { req.trail.push('${id}'); next(); }`,
  mount: (on, { prefix, router }) => `${on}.use(${prefix === '' ? '' : `'${prefix}', `}${router.name});\n`,
};

const KOA: Style = {
  head: ["const Koa = require('koa');", "const Router = require('@koa/router');"],
  create: ({ name, prefix }, isApplication) => [
    `const ${name} = ${isApplication ? 'new Koa()' : `new Router(${prefix === '' ? '' : `{ prefix: '${prefix}' }`})`};\n`,
  ],
  answer: (id) => `(ctx) => { ctx.body = { handler: '${id}', params: ctx.params }; }`,
  pass: (id) => `(ctx, next) => { ctx.state.trail.push('${id}'); return next(); }`,
  mount: (on, { prefix, router }) => `${on}.use(${prefix === '' ? '' : `'${prefix}', `}${router.name}.routes());\n`,
};

const FASTIFY: Style = {
  head: ["const Fastify = require('fastify');"],
  create: ({ name }, isApplication) => [isApplication ? `const ${name} = Fastify();\n` : ''],
  answer: (id) => `(request, reply) => { reply.header('handler', '${id}').send({ params: request.params }); }`,
  pass: (id) => `(request, reply, done) => { request.raw.trail.push('${id}'); done(); }`,
  mount: (on, { prefix, router }) =>
    `${on}.register(${router.name}${prefix === '' ? '' : `, { prefix: '${prefix}' }`});\n`,
};

const STYLES: Readonly<Record<FrameworkName, Style>> = {
  express4: EXPRESS,
  express5: EXPRESS,
  koa: KOA,
  fastify: FASTIFY,
};

/** Prints a table as a program of its framework that exports its application. */
export function printTable({ framework, app }: Table): Pieces {
  const style = STYLES[framework];
  const isPlugin = framework === 'fastify';
  const pieces: (string | Slot)[] = [`${style.head.join('\n')}\n`];
  // Inner routers stand before outer ones: Koa copies the routes of a router when it is mounted.
  for (const router of routersOf(app)) {
    const isApplication = router === app;
    if (isPlugin && !isApplication) pieces.push(`async function ${router.name}(fastify) {\n`);
    pieces.push(...style.create(router, isApplication));
    const on = isPlugin && !isApplication ? 'fastify' : router.name;
    for (const entry of router.entries) pieces.push(...printEntry(entry, on, framework, style));
    if (isPlugin && !isApplication) pieces.push('}\n');
  }
  pieces.push(`module.exports = ${app.name};\n`);
  return pieces;
}

/** A router and all that stand on it, each once, the innermost first. */
export function routersOf(top: RouterSpec): readonly RouterSpec[] {
  const found = new Set<RouterSpec>();
  const visit = (router: RouterSpec): void => {
    for (const entry of router.entries) if (entry.kind === 'mount' && !found.has(entry.router)) visit(entry.router);
    found.add(router);
  };
  visit(top);
  return [...found];
}

function printEntry(entry: EntrySpec, on: string, framework: FrameworkName, style: Style): Pieces {
  switch (entry.kind) {
    case 'mount':
      return [style.mount(on, entry)];
    case 'use':
      return [printUse(entry, on, framework, style)];
    case 'chain':
      return printChain(entry, on, style);
    case 'route':
      return framework === 'fastify' && (entry.asObject || entry.methods.length > 1)
        ? printRouteObject(entry, on, style)
        : printRoute(entry, on, style);
  }
}

function printUse({ id, path }: UseSpec, on: string, framework: FrameworkName, style: Style): string {
  if (framework === 'fastify') return `${on}.addHook('onRequest', ${style.pass(id)});\n`;
  return `${on}.use(${path === null ? '' : `'${path}', `}${style.pass(id)});\n`;
}

function printChain({ path, links }: ChainSpec, on: string, style: Style): Pieces {
  const [first] = links;
  const pieces: (string | Slot)[] = [`${on}.route(`, ...printPath(path, `${first?.id ?? ''} path 0`), ')'];
  for (const { id, method } of links) pieces.push('.', member(id, method), `(${style.answer(id)})`);
  return [...pieces, ';\n'];
}

function printRoute(entry: RouteSpec, on: string, style: Style): Pieces {
  const { id, methods, paths, passes } = entry;
  const written = paths.map((path, at) => printPath(path, `${id} path ${String(at)}`));
  const argument =
    paths.length === 1
      ? written.flat()
      : ['[', ...written.flatMap((path, at) => (at === 0 ? path : [', ', ...path])), ']'];
  const handler = passes ? style.pass(id) : style.answer(id);
  return [`${on}.`, member(id, methods[0] ?? ''), '(', ...argument, `, ${handler});\n`];
}

function printRouteObject({ id, methods, paths }: RouteSpec, on: string, style: Style): Pieces {
  const tokens = methods.map(
    (method, at): Slot => ({ key: `${id} method ${String(at)}`, kind: 'method', text: method }),
  );
  const list = tokens.flatMap((token, at) => [at === 0 ? "'" : ", '", token, "'"]);
  const method = methods.length === 1 ? list : ['[', ...list, ']'];
  const path = printPath(paths[0] ?? '', `${id} path 0`);
  return [`${on}.route({ method: `, ...method, ', url: ', ...path, `, handler: ${style.answer(id)} });\n`];
}

function printPath(path: PathSpec, key: string): Pieces {
  // Of the characters that the tables use, the backslash is the only one that a literal writes otherwise.
  return typeof path === 'string'
    ? ["'", { key, kind: 'path', text: path.replaceAll('\\', '\\\\') }, "'"]
    : [String(path.pattern)];
}

function member(id: string, method: string): Slot {
  return { key: `${id} method 0`, kind: 'member', text: method.toLowerCase() };
}
