/**
 * Says which routes the servers of folders register when they are loaded that `restful-routes list` lacks, and which listed ones
 * never register: `npm run recognition -- FOLDER...`. It runs the code of these folders, with all their packages replaced: never
 * a part of a lint. With `--record FOLDER` what is registered is written there, one file each; with `--recorded FOLDER` it is read.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compare } from './compare.mjs';
import { record } from './record.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'string' },
    recorded: { type: 'string' },
    limit: { type: 'string', default: '60' },
    json: { type: 'boolean', default: false },
  },
});

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** What the command lists of a folder. */
function listed(folder) {
  const options = {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: Number(values.limit) * 2000,
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  return JSON.parse(execFileSync(process.execPath, [CLI, 'list', '--format', 'json'], options)).routes;
}

async function recordingOf(folder) {
  const name = `${basename(folder)}.json`;
  if (values.recorded !== undefined) return JSON.parse(readFileSync(join(values.recorded, name), 'utf8'));
  const recording = await record(folder, Number(values.limit) * 1000);
  if (values.record !== undefined) {
    mkdirSync(values.record, { recursive: true });
    writeFileSync(join(values.record, name), JSON.stringify(recording, null, 1));
  }
  return recording;
}

function print(folder, { recorded, listed: count, lacking, extra, unloaded }) {
  console.log(
    `${folder}: ${recorded} registered, ${count} listed, ${lacking.length} not listed, ${extra.length} never registered, ${unloaded.length} in files that were not loaded`,
  );
  for (const { method, address, framework, place } of lacking)
    console.log(`  not listed: ${method} ${address} (${framework}) ${place}`);
  for (const { method, path, addresses, file, line } of extra)
    console.log(`  never registered: ${method} ${addresses.join(', ') || path} ${file}:${line}`);
}

for (const each of positionals) {
  const folder = resolve(each);
  const recording = await recordingOf(folder);
  if (values.record !== undefined) {
    console.log(
      `${folder}: ${recording.routes.length} registered by ${recording.entries.join(', ')}; failed: ${Object.keys(recording.failed).length}`,
    );
    continue;
  }
  const comparison = compare(recording, listed(folder));
  if (values.json) console.log(JSON.stringify({ folder, ...comparison }));
  else print(folder, comparison);
}
