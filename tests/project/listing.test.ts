import { execFileSync } from 'node:child_process';
import { chmodSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/project/file-kinds.ts';
import { listFiles, nothingSeen, type Selection } from '../../src/project/listing.ts';
import { temporary, type Temporary } from './temporary.ts';

function names(folder: Temporary, selection?: Selection): readonly (string | null)[] {
  return listFiles(folder.root, selection).files.map(({ path }) => folder.name(path));
}

describe('kindOf', () => {
  it.each([
    ['code', ['a.js', 'a.cjs', 'a.mjs', 'a.jsx', 'a.ts', 'a.cts', 'a.mts', 'a.tsx', 'A.JS', 'a.test.ts', 'd.ts']],
    ['component', ['a.vue', 'a.svelte', 'A.VUE']],
    [
      'foreign',
      [
        'a.dart',
        'a.kt',
        'a.java',
        'a.swift',
        'a.py',
        'a.php',
        'a.cs',
        'a.go',
        'a.rb',
        'a.ino',
        'a.gs',
        'a.sh',
        'a.ets',
        'a.gradle',
        'a.groovy',
        'a.pl',
        'a.ipynb',
        'a.cmd',
        'a.elm',
        'Makefile',
        'Jenkinsfile',
        'client.ts.tmpl',
        'a.py.template',
        'smoke',
        'pre-push',
        'default',
      ],
    ],
    [
      'view',
      [
        'a.astro',
        'a.edge',
        'a.mdx',
        'a.eta',
        'a.ejs',
        'a.pug',
        'a.jade',
        'a.hbs',
        'a.handlebars',
        'a.mustache',
        'a.html',
        'a.htm',
        'a.vue.tpl',
        'a.njk',
        'a.liquid',
        'a.nvue',
        'a.axml',
        'a.riot',
        'a.jsp',
        'a.cshtml',
        'a.html.erb',
        'a.phtml',
        'mail.html.j2',
      ],
    ],
    [
      'document',
      [
        'a.json',
        'package.json',
        'a.yaml',
        'a.yml',
        'a.toml',
        'a.http',
        'a.rest',
        'a.bru',
        'a.xml',
        'nginx.conf',
        'nginx.conf.template',
        'a.sql',
        'a.csv',
        'a.tsv',
        'a.proto',
        'a.tf',
        'a.feature',
        'a.apib',
        'a.tsp',
        '_redirects',
        '.htaccess',
        'Caddyfile',
        'Dockerfile',
        'Dockerfile.dev',
        '.env',
        '.env.example',
        '.env.local',
        'prod.env',
        'a.yaml.j2',
        'config.tpl',
        'a.plist',
        'site.webmanifest',
        'a.har',
        'api.dockerfile',
        'a.smithy',
        'a.test.js.snap',
        'a.graphql',
        'a.gql',
        'a.vcl',
        'a.po',
        'robots.txt',
        'a.css',
        'a.scss',
        'a.svg',
        'a.ndjson',
        'a.urls',
      ],
    ],
    ['opaque', ['a.min.js', 'a.min.mjs', 'a.min.cjs']],
    ['prose', ['a.md', 'a.rst', 'a.adoc']],
    [
      null,
      [
        'a.d.ts',
        'a.d.mts',
        'a.js.map',
        'package-lock.json',
        'pnpm-lock.yaml',
        'yarn.lock',
        'tsconfig.json',
        'tsconfig.build.json',
        'jsconfig.json',
        'a.png',
        'LICENSE',
        'CODE-OF-CONDUCT',
        '.gitignore',
        '.npmrc',
        'a.css.map',
      ],
    ],
  ])('says %s', (kind, paths) => {
    expect(paths.filter((path) => kindOf(path) !== kind)).toEqual([]);
    expect(paths.filter((path) => kindOf(`/deep.er/${path}`) !== kind)).toEqual([]);
  });
});

describe('listFiles', () => {
  it('goes through all folders, in the order of their names', () => {
    const folder = temporary({ 'b/z.ts': '', 'b/a/q.md': '', 'a.js': '', 'c.json': '', 'b/y.ejs': '', 'x.png': '' });
    expect(names(folder)).toEqual(['a.js', 'c.json', 'b/y.ejs', 'b/z.ts', 'b/a/q.md']);
  });

  it('leaves out what is installed', () => {
    const folder = temporary({
      'a.js': '',
      'node_modules/x/a.js': '',
      'b/node_modules/x/a.js': '',
      'bower_components/a.js': '',
      '.yarn/a.js': '',
      '.git/a.js': '',
      'ios/Pods/a.swift': '',
      'venv/lib/site-packages/a.py': '',
      '.dart_tool/a.dart': '',
      '.gradle/a.kts': '',
      '.history/routes/a_20260101120000.js': '',
      'dist/a.js': '',
    });
    expect(names(folder)).toEqual(['a.js', 'dist/a.js']);
  });

  it('leaves out what bundlers keep of packages, and make anew', () => {
    const folder = temporary({
      'a.js': '',
      '.vite/deps/chunk-A.js': '',
      'web/.next/server/app.js': '',
      '.nuxt/app.js': '',
      '.svelte-kit/output/a.js': '',
      '.angular/cache/a.js': '',
      '.parcel-cache/a.js': '',
      '.turbo/a.js': '',
      '.github/a.js': '',
    });
    expect(names(folder)).toEqual(['a.js', '.github/a.js']);
  });

  it('leaves out what TypeScript is compiled to', () => {
    const folder = temporary({
      'tsconfig.json': '{ "compilerOptions": { "outDir": "./dist" } }',
      'dist/app.js': '',
      'src/app.ts': '',
      'api/tsconfig.build.json': '{\n  // "outDir": "./made",\n  "outDir": "../build/api"\n}',
      'api/made/app.js': '',
      'build/api/app.js': '',
      'build/web/app.js': '',
      'here/tsconfig.json': '{ "compilerOptions": { "outDir": "./" } }',
      'here/app.js': '',
      'kept/tsconfig.json': '{ "compilerOptions": { "outDir": "src" } }',
      'kept/src/app.js': '',
      'kept/src/app.ts': '',
    });
    expect(names(folder)).toEqual([
      'api/made/app.js',
      'build/web/app.js',
      'here/app.js',
      'kept/src/app.js',
      'kept/src/app.ts',
      'src/app.ts',
    ]);
  });

  it('leaves out what git ignores, as the nearest .gitignore says', () => {
    const folder = temporary({
      '.git/': '',
      '.gitignore': '# made\n/dist\n*.gen.js\nlogs/\n!keep.gen.js\n',
      'dist/a.js': '',
      'src/dist/a.js': '',
      'src/a.gen.js': '',
      'src/keep.gen.js': '',
      'logs/a.txt': '',
      'src/logs/a.txt': '',
      'api/.gitignore': '!b.gen.js\n/local\r\nc.js\r\n',
      'api/a.gen.js': '',
      'api/b.gen.js': '',
      'api/local/a.js': '',
      'api/c.js': '',
      'api/sub/.gitignore': '!c.js',
      'api/sub/c.js': '',
    });
    const expected = ['api/b.gen.js', 'api/sub/c.js', 'src/keep.gen.js', 'src/dist/a.js'];
    expect(names(folder)).toEqual(expected);
    folder.remove('.git');
    execFileSync('git', ['init', '-q', folder.root]);
    const git = execFileSync('git', ['-C', folder.root, 'ls-files', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    expect(git.split('\n').filter((name) => name.endsWith('.js') || name.endsWith('.txt'))).toEqual(
      [...expected].sort(),
    );
  });

  it('minds the .gitignore files above the root, up to the top of the work tree', () => {
    const folder = temporary({
      '.gitignore': '*.js',
      'top/.git/': '',
      'top/.gitignore': 'made/',
      'top/a/b/made/x.js': '',
      'top/a/b/y.js': '',
    });
    expect(listFiles(folder.at('top/a/b')).files.map(({ path }) => folder.name(path))).toEqual(['top/a/b/y.js']);
  });

  it('narrows to what is included, without what is excluded', () => {
    const folder = temporary({ 'a/x.js': '', 'a/y.test.js': '', 'b/x.js': '', 'c/d/x.js': '' });
    expect(names(folder, { include: ['/a', 'd/'] })).toEqual(['a/x.js', 'a/y.test.js', 'c/d/x.js']);
    expect(names(folder, { exclude: ['*.test.js', '/b/'] })).toEqual(['a/x.js', 'c/d/x.js']);
    expect(names(folder, { include: ['a/'], exclude: ['*.test.js'] })).toEqual(['a/x.js']);
    expect(names(folder, { include: [], exclude: [] })).toHaveLength(4);
  });

  it('follows no symbolic link: neither round in circles nor out of the root', () => {
    const folder = temporary({ 'root/a/x.js': '', 'elsewhere/y.js': '' });
    folder.link('root/a/loop', 'root');
    folder.link('root/out', 'elsewhere');
    folder.link('root/file.js', 'elsewhere/y.js');
    folder.link('root/gone.js', 'nowhere.js');
    expect(listFiles(folder.at('root')).files.map(({ path }) => folder.name(path))).toEqual(['root/a/x.js']);
  });

  it('counts a root that is not there', () => {
    const folder = temporary();
    expect(listFiles(folder.at('gone'))).toEqual({
      files: [],
      skipped: [{ path: folder.at('gone'), reason: 'The folder cannot be read.' }],
    });
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('counts a folder that it may not read', () => {
    const folder = temporary({ 'a.js': '', 'closed/b.js': '' });
    chmodSync(folder.at('closed'), 0);
    const listing = listFiles(folder.root);
    chmodSync(folder.at('closed'), 0o700);
    expect(listing.files.map(({ path }) => folder.name(path))).toEqual(['a.js']);
    expect(listing.skipped).toEqual([{ path: folder.at('closed'), reason: 'The folder cannot be read.' }]);
  });

  it('bears names that look like patterns or like ways up', () => {
    const folder = temporary({
      '..a.js': '',
      '[b].js': '',
      '{c}/!d.js': '',
      '#e.js': '',
      '.gitignore': '[b\n\\\n[z-a].js\n',
    });
    expect(names(folder)).toEqual(['#e.js', '..a.js', '[b].js', '{c}/!d.js']);
  });
});

describe('listFiles, once more', () => {
  /** Folders that nobody has changed for an hour. */
  const resting = (folder: Temporary, ...names: readonly string[]): void => {
    const past = Date.now() / 1000 - 3600;
    for (const name of names) utimesSync(folder.at(name), past, past);
  };

  it('sees what is added and removed since', () => {
    const folder = temporary({ 'a.js': '', 'b/c.js': '', 'b/d/e.js': '' });
    resting(folder, '.', 'b', 'b/d');
    const seen = nothingSeen();
    const again = (): readonly (string | null)[] =>
      listFiles(folder.root, {}, seen).files.map(({ path }) => folder.name(path));
    expect(again()).toEqual(['a.js', 'b/c.js', 'b/d/e.js']);
    expect([...seen.folders.keys()].map((path) => folder.name(path))).toEqual(['', 'b', 'b/d']);
    folder.write({ 'b/d/f.js': '', 'g/h.js': '' });
    expect(again()).toEqual(['a.js', 'b/c.js', 'b/d/e.js', 'b/d/f.js', 'g/h.js']);
    folder.remove('b');
    expect(again()).toEqual(['a.js', 'g/h.js']);
  });

  it('sees what a .gitignore file says now, in all folders below it', () => {
    const folder = temporary({ '.gitignore': 'made', 'a.js': '', 'b/made/c.js': '', 'b/other/d.js': '' });
    resting(folder, '.', 'b', 'b/made', 'b/other');
    const seen = nothingSeen();
    const again = (): readonly (string | null)[] =>
      listFiles(folder.root, {}, seen).files.map(({ path }) => folder.name(path));
    expect(again()).toEqual(['a.js', 'b/other/d.js']);
    folder.write({ '.gitignore': 'other' });
    resting(folder, '.');
    expect(again()).toEqual(['a.js', 'b/made/c.js']);
    folder.remove('.gitignore');
    expect(again()).toEqual(['a.js', 'b/made/c.js', 'b/other/d.js']);
  });
});
