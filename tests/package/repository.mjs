/** What GitHub and npm make of the files of the repository: forms, workflows, the manifest and the lock file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const YAML = 'yaml@2.9.1';

/** The elements of a form that ask for something, and the one that does not. */
const ASKING = ['checkboxes', 'dropdown', 'input', 'textarea'];

/**
 * @param {string} root the repository
 * @param {string} temporary a folder for what is installed
 * @returns {string[]} what fails
 */
export function checkRepository(root, temporary) {
  const { parse } = yamlIn(temporary);
  const read = (name) => readFileSync(path.join(root, name), 'utf8');
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(path.join(root, folder)).filter((name) => name !== 'config.yml');
  const failures = [
    ...forms.flatMap((name) => faultsOfForm(name, parse(read(`${folder}/${name}`)))),
    ...faultsOfWorkflows(parse(read('.github/workflows/ci.yml')), parse(read('.github/workflows/release.yml'))),
    ...faultsOfExample(parse, read('docs/continuous-integration.md')),
    ...faultsOfManifest(JSON.parse(read('package.json')), JSON.parse(read('package-lock.json'))),
    ...faultsOfInstallation(root, temporary),
  ].map((fault) => `repository: ${fault}`);
  if (failures.length === 0) console.log(`The repository: ${forms.length} forms, the workflows, and a silent npm ci.`);
  return failures;
}

/** The parser is installed for this run alone. */
function yamlIn(temporary) {
  const folder = path.join(temporary, 'yaml');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', YAML], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return createRequire(path.join(folder, 'package.json'))('yaml');
}

/** What GitHub asks of an issue form. */
function faultsOfForm(name, { name: title, description, body }) {
  const asking = body.filter(({ type }) => ASKING.includes(type));
  const ids = asking.map(({ id }) => id);
  const isWhole =
    [title, description].every((text) => typeof text === 'string') &&
    asking.length > 0 &&
    body.every(({ type, attributes }) => (type === 'markdown' ? attributes.value : ASKING.includes(type))) &&
    asking.every(({ id, attributes }) => /^[\w-]+$/.test(id) && typeof attributes.label === 'string') &&
    asking.every(({ type, attributes }) => type !== 'dropdown' || attributes.options.length > 1);
  return isWhole && new Set(ids).size === ids.length ? [] : [`the form ${name} is not one`];
}

function faultsOfWorkflows(ci, release) {
  const { publish } = release.jobs;
  const isTested = (job) => job.steps.some(({ run }) => run === 'bash .ci/run');
  return [
    ...(Object.values(ci.jobs).some(isTested) && isTested(publish) ? [] : ['no workflow runs .ci/run']),
    ...(publish.permissions['id-token'] === 'write' &&
    publish.steps.some(({ run }) => /^npm publish .*--provenance/.test(run))
      ? []
      : ['the release has no provenance']),
  ];
}

/** The workflow of the page comments with what it may, and its further steps are steps. */
function faultsOfExample(parse, page) {
  const [workflow, steps] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => parse(text));
  const { permissions, steps: own } = workflow.jobs.plan;
  const isWhole =
    permissions['pull-requests'] === 'write' &&
    own.some(({ run }) => run?.startsWith('gh pr comment')) &&
    [...own, ...steps].every(({ run, uses }) => (run === undefined) !== (uses === undefined));
  return isWhole ? [] : ['the workflow of the page is not one'];
}

/** What is installed with the package runs nothing, and each script of another package was decided on. */
function faultsOfManifest({ author, scripts, allowScripts }, { packages }) {
  const ran = ['preinstall', 'install', 'postinstall', 'prepare'].filter((name) => scripts[name] !== undefined);
  const undecided = Object.entries(packages)
    .filter(([name, { hasInstallScript, optional }]) => name !== '' && hasInstallScript && !optional)
    .map(([name]) => name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => allowScripts[name] === undefined);
  return [
    ...(author ? [] : ['the manifest has no author']),
    ...ran.map((name) => `installing the package would run '${name}'`),
    ...undecided.map((name) => `allowScripts does not name ${name}`),
  ];
}

function faultsOfInstallation(root, temporary) {
  const folder = path.join(temporary, 'clone');
  const hosts = 'tests/integration/hosts';
  for (const name of ['package.json', 'package-lock.json', hosts])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 && !/\bwarn\b/.test(stderr) ? [] : [`npm ci is not silent: ${stderr}`];
}
