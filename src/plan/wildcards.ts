import { identifierWords } from '../convention/identifiers.ts';
import { HOLE } from '../paths/dialects.ts';
import { is } from '../words/entries.ts';
import { singular } from '../words/inflect.ts';
import { wordTexts } from '../words/split.ts';
import { changesOf } from './address-guards.ts';
import type { Caller } from '../model/caller.ts';
import { placeOf, type Callers } from './callers/callers.ts';
import { isSent } from './callers/answered-callers.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Move } from './moves.ts';
import type { Withheld } from '../model/withheld.ts';
import { sampleOf } from './addresses/addresses.ts';

/** The most wildcards that a pattern written by a person is expected to have. */
const MOST = 8;
/** Clients whose `*` matches several segments; that of other clients matches one. */
const GREEDY: ReadonlySet<string> = new Set(['msw', 'fetch-mock']);

/**
 * Objections because of mocks that match the requests of a route by a wildcard and would miss them at the new address:
 * `cy.intercept('GET', '/users/*')` matches `/users/list`, but not `/users`. A file with a mock of the route itself is
 * left out, since that mock follows the route.
 */
export function* missed(move: Move, callers: Callers, mentions: Mentions): Generator<Withheld> {
  const { judged, candidate } = move;
  const own = callers.of(judged);
  const senders = own.filter((caller) => isSent(caller) && 'client' in caller.said && !caller.said.inProcess);
  if (senders.length === 0) return;
  const addresses = changesOf(move).map((change) => change.map(sampleOf));
  for (const file of mentions.wildcardFiles()) {
    if (own.some((caller) => caller.file === file && caller.kind === 'request' && !isSent(caller))) continue;
    const mocks = callers.in(file).flatMap((caller) => wildcardOf(caller) ?? []);
    for (const [at, method] of candidate.methods.entries()) {
      const next = candidate.newMethods[at] ?? method;
      for (const mock of mocks) {
        if (isMissed(mock, method, addresses)) yield { reason: 'used', other: placeOf(mock.caller) };
        else if (
          isLeftOut(mock, mocks, [method, next], addresses) &&
          (method !== 'GET' ||
            mentions.areTested(
              senders.map((caller) => caller.file),
              file,
            ))
        )
          yield { reason: 'mocked', other: { ...placeOf(mock.caller), label: method } };
      }
    }
  }
}

/** A mock that compares addresses with a wildcard. */
interface Wildcard {
  readonly caller: Caller;
  readonly pattern: RegExp;
}

/** Whether a mock of a method matches an old address, and not the new one. */
function isMissed({ caller, pattern }: Wildcard, method: string, addresses: readonly (readonly string[])[]): boolean {
  return (
    answersMethod(caller, method) && addresses.some(([from = '', to = '']) => pattern.test(from) && !pattern.test(to))
  );
}

/** Whether a mock matches an old address, and no mock the new method there. */
function isLeftOut(
  { caller, pattern }: Wildcard,
  mocks: readonly Wildcard[],
  [left, next]: readonly [string, string],
  addresses: readonly (readonly string[])[],
): boolean {
  const seen = answersMethod(caller, left) ? addresses.filter(([from = '']) => pattern.test(from)) : [];
  return (
    seen.length > 0 &&
    !mocks.some((other) => answersMethod(other.caller, next) && seen.every(([, to = '']) => other.pattern.test(to)))
  );
}

function answersMethod({ said: { method } }: Caller, wanted: string): boolean {
  return method === null || method.method === wanted;
}

/** Cached, since every route of a project is compared with the wildcards of all mocks. */
const WILDCARDS = new WeakMap<Caller, Wildcard | null>();

function wildcardOf(caller: Caller): Wildcard | null {
  const known = WILDCARDS.get(caller);
  if (known !== undefined) return known;
  const wildcard = readWildcard(caller);
  WILDCARDS.set(caller, wildcard);
  return wildcard;
}

function readWildcard(caller: Caller): Wildcard | null {
  const { said, url } = caller;
  if (!('client' in said) || said.kind !== 'matcher' || said.client === 'comparison') return null;
  const texts = url.segments.map(({ text }) => text);
  const stars = texts.join('').split('*').length - 1;
  const isNamed = isOfOthers(caller) && texts.some((text, at) => isPlaceholder(text, texts[at - 1] ?? ''));
  const isBeginning = said.match === 'beginning';
  if ((stars === 0 && !isNamed && !isBeginning) || stars > MOST) return null;
  const one = GREEDY.has(said.client) ? '.*' : '[^/]*';
  const written = texts.map((text) =>
    text
      .split(/(\*+|:\w+)/)
      .map((part) =>
        part.startsWith('**') ? '.*' : part.startsWith('*') ? one : part.startsWith(':') ? '[^/]+' : escaped(part),
      )
      .join(''),
  );
  const isOpen = url.openPrefix || said.match === 'end' || said.base !== '';
  return {
    caller,
    pattern: new RegExp(`^${isOpen ? '(?:.*/)?' : '/'}${written.join('/')}${isBeginning ? '' : '/?$'}`, 'i'),
  };
}

/** Whether a segment is a parameter for any word, as `:action`, and not for an item of a collection. */
function isPlaceholder(segment: string, collection: string): boolean {
  if (!segment.startsWith(':')) return false;
  const name = identifierWords(segment.slice(1)).at(-1) ?? '';
  const isOfItem = wordTexts(collection).some((word) => singular(word) === name);
  return !isOfItem && !is(name, 'identifier') && !is(name, 'key');
}

/** Whether no route certainly has a parameter in the same place as a mock. */
function isOfOthers({ routes, swallowed, guessed }: Caller): boolean {
  return routes.length === 0 || swallowed || guessed;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(HOLE, '[^/]*');
}
