/**
 * `npm run baseline -- freeze FILE FOLDER...` writes down what the built command plans for the routes of projects.
 * `npm run baseline -- compare FILE FOLDER...` plans them again, lists what differs, and ends with 1 if anything that
 * was frozen is lost or another now, and with 2 if it could not compare everything.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareProjects } from './compare.mjs';
import { frozenText } from './frozen-text.mjs';
import { commitOf, planProjects } from './plan-projects.mjs';
import { reportText } from './report-text.mjs';

const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const PRESETS = ['recommended', 'strict', 'all'];
const USAGE = `Usage: npm run baseline -- freeze FILE FOLDER...
       npm run baseline -- compare FILE FOLDER...

  --examples N    how many examples of each kind to print (3)
  --preset NAME   the rules that count in what is frozen: recommended, strict or all (recommended)
  --command FILE  the command that plans (dist/cli.js)
  --limit N       seconds after which a project is given up (300)
  --workers N     how many projects are planned at once`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      preset: { type: 'string', default: 'recommended' },
      examples: { type: 'string', default: '3' },
      command: { type: 'string', default: COMMAND },
      limit: { type: 'string', default: '300' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [task, file, ...folders] = positionals;
  const runs = { freeze, compare };
  if (!Object.hasOwn(runs, task ?? '') || !file || folders.length === 0) throw new Error(USAGE);
  const [examples, limit, workers] = ['examples', 'limit', 'workers'].map((name) => wholeNumber(name, values[name]));
  if (!PRESETS.includes(values.preset)) throw new Error(`--preset is ${PRESETS.join(', ')}, not '${values.preset}'.`);
  const { preset } = values;
  return runs[task](file, folders, { command: path.resolve(values.command), preset, examples, limit, workers });
}

async function freeze(file, folders, options) {
  const { projects, failures } = await planProjects(folders, options);
  if (failures.length > 0) throw new Error(['Nothing is frozen.', ...failures].join('\n'));
  const build = commitOf(path.dirname(options.command));
  writeFileSync(file, frozenText({ build, preset: options.preset, projects }));
  console.log(`${file}: ${projects.length} projects, ${countRoutes(projects)} routes.`);
  return 0;
}

async function compare(file, folders, options) {
  const frozen = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(frozen.projects)) throw new Error(`${file} is no baseline.`);
  const { projects, failures } = await planProjects(folders, { ...options, preset: frozen.preset });
  const before = new Map(frozen.projects.map((project) => [project.name, project]));
  const both = projects.filter(({ name }) => before.has(name));
  const pairs = both.map((project) => ({ before: before.get(project.name), after: project }));
  const faults = [
    ...failures,
    ...projects.filter(({ name }) => !before.has(name)).map(({ name }) => `${name} is not in ${file}.`),
    ...pairs.filter((pair) => pair.before.commit !== pair.after.commit).map(otherCommit),
  ];
  const groups = compareProjects(pairs);
  const build = commitOf(path.dirname(options.command));
  console.log(`Frozen with build ${frozen.build}, compared with build ${build}.`);
  console.log(`${both.length} of ${before.size} projects: ${countRoutes(both)} routes.\n`);
  console.log(reportText(groups, options.examples));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 2;
  return groups.some(({ isLoss }) => isLoss) ? 1 : 0;
}

function otherCommit({ before, after }) {
  return `${after.name} is at commit ${after.commit ?? '(unknown)'}; it was frozen at ${before.commit ?? '(unknown)'}.`;
}

function countRoutes(projects) {
  return projects.reduce((sum, { routes }) => sum + routes.length, 0);
}

function wholeNumber(name, text) {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not '${text}'.`);
  return Number(text);
}
