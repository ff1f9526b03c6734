/**
 * `npm run package-check`: packs the package, installs the tarball into empty projects, and follows the README there:
 * the configuration that it shows, in CommonJS, as an ES module and in TypeScript, reports and fixes, and is well typed
 * for several versions of TypeScript; and so does the rest of the first hour. Then publint and attw judge the tarball, and npm audits what it brings.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { firstHour } from './first-hour.mjs';
import { checkRepository } from './repository.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ATTW = '@arethetypeswrong/cli@0.18.5';

const APP =
  "const express = require('express');\nconst app = express();\napp.get('/users/getAll', (req, res) => res.json([]));\n";
const FIXED = APP.replace('/users/getAll', '/users');

/** The configurations that the README shows, in their order. */
const [WITH_EXTENDS, WITH_OBJECT] = [
  ...readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(/```js\n\/\/ eslint\.config\.mjs\n(.*?)```/gs),
].map(([, code]) => code);

const AS_COMMONJS = WITH_OBJECT.replace(/import (\w+) from ('.*?')/g, 'const $1 = require($2)').replace(
  'export default',
  'module.exports =',
);
const AS_TYPESCRIPT = WITH_EXTENDS.replace(
  "import { defineConfig } from 'eslint/config';",
  "import { defineConfig } from 'eslint/config';\nimport type { Linter } from 'eslint';",
).concat(
  '\nexport const all: Linter.Config = restfulRoutes.configs.all;\nexport const version: string = restfulRoutes.meta.version;\n',
);

/** TypeScript checks a JavaScript file that asks for it. */
const asChecked = (text) => `// @ts-check\n${text}`;

/** @param {string} config the file that is checked */
const tsconfigOf = (config) =>
  JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      allowJs: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
    include: [config],
  });

/** The projects: what is installed in them beside ESLint and the plugin, and how they are configured. */
const PROJECTS = [
  {
    name: 'JavaScript, ES module',
    type: 'module',
    config: 'eslint.config.mjs',
    text: WITH_EXTENDS,
    packages: ['eslint@latest'],
  },
  {
    name: 'JavaScript, the configuration object',
    type: 'commonjs',
    config: 'eslint.config.mjs',
    text: WITH_OBJECT,
    packages: ['eslint@latest'],
  },
  {
    name: 'JavaScript, CommonJS, ESLint 9.38',
    type: 'commonjs',
    config: 'eslint.config.cjs',
    text: AS_COMMONJS,
    packages: ['eslint@9.38.0'],
  },
  ...['5.0', '5.4', '6', 'latest'].map((version) => ({
    name: `TypeScript ${version}`,
    type: 'module',
    config: 'eslint.config.ts',
    text: AS_TYPESCRIPT,
    packages: ['eslint@latest', 'jiti@2', `typescript@${version}`, '@types/node@20'],
  })),
  ...['5.0', 'latest'].map((version) => ({
    name: `JavaScript, ES module, checked by TypeScript ${version}`,
    type: 'module',
    config: 'eslint.config.mjs',
    text: asChecked(WITH_EXTENDS),
    packages: ['eslint@latest', `typescript@${version}`, '@types/node@20'],
  })),
  // Earlier than 5.8, TypeScript lets no CommonJS file require an ES module, whatever it is.
  {
    name: 'JavaScript, CommonJS, checked by TypeScript latest',
    type: 'commonjs',
    config: 'eslint.config.cjs',
    text: asChecked(AS_COMMONJS),
    packages: ['eslint@latest', 'typescript@latest', '@types/node@20'],
  },
];

const temporary = mkdtempSync(path.join(tmpdir(), 'restful-routes-package-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const tarball = pack();
const failures = [
  ...checkRepository(ROOT, temporary),
  ...firstHour(tarball, temporary, ROOT),
  ...PROJECTS.flatMap((project, index) => tryProject(project, path.join(temporary, `project-${index}`))),
  ...(await lintPackage()),
  ...judgeTypes(),
  ...audit(),
];
console.log(failures.length === 0 ? 'Everything holds.' : failures.join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;

/** @param {readonly string[]} parameters */
function npm(parameters, cwd) {
  return execFileSync('npm', [...parameters, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function pack() {
  const [{ filename, files, size, unpackedSize }] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', temporary], ROOT),
  );
  console.log(`${filename}: ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked, ${files.length} files`);
  return path.join(temporary, filename);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @returns {string[]} what fails */
function tryProject({ name, type, config, text, packages }, folder) {
  mkdirSync(folder);
  const write = (file, content) => writeFileSync(path.join(folder, file), content);
  write('package.json', JSON.stringify({ name: 'project', version: '1.0.0', private: true, type }));
  npm(['install', '--save-dev', '--ignore-scripts', '--no-audit', '--no-fund', tarball, ...packages], folder);
  const source = type === 'module' ? 'app.cjs' : 'app.js';
  write(config, text);
  write(source, APP);
  write('tsconfig.json', tsconfigOf(config));
  const failed = [];
  const expect = (what, holds, shown) => {
    if (!holds) failed.push(`${name}: ${what}\n${shown}`);
  };
  const reported = node(folder, 'node_modules/eslint/bin/eslint.js', '.');
  expect(
    'the report is not the one that is expected',
    reported.includes("Verb 'get' in the path of 'GET /users/getAll'. Use 'GET /users'"),
    reported,
  );
  const fixing = node(folder, 'node_modules/eslint/bin/eslint.js', '--fix', '.');
  expect(
    'the fix is not the one that is expected',
    readFileSync(path.join(folder, source), 'utf8') === FIXED && fixing === '',
    fixing,
  );
  const listed = node(folder, 'node_modules/eslint-plugin-restful-routes/dist/cli.js', 'list');
  expect('the command does not list the route', listed.includes('/users'), listed);
  if (packages.some((each) => each.startsWith('typescript@'))) {
    const checked = node(folder, 'node_modules/typescript/bin/tsc', '-p', '.');
    expect('the configuration is not well typed', checked === '', checked);
  }
  if (failed.length === 0) console.log(`${name}: ${versions(folder, packages)}`);
  return failed;
}

function versions(folder, packages) {
  return packages
    .map((each) => each.slice(0, each.lastIndexOf('@')))
    .map(
      (each) =>
        `${each} ${JSON.parse(readFileSync(path.join(folder, 'node_modules', each, 'package.json'), 'utf8')).version}`,
    )
    .join(', ');
}

/** What a program prints. */
function node(cwd, program, ...parameters) {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], { cwd, encoding: 'utf8' });
  return stdout + stderr;
}

async function lintPackage() {
  const { messages, pkg } = await publint({ pkgDir: ROOT, pack: 'npm', strict: true });
  if (messages.length === 0) console.log('publint finds nothing.');
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`);
}

/** The tool brings a TypeScript of its own, so it is installed for this run alone. */
function judgeTypes() {
  const folder = path.join(temporary, 'attw');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', ATTW], folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) return [`attw: ${stdout}${stderr}`];
  console.log(`attw finds nothing in ${kilobytes(statSync(tarball).size)}.`);
  return [];
}

/** What the package brings by itself: ESLint is its user's. */
function audit() {
  const folder = path.join(temporary, 'audit');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=peer', tarball], folder);
  const { stdout } = spawnSync('npm', ['audit', '--omit=peer', '--json', '--loglevel=silent'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { message, metadata } = JSON.parse(stdout);
  if (!metadata) {
    console.log(`npm audit has no answer: ${message}`);
    return [];
  }
  const { vulnerabilities, dependencies } = metadata;
  if (vulnerabilities.total === 0) console.log(`npm audit finds nothing in ${dependencies.total} packages.`);
  return vulnerabilities.total === 0 ? [] : [`npm audit: ${stdout}`];
}
