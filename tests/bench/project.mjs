import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Linter } from 'eslint';
import { makePlan } from '../../dist/plan/make-plan.js';
import { parseSource } from '../../dist/project/parse-source.js';
import { Project } from '../../dist/project/project.js';
import { planOptions } from '../../dist/reporting/merge-options.js';
import { readSettings } from '../../dist/settings.js';
import { fileWithoutRoutes } from './generated.mjs';
import { rounds } from './rounds.mjs';

const READING_SECONDS = 6;

const OPTIONS = {
  ...planOptions(readSettings({ 'restful-routes': { callers: 'fix' } }), {}),
  isReported: () => true,
  areFixedTogether: () => true,
  isFixed: () => true,
  isSuppressed: () => false,
};

/**
 * The files of a service and its client: an application that mounts routers, a controller and a test for each router,
 * and ordinary code.
 *
 * @param {number} count how many files
 * @returns {Record<string, string>}
 */
export function service(count) {
  const routers = Math.floor(count / 20);
  const names = Array.from({ length: routers }, (_, at) => `thing${at}s`);
  const files = {
    'package.json': '{ "name": "service", "type": "module" }',
    'src/app.js': [
      "import express from 'express';",
      ...names.map((name) => `import ${name} from './routes/${name}.js';`),
      'export const app = express();',
      ...names.map((name) => `app.use('/api/${name}', ${name});`),
    ].join('\n'),
  };
  for (const name of names) {
    files[`src/routes/${name}.js`] =
      `import { Router } from 'express';\nimport * as things from '../controllers/${name}.js';\nconst router = Router();\nrouter.get('/getAll', things.list);\nrouter.get('/show/:id', things.show);\nrouter.post('/create', things.create);\nrouter.put('/update/:id', things.update);\nrouter.delete('/:id', things.remove);\nexport default router;\n`;
    files[`src/controllers/${name}.js`] = ['list', 'show', 'create', 'update', 'remove']
      .map(
        (action) =>
          `export async function ${action}(req, res) {\n  res.json(await req.store.${action}(req.params, req.body));\n}`,
      )
      .join('\n');
    files[`test/${name}.test.js`] =
      `import request from 'supertest';\nimport { app } from '../src/app.js';\nit('lists', () => request(app).get('/api/${name}/getAll').expect(200));\nit('shows', () => request(app).get('/api/${name}/show/1').expect(200));\nit('creates', () => request(app).post('/api/${name}/create').send({}).expect(201));\n`;
  }
  for (let at = Object.keys(files).length; at <= count; at += 1)
    files[`src/code/file${at}.js`] = fileWithoutRoutes(40, at, at % 3 === 0);
  return files;
}

/** @param {() => void} work */
function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How long ESLint without rules reads files: of many, what it reads in some seconds stands for the rest.
 *
 * @param {Record<string, string>} files
 */
function readingTime(files) {
  const sources = Object.entries(files).filter(([name]) => name.endsWith('.js'));
  const linter = new Linter();
  const start = performance.now();
  let read = 0;
  for (const round of rounds(sources.length, READING_SECONDS)) {
    const [filename, text] = sources[round - 1];
    linter.verify(text, [{}], { filename });
    read = round;
  }
  return ((performance.now() - start) / read) * sources.length;
}

/**
 * What a project of so many files costs ESLint without rules, and the plugin: the index and the plan at first, again,
 * and after a change of one file.
 *
 * @param {number} count
 * @returns {Generator<{ what: string, time: number } | { what: string, bytes: number }>} milliseconds, and bytes a file
 */
export function* projectTimes(count) {
  const files = service(count);
  const root = mkdtempSync(join(tmpdir(), 'restful-routes-bench-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  yield { what: 'ESLint without rules reads them', time: readingTime(files) };
  const heap = usedHeap();
  const project = Project.at(root, { accounting: 'all' });
  const cold = timed(() => makePlan(project.view(), OPTIONS).routes);
  const bytes = (usedHeap() - heap) / count;
  yield { what: 'index and plan, cold', time: cold };
  yield { what: 'index, warm', time: timed(() => project.view()) };
  const edited = join(root, 'src/routes/thing0s.js');
  const keystrokes = Array.from({ length: 30 }, (_, at) => {
    const text = `${files['src/routes/thing0s.js']}// ${at}`;
    const parsed = parseSource(edited, text);
    return timed(() => {
      const plan = makePlan(
        project.viewWith(edited, text, () => parsed),
        OPTIONS,
      );
      return [plan.routesIn(edited), plan.callersIn(edited)];
    });
  });
  yield { what: 'index and plan after a change of one file', time: keystrokes.toSorted((a, b) => a - b)[15] };
  yield { what: 'memory, a file', bytes };
  rmSync(root, { recursive: true });
}

function usedHeap() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
