import { Address, type Word } from './address.ts';
import { methodsOf, urlsOf, wordsOf } from './probes.ts';
import { registrationsOf, type Registration } from './registrations.ts';
import type { Answer, RunningApplication } from './routers/application.ts';
import type { Values } from './source.ts';
import type { Table } from './table.ts';

/** One registration in one place, in the original program and in the fixed one. */
export interface PlacedRoute {
  readonly id: string;
  readonly passes: boolean;
  readonly samples: readonly string[];
  /** Null for a regular expression, which no fix touches. */
  readonly before: Address | null;
  readonly after: Address | null;
  readonly methodsBefore: readonly string[];
  readonly methodsAfter: readonly string[];
  readonly isMoved: boolean;
}

/**
 * What a fix broke.
 *
 * - `not-reached`: a rewritten route's handler is not reached at its new address;
 * - `parameters`: it is reached, with other parameters;
 * - `middleware`: something else runs before a handler than before;
 * - `stolen`: an address that a route owned is another one's now;
 * - `stolen-from-wider`: the same, where the route that lost it has a parameter where the new path has text;
 * - `changed`: the address of a route that was not rewritten reaches something else;
 * - `unreachable`: a handler that some request reached is reached by none;
 * - `refused`: the framework refuses the fixed program;
 * - `text`: more than paths and methods was edited;
 * - `unstable`: a second run changes something again.
 */
export type Guarantee =
  | 'not-reached'
  | 'parameters'
  | 'middleware'
  | 'stolen'
  | 'stolen-from-wider'
  | 'changed'
  | 'unreachable'
  | 'refused'
  | 'text'
  | 'unstable';

/** One broken guarantee. */
export interface Broken {
  readonly guarantee: Guarantee;
  readonly detail: string;
}

/** One program of a table: what stands in its slots, and the program running. */
export interface Program {
  readonly values: Values;
  readonly app: RunningApplication;
}

/** Lays the registrations of two programs of one table beside each other. */
export function placeRoutes(table: Table, before: Values, after: Values): readonly PlacedRoute[] {
  const then = registrationsOf(table, after);
  return registrationsOf(table, before).map((one, at) => placeRoute(table, one, then[at] ?? one));
}

function placeRoute({ framework }: Table, before: Registration, after: Registration): PlacedRoute {
  return {
    id: before.id,
    passes: before.passes,
    samples: before.samples,
    before: before.path === null ? null : new Address(before.path, framework),
    after: after.path === null ? null : new Address(after.path, framework),
    methodsBefore: before.methods,
    methodsAfter: after.methods,
    isMoved: before.path !== after.path || before.methods.join() !== after.methods.join(),
  };
}

/** Asks two programs of a table the same requests, and answers what the second one broke. */
export async function compare(table: Table, original: Program, fixed: Program): Promise<readonly Broken[]> {
  const comparison = new Comparison(placeRoutes(table, original.values, fixed.values));
  await comparison.ask(original.app, fixed.app);
  return comparison.judge();
}

class Comparison {
  readonly #routes: readonly PlacedRoute[];
  readonly #byId = new Map<string, PlacedRoute[]>();
  readonly #words: readonly Word[];
  readonly #before = new Map<string, Answer>();
  readonly #after = new Map<string, Answer>();
  readonly #broken: Broken[] = [];

  constructor(routes: readonly PlacedRoute[]) {
    this.#routes = routes;
    this.#words = wordsOf(routes);
    for (const route of routes) this.#byId.set(route.id, [...(this.#byId.get(route.id) ?? []), route]);
  }

  async ask(original: RunningApplication, fixed: RunningApplication): Promise<void> {
    const urls = urlsOf(this.#routes, this.#words);
    for (const method of methodsOf(this.#routes)) {
      for (const url of urls) {
        const request = `${method} ${url}`;
        const [before, after] = [original.ask(method, url), fixed.ask(method, url)];
        this.#before.set(request, before instanceof Promise ? await before : before);
        this.#after.set(request, after instanceof Promise ? await after : after);
      }
    }
  }

  judge(): readonly Broken[] {
    for (const [request, before] of this.#before) {
      const after = this.#after.get(request);
      if (after) this.#judgeRequest(request, before, after);
    }
    for (const route of this.#routes) if (route.isMoved && !route.passes) this.#judgeMove(route);
    this.#judgeReach();
    return this.#broken;
  }

  #report(guarantee: Guarantee, detail: string): void {
    this.#broken.push({ guarantee, detail });
  }

  /** An address whose route was not rewritten reaches what it reached before. */
  #judgeRequest(request: string, before: Answer, after: Answer): void {
    if (before.handler !== null && this.#isOldAddress(before.handler, request)) return;
    if (before.handler === after.handler) {
      if (before.handler === null) return;
      const trail = before.trail.filter((id) => !this.#isOldAddress(id, request));
      // A guard that was rewritten to the address guards it now, whoever answers there.
      const trailAfter = after.trail.filter((id) => trail.includes(id) || !this.#movedTo(id, request));
      if (trail.join() !== trailAfter.join())
        this.#report('middleware', `${request}: ${describe(before)} was ${describe(after)} after the fix`);
      const hasMoved =
        this.#ownersOf(before.handler, request).some(({ isMoved }) => isMoved) ||
        this.#movedTo(before.handler, request);
      if (!hasMoved) this.#judgeParameters(this.#ownersOf(before.handler, request), request, before, after);
      return;
    }
    // A guard under the old address of its own was in the way, and is not any longer.
    if (before.trail.some((id) => this.#isOldAddress(id, request))) return;
    const detail = `${request}: reached ${describe(before)}, reaches ${describe(after)}`;
    const taker = after.handler === null ? undefined : this.#movedTo(after.handler, request);
    if (!taker?.after) this.#report('changed', detail);
    else if (before.handler !== null) this.#judgeLoss(before.handler, request, taker.after, detail);
  }

  /** The parameters of the addresses that a request was sent to: another path of the same handler may have others. */
  #judgeParameters(owners: readonly PlacedRoute[], request: string, before: Answer, after: Answer): void {
    const names = new Set(owners.flatMap((owner) => owner.before?.names ?? []));
    if (pick(before.params, names) !== pick(after.params, names))
      this.#report('parameters', `${request}: ${before.params ?? ''} was ${after.params ?? ''} after the fix`);
  }

  /**
   * A rewritten route owns its new path where that is text throughout, and where only a wildcard, a regular expression
   * or a parameter without a value answered, which take what is left over. What any other route owned has to stay with
   * it.
   */
  #judgeLoss(loser: string, request: string, taken: Address, detail: string): void {
    if (taken.isStatic) return;
    const owners = (this.#byId.get(loser) ?? [])
      .map(({ before }) => before)
      .filter((address) => address === null || address.matches(urlOf(request)));
    if (owners.some((address) => address === null || address.hasWildcard || !address.owns(urlOf(request)))) return;
    const isWider = owners.every((address) => address !== null && isWiderThan(address, taken));
    this.#report(isWider ? 'stolen-from-wider' : 'stolen', detail);
  }

  #movedTo(id: string, request: string): PlacedRoute | undefined {
    return (this.#byId.get(id) ?? []).find(
      ({ isMoved, after, methodsAfter }) =>
        isMoved && after?.matches(urlOf(request)) === true && answers(methodsAfter, request),
    );
  }

  /** Whether a request was one of a route's own, only under paths that it has no longer. */
  #isOldAddress(id: string, request: string): boolean {
    const owners = this.#ownersOf(id, request);
    return owners.length > 0 && owners.every(({ isMoved }) => isMoved);
  }

  #ownersOf(id: string, request: string): readonly PlacedRoute[] {
    return (this.#byId.get(id) ?? []).filter(
      ({ before, methodsBefore }) => before?.matches(urlOf(request)) === true && answers(methodsBefore, request),
    );
  }

  /** A rewritten route is reached at its new address, with the same parameters, behind the same middleware. */
  #judgeMove(route: PlacedRoute): void {
    const { id, before, after, methodsBefore, methodsAfter } = route;
    if (!before || !after) return;
    let reached = 0;
    let wanted = 0;
    methodsBefore.forEach((method, at) => {
      const methods =
        method === 'ALL'
          ? [
              ['GET', 'GET'],
              ['DELETE', 'DELETE'],
            ]
          : [[method, methodsAfter[at] ?? method]];
      for (const [old = '', now = ''] of methods) {
        for (const values of before.fillings(this.#words)) {
          const from = `${old} ${before.fill(values) ?? ''}`;
          const was = this.#before.get(from);
          const request = `${now} ${after.fill(values) ?? ''}`;
          const is = this.#after.get(request);
          if (was?.handler !== id || !is) continue;
          wanted += 1;
          if (is.handler === id) {
            reached += 1;
            this.#judgeArrival(route, from, request, was, is);
          } else if (!this.#isAnothersOwn(is.handler, request)) {
            this.#report('not-reached', `${request}: ${id} should be there, reaches ${describe(is)}`);
          }
        }
      }
    });
    if (wanted > 0 && reached === 0)
      this.#report('not-reached', `${methodsAfter.join()} ${after.text}: ${id} is not reached by any value`);
  }

  /** Whether the address is another route's: it owned it before, or it was rewritten to it too. */
  #isAnothersOwn(handler: string | null, request: string): boolean {
    if (handler === null) return false;
    return this.#before.get(request)?.handler === handler || this.#movedTo(handler, request) !== undefined;
  }

  #judgeArrival(route: PlacedRoute, from: string, to: string, was: Answer, is: Answer): void {
    const trail = is.trail.filter((id) => was.trail.includes(id) || !this.#isNarrowGuard(id, route));
    if (was.trail.join() !== trail.join())
      this.#report('middleware', `${from} -> ${to}: ${describe(was)} was ${describe(is)} after the fix`);
    // One handler may have either address under another of its paths too.
    const isAlone =
      this.#ownersOf(route.id, from).length === 1 &&
      this.#ownersOf(route.id, to).length === 0 &&
      this.#movedTo(route.id, to) === route;
    if (isAlone) this.#judgeParameters([route], `${from} -> ${to}`, was, is);
  }

  /**
   * Whether a guard stands before a part of a route's new address only: like a narrower route, it keeps its own
   * requests.
   */
  #isNarrowGuard(id: string, { after }: PlacedRoute): boolean {
    const guards = this.#byId.get(id) ?? [];
    return (
      guards.length > 0 &&
      guards.every((guard) => guard.after !== null && after !== null && !isWiderThan(guard.after, after))
    );
  }

  /** Every handler that some request reached is reached by some request. */
  #judgeReach(): void {
    const after = new Set([...this.#after.values()].map(({ handler }) => handler));
    const before = new Set([...this.#before.values()].map(({ handler }) => handler));
    for (const id of before) if (!after.has(id)) this.#report('unreachable', `${String(id)} is reached by no request`);
  }
}

function urlOf(request: string): string {
  return request.slice(request.indexOf(' ') + 1);
}

function answers(methods: readonly string[], request: string): boolean {
  const method = request.slice(0, request.indexOf(' '));
  return methods.includes(method) || methods.includes('ALL') || (method === 'HEAD' && methods.includes('GET'));
}

/** Whether an address has a parameter wherever the two differ. */
function isWiderThan(address: Address, other: Address): boolean {
  return other.fillings([]).every((values) => address.matches(other.fill(values) ?? address.text));
}

function describe({ handler, trail }: Answer): string {
  return `${handler ?? 'nothing'}${trail.length > 0 ? ` behind ${trail.join(', ')}` : ''}`;
}

/** The parameters of these names, as JSON: Koa hands those of a guard on to the handler. */
function pick(params: string | null, names: ReadonlySet<string>): string | null {
  if (params === null) return null;
  const all: unknown = JSON.parse(params);
  return typeof all === 'object' && all !== null
    ? JSON.stringify(Object.entries(all).filter(([name]) => names.has(name)))
    : null;
}
