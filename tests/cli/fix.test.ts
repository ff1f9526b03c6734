import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporary, type Temporary } from '../project/temporary.ts';
import { answer, type Outcome } from './answer.ts';
import { APPLICATION } from './application.ts';
import { agreementIn, fixIn } from './agreement.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The contents of the files of a folder, by their names, without those of git. */
function contents(root: string, below = ''): Readonly<Record<string, string>> {
  const entries = readdirSync(join(root, below), { withFileTypes: true }).filter(({ name }) => name !== '.git');
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? contents(root, name) : { [name]: readFileSync(join(root, name), 'utf8') };
    }),
  ) as Readonly<Record<string, string>>;
}

/** Runs `fix` on a folder: the disk is looked at anew. */
async function fix(root: string, ...options: readonly string[]): Promise<Outcome> {
  vi.setSystemTime(Date.now() + 5_000);
  return answer(['fix', root, ...options]);
}

function git(root: string, ...given: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...given], {
    cwd: root,
    encoding: 'utf8',
  });
}

function committed(files: Readonly<Record<string, string | Buffer>>): Temporary {
  const project = temporary(files);
  git(project.root, 'init', '--quiet');
  git(project.root, 'add', '.');
  git(project.root, 'commit', '--quiet', '-m', 'all');
  return project;
}

const FIXED: Readonly<Record<string, string>> = {
  ...APPLICATION,
  'routes/users.js': (APPLICATION['routes/users.js'] ?? '')
    .replace('/users/getAll', '/users')
    .replace("router.post('/users/update/:id'", "router.put('/users/:id'"),
  'test/users.test.js': (APPLICATION['test/users.test.js'] ?? '').replace('/api/users/getAll', '/api/users'),
};

describe('fix', () => {
  it('rewrites routes and their callers in all files, and says which', async () => {
    const { root } = temporary(APPLICATION);
    expect(await fix(root)).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'routes/users.js',
        '  2:8  GET /api/users/getAll → GET /api/users',
        '  3:8  POST /api/users/update/:id → PUT /api/users/:id',
        '',
        '2 routes rewritten, 2 files changed.',
        "1 route reported and unchanged: 'restful-routes plan' gives the reasons.",
        '',
      ].join('\n'),
    });
    expect(contents(root)).toEqual(FIXED);
  });

  it('has nothing more to change after that', async () => {
    const { root } = temporary(FIXED);
    const { code, stdout } = await fix(root);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Nothing to change\.\n/);
    expect(contents(root)).toEqual(FIXED);
  });

  it('makes what eslint --fix makes', async () => {
    const [own, linted] = [temporary(APPLICATION), temporary(APPLICATION)];
    await fix(own.root, '--strict');
    expect((await agreementIn(linted.root, 'strict')).onlyFixed).toEqual([]);
    await fixIn(linted.root, 'strict');
    expect(contents(own.root)).toEqual(contents(linted.root));
  });

  it('leaves texts alone that a comment switches a rule off for', async () => {
    const files = {
      'app.js': [
        "const app = require('express')();",
        '// eslint-disable-next-line restful-routes/comment-matches-route -- a quotation',
        '// GET /users/list was here first',
        '// GET /users/list',
        "app.get('/users/list', (req, res) => res.json([]));",
        '',
      ].join('\n'),
    };
    const { root } = temporary(files);
    await fix(root);
    expect(contents(root)['app.js']).toBe(
      files['app.js'].replace("('/users/list'", "('/users'").replace('// GET /users/list\n', '// GET /users\n'),
    );
  });

  it('keeps byte order marks, line ends and modes', async () => {
    const project = temporary({
      'app.js': "\uFEFFconst app = require('express')();\r\napp.get('/users/list', (req, res) => res.json([]));\r\n",
    });
    chmodSync(project.at('app.js'), 0o755);
    await fix(project.root);
    expect(readFileSync(project.at('app.js'), 'utf8')).toBe(
      "\uFEFFconst app = require('express')();\r\napp.get('/users', (req, res) => res.json([]));\r\n",
    );
    expect(statSync(project.at('app.js')).mode & 0o777).toBe(0o755);
  });
});

describe('the options of fix', () => {
  it('--check changes nothing, and ends with 1 where something would change', async () => {
    const { root } = temporary(APPLICATION);
    const { code, stdout } = await fix(root, '--check');
    expect(code).toBe(1);
    expect(stdout).toContain('2 routes to rewrite, 2 files to change.');
    expect(contents(root)).toEqual(APPLICATION);
    const clean = temporary(FIXED);
    expect((await fix(clean.root, '--check')).code).toBe(0);
  });

  it('--dry-run shows a diff that git applies, and changes nothing', async () => {
    const project = committed(APPLICATION);
    const { code, stdout } = await fix(project.root, '--dry-run');
    expect(code).toBe(0);
    expect(contents(project.root)).toEqual(APPLICATION);
    project.write({ 'changes.patch': stdout });
    git(project.root, 'apply', 'changes.patch');
    expect(contents(project.root)).toEqual({ ...FIXED, 'changes.patch': stdout });
  });

  it('--dry-run with --check shows the diff and ends with 1', async () => {
    const { root } = temporary(APPLICATION);
    const { code, stdout } = await fix(root, '--dry-run', '--check');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^--- a\//);
  });

  it.each([
    [['plan', '--dry-run'], "'plan' has no option --dry-run."],
    [['fix', '--format', 'json'], "'fix' has no option --format."],
    [['fix', 'package.json'], "'fix' takes a folder: a route moves together with its callers."],
  ])('%j is an error of one line', async (given, message) => {
    expect(await answer(given)).toEqual({ code: 2, stdout: '', stderr: `restful-routes: ${message}\n` });
  });
});

describe('a git work tree', () => {
  it('is changed where all is committed; other files that git does not know do not matter', async () => {
    const project = committed(APPLICATION);
    project.write({ 'notes.txt': 'mine' });
    expect((await fix(project.root)).code).toBe(0);
    expect(contents(project.root)).toEqual({ ...FIXED, 'notes.txt': 'mine' });
  });

  it.each([
    ['a change that is not committed', { 'app.js': `${APPLICATION['app.js'] ?? ''}// mine\n` }, 'app.js'],
    ['a file to change that git does not know', { 'other.js': APPLICATION['test/users.test.js'] ?? '' }, 'other.js'],
  ])('is refused with %s, unless --force', async (_what, more, name) => {
    const project = committed(APPLICATION);
    project.write(more);
    const before = contents(project.root);
    expect(await fix(project.root)).toEqual({
      code: 2,
      stdout: '',
      stderr: `restful-routes: Commit or stash your changes first (${name}), or use --force. No file was changed.\n`,
    });
    expect(contents(project.root)).toEqual(before);
    expect((await fix(project.root, '--force')).code).toBe(0);
    expect(contents(project.root)['routes/users.js']).toBe(FIXED['routes/users.js']);
  });
});

describe('a configuration of ESLint', () => {
  const config = (rules: string, more = ''): string =>
    `import plugin from ${JSON.stringify(join(import.meta.dirname, '../../dist/plugin.js'))};\n` +
    `export default [{ files: ['**/*.js'], plugins: { 'restful-routes': plugin }, rules: ${rules}${more} }];\n`;
  const ALL = "{ 'restful-routes/no-verb-segment': 'error', 'restful-routes/request-matches-route': 'error' }";

  it('is found, and says rules, settings and ignored files', async () => {
    const { root } = temporary({
      'app.js':
        "const app = require('express')();\napp.get('/users/list', (req, res) => res.json([]));\napp.get('/crates/list', (req, res) => res.json([]));\n",
      'old/app.js': "const app = require('express')();\napp.get('/labels/list', (req, res) => res.json([]));\n",
      'eslint.config.mjs': config(
        ALL,
        ", ignores: ['old/**'], settings: { 'restful-routes': { allow: ['/crates/**'] } }",
      ),
    });
    expect((await fix(root)).code).toBe(0);
    const after = contents(root);
    expect(after['app.js']).toMatch(/'\/users'[^]*'\/crates\/list'/);
    expect(after['old/app.js']).toContain("'/labels/list'");
  });

  it('does not matter without a rule of the plugin, or with --no-config-lookup', async () => {
    const { root } = temporary({ ...APPLICATION, 'eslint.config.mjs': 'export default [];\n' });
    expect((await fix(root)).code).toBe(0);
    expect(contents(root)).toMatchObject(FIXED);
    const broken = temporary({ ...APPLICATION, 'eslint.config.mjs': 'export default nothing;\n' });
    const { code, stderr } = await fix(broken.root);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^restful-routes: Cannot use '.*': .* Use --no-config-lookup to do without\.\n$/);
    expect((await fix(broken.root, '--no-config-lookup')).code).toBe(0);
    expect(contents(broken.root)).toMatchObject(FIXED);
  });
});

describe('a file that cannot be changed', () => {
  it('is read-only: none is changed', async () => {
    const project = temporary(APPLICATION);
    chmodSync(project.at('test/users.test.js'), 0o444);
    const { code, stderr } = await fix(project.root);
    expect(code).toBe(2);
    expect(stderr).toContain("test/users.test.js' is read-only. No file was changed.");
    expect(contents(project.root)).toEqual(APPLICATION);
  });

  it('is not UTF-8: none is changed', async () => {
    const project = temporary(APPLICATION);
    const latin = Buffer.concat([
      Buffer.from(APPLICATION['routes/users.js'] ?? ''),
      Buffer.from('// caf\u00e9\n', 'latin1'),
    ]);
    writeFileSync(project.at('routes/users.js'), latin);
    expect(await fix(project.root)).toMatchObject({
      code: 2,
      stderr: "restful-routes: 'routes/users.js' is not UTF-8. No file was changed.\n",
    });
    expect(readFileSync(project.at('routes/users.js')).equals(latin)).toBe(true);
  });
});
