import { createRequire } from 'node:module';
import { join } from 'node:path';
import tsParser from '@typescript-eslint/parser';
import * as espree from 'espree';
import { Linter } from 'eslint';
import * as svelteParser from 'svelte-eslint-parser';
import * as vueParser from 'vue-eslint-parser';
import { describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';
import { writeProject } from '../../support/project.ts';

// What this version of ESLint exports is what the types of another one say of it, as far as these tests ask.
const older = createRequire(new URL('eslint-9/package.json', import.meta.url));
const { Linter: OlderLinter } = older('eslint') as { Linter: typeof Linter };
const babelParser = older('@babel/eslint-parser') as Linter.Parser;

/** Everything that the parsers read alike: classes, tables, templates, requests and comments. */
const SERVER = [
  "import express from 'express';",
  "import axios from 'axios';",
  'const app = express();',
  "const PATHS = { list: '/posts/list' };",
  '// GET /users/getAll',
  "app.get('/users/getAll', (req, res) => res.json([]));",
  "app.post('/users/update/:id', (req, res) => res.json(req.params?.id));",
  'app.get(PATHS.list, async (req, res) => res.json(await load(`${1 + 1}`)));',
  "class Api { #app = express(); constructor() { this.#app.get('/getTags', (req, res) => res.json([])); } }",
  "export const load = () => axios.get('/users/getAll');",
].join('\n');

const PARSERS: readonly { readonly name: string; readonly linter: Linter; readonly languageOptions: Linter.LanguageOptions }[] = [
  { name: "ESLint's own", linter: new Linter(), languageOptions: {} },
  { name: 'espree', linter: new Linter(), languageOptions: { parser: espree } },
  { name: '@typescript-eslint/parser', linter: new Linter(), languageOptions: { parser: tsParser } },
  { name: '@babel/eslint-parser', linter: new OlderLinter(), languageOptions: { parser: babelParser, parserOptions: { requireConfigFile: false, babelOptions: { babelrc: false, configFile: false } } } },
  { name: 'vue-eslint-parser', linter: new Linter(), languageOptions: { parser: vueParser } },
];

const FLOW = ['// @flow', "const express = require('express');", 'type Row = {| id: number |};', 'const app = express();', "app.get('/getUsers', (req: Request, res: Response) => res.json([]));", '@sealed class Store {}'].join('\n');

const VUE = [
  '<script setup lang="ts">',
  "import axios from 'axios';",
  "const load = (): unknown => axios.get('/users/getAll');",
  '</script>',
  '<template><form action="/users/getAll" @submit="load"><a v-for="id in ids" :href="`/users/show/${id}`">{{ id }}</a></form></template>',
].join('\n');

const SVELTE = ['<script>', "  import axios from 'axios';", "  const load = () => axios.get('/users/getAll');", '</script>', '<a href="/users/getAll" on:click={load}>All</a>', '{#each ids as id}<a href={`/users/show/${id}`}>{id}</a>{/each}'].join('\n');

const ROUTES = "const app = require('express')();\napp.get('/users/getAll', (req, res) => res.json([]));\napp.get('/users/show/:id', (req, res) => res.json({}));\n";

function lint(linter: Linter, code: string, filename: string, languageOptions: Linter.LanguageOptions): readonly string[] {
  const messages = linter.verify(code, [{ files: ['**/*.{js,vue,svelte}'], languageOptions }, plugin.configs.all], { filename });
  return messages.map(({ line, column, endColumn, ruleId, message, fix }) => `${line}:${column}-${endColumn ?? 0} ${ruleId ?? 'ESLint'}: ${message} ${JSON.stringify(fix ?? null)}`);
}

describe('parsers', () => {
  const [own, ...others] = PARSERS.map(({ name, linter, languageOptions }) => ({ name, reports: () => lint(linter, SERVER, 'server.js', languageOptions) }));

  it.each(others)('$name leads to the reports and fixes that ESLint has with its own', ({ reports }) => {
    const expected = own?.reports() ?? [];
    expect(expected.length).toBeGreaterThan(5);
    expect(reports()).toEqual(expected);
  });

  it('@babel/eslint-parser brings Flow and decorators', () => {
    const babelOptions = { babelrc: false, configFile: false, presets: [older.resolve('@babel/preset-flow')], parserOpts: { plugins: ['decorators'] } };
    const reports = lint(new OlderLinter(), FLOW, 'server.js', { parser: babelParser, parserOptions: { requireConfigFile: false, babelOptions } });
    expect(reports.filter((report) => report.includes('no-verb-segment')).map((report) => report.split(' ')[0])).toEqual(['5:11-14']);
  });
});

describe('views', () => {
  it.each([
    { name: 'App.vue', text: VUE, languageOptions: { parser: vueParser, parserOptions: { parser: tsParser } } },
    { name: 'App.svelte', text: SVELTE, languageOptions: { parser: svelteParser } },
  ])('$name is read without a crash, moves nothing, and holds its routes back', ({ name, text, languageOptions }) => {
    const root = writeProject({ 'server.js': ROUTES, [name]: text });
    const linter = new Linter({ cwd: root });
    expect(lint(linter, text, join(root, name), languageOptions)).toEqual([]);
    const reports = lint(linter, ROUTES, join(root, 'server.js'), { sourceType: 'commonjs' });
    expect(reports.filter((report) => report.includes('no-verb-segment'))).toEqual([expect.stringContaining(`${name}:`), expect.stringContaining(`${name}:`)]);
    expect(reports.filter((report) => !report.endsWith('null'))).toEqual([]);
  });
});
