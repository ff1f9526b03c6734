import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Linter } from 'eslint';
import { makePlan } from '../../dist/plan/make-plan.js';
import { parseSource } from '../../dist/project/parse.js';
import { Project } from '../../dist/project/project.js';
import { planOptions } from '../../dist/reporting/rule-options.js';
import { readSettings } from '../../dist/settings.js';
import { fileWithoutRoutes } from './generated.mjs';

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
 * What a project of so many files costs: the index and the plan at first, again, and after a change of one file.
 *
 * @param {number} count
 */
export function projectTimes(count) {
  const files = service(count);
  const root = mkdtempSync(join(tmpdir(), 'restful-routes-bench-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const eslint = timed(() => {
    const linter = new Linter();
    for (const [name, text] of Object.entries(files))
      if (name.endsWith('.js')) linter.verify(text, [{}], { filename: name });
  });
  const heap = usedHeap();
  const project = Project.at(root, { accounting: 'all' });
  const cold = timed(() => makePlan(project.view(), OPTIONS).routes);
  const bytes = (usedHeap() - heap) / count;
  const warm = timed(() => project.view());
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
  rmSync(root, { recursive: true });
  return { eslint, cold, warm, keystroke: keystrokes.toSorted((a, b) => a - b)[15], bytes };
}

function usedHeap() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
