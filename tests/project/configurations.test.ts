import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { Configurations } from '../../src/project/configurations.ts';
import { temporary } from './temporary.ts';

const PLUGIN = "import restfulRoutes from 'eslint-plugin-restful-routes';";

/** Whether a route and a request are linted together under configurations, by the names of the files. */
function covers(configurations: Readonly<Record<string, string>>, route: string, request: string): boolean {
  const folder = temporary(configurations);
  const [one, other] = [folder.at(route), folder.at(request)];
  const there = new Configurations(folder.root).cover(one, other);
  expect(new Configurations(folder.root).cover(other, one)).toBe(there);
  return there;
}

describe('two files are linted together', () => {
  it.each<
    [what: string, configurations: Readonly<Record<string, string>>, route: string, request: string, together: boolean]
  >([
    ['where no configuration is seen', {}, 'server/app.js', 'client/api.tsx', true],
    ['under one configuration', { 'eslint.config.js': '' }, 'server/app.js', 'client/api.js', true],
    [
      'not where one has its own',
      { 'eslint.config.js': PLUGIN, 'client/eslint.config.js': '' },
      'server/app.js',
      'client/src/api.js',
      false,
    ],
    [
      'where both have their own with the plugin',
      { 'server/eslint.config.mjs': PLUGIN, 'client/eslint.config.ts': PLUGIN },
      'server/app.js',
      'client/src/api.js',
      true,
    ],
    [
      'not where a configuration cannot be read',
      { 'eslint.config.js': PLUGIN, 'client/eslint.config.js/': '' },
      'app.js',
      'client/api.js',
      false,
    ],
    [
      'not where a configuration says nothing of JSX',
      { 'eslint.config.js': `${PLUGIN} files: ['**/*.{js,mjs,cjs}']` },
      'app.js',
      'api.jsx',
      false,
    ],
    ['where it says JSX', { 'eslint.config.js': "files: ['**/*.{js,jsx}']" }, 'app.js', 'api.jsx', true],
    ['where it says an optional x', { 'eslint.config.js': "files: ['**/*.js?(x)']" }, 'app.js', 'api.jsx', true],
    [
      'where it takes a preset for React',
      { 'eslint.config.js': "import react from 'eslint-plugin-react';" },
      'app.js',
      'api.jsx',
      true,
    ],
    [
      'not where it says nothing of TypeScript',
      { 'eslint.config.js': `${PLUGIN} ignores: ['tests/**'], files: ['**/*.js']` },
      'app.js',
      'api.ts',
      false,
    ],
    ['where it says TypeScript', { 'eslint.config.js': "files: ['**/*.{js,ts}']" }, 'app.js', 'api.ts', true],
    ['where it says both at once', { 'eslint.config.js': "files: ['**/*.[jt]s?(x)']" }, 'app.cjs', 'api.ts', true],
    [
      'not where it says TypeScript without JSX',
      { 'eslint.config.js': "files: ['**/*.ts']" },
      'app.ts',
      'api.tsx',
      false,
    ],
    [
      'where it takes the preset for TypeScript',
      { 'eslint.config.js': "import tseslint from 'typescript-eslint';" },
      'app.ts',
      'api.tsx',
      true,
    ],
    [
      'where the plugin runs on all that is linted',
      {
        'eslint.config.js': `${PLUGIN} export default [restfulRoutes.configs.all, { files: ['**/*.ts'], languageOptions: { parser } }];`,
      },
      'app.js',
      'api.ts',
      true,
    ],
    [
      'not where the plugin runs on other files alone',
      {
        'eslint.config.js': `${PLUGIN} export default [{ files: ['**/*.js'], extends: [restfulRoutes.configs.all] }, { files: ['**/*.ts'], languageOptions: { parser } }];`,
      },
      'app.js',
      'api.ts',
      false,
    ],
    [
      'not where the plugin runs on the request alone',
      {
        'eslint.config.js': `${PLUGIN} export default [{ files: ['**/*.ts'], extends: [restfulRoutes.configs.all] }];`,
      },
      'app.js',
      'api.ts',
      false,
    ],
    [
      'not where only one of them is judged by options',
      {
        'eslint.config.js': `${PLUGIN} export default [restfulRoutes.configs.all, { files: ['server/**'], settings: { 'restful-routes': { update: 'PATCH' } } }];`,
      },
      'server/app.js',
      'client/api.js',
      false,
    ],
    [
      'where both are judged by options',
      {
        'eslint.config.js': `${PLUGIN} export default [restfulRoutes.configs.all, { files: ['server/**'], settings: { 'restful-routes': { update: 'PATCH' } } }];`,
      },
      'server/app.js',
      'server/api.js',
      true,
    ],
    [
      'where a configuration says Vue',
      { 'eslint.config.js': `${PLUGIN} import vue from 'eslint-plugin-vue';` },
      'app.js',
      'page.vue',
      true,
    ],
    [
      'not where it says nothing of Svelte',
      { 'eslint.config.js': `${PLUGIN} import vue from 'eslint-plugin-vue';` },
      'app.js',
      'page.svelte',
      false,
    ],
    ['where one extension is enough', { 'eslint.config.js': '' }, 'app.ts', 'api.ts', true],
    ['where plain extensions differ', { 'eslint.config.js': '' }, 'app.mjs', 'api.cjs', true],
  ])('%s', (_what, configurations, route, request, together) => {
    expect(covers(configurations, route, request)).toBe(together);
  });
});

describe('names of files that are not below a configuration by themselves', () => {
  it('asks the folder that a relative name starts from', () => {
    const folder = temporary({ 'eslint.config.js': PLUGIN });
    expect(new Configurations(folder.root).parse('app.js', () => ['jsx'])).toBe(false);
    expect(new Configurations(folder.root).cover('app.js', folder.at('api.jsx'))).toBe(false);
  });

  it('takes a component for one that is linted where a configuration says so alone', () => {
    const folder = temporary({
      'vue/eslint.config.js': `${PLUGIN} import vue from 'eslint-plugin-vue';`,
      'other/eslint.config.js': `${PLUGIN} import tseslint from 'typescript-eslint';`,
    });
    const asked = ['vue/page.vue', 'other/page.vue', 'page.vue', 'vue/page.svelte'].map((name) =>
      new Configurations(folder.root).parse(folder.at(name), () => []),
    );
    expect(asked).toEqual([true, false, false, false]);
  });

  it('ends at the top of the file system', () => {
    const { root: top } = path.parse(process.cwd());
    expect(new Configurations(top).parse(path.join(top, 'app.js'), () => ['script'])).toBe(false);
  });
});
