import type { FileGuard } from '../model/plan-input.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { literalPlace } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import { ADDRESS_MEMBERS, ADDRESSES } from './request-names.ts';
import { type RequestParts } from './request-parts.ts';
import { parameterOf } from './member-paths.ts';

/** Members of requests that set their address. */
const GIVING: ReadonlySet<string> = new Set(['setUrl']);

/** A value that may be the new address of a request, and whether the code shows that it is set as one. */
interface Given {
  readonly value: Value;
  readonly place: Place;
  readonly isGiven: boolean;
}

/**
 * Finds the prefixes of addresses to which middleware rewrites requests: `req.url = '/users' + req.url`,
 * `request.setUrl(...)` of hapi, and the result of an option such as `rewriteUrl` of Fastify. Clients call the routes
 * below such a prefix by other addresses, so these routes are not rewritten.
 */
export class GivenAddresses implements Listener {
  readonly #parts: RequestParts;
  readonly #given: Given[] = [];

  /** @param parts finds the values that are parts of requests, of the same evaluation */
  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  assigned({ object, key, value, place }: AssignEvent): void {
    if (parameterOf(object) !== null && ADDRESS_MEMBERS.has(knownText(key) ?? ''))
      this.#given.push({ value, place, isGiven: true });
  }

  called({ callee, args: [value], site: { place } }: CallEvent): void {
    const isGiving = callee.kind === 'opaque' && callee.source.kind === 'member' && GIVING.has(callee.source.name);
    if (isGiving && value) this.#given.push({ value, place, isGiven: true });
  }

  escaped(value: Value): void {
    for (const each of optionsOf(value)) {
      const place = placeOf(each);
      if (place) this.#given.push({ value: each, place, isGiven: false });
    }
  }

  guards(): readonly FileGuard[] {
    return this.#given.flatMap(({ value, place: { file, range }, isGiven }) =>
      optionsOf(value).flatMap((each) => {
        const prefix = this.#prefixOf(each, isGiven);
        if (prefix === null || prefix === '/') return [];
        const text = `^${prefix.replaceAll('.', String.raw`\.`)}(.*)$`;
        const guard = { asks: 'matches' as const, text, ignoresCase: false, takesGroups: true, range };
        return [{ file, guard: this.#precedesAddress(each) ? { ...guard, precedes: prefix } : guard }];
      }),
    );
  }

  /** Whether a value is a text and the whole address of a request after it: `'/v2' + req.url`. */
  #precedesAddress(value: Value): boolean {
    const [, second, ...others] = value.kind === 'text' ? value.pieces : [];
    if (!second || !('hole' in second) || others.length > 0) return false;
    return this.#parts.find(second.hole, ADDRESSES)?.isWhole === true;
  }

  /**
   * The text in front of the address of a request in a value: `'/users' + req.url`, `req.url.replace(from, '/users')`.
   * Null for another value.
   */
  #prefixOf(value: Value, isGiven: boolean): string | null {
    if (value.kind === 'text') {
      const [first, second] = value.pieces;
      const beginning = first && 'text' in first ? first.text : '';
      // A value that the code does not show to be set counts only if the address of a request follows the text.
      const isAddress = second && 'hole' in second && (isGiven || this.#parts.find(second.hole, ADDRESSES) !== null);
      return isAddress && beginning.startsWith('/') ? beginning : null;
    }
    if (value.kind !== 'opaque' || value.source.kind !== 'call') return null;
    const { callee, args } = value.source.call;
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member' || !callee.source.name.startsWith('replace'))
      return null;
    const beginning = args[1] ? (knownText(args[1]) ?? '') : '';
    return beginning.startsWith('/') && this.#parts.find(callee.source.object, ADDRESSES) ? beginning : null;
  }
}

/** Where a text of several parts or a call is written; null for another value. */
function placeOf(value: Value): Place | null {
  if (value.kind === 'opaque') return value.source.kind === 'call' ? value.source.call.place : null;
  return value.kind === 'text' && value.pieces.length > 1 ? literalPlace(value) : null;
}
