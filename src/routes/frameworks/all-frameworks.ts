import { adonis } from './adonis.ts';
import { egg } from './egg.ts';
import { elysia } from './elysia.ts';
import { express } from './express.ts';
import { fastify } from './fastify.ts';
import { findMyWay } from './find-my-way.ts';
import { QUERY_METHOD, type Framework, type ModuleTable, type RouterKind } from './framework.ts';
import { h3 } from './h3.ts';
import { hapi } from './hapi.ts';
import { hono } from './hono.ts';
import { hyperExpress } from './hyper-express.ts';
import { ittyRouter } from './itty-router.ts';
import { koa } from './koa.ts';
import { koaJoiRouter } from './koa-joi-router.ts';
import { oak } from './oak.ts';
import { polka } from './polka.ts';
import { restify } from './restify.ts';
import { uWebSockets } from './uwebsockets.ts';

/** Every framework that is known. The first is the one assumed of a router that only its name tells of. */
export const FRAMEWORKS: readonly [Framework, ...Framework[]] = [
  express,
  fastify,
  koa,
  hono,
  hapi,
  restify,
  polka,
  findMyWay,
  elysia,
  adonis,
  egg,
  oak,
  ittyRouter,
  h3,
  hyperExpress,
  koaJoiRouter,
  uWebSockets,
];

export interface KnownModule {
  readonly framework: Framework;
  readonly table: ModuleTable;
}

const MODULES = new Map<string, KnownModule>();
for (const framework of FRAMEWORKS) {
  for (const [specifier, table] of Object.entries(framework.modules)) MODULES.set(specifier, { framework, table });
}

/**
 * Servers of modules, after which a package is with its version, and perhaps with a file of it:
 * `https://deno.land/x/hono@v4.4.0/mod.ts`.
 */
const MODULE_SERVER =
  /^https:\/\/(?:deno\.land\/x|esm\.sh|jsr\.io)\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,60})(?:@[^/?]{1,60})?(?:[/?].{0,200})?$/;

/**
 * What a module specifier represents, a registry before it (`npm:`) or its server (`https://deno.land/x/`) and a
 * version after it left aside. No name is longer than that.
 */
export function knownModule(specifier: string): KnownModule | null {
  const served = MODULE_SERVER.exec(specifier)?.[1];
  return (
    MODULES.get(served ?? specifier.replace(/^(?:npm|jsr):\/?/, '').replace(/^(.{1,60}?)@[\d^~][^/]*$/, '$1')) ?? null
  );
}

/** The module that a parameter of this name is passed, or null. */
export function moduleNamed(name: string): KnownModule | null {
  const framework = FRAMEWORKS.find((each) => each.moduleNames.includes(name));
  const table = framework?.modules[name];
  return framework && table ? { framework, table } : null;
}

/**
 * What a function that is there without an import answers by a name: the router of `use('Route')`; null where it is
 * none of a framework.
 */
export function answerOfContainer(
  call: string,
  name: string,
): { readonly framework: Framework; readonly kind: RouterKind } | null {
  for (const framework of FRAMEWORKS) {
    const kind =
      framework.container?.call === call && Object.hasOwn(framework.container.answers, name)
        ? framework.container.answers[name]
        : undefined;
    if (kind) return { framework, kind };
  }
  return null;
}

/** All members that register a route in some framework. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.filter((each) => each.methodMembers).flatMap((each) => Object.keys(each.methods)),
);

/** Those of them that a text tells by their names; the others are specified by many things. */
export const TELLING_METHOD_MEMBERS: ReadonlySet<string> = new Set(
  [...METHOD_MEMBERS].filter((member) => !Object.hasOwn(QUERY_METHOD, member)),
);

/** The same as the alternatives of a pattern. */
export const TELLING_METHODS = [...TELLING_METHOD_MEMBERS].join('|');

/** All members after which a chain goes on with the same router, in some framework. */
export const CHAIN_MEMBERS: ReadonlySet<string> = new Set([
  ...METHOD_MEMBERS,
  ...FRAMEWORKS.flatMap((each) => each.selfReturning),
]);

/** All members other than methods that put something into a router's table. */
export const ENTRY_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap((each) => {
    const list = each.methodList?.first === 'path' ? each.methodList.member : null;
    return [
      each.mount.member,
      each.routerMount,
      each.handlerMount?.member,
      each.routeObject?.member,
      each.describedRoute?.member,
      list,
      each.pathChain,
      each.resource?.member,
    ];
  }).filter((member) => typeof member === 'string'),
);

/**
 * All members that take methods before the path. Other things have members of these names too:
 * `emitter.on('end', done)`.
 */
export const METHODS_FIRST_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap(({ methodList }) => (methodList?.first === 'methods' ? [methodList.member] : [])),
);

/** All members that state something about a router, methods aside. */
export const TABLE_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap((each) => [
    each.prefixMember,
    each.viewMember,
    each.fallbackMember,
    each.viewSetting === null ? null : 'set',
    ...(each.group?.members ?? []),
  ])
    .filter((member) => typeof member === 'string')
    .concat(...ENTRY_MEMBERS),
);

/** The members that open a chain of methods under one path, in some framework. */
export const PATH_MEMBERS: ReadonlySet<string> = new Set(FRAMEWORKS.flatMap((each) => each.pathChain ?? []));

/** The members that answer a router as middleware, in some framework. */
export const MIDDLEWARE_MEMBERS: ReadonlySet<string> = new Set(FRAMEWORKS.flatMap((each) => each.asMiddleware));

/** The members that make middleware for other methods than those of the routes, in some framework. */
export const BESIDE_ROUTES: ReadonlySet<string> = new Set(FRAMEWORKS.flatMap((each) => each.besideRoutes ?? []));

/** The members that mount, in some framework. */
export const MOUNT_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap((each) => [each.mount.member, each.routerMount ?? []].flat()),
);
