import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentParts, isComponent, withReads } from '../../src/text/component-parts.ts';
import { expectLinearEach } from '../support/work/work.ts';

describe('the parts of a component', () => {
  it('stand where they stood, with blanks for the others', () => {
    expect(componentParts('<p/>\n<script>\nlet a\n</script>\n<b/>')).toEqual({
      script: '    \n        \nlet a\n;        \n    ',
      page: '<p/>\n<script>\n     \n /script>\n<b/>',
      lang: 'jsx',
    });
  });

  it.each<[component: string, script: string, lang: string]>([
    ['<script>a()</script>', 'a();', 'jsx'],
    ['<SCRIPT type="module">a()</SCRIPT >', 'a();', 'jsx'],
    ['<script setup lang="ts">a()</script>', 'a();', 'ts'],
    ['<script lang=\'tsx\' generics="T extends Record<string, A>">a()</script>', 'a();', 'tsx'],
    ['<script lang=ts>a()</script><script>b()</script>', 'a(); b();', 'ts'],
    ['<script module>a()</script><script>b()</script>', 'a(); b();', 'jsx'],
    ['<script>a("</p>")</script>', 'a("</p>");', 'jsx'],
    ['<script src="./a.js"></script>', ';', 'jsx'],
    ['<script lang="coffee">a()</script>', '', 'jsx'],
    ['<script type="application/json">{}</script>', '', 'jsx'],
    ['<!-- <script>a()</script> --><script>b()</script>', 'b();', 'jsx'],
    ['<!-- eslint-disable-next-line vue/no-v-html --><p/><script>a()</script>', 'a();', 'jsx'],
    ['<!-- eslint-disable --><script>a()</script>', '', 'jsx'],
    ['<!-- eslint-disable -- later --><script>a()</script>', '', 'jsx'],
    ['<!-- eslint-disable vue/x, restful-routes/request-matches-route --><script>a()</script>', '', 'jsx'],
    ['<scripted>a()</scripted>', '', 'jsx'],
    ['<script>a()', '', 'jsx'],
    ['<!-- <script>a()</script>', '', 'jsx'],
    ['', '', 'jsx'],
  ])('%s', (component, script, lang) => {
    const parts = componentParts(component);
    expect({ script: parts.script.trim().replaceAll(/\s+/g, ' '), lang: parts.lang }).toEqual({ script, lang });
    expect([parts.script.length, parts.page.length]).toEqual([component.length, component.length]);
  });

  it('are found in linear time among many of the same', () => {
    const parts = [
      '<script ',
      '<!--',
      '<script>',
      '<script "',
      "<script a='",
      '<!-- eslint-disable ',
      '<!-- eslint-disable x ',
    ];
    expectLinearEach(parts, (part, count) => componentParts(part.repeat(count)));
    for (const text of parts.map((part) => part.repeat(200_000)))
      expect(componentParts(text).script).toHaveLength(text.length);
  });
});

const PIECES = [
  '<script>',
  '<script setup lang="ts">',
  '</script>',
  '<!--',
  '-->',
  '<p>',
  'url',
  ' ',
  '\n',
  '\r\n',
  '"',
  "'",
  ';',
  '<!-- eslint-disable -->',
  '\u{1f642}',
];

it('leaves every sign where it stands, in one part at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string())).map((pieces) => pieces.join('')),
      (text) => {
        const { script, page } = componentParts(text);
        const read = withReads(script, page, new Set(['url']));
        expect([script.length, page.length, read.length]).toEqual([text.length, text.length, text.length]);
        for (let at = 0; at < text.length; at += 1) {
          const sign = text.charAt(at);
          const isBreak = sign === '\n' || sign === '\r';
          expect(page.charAt(at) === sign || page.charAt(at) === ' ').toBe(true);
          expect(isBreak ? script.charAt(at) === sign : [sign, ' ', ';'].includes(script.charAt(at))).toBe(true);
        }
      },
    ),
  );
});

describe('the reads of a page', () => {
  it.each<[page: string, read: string]>([
    ['<a :href="url">', '          url;'],
    ['{{ url }}{url}', '   url;   url;'],
    ['url url', 'url;url'],
    ['{$url}', '  url;'],
    ['$other urls', ''],
  ])('%s', (page, read) => {
    const script = ' '.repeat(page.length);
    expect(withReads(script, page, new Set(['url'])).trimEnd()).toBe(read);
  });

  it('leave the scripts alone', () => {
    const { script, page } = componentParts('<script>let url</script>{url}');
    expect(withReads(script, page, new Set(['url']))).toBe('        let url;         url;');
  });
});

it.each([
  ['a.vue', true],
  ['A.VUE', true],
  ['a.svelte', true],
  ['a.vue.js', false],
  ['vue', false],
])('%s is a component: %j', (name, answer) => {
  expect(isComponent(name)).toBe(answer);
});
