import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Linter } from 'eslint';

/** Other plugins, in versions that run on every Node.js that this plugin supports. */
export const PEERS = {
  'eslint-plugin-n': '18.5.0',
  'eslint-plugin-unicorn': '65.0.1',
  'eslint-plugin-sonarjs': '4.2.2',
  'eslint-plugin-import-x': '4.18.1',
  'eslint-plugin-security': '4.1.0',
};

/** What they ask for beside them, but for ESLint. */
const BESIDE = ['typescript@6.0', '@typescript-eslint/utils@8', 'eslint-import-resolver-node'];

/**
 * Installs other plugins into a new folder.
 *
 * @param {string} folder
 * @param {readonly (keyof typeof PEERS)[]} names
 * @throws if npm fails
 */
export function installPeers(folder, names) {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const wanted = [...names.map((name) => `${name}@${PEERS[name]}`), `eslint@${Linter.version}`, ...BESIDE];
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error', ...wanted],
    { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' },
  );
}

/**
 * The URL of an installed plugin.
 *
 * @param {string} folder
 * @param {string} name
 */
export function peerUrl(folder, name) {
  return pathToFileURL(createRequire(path.join(folder, 'package.json')).resolve(name)).href;
}

/**
 * What an installed plugin exports by default.
 *
 * @param {string} folder
 * @param {string} name
 */
export async function importPeer(folder, name) {
  const module = await import(peerUrl(folder, name));
  return module.default ?? module;
}
