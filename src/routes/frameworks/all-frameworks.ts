import { adonis } from './adonis.ts';
import { egg, koa, koaJoiRouter, oak } from './koa.ts';
import { elysia } from './elysia.ts';
import { express, hyperExpress, polka, restify, tinyhttp } from './express.ts';
import { fastify } from './fastify.ts';
import { findMyWay, h3, ittyRouter, uWebSockets } from './small-routers.ts';
import { type Framework, QUERY_METHOD } from './framework.ts';
import type { ModuleTable, RouterKind } from './framework-tables.ts';
import { hapi } from './hapi.ts';
import { hono } from './hono.ts';
import { restana } from './restana.ts';

/** All known frameworks. The first is assumed for a router that is recognized by its name alone. */
export const FRAMEWORKS: readonly [Framework, ...Framework[]] = [
  express,
  fastify,
  koa,
  hono,
  hapi,
  restify,
  polka,
  tinyhttp,
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
  restana,
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
 * The URL of a package on a server of modules, with its version and perhaps a file in it:
 * `https://deno.land/x/hono@v4.4.0/mod.ts`.
 */
const MODULE_SERVER =
  /^https:\/\/(?:deno\.land\/x|esm\.sh|jsr\.io)\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,60})(?:@[^/?]{1,60})?(?:[/?].{0,200})?$/;

/**
 * The framework and the table of a module by its specifier, without a registry (`npm:`) or a server
 * (`https://deno.land/x/`) before its name and a version after it; null for any other module. The patterns bound names
 * to 60 characters: none is longer.
 */
export function knownModule(specifier: string): KnownModule | null {
  const served = MODULE_SERVER.exec(specifier)?.[1];
  return (
    MODULES.get(served ?? specifier.replace(/^(?:npm|jsr):\/?/, '').replace(/^(.{1,60}?)@[\d^~][^/]*$/, '$1')) ?? null
  );
}

/** What names a module that makes routers, in quotes; a version or a registry may be around its name. */
const MAKING_MODULE = new RegExp(
  String.raw`['"\x60/:](?:${[...MODULES]
    .flatMap(([name, { table }]) => (table.makes ? name.replaceAll('.', String.raw`\.`) : []))
    .join('|')})['"\x60@/]`,
);

/** Whether a text may load a module that makes routers. */
export function mentionsFrameworks(text: string): boolean {
  return MAKING_MODULE.test(text);
}

/** The module that a parameter of this name receives (`(app, express) => {}`); null for any other name. */
export function moduleNamed(name: string): KnownModule | null {
  const framework = FRAMEWORKS.find((each) => each.moduleNames.includes(name));
  const table = framework?.modules[name];
  return framework && table ? { framework, table } : null;
}

/** What a global function of a framework returns for a name: the router of `use('Route')`; null for any other call. */
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

/** The framework with a name; undefined for one whose routes only decorators declare. */
export function frameworkNamed(name: string): Framework | undefined {
  return BY_NAME.get(name);
}

const BY_NAME: ReadonlyMap<string, Framework> = new Map(FRAMEWORKS.map((each) => [each.name, each]));

/** All members that register a route in some framework. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.filter((each) => each.methodMembers).flatMap((each) => Object.keys(each.methods)),
);

/**
 * Those of them by which the text of a file is recognized as one that may register routes. `query` is left out: many
 * things that are no routers have a member of that name.
 */
export const TELLING_METHOD_MEMBERS: ReadonlySet<string> = new Set(
  [...METHOD_MEMBERS].filter((member) => !Object.hasOwn(QUERY_METHOD, member)),
);

/** The same as the alternatives of a pattern. */
export const TELLING_METHODS = [...TELLING_METHOD_MEMBERS].join('|');

/** All members that return the router they are called on, so that a chain goes on, in some framework. */
export const CHAIN_MEMBERS: ReadonlySet<string> = new Set([
  ...METHOD_MEMBERS,
  ...FRAMEWORKS.flatMap((each) => each.selfReturning),
]);

/** All members, except those named after methods, that add an entry to a router. */
export const ENTRY_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap((each) => {
    const list = each.methodList?.first === 'path' ? each.methodList.member : null;
    return [
      each.mount?.member,
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

/** All members, except those named after methods, that add an entry to a router or configure it. */
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

/** The members that make another router, in some framework. */
export const ROUTER_MAKERS: ReadonlySet<string> = new Set(FRAMEWORKS.flatMap((each) => each.routerMaker ?? []));

/** The members that return a router as middleware, in some framework. */
export const MIDDLEWARE_MEMBERS: ReadonlySet<string> = new Set(FRAMEWORKS.flatMap((each) => each.asMiddleware));

/**
 * The members that return middleware for requests whose methods no route of the router has, in some framework:
 * `allowedMethods`.
 */
export const BESIDE_ROUTES: ReadonlySet<string> = new Set(FRAMEWORKS.flatMap((each) => each.besideRoutes ?? []));

/** The members that mount, in some framework. */
export const MOUNT_MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap((each) => [each.mount?.member ?? [], each.routerMount ?? []].flat()),
);
