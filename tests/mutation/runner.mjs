/**
 * The tests in the process that Stryker starts, for one change of the code after another: Vitest's own runner and
 * matchers, on modules that are made anew for each change. See
 * https://stryker-mutator.io/docs/stryker-js/guides/create-a-plugin/
 */
import path from 'node:path';
import process from 'node:process';
import { mock } from 'node:test';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as vitest from '@vitest/runner';
import * as chai from 'chai';
import { Modules } from './modules.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('@vitest/runner').Suite} Suite */
/** @typedef {import('@vitest/runner').Test} Test */

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** What the changed code reads and writes. */
const stryker = (globalThis.__stryker__ ??= {});

/** What the tests ask of Vitest's own `vi`. */
const vi = {
  useRealTimers: () => mock.timers.reset(),
  setSystemTime(/** @type {number} */ now) {
    vi.useRealTimers();
    mock.timers.enable({ apis: ['Date'], now });
  },
};

/** A test by the file that holds it, and its place there. */
const idOf = (/** @type {Suite | Test} */ { file, id }) => `${file.name}#${id}`;

/** The tests' own runner, told what Stryker wants to know of each test. */
class Run {
  /** @type {import('@vitest/runner').VitestRunnerConfig} */
  config = {
    root: process.cwd(),
    setupFiles: [],
    name: undefined,
    passWithNoTests: true,
    testNamePattern: undefined,
    allowOnly: false,
    sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
    chaiConfig: undefined,
    maxConcurrency: 1,
    testTimeout: 0,
    hookTimeout: 0,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  };

  /** @type {TestResult[]} */
  results = [];

  /** @type {Modules} */
  #modules;

  /** @type {boolean} */
  #goesOn;

  failed = false;

  /**
   * @param {Modules} modules
   * @param {boolean} goesOn whether the tests after one that fails run too
   */
  constructor(modules, goesOn) {
    this.#modules = modules;
    this.#goesOn = goesOn;
  }

  /** @param {string} file */
  importFile(file) {
    this.#modules.load(file);
  }

  /** @param {Suite} suite */
  onBeforeRunSuite(suite) {
    if (this.failed && !this.#goesOn) suite.mode = 'skip';
  }

  /** @param {Test} test */
  onBeforeRunTask(test) {
    if (this.failed && !this.#goesOn) test.mode = 'skip';
    stryker.currentTestId = idOf(test);
  }

  /** @param {Test} test */
  onAfterRunTask(test) {
    stryker.currentTestId = undefined;
    const { state, duration = 0 } = test.result ?? {};
    if (state !== 'pass' && state !== 'fail') return;
    if (state === 'fail') this.fail(test);
    else
      this.results.push({
        id: idOf(test),
        name: test.fullName,
        fileName: test.file.filepath,
        timeSpentMs: duration,
        status: TestStatus.Success,
      });
  }

  /**
   * Notes that a test failed, or what stands around all tests of a file.
   *
   * @param {Suite | Test} task
   */
  fail(task) {
    this.failed = true;
    const failureMessage = (task.result?.errors ?? []).map(({ message }) => message).join('\n');
    this.results.push({
      id: idOf(task),
      name: task.fullName,
      fileName: task.file.filepath,
      timeSpentMs: 0,
      status: TestStatus.Failed,
      failureMessage,
    });
  }
}

/** @implements {import('@stryker-mutator/api/test-runner').TestRunner} */
class FreshTestRunner {
  static inject = /** @type {const} */ ([commonTokens.options]);

  #modules = new Modules({ vitest: { ...vitest, expect: chai.expect, vi } });

  /** @type {readonly string[]} */
  #files;

  /**
   * @param {import('@stryker-mutator/api/core').StrykerOptions} options whose `tests` are the files of tests, the
   * quickest first
   */
  constructor(options) {
    this.#files = /** @type {string[]} what mutation.mjs says */ (options['tests']);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Runs every test, and tells what each of them runs. */
  async dryRun() {
    stryker.activeMutant = undefined;
    const tests = [];
    for (const file of this.#files) {
      this.#modules.forget();
      tests.push(...(await this.#run(file, true)));
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  /**
   * Runs the tests that meet a change, until one fails.
   *
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    this.#modules.forget();
    const tests = [];
    for (const file of this.#files) {
      const ids = testFilter?.filter((id) => id.startsWith(`${file}#`));
      if (ids?.length === 0) continue;
      tests.push(...(await this.#run(file, false, ids)));
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult(
      determineHitLimitReached(stryker.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  /**
   * @param {string} file
   * @param {boolean} goesOn
   * @param {readonly string[]} [ids] the tests that run; without them, all
   */
  async #run(file, goesOn, ids) {
    const run = new Run(this.#modules, goesOn);
    const testIds = ids?.map((id) => id.slice(id.indexOf('#') + 1));
    const [suite] = await vitest.startTests([{ filepath: path.resolve(file), testIds }], run);
    if (suite?.result?.state === 'fail' && !run.failed) run.fail(suite);
    return run.results;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'fresh', FreshTestRunner)];

/** The option that the constructor reads, as Stryker wants it described. */
export const strykerValidationSchema = {
  type: 'object',
  properties: { tests: { type: 'array', items: { type: 'string' } } },
};
