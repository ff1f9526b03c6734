import type { AddressGuard } from './address-guard.ts';
import type { FilePlace } from './file-place.ts';
import type { Range } from './text.ts';

/** A condition on the method and the address of a request, and on what else is not known. */
export type Condition =
  /** One of some methods; null where each method may be answered in its own way. */
  | { readonly kind: 'method'; readonly methods: ReadonlySet<string> | null; readonly key: string }
  | { readonly kind: 'address'; readonly pattern: AddressPattern }
  /** What is not known: equal keys are equal answers, for the same address where it asks for that. */
  | { readonly kind: 'unknown'; readonly key: string; readonly asksAddress: boolean }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

/** The addresses that a guard speaks of, as a {@link AddressGuard} compares them. */
export type AddressPattern = Pick<AddressGuard, 'asks' | 'text'> & { readonly ignoresCase?: boolean };

/**
 * A place that tells requests of some methods from all others, before it passes them on:
 * `if (req.method === 'POST') check(req);`.
 */
export interface MethodGuard {
  readonly methods: ReadonlySet<string>;
  /** What it asks for besides, or instead; left out where it asks for one of the methods alone. */
  readonly condition?: Condition;
  /** Where the text is written that it asks for, where that is the method of a registration; left out for requests. */
  readonly at?: FilePlace;
  /** The addresses that it looks at; all of them where it specifies none. */
  readonly of?: AddressPattern;
  readonly range: Range;
}
