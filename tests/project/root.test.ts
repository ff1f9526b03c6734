import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRoot } from '../../src/project/root.ts';
import { temporary } from './temporary.ts';

const PACKAGE = '{ "name": "a" }';
const LONG_WAY = 'a/'.repeat(30) + 'a';
const LONG_NAME = 'a'.repeat(100);

/** The root of a file, as its name in the temporary folder: '' is that folder, null where there is none in it. */
function rootName(files: Readonly<Record<string, string>>, file: string, runsIn = file): string | null {
  const folder = temporary(files);
  return folder.name(findRoot(folder.at(file), folder.at(runsIn)));
}

describe('findRoot', () => {
  it.each<[what: string, files: Readonly<Record<string, string>>, file: string, root: string | null]>([
    ['the nearest package', { 'a/package.json': PACKAGE, 'a/src/x.js': '' }, 'a/src/x.js', 'a'],
    ['the folder of the file itself', { 'package.json': PACKAGE }, 'x.js', ''],
    [
      'not a package.json that only says how files are loaded',
      { 'a/package.json': PACKAGE, 'a/src/esm/package.json': '{ "type": "module" }' },
      'a/src/esm/x.js',
      'a',
    ],
    ['the top of the work tree without a package', { '.git/': '' }, 'src/deep/down/x.js', ''],
    ['a work tree whose .git is a file', { '.git': 'gitdir: /elsewhere' }, 'src/x.js', ''],
    [
      'the top of the work tree for a server beside a client',
      { '.git/': '', 'server/package.json': PACKAGE, 'client/package.json': PACKAGE },
      'client/src/x.js',
      '',
    ],
    ['the same two folders below', { '.git/': '', 'apps/server/package.json': PACKAGE }, 'apps/server/x.js', ''],
    ['the package three folders below', { '.git/': '', 'a/b/c/package.json': PACKAGE }, 'a/b/c/src/x.js', 'a/b/c'],
    [
      'nothing above the work tree',
      { 'package.json': '{ "workspaces": ["*"] }', 'a/.git/': '', 'a/package.json': PACKAGE },
      'a/x.js',
      'a',
    ],
    [
      'the workspace',
      { 'package.json': '{ "workspaces": ["packages/*"] }', 'packages/a/package.json': PACKAGE },
      'packages/a/x.js',
      '',
    ],
    [
      'the workspace that lists under packages',
      { 'package.json': '{ "workspaces": { "packages": ["./packages/**/"] } }', 'packages/b/a/package.json': PACKAGE },
      'packages/b/a/x.js',
      '',
    ],
    [
      'not a workspace that does not cover the package',
      { 'package.json': '{ "workspaces": ["packages/*"] }', 'other/a/package.json': PACKAGE },
      'other/a/x.js',
      'other/a',
    ],
    [
      'not a workspace that leaves the package out',
      { 'package.json': '{ "workspaces": ["packages/*", "!packages/a"] }', 'packages/a/package.json': PACKAGE },
      'packages/a/x.js',
      'packages/a',
    ],
    [
      'alternatives',
      { 'package.json': '{ "workspaces": ["{apps,packages}/*"] }', 'apps/a/package.json': PACKAGE },
      'apps/a/x.js',
      '',
    ],
    [
      'a workspace of pnpm',
      {
        'pnpm-workspace.yaml':
          '# all\npackages:\n  # ours\n  - \'apps/*\' # here\r\n  - "packages/**"\ncatalog:\n  - other/*\n',
        'packages/b/a/package.json': PACKAGE,
      },
      'packages/b/a/x.js',
      '',
    ],
    [
      'not what another list of that file holds',
      { 'pnpm-workspace.yaml': 'packages:\n- apps/*\ncatalog:\n  - other/*\n', 'other/a/package.json': PACKAGE },
      'other/a/x.js',
      'other/a',
    ],
    [
      'a workspace of pnpm on one line',
      { 'pnpm-workspace.yaml': 'packages: ["apps/*", packages/*]\n', 'packages/a/package.json': PACKAGE },
      'packages/a/x.js',
      '',
    ],
    [
      'a workspace of Lerna',
      { 'lerna.json': '{ "packages": ["modules/*"] }', 'modules/a/package.json': PACKAGE },
      'modules/a/x.js',
      '',
    ],
    [
      'the workspace far below the top of the work tree',
      { '.git/': '', 'a/b/c/package.json': '{ "workspaces": ["p/*"] }', 'a/b/c/p/d/package.json': PACKAGE },
      'a/b/c/p/d/x.js',
      'a/b/c',
    ],
    [
      'not a workspace with many stars',
      { 'package.json': `{ "workspaces": ["${'**/'.repeat(10_000)}b"] }`, [`${LONG_WAY}/package.json`]: PACKAGE },
      `${LONG_WAY}/x.js`,
      LONG_WAY,
    ],
    [
      'the workspace with many stars',
      { 'package.json': `{ "workspaces": ["${'**/'.repeat(10_000)}a"] }`, [`${LONG_WAY}/package.json`]: PACKAGE },
      `${LONG_WAY}/x.js`,
      '',
    ],
    [
      'not a workspace with many parts of a name',
      { 'package.json': `{ "workspaces": ["${'*a'.repeat(30)}b"] }`, [`${LONG_NAME}/package.json`]: PACKAGE },
      `${LONG_NAME}/x.js`,
      LONG_NAME,
    ],
    [
      'not a workspace with many alternatives',
      { 'package.json': `{ "workspaces": ["${'{a,?}'.repeat(99)}b"] }`, [`${LONG_NAME}/package.json`]: PACKAGE },
      `${LONG_NAME}/x.js`,
      LONG_NAME,
    ],
    [
      'not a workspace with many slashes',
      { 'package.json': `{ "workspaces": ["${'/'.repeat(200_000)}a"] }`, 'a/package.json': PACKAGE },
      'a/x.js',
      'a',
    ],
    [
      'alternatives with stars and slashes',
      {
        'package.json': '{ "workspaces": ["{apps/*,packages/**}/server"] }',
        'packages/a/b/server/package.json': PACKAGE,
      },
      'packages/a/b/server/x.js',
      '',
    ],
    [
      'not a workspace whose one letter is a slash',
      { 'package.json': '{ "workspaces": ["a?b"] }', 'a/b/package.json': PACKAGE },
      'a/b/x.js',
      'a/b',
    ],
    [
      'the workspace with a brace in its name',
      { 'package.json': '{ "workspaces": ["a{b,c"] }', 'a{b,c/package.json': PACKAGE },
      'a{b,c/x.js',
      '',
    ],
    [
      'a package above whose package.json is broken',
      { 'package.json': '{ "workspaces": [', 'packages/a/package.json': PACKAGE },
      'packages/a/x.js',
      'packages/a',
    ],
  ])('finds %s', (_, files, file, root) => {
    expect(rootName(files, file)).toBe(root);
  });

  it('answers null where nothing says what the project is', () => {
    const folder = temporary({ 'a/x.js': '' });
    expect(findRoot(folder.at('a/x.js'), folder.at('b'))).toBeNull();
  });

  it('answers for files and folders that do not exist', () => {
    const folder = temporary({ 'package.json': PACKAGE });
    expect(findRoot(folder.at('not/yet/there.js'), folder.at('not'))).toBe(folder.root);
  });

  it.each<[what: string, files: Readonly<Record<string, string>>, file: string, runsIn: string, root: string | null]>([
    [
      'a server and a client without a work tree',
      { 'server/package.json': PACKAGE, 'client/package.json': PACKAGE },
      'server/src/x.js',
      '',
      '',
    ],
    ['folders that are no packages', {}, 'server/x.js', '', ''],
    [
      'packages deep in a work tree',
      { '.git/': '', 'a/b/c/server/package.json': PACKAGE },
      'a/b/c/server/x.js',
      'a/b/c',
      'a/b/c',
    ],
    ['not less than the package', { 'package.json': PACKAGE }, 'src/x.js', 'src', ''],
    [
      'not less than the workspace',
      { 'package.json': '{ "workspaces": ["packages/*"] }', 'packages/a/package.json': PACKAGE },
      'packages/a/x.js',
      'packages/a',
      '',
    ],
    ['not more than the work tree', { 'a/.git/': '', 'a/package.json': PACKAGE }, 'a/x.js', '', 'a'],
    [
      'not what is beside the file',
      { 'server/package.json': PACKAGE, 'client/package.json': PACKAGE },
      'server/x.js',
      'client',
      'server',
    ],
    [
      'not a folder whose name only begins with dots',
      { 'server/package.json': PACKAGE },
      'server/x.js',
      '..server',
      'server',
    ],
    ['a folder whose name begins with dots', { '..shop/server/package.json': PACKAGE }, '..shop/server/x.js', '', ''],
  ])('takes what the linter runs over for one project: %s', (_, files, file, runsIn, root) => {
    expect(rootName(files, file, runsIn)).toBe(root);
  });

  it.each([homedir(), dirname(homedir())])('never takes %s for a project because the linter runs there', (runsIn) => {
    const file = join(homedir(), 'no-such-folder', 'x.js');
    expect(findRoot(file, runsIn)).not.toBe(runsIn);
  });
});
