import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import tsParser from '@typescript-eslint/parser';
import type { Linter } from 'eslint';
import { ESLint } from 'eslint';
import { defineConfig } from 'eslint/config';
import { describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';

const SAMPLE = fileURLToPath(new URL('../../fixtures/sample-app', import.meta.url));

interface Host {
  readonly ESLint: typeof ESLint;
  readonly defineConfig: typeof defineConfig;
}

/** An ESLint that stands in a folder beside this file. */
function older(folder: 'eslint-9' | 'eslint-9-38'): Host {
  const require = createRequire(new URL(`${folder}/package.json`, import.meta.url));
  // What a version of ESLint exports is what the types of another one say of it, as far as these tests ask.
  return { ...(require('eslint') as Pick<Host, 'ESLint'>), ...(require('eslint/config') as Pick<Host, 'defineConfig'>) };
}

const VERSIONS = [
  { name: 'the oldest', eslint: older('eslint-9-38'), version: /^9\.38\.0$/ },
  { name: 'the last of 9', eslint: older('eslint-9'), version: /^9\./ },
  { name: 'the current', eslint: { ESLint, defineConfig }, version: /^10\./ },
] as const;

const CONFIG: Linter.Config[] = [plugin.configs.all, { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } }, { files: ['**/*.ts'], languageOptions: { parser: tsParser } }];

/** What a version makes of the sample application: its reports with their fixes and suggestions, and the fixed texts. */
async function lintSample({ ESLint: Class }: Host): Promise<readonly unknown[]> {
  const options = { cwd: SAMPLE, overrideConfigFile: true, overrideConfig: CONFIG } as const;
  const reported = await new Class(options).lintFiles(['.']);
  const fixed = await new Class({ ...options, fix: true }).lintFiles(['.']);
  return [
    ...reported.flatMap(({ filePath, messages }) => messages.map(({ ruleId, line, column, endLine, endColumn, message, fix, suggestions }) => ({ filePath, ruleId, line, column, endLine, endColumn, message, fix, suggestions }))),
    ...fixed.flatMap(({ filePath, output }) => (output === undefined ? [] : [{ filePath, output }])),
  ];
}

describe('the versions of ESLint', () => {
  it.each(VERSIONS)('$name is what its folder says', ({ eslint, version }) => {
    expect(eslint.ESLint.version).toMatch(version);
  });

  it('report and fix the same', async () => {
    const [oldest, last, newest] = [await lintSample(VERSIONS[0].eslint), await lintSample(VERSIONS[1].eslint), await lintSample(VERSIONS[2].eslint)];
    expect(newest.length).toBeGreaterThan(50);
    expect(last).toEqual(newest);
    expect(oldest).toEqual(newest);
  });

  it.each(VERSIONS)('$name takes the configurations by their names', async ({ eslint }) => {
    const overrideConfig = eslint.defineConfig([{ plugins: { 'restful-routes': plugin }, extends: ['restful-routes/strict'] }]);
    const config: unknown = await new eslint.ESLint({ cwd: SAMPLE, overrideConfigFile: true, overrideConfig }).calculateConfigForFile('app.js');
    expect(config).toMatchObject({ rules: { 'restful-routes/no-verb-segment': [2, {}] } });
  });
});
