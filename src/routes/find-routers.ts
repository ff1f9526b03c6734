import type { TSESTree } from '@typescript-eslint/utils';
import { groupBy } from '../text/grouping.ts';
import { readText } from '../text/read-text.ts';
import { enclosingClass } from '../text/syntax.ts';
import { findApplications } from './decorators/find-applications.ts';
import { findControllers } from './decorators/find-controllers.ts';
import { Exposures } from './exposure.ts';
import { findContinued } from './inherited-routers.ts';
import type { ModuleExports } from '../model/exported.ts';
import { readExports } from './read-exports.ts';
import { fileRouter } from './files/find-file-router.ts';
import { groupAround } from './groups.ts';
import { findRouterArguments } from './router-arguments.ts';
import { judge, type Judgement } from './calls/judge-router.ts';
import type { Router } from '../model/router.ts';
import { findServed } from './served.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { DescribedCall } from './registrars/described-call.ts';
import { describedCalls } from './registrars/described-calls.ts';
import { methodOf } from './values/syntax-value.ts';
import { FileResolver } from './values/file-resolver.ts';
import type { Resolver } from './values/resolver.ts';
import type { Attempt } from './calls/route-call.ts';
import { placeOn, type RouterInProgress } from './router-in-progress.ts';
import { scan } from './scan.ts';
import { mentionsRoutes } from './signs/mentions-routes.ts';
import type { Candidate, RecognitionSource, ScannedFile } from './scanned-file.ts';
import { findServices } from './services/find-services.ts';
import { findSailsTable } from './sails-table.ts';
import { findStrapiTable } from './strapi-tables.ts';
import { GivenPrefixes } from './given-prefixes.ts';
import { fillTable, isRouterByMounts } from './fill-table.ts';
import { unreadCalls } from './extension-points.ts';
import { inheritViews } from './views.ts';
import { begin } from './new-tables.ts';

/** What a file holds: its routers, and what it exports. */
export interface RouteModule {
  readonly routers: readonly Router[];
  /** Reads the exports; they are followed when they are asked for. */
  readonly exports: () => ModuleExports;
}

/** What was read of files that are asked for their routes more than once. */
const modules = new WeakMap<ScannedFile, RouteModule>();

/** Finds the routers of a file, each with its table of routes, mounts and middleware. */
export function findRouters(source: RecognitionSource): readonly Router[] {
  return mentionsRoutes(source.text) ? (modules.get(scan(source)) ?? readModule(source)).routers : [];
}

/**
 * Reads a file as a module of an application: the routers that it makes or is passed, and what others may import of it.
 */
export function readModule(source: RecognitionSource): RouteModule {
  const resolver = new FileResolver(scan(source));
  const groups = groupByReceiver(resolver);
  const described = describedCalls(resolver);
  for (const { receiver } of described) if (!groups.has(receiver)) groups.set(receiver, []);
  const known = new Set<TSESTree.Node>(described.map(({ call }) => call));
  const undescribed = (attempts: readonly Attempt[]) => attempts.filter(({ call }) => !known.has(call));
  const judgements = [...groups].map(([receiver, attempts]) => judge(receiver, undescribed(attempts), resolver));
  const exposures = new Exposures(resolver);
  const handed = findRouterArguments(resolver);
  const { routers, routerOf } = beginRouters(
    judgements.filter((judgement) => isRouter(judgement, described, resolver)),
    handed.map(({ receiver }) => receiver),
    exposures,
    resolver,
  );
  const given = new GivenPrefixes(groups.values(), resolver);
  const tables = new Map(judgements.map((judgement) => [judgement.receiver, judgement]));
  for (const [receiver, router] of routers) {
    const registrations = {
      judgement: tables.get(receiver) ?? judge(receiver, [], resolver),
      described: described.filter((each) => each.receiver === receiver),
      handed: handed.filter((each) => each.receiver === receiver),
      extensions: [...exposures.of(receiver).extensions, ...unreadCalls(receiver, resolver)],
      given,
    };
    beginAs(router, receiver.begins && routers.get(receiver.begins));
    fillTable(router, registrations, routerOf, resolver);
  }
  continueRouters(routers, resolver);
  const found = [...routers.values()];
  inheritViews(found);
  const module: RouteModule = {
    routers: [...found.filter(isUsed), ...declaredRouters(source, resolver)],
    exports: () => readExports(resolver, routerOf),
  };
  modules.set(resolver.file, module);
  return module;
}

/** Begins a router that a function makes with what the function registers. */
function beginAs(router: RouterInProgress, begun: RouterInProgress | null | undefined): void {
  if (!begun || begun.prefixFrom) return;
  // The router itself has the prefix, if there is one.
  begun.prefix = null;
  placeOn(router, begun);
}

/** Notes which routers are those of classes that extend a class of another file. */
function continueRouters(routers: ReadonlyMap<Receiver, RouterInProgress>, resolver: Resolver): void {
  for (const { receiver, continues } of findContinued(resolver)) {
    const router = routers.get(receiver);
    if (router) router.continues = continues;
  }
}

/**
 * Begins the tables of the routers of a file: of those that register something, and of those that it passes on or lets
 * listen. `routerOf` begins others, which are proven to be routers, when they are asked for.
 *
 * @param passed the routers that are passed to functions of other files
 */
function beginRouters(
  judgements: readonly Judgement[],
  passed: readonly Receiver[],
  exposures: Exposures,
  resolver: Resolver,
): {
  readonly routers: ReadonlyMap<Receiver, RouterInProgress>;
  readonly routerOf: (receiver: Receiver) => RouterInProgress | null;
} {
  const served = findServed(resolver);
  const takers = new Set([...passed, ...served]);
  const routers = new Map(
    judgements.map((judgement) => [judgement.receiver, begin(judgement, exposures, resolver)] as const),
  );
  const routerOf = (receiver: Receiver): RouterInProgress | null => {
    const router = routers.get(receiver);
    if (router || !(receiver.proof || takers.has(receiver))) return router ?? null;
    const empty = begin(judge(receiver, [], resolver), exposures, resolver);
    routers.set(receiver, empty);
    return empty;
  };
  for (const receiver of passed) routerOf(receiver);
  for (const receiver of served) {
    const router = routerOf(receiver);
    if (router) router.isServed = true;
  }
  return { routers, routerOf };
}

function isUsed({ entries, mountedBy, handovers, isServed }: Router): boolean {
  return entries.length > 0 || mountedBy.length > 0 || handovers.length > 0 || isServed === true;
}

/** The routers that a file declares other than by calls: by decorators, services, tables, or its place. */
function declaredRouters(source: RecognitionSource, resolver: Resolver): readonly Router[] {
  const filed = source.place ? fileRouter(source.place, resolver) : null;
  return [
    ...findApplications(resolver),
    ...findControllers(resolver),
    ...findServices(resolver),
    ...tablesOf(resolver),
    ...(filed ? [filed] : []),
  ];
}

/** The tables that the file exports for Strapi or Sails. */
function tablesOf(resolver: Resolver): readonly Router[] {
  return [findStrapiTable(resolver), findSailsTable(resolver)].filter((router) => router !== null);
}

function isRouter(judgement: Judgement, described: readonly DescribedCall[], resolver: Resolver): boolean {
  const { receiver, routes } = judgement;
  return (
    receiver.proof !== null ||
    routes.length > 0 ||
    described.some((each) => each.receiver === receiver) ||
    isRouterByMounts(judgement, resolver)
  );
}

/** All calls that may register something, by what they are called on. */
function groupByReceiver(resolver: Resolver): Map<Receiver, Attempt[]> {
  const attempts = resolver.file.candidates.flatMap((candidate) => attemptOf(candidate, resolver) ?? []);
  return groupBy(attempts, ({ receiver }) => receiver);
}

function attemptOf(candidate: Candidate, resolver: Resolver): Attempt | null {
  const { call, callee } = candidate;
  if (call.arguments.length === 0 || callsOwnMethod(candidate)) return null;
  const on = resolver.receiverOf(callee.object);
  if (!on) return null;
  const memberText = callee.computed ? readText(callee.property, resolver.file) : null;
  const member = memberText?.value ?? candidate.member;
  return 'call' in on
    ? { call, callee, member, memberText, receiver: on.receiver, pathCall: on.call }
    : { call, callee, member, memberText, receiver: groupAround(call, on, resolver), pathCall: null };
}

/** `this.get('/users', list)` in a class that has such a method itself: what that registers is found there. */
function callsOwnMethod({ call, callee, member }: Candidate): boolean {
  const owner = callee.object.type === 'ThisExpression' && member !== null ? enclosingClass(call) : null;
  return owner !== null && member !== null && methodOf(owner, member).kind === 'function';
}
