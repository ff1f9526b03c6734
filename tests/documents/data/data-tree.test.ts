import { describe, expect, it } from 'vitest';
import { mapsIn, readData } from '../../../src/documents/data/data-tree.ts';

/** The keys of the maps of a text, with what the text says at each of their places. */
function keysIn(text: string): readonly string[] {
  return [...mapsIn(readData(text))].map(({ entries, range }) => {
    expect(text.slice(...range)).toContain(entries[0]?.key ?? '');
    return entries.map(({ key }) => key).join();
  });
}

describe('data of documents', () => {
  it.each<[text: string, keys: readonly string[]]>([
    ['{ "a": { "b": [{ "c": 1 }] } }', ['a', 'b', 'c']],
    ['a:\n  b:\n    - c: 1\n', ['a', 'b', 'c']],
    ['a: 1\n---\nb: 1\n', ['a', 'b']],
    ['base: &base\n  a: 1\nother:\n  <<: *base\n  b: 1\n', ['base,other', 'a', 'a,b']],
    ["{ /* a comment */ a: 'http://b', // another\n 'c': 1, }", ['a,c']],
    ['a: {{ .Values.a }}\n{{- if .Values.b }}\nb: 1\n{{- end }}\n', ['a,b']],
    ['{% if a %}\na: "{{ a }}"\n{% endif %}\n', ['a']],
    ['server { listen 80; }', []],
    ['', []],
  ])('%s', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  it.each(['[', '{ a: ', '- ', '? ', '*a ', '!!a ', '/* ', '{{ ', 'a:\n '])('many of %j end the reading', (piece) => {
    expect(() => readData(piece.repeat(20_000))).not.toThrow();
  });

  it('is not read where references to it would make more of it than a person wrote', () => {
    const lists = Array.from(
      { length: 30 },
      (_, at) => `a${String(at + 1)}: &a${String(at + 1)} [${`*a${String(at)}, `.repeat(9)}]`,
    );
    expect([...mapsIn(readData(['a0: &a0 { b: 1 }', ...lists].join('\n')))].length).toBeLessThan(20_001);
  });
});
