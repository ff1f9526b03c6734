/** Runs the servers of a folder in a process of their own, and answers what they register. */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { entriesOf, sourceFiles } from './entries.mjs';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
/** The process may read files, and neither write them nor start others. */
const PERMISSIONS = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
  '--no-warnings',
];

/** @typedef {{ method: string, path: string | null, address: string | null, framework: string, place: string, isServed: boolean, order: number }} Registration */
/** @typedef {{ routes: Registration[], files: string[], failed: Record<string, string>, unresolved: string[], entries: string[] }} Recording */

/** Runs files of a folder in an environment; null where they do not come to an end. */
function run(root, environment, entries, limit) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...PERMISSIONS, CHILD, root, environment, ...entries], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    const errors = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => errors.push(data));
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.on('close', () => {
      clearTimeout(timer);
      try {
        done(JSON.parse(Buffer.concat(output).toString()));
      } catch {
        done({
          routes: [],
          files: [],
          failed: { process: Buffer.concat(errors).toString().slice(0, 300) || 'time limit' },
          unresolved: [],
          rejections: [],
        });
      }
    });
  });
}

const keyOf = ({ method, address, path, place }) =>
  JSON.stringify([method, address, address === null ? [path, place] : null]);

/** What two runs register, each route once. */
function joined(first, second) {
  const keys = new Set(first.routes.map(keyOf));
  return {
    routes: [...first.routes, ...second.routes.filter((route) => !keys.has(keyOf(route)))],
    files: [...new Set([...first.files, ...second.files])],
    failed: { ...second.failed, ...first.failed },
    unresolved: [...new Set([...first.unresolved, ...second.unresolved])],
  };
}

/** How many routes a server has; one that only routers have counts a little. */
const servedBy = ({ routes }) => routes.filter((route) => route.isServed).length + routes.length / 10_000;

/** Runs files in development, and in production too where they ask for it. */
async function runBoth(root, marked, entries, limit) {
  const development = await run(root, `development${marked}`, entries, limit);
  if (!development.asksForMode || development.routes.length === 0) return development;
  return { ...development, ...joined(development, await run(root, `production${marked}`, entries, limit)) };
}

/**
 * What the servers of a folder register, in development and in production.
 * @param {string} folder
 * @param {number} limit milliseconds for a run
 * @returns {Promise<Recording>}
 */
export async function record(folder, limit = 60_000) {
  const root = realpathSync(folder);
  const groups = entriesOf(root, sourceFiles(root)).filter((group) => group.length > 0);
  let best = { routes: [], files: [], failed: {}, unresolved: [], rejections: [], entries: [] };
  for (const [index, entries] of groups.entries()) {
    if (groups.slice(0, index).some((earlier) => entries.every((file) => earlier.includes(file)))) continue;
    for (const marked of ['', '-marked']) {
      const recording = await runBoth(root, marked, entries, limit);
      if (best.entries.length === 0 || servedBy(recording) > servedBy(best))
        best = { ...recording, entries: entries.map((file) => file.slice(root.length + 1)) };
      if (servedBy(best) > 0 && Object.keys(recording.failed).length + recording.rejections.length === 0) return best;
      if (!recording.readsVariables) break;
    }
  }
  return best;
}
