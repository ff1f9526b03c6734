import type { Method } from '../../model/method.ts';
import type { Place, Registrar } from '../../model/registrar.ts';

/** Whether a registrar says its methods itself. */
export function saysMethods(methods: readonly Method[] | Place): methods is readonly Method[] {
  return Array.isArray(methods);
}

/** The one place of a path that its text comes from; null where several make it up. */
export function pathPlace({ path }: Pick<Registrar, 'path'>): Place | null {
  const places = path.filter((part) => typeof part !== 'string');
  return places.length === 1 ? (places[0] ?? null) : null;
}
