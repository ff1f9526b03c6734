import { relate } from '../paths/compare.ts';
import { join } from '../paths/print.ts';
import type { Route } from '../routes/model.ts';
import { Accounting, type Mentions } from './accounting.ts';
import { addressesOf } from './addresses.ts';
import { addressRange, type Caller } from './caller.ts';
import { placeOf, type Callers } from './callers.ts';
import type { Move } from './moves.ts';
import type { PlanInput, PlanOptions, Withheld } from './plan.ts';
import { asPath } from './request-path.ts';

/** What those who name the address of a route say against its rewrite, whatever becomes of other routes. */
export function objections({ routers, mentions }: PlanInput, callers: Callers, moves: ReadonlyMap<Route, Move>, options: PlanOptions): readonly (readonly [Route, Withheld])[] {
  if (moves.size === 0) return [];
  const accounting = new Accounting(routers, callers, mentions);
  // Who names none of the verbs that go reaches none of the routes that move.
  for (const move of moves.values()) for (const file of [...accounting.filesNaming(move), ...accounting.filesExpectingNothing(move)]) callers.in(file);
  const expecting = callers.expectingNothing();
  return [...moves].flatMap(([route, move]) => {
    const reason = callerObjection(route, callers, options) ?? leftBehind(move, accounting) ?? awaitedNothing(move, expecting) ?? mocked(move, callers, mentions);
    return reason ? [[route, reason] as const] : [];
  });
}

function callerObjection(route: Route, callers: Callers, options: PlanOptions): Withheld | null {
  const requests = callers.of(route).filter(({ kind }) => kind === 'request');
  const [first] = requests;
  if (first && !options.movesCallers) return { reason: 'callers', other: placeOf(first) };
  const suppressed = requests.find((caller) => isHeldRequest(caller, options));
  return suppressed ? { reason: 'suppressed-caller', other: placeOf(suppressed) } : null;
}

/** Whether a comment suppresses the report on a request, which stands at its URL. */
export function isHeldRequest(caller: Caller, { isSuppressed }: PlanOptions): boolean {
  return caller.kind === 'request' && isSuppressed('request', caller.file, addressRange(caller));
}

function leftBehind(move: Move, accounting: Accounting): Withheld | null {
  const left = accounting.leftBehind(move);
  return left && { reason: 'used', other: { label: left.mention.written, file: left.file, range: left.mention.range } };
}

/** A test that expects nothing at the new address would find the route there; of an item it rather expects that there is none. */
function awaitedNothing({ judged: { route, path }, candidate }: Move, callers: readonly Caller[]): Withheld | null {
  const expecting = callers.filter(({ said }) => said.method !== null && candidate.newMethods.includes(said.method.method));
  if (expecting.length === 0) return null;
  const addresses = addressesOf(route.router)
    .map((mount) => join(mount, candidate.newPath, path.dialect))
    .filter(({ segments }) => segments.every(({ kind }) => kind === 'static'));
  const found = expecting.find(({ url }) => addresses.some((address) => ['same', 'covers'].includes(relate(address, asPath(url, path.dialect)))));
  return found ? { reason: 'awaited-nothing', other: placeOf(found) } : null;
}

/** A mock of the old method, whatever the URL, would not see a request that says the new one. */
function mocked({ judged: { route }, candidate: { methods, newMethods } }: Move, callers: Callers, mentions: Mentions): Withheld | null {
  const at = methods.findIndex((method, index) => newMethods[index] !== method);
  const [left, next] = [methods[at], newMethods[at]];
  // Reads are mocked everywhere, whatever a test is about.
  if (left === undefined || left === 'GET' || next === undefined || !callers.of(route).some(isSentByMember)) return null;
  const place = mentions.mocking(left, next);
  return place && { reason: 'mocked', other: { label: left, ...place } };
}

/** Whether a client sends a request whose methods are members of it, as mocks of clients know them. */
function isSentByMember({ said }: Caller): boolean {
  return 'client' in said && said.kind === 'request' && !said.inProcess && said.client !== 'fetch';
}
