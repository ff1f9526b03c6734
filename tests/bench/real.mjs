/**
 * `npm run bench:real -- FOLDER...`: what ESLint costs over whole applications, without rules, with this plugin and
 * with others, and where the time of this plugin goes. Each configuration runs in a process of its own.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
import plugin from 'eslint-plugin-restful-routes';
import { installPeers } from './install-peers.mjs';
import { FLOOR, OTHER_NAMES, OWN, labels, versioned } from './real/configurations.mjs';
import { buildWithMaps } from './real/mapped-build.mjs';
import { leastCost, stageShares } from './real/run.mjs';

const USAGE = `Usage: npm run bench:real -- [--runs N] [--no-peers] FOLDER...

Lints each folder, the root of an application, without rules, with eslint:recommended, with other plugins, and with
this plugin, and tells where the time of this plugin goes. The other plugins are installed into a temporary folder.

  --runs N     run each configuration N times; the least counts (1)
  --no-peers   leave the other plugins out

Clone applications to measure with, and install nothing in them, such as a forum (NodeBB/NodeBB), a backend
(parse-community/parse-server), and shops (juice-shop/juice-shop, mrvautin/expressCart):

  git clone --depth 1 URL_OF_THE_REPOSITORY`;

/** Where runs keep what they need; removed at the end. */
const temporary = realpathSync(mkdtempSync(path.join(tmpdir(), 'restful-routes-real-')));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => process.exit(code));

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string', default: '1' }, 'no-peers': { type: 'boolean', default: false } },
    });
    const wrong = positionals.find((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
    if (wrong !== undefined) fail(`'${wrong}' is not a folder.`);
    if (!/^[1-9]\d*$/.test(values.runs)) fail(`--runs expects a number from 1 on, got '${values.runs}'.`);
    const applications = positionals.map((folder) => realpathSync(folder));
    return { runs: Number(values.runs), withPeers: !values['no-peers'], applications };
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`);
  }
}

/** @param {boolean} wanted @returns {{ peers: string, hasPeers: boolean }} the folder of the other plugins */
function otherPlugins(wanted) {
  const peers = path.join(temporary, 'peers');
  if (!wanted) return { peers, hasPeers: false };
  try {
    installPeers(peers, OTHER_NAMES);
    return { peers, hasPeers: true };
  } catch (error) {
    console.log(`The other plugins are left out, as npm could not install them: ${error.message.split('\n')[0]}\n`);
    return { peers, hasPeers: false };
  }
}

/**
 * Prints a row for each configuration as soon as it is measured.
 *
 * @param {string} application
 * @returns {Promise<Map<string, import('./real/lint.mjs').Cost>>} by the label of the configuration
 */
async function measureConfigurations(application) {
  const costs = new Map();
  for (const label of labels(hasPeers)) {
    const cost = await attempt(label, () => leastCost({ application, label, plugin: packaged, peers }, runs));
    if (cost) costs.set(label, cost);
    const floor = costs.get(FLOOR);
    if (label === FLOOR && floor) printHeader(application, floor);
    // Nothing to compare with, or nothing to lint.
    if (!floor?.files) return new Map();
    if (cost) printRow(label, cost, floor);
  }
  console.log();
  return costs;
}

/**
 * @param {string} label
 * @param {import('./real/lint.mjs').Cost} cost
 * @param {import('./real/lint.mjs').Cost} floor
 */
function printRow(label, { user, wall, memory, reports }, floor) {
  const added = label === FLOOR ? '' : `${user < floor.user ? '' : '+'}${seconds(user - floor.user)}`;
  const cells = [seconds(user), added, (user / floor.user).toFixed(2), seconds(wall), `${memory.toFixed(0)} MB`];
  console.log(`| ${[versioned(label), ...cells, reports.toLocaleString('en')].join(' | ')} |`);
}

/** @param {string} application @param {import('./real/lint.mjs').Cost} floor */
function printHeader(application, { files, unparsed }) {
  const name = `### ${path.basename(application)}`;
  if (files === 0) {
    console.log(`${name}: no source files\n`);
    return;
  }
  console.log(`${name}: ${files} files${unparsed > 0 ? `, ${unparsed} of which the parser cannot read` : ''}\n`);
  console.log(
    '| configuration | user | added | ratio | wall | memory | reports |\n|---|---:|---:|---:|---:|---:|---:|',
  );
}

/**
 * Prints a row for each stage: its share of the samples, as a part of the user time of the configuration.
 *
 * @param {string} application
 * @param {Map<string, import('./real/lint.mjs').Cost>} costs
 */
async function measureStages(application, costs) {
  const measured = [];
  for (const label of Object.keys(OWN).filter((name) => costs.has(name))) {
    const folder = mkdtempSync(path.join(temporary, 'profile-'));
    const run = { application, label, plugin: mapped, peers };
    const shares = await attempt(`${label}, its stages`, () => stageShares(run, folder));
    if (shares) measured.push({ label, shares, user: costs.get(label).user });
  }
  if (measured.length === 0) return;
  console.log(`| stage | ${measured.map(({ label }) => `${label} | of it`).join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(measured.length * 2)}`);
  const stages = new Set(measured.toReversed().flatMap(({ shares }) => [...shares.keys()]));
  for (const stage of stages) {
    const cells = measured.flatMap(({ shares, user }) => {
      const share = shares.get(stage) ?? 0;
      return [seconds(share * user), `${(share * 100).toFixed(1)} %`];
    });
    console.log(`| ${[stage, ...cells].join(' | ')} |`);
  }
  console.log();
}

/**
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result | null>} null where it failed, which is printed
 */
async function attempt(what, work) {
  try {
    return await work();
  } catch (error) {
    console.log(`${what} failed: ${error.message}`);
    return null;
  }
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

const { runs, withPeers, applications } = readArguments();
if (applications.length === 0) {
  console.log(USAGE);
  process.exit();
}
const today = new Date().toISOString().slice(0, 10);
console.log(
  `${today}, Node ${process.versions.node}, ESLint ${ESLint.version}, ${plugin.meta.name} ${plugin.meta.version}, the least of ${runs} run(s)\n`,
);
const packaged = import.meta.resolve('eslint-plugin-restful-routes');
const maps = path.join(temporary, 'maps');
mkdirSync(maps);
const mapped = await buildWithMaps(maps);
const { peers, hasPeers } = otherPlugins(withPeers);
for (const application of applications) await measureStages(application, await measureConfigurations(application));
