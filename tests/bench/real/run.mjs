import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { OUTSIDE, moduleFinder, samplesByStage } from './stages.mjs';

/** @typedef {import('./lint.mjs').Cost} Cost */
/** @typedef {{ application: string, label: string, plugin: string, peers: string }} Run */

const LINT = fileURLToPath(new URL('lint.mjs', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../dist', import.meta.url));

/**
 * Lints an application once.
 *
 * @param {Run} run
 * @param {readonly string[]} [execArgv] options of Node.js
 * @returns {Promise<Cost>} rejected with the end of what the process wrote, where it fails
 */
function lint({ application, label, plugin, peers }, execArgv = []) {
  return new Promise((resolve, reject) => {
    const child = fork(LINT, [label, plugin, peers], {
      cwd: application,
      execArgv: ['--no-warnings', ...execArgv],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    let cost;
    let written = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (written = (written + text).slice(-20_000)));
    child.on('message', (message) => (cost = message));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      if (cost) resolve(cost);
      else reject(new Error(failure(written, signal ?? code)));
    });
  });
}

/** @param {string} written @param {string | number} ending */
function failure(written, ending) {
  const message = /^(?:\w*Error|FATAL ERROR)\b.*/m.exec(written)?.[0] ?? written.trim().split('\n').at(-1);
  return message || `ended with ${ending}`;
}

/**
 * The least of several runs: what it costs, with as little as possible of what else the machine does.
 *
 * @param {Run} run
 * @param {number} runs
 */
export async function leastCost(run, runs) {
  let least = await lint(run);
  for (let at = 1; at < runs; at += 1) {
    const { user, wall, memory } = await lint(run);
    least = {
      ...least,
      user: Math.min(least.user, user),
      wall: Math.min(least.wall, wall),
      memory: Math.min(least.memory, memory),
    };
  }
  return least;
}

/**
 * The share of each stage of the plugin in one more run, the largest first and what is outside of the plugin last.
 *
 * @param {Run} run of a plugin that is built with maps
 * @param {string} folder a new one for the profile
 * @returns {Promise<Map<string, number>>}
 */
export async function stageShares(run, folder) {
  await lint(run, ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-name=profile.json']);
  const profile = JSON.parse(readFileSync(path.join(folder, 'profile.json'), 'utf8'));
  const counts = samplesByStage(profile, moduleFinder(path.dirname(fileURLToPath(run.plugin)), MODULES));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rank = ([stage, count]) => (stage === OUTSIDE ? -1 : count);
  return new Map([...counts].sort((one, other) => rank(other) - rank(one)).map(([name, count]) => [name, count / all]));
}
