import { COMMON_METHODS } from '../frameworks/framework.ts';
import type { Method } from '../../model/method.ts';

/** The words for methods that a call may pass. */
const METHODS: Readonly<Record<string, Method>> = { ...COMMON_METHODS, del: 'DELETE', any: 'ALL' };

/** The HTTP method of a word; null for any other word. */
export function wordMethod(word: string): Method | null {
  const lower = word.toLowerCase();
  return (Object.hasOwn(METHODS, lower) ? METHODS[lower] : undefined) ?? null;
}
