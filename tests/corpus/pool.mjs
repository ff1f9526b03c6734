import { clearInterval, setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';

/** @typedef {import('./lint-file.mjs').Outcome} Outcome */

/** How many packages a worker lints before another one takes its place: what the plugin knows of a project it keeps. */
const PACKAGES_EACH = 40;

/** How long a file may take, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Lints packages in several workers. A file that takes too long, or ends its worker, is a fault of that file, and the
 * rest goes on.
 *
 * @param {readonly { root: string, files: string[] }[]} packages
 * @param {number} workers
 * @param {(outcome: Outcome) => void} tell
 */
export async function lintPackages(packages, workers, tell) {
  const queue = [...packages];
  await Promise.all(Array.from({ length: workers }, () => work(queue, tell)));
}

async function work(queue, tell) {
  while (queue.length > 0) await oneWorker(queue, tell);
}

function oneWorker(queue, tell) {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url));
    let left = PACKAGES_EACH;
    let current = { root: '', files: [] };
    let begun = 0;
    const watch = setInterval(() => {
      if (begun > 0 && Date.now() - begun > PATIENCE) giveUp(`it took more than ${PATIENCE / 1000} seconds`);
    }, 1000);
    const end = () => {
      clearInterval(watch);
      void worker.terminate();
      resolve();
    };
    const giveUp = (reason) => {
      const [file = '?', ...rest] = current.files;
      if (rest.length > 0) queue.unshift({ root: current.root, files: rest });
      tell({
        file,
        isRead: true,
        reports: [],
        fixed: null,
        suggestions: 0,
        faults: [`crash: ${reason}`],
        parse: 0,
        rules: 0,
      });
      end();
    };
    const next = () => {
      const job = left > 0 ? queue.shift() : undefined;
      if (!job) return end();
      left -= 1;
      current = { root: job.root, files: [...job.files] };
      worker.postMessage(job);
    };
    worker.on('message', ({ begins, outcome, isIdle }) => {
      if (begins) begun = Date.now();
      if (outcome) {
        begun = 0;
        current.files.shift();
        tell(outcome);
      }
      if (isIdle) next();
    });
    worker.on('error', (error) => giveUp(`the worker ended: ${error.message}`));
    next();
  });
}
