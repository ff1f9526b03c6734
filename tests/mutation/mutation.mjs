/**
 * `npm run mutation -- FOLDER... [--mutate FILE[:LINES],...] [--own] [--again] [--thorough] [--jobs N]`: how much of
 * what src/FOLDER does the tests hold. Stryker changes the code in one place at a time, and a change that no test
 * notices is printed at once. Exits with 1 where fewer than 85 % are noticed.
 *
 * Each change meets the folder's own tests first, and where it survives them, those of the layers above that `WIDER`
 * names; with `--own`, none but its own. `--mutate src/words/split.ts:10-20,src/words/lexicon.ts` looks at some files,
 * or some of their lines, alone. `--again` begins with the last result: what a test has noticed stays noticed as long
 * as neither has changed, and only the rest meets new and changed tests. That is for writing tests; a change in another
 * folder is not seen. `--jobs 2` takes two processes.
 *
 * A change meets those tests only that run it. So what runs while a module loads, such as the lists of words, is left
 * out (`ignoreStatic`: each change of it would run every test), and what a module keeps seems to be run by the first
 * test that asks. With `--thorough` each change meets every test, which goes well with `--own`. Tests that need dist/
 * or start processes are left out. All that is written lands in a temporary folder.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { isLeft } from './reporter.mjs';

/** @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} MutantResult */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLACE = path.join(tmpdir(), 'restful-routes-mutation');
const LEAST = 85;

/**
 * A folder's own tests, where they are not what its folder of tests/ holds: what asks real routers takes long, and what
 * a static folder sends is tried with one on the disk.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const OWN = {
  paths: ['paths/compare', 'paths/parse', 'paths/pattern', 'paths/print'],
  plan: ['plan', 'integration/sent-files'],
};

/** Files of tests that need dist/, start processes or put something else in place of a module. */
const ALONE = new Set(['listing', 'module-resolver', 'parse', 'trust'].map((name) => `project/${name}.test.ts`));

/**
 * The tests beyond a folder's own that hold what it does, by folder.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const WIDER = {
  words: ['convention', 'rules'],
  paths: ['paths', 'convention', 'routes', 'rules'],
  text: ['routes', 'requests', 'rules'],
  routes: ['rules'],
  requests: ['rules'],
  mentions: ['plan', 'rules', 'reporting'],
  convention: ['rules', 'reporting'],
  plan: ['rules', 'reporting', 'integration/collections', 'integration/style'],
  project: ['plan', 'rules', 'reporting'],
  reporting: ['rules'],
};

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string' },
    own: { type: 'boolean' },
    again: { type: 'boolean' },
    thorough: { type: 'boolean' },
    jobs: { type: 'string' },
  },
});
const unknown = folders.filter((folder) => !existsSync(path.join(ROOT, 'src', folder)));
if (folders.length === 0 || unknown.length > 0) {
  console.error(folders.length === 0 ? 'Name the folders of src.' : `No folder of src: ${unknown.join(', ')}`);
  process.exit(2);
}

process.chdir(ROOT);
mkdirSync(PLACE, { recursive: true });
for (const folder of folders) {
  const score = print(folder, await mutate(folder));
  if (score < LEAST) process.exitCode = 1;
}

/**
 * Forgets what was not noticed: Stryker would try it again with new tests that run it only, and what runs while a
 * module loads is run by none.
 *
 * @param {string} known
 */
function keepNoticed(known) {
  const report = JSON.parse(readFileSync(known, 'utf8'));
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter(isNoticed);
  writeFileSync(known, JSON.stringify(report));
}

/**
 * Runs the tests of a folder on its mutants.
 *
 * @param {string} folder
 */
function mutate(folder) {
  const known = path.join(PLACE, `${folder}-known.json`);
  if (values.again && existsSync(known)) keepNoticed(known);
  else rmSync(known, { force: true });
  const stryker = new Stryker({
    mutate: values.mutate?.split(',') ?? [`src/${folder}/**/*.ts`],
    testRunner: 'fresh',
    plugins: ['./runner.mjs', './reporter.mjs'].map((plugin) => import.meta.resolve(plugin)),
    tests: testFiles([...(OWN[folder] ?? [folder]), ...(values.own ? [] : (WIDER[folder] ?? []))]),
    coverageAnalysis: values.thorough ? 'all' : 'perTest',
    ignoreStatic: !values.thorough,
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: known,
    ignorePatterns: ['dist', 'docs'],
    tempDirName: path.join(PLACE, 'sandbox'),
    cleanTempDir: 'always',
    reporters: ['json', 'progress-append-only', 'survivors'],
    jsonReporter: { fileName: path.join(PLACE, `${folder}.json`) },
    allowEmpty: true,
    concurrency: Number(values.jobs ?? 1),
    maxTestRunnerReuse: 500,
    logLevel: 'warn',
  });
  return stryker.runMutationTest();
}

/**
 * The files of tests at some places, in the order of the places.
 *
 * @param {readonly string[]} places folders of tests/, and the beginnings of names of files there
 */
function testFiles(places) {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).sort();
  const below = places.flatMap((place) =>
    files.filter((file) => file.startsWith(place) && /^[./]/.test(file.slice(place.length))),
  );
  return [...new Set(below)]
    .filter((file) => file.endsWith('.test.ts') && !ALONE.has(file))
    .map((file) => `tests/${file}`);
}

/** @param {Pick<MutantResult, 'status'>} result */
function isNoticed({ status }) {
  return status === 'Killed' || status === 'Timeout';
}

/**
 * Prints how much was noticed in a folder.
 *
 * @param {string} folder
 * @param {readonly MutantResult[]} results
 * @returns {number} the share that was noticed, in percent
 */
function print(folder, results) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  const noticed = results.filter(isNoticed).length;
  const score = (100 * noticed) / Math.max(1, noticed + results.filter(isLeft).length);
  console.log(
    `${folder}: ${score.toFixed(1)} % noticed (${[...counts].map(([status, count]) => `${count} ${status}`).join(', ')})`,
  );
  return score;
}
