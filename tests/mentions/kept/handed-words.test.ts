import { describe, expect, it } from 'vitest';
import { argumentsWith, putParameters } from '../../../src/mentions/kept/argument-words.ts';
import { putsWords } from '../../../src/mentions/kept/handed-words.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('a file that puts words into URLs', () => {
  it.each([
    'fetch',
    'axios ',
    '.get<',
    'fetch(/${this ',
    'fetch("/" + a.',
    'fetch(url + path(',
    '/${',
    'api ',
    '{url}',
    '(a,',
    '(a,b)',
    'fetch(a,b)=>`',
    '/${a}/',
  ])('is told from one that repeats %s in linear time', (piece) => {
    expectLinear((count) => putsWords(piece.repeat(count)));
    expect(putsWords(piece.repeat(200_000))).toBe(false);
  });

  it.each([
    'const urlOf = (resource, id) => `/${resource}/${id}`; fetch(urlOf());',
    'function urlOf(a: string, b: string) { return fetch(`/v1/${a}/${b}`); }',
  ])('takes parameters: %s', (text) => {
    expect(putsWords(text)).toBe(true);
  });

  it.each([
    'const item = (shopId, itemId) => fetch(`/shops/${shopId}/${itemId}`);',
    'const urlOf = (b, a) => fetch(`/${a}/${b}`);',
    'fetch(`/${a}/${b}`);',
  ])('puts none: %s', (text) => {
    expect(putsWords(text)).toBe(false);
  });
});

describe('the parameters that a file puts into URLs', () => {
  it.each<[text: string, parameters: readonly string[]]>([
    ['const ask = (id, path) => fetch(`/${path}/${id}`);', ['ask(1', 'ask(0']],
    ['export function ask(path) { return fetch(BASE + "/" + path); }', ['ask(0']],
    ['const ask = path => fetch(`/${path}`);', ['ask(0']],
    ['export const link = (app, verb, id) => ({ href: `${app.base}/users/${verb}/${id}` });', ['link(1', 'link(2']],
    ['export const form = (verb) => `<form action="/users/${verb}" method="post">`;', ['form(0']],
    ['fetch(`/${path}`);', []],
    ['const ask = (path) => open(`/${path}`);', []],
    ['const ask = (path) => fetch(`/${path}List`);', []],
  ])('are told by their places: %s', (text, parameters) => {
    expect(putParameters(text)).toEqual(parameters);
  });

  it.each([
    'fetch(',
    'fetch /${a}/',
    'fetch=a=>',
    'fetch (a)=>`/${a}`',
    'fetch (a:',
    'fetch "/" + a',
    'a fetch=async ',
  ])('are found in linear time in %s', (piece) => {
    expectLinear((count) => putParameters(piece.repeat(count)));
    expect(putParameters(piece.repeat(100_000)).length).toBeLessThan(2);
  });

  it.each(['f(', "f('a', ", 'f(a,', "const a = 'b'; f(a, ", "')", 'a) f('])(
    'are those of a call that is looked for in linear time: %s',
    (piece) => {
      const read = (count: number): readonly unknown[] => {
        const text = piece.repeat(count);
        return argumentsWith(text, [text.length, text.length]);
      };
      expectLinear(read);
      expect(read(50_000).length).toBeLessThan(2);
    },
  );
});
