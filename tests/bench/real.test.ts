import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('real.mjs', import.meta.url));
const APPLICATION = fileURLToPath(new URL('../fixtures/sample-app', import.meta.url));

const SERVER =
  "const app = require('express')();\napp.get('/users/list', (req, res) => res.json([]));\napp.listen(3000);\n";

function bench(...given: readonly string[]) {
  return spawnSync(process.execPath, [BENCH, ...given], { encoding: 'utf8' });
}

it('measures each configuration and the stages of the plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'restful-routes-small-'));
  writeFileSync(join(folder, 'server.js'), SERVER);
  const { stdout, stderr } = bench('--no-peers', folder);
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^### restful-routes-small-\w+: 1 files?$/m);
  const figures = String.raw`\d+\.\d s \| (?:[+-]\d+\.\d s)? \| \d+\.\d\d \| \d+\.\d s \| \d+ MB \| [\d,]+`;
  for (const label of ['no rules', 'eslint:recommended', 'this plugin, recommended', 'this plugin, strict'])
    expect(stdout).toMatch(new RegExp(`^\\| ${label} \\| ${figures} \\|$`, 'm'));
  for (const stage of ['plan', 'outside of the plugin'])
    expect(stdout).toMatch(new RegExp(String.raw`^\| ${stage} (?:\| \d+\.\d s \| \d+\.\d % ){2}\|$`, 'm'));
}, 300_000);

it('says that a folder holds nothing to lint', () => {
  const empty = mkdtempSync(join(tmpdir(), 'restful-routes-empty-'));
  const { stdout, status } = bench('--no-peers', empty);
  rmSync(empty, { recursive: true });
  expect(stdout).toMatch(/: no source files$/m);
  expect(status).toBe(0);
}, 300_000);

describe('arguments', () => {
  it('prints how to use it where no folder is named', () => {
    const { stdout, status } = bench();
    expect(stdout).toContain('Usage: npm run bench:real');
    expect(stdout).toContain('git clone');
    expect(status).toBe(0);
  });

  it.each([
    [['missing-folder'], "'missing-folder' is not a folder."],
    [['--runs', '0', APPLICATION], "--runs expects a number from 1 on, got '0'."],
    [['--run'], "Unknown option '--run'"],
  ])('refuses %j', (given, message) => {
    const { stderr, status } = bench(...given);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
