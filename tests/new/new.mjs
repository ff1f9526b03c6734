/**
 * `npm run new -- framework|client|rule|word NAME`: writes the files of something new, registers it, updates the
 * generated documents, and prints what to fill in.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaffold, UsageError } from './scaffold.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} command */
function run(...command) {
  execFileSync('npm', ['run', '--silent', ...command], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
}

try {
  const { files, next } = scaffold(ROOT, process.argv.slice(2));
  for (const { file, text, isNew } of files) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
  }
  console.log('building, and writing the generated documents ...');
  run('format');
  run('docs');
  console.log(['', 'Fill in', ...next.map((line) => `- ${line}`), '', 'Then npm run docs && npm test.'].join('\n'));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
