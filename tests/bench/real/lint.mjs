/**
 * One run of ESLint over an application, in a process of its own: answers what it cost from the start of the process on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { configuration } from './configurations.mjs';

/** @typedef {{ user: number, wall: number, memory: number, files: number, unparsed: number, reports: number }} Cost */

/** ESLint lints a file only where a pattern names its extension. */
const SOURCES = ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}'];
/** What projects leave out of linting: what is generated, and code of others that was copied in. */
const IGNORED = ['**/*.d.{ts,cts,mts}', '**/*.min.*', '**/{dist,build,coverage,vendor,vendors}/'];

/** What the code of servers, browsers and tests finds defined, beside what Node.js defines. */
const NAMES =
  'require module exports __dirname __filename window document navigator location history localStorage sessionStorage ' +
  'alert confirm XMLHttpRequest $ jQuery describe it test expect before after beforeEach afterEach beforeAll afterAll ' +
  'jest cy Cypress jasmine spyOn fail';
const GLOBALS = [...Object.getOwnPropertyNames(globalThis), ...NAMES.split(' ')];

/** In kilobytes. What Linux counts for a process begins with the size of the one that started it. */
function largestResidentSet() {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}

const [label, plugin, peers] = process.argv.slice(2);
const config = await configuration(label, { plugin, peers });
const eslint = new ESLint({
  overrideConfigFile: true,
  errorOnUnmatchedPattern: false,
  overrideConfig: [
    { ignores: IGNORED },
    {
      languageOptions: {
        parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
        globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])),
      },
      // Comments of the application switch rules of other plugins on and off.
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      ...config,
      files: SOURCES,
    },
  ],
});

const results = await eslint.lintFiles(['.']);
const messages = results.flatMap((result) => result.messages);
/** @type {Cost} in milliseconds and megabytes */
const cost = {
  user: process.resourceUsage().userCPUTime / 1000,
  wall: performance.now(),
  memory: largestResidentSet() / 1024,
  files: results.length,
  unparsed: messages.filter(({ fatal }) => fatal).length,
  reports: messages.filter(({ fatal, ruleId }) => !fatal && ruleId).length,
};
process.send(cost, () => process.disconnect());
