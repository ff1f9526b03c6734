import { parsePath } from '../paths/parse-path.ts';
import type { Route } from '../model/router.ts';
import { distinctEdits } from '../text/edits.ts';
import { Accounting } from './callers/accounting.ts';
import { Callers } from './callers/callers.ts';
import { Clashes } from './clashes/clashes.ts';
import { Collections } from './collections/collections.ts';
import { Documents, withoutDocuments } from './callers/documents.ts';
import { DeadRequests } from './callers/unanswered-requests.ts';
import { EarlyCallers } from './collections/renamed-requests.ts';
import { lateNames } from './collections/late-names.ts';
import { Earlier, type PlannedState } from './earlier.ts';
import { followingCallers } from './callers/following.ts';
import type {
  JudgedRoute,
  Plan,
  PlannedCallers,
  PlannedDocument,
  PlannedRewrite,
  PlannedRoute,
} from '../model/plan.ts';
import { isUnanswered } from './callers/answered-callers.ts';
import { LateCallers, type LateSources } from './callers/stale-requests.ts';
import { suggestionFor, type Move, type Sharing } from './moves.ts';
import { Naming } from './callers/occurrence-lookup.ts';
import { StrayRoutes } from './conflicts/stray-routes.ts';
import { isSuppressedRequest, objectionsTo, objectionsToAny } from './objections.ts';
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
import { asksForOther, isOffered } from './judging/suggestions.ts';
import { ShownNouns } from './judging/nouns-shown.ts';
import { Tables } from './addresses/tables.ts';
import { Targets, type Registered } from './addresses/targets.ts';

/**
 * Decides over all known routes together which of them are rewritten and to what, why the others are not, and which
 * callers follow them.
 *
 * Each rewrite is right by itself, whether or not the others are made: one that is right only after another route has
 * left its address moves that route too.
 *
 * @param before the state in which a fix of one file may have begun; its decisions still apply then
 */
export function makePlan(input: PlanInput, options: PlanOptions, before: FixedFrom | null = null): Plan {
  return new LazyPlan(input, options, before && new Earlier(before.file, input, before));
}

/** A file that may be fixed in part, and the state of the project before the fix. */
export interface FixedFrom extends PlannedState {
  readonly file: string;
}

/** The most routes that one fix may move, since the plan of each route contains all edits of the fix. */
const MOST_TOGETHER = 100;

/** What is decided about a route. */
type Decision = Pick<PlannedRoute, 'rewrite' | 'suggestion' | 'withheld'>;

/** A plan whose parts are computed on first use. */
class LazyPlan implements Plan {
  readonly #options: PlanOptions;
  readonly #proposals: Proposals;
  readonly #callers: Callers;
  readonly #documents: Documents;
  readonly #lateSources: LateSources;
  readonly #late: LateCallers;
  readonly #clashes: Clashes;
  readonly #collections: Collections;
  readonly #settlement: Settlement;
  readonly #obstacles: Obstacles;
  readonly #mentions: Mentions;
  readonly #routes = new Map<string, readonly PlannedRoute[]>();

  constructor(input: PlanInput, given: PlanOptions, earlier: Earlier | null) {
    const { routers } = input;
    const mentions = given.documents === 'ignore' ? withoutDocuments(input.mentions) : input.mentions;
    const judging = { ...given, renames: given.isReported('singular') };
    const nouns = new ShownNouns(routers, judging);
    const shown: PlanOptions = { ...judging, shownOf: (supposed, before) => nouns.of(supposed, before) };
    const names = new ProjectNames(routers, shown);
    const options: PlanOptions = { ...shown, named: (...rewrite) => names.named(...rewrite) };
    let laidOut: Tables | null = null;
    const tables = (): Tables => (laidOut ??= new Tables(routers, (router) => input.readingsOf(router)));
    this.#mentions = mentions;
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
    const parties = { callers, mentions, accounting, documents };
    const lateSources = {
      targets,
      proposed,
      old: new OldAddresses({ tables, accounting, mentions, targets, proposed }),
    };
    const late = new LateCallers(lateSources, options);
    const dead = new DeadRequests(callers, mentions, late);
    const strays = new StrayRoutes(tables, proposals);
    const shared = new SharedPaths({
      tables,
      proposals,
      mentions,
      callers,
      routersIn: (file) => proposals.routersIn(file),
    });
    this.#options = options;
    this.#proposals = proposals;
    this.#callers = callers;
    this.#documents = documents;
    this.#lateSources = lateSources;
    this.#late = late;
    const objections = function* (move: Move): Generator<Withheld> {
      yield* objectionsTo(move, parties, options);
      yield* dead.objectionsTo(move);
      yield* strays.objectionsTo(move);
      yield* shared.objectionsTo(move);
    };
    const sources = { proposals, tables, callers, earlier, objectionsTo: objections };
    this.#settlement = new Settlement(sources);
    this.#obstacles = new Obstacles({
      ...sources,
      settlement: this.#settlement,
      objectionsToAny: (judged) => objectionsToAny(judged, parties, options),
    });
    this.#collections = new Collections(
      {
        ...parties,
        late,
        early: new EarlyCallers(proposed, this.#settlement),
        layouts: () => tables().layouts,
        moves: proposals,
        judgedIn: (file) => proposals.in(file).judged,
        settled: this.#settlement,
      },
      options,
    );
    this.#clashes = new Clashes(() => tables().layouts, options);
  }

  get routes(): readonly PlannedRoute[] {
    return this.#proposals.files.flatMap((file) => this.routesIn(file));
  }

  routesIn(file: string): readonly PlannedRoute[] {
    const known = this.#routes.get(file);
    if (known) return known;
    const { judged, sharing } = this.#proposals.in(file);
    const routes = judged.map((one) => this.#planned(one, sharing));
    this.#routes.set(file, routes);
    return routes;
  }

  callersIn(file: string): PlannedCallers {
    const found = this.#callers.in(file);
    const shared = this.#callers.sharedIn(file);
    const following = this.#collections.follow(found, followingCallers(found, shared, this.#settlement), this.#callers);
    const planned = [...following, ...this.#late.among(found, shared)];
    return {
      callers: [...planned, ...lateNames(found, planned, this.#lateSources, this.#options)],
      suppressed: followingCallers(
        found.filter((caller) => isSuppressedRequest(caller, this.#options)),
        shared,
        this.#proposals,
      ),
      unanswered: found.filter(isUnanswered),
    };
  }

  get documents(): readonly PlannedDocument[] {
    return this.#documents.planned(this.#settlement, this.#proposals, this.#late);
  }

  #planned(one: JudgedRoute, sharing: Sharing): PlannedRoute {
    const { route, path, methods } = one;
    const [callers, clashes, collections, obstacles] = [
      this.#callers,
      this.#clashes,
      this.#collections,
      this.#obstacles,
    ];
    let known: Decision | null = null;
    const decision = (): Decision => (known ??= this.#decided(one, sharing));
    let all: readonly Withheld[] | null = null;
    return {
      route,
      path,
      methods,
      judged: one,
      get rewrite() {
        return decision().rewrite;
      },
      get suggestion() {
        return decision().suggestion;
      },
      get withheld() {
        return decision().withheld;
      },
      obstacles: () => {
        const { withheld } = decision();
        return (all ??= withheld ? obstacles.of(one, withheld) : []);
      },
      get callers() {
        return callers.of(one);
      },
      get clashes() {
        return clashes.of(route);
      },
      get naming() {
        return collections.namingOf(one);
      },
    };
  }

  #decided(one: JudgedRoute, sharing: Sharing): Decision {
    const move = this.#settlement.get(one.route);
    if (move) return { rewrite: this.#rewrite(move), suggestion: null, withheld: null };
    const [own] = this.#proposals.in(one.route.router.file).obstacles.get(one.route) ?? [];
    const reason = own ?? this.#settlement.reasonOf(one.route);
    const isSuggested = isOffered(one, reason) && !asksForOther(one, this.#mentions);
    return { rewrite: null, suggestion: isSuggested ? suggestionFor(one, sharing) : null, withheld: reason };
  }

  /**
   * The routes that one fix rewrites: those that have to move together, and those between them in the file that move as
   * well. A host applies one of several overlapping fixes in a pass, and stops after some passes, though the callers
   * have moved by then.
   */
  #together(route: Route): ReadonlySet<Route> {
    const taken = new Set(this.#settlement.companionsOf(route));
    const { moves } = this.#proposals.in(route.router.file);
    for (let size = 1; size < taken.size && size < MOST_TOGETHER; ) {
      size = taken.size;
      const ranges = [...taken].map(({ pathRange }) => pathRange);
      const [from, to] = [Math.min(...ranges.map(([start]) => start)), Math.max(...ranges.map(([, end]) => end))];
      const between = [...moves.keys()].filter(
        (other) => from <= other.pathRange[0] && other.pathRange[1] <= to && this.#settlement.get(other),
      );
      for (const other of between) {
        if (taken.size < MOST_TOGETHER) for (const each of this.#settlement.companionsOf(other)) taken.add(each);
      }
    }
    return taken;
  }

  /**
   * The rewrite of a route, with the edits of all routes that move with it; routes that share the text of their path
   * have the same edit.
   */
  #rewrite({ candidate, judged }: Move): PlannedRewrite {
    const edits = [...this.#together(candidate.route)].flatMap((each) => this.#proposals.get(each)?.edits ?? []);
    return {
      method: candidate.newMethods[0] ?? '',
      path: parsePath(candidate.newPath, judged.path.dialect),
      edits: distinctEdits(edits),
    };
  }
}

/** What a route registers after its rewrite; null where it has none. */
function registeredBy(move: Move | undefined): Registered | null {
  return move ? { path: move.candidate.newPath, methods: move.candidate.newMethods } : null;
}
