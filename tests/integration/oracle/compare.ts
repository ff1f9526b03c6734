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
      if (before.handler !== null && before.trail.join() !== after.trail.join()) this.#report('middleware', `${request}: ${describe(before)} was ${describe(after)} after the fix`);
      if (before.params !== after.params) this.#report('parameters', `${request}: ${before.params ?? ''} was ${after.params ?? ''} after the fix`);
      return;
    }
    const detail = `${request}: reached ${describe(before)}, reaches ${describe(after)}`;
    const taker = after.handler === null ? undefined : this.#movedTo(after.handler, request);
    if (!taker?.after) this.#report('changed', detail);
    else if (before.handler !== null) this.#judgeLoss(before.handler, request, taker.after, detail);
  }

  /**
   * A rewritten route owns its new path where that is text throughout, and where only a wildcard or a regular expression answered,
   * which take what is left over. What any other route owned has to stay with it.
   */
  #judgeLoss(loser: string, request: string, taken: Address, detail: string): void {
    if (taken.isStatic) return;
    const owners = (this.#byId.get(loser) ?? []).map(({ before }) => before).filter((address) => address === null || address.matches(urlOf(request)));
    if (owners.some((address) => address === null || address.hasWildcard)) return;
    const isWider = owners.every((address) => address !== null && isWiderThan(address, taken));
    this.#report(isWider ? 'stolen-from-wider' : 'stolen', detail);
  }

  #movedTo(id: string, request: string): PlacedRoute | undefined {
    return (this.#byId.get(id) ?? []).find(({ isMoved, after, methodsAfter }) => isMoved && after?.matches(urlOf(request)) === true && answers(methodsAfter, request));
  }

  /** Whether a request was one of a route's own, under a path that it has no longer. */
  #isOldAddress(id: string, request: string): boolean {
    const owners = (this.#byId.get(id) ?? []).filter(({ before, methodsBefore }) => before?.matches(urlOf(request)) === true && answers(methodsBefore, request));
    return owners.length > 0 && owners.every(({ isMoved }) => isMoved);
  }

  /** A rewritten route is reached at its new address, with the same parameters, behind the same middleware. */
  #judgeMove({ id, before, after, methodsBefore, methodsAfter }: PlacedRoute): void {
    if (!before || !after) return;
    let reached = 0;
    let wanted = 0;
    methodsBefore.forEach((method, at) => {
      const methods = method === 'ALL' ? [['GET', 'GET'], ['DELETE', 'DELETE']] : [[method, methodsAfter[at] ?? method]];
      for (const [old = '', now = ''] of methods) {
        for (const values of before.fillings(this.#words)) {
          const was = this.#before.get(`${old} ${before.fill(values) ?? ''}`);
          const request = `${now} ${after.fill(values) ?? ''}`;
          const is = this.#after.get(request);
          if (was?.handler !== id || !is) continue;
          wanted += 1;
          if (is.handler === id) {
            reached += 1;
            this.#judgeArrival(`${old} ${before.fill(values) ?? ''} -> ${request}`, was, is);
          } else if (is.handler === null || is.handler !== this.#before.get(request)?.handler) {
            this.#report('not-reached', `${request}: ${id} should be there, reaches ${describe(is)}`);
          }
        }
      }
    });
    if (wanted > 0 && reached === 0) this.#report('not-reached', `${methodsAfter.join()} ${after.text}: ${id} is not reached by any value`);
  }

  #judgeArrival(request: string, was: Answer, is: Answer): void {
    if (was.trail.join() !== is.trail.join()) this.#report('middleware', `${request}: ${describe(was)} was ${describe(is)} after the fix`);
    if (was.params !== is.params) this.#report('parameters', `${request}: ${was.params ?? ''} was ${is.params ?? ''} after the fix`);
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
  return other.fillings([]).every((values) => address.matches(other.fill(values) ?? '')) && address.parameters > other.parameters;
}

function describe({ handler, trail }: Answer): string {
  return `${handler ?? 'nothing'}${trail.length > 0 ? ` behind ${trail.join(', ')}` : ''}`;
}
