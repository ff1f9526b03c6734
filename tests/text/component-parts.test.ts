import { describe, expect, it } from 'vitest';
import { componentParts, isComponent, withReads } from '../../src/text/component-parts.ts';

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
    ["<script lang='tsx' generics=\"T extends Record<string, A>\">a()</script>", 'a();', 'tsx'],
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

  it.each(['<script ', '<!--', '<script>', '<script "', "<script a='", '<!-- eslint-disable ', '<!-- eslint-disable x '])('are found in linear time among many of %j', (part) => {
    const text = part.repeat(200_000);
    expect(componentParts(text).script).toHaveLength(text.length);
  });
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
