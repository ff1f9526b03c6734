import { describe, expect, it } from 'vitest';
import { pluginPatterns, takesIn } from '../../src/project/plugin-patterns.ts';

const IMPORT = "import routes from 'eslint-plugin-restful-routes';\n";
const TURNED_OFF = "rules: { 'restful-routes/no-verb-segment': 'off', \"restful-routes/no-unsafe-get\": ['off'], 'restful-routes/segment-case': 0 }";
const ALL = ['app.js', 'server/app.ts', 'client/src/page.vue', 'test/app.test.js'];

describe('a configuration gives files to the plugin', () => {
  it.each<[what: string, config: string, taken: readonly string[]]>([
    ['all of them', `${IMPORT}export default [routes.configs.recommended];`, ALL],
    ['of a folder', `${IMPORT}export default [{ files: ['server/**'], ...routes.configs.recommended }];`, ['server/app.ts']],
    ['of a folder, by a short name', "import r from 'eslint-plugin-restful-routes';\nexport default [{ files: ['server/**'], ...r.configs.recommended }];", ['server/app.ts']],
    ['of several patterns', `${IMPORT}export default [{ files: ['*.js', '**/*.{vue,svelte}'], extends: [routes.configs.all] }];`, ['app.js', 'client/src/page.vue']],
    ['of one pattern', "const routes = require('eslint-plugin-restful-routes');\nmodule.exports = [{ files: '**/*.js', extends: [routes.configs.all] }];", ['app.js', 'test/app.test.js']],
    ['of patterns in a constant', `${IMPORT}const SOURCES = ['**/*.ts'];\nexport default [{ files: SOURCES, extends: [routes.configs.recommended] }];`, ['server/app.ts']],
    ['none of a pattern that is not known', `${IMPORT}export default [{ files: sources(), extends: [routes.configs.recommended] }];`, []],
    ['by its name', "export default defineConfig([{ files: ['**/*.ts'], plugins: { 'restful-routes': plugin }, extends: ['restful-routes/strict'] }]);", ['server/app.ts']],
    ['of two objects', `${IMPORT}export default [{ files: ['*.js'], ...routes.configs.all }, { files: ['server/**'], ...routes.configs.strict }];`, ['app.js', 'server/app.ts']],
    ['all of them, and rules to some', `${IMPORT}export default [routes.configs.recommended, { files: ['api/*.js'], rules: { 'restful-routes/no-action-segment': 'error' } }];`, ALL],
    ['all of them, though some rules are off for some', `${IMPORT}export default [routes.configs.recommended, { files: ['test/**'], ${TURNED_OFF} }];`, ALL],
    ['all of them beside patterns for others', `${IMPORT}export default [{ files: ['**/*.vue'], languageOptions: { parser } }, routes.configs.strict];`, ALL],
    ['of a folder, where it is named for all', `${IMPORT}// restful-routes for the server\nexport default [{ plugins: { 'restful-routes': routes }, settings: { 'restful-routes': { update: 'PATCH' } } }, { files: ['server/**'], rules: { 'restful-routes/no-verb-segment': 'error' } }];`, ['server/app.ts']],
    ['that another file gives it', "import shared from './shared.js';\nexport default [...shared, { files: ['test/**'], rules: { 'restful-routes/no-verb-segment': 'warn' } }];", ALL],
    ['without those where requests are left alone', `${IMPORT}export default [routes.configs.recommended, { files: ['test/**'], rules: { 'restful-routes/request-matches-route': 'off' } }];`, ['app.js', 'server/app.ts', 'client/src/page.vue']],
    ['without what its object ignores', `${IMPORT}export default [{ ...routes.configs.recommended, ignores: ['client/**', '**/*.test.js'] }];`, ['app.js', 'server/app.ts']],
    ['without what is ignored by all', `${IMPORT}export default [{ name: 'none', ignores: ['client/'] }, routes.configs.recommended];`, ['app.js', 'server/app.ts', 'test/app.test.js']],
    ['without what a helper ignores', `${IMPORT}export default defineConfig([globalIgnores(['client', '**/test/*']), routes.configs.recommended]);`, ['app.js', 'server/app.ts']],
    ['but for what is taken in again', `${IMPORT}export default [{ ignores: ['**/*.js', '!app.js'] }, routes.configs.recommended];`, ['app.js', 'server/app.ts', 'client/src/page.vue']],
    ['also what others ignore', `${IMPORT}export default [{ files: ['**/*.js'], ignores: ['test/**'], languageOptions: {} }, routes.configs.recommended];`, ALL],
    ['also what a rule of others ignores', `${IMPORT}export default [{ rules: { 'n/no-missing-import': ['error', { ignores: ['client/**'] }] } }, routes.configs.recommended];`, ALL],
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
    const patterns = pluginPatterns(`${IMPORT}export default [{ files: ['${pattern}'], ...routes.configs.recommended }];`);
    expect(['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'].filter((extension) => takesIn(patterns, `src/app${extension}`))).toEqual(taken);
  });

  it('see what is hidden', () => {
    expect(takesIn(pluginPatterns(`${IMPORT}export default [{ files: ['**/*.js'], ...routes.configs.recommended }];`), '.config/app.js')).toBe(true);
  });
});
