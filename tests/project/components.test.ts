import { describe, expect, it } from 'vitest';
import { USERS_SERVER, usersFixedInOrders, usersMoved, usersProject, type Files } from '../support/users-server.ts';

/** What lints components, as far as its text tells. */
const CONFIG =
  "import vue from 'eslint-plugin-vue';\nimport svelte from 'eslint-plugin-svelte';\nimport routes from 'eslint-plugin-restful-routes';\nexport default [routes.configs.recommended, ...vue.configs['flat/base'], ...svelte.configs.base];\n";

const LIST = [
  '<template><ul><li v-for="user in users" @click="remove(user.id)">{{ user.name }}</li></ul></template>',
  '<script setup lang="ts">',
  "import axios from 'axios';",
  "import { ref } from 'vue';",
  'const users = ref<unknown[]>([]);',
  "axios.get('/api/users/getAll').then(({ data }) => { users.value = data; });",
  'const remove = (id: number): Promise<unknown> => axios.delete(`/api/users/delete/${id}`);',
  '</script>',
].join('\n');

describe('the requests of a component move with their routes', () => {
  it.each<[what: string, files: Files]>([
    ['in a script with setup', { 'web/list.vue': LIST }],
    [
      'in the options of a component',
      {
        'web/list.vue':
          "<script>\nimport axios from 'axios';\nexport default {\n  data: () => ({ users: [] }),\n  methods: {\n    async load() { this.users = await axios.get('/api/users/getAll'); },\n  },\n};\n</script>\n<template><ul/></template>",
      },
    ],
    [
      'in the second of two scripts',
      {
        'web/list.vue':
          "<script>\nexport const page = 1\n</script><script setup>\nconst users = await fetch('/api/users/getAll')\n</script>",
      },
    ],
    [
      'in a script of Svelte',
      {
        'web/list.svelte':
          '<script lang="ts">\n  let users: unknown[] = $state([]);\n  const load = async () => { users = await (await fetch(\'/api/users/getAll\')).json(); };\n</script>\n{#each users as user}<p on:click={load}>{user.name}</p>{/each}',
      },
    ],
    [
      'by a client of another file',
      {
        'web/http.mjs': "import axios from 'axios';\nexport default axios.create({ baseURL: '/api' });",
        'web/list.vue': "<script setup>\nimport http from './http.mjs';\nhttp.get('/users/getAll');\n</script>",
      },
    ],
    [
      'by a URL that another file keeps',
      {
        'urls.mjs': "export const URLS = { list: '/api/users/getAll' };",
        'web/list.vue':
          "<script setup>\nimport axios from 'axios';\nimport { URLS } from '../urls.mjs';\naxios.get(URLS.list);\n</script>",
      },
    ],
    [
      'by a constant that only requests read',
      {
        'web/list.vue':
          "<template><p>Users</p></template>\n<script setup>\nimport axios from 'axios';\nconst LIST = '/api/users/getAll';\naxios.get(LIST);\n</script>",
      },
    ],
  ])('%s', async (_what, files) => {
    const all = { ...files, 'eslint.config.mjs': CONFIG };
    for (const { texts, reports } of await usersFixedInOrders(all)) {
      expect(texts).toMatchObject(usersMoved(files));
      expect(reports).toEqual([]);
    }
  });

  it('by what is installed for all components', async () => {
    const files = {
      'eslint.config.mjs': CONFIG,
      'web/main.mjs': "import Vue from 'vue';\nimport axios from 'axios';\nVue.prototype.$http = axios;",
      'web/list.vue': "<script>\nexport default { mounted() { this.$http.get('/api/users/getAll'); } };\n</script>",
    };
    expect(await usersProject(files).fix()).toMatchObject(usersMoved(files));
  });

  it('are reported where they stand', async () => {
    const reports = await usersProject({ 'eslint.config.mjs': CONFIG, 'web/list.vue': LIST }).reports();
    expect(reports.filter((report) => report.startsWith('web'))).toEqual([
      "web/list.vue:6:12 request-matches-route: 'GET /api/users/getAll' becomes 'GET /api/users', as its route does.",
      "web/list.vue:7:64 request-matches-route: 'DELETE /api/users/delete/${…}' becomes 'DELETE /api/users/${…}', as its route does.",
    ]);
  });

  it('as an editor holds them', async () => {
    const project = usersProject({ 'eslint.config.mjs': CONFIG, 'web/list.vue': '<template><p/></template>' });
    expect(await project.fixText('web/list.vue', LIST)).toBe(usersMoved({ LIST })['LIST']);
  });
});

describe('a component holds its routes back', () => {
  const ASKS = "<script setup>\nfetch('/api/users/getAll');\n</script>\n";
  const LIMITED = (files: string): string =>
    `import vue from 'eslint-plugin-vue';\nimport routes from 'eslint-plugin-restful-routes';\nexport default [...vue.configs['flat/base'], { files: ${files}, extends: [routes.configs.recommended] }];\n`;

  it.each<[what: string, files: Files]>([
    ['where nothing is known of a configuration', { 'web/list.vue': ASKS }],
    [
      'where the configuration says nothing of components',
      {
        'eslint.config.mjs':
          "import routes from 'eslint-plugin-restful-routes';\nexport default [routes.configs.recommended];",
        'web/list.vue': ASKS,
      },
    ],
    [
      'where it says nothing of the other kind',
      { 'eslint.config.mjs': CONFIG.replaceAll('svelte', 'other'), 'web/list.svelte': ASKS.replace(' setup', '') },
    ],
    [
      'where the plugin runs on other files alone',
      { 'eslint.config.mjs': LIMITED("['**/*.{js,mjs}']"), 'web/list.vue': ASKS },
    ],
    [
      'where its files have a configuration of their own',
      {
        'eslint.config.mjs': CONFIG,
        'web/eslint.config.mjs': "import vue from 'eslint-plugin-vue';\nexport default vue.configs['flat/base'];",
        'web/list.vue': ASKS,
      },
    ],
    [
      'where its template names the address',
      {
        'eslint.config.mjs': CONFIG,
        'web/list.vue': `${ASKS}<template><a href="/api/users/getAll">All</a></template>`,
      },
    ],
    [
      'where its template sends a request',
      {
        'eslint.config.mjs': CONFIG,
        'web/list.vue': `<template><button @click="axios.get('/api/users/getAll')">All</button></template>\n${ASKS}`,
      },
    ],
    [
      'where its template reads the constant of an address',
      {
        'eslint.config.mjs': CONFIG,
        'web/list.vue':
          "<script setup>\nimport axios from 'axios';\nconst LIST = '/api/users/getAll';\naxios.get(LIST);\n</script>\n<template><upload :action=\"LIST\"/></template>",
      },
    ],
    [
      'where its template reads what another file keeps',
      {
        'eslint.config.mjs': CONFIG,
        'urls.mjs': "export const URLS = { list: '/api/users/getAll' };",
        'web/list.vue':
          "<script setup>\nimport axios from 'axios';\nimport { URLS } from '../urls.mjs';\naxios.get(URLS.list);\n</script><template><upload :action=\"URLS.list\"/></template>",
      },
    ],
    [
      'where its script is no JavaScript',
      { 'eslint.config.mjs': CONFIG, 'web/list.vue': ASKS.replace('setup', 'lang="coffee"') },
    ],
    [
      'where its script has syntax errors',
      { 'eslint.config.mjs': CONFIG, 'web/list.vue': ASKS.replace('fetch', 'const = ; fetch') },
    ],
    [
      'where a comment switches the rules off in its page',
      { 'eslint.config.mjs': CONFIG, 'web/list.vue': `<!-- eslint-disable -->\n${ASKS}` },
    ],
    [
      'where a comment switches the rule off in its script',
      {
        'eslint.config.mjs': CONFIG,
        'web/list.vue': ASKS.replace(
          'fetch',
          '// eslint-disable-next-line restful-routes/request-matches-route -- later\nfetch',
        ),
      },
    ],
    [
      'where the request cannot follow',
      { 'eslint.config.mjs': CONFIG, 'web/list.vue': ASKS.replace(')', ', options)') },
    ],
    ['where it is a template of a component', { 'eslint.config.mjs': CONFIG, 'web/list.vue.tpl': ASKS }],
  ])('%s', async (_what, files) => {
    const project = usersProject(files);
    const sources = Object.keys(files).filter((name) => !name.endsWith('.tpl') && !files[name]?.includes('const = ;'));
    expect(await project.fix('server.js', ...sources.filter((name) => !name.includes('config')))).toMatchObject({
      ...files,
      'server.js': USERS_SERVER.replace('/delete/', '/'),
    });
  });
});
