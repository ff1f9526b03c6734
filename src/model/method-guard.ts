import type { AddressGuard } from './address-guard.ts';
import type { Range } from './text.ts';

/** The addresses that a guard speaks of, as a {@link AddressGuard} compares them. */
export type AddressPattern = Pick<AddressGuard, 'asks' | 'text'>;

/**
 * A place that tells requests of some methods from all others, before it hands them on:
 * `if (req.method === 'POST') check(req);`.
 */
export interface MethodGuard {
  readonly methods: ReadonlySet<string>;
  /** The addresses that it looks at; all of them where it says none. */
  readonly of?: AddressPattern;
  /**
   * The names of functions of its file, where it is a guard only if a file of the project registers one of them as a
   * hook, or asks it about requests.
   */
  readonly hooks?: readonly string[];
  readonly range: Range;
}
