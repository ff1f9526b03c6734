/**
 * `npm run bench:peers [folder]`: what the plugin costs beside others that people use, in one run: importing it, and
 * linting at least 1,000 real files with it. The others are installed for this run; the folder holds packages with
 * sources, and is fetched where none is given.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Linter } from 'eslint';
import plugin from 'eslint-plugin-restful-routes';
import { waysToRead } from '../corpus/parsers.mjs';
import { fetchPackages } from '../corpus/packages.mjs';
import { listPackages } from '../corpus/sources.mjs';
import { emptyPlugin } from './empty-plugin.mjs';
import { PEERS, importPeer, installPeers, peerUrl } from './install-peers.mjs';

/** Those that are measured. */
const NAMES = ['eslint-plugin-n', 'eslint-plugin-unicorn', 'eslint-plugin-sonarjs', 'eslint-plugin-import-x'];

/** The packages with sources that are linted: servers, clients and libraries. */
const FROM = [
  'parse-server',
  'apostrophe',
  'actionhero',
  'karma',
  'pm2',
  'thelounge',
  'sails',
  'fastify',
  'express',
  'axios',
  'hono',
  'verdaccio',
  'node-red',
  'rxjs',
  'mongoose',
  'webpack',
  'eslint',
  'sequelize',
  'typeorm',
  'twilio',
  'metro',
  'lodash',
  'three',
  'svelte',
  'ol',
];
const FILES_EACH = 45;
/** In the first one a plugin may read the projects of the files; the second tells what a file costs then. */
const ROUNDS = 2;

/** ESLint lints a file only where a pattern names what it ends in. */
const SOURCES = ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}'];

const IMPORTS = 15;

const temporary = mkdtempSync(path.join(tmpdir(), 'restful-routes-peers-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const corpus = process.argv[2] ?? path.join(temporary, 'corpus');
if (process.argv[2] === undefined) await fetchPackages(corpus, FROM);
const peers = path.join(temporary, 'peers');
installPeers(peers, NAMES);

/** The least time of importing a module in a fresh process, in milliseconds. */
function importTime(url) {
  const script = `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start);`;
  return Math.min(
    ...Array.from({ length: IMPORTS }, () =>
      Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
    ),
  );
}

const packages = listPackages(corpus, FILES_EACH).filter(({ root }) => FROM.includes(path.basename(root)));
const files = packages.flatMap(({ root, files: list }) =>
  list.map((file) => ({ file, root, text: readFileSync(file, 'utf8').replace(/^\uFEFF/, '') })),
);
const readable = files.flatMap((each) => {
  const languageOptions = waysToRead(each.file)
    .map((way) => way())
    .find((options) => options.parser?.meta?.name !== '@babel/eslint-parser' && !fails(each, options));
  return languageOptions ? [{ ...each, languageOptions }] : [];
});

function fails({ file, root, text }, languageOptions) {
  return new Linter({ cwd: root })
    .verify(text, [{ files: SOURCES, languageOptions, linterOptions: { noInlineConfig: true } }], { filename: file })
    .some(({ fatal }) => fatal);
}

/** Files that one of the plugins ends with an error on; they count for none. */
const refused = new Set();

/**
 * Of each file the least of several rounds, in milliseconds: parsing, all rules, and each rule.
 *
 * @param {import('eslint').Linter.Config} config
 */
function lintTimes(config) {
  const best = readable.map(() => ({ parse: Infinity, rules: Infinity, each: {} }));
  for (let round = 0; round < ROUNDS; round += 1)
    readable.forEach((source, index) => keepLeast(best[index], source, config));
  return best;
}

function keepLeast(best, source, config) {
  const { file, root, text, languageOptions } = source;
  const linter = linterOf(root);
  try {
    linter.verifyAndFix(
      text,
      [{ files: SOURCES, ...config, languageOptions, linterOptions: { noInlineConfig: true } }],
      { filename: file, fix: false, stats: true },
    );
  } catch {
    refused.add(source);
    return;
  }
  const [pass] = linter.getTimes().passes;
  const each = Object.fromEntries(Object.entries(pass.rules ?? {}).map(([name, { total }]) => [name, total]));
  const rules = Object.values(each).reduce((sum, time) => sum + time, 0);
  if (rules < best.rules) Object.assign(best, { rules, each });
  best.parse = Math.min(best.parse, pass.parse.total);
}

/** The mean over the files that all plugins take. */
function mean(times, pick) {
  const counted = times.filter((_, index) => !refused.has(readable[index]));
  return counted.reduce((sum, each) => sum + (pick(each) ?? 0), 0) / counted.length;
}

const linters = new Map();

/** @param {string} root */
function linterOf(root) {
  const known = linters.get(root) ?? new Linter({ cwd: root });
  linters.set(root, known);
  return known;
}

const imports = [
  ['an empty plugin', new URL('./empty-plugin.mjs', import.meta.url).href],
  ['this plugin', import.meta.resolve('eslint-plugin-restful-routes')],
  ...NAMES.map((name) => [`${name} ${PEERS[name]}`, peerUrl(peers, name)]),
].map(([name, url]) => [name, importTime(url)]);

const n = await importPeer(peers, 'eslint-plugin-n');
const unicorn = await importPeer(peers, 'eslint-plugin-unicorn');
const sonarjs = await importPeer(peers, 'eslint-plugin-sonarjs');
const importX = await importPeer(peers, 'eslint-plugin-import-x');

const CONFIGS = [
  ['an empty `CallExpression` rule', { plugins: { empty: emptyPlugin }, rules: { 'empty/call-expression': 'error' } }],
  ['this plugin, recommended', plugin.configs.recommended],
  ['this plugin, strict', plugin.configs.strict],
  ['eslint-plugin-n, recommended', { plugins: { n }, rules: n.configs['flat/recommended'].rules }],
  ['eslint-plugin-unicorn, recommended', { plugins: { unicorn }, rules: unicorn.configs.recommended.rules }],
  ['eslint-plugin-sonarjs, recommended', { plugins: { sonarjs }, rules: sonarjs.configs.recommended.rules }],
  [
    'eslint-plugin-import-x, recommended',
    { plugins: { 'import-x': importX }, rules: importX.flatConfigs.recommended.rules },
  ],
];

const measured = CONFIGS.map(([name, config]) => ({ name, times: lintTimes(config) }));
const [floor, , , others] = measured;
const ruleTimes = Object.keys(others.times.find(({ rules }) => rules < Infinity)?.each ?? {})
  .map((name) => ({ name, time: mean(others.times, ({ each }) => each[name]) }))
  .sort((a, b) => a.time - b.time);
const median = ruleTimes[Math.floor(ruleTimes.length / 2)];

const lints = [
  ...measured.map(({ name, times }) => [name, mean(times, ({ rules }) => rules)]),
  [`eslint-plugin-n, the median one of its ${ruleTimes.length} recommended rules (${median.name})`, median.time],
  ['the parser, for scale', mean(floor.times, ({ parse }) => parse)],
];

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ESLint ${Linter.version}, ${plugin.meta.name} ${plugin.meta.version}, ${readable.length - refused.size} files of ${packages.length} packages, ${(performance.now() / 1000).toFixed(0)} s\n`,
);
console.log('| what | time | ratio |\n|---|---:|---:|');
for (const [title, rows] of [
  ['import of', imports],
  ['a file:', lints],
])
  for (const [name, time] of rows)
    console.log(`| ${title} ${name} | ${time.toFixed(time < 1 ? 3 : 1)} ms | ${(time / rows[0][1]).toFixed(1)} |`);
