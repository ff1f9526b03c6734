import type { TSESTree } from '@typescript-eslint/utils';
import { bare } from '../text/syntax.ts';
import type { Text } from '../text/text.ts';
import { branchesOf, withoutCommon } from './branches.ts';
import { isConstrainedRoute } from './constraints.ts';
import { METHOD_MEMBERS } from './frameworks/all.ts';
import type { Framework } from './frameworks/framework.ts';
import { describeHandlers } from './handlers.ts';
import { isNamedLikeRouter, type JudgedRoute, type Judgement } from './judge.ts';
import { methodTokens } from './method-token.ts';
import type { Handed } from './handing.ts';
import type { Entry, Handover, Middleware, Mount, Route, Router } from './model.ts';
import { isLocal, prefixReference, readMountCalls, type MountCall, type Mounted } from './mounting.ts';
import { compareMoments, momentOf, type Moment } from './order.ts';
import type { PathArgument } from './path-argument.ts';
import { piecesOf } from './path-pieces.ts';
import type { Receiver } from './receiver.ts';
import type { Registrars } from './registrars/find-registrars.ts';
import type { GivenCall } from './registrars/given.ts';
import { makeRoutes } from './registrars/make-routes.ts';
import type { Resolver } from './resolver.ts';
import type { Attempt } from './route-call.ts';

/** A router while its table is being filled. */
export interface RouterInProgress extends Router {
  framework: Router['framework'];
  dialect: Router['dialect'];
  precedence: Router['precedence'];
  tolerance?: Router['tolerance'];
  bareStart?: Router['bareStart'];
  readonly entries: Entry[];
  readonly mountedBy: { parent: Router; mount: Mount }[];
  readonly handovers: Handover[];
  prefix: Text | null;
  open: boolean;
  views: Router['views'];
}

/** Finds the router of a receiver; null where there is no telling that it is one. */
export type RouterOf = (receiver: Receiver) => RouterInProgress | null;

/** The calls of a file that are more than they show by themselves. */
export interface Understood {
  readonly registrars: Registrars;
  /** Those of functions that stand in other files. */
  readonly inherited: ReadonlyMap<TSESTree.Node, GivenCall>;
}

/** Fills a router's table with what is registered on it, in the order in which the code runs. */
export function fillTable(router: RouterInProgress, judgement: Judgement, { registrars, inherited }: Understood, handed: readonly Handed[], routerOf: RouterOf, resolver: Resolver): void {
  const { framework, attempts } = judgement;
  const called = registrars.calls.filter(({ receiver }) => receiver === judgement.receiver);
  const placed: { moment: Moment; entries: readonly Entry[] }[] = [];
  const owners = new Map<TSESTree.Node, object>();
  const mounting = attempts.map((attempt) => ({ attempt, calls: readMountCalls(attempt, framework, resolver) })).filter(({ calls }) => calls.length > 0);
  const branches = branchesAt([...[...judgement.routes, ...mounting].map(({ attempt }) => attempt.call), ...called.map(({ site }) => site.runs), ...handed.map(({ call }) => call)], resolver);
  for (const route of judgement.routes) {
    const entries = routesOf(route, router, framework, owners, branches, resolver);
    const template = registrars.templates.get(route.attempt) ?? inherited.get(route.attempt.call);
    placed.push({ moment: momentAt(route.attempt, resolver), entries: template ? entries.map((entry) => ({ ...entry, template })) : entries });
  }
  for (const { registrar, site, call, isTemplate } of called) {
    const entries = makeRoutes(registrar, call, router).map((route) => ({ ...route, template: isTemplate ? registrar.own : undefined, branches: branches.get(site.runs) ?? [] }));
    placed.push({ moment: momentOf(site.runs, site.node === site.runs ? site.callee[0] : site.runs.range[0], resolver.file), entries });
  }
  for (const { attempt, calls } of mounting) {
    placed.push({ moment: momentAt(attempt, resolver), entries: calls.flatMap((call) => mountsOf(attempt, call, router, routerOf, branches, resolver)) });
  }
  placed.sort((a, b) => compareMoments(a.moment, b.moment));
  for (const { entries } of placed) for (const entry of entries) router.entries.push(entry);
  const handing = handed.map((each) => ({ ...each, moment: momentOf(each.call, each.call.range[0], resolver.file) })).sort((a, b) => compareMoments(a.moment, b.moment));
  for (const { call, from, parameter, given, moment } of handing) {
    const earlier = placed.filter((each) => compareMoments(each.moment, moment) < 0);
    router.handovers.push({ from, parameter, given, before: earlier.flatMap(({ entries }) => entries).length, branches: branches.get(call) ?? [], range: call.range });
  }
}

/** The branches that calls stand in, by the calls. */
type Branches = ReadonlyMap<TSESTree.Node, readonly string[]>;

function branchesAt(calls: readonly TSESTree.Node[], { file }: Resolver): Branches {
  const names = withoutCommon(calls.map((call) => branchesOf(call, file)));
  return new Map(calls.map((call, at) => [call, names[at] ?? []]));
}

function momentAt({ call, callee }: Attempt, resolver: Resolver): Moment {
  return momentOf(call, callee.property.range[0], resolver.file);
}

function routesOf(
  { attempt, call }: JudgedRoute,
  router: Router,
  framework: Framework,
  owners: Map<TSESTree.Node, object>,
  branches: Branches,
  resolver: Resolver,
): Route[] {
  const methods = methodTokens(attempt, call, framework, resolver);
  const said = call.object ? [call.object] : attempt.call.arguments.filter((node) => call.paths.every((path) => path.node !== node));
  const handler = describeHandlers(call.handlers, framework.signature.required, resolver, { parametersMember: framework.parametersMember, said });
  const range = call.object?.range ?? registrationRange(attempt);
  const constrained = isConstrainedRoute(attempt.call, call.object, framework, resolver);
  return call.paths.map((path) => ({
    kind: 'route',
    router,
    methods,
    path: path.text,
    pathKind: path.kind,
    pattern: path.pattern,
    handler,
    range,
    pathRange: path.node.range,
    place: call.methods === 'member' ? undefined : (call.object ?? attempt.callee.property).range,
    pathFrom: piecesOf(path, resolver),
    owner: ownerOf(path, owners),
    listFrom: call.listFrom ?? undefined,
    constrained,
    branches: branches.get(attempt.call) ?? [],
  }));
}

/** One object a path text: calls that are chained behind `app.route(path)` share it. */
function ownerOf(path: PathArgument, owners: Map<TSESTree.Node, object>): object {
  const known = owners.get(path.node) ?? {};
  owners.set(path.node, known);
  return known;
}

/** The call, or in a chain behind another registration the link of its own. */
function registrationRange({ call, callee }: Attempt): TSESTree.Range {
  const before = bare(callee.object);
  const isLink =
    before.type === 'CallExpression' &&
    before.callee.type === 'MemberExpression' &&
    before.callee.property.type === 'Identifier' &&
    METHOD_MEMBERS.has(before.callee.property.name);
  return isLink ? [callee.property.range[0], call.range[1]] : call.range;
}

/** What one mounting call puts into the table: each thing under each path. */
function mountsOf(attempt: Attempt, call: MountCall, parent: Router, routerOf: RouterOf, all: Branches, resolver: Resolver): Entry[] {
  const { range } = attempt.call;
  const branches = all.get(attempt.call) ?? [];
  const paths: readonly (PathArgument | null)[] = call.paths.length > 0 ? call.paths : [null];
  return call.mounted.flatMap((mounted) =>
    paths.map((path) => (mounted.kind === 'router' ? mount(mounted, path, parent, branches, range, routerOf, resolver) : pass(mounted, path, branches, attempt, resolver))),
  );
}

function mount(
  mounted: Extract<Mounted, { kind: 'router' }>,
  path: PathArgument | null,
  parent: Router,
  branches: Mount['branches'],
  range: TSESTree.Range,
  routerOf: RouterOf,
  resolver: Resolver,
): Mount {
  const child = mounted.child && routerOf(mounted.child);
  const { from, parameter, folder, isFlat } = mounted;
  const prefixFrom = path && prefixReference(path.node, resolver);
  const prefixKnown = (!path || path.kind === 'text') && folder === null;
  const entry: Mount = { kind: 'mount', prefix: path?.text ?? null, prefixKnown, prefixFrom, child, from, parameter, folder, isFlat, branches, range };
  child?.mountedBy.push({ parent, mount: entry });
  return entry;
}

function pass(
  mounted: Extract<Mounted, { kind: 'middleware' }>,
  path: PathArgument | null,
  branches: Middleware['branches'],
  { call, callee }: Attempt,
  resolver: Resolver,
): Middleware {
  const pathFrom = path && prefixReference(path.node, resolver);
  const { kind, response, passesOn, forwards, isLast, from } = mounted;
  return { kind, path: path?.text ?? null, pathKind: path?.kind ?? 'none', pathFrom, response, passesOn, forwards, isLast, wordRange: callee.property.range, from, branches, range: call.range };
}

/** Whether a receiver without a proof and without routes still mounts routers: `export default (app) => app.use('/api', routes)`. */
export function mountsRouters({ receiver, framework, attempts }: Judgement, resolver: Resolver): boolean {
  if (!isNamedLikeRouter(receiver)) return false;
  const mounted = attempts.flatMap((attempt) => readMountCalls(attempt, framework, resolver).flatMap((call) => call.mounted));
  return mounted.some((each) => each.kind === 'router' || (receiver.isParameter && each.from !== null && isLocal(each.from)));
}
