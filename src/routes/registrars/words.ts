import { COMMON_METHODS } from '../frameworks/framework.ts';
import type { Method } from '../../model/method.ts';

/** The words for methods that a call may hand over. */
const METHODS: Readonly<Record<string, Method>> = { ...COMMON_METHODS, del: 'DELETE', any: 'ALL' };

/** The method that a word says, in a list; null for a word that says none. */
export function wordMethod(word: string): readonly [Method] | null {
  const lower = word.toLowerCase();
  const method = Object.hasOwn(METHODS, lower) ? METHODS[lower] : undefined;
  return method === undefined ? null : [method];
}
