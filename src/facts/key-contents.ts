import type { KeyUse } from '../model/keyed-address.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import { isCondition } from '../values/conditions.ts';
import { partsOf, plainText } from '../values/text-value.ts';
import { memberSource, optionsOf, type OpaqueValue, type Origin, type TextValue, type Value } from '../values/value.ts';
import { pathOrigin } from './path-origins.ts';
import { type Part, METHODS, type PartNames } from './request-names.ts';
import { type RequestParts } from './request-parts.ts';
import { ARRIVING } from './address-forms.ts';

/** An address that is used as a key. */
export type KeyContent =
  /** The address of a request that arrives: that below its router, or a whole one without the method. */
  | ({ readonly kind: 'arriving'; readonly part: Part } & Pick<KeyUse, 'isBelow' | 'hasMethod'>)
  /** The URL of requests that clients send with these methods; null where one may have any method. */
  | { readonly kind: 'sent'; readonly url: string; readonly methods: ReadonlySet<string> | null };

/** Members of an address whose result does not contain its path. */
const WITHOUT_PATH: ReadonlySet<string> = new Set([
  ...['search', 'searchParams', 'query', 'hash', 'host', 'hostname', 'origin', 'protocol', 'port', 'length'],
  ...['startsWith', 'endsWith', 'includes', 'indexOf', 'match', 'test', 'baseUrl'],
]);
/** The member of a request of Express for the prefix of the router that got it. */
const PREFIX = 'baseUrl';
/** The depth to which a key is searched. */
const DEEPEST = 6;

/** Finds the keys that are made of the address of a request, but not of its method. */
export class KeyContents {
  readonly #parts: RequestParts;
  readonly #methodsOf: (origin: Origin) => readonly (string | null)[];
  /** The part of a request that each unknown value is made of, by its key; null for none. */
  readonly #known = new Map<PartNames, Map<string, Part | null>>();

  /**
   * @param parts finds the values that are parts of requests, of the same evaluation
   * @param methodsOf the methods of the requests whose URL a literal is a part of; null for one that may have any
   */
  constructor(parts: RequestParts, methodsOf: (origin: Origin) => readonly (string | null)[]) {
    this.#parts = parts;
    this.#methodsOf = methodsOf;
  }

  /** Clears the cached results after more code was evaluated. */
  renew(): void {
    this.#known.clear();
  }

  /** The addresses in a key that contains no method, or is the same for several routers; none for any other key. */
  of(key: Value): readonly KeyContent[] {
    return optionsOf(key).flatMap((option): readonly KeyContent[] => {
      const part = this.#find(option, ARRIVING);
      const hasMethod = part !== null && this.hasMethod(option);
      const isBelow = part !== null && part.isOfMounts !== true && !namesPrefix(option);
      if (part && (isBelow || !hasMethod))
        return [{ kind: 'arriving', part, ...(isBelow && { isBelow }), ...(hasMethod && { hasMethod }) }];
      const methods = option.kind === 'text' && !saysMethod(option) ? this.#sentWith(option) : [];
      const url = option.kind === 'text' ? plainText(option) : null;
      return url === null || methods.length === 0 ? [] : [{ kind: 'sent', url, methods: setOf(methods) }];
    });
  }

  /** Whether a value is made of the method of a request. */
  hasMethod(value: Value): boolean {
    return this.#find(value, METHODS) !== null;
  }

  #find(value: Value, names: PartNames, depth = 0): Part | null {
    if (depth > DEEPEST) return null;
    if (value.kind !== 'opaque') return this.#findIn(value, names, depth);
    const known = this.#known.get(names) ?? new Map<string, Part | null>();
    this.#known.set(names, known);
    const before = known.get(value.key);
    if (before !== undefined) return before;
    const isOther = leavesPathOut(value) || isCondition(value);
    const found = isOther ? null : (this.#parts.find(value, names) ?? this.#findIn(value, names, depth));
    known.set(value.key, found);
    return found;
  }

  #findIn(value: Value, names: PartNames, depth: number): Part | null {
    const holes = value.kind === 'text' ? value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])) : [];
    for (const each of [...holes, ...partsOf(value)]) {
      const found = this.#find(each, names, depth + 1);
      if (found) return found;
    }
    return null;
  }

  #sentWith(url: TextValue): readonly (string | null)[] {
    const origin = pathOrigin(url);
    return origin ? this.#methodsOf(origin) : [];
  }
}

/** Whether a value is made of the prefix of the router that got a request. */
function namesPrefix(value: Value, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (value.kind === 'opaque' && value.source.kind === 'member' && value.source.name === PREFIX) return true;
  const holes = value.kind === 'text' ? value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])) : [];
  return [...holes, ...partsOf(value)].some((each) => namesPrefix(each, depth + 1));
}

/**
 * Whether a member or a call on an address returns no path: `req.url.length`, or a segment by its index. Index 0 may be
 * the path, as in `req.url.split('?')[0]`.
 */
function leavesPathOut({ source }: OpaqueValue): boolean {
  if (source.kind === 'call') return WITHOUT_PATH.has(memberSource(source.call.callee)?.name ?? '');
  return source.kind === 'member' && (WITHOUT_PATH.has(source.name) || /^[1-9]\d*$/.test(source.name));
}

/**
 * Whether a text contains the name of a method: in capitals, or in front of the path in any case: `GET /users`,
 * `/users:GET`.
 */
function saysMethod(text: TextValue): boolean {
  const said = plainText(text) ?? '';
  const words = [...said.split(/[^A-Za-z]/), ...(said.split('/')[0] ?? '').toUpperCase().split(/[^A-Z]/)];
  return words.some((word) => LISTED_METHODS.has(word));
}

function setOf(methods: readonly (string | null)[]): ReadonlySet<string> | null {
  const known = methods.filter((method) => method !== null);
  return known.length === methods.length ? new Set(known) : null;
}
