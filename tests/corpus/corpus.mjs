/**
 * `npm run corpus [folder] [--each 700] [--workers 2] [--report file]`: lints the files of many packages with every
 * rule on, and applies every fix. Nothing crashes, every fixed file parses, fixing again changes nothing, and no report
 * stands outside of a route, a request or a comment.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fetchPackages, PACKAGES } from './packages.mjs';
import { lintPackages } from './pool.mjs';
import { listPackages } from './sources.mjs';

/** @typedef {import('./lint-file.mjs').Outcome} Outcome */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '700' },
    workers: { type: 'string', default: String(availableParallelism()) },
    report: { type: 'string' },
  },
});

const temporary = mkdtempSync(path.join(tmpdir(), 'restful-routes-corpus-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const folder = positionals[0] === undefined ? await fetchCorpus() : path.resolve(positionals[0]);
const packages = listPackages(folder, Number(values.each));
const outcomes = await run(packages);
const again = await run(fixedCopies());
const faults = [
  ...faultsOf(outcomes),
  ...faultsOf(again),
  ...again
    .filter(({ fixed }) => fixed !== null)
    .map(({ file }) => `${file}\n    fix: it changes again once its whole package is fixed`),
];

console.log(summary());
if (values.report) writeFileSync(values.report, reportText());
process.exitCode = faults.length > 0 ? 1 : 0;

async function fetchCorpus() {
  const place = path.join(temporary, 'corpus');
  const leftOut = await fetchPackages(place, PACKAGES);
  if (leftOut.length > 0) console.log(`Not fetched: ${leftOut.join(', ')}`);
  return place;
}

/** @param {readonly { root: string, files: string[] }[]} jobs @returns {Promise<Outcome[]>} */
async function run(jobs) {
  const done = [];
  await lintPackages(jobs, Number(values.workers), (outcome) => {
    done.push(outcome);
    for (const fault of outcome.faults) console.log(`${outcome.file}\n    ${fault}`);
    if (done.length % 1000 === 0) console.error(`${done.length} files`);
  });
  return done;
}

/** The packages of which something was fixed, with all that was fixed in them. */
function fixedCopies() {
  const texts = new Map(outcomes.flatMap(({ file, fixed }) => (fixed === null ? [] : [[file, fixed]])));
  return packages.flatMap(({ root, files }, index) => {
    if (!files.some((file) => texts.has(file))) return [];
    const copy = path.join(temporary, `fixed-${index}`);
    cpSync(root, copy, { recursive: true, filter: (name) => path.basename(name) !== 'node_modules' });
    const move = (file) => path.join(copy, path.relative(root, file));
    for (const file of files) if (texts.has(file)) writeFileSync(move(file), texts.get(file));
    return [{ root: copy, files: files.map(move) }];
  });
}

/** @param {readonly Outcome[]} list */
function faultsOf(list) {
  return list.flatMap(({ file, faults: found }) => found.map((fault) => `${file}\n    ${fault}`));
}

function summary() {
  const read = outcomes.filter(({ isRead }) => isRead);
  const reports = read.flatMap((outcome) => outcome.reports);
  const times = read.map(({ rules }) => rules).sort((a, b) => a - b);
  const at = (share) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  const mean = (list) => (list.reduce((sum, value) => sum + value, 0) / list.length).toFixed(2);
  const slowest = [...read].sort((a, b) => b.rules - a.rules).slice(0, 5);
  return [
    `${outcomes.length} files of ${packages.length} packages; ${read.length} were read, ${outcomes.length - read.length} are no syntax that a parser takes.`,
    `${reports.length} reports in ${read.filter((outcome) => outcome.reports.length > 0).length} files; ${reports.filter(({ hasFix }) => hasFix).length} have a fix; ${read.filter(({ fixed }) => fixed !== null).length} files were fixed, ${read.reduce((sum, { suggestions }) => sum + suggestions, 0)} suggestions tried.`,
    `${again.length} files of packages that were fixed were linted again.`,
    `A file takes ${mean(times)} ms in all rules (${mean(read.map(({ parse }) => parse))} ms to parse); median ${at(0.5)}, 99 of 100 below ${at(0.99)}, most ${at(1)}.`,
    ...slowest.map(
      ({ file, rules, parse }) =>
        `    ${rules.toFixed(0)} ms (parsed in ${parse.toFixed(0)} ms): ${path.relative(folder, file)}`,
    ),
    `${faults.length} faults.`,
  ].join('\n');
}

/** Every report, to be read. */
function reportText() {
  const lines = outcomes.flatMap(({ file, reports }) =>
    reports.map(
      ({ rule, line, message, source, hasFix }) =>
        `${path.relative(folder, file)}:${line} ${rule}${hasFix ? ' [fix]' : ''}: ${message}\n    ${source}`,
    ),
  );
  return [summary(), ...faults, ...lines.sort(), ''].join('\n');
}
