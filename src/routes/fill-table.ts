import type { TSESTree } from '@typescript-eslint/utils';
import { unseenRoute } from './extension-points.ts';
import type { GivenPrefixes } from './given-prefixes.ts';
import { isNamedLikeRouter, type Judgement } from './calls/judge-router.ts';
import type { RouterArgument } from './router-arguments.ts';
import type { Entry } from '../model/router.ts';
import type { Handover } from '../model/router-links.ts';
import { isLocal } from './router-names.ts';
import { readMountCalls } from './mounting.ts';
import { type DescribedCall, describedRoutes } from './registrars/described-call.ts';
import type { Resolver } from './values/resolver.ts';
import type { Attempt } from './calls/route-call.ts';
import type { RouterInProgress } from './router-in-progress.ts';
import { Branches, EntryMaker, type RouterOf } from './entry-maker.ts';
import { isWithin } from '../text/syntax.ts';
import { functionAround } from './scan.ts';
import type { ScannedFile } from './scanned-file.ts';
import { callsOf, selfCallsOf } from './values/own-calls.ts';

/** What a file registers on one router. */
export interface Registrations {
  readonly judgement: Judgement;
  /** The calls of functions that are in no file of the project, and that register routes. */
  readonly described: readonly DescribedCall[];
  /** Where the router is passed to a function. */
  readonly handed: readonly RouterArgument[];
  /** Where it is passed to something that registers routes on it in code that is not read. */
  readonly extensions: readonly TSESTree.CallExpression[];
  /** The prefixes that the file puts in front of routers of other files. */
  readonly given: GivenPrefixes;
}

/** Entries of a table, and when the code makes them. */
interface Placed {
  readonly moment: Moment;
  readonly entries: readonly Entry[];
}

/** Fills a router's table with what is registered on it, in the order in which the code runs. */
export function fillTable(
  router: RouterInProgress,
  { judgement, described, handed, extensions, given }: Registrations,
  routerOf: RouterOf,
  resolver: Resolver,
): void {
  const { framework, attempts } = judgement;
  const mounting = attempts
    .map((attempt) => ({ attempt, calls: readMountCalls(attempt, framework, resolver) }))
    .filter(({ calls }) => calls.length > 0);
  const calls = [
    ...[...judgement.routes, ...mounting].map(({ attempt }) => attempt.call),
    ...[...described, ...handed].map(({ call }) => call),
    ...extensions,
  ];
  const branches = new Branches(calls, resolver);
  const making = new EntryMaker(router, framework, { branches, given }, routerOf, resolver);
  const { file } = resolver;
  const placed: readonly Placed[] = [
    ...judgement.routes.map((route) => ({ moment: momentAt(route.attempt, resolver), entries: making.routes(route) })),
    ...described.map((each) => ({
      moment: momentOf(each.call, each.call.callee.range[0], file),
      entries: describedRoutes(each, router, resolver).map((route) => ({ ...route, branches: branches.of(each.call) })),
    })),
    ...mounting.map((each) => ({
      moment: momentAt(each.attempt, resolver),
      entries: each.calls.flatMap((call) => making.mounts(each.attempt, call)),
    })),
    ...extensions.map((call) => ({
      moment: momentOf(call, call.range[0], file),
      entries: [unseenRoute(router, call, branches.of(call))],
    })),
  ].sort((a, b) => compareMoments(a.moment, b.moment));
  const before = router.entries.length;
  for (const { entries } of placed) for (const entry of entries) router.entries.push(entry);
  router.handovers.push(
    ...handoversOf(handed, placed, branches, resolver).map((each) => ({ ...each, before: each.before + before })),
  );
}

/** The calls that pass the router to a function, each with the number of entries that the table has by then. */
function handoversOf(
  handed: readonly RouterArgument[],
  placed: readonly Placed[],
  branches: Branches,
  { file }: Resolver,
): readonly Handover[] {
  const inOrder = handed
    .map((each) => ({ ...each, moment: momentOf(each.call, each.call.range[0], file) }))
    .sort((a, b) => compareMoments(a.moment, b.moment));
  return inOrder.map(({ call, from, parameter, moment }) => {
    const earlier = placed.filter((each) => compareMoments(each.moment, moment) < 0);
    return {
      from,
      parameter,
      before: earlier.flatMap(({ entries }) => entries).length,
      branches: branches.of(call),
      range: call.range,
    };
  });
}

function momentAt({ call, callee }: Attempt, resolver: Resolver): Moment {
  return momentOf(call, callee.property.range[0], resolver.file);
}

/**
 * Whether a receiver that only its name shows to be a router, and that has no routes, counts as one because of what is
 * mounted on it: a router or, on a parameter, any middleware of the project, as callers decide what the parameter is
 * (`export default (app) => app.use('/api', guard)`). What a package exports does not count: other things than routers
 * take plugins by a `use` too.
 */
export function isRouterByMounts({ receiver, framework, attempts }: Judgement, resolver: Resolver): boolean {
  if (!isNamedLikeRouter(receiver)) return false;
  const mounted = attempts.flatMap((attempt) =>
    readMountCalls(attempt, framework, resolver).flatMap((call) => call.mounted),
  );
  return mounted.some(
    (each) => each.kind === 'router' || (receiver.isParameter && (each.from === null || isLocal(each.from))),
  );
}

/** When a registration runs, to be compared place by place. */
type Moment = readonly number[];

const MAX_CALLS = 8;

/**
 * When the code at a place of the source runs: where it is, unless it is in a function or a method that the file calls
 * once; then it is where that call is.
 */
function momentOf(node: TSESTree.Node, at: number, file: ScannedFile): Moment {
  const moment = [at];
  let place: TSESTree.Node = node;
  for (let count = 0; count < MAX_CALLS; count++) {
    const owner = functionAround(place);
    if (!owner) break;
    const calls = [...callsOf(owner, file), ...selfCallsOf(owner, file)];
    const [call] = calls;
    if (call && calls.length === 1 && !isWithin(call, owner)) {
      moment.unshift(call.range[1]);
      place = call;
    } else place = owner;
  }
  return moment;
}

function compareMoments(a: Moment, b: Moment): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
