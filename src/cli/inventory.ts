import { HOLE, type Path } from '../paths/path.ts';
import { display } from '../paths/print.ts';
import { proseNaming } from '../plan/callers/naming.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { addressRange } from '../plan/callers/caller.ts';
import type { Plan, PlannedCaller, PlannedRewrite, PlannedRoute } from '../plan/plan.ts';
import type { ProjectView } from '../project/view.ts';
import { textUnder } from '../reporting/endpoint-text.ts';
import { FINDERS, type RouteViolation } from '../reporting/findings.ts';
import { reasonText } from '../reporting/reason-texts.ts';
import { RULE_NAMES } from '../reporting/rule-names.ts';
import type { MethodToken, Route, Router } from '../routes/model.ts';
import { addTo } from '../text/grouping.ts';
import type { Range } from '../text/text.ts';
import type { Choice } from './choice.ts';

/** A place of a file of the project. */
export interface Place {
  /** The path below the folder, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An endpoint as it is or as it is to be. */
export interface Address {
  readonly method: string;
  /** As it is declared; null where it is a regular expression or not text. */
  readonly path: string | null;
  /** With the mounts, as far as they are known: one for each place where the router stands, the first one first. */
  readonly addresses: readonly string[];
}

/** What a rule says of a route. */
export interface Violation {
  readonly rule: string;
  /** The segment of the path that it is about. */
  readonly segment: string;
}

/** A request or a comment that moves with a route, or after it. */
export interface MovingCaller extends Place {
  readonly method: string | null;
  readonly url: string;
  /** What it says and what it is to say. */
  readonly before: string;
  readonly after: string;
}

/** One method and path of a project with what is to become of it. */
export interface ListedRoute extends Place, Address {
  readonly framework: string;
  /** Why it has no path. */
  readonly pathKind: Route['pathKind'];
  readonly violations: readonly Violation[];
  readonly rewrite: Address | null;
  /** A good answer for a person to choose. */
  readonly suggestion: Address | null;
  /** Why there is no rewrite, as a sentence without its end. */
  readonly withheld: string | null;
  /** Who moves along. */
  readonly callers: readonly MovingCaller[];
  /** The texts for people that name the old address; nothing rewrites them. */
  readonly prose: readonly Place[];
}

/** All that a project has. */
export interface Inventory {
  readonly routes: readonly ListedRoute[];
  /** The requests and comments whose routes have moved before. */
  readonly late: readonly MovingCaller[];
}

/** The mark of a mount, in the place of a method. */
const MOUNT = 'USE';

/**
 * Lists the routes of a project in the order of their places, one for each method and path.
 *
 * @param files the files whose callers count
 */
export function takeInventory(view: ProjectView, plan: Plan, choice: Choice, files: readonly string[]): Inventory {
  return new InventoryTaker(view, plan, choice).take(files);
}

class InventoryTaker {
  readonly #view: ProjectView;
  readonly #plan: Plan;
  readonly #choice: Choice;
  readonly #callers = new Map<Route, PlannedCaller[]>();

  constructor(view: ProjectView, plan: Plan, choice: Choice) {
    this.#view = view;
    this.#plan = plan;
    this.#choice = choice;
  }

  take(files: readonly string[]): Inventory {
    const callers = files.flatMap((file) => this.#plan.callersIn(file).callers).filter(({ caller }) => this.#choice.rules.has(RULE_NAMES[caller.kind]));
    for (const planned of callers) {
      for (const route of planned.caller.routes) addTo(this.#callers, route, planned);
    }
    const planned = new Map(this.#plan.routes.map((one) => [one.route, one]));
    const declared = this.#view.routers.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'));
    const mounts = this.#plan.routes.filter(({ route }) => route.methods.some(({ method }) => method === MOUNT));
    const routes = declared.flatMap((route) => route.methods.map((token) => this.#listed(route, token, planned.get(route) ?? null)));
    const prefixes = mounts.flatMap((one) => one.route.methods.map((token) => this.#listed(one.route, token, one))).filter(({ violations }) => violations.length > 0);
    const late = callers.filter(({ isLate }) => isLate).map((one) => this.#moving(one));
    return { routes: unique([...routes, ...prefixes].sort(byPlace)), late: late.sort(byPlace) };
  }

  #listed(route: Route, token: MethodToken, planned: PlannedRoute | null): ListedRoute {
    const { router, pathKind } = route;
    const base = { ...this.#place(router.file, route.place ?? token.range), framework: router.framework, method: token.method, pathKind };
    if (!planned) return { ...base, path: null, addresses: [], violations: [], rewrite: null, suggestion: null, withheld: null, callers: [], prose: [] };
    const { path, rewrite, suggestion, withheld } = planned;
    const own = planned.methods.filter((method) => method.token === token);
    const violations = this.#violations({ ...planned, methods: own });
    const isTold = violations.length > 0 || withheld?.reason === 'suppressed';
    const isMisnamed = violations.some(({ rule }) => rule === RULE_NAMES.singular);
    const kept = withheld ?? (isMisnamed ? (planned.naming?.withheld ?? null) : null);
    const address = (to: PlannedRewrite): Address => ({ method: to.method, path: display(to.path), addresses: fullAddresses(router, to.path) });
    const method = own[0]?.verdict.rewrite?.method;
    return {
      ...base,
      path: display(path),
      addresses: fullAddresses(router, path),
      violations,
      rewrite: rewrite && { ...address(rewrite), ...(method !== undefined && { method }) },
      suggestion: suggestion && violations.length > 0 ? address(suggestion) : null,
      withheld: kept && isTold ? reasonText(kept, (other) => this.#placeText(other)) : null,
      callers: rewrite ? (this.#callers.get(route) ?? []).map((one) => this.#moving(one)).sort(byPlace) : [],
      prose: rewrite ? proseNaming(planned, this.#view.mentions).map(({ file, mention }) => this.#place(file, mention.range)) : [],
    };
  }

  /** What the chosen rules report, comments that suppress it regarded. */
  #violations(planned: PlannedRoute): readonly Violation[] {
    const { file } = planned.route.router;
    // An object's keys are typed as texts; these are the kinds.
    return (Object.keys(FINDERS) as RouteViolation[]).flatMap((kind) => {
      const rule = RULE_NAMES[kind];
      if (!this.#choice.rules.has(rule)) return [];
      const found = FINDERS[kind](planned, this.#choice.settings).filter(({ range }) => !this.#view.isSuppressed(this.#choice.idOf(rule), file, range));
      return found.map(({ segment }) => ({ rule, segment: display(segment) }));
    });
  }

  #moving({ caller, before, after }: PlannedCaller): MovingCaller {
    const { file, said, url } = caller;
    return { ...this.#place(file, addressRange(caller)), method: said.method?.method ?? null, url: display(url.text.value), before, after };
  }

  #place(file: string, [start]: Range): Place {
    const { line, column } = this.#view.at(file, start);
    return { file: this.#view.nameOf(file), line, column };
  }

  #placeText({ file, range }: { readonly file: string; readonly range: Range }): string {
    const place = this.#place(file, range);
    return `${place.file}:${String(place.line)}`;
  }
}

/** The addresses as messages say them; a router of which no mount is known has a mark in front here, because a list has no other place to say so. */
function fullAddresses(router: Router, path: Path): readonly string[] {
  const texts = addressesOf(router).map((mount) => (mount.text === HOLE ? `…${display(path)}` : textUnder(mount, path)));
  return [...new Set(texts)];
}

/** `router.post(['/a', '/a'], ...)` says one thing twice. */
function unique(routes: readonly ListedRoute[]): readonly ListedRoute[] {
  return [...new Map(routes.map((route) => [`${route.file} ${String(route.line)} ${String(route.column)} ${route.method} ${String(route.path)}`, route])).values()];
}

function byPlace(a: Place & { readonly method: string | null }, b: Place & { readonly method: string | null }): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.method ?? '', b.method ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
