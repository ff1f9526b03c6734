import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { OPTIONS } from '../plan/planning.ts';
import { temporary, type Temporary } from './temporary.ts';

/** A project all of whose files would leave a trace if they were run. */
function trapped(): Temporary {
  const trap = "require('node:fs').writeFileSync(__dirname + '/trace', 'ran');";
  return temporary({
    'package.json': '{ "name": "trapped", "main": "./index.js", "scripts": { "prepare": "touch trace" } }',
    'index.js': `${trap}\nconst app = require('express')();\napp.use('/users', require('./routes'));\nmodule.exports = app;`,
    'routes.js': `${trap}\nconst router = require('express').Router();\nrouter.get('/getAll', (req, res) => res.json([]));\nmodule.exports = router;`,
    'vitest.config.js': trap,
    '.eslintrc.cjs': trap,
    'test.js': `${trap}\nrequire('supertest')(require('./index')).get('/users/getAll');`,
  });
}

function textsOf(folder: Temporary): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder.root).map((name) => [name, readFileSync(folder.at(name), 'utf8')]));
}

it('executes nothing of a project, and writes nothing', () => {
  const folder = trapped();
  const before = textsOf(folder);
  const plan = makePlan(Project.at(folder.root, { accounting: 'all' }).view(), OPTIONS);
  expect(plan.routes.map(({ rewrite }) => rewrite?.path.text)).toEqual(['/']);
  expect(plan.callersIn(folder.at('test.js')).callers.map(({ after }) => after)).toEqual(['GET /users']);
  expect(textsOf(folder)).toEqual(before);
});

it('has files that would leave a trace', () => {
  const folder = trapped();
  execFileSync(process.execPath, ['vitest.config.js'], { cwd: folder.root });
  expect(readdirSync(folder.root)).toContain('trace');
  expect(readFileSync(join(folder.root, 'trace'), 'utf8')).toBe('ran');
});
