import { isDeepStrictEqual } from 'node:util';
import { parsePath } from '../paths/parse-path.ts';
import { display } from '../paths/print.ts';
import { proseNaming } from '../plan/callers/occurrence-lookup.ts';
import { addressRange, reportedRange } from '../plan/callers/caller-ranges.ts';
import type { Caller } from '../model/caller.ts';
import type { Plan, PlannedCaller, PlannedRoute } from '../model/plan.ts';
import type { Withheld } from '../model/withheld.ts';
import type { ProjectView } from '../project/view.ts';
import { reasonText } from '../reporting/reason-texts.ts';
import { RULE_NAMES } from '../rule-names.ts';
import { IdentifierFates } from './identifier-fates.ts';
import type { Identifiers } from './moved-identifiers.ts';
import { addressed, fullAddresses } from './listed-address.ts';
import type { MethodToken } from '../model/method.ts';
import type { Route } from '../model/router.ts';
import { addTo } from '../text/grouping.ts';
import { overlaps } from '../text/ranges.ts';
import type { Range } from '../model/text.ts';
import type { Address, Calling, Inventory, ListedRoute, MovingCaller, Obstacle, Place } from './listed-route.ts';
import { MOUNT, type Outcome } from './passes.ts';
import type { Plans } from './plans.ts';
import { violationsOf } from './violations.ts';

/** What becomes of a project. */
export interface Fate {
  readonly plans: Plans;
  /** The files whose requests and comments are listed. */
  readonly files: readonly string[];
  /** What each route is after all passes of the fixes, where one plan does not show that. */
  readonly outcome: Outcome;
  /** What becomes of the routes without an identifier; null where the user did not ask for it. */
  readonly identifiers: Identifiers | null;
}

/**
 * Lists the routes of a project in the order of their places, one for each method and path.
 *
 * @param nameOf returns the name of a file in the answer
 */
export function takeInventory(fate: Fate, nameOf: (file: string) => string): Inventory {
  return new InventoryTaker(fate, nameOf).take(fate.files);
}

/**
 * The text for the reason `unreached` without a request: ESLint does not fix the file of the route itself. The rules
 * need no such text, because they report only on files that ESLint lints.
 */
const UNLINTED = 'ESLint does not lint its file, or not with this plugin and these options';

/** What is known of a route whose path is unknown, and which has no plan therefore. */
const UNPLANNED = {
  ...{ path: null, addresses: [], violations: [], rewrite: null, suggestion: null, withheld: null },
  ...{ callers: [], prose: [], obstacles: [], identifier: null, calledBy: () => [] },
} as const;

class InventoryTaker {
  readonly #plans: Plans;
  readonly #view: ProjectView;
  readonly #outcome: Outcome;
  readonly #identifiers: IdentifierFates | null;
  readonly #nameOf: (file: string) => string;
  readonly #callers = new Map<Route, PlannedCaller[]>();
  /** The planned routes of each plan, by route. */
  readonly #planned = new Map<Plan, ReadonlyMap<Route, PlannedRoute>>();

  constructor({ plans, outcome, identifiers }: Fate, nameOf: (file: string) => string) {
    this.#plans = plans;
    this.#view = plans.view;
    this.#outcome = outcome;
    this.#nameOf = nameOf;
    this.#identifiers =
      identifiers &&
      new IdentifierFates(identifiers, {
        isDone: plans.choice.settings.identifiers === 'path',
        reasonText: (withheld) => this.#reasonText(withheld),
        placeOf: ({ file, range }) => this.#place(file, range),
      });
  }

  take(files: readonly string[]): Inventory {
    const callers = files.flatMap((file) => this.#plans.callersIn(file));
    for (const planned of callers) {
      for (const route of planned.caller.routes) addTo(this.#callers, route, planned);
    }
    const declared = this.#view.routers.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'));
    const mounts = this.#plans.moves.routes.filter(({ route }) => route.methods.some(({ method }) => method === MOUNT));
    const routes = declared.flatMap((route) =>
      route.methods.map((token) => this.#listed(route, token, this.#plannedIn(this.#plans.moves, route))),
    );
    const prefixes = mounts
      .flatMap((one) => one.route.methods.map((token) => this.#listed(one.route, token, one)))
      .filter(({ violations }) => violations.length > 0);
    const late = callers.filter(({ isLate }) => isLate).map((one) => this.#moving(one));
    return { routes: unique([...routes, ...prefixes].sort(byPlace)), late: late.sort(byPlace) };
  }

  #listed(route: Route, token: MethodToken, planned: PlannedRoute | null): ListedRoute {
    const { router, pathKind } = route;
    const base = {
      ...this.#place(router.file, route.place ?? token.range),
      framework: router.framework,
      method: token.method,
      pathKind,
    };
    if (!planned) return { ...base, ...UNPLANNED };
    const { path, suggestion, withheld } = planned;
    const violations = violationsOf(route, token, this.#plans, (rule) =>
      this.#plannedIn(this.#plans.ofRule(rule), route),
    );
    const isTold = violations.length > 0 || withheld?.reason === 'suppressed';
    const isMisnamed = violations.some(({ rule }) => rule === RULE_NAMES.singular);
    const naming = isMisnamed ? (this.#plannedIn(this.#plans.of('singular'), route)?.naming ?? null) : null;
    const isMoved = this.#identifiers?.isMoved(route) ?? false;
    const held = isTold && !isMoved ? (withheld ? planned : naming) : null;
    const obstacles = remembering(() => held?.obstacles().map((each) => this.#obstacle(each)) ?? []);
    const before = { method: token.method, path: display(path), addresses: fullAddresses(router, path) };
    const rewrite = this.#rewrite(before, planned, token);
    return {
      ...base,
      ...before,
      violations,
      rewrite,
      suggestion:
        suggestion && violations.length > 0 && !isMoved ? addressed(suggestion.method, router, suggestion.path) : null,
      withheld: held?.withheld ? this.#reasonText(held.withheld) : null,
      get obstacles() {
        return obstacles();
      },
      identifier: isTold ? (this.#identifiers?.of(route) ?? null) : null,
      callers: rewrite ? this.#movingWith(planned, isMoved ? rewrite : null).sort(byPlace) : [],
      prose: rewrite ? this.#proseOf(planned) : [],
      calledBy: () => planned.callers.map((caller) => this.#calling(caller)).sort(byPlace),
    };
  }

  /** The texts for people that name a route and do not follow it. */
  #proseOf(planned: PlannedRoute): readonly Place[] {
    const following = this.#callers.get(planned.route) ?? [];
    return proseNaming(planned, this.#view.mentions).flatMap(({ file, mention: { range } }) =>
      following.some(({ caller }) => caller.file === file && overlaps(addressRange(caller), range))
        ? []
        : [this.#place(file, range)],
    );
  }

  #reasonText(withheld: Withheld): string {
    const { reason, other } = withheld;
    return reason === 'unreached' && !other ? UNLINTED : reasonText(withheld, (party) => this.#placeText(party));
  }

  #obstacle(withheld: Withheld): Obstacle {
    const { reason, other } = withheld;
    return {
      reason,
      text: this.#reasonText(withheld),
      place: other ? this.#place(other.file, other.range) : null,
    };
  }

  #calling(caller: Caller): Calling & { readonly method: string | null } {
    const method = caller.said.method?.method ?? null;
    const url = display(caller.url.text.value);
    return { ...this.#place(caller.file, reportedRange(caller)), method, text: method ? `${method} ${url}` : url };
  }

  /** What a method of a route becomes by all rules together; null where it stays as it is. */
  #rewrite(before: Address, { route, rewrite, methods }: PlannedRoute, token: MethodToken): Address | null {
    const after = this.#outcome(route);
    if (!after?.path)
      return (
        rewrite &&
        addressed(
          methods.find((method) => method.token === token)?.verdict.rewrite?.method ?? rewrite.method,
          route.router,
          rewrite.path,
        )
      );
    const address = addressed(
      after.methods[route.methods.indexOf(token)] ?? token.method,
      after.router,
      parsePath(after.path.value, after.router.dialect),
    );
    return isDeepStrictEqual(address, before) ? null : address;
  }

  #plannedIn(plan: Plan, route: Route): PlannedRoute | null {
    const known = this.#planned.get(plan) ?? new Map(plan.routes.map((one) => [one.route, one]));
    this.#planned.set(plan, known);
    return known.get(route) ?? null;
  }

  /** @param moved what the route becomes, where its identifier moves into the path */
  #movingWith({ route, callers }: PlannedRoute, moved: Address | null): MovingCaller[] {
    if (!moved) return (this.#callers.get(route) ?? []).map((one) => this.#moving(one));
    const after = `${moved.method} ${moved.addresses[0] ?? ''}`;
    return callers.map((caller) => {
      const { text, ...place } = this.#calling(caller);
      return { ...place, url: display(caller.url.text.value), before: text, after };
    });
  }

  #moving({ caller, before, after }: PlannedCaller): MovingCaller {
    const { file, said, url } = caller;
    return {
      ...this.#place(file, reportedRange(caller)),
      method: said.method?.method ?? null,
      url: display(url.text.value),
      before,
      after,
    };
  }

  #place(file: string, [start]: Range): Place {
    const { line, column } = this.#view.at(file, start);
    return { file: this.#nameOf(file), line, column };
  }

  #placeText({ file, range }: { readonly file: string; readonly range: Range }): string {
    const place = this.#place(file, range);
    return `${place.file}:${String(place.line)}`;
  }
}

/** Returns a function that computes its result once, at its first call. */
function remembering<Answer extends object>(work: () => Answer): () => Answer {
  let known: Answer | null = null;
  return () => (known ??= work());
}

/** Routes without duplicates: `router.post(['/a', '/a'], ...)` declares one route twice. */
function unique(routes: readonly ListedRoute[]): readonly ListedRoute[] {
  return [
    ...new Map(
      routes.map((route) => [
        `${route.file} ${String(route.line)} ${String(route.column)} ${route.method} ${String(route.path)}`,
        route,
      ]),
    ).values(),
  ];
}

/** Sorts by file, line and column, and then by the method. */
function byPlace(a: Place & { readonly method: string | null }, b: Place & { readonly method: string | null }): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.method ?? '', b.method ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
