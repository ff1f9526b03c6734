import { ESLint } from 'eslint';

/**
 * What ESLint itself measures of linting files with several configurations, in milliseconds a file: parsing, and all
 * rules together. Each configuration is read once, as the command and editors do it. Of each file the least of several
 * rounds counts. The configurations take turns, so that none is measured before the engine knows the code.
 *
 * @template {string} Name
 * @param {readonly string[]} files
 * @param {Record<Name, import('eslint').Linter.Config>} configs
 * @param {Iterator<number>} rounds
 * @returns {Promise<Record<Name, { parse: number, rules: number }>>}
 */
export async function lintTimes(files, configs, rounds) {
  const tried = Object.entries(configs).map(([name, config]) => ({
    name,
    eslint: linting(config),
    best: files.map(() => ({ parse: Infinity, rules: Infinity })),
  }));
  while (!rounds.next().done) {
    // All files with one configuration, as ESLint does it: what is remembered of a file would serve the next
    // configuration.
    for (const { eslint, best } of tried)
      for (const [at, file] of files.entries()) best[at] = lesser(best[at], await lintTime(eslint, file));
  }
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / files.length;
  return Object.fromEntries(
    tried.map(({ name, best }) => [
      name,
      { parse: mean(best.map(({ parse }) => parse)), rules: mean(best.map(({ rules }) => rules)) },
    ]),
  );
}

/** @param {import('eslint').Linter.Config} config */
function linting(config) {
  return new ESLint({ overrideConfigFile: true, overrideConfig: config, ignore: false, stats: true });
}

/**
 * @param {ESLint} eslint
 * @param {string} file
 */
async function lintTime(eslint, file) {
  const [{ stats }] = await eslint.lintText(file, { filePath: 'file.js' });
  const [{ parse, rules }] = stats.times.passes;
  return { parse: parse.total, rules: Object.values(rules).reduce((sum, { total }) => sum + total, 0) };
}

function lesser(one, other) {
  return { parse: Math.min(one.parse, other.parse), rules: Math.min(one.rules, other.rules) };
}
