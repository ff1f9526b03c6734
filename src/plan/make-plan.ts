import { parsePath } from '../paths/parse-path.ts';
import type { Caller } from '../model/caller.ts';
import type { Route } from '../model/router.ts';
import { distinctEdits } from '../text/edits.ts';
import { inOneFix } from '../text/one-fix.ts';
import { Earlier, type PlannedState } from './earlier.ts';
import { reportedRange } from './callers/caller-ranges.ts';
import { followingCallers } from './callers/following.ts';
import type {
  JudgedRoute,
  Plan,
  PlannedCaller,
  PlannedCallers,
  PlannedDocument,
  PlannedRewrite,
  PlannedRoute,
} from '../model/plan.ts';
import { isUnanswered } from './callers/answered-callers.ts';
import { suggestionFor, type Move, type Sharing } from './moves.ts';
import { isSuppressedRequest } from './objections.ts';
import type { PlanInput } from '../model/plan-input.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import type { Withheld } from '../model/withheld.ts';
import { planParts, type PlanParts } from './plan-parts.ts';
import { asksForOther, isOffered } from './judging/suggestions.ts';

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
  return new LazyPlan(planParts(input, options, before && new Earlier(before.file, input, before)));
}

/** A file that may be fixed in part, and the state of the project before the fix. */
export interface FixedFrom extends PlannedState {
  readonly file: string;
}

/** The most routes that one fix may move, since the plan of each route contains all edits of the fix. */
const MOST_TOGETHER = 100;

const NO_CALLERS: PlannedCallers = { callers: [], suppressed: [] };

/** What is decided about a route. */
type Decision = Pick<PlannedRoute, 'rewrite' | 'suggestion' | 'withheld'>;

/** A plan whose parts are computed on first use. */
class LazyPlan implements Plan {
  readonly #parts: PlanParts;
  readonly #routes = new Map<string, readonly PlannedRoute[]>();

  constructor(parts: PlanParts) {
    this.#parts = parts;
  }

  get routes(): readonly PlannedRoute[] {
    return this.#parts.proposals.files.flatMap((file) => this.routesIn(file));
  }

  routesIn(file: string): readonly PlannedRoute[] {
    const known = this.#routes.get(file);
    if (known) return known;
    const { judged, sharing } = this.#parts.proposals.in(file);
    const routes = judged.map((one) => this.#planned(one, sharing));
    this.#routes.set(file, routes);
    return routes;
  }

  callersIn(file: string): PlannedCallers {
    if (!this.#parts.changing.has(file)) return NO_CALLERS;
    const found = this.#parts.callers.in(file);
    const shared = this.#parts.callers.sharedIn(file);
    const following = this.#parts.collections.follow(
      found,
      followingCallers(found, shared, this.#parts.settlement),
      this.#parts.callers,
    );
    const known = new Set(following.map(({ caller }) => caller));
    const late = this.#parts.stale.among(found, shared, true).filter(({ caller }) => !known.has(caller));
    return {
      callers: this.#fixedTogether([...following, ...late]),
      suppressed: followingCallers(
        found.filter((caller) => isSuppressedRequest(caller, this.#parts.options)),
        shared,
        this.#parts.proposals,
      ),
    };
  }

  unansweredIn(file: string): readonly Caller[] {
    return this.#parts.callers.in(file).filter(isUnanswered);
  }

  identifierFixIn(): null {
    return null;
  }

  get documents(): readonly PlannedDocument[] {
    return this.#parts.documents.planned(this.#parts.settlement, this.#parts.proposals, this.#parts.stale);
  }

  #planned(one: JudgedRoute, sharing: Sharing): PlannedRoute {
    const { route, path, methods } = one;
    const { callers, clashes, collections, obstacles } = this.#parts;
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
    const move = this.#parts.settlement.get(one.route);
    if (move) return { rewrite: this.#rewrite(move), suggestion: null, withheld: null };
    const [own] = this.#parts.proposals.in(one.route.router.file).obstacles.get(one.route) ?? [];
    const reason = own ?? this.#parts.settlement.reasonOf(one.route);
    const isSuggested = isOffered(one, reason) && !asksForOther(one, this.#parts.mentions);
    return { rewrite: null, suggestion: isSuggested ? suggestionFor(one, sharing) : null, withheld: reason };
  }

  /**
   * The routes that one fix rewrites: those that have to move together, and those between them in the file that move as
   * well. ESLint applies only one of several overlapping fixes in a pass, and stops after some passes; the callers of
   * routes that are not fixed by then may have moved already.
   */
  #together(route: Route): ReadonlySet<Route> {
    const taken = new Set(this.#parts.settlement.companionsOf(route));
    const { moves } = this.#parts.proposals.in(route.router.file);
    for (let size = 1; size < taken.size && size < MOST_TOGETHER; ) {
      size = taken.size;
      const ranges = [...taken].map(({ pathRange }) => pathRange);
      const [from, to] = [Math.min(...ranges.map(([start]) => start)), Math.max(...ranges.map(([, end]) => end))];
      const between = [...moves.keys()].filter(
        (other) => from <= other.pathRange[0] && other.pathRange[1] <= to && this.#parts.settlement.get(other),
      );
      for (const other of between) {
        if (taken.size < MOST_TOGETHER) for (const each of this.#parts.settlement.companionsOf(other)) taken.add(each);
      }
    }
    return taken;
  }

  /**
   * The rewrite of a route, with the edits of all routes that move with it; routes that share the text of their path
   * have the same edit.
   */
  #rewrite({ candidate, judged }: Move): PlannedRewrite {
    const { proposals, callers, settlement } = this.#parts;
    const moves = [...this.#together(candidate.route)].flatMap((each) => proposals.get(each) ?? []);
    const edits = moves.flatMap((move) => callers.editsWith(move, settlement) ?? move.edits);
    return {
      method: candidate.newMethods[0] ?? '',
      path: parsePath(candidate.newPath, judged.path.dialect),
      edits: distinctEdits(edits),
    };
  }

  /** Callers with one fix for those that change together, unless a comment suppresses the report. */
  #fixedTogether(planned: readonly PlannedCaller[]): readonly PlannedCaller[] {
    const { isSuppressed } = this.#parts.options;
    const fixes = inOneFix(
      planned.filter(({ caller: { kind, file, said } }) => !isSuppressed(kind, file, reportedRange({ said }))),
    );
    return planned.map((each) => ({ ...each, edits: fixes.get(each) ?? each.edits }));
  }
}
