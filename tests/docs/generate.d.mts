import type { ESLint } from 'eslint';
import type { Trait } from '../../src/words/traits.ts';

/** A trait of words, what it says of one, and the words that have it. */
export interface TraitWords {
  readonly trait: string;
  readonly meaning: string;
  readonly words: readonly string[];
}

/** The documents with generated parts: what stands there now, and what ought to. */
export function documents(
  plugin: ESLint.Plugin,
  traits: readonly TraitWords[],
): readonly { readonly file: string; readonly text: string; readonly expected: string }[];

/** The traits of the lexicon with what their docstrings say, and the words that have them. */
export function readTraits(wordsThat: (trait: Trait) => Iterable<string>): readonly TraitWords[];
