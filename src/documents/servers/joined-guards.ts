import type { MethodGuard } from '../../model/guards.ts';

/** Joins guards with the same key to one with the methods of all, at the place of the first. */
export function joinedByKey(guards: readonly (readonly [key: string, guard: MethodGuard])[]): readonly MethodGuard[] {
  const joined = new Map<string, MethodGuard>();
  for (const [key, guard] of guards) {
    const known = joined.get(key);
    joined.set(key, known ? { ...known, methods: new Set([...known.methods, ...guard.methods]) } : guard);
  }
  return [...joined.values()];
}

/** The most guards of a document: one with more of them was not written by a person. */
export const MOST_GUARDS = 500;
