import { COMMON_METHODS } from '../frameworks/framework.ts';
import type { Method } from '../../model/method.ts';

/** The words for methods that a call may hand over. */
const METHODS: Readonly<Record<string, Method>> = { ...COMMON_METHODS, del: 'DELETE', any: 'ALL' };

/** The method that a word specifies; null for a word that specifies none. */
export function wordMethod(word: string): Method | null {
  const lower = word.toLowerCase();
  return (Object.hasOwn(METHODS, lower) ? METHODS[lower] : undefined) ?? null;
}
