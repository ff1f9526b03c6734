/**
 * `npm run demo`: lints the sample application with the plugin as it was built, and shows the report and what the fix
 * makes of it. Nothing is written to disk.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as typescriptParser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { defineConfig } from 'eslint/config';

const SAMPLE = fileURLToPath(new URL('./fixtures/sample-app', import.meta.url));

/** The rules that report those who name a route, and not the route. */
const CALLER_RULES = /^restful-routes\/(?:request|comment)-matches-route$/;

/**
 * A route that was reported, by one rule or by several; or a request or a comment that names one.
 *
 * @typedef {object} Reported
 * @property {boolean} isCaller whether it is a request or a comment
 * @property {string} file
 * @property {number} line where the first report stands
 * @property {string} before the endpoint as it is declared
 * @property {string | undefined} after what the fix makes of it
 * @property {string | undefined} suggestion what a quick fix makes of it
 * @property {number} reports how many messages name it
 * @property {string | undefined} reason why it is not rewritten
 */

/**
 * Lints the sample application and describes what was found.
 *
 * @param {import('eslint').ESLint.Plugin} plugin
 * @returns {Promise<string>} the text that the demo prints
 */
export async function demo(plugin) {
  const { results, routes, callers } = await lint(plugin, false);
  const left = await lint(plugin, true);
  return [
    ...reportText(results),
    ...fixText(routes, callers),
    ...summaryText({ routes, callers }, left.routes),
    '',
  ].join('\n');
}

/**
 * @param {import('eslint').ESLint.Plugin} plugin
 * @param {boolean} fix whether to fix in memory, and answer the reports that are left
 */
async function lint(plugin, fix) {
  const eslint = new ESLint({
    cwd: SAMPLE,
    overrideConfigFile: true,
    overrideConfig: defineConfig([
      { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
      { files: ['**/*.ts'], languageOptions: { parser: typescriptParser } },
      { plugins: { 'restful-routes': plugin }, extends: ['restful-routes/recommended'] },
    ]),
    fix,
  });
  const results = await eslint.lintFiles(['.']);
  const reported = results.flatMap((result) => readReports(result, plugin.rules));
  return {
    results,
    routes: reported.filter(({ isCaller }) => !isCaller),
    callers: reported.filter(({ isCaller }) => isCaller),
  };
}

/**
 * Reads the routes and the callers of a file back from its messages. One route may have a message of several rules.
 *
 * @param {import('eslint').ESLint.LintResult} result
 * @param {NonNullable<import('eslint').ESLint.Plugin['rules']>} rules
 * @returns {Reported[]}
 */
function readReports(result, rules) {
  const reported = new Map();
  for (const message of result.messages) {
    const { messages } = rules[message.ruleId.split('/')[1]].meta;
    const { before, after, reason } = readMessage(messages[message.messageId], message.message);
    const [quickFix] = message.suggestions ?? [];
    const suggestion = quickFix && readMessage(messages[quickFix.messageId], quickFix.desc).after;
    const isCaller = CALLER_RULES.test(message.ruleId);
    const key = isCaller ? `${before} ${message.line}:${message.column}` : before;
    const known = reported.get(key);
    if (known) {
      known.reports += 1;
      continue;
    }
    reported.set(key, {
      reports: 1,
      isCaller,
      file: nameOf(result),
      line: message.line,
      before,
      after,
      suggestion,
      reason: reason?.replace(/ \('.*', \S+(?: \d+|:\d+)\)$/, ''),
    });
  }
  return [...reported.values()];
}

/**
 * Finds what a message holds in the places of its template.
 *
 * @param {string} template `"'{{before}}' is ..."`
 * @param {string} message
 * @returns {Record<string, string | undefined>}
 */
function readMessage(template, message) {
  const pattern = template.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replace(/\{\{(\w+)\}\}/g, '(?<$1>.*?)');
  return new RegExp(`^${pattern}$`).exec(message)?.groups ?? {};
}

/** @param {readonly import('eslint').ESLint.LintResult[]} results */
function reportText(results) {
  const files = results.filter((result) => result.messages.length > 0);
  return ['THE REPORT', ...files.flatMap((file) => ['', nameOf(file), ...table(file.messages.map(messageRow))])];
}

/** @param {import('eslint').Linter.LintMessage} message */
function messageRow({ line, column, ruleId, message }) {
  return [`  ${line}:${column}`, ruleId.split('/')[1], message];
}

/** @param {readonly Reported[]} routes @param {readonly Reported[]} callers */
function fixText(routes, callers) {
  const row = ({ file, line, before }, after) => [`  ${file}:${line}`, before, '→', after];
  const fixed = routes.filter(({ after }) => after).map((route) => row(route, route.after));
  const moved = callers.map((caller) => row(caller, caller.after));
  const suggested = withheldIn(routes)
    .filter(({ suggestion }) => suggestion)
    .map((route) => row(route, route.suggestion));
  return [
    '',
    'WHAT THE FIX MAKES OF IT',
    '',
    ...table(fixed),
    '',
    'WHO MOVES WITH IT',
    '',
    ...table(moved),
    '',
    'WHAT AN EDITOR OFFERS FOR THE OTHERS, FOR A PERSON TO CHOOSE',
    '',
    ...table(suggested),
  ];
}

/**
 * The routes that the fix leaves as they are.
 *
 * @param {readonly Reported[]} routes
 */
function withheldIn(routes) {
  return routes.filter(({ after }) => !after);
}

/**
 * @param {{ routes: readonly Reported[], callers: readonly Reported[] }} found before the fix
 * @param {readonly Reported[]} left the routes that are reported after it
 */
function summaryText({ routes, callers }, left) {
  const reports = routes.reduce((sum, route) => sum + route.reports, 0);
  const withheld = withheldIn(routes);
  const fixed = routes.length - withheld.length;
  const reasons = new Map();
  for (const { reason = 'only reported' } of withheld) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const counted = [...reasons].sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
  return [
    '',
    'SUMMARY',
    '',
    ...table([
      ['  routes reported', count(routes.length), `by ${reports} reports in ${filesOf(routes)} files`],
      [
        '  fixed',
        count(fixed),
        `at once, and ${routes.length - fixed - left.length} more when ESLint repeats the fix; ${left.length} are still reported then, ${left.filter((route) => route.after).length} of them fixable`,
      ],
      [
        '  withheld',
        count(withheld.length),
        `${withheld.filter((route) => route.suggestion).length} of them with a suggestion`,
      ],
      ['  callers moved', count(callers.length), `in ${filesOf(callers)} files`],
    ]),
    '',
    '  withheld because',
    ...table(counted.map(([reason, number]) => [`  ${count(number)}`, reason])),
  ];
}

/** @param {readonly Reported[]} reported */
function filesOf(reported) {
  return new Set(reported.map(({ file }) => file)).size;
}

/** @param {number} number */
function count(number) {
  return String(number).padStart(3);
}

/**
 * Pads the cells of all columns but the last to one width.
 *
 * @param {readonly (readonly string[])[]} rows
 */
function table(rows) {
  const widths = rows.reduce((known, row) => row.map((cell, at) => Math.max(cell.length, known[at] ?? 0)), []);
  return rows.map((row) => row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at]))).join('  '));
}

/** @param {import('eslint').ESLint.LintResult} result */
function nameOf({ filePath }) {
  return path.relative(SAMPLE, filePath).replaceAll(path.sep, '/');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { default: plugin } = await import('eslint-plugin-restful-routes');
  console.log(await demo(plugin));
}
