import { Accounting } from './callers/accounting.ts';
import { Callers } from './callers/callers.ts';
import { ChangingFiles } from './callers/changing-files.ts';
import { movedRoute, type ChangedRoute } from './changed-route.ts';
import { Clashes } from './clashes/clashes.ts';
import { Collections } from './collections/collections.ts';
import { Documents, withoutDocuments } from './callers/documents.ts';
import { UnansweredRequests } from './callers/unanswered-requests.ts';
import { CollectionRequests } from './collections/collection-requests.ts';
import { Earlier } from './earlier.ts';
import type { StaleSources } from './callers/stale-answers.ts';
import { StaleRequests } from './callers/stale-requests.ts';
import type { Move } from './moves.ts';
import { Naming } from './callers/occurrence-lookup.ts';
import { StrayRoutes } from './conflicts/stray-routes.ts';
import { objectionsTo, objectionsToAny } from './objections.ts';
import { Obstacles } from './obstacles.ts';
import { OldAddresses } from './callers/old-addresses.ts';
import { atOwnHosts, OwnServers } from './callers/caller-origins.ts';
import type { Mentions, PlanInput } from '../model/plan-input.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import type { Withheld } from '../model/withheld.ts';
import { ProjectNames } from './judging/project-names.ts';
import { Proposals } from './proposals.ts';
import { Settlement } from './settlement.ts';
import { SharedPaths } from './shared-paths.ts';
import { ShownNouns } from './judging/nouns-shown.ts';
import { partedByName } from './table-objections.ts';
import { Tables } from './addresses/tables.ts';
import { Targets, type Registered } from './addresses/targets.ts';

/** What a plan is computed by. Each part does its work on first use, and they may ask one another. */
export interface PlanParts {
  readonly options: PlanOptions;
  readonly mentions: Mentions;
  readonly proposals: Proposals;
  readonly callers: Callers;
  /** The files that may have callers which change. */
  readonly changing: ChangingFiles;
  readonly documents: Documents;
  readonly staleSources: StaleSources;
  readonly stale: StaleRequests;
  readonly clashes: Clashes;
  readonly collections: Collections;
  readonly settlement: Settlement;
  readonly obstacles: Obstacles;
}

/** The parts that read the project: routes, the rewrites that they may get, and all that names their addresses. */
interface ProjectParts {
  readonly tables: () => Tables;
  readonly proposals: Proposals;
  /** The routes at the addresses that they have. */
  readonly targets: Targets;
  /** The routes at the addresses that their rewrites would give them. */
  readonly proposed: Targets;
  readonly naming: Naming;
  readonly callers: Callers;
  readonly documents: Documents;
  readonly accounting: Accounting;
}

/** Finds the objections to another address of a route, whatever gives it that. */
interface RouteObjections {
  readonly objectionsToRoute: (change: ChangedRoute) => Iterable<Withheld>;
}

/** @param earlier the state in which a fix of one file may have begun */
export function planParts(input: PlanInput, given: PlanOptions, earlier: Earlier | null): PlanParts {
  const options = projectOptions(input, given);
  const mentions = given.documents === 'ignore' ? withoutDocuments(input.mentions) : input.mentions;
  const parts = projectParts(input, mentions, options, earlier);
  const { tables, proposals, naming, callers, documents, accounting, targets, proposed } = parts;
  const parties = { callers, mentions, accounting, documents };
  const staleSources = {
    targets,
    proposed,
    old: new OldAddresses({ tables, accounting, mentions, targets, proposed }),
    guards: () => mentions.guards(),
  };
  const stale = new StaleRequests(staleSources, options);
  const objectionsToRoute = routeObjections(parts, mentions);
  const objectionsTo = moveObjections(parts, { mentions, stale, objectionsToRoute }, options);
  const sources = { proposals, tables, callers, earlier, objectionsTo };
  const settlement = new Settlement(sources);
  const obstacles = new Obstacles({
    ...{ ...sources, settlement },
    objectionsToAny: (judged) => objectionsToAny(judged, parties, options),
  });
  const collections = collectionsOf(parts, { mentions, stale, settlement, objectionsToRoute }, options);
  const clashes = new Clashes(() => tables().layouts, options);
  const changing = new ChangingFiles({ input, proposals, naming }, options);
  return {
    ...{ options, mentions, proposals, callers, changing, documents, staleSources, stale, clashes },
    ...{ collections, settlement, obstacles },
  };
}

/** The names of collections, with what may prevent that they change. */
function collectionsOf(
  { tables, proposals, callers, documents, accounting, proposed }: ProjectParts,
  {
    mentions,
    stale,
    settlement,
    objectionsToRoute,
  }: Pick<PlanParts, 'mentions' | 'stale' | 'settlement'> & RouteObjections,
  options: PlanOptions,
): Collections {
  return new Collections(
    {
      ...{ callers, mentions, accounting, documents, moves: proposals, late: stale, settled: settlement },
      requests: new CollectionRequests({ proposed, settled: settlement, late: stale }),
      layouts: () => tables().layouts,
      judgedIn: (file) => proposals.in(file).judged,
      *objectionsToRoute(change) {
        yield* objectionsToRoute(change);
        yield* partedByName(change, proposals);
      },
    },
    options,
  );
}

/** The options with what the conventions have to know of the names in the whole project. */
function projectOptions({ routers }: PlanInput, given: PlanOptions): PlanOptions {
  const judging = {
    ...given,
    renames: given.isReported('singular'),
    dropsQuantifiers: given.isReported('shape'),
  };
  const nouns = new ShownNouns(routers, judging);
  const shown: PlanOptions = { ...judging, shownOf: (supposed, before) => nouns.of(supposed, before) };
  const names = new ProjectNames(routers, shown);
  return { ...shown, named: (...rewrite) => names.named(...rewrite) };
}

function projectParts(
  input: PlanInput,
  mentions: Mentions,
  options: PlanOptions,
  earlier: Earlier | null,
): ProjectParts {
  const { routers } = input;
  let laidOut: Tables | null = null;
  const tables = (): Tables => (laidOut ??= new Tables(routers, (router) => input.readingsOf(router)));
  const naming = new Naming(mentions);
  const proposals = new Proposals(routers, options, mentions, earlier);
  const targets = new Targets(() => tables().layouts);
  const proposed = new Targets(
    () => tables().layouts,
    (route) => registeredBy(proposals.get(route)),
  );
  const documents = new Documents({ input, targets, proposed, naming, options });
  const callers = new Callers({
    callersIn: (file) => atOwnHosts(input.callersIn(file), options.hosts),
    judgedIn: (file) => proposals.in(file).judged,
    targets,
    proposed,
    servers: new OwnServers(input),
    documents,
    naming,
  });
  const accounting = new Accounting((file) => proposals.routersIn(file), callers, documents, naming);
  return { tables, proposals, targets, proposed, naming, callers, documents, accounting };
}

/** The objections to other addresses of a route, whatever gives it these. */
function routeObjections(
  { tables, proposals }: ProjectParts,
  mentions: Mentions,
): (change: ChangedRoute) => Iterable<Withheld> {
  const strays = new StrayRoutes(tables, proposals);
  const routersIn = (file: string): ReturnType<Proposals['routersIn']> => proposals.routersIn(file);
  const shared = new SharedPaths({ tables, proposals, mentions, routersIn });
  return function* (change) {
    yield* strays.objectionsTo(change);
    yield* shared.objectionsTo(change);
  };
}

/** All objections to a rewrite that do not come from conflicts with other rewrites. */
function moveObjections(
  { tables, callers, documents, accounting }: ProjectParts,
  sources: {
    readonly mentions: Mentions;
    readonly stale: StaleRequests;
  } & RouteObjections,
  options: PlanOptions,
): (move: Move) => Iterable<Withheld> {
  const { mentions, stale, objectionsToRoute } = sources;
  const unanswered = new UnansweredRequests(callers, mentions, stale);
  return function* (move) {
    yield* objectionsTo(move, { callers, mentions, accounting, documents }, options);
    yield* unanswered.objectionsTo(move);
    yield* objectionsToRoute(movedRoute(move, tables()));
  };
}

/** What a route registers after its rewrite; null where it has none. */
function registeredBy(move: Move | undefined): Registered | null {
  return move ? { path: move.candidate.newPath, methods: move.candidate.newMethods } : null;
}
