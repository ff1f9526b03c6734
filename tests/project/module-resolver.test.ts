import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModuleResolver } from '../../src/project/module-resolver.ts';
import { temporary } from './temporary.ts';

type Files = Readonly<Record<string, string>>;

/** What specifiers name in a project that holds these files, each from a file: names in the project, or null. */
function resolved(files: Files, from: string, specifiers: readonly string[]): readonly (string | null)[] {
  const folder = temporary({ 'package.json': '{ "name": "root" }', ...files });
  const resolver = new ModuleResolver(folder.root);
  return specifiers.map((specifier) => folder.name(resolver.resolve(folder.at(from), specifier)));
}

const cases: Readonly<
  Record<string, readonly (readonly [files: Files, from: string, expected: Readonly<Record<string, string | null>>])[]>
> = {
  'relative files': [
    [
      { 'src/a.js': '', 'src/b.js': '', 'src/d/index.js': '', 'src/e.json': '', 'c.ts': '' },
      'src/x.js',
      {
        './a': 'src/a.js',
        './a.js': 'src/a.js',
        './d': 'src/d/index.js',
        './d/': 'src/d/index.js',
        '../c': 'c.ts',
        './e': 'src/e.json',
        './nope': null,
        './b.js/nope': null,
        '../src/./b': 'src/b.js',
      },
    ],
    [
      { 'routes/index.js': '', 'index.ts': '' },
      'routes/users.js',
      { '.': 'routes/index.js', './': 'routes/index.js', '..': 'index.ts', '../': 'index.ts' },
    ],
    [{ 'd/package.json': '{ "main": "lib/main.js" }', 'd/lib/main.js': '' }, 'x.js', { './d': 'd/lib/main.js' }],
    [
      { 'users.route.js': '', 'users.route/index.js': '', 'a.vue': '' },
      'x.js',
      { './users.route': 'users.route.js', './a.vue': 'a.vue', './a.vue?raw': 'a.vue' },
    ],
  ],
  'relative files beside a broken package.json': [
    [
      { 'a/package.json': '{ "name": ', 'a/b.js': '', 'a/c/index.ts': '', 'a/d.ts': '' },
      'a/x.js',
      { './b': 'a/b.js', './c': 'a/c/index.ts', './d.js': 'a/d.ts', './nope': null, '../../etc/hosts': null },
    ],
  ],
  'extensions that stand for sources': [
    [
      { 'a.ts': '', 'b.tsx': '', 'c.mts': '', 'd.cts': '', 'e.jsx': '', 'f.ts': '', 'f.js': '' },
      'x.ts',
      {
        './a.js': 'a.ts',
        './b.js': 'b.tsx',
        './b.jsx': 'b.tsx',
        './c.mjs': 'c.mts',
        './d.cjs': 'd.cts',
        './e.js': 'e.jsx',
        './f': 'f.ts',
        './a.ts': 'a.ts',
      },
    ],
  ],
  'absolute paths': [[{ 'src/a.js': '' }, 'b/x.js', { '/src/a': 'src/a.js', '/etc/hostname': null }]],
  'paths of a workspace of Nx': [
    // The applications have no configuration of their own.
    [
      {
        'tsconfig.base.json':
          '{ "compilerOptions": { "baseUrl": ".", "paths": { "@shop/cars": ["libs/cars/src/index.ts"], "@shop/cars/*": ["libs/cars/src/*"] } } }',
        'libs/cars/src/index.ts': '',
        'libs/cars/src/routes.ts': '',
        'apps/api/src/main.ts': '',
      },
      'apps/api/src/main.ts',
      { '@shop/cars': 'libs/cars/src/index.ts', '@shop/cars/routes': 'libs/cars/src/routes.ts', '@shop/ships': null },
    ],
    // They have one that does not extend it: the bundler reads the base all the same.
    [
      {
        'tsconfig.base.json':
          '{ "compilerOptions": { "paths": { "@shop/cars": ["./libs/cars/src/index.ts"], "@own": ["./libs/other.ts"] } } }',
        'apps/api/tsconfig.json': '{ "compilerOptions": { "paths": { "@own": ["./src/own.ts"] } } }',
        'apps/api/src/own.ts': '',
        'libs/other.ts': '',
        'libs/cars/src/index.ts': '',
      },
      'apps/api/src/main.ts',
      { '@shop/cars': 'libs/cars/src/index.ts', '@own': 'apps/api/src/own.ts' },
    ],
    // The one that belongs to the application wins over another one above it.
    [
      {
        'tsconfig.base.json': '{ "compilerOptions": { "paths": { "@cars": ["./libs/cars.ts"] } } }',
        'apps/tsconfig.base.json': '{ "compilerOptions": { "paths": { "@cars": ["./cars.ts"] } } }',
        'libs/cars.ts': '',
        'apps/cars.ts': '',
      },
      'apps/api/main.js',
      { '@cars': 'apps/cars.ts' },
    ],
  ],
  'paths of tsconfig.json': [
    [
      {
        'tsconfig.json':
          '{ // all\n "compilerOptions": { "baseUrl": ".", "paths": { "@app/*": ["src/*"], "$db": ["src/db.ts"], }, } }',
        'src/a.ts': '',
        'src/db.ts': '',
        'src/r/index.ts': '',
        'lib/b.ts': '',
      },
      'src/r/x.ts',
      {
        '@app/a': 'src/a.ts',
        '@app/r': 'src/r/index.ts',
        '@app/a.js': 'src/a.ts',
        $db: 'src/db.ts',
        'lib/b': 'lib/b.ts',
        '@app/nope': null,
      },
    ],
    [
      {
        'tsconfig.json': '{ "extends": "./base.json" }',
        'base.json': '{ "compilerOptions": { "paths": { "~lib/*": ["./lib/*"] } } }',
        'lib/a.ts': '',
      },
      'src/x.ts',
      { '~lib/a': 'lib/a.ts' },
    ],
    [
      { 'a/jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }', 'a/src/b/c.js': '' },
      'a/src/x.js',
      { 'b/c': 'a/src/b/c.js' },
    ],
    [
      {
        'tsconfig.json': '{ "compilerOptions": { "paths": { "#/*": ["./one/*"] } } }',
        'a/tsconfig.json': '{ "compilerOptions": { "paths": { "#/*": ["./two/*"] } } }',
        'one/b.ts': '',
        'a/two/b.ts': '',
      },
      'a/x.ts',
      { '#/b': 'a/two/b.ts' },
    ],
    [
      {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json': '{ "compilerOptions": { "paths": { "%/*": ["./src/*"] } }, "include": ["src"] }',
        'src/a.ts': '',
      },
      'src/x.ts',
      { '%/a': 'src/a.ts' },
    ],
    [{ 'tsconfig.json': '{ "extends": "@tsconfig/node20/tsconfig.json" }', 'a.ts': '' }, 'x.ts', { './a': 'a.ts' }],
    [
      {
        'tsconfig.json':
          '{ "extends": ["./base", "@tsconfig/node20/tsconfig.json"], "compilerOptions": { "baseUrl": "." } }',
        'base.json':
          '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "@/a": ["./src/b.ts"], /* one */ "@db": ["./db.ts"], } } }',
        'src/a.ts': '',
        'src/b.ts': '',
        'src/c.ts': '',
        'db.ts': '',
      },
      'src/x.ts',
      { '@/c': 'src/c.ts', '@/a': 'src/b.ts', '@db': 'db.ts', '@db/x': null, 'src/a': 'src/a.ts', express: null },
    ],
    [{ 'tsconfig.json': '{ "compilerOptions": ', 'a.ts': '' }, 'x.ts', { './a': 'a.ts' }],
    [
      {
        'tsconfig.json': '{ "compilerOptions": { "paths": { "express": ["./types/express.ts"], "@up/*": ["../*"] } } }',
        'types/express.ts': '',
      },
      'x.ts',
      { express: 'types/express.ts', '@up/etc': null },
    ],
  ],
  'paths of a tsconfig.json with references': [
    [
      {
        'tsconfig.json':
          '{ "compilerOptions": { "baseUrl": ".", "paths": { "@src/*": ["src/*"] } }, "include": ["src"], "references": [{ "path": "./tsconfig.test.json" }] }',
        'tsconfig.test.json': '{ "compilerOptions": { "composite": true }, "include": ["test"] }',
        'src/a.ts': '',
      },
      'src/x.ts',
      { '@src/a': 'src/a.ts', 'src/a': 'src/a.ts', './a': 'src/a.ts' },
    ],
    [
      // A test belongs to a project without paths, and its runner takes them from the configuration above.
      {
        'tsconfig.json':
          '{ "compilerOptions": { "paths": { "@src/*": ["./src/*"] } }, "include": ["src"], "references": [{ "path": "./tsconfig.test.json" }] }',
        'tsconfig.test.json': '{ "compilerOptions": { "composite": true }, "include": ["test"] }',
        'src/a.ts': '',
      },
      'test/x.ts',
      { '@src/a': 'src/a.ts' },
    ],
    [
      {
        'tsconfig.json': '{ "extends": "./config/one.json", "references": [{ "path": "./packages/lib" }] }',
        'config/one.json': '{ "extends": "./two.json" }',
        'config/two.json': '{ "compilerOptions": { "baseUrl": "..", "paths": { "~/*": ["./app/*"] } } }',
        'packages/lib/tsconfig.json': '{ "compilerOptions": { "composite": true, "paths": { "~/*": ["./src/*"] } } }',
        'app/a.ts': '',
        'packages/lib/src/a.ts': '',
      },
      'app/x.ts',
      { '~/a': 'app/a.ts' },
    ],
    [
      {
        'tsconfig.json': '{ "extends": "./one.json", "references": [{ "path": "./packages/lib" }] }',
        'one.json': '{ "compilerOptions": { "paths": { "~/*": ["./app/*"] } } }',
        'packages/lib/tsconfig.json': '{ "compilerOptions": { "composite": true, "paths": { "~/*": ["./src/*"] } } }',
        'app/a.ts': '',
        'packages/lib/src/a.ts': '',
      },
      'packages/lib/x.ts',
      { '~/a': 'packages/lib/src/a.ts' },
    ],
    [
      {
        'tsconfig.json':
          '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }, { "path": "./tsconfig.test.json" }] }',
        'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
        'tsconfig.test.json':
          '{ "compilerOptions": { "paths": { "@/*": ["./mocks/*"] } }, "include": ["src/**/*.test.ts"] }',
        'src/a.ts': '',
        'mocks/a.ts': '',
      },
      'src/x.ts',
      { '@/a': 'src/a.ts' },
    ],
    [
      {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json': '{ "extends": "./base.json", "include": ["src"] }',
        'base.json': '{ "compilerOptions": { "baseUrl": "./src" } }',
        'src/routes/a.ts': '',
      },
      'src/x.ts',
      { 'routes/a': 'src/routes/a.ts' },
    ],
    [
      {
        'tsconfig.json':
          '{ "compilerOptions": { "paths": { "@src/*": ["./src/*"] } }, "references": [{ "path": "./gone" }, { "path": "./tsconfig.json" }] }',
        'src/a.ts': '',
      },
      'src/x.ts',
      { '@src/a': 'src/a.ts', './a': 'src/a.ts' },
    ],
    [
      {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json':
          '{ "extends": "@vue/tsconfig/tsconfig.dom.json", "compilerOptions": { "paths": { "@/*": ["${configDir}/src/*"] } } }',
        'src/a.ts': '',
      },
      'src/x.ts',
      { '@/a': 'src/a.ts' },
    ],
    [
      {
        'jsconfig.json':
          '{ "compilerOptions": { "baseUrl": "./server" }, "references": [{ "path": "./client/jsconfig.json" }] }',
        'client/jsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }',
        'server/routes/a.js': '',
      },
      'server/x.js',
      { 'routes/a': 'server/routes/a.js' },
    ],
  ],
  'imports of package.json': [
    [
      {
        'a/package.json': '{ "imports": { "#db": "./src/db.js", "#lib/*": "./lib/*.js", "#dep": "express" } }',
        'a/src/db.js': '',
        'a/lib/b.js': '',
      },
      'a/src/x.js',
      { '#db': 'a/src/db.js', '#lib/b': 'a/lib/b.js', '#dep': null, '#nope': null },
    ],
  ],
  'aliases of package.json': [
    [
      {
        'a/package.json':
          '{ "_moduleAliases": { "@": ".", "@routes": "./routes", "@routes/v2": "v2", "$built": "dist/lib", "odd": 1 } }',
        'a/routes/users.js': '',
        'a/v2/users.js': '',
        'a/config.js': '',
        'a/src/lib/b.ts': '',
        'routes/users.js': '',
      },
      'a/core/x.js',
      {
        '@routes/users': 'a/routes/users.js',
        '@/config': 'a/config.js',
        '@routes/v2/users': 'a/v2/users.js',
        '$built/b': 'a/src/lib/b.ts',
        '@routes/nope': null,
        '@routesof/users': null,
        'odd/x': null,
      },
    ],
    [{ 'package.json': '{ "_moduleAliases": [] }', 'a.js': '' }, 'x.js', { './a': 'a.js', '@routes/a': null }],
    [
      { 'a/package.json': '{ "_moduleAliases": { "@up": "../../.." } }', 'a/x.js': '' },
      'a/x.js',
      { '@up/etc/hostname': null },
    ],
  ],
  'what a package says that names stand for': [
    [
      {
        'a/package.json':
          '{ "imports": { "#routes/*": "./dist/routes/*.js", "#db": { "test": "./no.js", "default": "./dist/db.js" }, "#up": "../../x.js" } }',
        'a/src/routes/users.ts': '',
        'a/src/db.ts': '',
      },
      'a/src/x.ts',
      { '#routes/users': 'a/src/routes/users.ts', '#db': 'a/src/db.ts', '#up': null, '#routes/': null, '#none': null },
    ],
    [
      {
        'a/package.json': '{}',
        'a/.babelrc':
          '{ "plugins": ["x", ["module-resolver", { "root": ["./src"], "alias": { "@r": "./src/routes", "^@e/(.+)": "./e/1" } }]] }',
        'a/src/routes/users.js': '',
        'a/src/lib/b.js': '',
      },
      'a/src/x.js',
      { '@r/users': 'a/src/routes/users.js', 'lib/b': 'a/src/lib/b.js', '@rx/users': null, '@e/b': null },
    ],
    [
      {
        'a/package.json': '{ "babel": { "plugins": [["babel-plugin-module-resolver", { "root": "." }], []] } }',
        'a/lib/b.js': '',
      },
      'a/src/x.js',
      { 'lib/b': 'a/lib/b.js' },
    ],
    [
      {
        'a/package.json': '{ "scripts": { "start": "NODE_PATH=src:lib node src/x.js" } }',
        'a/src/b.js': '',
        'a/lib/c.js': '',
      },
      'a/src/x.js',
      { b: 'a/src/b.js', c: 'a/lib/c.js', d: null },
    ],
    [
      { 'a/package.json': '[', 'a/.babelrc': '{ "plugins": 1 }', 'a/b.js': '' },
      'a/x.js',
      { './b': 'a/b.js', '#b': null, b: null },
    ],
  ],
  'what projects and packages build': [
    [
      { 'cars/tsconfig.json': '{ "compilerOptions": { "outDir": "dist" } }', 'cars/src/index.ts': '', 'api/x.ts': '' },
      'api/x.ts',
      {
        '../cars/dist/index.js': 'cars/src/index.ts',
        '../cars/dist': 'cars/src/index.ts',
        '../cars/made/index.js': null,
      },
    ],
    [
      { 'cars/package.json': '{ "name": "@acme/cars", "main": "dist/index.js" }', 'cars/src/lib/b.ts': '' },
      'api/x.ts',
      {
        '@acme/cars/dist/lib/b': 'cars/src/lib/b.ts',
        '@acme/cars/lib/b': 'cars/src/lib/b.ts',
        '@acme/cars/none': null,
      },
    ],
  ],
  'configurations that a package of the project has': [
    [
      {
        'config/package.json': '{ "name": "@acme/config" }',
        'config/base.json': '{ "compilerOptions": { "paths": { "@r/*": ["../api/src/routes/*"] } } }',
        'api/tsconfig.json': '{ "extends": "@acme/config/base.json" }',
        'api/src/routes/users.ts': '',
      },
      'api/src/x.ts',
      { '@r/users': 'api/src/routes/users.ts', '@r/none': null },
    ],
    [
      {
        'config/package.json': '{ "name": "@acme/config" }',
        'config/tsconfig.json': '{ "compilerOptions": { "paths": { "@r/*": ["${configDir}/src/*"] } } }',
        'api/tsconfig.json': '{ "extends": ["@acme/config", "@acme/none"] }',
        'api/src/users.ts': '',
      },
      'api/src/x.ts',
      { '@r/users': 'api/src/users.ts' },
    ],
  ],
  'packages and parts of Node': [
    [
      {
        'node_modules/express/index.js': '',
        'node_modules/express/package.json': '{ "main": "index.js" }',
        'fs.js': '',
        'src/path.js': '',
      },
      'src/x.js',
      {
        express: null,
        'express/index.js': null,
        '../node_modules/express': null,
        fs: null,
        'node:fs': null,
        path: null,
        nope: null,
        '@scope/nope': null,
        '@scope': null,
      },
    ],
  ],
  'packages of the project that are not installed': [
    [
      {
        'packages/a/package.json': '{ "name": "@p/a", "main": "dist/index.js" }',
        'packages/a/src/index.ts': '',
        'packages/a/src/routes.ts': '',
        'packages/b/package.json': '{ "name": "b", "exports": { ".": "./lib/main.js", "./sub": "./lib/sub.js" } }',
        'packages/b/lib/main.js': '',
        'packages/b/lib/sub.js': '',
        'packages/c/package.json': '{ "name": "c", "main": "start.js" }',
        'packages/c/start.js': '',
        'packages/c/deep/x.js': '',
        'packages/d/package.json': '{ "name": "d" }',
        'packages/d/index.ts': '',
      },
      'packages/d/x.ts',
      {
        '@p/a': 'packages/a/src/index.ts',
        '@p/a/routes': 'packages/a/src/routes.ts',
        b: 'packages/b/lib/main.js',
        'b/sub': 'packages/b/lib/sub.js',
        c: 'packages/c/start.js',
        'c/deep/x': 'packages/c/deep/x.js',
        d: 'packages/d/index.ts',
        '@p/nope': null,
        'c/nope': null,
      },
    ],
    [
      {
        'a/package.json': '{ "name": "same" }',
        'a/index.js': '',
        'b/package.json': '{ "name": "same" }',
        'b/index.js': '',
      },
      'x.js',
      { same: null },
    ],
    [
      { 'a/package.json': '{ "name": "built", "main": "dist/main.js" }', 'a/dist/main.js': '', 'a/src/main.ts': '' },
      'x.js',
      { built: 'a/src/main.ts' },
    ],
    [{ 'a/package.json': '{ "name": 1', 'b/package.json': '[]' }, 'x.js', { a: null }],
  ],
  'what a build makes': [
    [
      { 'src/app.ts': '', 'src/index.ts': '', 'src/b/c.js': '' },
      'test/x.js',
      {
        '../dist/app': 'src/app.ts',
        '../dist': 'src/index.ts',
        '../lib/b/c.js': 'src/b/c.js',
        '../build/nope': null,
        '../../dist/app': null,
        '../other/app': null,
      },
    ],
    [
      { 'src/app.ts': '', 'dist/app.js': '', 'dist/b.js': '', 'lib/app.js': '', 'lib/c.js': '' },
      'test/x.js',
      { '../dist/app': 'src/app.ts', '../dist/b': 'dist/b.js', '../lib/app': 'lib/app.js', '../lib/c': 'lib/c.js' },
    ],
    [{ 'src/app.ts': '', 'dist/app.js': '' }, 'dist/index.js', { './app': 'dist/app.js' }],
  ],
  'common prefixes of sources': [
    [
      { 'src/a.ts': '', 'b.ts': '', 'web/package.json': '{ "name": "web" }', 'web/src/a.ts': '', 'web/c/index.js': '' },
      'web/src/x.vue',
      {
        '@/a': 'web/src/a.ts',
        '~/c': 'web/c/index.js',
        'src/a': 'web/src/a.ts',
        '@/b': 'b.ts',
        '@/nope': null,
        '~a': null,
      },
    ],
    [{ 'src/a.ts': '', 'a.ts': '' }, 'test/x.ts', { '@/a': 'src/a.ts', 'src/a': 'src/a.ts', '@/../../a': null }],
  ],
  'no specifiers': [
    [
      { 'a.js': '' },
      'x.js',
      {
        '': null,
        '\0': null,
        'http://example.org/a.js': null,
        'data:text/javascript,1': null,
        '?': null,
        '#': null,
        '@': null,
        [`./${'a/'.repeat(5000)}`]: null,
        [`./dist/${'a/'.repeat(200_000)}`]: null,
      },
    ],
  ],
};

describe('ModuleResolver', () => {
  for (const [topic, rows] of Object.entries(cases)) {
    describe(`knows ${topic}`, () => {
      it.each(rows.map(([files, from, expected]) => ({ files, from, expected })))(
        'of $files',
        ({ files, from, expected }) => {
          const answers = resolved(files, from, Object.keys(expected));
          expect(Object.fromEntries(Object.keys(expected).map((specifier, i) => [specifier, answers[i]]))).toEqual(
            expected,
          );
        },
      );
    });
  }

  it('resolves a specifier by the project of its file, not by its folder', () => {
    const folder = temporary({
      'package.json': '{ "name": "root" }',
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }, { "path": "./tsconfig.test.json" }] }',
      'tsconfig.app.json':
        '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } }, "include": ["src"], "exclude": ["src/*.test.ts"] }',
      'tsconfig.test.json':
        '{ "compilerOptions": { "paths": { "@/*": ["./mocks/*"] } }, "include": ["src/*.test.ts"] }',
      'src/a.ts': '',
      'mocks/a.ts': '',
    });
    const resolver = new ModuleResolver(folder.root);
    const from = (file: string): string | null => folder.name(resolver.resolve(folder.at(file), '@/a'));
    expect([from('src/x.ts'), from('src/x.test.ts'), from('src/x.ts')]).toEqual(['src/a.ts', 'mocks/a.ts', 'src/a.ts']);
  });

  it('takes an installed package that is a link to one of the project, by its source', () => {
    const folder = temporary({
      'package.json': '{}',
      'packages/a/package.json': '{ "name": "a", "main": "dist/index.js" }',
      'packages/a/dist/index.js': '',
      'packages/a/src/index.ts': '',
      'elsewhere/x.js': '',
    });
    folder.link('node_modules/a', 'packages/a');
    expect(folder.name(new ModuleResolver(folder.root).resolve(folder.at('x.js'), 'a'))).toBe(
      'packages/a/src/index.ts',
    );
  });

  it('answers nothing outside of its root', () => {
    const folder = temporary({
      'package.json': '{ "name": "root" }',
      'a.js': '',
      'root-2/b.js': '',
      'root/package.json': '{ "name": "inner" }',
      'root/x.js': '',
      'node_modules/root/index.js': '',
    });
    folder.link('root/link', 'root-2');
    const resolver = new ModuleResolver(folder.at('root'));
    expect(
      ['../a', '../root-2/b', './link/b', folder.at('a.js'), 'root'].map((specifier) =>
        resolver.resolve(folder.at('root/x.js'), specifier),
      ),
    ).toEqual([null, null, null, null, null]);
  });

  it('answers below its root as it is given, though that is a link', () => {
    const folder = temporary({ 'real/a.js': '', 'real/package.json': '{}' });
    folder.link('linked', 'real');
    expect(folder.name(new ModuleResolver(folder.at('linked')).resolve(folder.at('linked/x.js'), './a'))).toBe(
      'linked/a.js',
    );
  });

  it('answers from folders that do not exist, and in a root that does not', () => {
    const folder = temporary({ 'package.json': '{}', 'a.js': '' });
    expect(folder.name(new ModuleResolver(folder.root).resolve(folder.at('new/x.js'), '../a'))).toBe('a.js');
    expect(new ModuleResolver(folder.at('gone')).resolve(folder.at('gone/x.js'), './a')).toBeNull();
  });

  it('remembers its answers until it is cleared', () => {
    const folder = temporary({ 'package.json': '{}' });
    const resolver = new ModuleResolver(folder.root);
    const ask = (): readonly (string | null)[] =>
      ['./a', '@app/b', 'c'].map((specifier) => folder.name(resolver.resolve(folder.at('x.js'), specifier)));
    expect(ask()).toEqual([null, null, null]);
    folder.write({
      'a.js': '',
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@app/*": ["./src/*"] } } }',
      'src/b.ts': '',
      'p/package.json': '{ "name": "c" }',
      'p/index.js': '',
    });
    expect(ask()).toEqual([null, null, null]);
    resolver.clear();
    expect(ask()).toEqual(['a.js', 'src/b.ts', 'p/index.js']);
  });
});

describe('ModuleResolver without its library', () => {
  afterEach(() => {
    vi.doUnmock('node:module');
    vi.resetModules();
  });

  it('finds relative files alone on a platform that the library is not made for', async () => {
    const folder = temporary({ 'a.js': '', 'x.js': '' });
    vi.resetModules();
    vi.doMock('node:module', () => ({
      createRequire: () => () => {
        throw new Error('Cannot find native binding.');
      },
    }));
    const { ModuleResolver: Resolver } = await import('../../src/project/module-resolver.ts');
    expect(new Resolver(folder.root).resolve(folder.at('x.js'), './a')).toBe(folder.at('a.js'));
    expect(new Resolver(folder.root).resolve(folder.at('x.js'), '#a')).toBeNull();
  });
});
