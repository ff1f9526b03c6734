import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project } from '../support/installed-package.ts';

const ESLINT = fileURLToPath(new URL('../../node_modules/eslint/bin/eslint.js', import.meta.url));

const HEAD = "const express = require('express');\nconst router = express.Router();\n";
const TAIL = 'module.exports = router;\n';
const USERS = `${HEAD}router.get('/users/getAll', (req, res) => res.json([]));\nrouter.get('/deleteUser/:id', (req, res) => res.json({}));\n${TAIL}`;
const POSTS = `${HEAD}router.get('/posts/list', (req, res) => res.json([]));\n${TAIL}`;
const SERVER =
  "const app = require('express')();\napp.use('/api', require('./users'));\napp.use('/api', require('./posts'));\n";

const config = (fix: string): string =>
  `import restfulRoutes from 'eslint-plugin-restful-routes';\nexport default [restfulRoutes.configs.recommended, { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } }, { settings: { 'restful-routes': { fix: '${fix}' } } }];\n`;

describe('bulk suppressions', () => {
  let project: Project;
  beforeAll(() => {
    project = createProject();
    restore('suggest');
  });
  afterAll(() => {
    project.remove();
  });

  function restore(fix: 'auto' | 'suggest'): void {
    project.write('eslint.config.mjs', config(fix));
    project.write('users.js', USERS);
    project.write('posts.js', POSTS);
    project.write('server.js', SERVER);
  }

  /** What one run of the command line ends with and prints: the rules by place, and what it says beside them. */
  function eslint(...parameters: readonly string[]): {
    readonly status: number | null;
    readonly reports: readonly string[];
    readonly said: string;
  } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [ESLINT, ...parameters, '.'], {
      cwd: project.directory,
      encoding: 'utf8',
    });
    let file = '';
    const reports = stdout.split('\n').flatMap((line) => {
      if (line.endsWith('.js')) file = line.slice(project.directory.length + 1);
      const [, place = '', rule = ''] = /^\s+(\d+:\d+) .* restful-routes\/(\S+)$/.exec(line) ?? [];
      return rule ? [`${file}:${place} ${rule}`] : [];
    });
    return { status, reports, said: stderr + stdout };
  }

  const textOf = (name: string): string => readFileSync(join(project.directory, name), 'utf8');
  const suppressed = (): unknown => JSON.parse(textOf('eslint-suppressions.json'));

  it('hide what there is, and count it by file and rule', () => {
    expect(eslint().reports).toEqual([
      'posts.js:3:20 no-verb-segment',
      'users.js:3:20 no-verb-segment',
      'users.js:4:8 no-unsafe-get',
      'users.js:4:14 no-verb-segment',
    ]);
    expect(eslint('--suppress-all')).toMatchObject({ status: 0, reports: [] });
    expect(suppressed()).toEqual({
      'posts.js': { 'restful-routes/no-verb-segment': { count: 1 } },
      'users.js': { 'restful-routes/no-unsafe-get': { count: 1 }, 'restful-routes/no-verb-segment': { count: 2 } },
    });
    expect(eslint()).toMatchObject({ status: 0, reports: [] });
  });

  it('keep the routes as they are under the setting for adopting, whatever --fix does', () => {
    expect(eslint('--fix')).toMatchObject({ status: 0, reports: [] });
    expect([textOf('users.js'), textOf('posts.js')]).toEqual([USERS, POSTS]);
  });

  it('let a new violation through: with those of its rule in its file, and in another file alone', () => {
    project.write(
      'posts.js',
      POSTS.replace(TAIL, `router.post('/posts/create', (req, res) => res.json({}));\n${TAIL}`),
    );
    project.write('tags.js', `${HEAD}router.get('/getTags', (req, res) => res.json([]));\n${TAIL}`);
    expect(eslint()).toMatchObject({
      status: 1,
      reports: ['posts.js:3:20 no-verb-segment', 'posts.js:4:21 no-verb-segment', 'tags.js:3:14 no-verb-segment'],
    });
    project.write('posts.js', POSTS);
    project.write('tags.js', 'module.exports = {};\n');
  });

  it('ask to be pruned where a violation is gone, and then hold no more than what is left', () => {
    project.write('users.js', USERS.replace('/users/getAll', '/users'));
    const { status, said } = eslint();
    expect(status).toBe(2);
    expect(said).toContain('--prune-suppressions');
    expect(eslint('--prune-suppressions')).toMatchObject({ status: 0, reports: [] });
    expect(suppressed()).toEqual({
      'posts.js': { 'restful-routes/no-verb-segment': { count: 1 } },
      'users.js': { 'restful-routes/no-unsafe-get': { count: 1 }, 'restful-routes/no-verb-segment': { count: 1 } },
    });
  });

  it('hide reports and not fixes: without the setting --fix rewrites what they hide', () => {
    restore('auto');
    eslint('--suppress-all');
    eslint('--fix', '--pass-on-unpruned-suppressions');
    expect([textOf('users.js'), textOf('posts.js')]).toEqual([
      USERS.replace('/users/getAll', '/users').replace("get('/deleteUser/:id'", "delete('/users/:id'"),
      POSTS.replace('/posts/list', '/posts'),
    ]);
  });
});
