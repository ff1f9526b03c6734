import { describe, expect, it } from 'vitest';
import { FOREIGN } from '../../src/words/data/foreign-words.ts';
import { NOUNS } from '../../src/words/data/nouns.ts';
import { OTHERS } from '../../src/words/data/others.ts';
import { VERBS } from '../../src/words/data/verbs.ts';
import { is, relatedWords, isRelated, wordsThat } from '../../src/words/entries.ts';
import { readTraits } from '../docs/generate.mjs';

const TABLES = { VERBS, NOUNS, OTHERS, FOREIGN };
const traits = new Set(readTraits(wordsThat).map(({ trait }) => trait));
const lines = Object.values(TABLES).flatMap((table) => table.trim().split('\n'));
const entries = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '));
const shared = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(2));

describe('the lexicon', () => {
  it('has one line a word', () => {
    const words = entries.map(([word]) => word);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each(Object.entries(TABLES))('has the words of %s in the order of the alphabet', (_, table) => {
    for (const section of table.trim().split(/\n?#.*\n/)) {
      const words = section.split('\n').map((line) => line.split(' ')[0] ?? '');
      expect(words).toEqual(words.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  });

  it('has each trait of a word once, and none that says nothing', () => {
    const names = entries.map(([, ...own]) => own.map((trait) => trait.split('=')[0] ?? ''));
    expect(names.filter((each) => new Set(each).size < each.length)).toEqual([]);
    expect([...new Set(names.flat())].filter((name) => !traits.has(name))).toEqual([]);
    expect([...traits].filter((name) => ![...names.flat(), ...shared].includes(name))).toEqual([]);
    expect(shared.filter((name) => !traits.has(name))).toEqual([]);
  });

  it('names traits that there are behind @', () => {
    const named = entries.flatMap((each) => each.join(' ').match(/(?<=@)[\w-]+/g) ?? []);
    expect(named.filter((name) => !traits.has(name))).toEqual([]);
  });
});

describe('looking a trait up', () => {
  it('asks for any of several', () => {
    expect(is('user', 'noun')).toBe(true);
    expect(is('user', 'article', 'pronoun')).toBe(false);
    expect(is('profile', 'state', 'own-one')).toBe(true);
    expect(is('constructor', 'noun')).toBe(false);
  });

  it('asks what a word takes', () => {
    expect(isRelated('view', 'before', 'count')).toBe(true);
    expect(isRelated('view', 'before', 'user')).toBe(false);
    expect(isRelated('user', 'before', 'count')).toBe(false);
    expect([...relatedWords('index', 'plural')]).toEqual(['indexes']);
  });

  it('lists the words of a trait', () => {
    expect([...wordsThat('whole')].toSorted()).toEqual(['all', 'every']);
  });
});
