import { MODIFIERS } from '../words/data/nouns.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';

/** `addActive`, `createFeatured`: an adjective names no collection. */
export function isModifier(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return MODIFIERS.has(head) || (!isNoun(head) && /(?:ed|ive|able|ible|ful|less|ous|est)$/.test(head));
}
