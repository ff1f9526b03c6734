/** Lints the files of packages, and tells of each one when it begins and what became of it. */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PackageLinter } from './lint-file.mjs';

parentPort.on('message', ({ root, files }) => {
  const linter = new PackageLinter(root);
  for (const file of files) {
    parentPort.postMessage({ begins: file });
    parentPort.postMessage({ outcome: linter.lint(file, readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) });
  }
  parentPort.postMessage({ isIdle: true });
});
