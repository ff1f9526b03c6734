import { parsePath } from '../../paths/parse-path.ts';
import { join } from '../../paths/print.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { Caller } from '../../model/caller.ts';
import { placeOf, type Callers } from './callers.ts';
import { asksProject, isSent, isUnanswered } from './answered-callers.ts';
import type { StaleRequests } from './stale-requests.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Move } from '../moves.ts';
import type { Withheld } from '../../model/withheld.ts';

/** The requests of a file that no route answers. */
interface Unanswered {
  readonly requests: readonly { readonly caller: Caller; readonly words: string }[];
  /** Whether other requests of the file reach routes. */
  readonly isOwn: boolean;
}

/**
 * Finds the requests that no route has ever answered, but that would seem to belong to a route after its rewrite: next
 * to `GET /users/list`, a request for `/users/getAll` would be taken for an outdated one of `GET /users` as soon as
 * that exists.
 */
export class UnansweredRequests {
  readonly #callers: Callers;
  readonly #mentions: Mentions;
  readonly #late: StaleRequests;
  /** The files with a text that contains a verb, each with the segments of all such texts. */
  #files: Map<string, string> | undefined;
  readonly #unanswered = new Map<string, Unanswered>();

  constructor(callers: Callers, mentions: Mentions, late: StaleRequests) {
    this.#callers = callers;
    this.#mentions = mentions;
    this.#late = late;
  }

  /**
   * Objections because of requests that would be moved to the new address of a route and were never sent to the old
   * one.
   */
  *objectionsTo(move: Move): Generator<Withheld> {
    const { route } = move.candidate;
    const files = (this.#files ??= new Map(this.#mentions.sayingVerbs().map(({ file, segments }) => [file, segments])));
    const nouns = files.size > 0 ? nounsOf(move) : [];
    const names = namesOf(move);
    for (const [file, said] of files) {
      if (names.length > 0 && names.every((name) => said.includes(name)))
        // One that is outdated names a route that has moved already.
        for (const { caller } of this.#unansweredIn(file).requests)
          if (asksElsewhere(caller, move) && this.#late.arrivals(caller).length === 0)
            yield { reason: 'used', other: placeOf(caller) };
      if (!nouns.some((noun) => said.includes(noun))) continue;
      const { requests, isOwn } = this.#unansweredIn(file);
      if (requests.length === 0) {
        // The file is not needed for other routes either.
        files.delete(file);
        continue;
      }
      const naming = requests.filter(({ words }) => nouns.some((noun) => words.includes(noun)));
      // Where no request of the file reaches the route, one that differs in singular and plural may belong to a file
      // that was fixed first.
      const isNamed = naming.length > 0 && this.#callers.in(file).some(({ routes }) => routes.includes(route));
      for (const { caller } of naming) {
        const arriving = this.#late.arriving(caller, isOwn);
        if (arriving?.byVerb.includes(route) === true || (isNamed && arriving?.byName.includes(route) === true))
          yield { reason: 'dead-request', other: placeOf(caller) };
      }
    }
  }

  #unansweredIn(file: string): Unanswered {
    const known = this.#unanswered.get(file);
    if (known) return known;
    const found = this.#callers.in(file);
    const requests = found.flatMap((caller) =>
      isSent(caller) && isUnanswered(caller) ? [{ caller, words: wordsOf(caller) }] : [],
    );
    const unanswered = { requests, isOwn: asksProject(found) };
    this.#unanswered.set(file, unanswered);
    return unanswered;
  }
}

/** The names in the path of a route below the prefix of its router; none where the router has no prefix. */
function namesOf({ judged: { route, path } }: Move): readonly string[] {
  if (route.router.mountedBy.length === 0) return [];
  return path.segments.flatMap((segment) => (segment.kind === 'static' ? [segment.value.toLowerCase()] : []));
}

/**
 * Whether a request that an application answers in its own process may be that of a route below another prefix: a test
 * may mount the router of the route elsewhere.
 */
function asksElsewhere({ said, url }: Caller, { judged: { route, path } }: Move): boolean {
  if (!('inProcess' in said) || !said.inProcess) return false;
  const method = said.method?.method;
  const isOfMethod = route.methods.some((token) => method === undefined || token.method === method);
  const asked = url.segments.slice(-path.segments.length);
  return (
    isOfMethod &&
    asked.length === path.segments.length &&
    path.segments.every(
      (segment, at) => segment.kind !== 'static' || asked[at]?.text.toLowerCase() === segment.value.toLowerCase(),
    )
  );
}

function wordsOf({ url }: Caller): string {
  return url.segments.map(({ text }) => text.toLowerCase()).join('\n');
}

/** The beginnings of the last nouns in the new addresses of a route, for singular and plural alike. */
function nounsOf({ judged: { route, path }, candidate }: Move): readonly string[] {
  return addressesOf(route.router).flatMap((mount) => {
    const last = join(mount, parsePath(candidate.newPath, path.dialect), path.dialect).segments.findLast(
      ({ kind }) => kind === 'static',
    );
    return last?.kind === 'static' ? [stemOf(last.value)] : [];
  });
}

/** The beginning that a noun has in both singular and plural. */
function stemOf(noun: string): string {
  return noun.toLowerCase().slice(0, Math.max(3, noun.length - 3));
}
