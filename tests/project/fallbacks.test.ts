import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';

describe('a fallback of another file', () => {
  it.each<[what: string, fallback: string, address: string]>([
    ['keeps the address of a page', "(req, res) => res.sendFile('index.html', { root: 'dist' })", '/users/list'],
    ['that says that nothing is there keeps none', "(req, res) => res.status(404).render('lost')", '/users'],
    ['that shows an error keeps none', "(error, req, res, next) => res.render('oops')", '/users'],
  ])('%s', async (_, fallback, address) => {
    const server = (path: string): string =>
      express(registration('app', `GET ${path}`, ANSWER), "app.use(require('./fallback'));");
    const project = new LintedProject({
      'server.js': server('/users/list'),
      'fallback.js': `module.exports = ${fallback};`,
    });
    expect((await project.fix())['server.js']).toBe(server(address));
  });
});

describe('a module of NestJS that serves pages', () => {
  const MAIN =
    "import { NestFactory } from '@nestjs/core';\nimport { AppModule } from './app.module';\nNestFactory.create(AppModule).then((app) => app.listen(3000));";
  const controller = (path: string, ...list: readonly string[]): string =>
    [
      "import { Controller, Get } from '@nestjs/common';",
      `@Controller('${path}')`,
      'export class Controlled {',
      `  @Get(${list.join('')})`,
      '  list() { return []; }',
      '}',
    ].join('\n');

  it.each<[options: string, path: string, main: string, by: string | null]>([
    ["{ rootPath: 'client/dist' }", 'books', MAIN, "('use', app.module.ts:4)"],
    ["{ rootPath: 'client/dist', exclude: ['/api/(.*)'] }", 'books', MAIN, "('use', app.module.ts:4)"],
    ["{ rootPath: join(__dirname, '..', 'static') }", 'books', MAIN, null],
    ["{ rootPath: 'data/uploads' }", 'books', MAIN, null],
    ["{ rootPath: 'client/dist' }", 'api/books', MAIN, null],
    ["{ rootPath: 'client/dist' }", 'books', MAIN.replace('app.listen', "app.setGlobalPrefix('api').listen"), null],
    [
      "{ rootPath: 'client/dist' }",
      'books',
      MAIN.replace('app.listen', "app.setGlobalPrefix('shop').listen"),
      "('use', app.module.ts:4)",
    ],
    ["{ rootPath: 'client/dist', serveRoot: '/site' }", 'books', MAIN, null],
    ["{ rootPath: 'client/dist', serveRoot: '/site' }", 'site/books', MAIN, "('use /site', app.module.ts:4)"],
    ["{ rootPath: 'client/dist', renderPath: '/site*' }", 'books', MAIN, null],
  ])('%s beside %s', async (options, path, main, by) => {
    const module = `import { Module } from '@nestjs/common';\nimport { ServeStaticModule } from '@nestjs/serve-static';\nimport { Controlled } from './controller';\n@Module({ imports: [ServeStaticModule.forRoot(${options})], controllers: [Controlled] })\nexport class AppModule {}`;
    const project = new LintedProject({
      'main.ts': main,
      'app.module.ts': module,
      'controller.ts': controller(path, "'list'"),
    });
    expect(
      (await project.reports()).filter((report) =>
        report.endsWith(`Not rewritten: it would change which handler answers some requests ${String(by)}.`),
      ),
    ).toHaveLength(by === null ? 0 : 1);
    expect((await project.fix())['controller.ts']).toBe(by === null ? controller(path) : controller(path, "'list'"));
  });
});
