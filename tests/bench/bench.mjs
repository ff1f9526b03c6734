/**
 * `npm run bench`: what the plugin costs. All figures come from one run on one machine, so that the ratios between them
 * mean something; absolute times are printed for their scale only. `npm run bench -- --brief` tells in seconds whether
 * all of it still runs: its figures mean nothing.
 */
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ESLint } from 'eslint';
import plugin from 'eslint-plugin-restful-routes';
import { judge } from '../../dist/convention/judge.js';
import { parsePath } from '../../dist/paths/parse.js';
import { editorTimes } from './editor.mjs';
import { emptyPlugin } from './empty-plugin.mjs';
import { fileWithRoutes, fileWithoutRoutes, paths } from './generated.mjs';
import { projectTimes } from './project.mjs';

const isBrief = process.argv.includes('--brief');
/** How often each thing is tried, on how many files, and how large the projects and the files are. */
const EXTENT = isBrief
  ? {
      imports: 1,
      rounds: 1,
      fewRounds: 1,
      files: 2,
      routes: [1, 10],
      paths: 100,
      projects: [21],
      editorProject: 21,
      editorRounds: 2,
    }
  : {
      imports: 25,
      rounds: 15,
      fewRounds: 3,
      files: 20,
      routes: [10, 100, 1_000, 10_000],
      paths: 40_000,
      projects: [100, 1_000, 5_000],
      editorProject: 100,
      editorRounds: 30,
    };

/**
 * The least of several tries: what the code costs, with as little of what else the machine does as possible.
 *
 * @param {number} tries
 * @param {() => number} measure answers milliseconds
 */
function least(tries, measure) {
  return Math.min(...Array.from({ length: tries }, measure));
}

/** @param {() => void} work */
function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * The time of importing a module in a fresh process, in milliseconds.
 *
 * @param {string} url
 */
function importTime(url) {
  const script = `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

/**
 * What ESLint itself measures of linting files with several configurations, in milliseconds a file: parsing, and all
 * rules together. Each configuration is read once, as the command and editors do it. Of each file the least of several
 * rounds counts. The configurations take turns, so that none is measured before the engine knows the code.
 *
 * @template {string} Name
 * @param {readonly string[]} files
 * @param {Record<Name, import('eslint').Linter.Config>} configs
 * @param {number} rounds
 * @returns {Promise<Record<Name, { parse: number, rules: number }>>}
 */
async function lintTimes(files, configs, rounds) {
  const tried = Object.entries(configs).map(([name, config]) => ({
    name,
    eslint: linting(config),
    best: files.map(() => ({ parse: Infinity, rules: Infinity })),
  }));
  for (let round = 0; round <= rounds; round += 1) {
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

function importRows() {
  const empty = pathToFileURL(fileURLToPath(new URL('./empty-plugin.mjs', import.meta.url))).href;
  const own = import.meta.resolve('eslint-plugin-restful-routes');
  const model = new URL('./model.cjs', own).href;
  const [emptyTime, ownTime, modelTime] = [empty, own, model].map((url) =>
    least(EXTENT.imports, () => importTime(url)),
  );
  return [
    ['import of an empty plugin', milliseconds(emptyTime), '1.0'],
    ['import of this plugin, as packaged', milliseconds(ownTime), ratio(ownTime, emptyTime)],
    [
      'its model, which the first file with routes or requests loads',
      milliseconds(modelTime),
      ratio(modelTime, emptyTime),
    ],
  ];
}

const OWN = plugin.configs.recommended;
const STRICT = plugin.configs.strict;

/** A configuration of rules that do nothing, as many as asked for. */
function emptyRules(count) {
  const names = Array.from({ length: count }, (_, at) => `empty-${at}`);
  return {
    plugins: Object.fromEntries(names.map((name) => [name, emptyPlugin])),
    rules: Object.fromEntries(names.map((name) => [`${name}/call-expression`, 'error'])),
  };
}

async function lintRows() {
  const seeds = Array.from({ length: EXTENT.files }, (_, seed) => seed);
  const kinds = [
    ['without routes', seeds.map((seed) => fileWithoutRoutes(40, seed))],
    [
      'without routes, with an HTTP client',
      seeds.map((seed) => fileWithoutRoutes(40, seed, true).replaceAll('/list', '/latest')),
    ],
    ['without routes, with verbs in the URLs of a client', seeds.map((seed) => fileWithoutRoutes(40, seed, true))],
    ['with 20 routes', seeds.map((seed) => fileWithRoutes(20, seed))],
  ];
  const rows = [];
  for (const [name, files] of kinds) {
    const [few, all] = [OWN, STRICT].map(({ rules }) => Object.keys(rules).length);
    const configs = {
      floor: emptyRules(1),
      fewEmpty: emptyRules(few),
      allEmpty: emptyRules(all),
      alone: { ...OWN, rules: { 'restful-routes/no-verb-segment': 'error' } },
      own: OWN,
      strict: STRICT,
    };
    const { floor, fewEmpty, allEmpty, alone, own, strict } = await lintTimes(files, configs, EXTENT.rounds);
    const times = [
      ['an empty `CallExpression` rule', floor.rules],
      ['`no-verb-segment` alone', alone.rules],
      [`${few} empty rules`, fewEmpty.rules],
      [`the ${few} recommended rules`, own.rules],
      [`${all} empty rules`, allEmpty.rules],
      // They share what they read of a file.
      [`the ${all} strict rules`, strict.rules],
      ['a rule of the strict ones', strict.rules / all],
      ['the parser, for scale', own.parse],
    ];
    rows.push(...times.map(([what, time]) => [`file ${name}: ${what}`, milliseconds(time), ratio(time, floor.rules)]));
  }
  return rows;
}

async function growthRows() {
  const rows = [];
  let first = 0;
  for (const routes of EXTENT.routes) {
    // Few routes in many files and many routes in one file: the same number of routes altogether, as far as it goes.
    const files = Array.from({ length: Math.max(1, isBrief ? 1 : 1_000 / routes) }, (_, seed) =>
      fileWithRoutes(routes, seed),
    );
    const { own } = await lintTimes(
      files,
      { own: OWN },
      routes > 1_000 ? EXTENT.fewRounds : Math.min(EXTENT.rounds, 9),
    );
    const each = own.rules / routes;
    first ||= each;
    rows.push([
      `${routes.toLocaleString('en')} routes in a file: the recommended rules, a route`,
      microseconds(each),
      ratio(each, first),
    ]);
  }
  return rows;
}

function pathRows() {
  const distinct = paths(EXTENT.paths);
  const name = `${EXTENT.paths.toLocaleString('en')} distinct paths`;
  const mount = parsePath('', 'express');
  const surroundings = { mount, update: 'PUT', words: { verbs: {}, nouns: new Set() } };
  const parse = least(7, () => timed(() => distinct.forEach((path) => parsePath(path, 'express')))) / distinct.length;
  const parsed = distinct.map((path) => parsePath(path, 'express'));
  const judged =
    least(7, () => timed(() => parsed.forEach((path) => judge({ method: 'GET', path }, surroundings)))) /
    distinct.length;
  return [
    [`${name}: parse, a path`, microseconds(parse), '1.0'],
    [`${name}: split and judge, a path`, microseconds(judged), ratio(judged, parse)],
  ];
}

function projectRows() {
  return EXTENT.projects.flatMap((count) => {
    const { eslint, cold, warm, keystroke, bytes } = projectTimes(count);
    const name = `project of ${count.toLocaleString('en')} files`;
    return [
      [`${name}: ESLint without rules reads them`, milliseconds(eslint), '1.0'],
      [`${name}: index and plan, cold`, milliseconds(cold), ratio(cold, eslint)],
      [`${name}: index, warm`, milliseconds(warm), ratio(warm, eslint)],
      [`${name}: index and plan after a change of one file`, milliseconds(keystroke), ratio(keystroke, eslint)],
      [`${name}: memory, a file`, `${(bytes / 1024).toFixed(1)} KB`, ''],
    ];
  });
}

async function editorRows() {
  const { floor, own } = await editorTimes(EXTENT.editorProject, EXTENT.editorRounds);
  return [
    ['diagnostics once a character was typed', floor.diagnostics, own.diagnostics],
    ['fix on saving', floor.fix, own.fix],
  ].flatMap(([name, floorTime, ownTime]) => [
    [`editor, project of ${EXTENT.editorProject} files: ${name}, an empty rule`, milliseconds(floorTime), '1.0'],
    [
      `editor, project of ${EXTENT.editorProject} files: ${name}, the recommended rules`,
      milliseconds(ownTime),
      ratio(ownTime, floorTime),
    ],
  ]);
}

/** @param {number} value */
function milliseconds(value) {
  return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}

/** @param {number} value milliseconds */
function microseconds(value) {
  return `${(value * 1000).toFixed(1)} µs`;
}

/** @param {number} value @param {number} unit */
function ratio(value, unit) {
  return (value / unit).toFixed(value / unit < 0.1 ? 3 : 1);
}

const rows = [
  ...importRows(),
  ...(await lintRows()),
  ...(await growthRows()),
  ...pathRows(),
  ...projectRows(),
  ...(await editorRows()),
];
const today = new Date().toISOString().slice(0, 10);
console.log(
  `${today}, Node ${process.versions.node}, ESLint ${ESLint.version}, ${plugin.meta.name} ${plugin.meta.version}\n`,
);
console.log('| what | time | ratio |\n|---|---:|---:|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
