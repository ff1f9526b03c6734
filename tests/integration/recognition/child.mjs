/** Runs a program in this process and prints what it registers: `node child.mjs FOLDER ENVIRONMENT FILE...`. */
import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers';
import { anything, MARK } from './anything.mjs';
import { installReflect } from './containers.mjs';
import { packagesOf, sourceFiles } from './entries.mjs';
import { Loader } from './loader.mjs';
import { recordedRoutes, setRoot } from './registry.mjs';
import { packageFolder, Resolver } from './resolve.mjs';

const [root, environment, ...entries] = process.argv.slice(2);

/** How long a program may go on after its files have run. */
const SETTLING = 4000;

/** The variables that the program has asked for. */
const asked = new Set();

/** The variables of the environment: those of a process, and where a program cannot do without, a mark for any other. */
const variables = new Proxy(
  { NODE_ENV: environment.replace('-marked', ''), PATH: '', HOME: '/tmp' },
  {
    get(target, name) {
      asked.add(name);
      const isMarked = environment.endsWith('-marked') && typeof name === 'string' && !(name in target);
      const mark = MARK.join(`env.${String(name)}`);
      return isMarked ? (/UR[IL]$/.test(name) ? `http://localhost/${mark}` : mark) : target[name];
    },
  },
);

const shownProcess = new Proxy(process, {
  get(target, member) {
    if (member === 'env') return variables;
    if (
      [
        'exit',
        'kill',
        'abort',
        'chdir',
        'on',
        'once',
        'send',
        'binding',
        'dlopen',
        'setuid',
        'removeAllListeners',
      ].includes(member)
    )
      return () => shownProcess;
    const value = Reflect.get(target, member);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

const silent = Object.fromEntries(
  [
    'log',
    'info',
    'warn',
    'error',
    'debug',
    'trace',
    'table',
    'dir',
    'group',
    'groupEnd',
    'time',
    'timeEnd',
    'assert',
  ].map((name) => [name, () => {}]),
);

const globals = {
  process: shownProcess,
  console: silent,
  setInterval: () => anything('interval'),
  setTimeout: (work, milliseconds, ...args) => setTimeout(work, Math.min(milliseconds ?? 0, 20), ...args),
  fetch: anything('fetch'),
  WebSocket: anything('WebSocket'),
  Bun: anything('Bun'),
  Deno: anything('Deno'),
};
delete globalThis.fetch;
delete globalThis.WebSocket;

installReflect();
setRoot(root);
process.on('uncaughtException', () => {});
const rejections = [];
process.on('unhandledRejection', (error) => rejections.push(String(error)));

const loader = new Loader(new Resolver(root, packagesOf(sourceFiles(root))), globals);
for (const entry of entries) {
  process.chdir(packageFolder(entry, root));
  process.argv = [process.argv[0], entry];
  try {
    loader.main = undefined;
    loader.load(entry);
  } catch {
    // What it registered before it failed counts; the loader keeps the error.
  }
  await new Promise((done) => setTimeout(done, 60));
}

/** Waits until nothing is registered any more. */
async function settled() {
  let count = -1;
  for (let waited = 0; waited < SETTLING; waited += 120) {
    const now = recordedRoutes().length;
    if (now === count && waited >= (now > 0 ? 360 : 2400)) return;
    count = now;
    await new Promise((done) => setTimeout(done, 120));
  }
}
await settled();

const report = {
  routes: recordedRoutes(),
  files: [...loader.modules.keys()].map((file) => relative(root, file)),
  failed: Object.fromEntries(loader.failed),
  rejections,
  unresolved: loader.unresolved,
  readsVariables: asked.size > (asked.has('NODE_ENV') ? 1 : 0),
  asksForMode: asked.has('NODE_ENV'),
};
const text = Buffer.from(JSON.stringify(report));
for (let at = 0; at < text.length; ) {
  try {
    at += writeSync(1, text, at);
  } catch (error) {
    if (error.code !== 'EAGAIN') throw error;
  }
}
process.exit(0);
