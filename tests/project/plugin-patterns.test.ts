import { describe, expect, it } from 'vitest';
import { pluginPatterns, takesIn } from '../../src/project/plugin-patterns.ts';

const IMPORT = "import routes from 'eslint-plugin-restful-routes';\n";

describe('the patterns for which a configuration runs the plugin', () => {
  it.each<[config: string, patterns: readonly string[]]>([
    [`${IMPORT}export default [routes.configs.recommended];`, []],
    [`${IMPORT}export default [{ files: ['**/*.js', 'bin/*'], ...routes.configs.recommended }];`, ['**/*.js', 'bin/*']],
    [`${IMPORT}export default [{ files: ['**/*.vue'], languageOptions: { parser } }, routes.configs.strict];`, []],
    ["export default defineConfig([{ files: ['**/*.ts'], plugins: { 'restful-routes': plugin }, extends: ['restful-routes/strict'] }]);", ['**/*.ts']],
    ["const routes = require('eslint-plugin-restful-routes');\nmodule.exports = [{ files: '**/*.cjs', extends: [routes.configs.all] }];", ['**/*.cjs']],
    [`${IMPORT}const SOURCES = ['**/*.js'];\nexport default [{ files: SOURCES, extends: [routes.configs.recommended] }];`, ['**/*.js']],
    [`${IMPORT}export default [{ files: sources(), extends: [routes.configs.recommended] }];`, ['.']],
    [`${IMPORT}export default [routes.configs.recommended, { files: ['tests/*.js'], rules: { 'restful-routes/no-verb-segment': 'off', "restful-routes/no-unsafe-get": ['off'], 'restful-routes/segment-case': 0 } }];`, []],
    [`${IMPORT}export default [routes.configs.recommended, { files: ['api/*.js'], rules: { 'restful-routes/no-action-segment': 'error' } }];`, ['api/*.js']],
    [`${IMPORT}export default [`, []],
    ["export default [{ files: ['**/*.js'] }];", []],
  ])('%s', (config, patterns) => {
    expect(pluginPatterns('eslint.config.js', config)).toEqual(patterns);
  });
});

describe('what patterns take in', () => {
  it.each<[patterns: readonly string[], taken: readonly string[]]>([
    [[], ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.vue', '.svelte']],
    [['server/**'], ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.vue', '.svelte']],
    [['**/*.*'], ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.vue', '.svelte']],
    [['**/*.js'], ['.js']],
    [['**/*.{js,mjs,cjs}'], ['.js', '.mjs', '.cjs']],
    [['**/*.{js,jsx,ts,tsx}'], ['.js', '.jsx', '.ts', '.tsx']],
    [['**/*.[jt]s?(x)'], ['.js', '.jsx', '.ts', '.tsx']],
    [['**/*.?(c|m)js'], ['.js', '.mjs', '.cjs']],
    [['**/*.?([cm])[jt]s?(x)'], ['.js', '.jsx', '.ts', '.tsx']],
    [['**/*.ts'], ['.ts']],
    [['**/*.{ts,vue}', '*.svelte'], ['.ts', '.vue', '.svelte']],
    [['**/*.test.js'], ['.js']],
    [['.'], []],
  ])('%j', (patterns, taken) => {
    const all = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.vue', '.svelte'];
    expect(all.filter((extension) => takesIn(patterns, extension))).toEqual(taken);
  });
});
