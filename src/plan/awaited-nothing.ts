import type { Caller } from '../model/caller.ts';
import type { Path } from '../model/path.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Withheld } from '../model/withheld.ts';
import { changesItem } from '../convention/methods.ts';
import { relate } from '../paths/compare.ts';
import { join } from '../paths/print.ts';
import { addressesOf } from './addresses/addresses.ts';
import { asPath } from './addresses/request-path.ts';
import { filesExpectingNothing, filesNaming } from './callers/accounting.ts';
import { placeOf, type Callers } from './callers/callers.ts';
import type { Move } from './moves.ts';

/** Objections because of tests that expect nothing at the new address and would find the route there. */
export function* awaitedNothing(move: Move, callers: Callers, mentions: Mentions): Generator<Withheld> {
  const { judged, candidate } = move;
  const { dialect } = judged.path;
  const addresses = addressesOf(judged.route.router).map((mount) => join(mount, candidate.newPath, dialect));
  const items = addresses.filter((address) => !isWhole(address));
  for (const caller of ofCollection(move, addresses.filter(isWhole), callers, mentions))
    yield { reason: 'awaited-nothing', other: placeOf(caller) };
  for (const caller of ofItem(move, items, callers, mentions))
    yield { reason: 'awaited-nothing', other: placeOf(caller) };
}

function ofCollection(move: Move, addresses: readonly Path[], callers: Callers, mentions: Mentions): readonly Caller[] {
  const files = filesExpectingNothing(addresses, mentions);
  return unanswered(move, addresses, files, callers).filter(({ expectsNothing }) => expectsNothing);
}

/**
 * The requests of tests that expect nothing at the new address of an item; none where other callers request it too.
 * Then these and the test have moved before their route, and the test expects that there is no such item.
 */
function ofItem(move: Move, addresses: readonly Path[], callers: Callers, mentions: Mentions): readonly Caller[] {
  // A test of a read rather expects that there is no such item.
  if (!move.candidate.newMethods.every(changesItem)) return [];
  const files = filesExpectingNothing(addresses, mentions);
  const found = unanswered(move, addresses, files, callers).filter(
    ({ expectsNothing, said }) => expectsNothing && 'client' in said && said.kind === 'request',
  );
  if (found.length === 0) return [];
  const asking = unanswered(move, addresses, filesNaming(addresses, mentions), callers);
  return asking.every(({ expectsNothing }) => expectsNothing) ? found : [];
}

/** The callers at some addresses that have a new method and that no route answers. */
function unanswered(
  { judged, candidate }: Move,
  addresses: readonly Path[],
  files: ReadonlySet<string>,
  callers: Callers,
): readonly Caller[] {
  return [...files]
    .flatMap((file) => callers.in(file))
    .filter(
      ({ routes, said: { method }, url }) =>
        routes.length === 0 &&
        method !== null &&
        candidate.newMethods.includes(method.method) &&
        addresses.some((address) => ['same', 'covers'].includes(relate(address, asPath(url, judged.path.dialect)))),
    );
}

function isWhole({ segments }: Path): boolean {
  return segments.every(({ kind }) => kind === 'static');
}
