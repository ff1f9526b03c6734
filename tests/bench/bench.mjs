/**
 * `npm run bench`: what the plugin costs. All figures come from one run on one machine, so that the ratios between them
 * mean something; absolute times are printed for their scale only. Each row is printed when it is measured. All of it
 * takes at most three minutes, as rounds end when their time is over. `npm run bench -- --brief` tells in seconds
 * whether all of it still runs: its figures mean nothing.
 */
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ESLint } from 'eslint';
import plugin from 'eslint-plugin-restful-routes';
import { judge } from '../../dist/convention/judge.js';
import { parsePath } from '../../dist/paths/parse-path.js';
import { editorTimes } from './editor.mjs';
import { emptyPlugin } from './empty-plugin.mjs';
import { fileWithRoutes, fileWithoutRoutes, paths } from './generated.mjs';
import { lintTimes } from './lint-times.mjs';
import { projectTimes } from './project.mjs';
import { recognitionTimes } from './recognition.mjs';
import { least, rounds } from './rounds.mjs';

const isBrief = process.argv.includes('--brief');
/** How often each thing is tried at most, on how many files, and how large the projects and the files are. */
const EXTENT = isBrief
  ? { rounds: 1, files: 2, routes: [1, 10], paths: 100, recognition: 10, projects: [21], editorProject: 21 }
  : {
      rounds: 30,
      files: 8,
      routes: [10, 100, 1_000, 10_000],
      // More than the plugin remembers.
      paths: 40_000,
      recognition: 200,
      projects: [100, 1_000],
      editorProject: 100,
    };

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

function* importRows() {
  const empty = pathToFileURL(fileURLToPath(new URL('./empty-plugin.mjs', import.meta.url))).href;
  const own = import.meta.resolve('eslint-plugin-restful-routes');
  const model = new URL('./model.cjs', own).href;
  let unit;
  for (const [what, url] of [
    ['an empty plugin', empty],
    ['this plugin, as packaged', own],
    ['its model, which the first file with routes or requests loads', model],
  ]) {
    const time = least(rounds(EXTENT.rounds, 4), () => importTime(url));
    unit ??= time;
    yield [url === model ? what : `import of ${what}`, milliseconds(time), ratio(time, unit)];
  }
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

async function* lintRows() {
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
    const { floor, fewEmpty, allEmpty, alone, own, strict } = await lintTimes(files, configs, afterWarmUp(8));
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
    for (const [what, time] of times) yield [`file ${name}: ${what}`, milliseconds(time), ratio(time, floor.rules)];
  }
}

async function* growthRows() {
  let first;
  for (const routes of EXTENT.routes) {
    // Few routes in many files and many routes in one file: the same number of routes altogether, as far as it goes.
    const files = Array.from({ length: Math.max(1, isBrief ? 1 : 1_000 / routes) }, (_, seed) =>
      fileWithRoutes(routes, seed),
    );
    // The engine knows the code after the first of them.
    const tries = first === undefined ? afterWarmUp(4) : rounds(EXTENT.rounds, 4);
    const { own } = await lintTimes(files, { own: OWN }, tries);
    const each = own.rules / routes;
    first ??= each;
    yield [
      `${routes.toLocaleString('en')} routes in a file: the recommended rules, a route`,
      microseconds(each),
      ratio(each, first),
    ];
  }
}

function* pathRows() {
  const distinct = paths(EXTENT.paths);
  const name = `${EXTENT.paths.toLocaleString('en')} distinct paths`;
  const perPath = (work) => least(rounds(EXTENT.rounds, 4), () => timed(work)) / distinct.length;
  const parse = perPath(() => distinct.forEach((path) => parsePath(path, 'express')));
  yield [`${name}: parse, a path`, microseconds(parse), '1.0'];

  const mount = parsePath('', 'express');
  const surroundings = { mount, update: 'PUT', words: { verbs: {}, nouns: new Set() } };
  const parsed = distinct.map((path) => parsePath(path, 'express'));
  const judged = perPath(() => parsed.forEach((path) => judge({ method: 'GET', path }, surroundings)));
  yield [`${name}: split and judge, a path`, microseconds(judged), ratio(judged, parse)];
}

function* projectRows() {
  for (const count of EXTENT.projects) {
    const name = `project of ${count.toLocaleString('en')} files`;
    let unit;
    for (const { what, time, bytes } of projectTimes(count)) {
      unit ??= time;
      yield time === undefined
        ? [`${name}: ${what}`, `${(bytes / 1024).toFixed(1)} KB`, '']
        : [`${name}: ${what}`, milliseconds(time), ratio(time, unit)];
    }
  }
}

function* recognitionRows() {
  const count = EXTENT.recognition;
  let unit;
  for (const { form, time } of recognitionTimes(count, () => rounds(EXTENT.rounds, 3))) {
    unit ??= time;
    yield [`${count} routes of an application: found in ${form}`, milliseconds(time), ratio(time, unit)];
  }
}

async function* editorRows() {
  const name = `editor, project of ${EXTENT.editorProject} files`;
  const { floor, own } = await editorTimes(EXTENT.editorProject, () => rounds(isBrief ? 2 : EXTENT.rounds, 4));
  for (const [what, floorTime, ownTime] of [
    ['diagnostics once a character was typed', floor.diagnostics, own.diagnostics],
    ['fix on saving', floor.fix, own.fix],
  ]) {
    yield [`${name}: ${what}, an empty rule`, milliseconds(floorTime), '1.0'];
    yield [`${name}: ${what}, the recommended rules`, milliseconds(ownTime), ratio(ownTime, floorTime)];
  }
}

/** Rounds of which the first makes the engine know the code. */
function afterWarmUp(seconds) {
  return rounds(EXTENT.rounds, seconds, 2);
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

const today = new Date().toISOString().slice(0, 10);
console.log(
  `${today}, Node ${process.versions.node}, ESLint ${ESLint.version}, ${plugin.meta.name} ${plugin.meta.version}\n`,
);
console.log('| what | time | ratio |\n|---|---:|---:|');
for (const rows of [importRows(), lintRows(), growthRows(), pathRows(), recognitionRows(), projectRows(), editorRows()])
  for await (const row of rows) console.log(`| ${row.join(' | ')} |`);
