import type { AddressGuard, SentUrl } from '../model/guards.ts';
import { plainText } from '../values/text-value.ts';
import { optionsOf, type Origin, type TextValue, type Value } from '../values/value.ts';
import { below, guardOf, type Pattern } from './address-patterns.ts';
import type { Part, PartNames } from './request-names.ts';
import type { RequestParts } from './request-parts.ts';

/** An address that code tests: a part of a request that arrives, or URLs of requests that clients send. */
export interface AskedAddress extends Part {
  readonly sent?: readonly SentUrl[];
}

/** Finds the addresses of one kind of requests in values: of those that arrive, or of those that clients send. */
export interface AddressSource {
  /** The address that a value is, is a part of, or is made of; null for another value. */
  find(value: Value): AskedAddress | null;
  /** Whether a value may be an address: a quick test during the evaluation, before `find` has all that it needs. */
  mayBe(value: Value): boolean;
  /** Whether addresses are unknown values, so that calls of their members are calls of unknown functions. */
  readonly isUnknown: boolean;
  /**
   * Whether a text is rewritten together with the addresses, so that a comparison with it has the same result as
   * before.
   */
  follows(text: TextValue): boolean;
  /** The guards that a comparison of an address with a pattern makes. */
  guardsOf(asked: AskedAddress, pattern: Pattern): readonly Omit<AddressGuard, 'range'>[];
}

/** The requests that arrive at a server, which its handlers get as parameters. */
export class ArrivingRequests implements AddressSource {
  readonly isUnknown = true;
  readonly #parts: RequestParts;
  readonly #names: PartNames;

  /**
   * @param parts finds the values that are parts of requests, of the same evaluation
   * @param names the members of a request that are its address
   */
  constructor(parts: RequestParts, names: PartNames) {
    this.#parts = parts;
    this.#names = names;
  }

  find(value: Value): AskedAddress | null {
    return this.#parts.find(value, this.#names);
  }

  mayBe(value: Value): boolean {
    return mayBePart(value);
  }

  follows(): boolean {
    return false;
  }

  guardsOf(asked: AskedAddress, pattern: Pattern): readonly Omit<AddressGuard, 'range'>[] {
    const { isOfMounts, isOfRoute = false, isDeclared } = asked;
    const covered = this.#parts.coveredBy(asked);
    if (covered.length === 0) return [];
    const patterns = isOfRoute ? [ofRoute(pattern)] : below(pattern, covered);
    return patterns.flatMap((each) =>
      covered.map((of) => ({ ...guardOf(each, isOfMounts), ...(of && { of }), ...(isDeclared && { isDeclared }) })),
    );
  }
}

/** The pattern for the path of a route as its router declares it: equality compares it with the declaration. */
function ofRoute(pattern: Pattern): Pattern {
  return pattern.asks === 'is' ? { ...pattern, asks: 'route' } : pattern;
}

/** The requests that clients send, whose URLs are made of literals of the program. */
export class SentRequests implements AddressSource {
  readonly isUnknown = false;
  readonly #isSent: (origin: Origin) => boolean;

  /** @param isSent whether a literal is the URL of a request, or a part of it */
  constructor(isSent: (origin: Origin) => boolean) {
    this.#isSent = isSent;
  }

  find(value: Value): AskedAddress | null {
    const sent = optionsOf(value).flatMap((option) => (option.kind === 'text' ? this.#urlsIn(option) : []));
    return sent.length > 0 ? { isWhole: true, parameter: '', sent } : null;
  }

  mayBe(value: Value): boolean {
    return optionsOf(value).some(
      (option) => option.kind === 'text' && originsIn(option).some(({ literal }) => literal.value.includes('/')),
    );
  }

  follows(text: TextValue): boolean {
    const origins = originsIn(text);
    return origins.length === text.pieces.length && origins.every((origin) => this.#isSent(origin));
  }

  guardsOf({ sent = [] }: AskedAddress, pattern: Pattern): readonly Omit<AddressGuard, 'range'>[] {
    return sent.map(({ isRecased, ...url }) => {
      const guard = guardOf(pattern);
      return { ...guard, ...(isRecased && { ignoresCase: true }), sent: url };
    });
  }

  #urlsIn(value: TextValue): readonly SentUrl[] {
    const sent = originsIn(value).filter((origin) => this.#isSent(origin));
    const at = sent.map(({ file, literal }) => ({ file, range: [literal.start, literal.end] as const }));
    const isRecased = sent.some((origin) => origin.isRecased);
    return at.length > 0 ? [{ text: plainText(value) ?? '', at, ...(isRecased && { isRecased }) }] : [];
  }
}

function originsIn({ pieces }: TextValue): readonly Origin[] {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin] : []));
}

/** Whether a value may be a part of a request, or be made of one: it is unknown, or has an unknown part. */
export function mayBePart(value: Value): boolean {
  if (value.kind === 'text') return value.pieces.some((piece) => 'hole' in piece);
  if (value.kind === 'pattern') return value.of !== undefined;
  return value.kind === 'opaque' || (value.kind === 'choice' && value.options.some(mayBePart));
}
