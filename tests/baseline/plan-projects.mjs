import { execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { factsOf } from './facts.mjs';

/** @typedef {import('./facts.mjs').Fact} Fact */
/** @typedef {{ name: string, commit: string | null, routes: Fact[] }} Project */

/** How many characters of JSON a plan may have. */
const MOST_OUTPUT = 1 << 28;

/**
 * Plans projects, each in a process of its own, and answers them sorted by name. A folder `owner+name` is the project
 * `owner/name`.
 *
 * @param {readonly string[]} folders
 * @param {{ command: string, preset: string, limit: number, workers: number }} options
 * @returns {Promise<{ projects: Project[], failures: string[] }>}
 */
export async function planProjects(folders, options) {
  const queue = folders.map((folder) => path.resolve(folder));
  const projects = [];
  const failures = [];
  const work = async () => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      const name = path.basename(folder).replace('+', '/');
      try {
        projects.push({ name, commit: commitAt(folder), routes: factsOf(await plan(folder, options)) });
        console.error(`${projects.length + failures.length}/${folders.length} ${name}`);
      } catch (error) {
        failures.push(`${name}: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.workers) }, work));
  const byName = (one, other) => (one.name < other.name ? -1 : 1);
  return { projects: projects.sort(byName), failures: failures.sort() };
}

/** The commit of the work tree around a folder; null where there is none. */
export function commitOf(folder) {
  return git(folder, 'HEAD');
}

/** The commit of the work tree that begins at a folder: null for a folder inside of one. */
function commitAt(folder) {
  return git(folder, '--show-prefix') === '' ? commitOf(folder) : null;
}

function git(folder, asked) {
  try {
    return execFileSync('git', ['-C', folder, 'rev-parse', asked], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** What the command says of a folder, as the array of its routes. */
async function plan(folder, { command, preset, limit }) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`there is no folder ${folder}`);
  const given = [command, 'plan', '--format', 'json', '--exit-zero', `--${preset}`];
  const { code, stdout, stderr } = await run(given, folder, limit);
  if (code !== 0) throw new Error(stderr.trim().split('\n')[0] || `the command ended with ${code}`);
  return routesOf(stdout);
}

/** The routes of the command's JSON, which are the whole answer of builds before version 1 of the format. */
function routesOf(text) {
  try {
    const answer = JSON.parse(text);
    return Array.isArray(answer) ? answer : answer.routes;
  } catch {
    throw new Error('the command answers no JSON');
  }
}

function run(given, folder, limit) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, given, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    const giveUp = (reason) => {
      child.kill('SIGKILL');
      reject(new Error(reason));
    };
    const watch = setTimeout(() => giveUp(`it took more than ${limit} seconds`), limit * 1000);
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', (text) => {
        output[stream] += text;
        if (output[stream].length > MOST_OUTPUT) giveUp('its plan is too long');
      });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(watch);
      resolve({ code, ...output });
    });
  });
}
