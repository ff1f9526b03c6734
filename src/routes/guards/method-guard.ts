import type { Range } from '../../model/text.ts';
import type { AddressGuard } from './address-guard.ts';

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

/**
 * Guards that stand for one, each with what it is said of: their methods are said together, at the place of the first
 * one.
 */
export function saidTogether(guards: readonly (readonly [key: string, guard: MethodGuard])[]): readonly MethodGuard[] {
  const joined = new Map<string, MethodGuard>();
  for (const [key, guard] of guards) {
    const known = joined.get(key);
    joined.set(key, known ? { ...known, methods: new Set([...known.methods, ...guard.methods]) } : guard);
  }
  return [...joined.values()];
}
