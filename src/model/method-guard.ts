import type { AddressGuard } from './address-guard.ts';
import type { FilePlace } from './file-place.ts';
import type { Range } from './text.ts';

/** A condition on the method and the address of a request, combined with conditions that are not known. */
export type Condition =
  /** The request has one of some methods; null where each method may be treated differently. */
  | { readonly kind: 'method'; readonly methods: ReadonlySet<string> | null; readonly key: string }
  | { readonly kind: 'address'; readonly pattern: AddressPattern }
  /** A condition that is not known: the same key has the same outcome, at least for the same address. */
  | { readonly kind: 'unknown'; readonly key: string; readonly asksAddress: boolean }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

/** The addresses that a guard applies to, compared as in {@link AddressGuard}. */
export type AddressPattern = Pick<AddressGuard, 'asks' | 'text'> & { readonly ignoresCase?: boolean };

/** A place that treats requests of some methods differently from others: `if (req.method === 'POST') check(req);`. */
export interface MethodGuard {
  readonly methods: ReadonlySet<string>;
  /** The whole condition; left out where the method is the only one. */
  readonly condition?: Condition;
  /** The place of the method that it tests, where that is written for a registration or a request; else left out. */
  readonly at?: FilePlace;
  /** The addresses that it applies to; left out for all. */
  readonly of?: AddressPattern;
  readonly range: Range;
}
