import { describe, expect, it } from 'vitest';
import { optionsFor, pluginPatterns, takesIn } from '../../src/project/plugin-patterns.ts';

const IMPORT = "import routes from 'eslint-plugin-restful-routes';\n";
const TURNED_OFF =
  "rules: { 'restful-routes/no-verb-segment': 'off', \"restful-routes/no-unsafe-get\": ['off'], 'restful-routes/segment-case': 0 }";
const ALL = ['app.js', 'server/app.ts', 'client/src/page.vue', 'test/app.test.js'];

describe('a configuration gives files to the plugin', () => {
  it.each<[what: string, config: string, taken: readonly string[]]>([
    ['all of them', `${IMPORT}export default [routes.configs.recommended];`, ALL],
    [
      'of a folder',
      `${IMPORT}export default [{ files: ['server/**'], ...routes.configs.recommended }];`,
      ['server/app.ts'],
    ],
    [
      'of a folder, by a short name',
      "import r from 'eslint-plugin-restful-routes';\nexport default [{ files: ['server/**'], ...r.configs.recommended }];",
      ['server/app.ts'],
    ],
    [
      'of several patterns',
      `${IMPORT}export default [{ files: ['*.js', '**/*.{vue,svelte}'], extends: [routes.configs.all] }];`,
      ['app.js', 'client/src/page.vue'],
    ],
    [
      'of one pattern',
      "const routes = require('eslint-plugin-restful-routes');\nmodule.exports = [{ files: '**/*.js', extends: [routes.configs.all] }];",
      ['app.js', 'test/app.test.js'],
    ],
    [
      'of patterns in a constant',
      `${IMPORT}const SOURCES = ['**/*.ts'];\nexport default [{ files: SOURCES, extends: [routes.configs.recommended] }];`,
      ['server/app.ts'],
    ],
    [
      'none of a pattern that is not known',
      `${IMPORT}export default [{ files: sources(), extends: [routes.configs.recommended] }];`,
      [],
    ],
    [
      'by its name',
      "export default defineConfig([{ files: ['**/*.ts'], plugins: { 'restful-routes': plugin }, extends: ['restful-routes/strict'] }]);",
      ['server/app.ts'],
    ],
    [
      'of two objects',
      `${IMPORT}export default [{ files: ['*.js'], ...routes.configs.all }, { files: ['server/**'], ...routes.configs.strict }];`,
      ['app.js', 'server/app.ts'],
    ],
    [
      'all of them, and rules to some',
      `${IMPORT}export default [routes.configs.recommended, { files: ['api/*.js'], rules: { 'restful-routes/no-action-segment': 'error' } }];`,
      ALL,
    ],
    [
      'all of them, though some rules are off for some',
      `${IMPORT}export default [routes.configs.recommended, { files: ['test/**'], ${TURNED_OFF} }];`,
      ALL,
    ],
    [
      'all of them beside patterns for others',
      `${IMPORT}export default [{ files: ['**/*.vue'], languageOptions: { parser } }, routes.configs.strict];`,
      ALL,
    ],
    [
      'of a folder, where it is named for all',
      `${IMPORT}// restful-routes for the server\nexport default [{ plugins: { 'restful-routes': routes }, settings: { 'restful-routes': { update: 'PATCH' } } }, { files: ['server/**'], rules: { 'restful-routes/no-verb-segment': 'error' } }];`,
      ['server/app.ts'],
    ],
    [
      'that another file gives it',
      "import shared from './shared.js';\nexport default [...shared, { files: ['test/**'], rules: { 'restful-routes/no-verb-segment': 'warn' } }];",
      ALL,
    ],
    [
      'without those where requests are left alone',
      `${IMPORT}export default [routes.configs.recommended, { files: ['test/**'], rules: { 'restful-routes/request-matches-route': 'off' } }];`,
      ['app.js', 'server/app.ts', 'client/src/page.vue'],
    ],
    [
      'without what its object ignores',
      `${IMPORT}export default [{ ...routes.configs.recommended, ignores: ['client/**', '**/*.test.js'] }];`,
      ['app.js', 'server/app.ts'],
    ],
    [
      'without what is ignored by all',
      `${IMPORT}export default [{ name: 'none', ignores: ['client/'] }, routes.configs.recommended];`,
      ['app.js', 'server/app.ts', 'test/app.test.js'],
    ],
    [
      'without what a helper ignores',
      `${IMPORT}export default defineConfig([globalIgnores(['client', '**/test/*']), routes.configs.recommended]);`,
      ['app.js', 'server/app.ts'],
    ],
    [
      'but for what is taken in again',
      `${IMPORT}export default [{ ignores: ['**/*.js', '!app.js'] }, routes.configs.recommended];`,
      ['app.js', 'server/app.ts', 'client/src/page.vue'],
    ],
    [
      'also what others ignore',
      `${IMPORT}export default [{ files: ['**/*.js'], ignores: ['test/**'], languageOptions: {} }, routes.configs.recommended];`,
      ALL,
    ],
    [
      'also what a rule of others ignores',
      `${IMPORT}export default [{ rules: { 'n/no-missing-import': ['error', { ignores: ['client/**'] }] } }, routes.configs.recommended];`,
      ALL,
    ],
    [
      'of what several patterns mean together',
      `${IMPORT}export default [{ files: [['**/*.js', 'test/**'], '*.js'], ...routes.configs.recommended }];`,
      ['app.js', 'test/app.test.js'],
    ],
    [
      'of a folder with the dot of its own',
      `${IMPORT}export default [{ files: ['./server/**'], ignores: ['!./server/x.ts'], ...routes.configs.recommended }];`,
      ['server/app.ts'],
    ],
    [
      'of a folder that is the base of patterns',
      `${IMPORT}export default defineConfig([{ basePath: './server/', files: ['*.ts'], extends: [routes.configs.recommended] }]);`,
      ['server/app.ts'],
    ],
    [
      'of a base alone',
      `${IMPORT}export default defineConfig([{ basePath: 'test', extends: [routes.configs.recommended] }]);`,
      ['test/app.test.js'],
    ],
    [
      'of its own folder as the base',
      `${IMPORT}export default defineConfig([{ basePath: import.meta.dirname, files: ['*.js'], extends: [routes.configs.recommended] }]);`,
      ['app.js'],
    ],
    [
      'none of a base that is not known',
      `${IMPORT}export default defineConfig([{ basePath: base(), extends: [routes.configs.recommended] }]);`,
      [],
    ],
    [
      'of an object that another one spreads',
      `${IMPORT}const server = { files: ['server/**'] };\nexport default [{ ...server, ...routes.configs.recommended }];`,
      ['server/app.ts'],
    ],
    [
      'of the last that is said',
      `${IMPORT}const server = { files: ['server/**'] };\nexport default [{ ...server, ...routes.configs.recommended, files: ['test/**'] }];`,
      ['test/app.test.js'],
    ],
    [
      'of an extended object and of what extends it',
      `${IMPORT}export default defineConfig([{ files: ['**/*.js'], extends: [{ files: ['test/**', 'server/**'], ...routes.configs.recommended }] }]);`,
      ['test/app.test.js'],
    ],
    [
      'by all that a module exports',
      "import * as all from 'eslint-plugin-restful-routes';\nexport default [{ files: ['server/**'], ...all.default.configs.recommended }];",
      ['server/app.ts'],
    ],
    [
      'by an import at run time',
      "const r = (await import('eslint-plugin-restful-routes')).default;\nexport default [{ files: ['server/**'], ...r.configs.recommended }];",
      ['server/app.ts'],
    ],
    [
      'by a configuration that is taken out',
      `${IMPORT}const { recommended } = routes.configs;\nexport default [{ files: ['server/**'], ...recommended }];`,
      ['server/app.ts'],
    ],
    [
      'by the rules of a configuration',
      `${IMPORT}const rules = routes.configs.recommended.rules;\nexport default [{ plugins: { 'restful-routes': routes } }, { files: ['server/**'], rules }];`,
      ['server/app.ts'],
    ],
    [
      'of a list with a name',
      `${IMPORT}const config = [{ files: ['server/**'], ...routes.configs.recommended }];\nexport default config;`,
      ['server/app.ts'],
    ],
    [
      'all of them in a list with a name',
      `${IMPORT}const config = [routes.configs.recommended, { files: ['server/**'], ...routes.configs.strict }];\nexport { config as default };`,
      ALL,
    ],
    [
      'by another name',
      `${IMPORT}export default [{ plugins: { http: routes } }, { files: ['server/**'], rules: { 'http/no-verb-segment': 'error', 'n/global-require': 'error' } }];`,
      ['server/app.ts'],
    ],
    [
      'not where it is registered alone',
      `${IMPORT}export default [{ files: ['**/*.js'], plugins: { 'restful-routes': routes } }, { files: ['server/**'], rules: routes.configs.recommended.rules }];`,
      ['server/app.ts'],
    ],
    [
      'without requests that are left alone by a name',
      `${IMPORT}const OFF = 'off';\nconst RULE = 'restful-routes/request-matches-route';\nexport default [routes.configs.recommended, { files: ['test/**'], rules: { [RULE]: OFF } }];`,
      ['app.js', 'server/app.ts', 'client/src/page.vue'],
    ],
    [
      'without requests that shared rules leave alone',
      `${IMPORT}const off = { 'restful-routes/request-matches-route': [0] };\nexport default [routes.configs.recommended, { files: ['test/**'], rules: { ...off } }];`,
      ['app.js', 'server/app.ts', 'client/src/page.vue'],
    ],
    [
      'without requests that are left alone by another name',
      `${IMPORT}export default [{ plugins: { http: routes }, rules: { 'http/no-verb-segment': 2 } }, { files: ['test/**'], rules: { 'http/request-matches-route': 'off' } }];`,
      ['app.js', 'server/app.ts', 'client/src/page.vue'],
    ],
    [
      'without what a list in another one ignores',
      `${IMPORT}const MADE = ['client/**'];\nexport default [{ ignores: [...MADE, 'dist/'] }, routes.configs.recommended];`,
      ['app.js', 'server/app.ts', 'test/app.test.js'],
    ],
    [
      'without what is ignored below a base',
      `${IMPORT}export default [{ basePath: 'client', ignores: ['src/'] }, routes.configs.recommended];`,
      ['app.js', 'server/app.ts', 'test/app.test.js'],
    ],
    [
      'without what a preset is told to ignore',
      `${IMPORT}export default preset({ vue: true, ignores: ['client/**'] }, routes.configs.recommended);`,
      ['app.js', 'server/app.ts', 'test/app.test.js'],
    ],
    [
      'also what an extended object ignores of others',
      `${IMPORT}export default defineConfig([{ files: ['**/*.md'], extends: [{ ignores: ['client/**'] }] }, routes.configs.recommended]);`,
      ALL,
    ],
    [
      'of constants that name each other',
      `${IMPORT}const a = { ...b };\nconst b = { ...a };\nexport default [{ ...b, files: ['server/**'], ...routes.configs.recommended }];`,
      ['server/app.ts'],
    ],
    ['all of them, where it cannot be read', `${IMPORT}export default [`, ALL],
    ['all of them, where it does not name the plugin', "export default [{ files: ['**/*.js'] }];", ALL],
    ['all of them, where it is empty', '', ALL],
  ])('%s', (_what, config, taken) => {
    expect(ALL.filter((name) => takesIn(pluginPatterns(config), name))).toEqual(taken);
  });
});

describe('patterns of files', () => {
  it.each<[pattern: string, taken: readonly string[]]>([
    ['**/*.*', ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx']],
    ['**/*.{js,mjs,cjs}', ['.js', '.mjs', '.cjs']],
    ['**/*.[jt]s?(x)', ['.js', '.jsx', '.ts', '.tsx']],
    ['**/*.?([cm])[jt]s', ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts']],
    ['.config/**', []],
  ])('%s', (pattern, taken) => {
    const patterns = pluginPatterns(
      `${IMPORT}export default [{ files: ['${pattern}'], ...routes.configs.recommended }];`,
    );
    expect(
      ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'].filter((extension) =>
        takesIn(patterns, `src/app${extension}`),
      ),
    ).toEqual(taken);
  });

  it('see what is hidden', () => {
    expect(
      takesIn(
        pluginPatterns(`${IMPORT}export default [{ files: ['**/*.js'], ...routes.configs.recommended }];`),
        '.config/app.js',
      ),
    ).toBe(true);
  });
});

describe('a configuration says the same of two files', () => {
  const said = (objects: string): readonly string[] => {
    const patterns = pluginPatterns(`${IMPORT}export default [routes.configs.recommended, ${objects}];`);
    return ALL.map((name) => optionsFor(patterns, name));
  };

  it.each<[what: string, objects: string]>([
    ['where nothing is said of some alone', "{ settings: { 'restful-routes': { update: 'PATCH' } } }"],
    [
      'where it speaks of others',
      "{ files: ['test/**'], rules: { 'n/no-sync': 'off' }, settings: { n: {} }, languageOptions: { globals } }",
    ],
    [
      'where it says again that a rule is on',
      "{ files: ['server/**'], rules: { 'restful-routes/no-verb-segment': 'warn', 'restful-routes/no-unsafe-get': [2] } }",
    ],
    [
      'where a rule moves nothing',
      "{ files: ['server/**'], rules: { 'restful-routes/no-action-segment': 'error', 'restful-routes/no-duplicate-route': 'off' } }",
    ],
    [
      'where some read fewer files',
      "{ files: ['server/**'], settings: { 'restful-routes': { project: { root: 'server' } } } }",
    ],
    [
      'where it is said of all of them',
      "{ files: ['**/*.js'], ...routes.configs.strict }, { files: ['**/*.{ts,vue}'], ...routes.configs.strict }",
    ],
  ])('%s', (_what, objects) => {
    expect(new Set(said(objects)).size).toBe(1);
  });

  it.each<[what: string, say: string, text: string]>([
    ['settings', "settings: { 'restful-routes': { fix: 'off', project: 'auto' } }", "fix: 'off'"],
    ['settings with a name', "settings: { 'restful-routes': shared() }", "'restful-routes': shared()"],
    [
      'options',
      "rules: { 'restful-routes/no-verb-segment': ['error', { allow: ['list'] }] }",
      "no-verb-segment: ['error', { allow: ['list'] }]",
    ],
    ['a rule that is off', "rules: { 'restful-routes/no-unsafe-get': 0 }", 'no-unsafe-get: 0'],
    ['a rule that moves more', "rules: { 'restful-routes/plural-collection': 'error' }", "plural-collection: 'error'"],
    [
      'a severity that is not known',
      "rules: { 'restful-routes/no-verb-segment': severity }",
      'no-verb-segment: severity',
    ],
    ['rules that are computed', 'rules: { ...rulesOff(routes.rules) }', '...rulesOff(routes.rules)'],
    ['all rules, computed', 'rules: rulesOff(routes.rules)', 'rulesOff(routes.rules)'],
    ['a preset', '...routes.configs.strict', '...routes.configs.strict'],
    ['a preset that is extended', "extends: [other, 'restful-routes/strict']", "'restful-routes/strict'"],
  ])('but not where some have %s', (_what, say, text) => {
    expect(said(`{ files: ['server/**'], ${say} }`)).toEqual(['', text, '', '']);
  });
});
