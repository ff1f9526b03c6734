/**
 * `npm run node-check [20.19.0 22 24 ...]`: runs the packed package under versions of Node.js, each installed for this
 * run: ESLint reports and fixes, and the command lists.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['20.19.0', '22.13.0', '22', '24', 'latest'];

const APP = "const app = require('express')();\napp.get('/users/getAll', (req, res) => res.json([]));\n";
const CONFIG =
  "import restfulRoutes from 'eslint-plugin-restful-routes';\nexport default [restfulRoutes.configs.all];\n";

const temporary = mkdtempSync(path.join(tmpdir(), 'restful-routes-node-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** @param {string} cwd @param {readonly string[]} parameters */
function npm(cwd, ...parameters) {
  return execFileSync('npm', [...parameters, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

const [{ filename }] = JSON.parse(npm(ROOT, 'pack', '--json', '--ignore-scripts', '--pack-destination', temporary));
const project = path.join(temporary, 'project');
mkdirSync(project);
writeFileSync(path.join(project, 'package.json'), '{ "name": "project", "version": "1.0.0", "private": true }');
npm(project, 'install', '--ignore-scripts', '--no-audit', '--no-fund', 'eslint@latest', path.join(temporary, filename));
writeFileSync(path.join(project, 'eslint.config.mjs'), CONFIG);

for (const version of VERSIONS) {
  const failure = tryNode(version);
  console.log(failure ?? `Node ${versionOf(version)}: reports, fixes and lists.`);
  if (failure !== null) process.exitCode = 1;
}

/** @param {string} version @returns {string | null} what fails */
function tryNode(version) {
  const folder = path.join(temporary, `node-${version}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  try {
    // Its install script puts the program of the platform in place.
    npm(folder, 'install', '--no-audit', '--no-fund', `node@${version}`);
  } catch {
    return `Node ${version}: cannot be installed.`;
  }
  const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const run = (...parameters) => {
    const { stdout, stderr, error } = spawnSync(program, parameters, { cwd: project, encoding: 'utf8' });
    return error ? String(error) : stdout + stderr;
  };
  writeFileSync(path.join(project, 'app.js'), APP);
  const reported = run('node_modules/eslint/bin/eslint.js', '.');
  if (!reported.includes("Use 'GET /users'")) return `Node ${version} does not report:\n${reported}`;
  const fixed = run('node_modules/eslint/bin/eslint.js', '--fix', '.');
  if (readFileSync(path.join(project, 'app.js'), 'utf8') !== APP.replace('/getAll', ''))
    return `Node ${version} does not fix:\n${fixed}`;
  const listed = run('node_modules/eslint-plugin-restful-routes/dist/cli.js', 'list');
  return listed.includes('/users') ? null : `Node ${version} does not list:\n${listed}`;
}

/** The version that a wanted one led to. */
function versionOf(wanted) {
  return JSON.parse(readFileSync(path.join(temporary, `node-${wanted}`, 'node_modules/node/package.json'), 'utf8'))
    .version;
}
