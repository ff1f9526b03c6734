import { fork, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { OTHER_PACKAGES } from './frameworks.mjs';

const HERE = import.meta.dirname ?? dirname(fileURLToPath(import.meta.url));
/** How long one application may take to answer all that is asked of it, in milliseconds: more is a hang. */
const LIMIT = 60_000;
const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const COMPILER_OPTIONS = {
  ...{ module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  ...{ experimentalDecorators: true, emitDecoratorMetadata: true },
};

/** The files of an application, with those in TypeScript as JavaScript. */
function compiled(files) {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) =>
      name.endsWith('.ts') ? [name.replace(/\.ts$/, '.js'), ts.transpile(text, COMPILER_OPTIONS, name)] : [name, text],
    ),
  );
}

/** Runs the fix of the plugin over a folder, as `eslint --fix` does: the files as they are then, and what is still reported. */
export async function fixRoutes(plugin, folder, files, preset, settings = {}) {
  const eslint = new ESLint({
    cwd: folder,
    fix: true,
    overrideConfigFile: true,
    overrideConfig: [
      plugin.configs[preset],
      { files: ['**/*.ts'], languageOptions: { parser } },
      { settings: { 'restful-routes': settings } },
    ],
  });
  const results = await eslint.lintFiles(['.']);
  await ESLint.outputFixes(results);
  const names = Object.keys(files);
  return {
    files: Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
    messages: results.flatMap(({ messages }) => messages.map(({ message }) => message)),
  };
}

/** Runs `eslint --fix` over a folder, with the setting that moves identifiers. */
export async function fixIdentifiersByEslint(plugin, folder, files, preset) {
  const { argv } = process;
  // The plugin moves them only where the command line of ESLint covers all files.
  process.argv = [process.execPath, 'eslint', '--fix', '.'];
  try {
    return await fixRoutes(plugin, folder, files, preset, { identifiers: 'path' });
  } finally {
    process.argv = argv;
  }
}

/** Runs `restful-routes fix --identifiers` over a folder. */
export async function fixIdentifiers(_plugin, folder, files) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI, 'fix', '--identifiers', '--force', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const names = Object.keys(files);
  return {
    files: Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
    messages: [],
  };
}

/** Which routes have another registration after the fix: it stands in the line that says what a route does, or before. */
function rewritten({ routes, files }, fixed) {
  const linesOf = (all) => Object.values(all).flatMap((text) => text.split('\n'));
  const before = linesOf(files);
  const after = linesOf(fixed);
  // A path is written where its route is registered, or is a constant of another file.
  const addressed = (lines, { does, name }) => {
    const at = lines.findIndex((line) => line.includes(`does: '${does}'`));
    const registration = [lines[at], lines[at - 1]].find((line) => /\((?:'\/|paths\.)/.test(line));
    const constant = registration?.includes('(paths.') ? lines.find((line) => line.startsWith(`  ${name}: '`)) : '';
    return `${registration} ${constant}`;
  };
  return routes.filter((route) => addressed(before, route) !== addressed(after, route));
}

/** Applications that are run with real frameworks and clients, in a folder and a process of their own. */
export class Trials {
  #root = realpathSync(mkdtempSync(join(tmpdir(), 'restful-routes-execution-')));
  #plugin;
  #fix;
  #child = null;
  #count = 0;

  /**
   * @param plugin what fixes them
   * @param fix how it is run
   * @param packages the code of packages that the applications find too, by their names
   */
  constructor(plugin, fix = fixRoutes, packages = {}) {
    this.#plugin = plugin;
    this.#fix = fix;
    const installed = realpathSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)));
    symlinkSync(installed, join(this.#root, 'node_modules'), 'junction');
    for (const [framework, others] of Object.entries(OTHER_PACKAGES)) {
      mkdirSync(join(this.#root, framework, 'node_modules'), { recursive: true });
      for (const [name, other] of Object.entries(others))
        symlinkSync(join(installed, other), join(this.#root, framework, 'node_modules', name), 'junction');
    }
    for (const framework of ['express', 'express4', 'koa', 'fastify', 'nestjs'])
      for (const [name, code] of Object.entries(packages))
        write(join(this.#root, framework, 'node_modules', name), { 'index.js': code });
  }

  /** What the clients of an application are answered: `{ answers: [['listUsers', { status: 200, body: {} }]] }`. */
  async answers({ framework, files, calls, more, env }) {
    const folder = this.#folder(framework, compiled(files));
    const answered = await this.#run({ folder, calls: [...calls, ...more], env });
    rmSync(folder, { recursive: true, force: true });
    return answered;
  }

  /**
   * Runs an application before and after the fix.
   *
   * @returns `isSame`: whether all answers are the same; `rewritten`: the routes that moved; `before` and `after`: the answers;
   * `fixed`: the files; `messages`: what ESLint still reports
   */
  async compare(application, preset = 'recommended') {
    const folder = this.#folder(application.framework, application.files);
    const { files, messages } = await this.#fix(this.#plugin, folder, application.files, preset);
    rmSync(folder, { recursive: true, force: true });
    const before = await this.answers(application);
    const after = isDeepStrictEqual(files, application.files) ? before : await this.answers({ ...application, files });
    const isSame = application.isSame?.(before, after) ?? isDeepStrictEqual(before, after);
    return {
      isSame,
      rewritten: application.movedIn?.(files) ?? rewritten(application, files),
      before,
      after,
      fixed: files,
      messages,
    };
  }

  close() {
    this.#child?.kill();
    rmSync(this.#root, { recursive: true, force: true });
  }

  #folder(framework, files) {
    this.#count += 1;
    const folder = join(this.#root, framework, String(this.#count));
    write(folder, files);
    return folder;
  }

  #run(job) {
    this.#child ??= fork(join(HERE, 'child.mjs'), [], { execArgv: ['--no-warnings'] });
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (answered) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answered);
      };
      const fail = (failed) => {
        this.#child = null;
        child.kill('SIGKILL');
        end({ answers: [], failed });
      };
      const timer = setTimeout(() => fail('it hangs'), LIMIT);
      child.once('message', end);
      child.once('exit', () => fail('its process ended'));
      child.send(job);
    });
  }
}
