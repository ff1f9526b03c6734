import type { ESLint } from 'eslint';
import type { Client } from '../../src/catalogue/clients/client.ts';
import type { Rule } from '../../src/reporting/create-rule.ts';
import type { Framework } from '../../src/routes/frameworks/framework.ts';
import type { Trait } from '../../src/words/traits.ts';
import type { Generated } from './lists.d.mts';

/** A trait of words, what it says of one, and the words that have it. */
export interface TraitWords {
  readonly trait: string;
  readonly meaning: string;
  readonly words: readonly string[];
}

/** What documents list. */
export interface Tables {
  readonly traits: readonly TraitWords[];
  readonly frameworks: readonly Framework[];
  readonly clients: readonly Client[];
  readonly rules: Readonly<Record<string, Pick<Rule, 'options'>>>;
}

/** The documents with generated parts. */
export function documents(plugin: ESLint.Plugin, tables: Tables): readonly Generated[];

/** The traits of the lexicon with what their docstrings say, and the words that have them. */
export function readTraits(wordsThat: (trait: Trait) => Iterable<string>): readonly TraitWords[];
