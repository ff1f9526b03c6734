import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporary, type Temporary } from '../project/temporary.ts';
import { createProject, type Project } from '../support/installed-package.ts';
import { EXPRESS, HANDLER } from './answer.ts';

let installed: Project;

beforeAll(() => {
  installed = createProject();
});

afterAll(() => {
  installed.remove();
});

const OLD = {
  'app.js': `${EXPRESS}app.get('/users/list', ${HANDLER});\n`,
  'client.mjs': "export const users = () => fetch('/users/list');\n",
};
const NEW = {
  'app.js': OLD['app.js'].replace('/users/list', '/users'),
  'client.mjs': OLD['client.mjs'].replace('/users/list', '/users'),
};

/** Kills the process when it is about to replace its second file, after the journal and the first one. */
const KILLER = `
const fs = require('node:fs');
const { renameSync } = fs;
let count = 0;
fs.renameSync = (...given) => {
  count += 1;
  if (count === 3) process.kill(process.pid, 'SIGKILL');
  renameSync(...given);
};
`;

const contents = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(root).map((name) => [name, readFileSync(join(root, name), 'utf8')]));

function fix(root: string, ...nodeOptions: readonly string[]) {
  const given = [...nodeOptions, join(installed.plugin, 'dist/cli.js'), 'fix', root];
  return spawnSync(process.execPath, given, { cwd: root, encoding: 'utf8' });
}

/** A project in which a run was killed between two files. */
function killed(): Temporary {
  const project = temporary(OLD);
  const outside = temporary({ 'killer.cjs': KILLER });
  expect(fix(project.root, '--require', outside.at('killer.cjs')).signal).toBe('SIGKILL');
  expect(contents(project.root)).toMatchObject({ ...OLD, 'app.js': NEW['app.js'] });
  return project;
}

describe('a run that is killed while it writes', () => {
  it('is undone by the next one, which then changes all files', () => {
    const { root } = killed();
    const { stderr, status } = fix(root);
    expect({ stderr, status }).toEqual({ stderr: 'An earlier run was interrupted. Undone in app.js.\n', status: 0 });
    expect(contents(root)).toEqual(NEW);
  });

  it('loses nothing that was written since', () => {
    const project = killed();
    const { root } = project;
    project.write({ 'app.js': '// mine\n' });
    expect(fix(root).status).toBe(0);
    const after = contents(root);
    expect(after['app.js']).toBe('// mine\n');
    // The old content is still beside it.
    expect(Object.values(after)).toContain(OLD['app.js']);
  });
});
