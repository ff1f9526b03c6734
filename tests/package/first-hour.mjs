/**
 * The first hour of a user with the packed package, in empty projects: what the installation prints, the reports, the
 * plan in all formats, the fix, an editor, wrong settings, what users of `.eslintrc` see, and what the pages show for CI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const SARIF = '@microsoft/eslint-formatter-sarif@3';

const CONFIG = `import restfulRoutes from 'eslint-plugin-restful-routes';
export default [{ ignores: ['dist'] }, restfulRoutes.configs.recommended];
`;

const FILES = {
  'eslint.config.mjs': CONFIG,
  'app.js': `const express = require('express');
const app = express();
app.use('/api', require('./users'));
app.get('/getBooks', (req, res) => res.json([]));
app.get('/listBooks', (req, res) => res.json([]));
app.post('/deleteOrder', (req, res) => res.json({}));
`,
  'users.js': `const router = require('express').Router();
router.get('/users/getAll', (req, res) => res.json([]));
module.exports = router;
`,
  'client.js': "exports.all = () => fetch('/api/users/getAll');\n",
};

/** What GitHub sets in its Actions. */
const ACTIONS = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SHA: '0123abcd',
};

/**
 * @param {string} tarball the packed package
 * @param {string} folder an empty folder for the projects
 * @param {string} root the repository
 * @returns {string[]} what fails
 */
export function firstHour(tarball, folder, root) {
  const failures = [];
  const expect = (what, shown, holds) => {
    if (!holds(shown)) failures.push(`first hour: ${what}\n${shown}`);
  };
  const project = new Project(path.join(folder, 'first-hour'), FILES);
  expect('the installation is not silent', project.install('eslint@latest', tarball), (text) => !/\bwarn\b/.test(text));
  seeReports(project, expect);
  seePlan(project, expect);
  seeContinuousIntegration(project, readFileSync(path.join(root, 'docs/continuous-integration.md'), 'utf8'), expect);
  seeErrors(project, expect);
  fixAndEdit(project, expect);
  seeLegacyConfiguration(folder, tarball, readFileSync(path.join(root, 'README.md'), 'utf8'), expect);
  if (failures.length === 0) console.log('The first hour: every step is as the pages say.');
  return failures;
}

/** A project of a user. */
class Project {
  #folder;

  constructor(folder, files) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.write({ 'package.json': '{ "name": "shop", "private": true }', ...files });
  }

  write(files) {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(this.#folder, name), text);
  }

  read(name) {
    const file = path.join(this.#folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Installs packages as a user does, and answers what npm prints. */
  install(...packages) {
    return this.#run('npm', ['install', '--save-dev', ...packages]);
  }

  eslint(...given) {
    return this.#node('eslint/bin/eslint.js', given);
  }

  /** Runs the command of the package. */
  command(...given) {
    return this.#node('eslint-plugin-restful-routes/dist/cli.js', given);
  }

  /** Runs a line of a workflow, without what would download the package. */
  workflowLine(line) {
    const [, ...given] = line.slice(line.indexOf(' restful-routes ')).trim().split(' ');
    return this.#node('eslint-plugin-restful-routes/dist/cli.js', given, {
      ...ACTIONS,
      GITHUB_WORKSPACE: this.#folder,
    });
  }

  /** What ESLint makes of a text that an editor holds, on saving. */
  save(name, text) {
    const program = path.join(this.#folder, 'node_modules/eslint/bin/eslint.js');
    const given = [program, '--stdin', '--stdin-filename', name, '--fix-dry-run', '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, given, { cwd: this.#folder, encoding: 'utf8', input: text });
    return JSON.parse(stdout)[0].output ?? text;
  }

  #node(program, given, environment = {}) {
    return this.#run(process.execPath, [path.join(this.#folder, 'node_modules', program), ...given], environment);
  }

  #run(program, given, environment = {}) {
    const { stdout, stderr } = spawnSync(program, given, {
      cwd: this.#folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...withoutActions(), ...environment },
    });
    return stdout + stderr;
  }
}

/** Links to lines depend on these. */
function withoutActions() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GITHUB_')));
}

function seeReports(project, expect) {
  const reported = project.eslint('.');
  expect('a collision does not name the address', reported, (text) => text.includes("both would be 'GET /books'"));
  expect(
    'the reason of a route is there twice',
    reported,
    (text) => text.split('its path has no identifier of the item').length === 2,
  );
}

function seePlan(project, expect) {
  const settings = '{ "allow": ["/legacy/**", "/api/**"], "callers": "fix" }';
  project.write({ 'settings.json': settings });
  expect('an entry of allow is not named', project.command('plan', '--settings', 'settings.json'), (text) =>
    text.includes("'allow' has entries that match no route: '/legacy/**'."),
  );
  expect('the plan of a file is another', project.command('plan', 'users.js'), (text) =>
    /^users\.js\n {2}2:8 {2}GET \/api\/users\/getAll → GET \/api\/users\n {9}client\.js:1 /.test(text),
  );
  for (const [name, sign] of Object.entries({
    'plan.html': '<!doctype html>',
    'plan.csv': 'method,address,new_method,new_address',
    'plan.md': '**1 breaking change.**',
    'plan.json': '"version": 1',
  })) {
    project.command('plan', '--output', name);
    expect(`${name} is not written`, project.read(name), (text) => text.includes(sign));
  }
}

function seeContinuousIntegration(project, page, expect) {
  const [, line = ''] = /^ +- run: (npx .* restful-routes plan .*)$/m.exec(page) ?? [];
  const said = project.workflowLine(line);
  expect(`the line of the workflow fails: ${line}`, said, (text) => text === '');
  expect('the comment has no links to lines', project.read('plan.md'), (text) =>
    text.includes('[`users.js:2`](https://github.com/acme/shop/blob/0123abcd/users.js#L2)'),
  );
  project.install('--no-audit', '--no-fund', SARIF);
  const [, options = ''] = /npx eslint (\. --format .*sarif) /.exec(page) ?? [];
  project.eslint(...options.split(' '));
  expect('SARIF has no reports', project.read('eslint.sarif'), (text) =>
    text.includes('restful-routes/no-verb-segment'),
  );
}

function seeErrors(project, expect) {
  const withSettings = (settings) => CONFIG.replace('];', `, { settings: ${settings} }];`);
  project.write({ 'eslint.config.mjs': withSettings('{ restfulRoutes: { fix: "off" } }') });
  const key = "settings['restfulRoutes'] is not read. Use settings['restful-routes'].";
  expect('a wrong key is not named once', project.eslint('.'), (text) => text.split(key).length === 2);
  project.write({ 'eslint.config.mjs': withSettings('{ "restful-routes": { fixx: "off" } }') });
  expect('an unknown setting is not named', project.eslint('.'), (text) =>
    /has no 'fixx'\. It may hold fix, /.test(text),
  );
  project.write({ 'eslint.config.mjs': CONFIG });
}

function fixAndEdit(project, expect) {
  expect('saving in an editor does not fix', project.save('users.js', FILES['users.js']), (text) =>
    text.includes("router.get('/users',"),
  );
  project.eslint('--fix', '.');
  expect('the client does not follow', project.read('client.js'), (text) => text.includes("fetch('/api/users')"));
  const [before] = [project.read('users.js'), project.eslint('--fix', '.')];
  expect('a second fix changes something', project.read('users.js'), (text) => text === before);
}

/** The messages that README lists are those that users see. */
function seeLegacyConfiguration(folder, tarball, readme, expect) {
  const [flat, legacy, peer] = [...readme.matchAll(/^\| `((?:ESLint couldn't|plugin:|peer ).*)` \|/gm)].map(
    ([, text]) => text.replaceAll('\\|', '|'),
  );
  const eslintrc = '{ "root": true, "extends": ["plugin:restful-routes/recommended"] }';
  const project = new Project(path.join(folder, 'eslintrc'), { 'app.js': FILES['app.js'], '.eslintrc.json': eslintrc });
  project.install('--no-audit', '--no-fund', 'eslint@9.38.0', tarball);
  const asOneLine = (text) => text.replaceAll(/\n\s*- /g, ' ');
  expect('ESLint 9 says something else', project.eslint('.'), (text) => text.includes(flat));
  process.env.ESLINT_USE_FLAT_CONFIG = 'false';
  expect('ESLint 9 says something else of .eslintrc', asOneLine(project.eslint('.')), (text) => text.includes(legacy));
  delete process.env.ESLINT_USE_FLAT_CONFIG;
  const old = new Project(path.join(folder, 'eslint-8'), {});
  old.write({ 'package.json': '{ "private": true, "devDependencies": { "eslint": "8.57.1" } }' });
  expect('npm says something else of ESLint 8', old.install(tarball), (text) => text.includes(peer));
}
