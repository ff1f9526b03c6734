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
import type { Entry, Route, Router } from '../model/router.ts';
import { addTo } from '../text/grouping.ts';
import { overlaps } from '../text/ranges.ts';
import type { Range } from '../model/text.ts';
import {
  UNPLANNED,
  type Address,
  type Calling,
  type Inventory,
  type ListedRoute,
  type MovingCaller,
  type Obstacle,
  type Place,
} from './listed-route.ts';
import { type Outcome, prefixOf, type Registered } from './passes.ts';
import { byPlace, unique } from './listing-order.ts';
import { Prefixes } from './prefixes.ts';
import type { Plans } from './plans.ts';
import { violationsOf } from './violations.ts';
import { placeText } from './wording.ts';

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

class InventoryTaker {
  readonly #plans: Plans;
  readonly #view: ProjectView;
  readonly #outcome: Outcome;
  readonly #identifiers: IdentifierFates | null;
  readonly #prefixes: Prefixes;
  readonly #nameOf: (file: string) => string;
  readonly #callers = new Map<Route, PlannedCaller[]>();
  /** The planned routes of each plan, by route. */
  readonly #planned = new Map<Plan, ReadonlyMap<Route, PlannedRoute>>();

  constructor({ plans, outcome, identifiers }: Fate, nameOf: (file: string) => string) {
    this.#plans = plans;
    this.#view = plans.view;
    this.#outcome = outcome;
    this.#nameOf = nameOf;
    this.#prefixes = new Prefixes(plans, outcome, this.#place.bind(this));
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
    const routes = declared.flatMap((route) =>
      route.methods.map((token) => this.#listed(route, token, this.#plannedIn(this.#plans.moves, route))),
    );
    const prefixes = this.#view.routers
      .flatMap((router) => this.#prefixesOf(router))
      .filter(({ violations, rewrite }) => violations.length > 0 || rewrite);
    const late = callers.filter(({ isLate }) => isLate).map((one) => this.#moving(one));
    return { routes: unique([...routes, ...prefixes].sort(byPlace)), late: late.sort(byPlace) };
  }

  /** @param entry what registers it: a prefix is planned as a route of its own */
  #listed(route: Route, token: MethodToken, planned: PlannedRoute | null, entry: Entry = route): ListedRoute {
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
    const rewrite = this.#rewrite(before, planned, token, this.#outcome(entry));
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

  /** The prefixes of a router: its own, and those of its mounts and its middleware. */
  #prefixesOf(router: Router): readonly ListedRoute[] {
    const planned = this.#plans.moves.routesIn(router.file).filter(({ route }) => route.router === router);
    return [null, ...router.entries].flatMap((entry) => {
      const text = entry ? prefixOf(entry) : router.prefix;
      const one = entry && planned.find(({ route: { range } }) => range === entry.range);
      const [token] = one?.route.methods ?? [];
      if (one && token && text) return [this.#listed(one.route, token, one, entry)];
      return text ? [this.#prefixes.listed(router, text, entry)] : [];
    });
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
    return reason === 'unreached' && !other
      ? UNLINTED
      : reasonText(withheld, (party) => placeText(this.#place(party.file, party.range)));
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
  #rewrite(
    before: Address,
    { route, rewrite, methods }: PlannedRoute,
    token: MethodToken,
    after: Registered | null,
  ): Address | null {
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
}

/** Returns a function that computes its result once, at its first call. */
function remembering<Answer extends object>(work: () => Answer): () => Answer {
  let known: Answer | null = null;
  return () => (known ??= work());
}
