import { describe, expect, it } from 'vitest';
import { namesIn } from '../../src/project/sent-folders.ts';
import { ANSWER, express, KOA } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';
import { temporary } from './temporary.ts';

/** What becomes of `GET /toys/list` in a server file beside other files. */
async function fixed(server: string, files: Files, name = 'server.js'): Promise<string> {
  const all = await new LintedProject({ ...files, [name]: server }).fix();
  return /(?<=\.get\()'(.*?)'/.exec(all[name] ?? '')?.[1] ?? '';
}

const ROUTE = `app.get('/toys/list', ${ANSWER});`;
const PATH = "const path = require('path');";
const INDEX = { 'public/toys/index.html': '<p>Toys</p>' };
const PICTURE = { 'public/toys/bear.svg': '<svg/>' };

describe('a folder of files that holds the new name', () => {
  it('is told with its place', async () => {
    const project = new LintedProject({
      'server.js': express("app.use(express.static('public'));", ROUTE),
      ...PICTURE,
    });
    expect(await project.reports()).toEqual([
      "server.js:4:16 no-verb-segment: Verb 'list' in the path of 'GET /toys/list'. Not rewritten: it would change which handler answers some requests ('use', line 3).",
    ]);
  });

  it.each<[before: string, route: string, files: Files, path: string]>([
    ["app.use(express.static('public'));", ROUTE, PICTURE, '/toys/list'],
    ["app.use(express.static('./public'));", ROUTE, PICTURE, '/toys/list'],
    [`${PATH} app.use(express.static(path.join(__dirname, 'public')));`, ROUTE, PICTURE, '/toys/list'],
    [
      `${PATH} app.use(express.static(path.resolve('client', 'build')));`,
      ROUTE,
      { 'client/build/toys/index.html': '' },
      '/toys/list',
    ],
    [
      `${PATH} const ROOT = path.resolve(); app.use(express.static(path.join(ROOT, '/public')));`,
      ROUTE,
      PICTURE,
      '/toys/list',
    ],
    ["app.use(express.static(__dirname + '/public'));", ROUTE, PICTURE, '/toys/list'],
    ['app.use(express.static(`${__dirname}/public`));', ROUTE, PICTURE, '/toys/list'],
    ["const files = express.static('public'); app.use(files);", ROUTE, PICTURE, '/toys/list'],
    ["app.use(require('serve-static')('public'));", ROUTE, PICTURE, '/toys/list'],
    ["app.use(require('sirv')('public'));", ROUTE, { 'public/toys.html': '' }, '/toys/list'],
    [
      "app.use(express.static('styles'), express.static('public'));",
      ROUTE,
      { 'styles/site.css': '', ...PICTURE },
      '/toys/list',
    ],
    [
      "app.use('/site', express.static('public'));",
      `app.get('/site/toys/list', ${ANSWER});`,
      PICTURE,
      '/site/toys/list',
    ],
    [
      "app.use(['/a', '/site'], express.static('public'));",
      `app.get('/site/toys/list', ${ANSWER});`,
      PICTURE,
      '/site/toys/list',
    ],
    ["app.use(express.static('public'));", ROUTE, { 'public/toys': 'A file.' }, '/toys/list'],
    ["app.use(express.static('public', { extensions: ['html'] }));", ROUTE, { 'public/toys.html': '' }, '/toys/list'],
    ["app.use(express.static('public'));", `app.get('/toys/get/:file', ${ANSWER});`, PICTURE, '/toys/get/:file'],
    [
      "app.use(express.static('public'));",
      `app.get('/toys/get/:id', ${ANSWER});`,
      { 'public/toys/7': '' },
      '/toys/get/:id',
    ],
    [
      "app.use(express.static('public'));",
      `app.get('/toys/get/:toyId', ${ANSWER});`,
      { 'public/toys/7/bear.svg': '' },
      '/toys/get/:toyId',
    ],
    [
      "app.use(express.static('public'));",
      `app.get('/toys/:id/getParts', ${ANSWER});`,
      { 'public/toys/7/parts': '' },
      '/toys/:id/getParts',
    ],
  ])('keeps a route behind it: %s %s', async (before, route, files, path) => {
    expect(await fixed(express(before, route), files)).toBe(path);
  });

  it.each<[before: string, route: string, files: Files, path: string]>([
    ["app.use(express.static('public'));", ROUTE, { 'public/dolls/bear.svg': '' }, '/toys'],
    ["app.use(express.static('public'));", ROUTE, { 'public/toys.html': '' }, '/toys'],
    ["app.use(express.static('public'));", ROUTE, { 'other/toys/bear.svg': '' }, '/toys'],
    ["app.use(express.static('/public'));", ROUTE, PICTURE, '/toys'],
    ['app.use(express.static(process.env.FILES));', ROUTE, PICTURE, '/toys'],
    ["app.use('/site', express.static('public'));", ROUTE, PICTURE, '/toys'],
    [
      "app.use(express.static('public'));",
      `app.get('/toys/get/:id', ${ANSWER});`,
      { 'public/toys.svg': '', 'public/toys/.gitkeep': '' },
      '/toys/:id',
    ],
    // An identifier is no name of a file.
    [
      "app.use(express.static('public'));",
      `app.get('/toys/get/:id', ${ANSWER});`,
      { ...PICTURE, 'public/toys/7.svg': '', 'public/toys/sold/bear.svg': '' },
      '/toys/:id',
    ],
    [
      "app.use(express.static('public'));",
      String.raw`app.get('/toys/get/:id(\\d+)', ${ANSWER});`,
      PICTURE,
      String.raw`/toys/:id(\\d+)`,
    ],
    [
      "app.use(express.static('public'));",
      `app.get('/toys/:id/getParts', ${ANSWER});`,
      { 'public/toys/7/names': '' },
      '/toys/:id/parts',
    ],
  ])('keeps no route whose requests it does not answer: %s %s', async (before, route, files, path) => {
    expect(await fixed(express(before, route), files)).toBe(path);
  });

  it.each<[route: string, files: Files, path: string]>([
    [ROUTE, INDEX, '/toys/list'],
    [ROUTE, { 'public/toys': 'A file.' }, '/toys/list'],
    [ROUTE, PICTURE, '/toys'],
    [`app.get('/toys/get/:id', ${ANSWER});`, PICTURE, '/toys/get/:id'],
    [`app.get('/toys/get/:id', ${ANSWER});`, { 'public/toys/sold/bear.svg': '' }, '/toys/:id'],
  ])('loses no file to a route before it: %s', async (route, files, path) => {
    expect(await fixed(express(route, "app.use(express.static('public'));"), files)).toBe(path);
  });

  it('is the one beside the application, or beside the folder that it is started in', async () => {
    const server = express("app.use(express.static('public'));", ROUTE);
    expect(await fixed(server, PICTURE, 'src/server.js')).toBe('/toys/list');
    expect(await fixed(server, { 'src/public/toys/bear.svg': '' }, 'src/server.js')).toBe('/toys/list');
    expect(await fixed(server, { 'client/public/toys/bear.svg': '' }, 'src/server.js')).toBe('/toys');
  });

  it('is below the folder that the application is started in where `__dirname` holds that', async () => {
    const server = `import express from 'express';\nimport path from 'path';\nconst app = express();\nconst __dirname = path.resolve();\napp.use(express.static(path.join(__dirname, '/client/dist')));\n${ROUTE}`;
    expect(await fixed(server, { 'client/dist/toys/index.html': '' }, 'src/server.mjs')).toBe('/toys/list');
  });

  it('answers for the routes of other files, as far as a prefix leads there', async () => {
    const router =
      "const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\nmodule.exports = router;";
    const server = (prefix: string): string =>
      express("app.use(express.static('public'));", `app.use('${prefix}', require('./toys'));`);
    expect(await fixed(router, { 'server.js': server('/toys'), ...PICTURE }, 'toys.js')).toBe('/list');
    expect(await fixed(router, { 'server.js': server('/api/toys'), ...PICTURE }, 'toys.js')).toBe('/');
  });

  it('is sent by a function of another file that is handed the application, and registers nothing else', async () => {
    const web =
      "const express = require('express');\nmodule.exports = (app) => {\n  app.use(express.static('public'));\n};";
    expect(await fixed(express("require('./web')(app);", ROUTE), { 'web.js': web, ...PICTURE })).toBe('/toys/list');
    expect(await fixed(express(ROUTE, "require('./web')(app);"), { 'web.js': web, ...PICTURE })).toBe('/toys');
  });

  it('keeps a collection at its name', async () => {
    const project = new LintedProject(
      {
        'server.js': express("app.use(express.static('public'));", `app.get('/toy/:id', ${ANSWER});`),
        'public/toys/7': '',
      },
      { rules: { 'restful-routes/plural-collection': 'error' } },
    );
    expect((await project.fix())['server.js']).toContain("'/toy/:id'");
  });

  it('answers reads alone', async () => {
    const project = new LintedProject({
      'server.js': express("app.use(express.static('public'));", `app.post('/toys/create', ${ANSWER});`),
      ...PICTURE,
    });
    expect((await project.fix())['server.js']).toContain("'/toys'");
  });

  it('is not looked at where the project is not', async () => {
    const server = express("app.use(express.static('public'));", ROUTE);
    expect(
      (await new LintedProject({ 'server.js': server, ...PICTURE }, { settings: { project: false } }).fix())[
        'server.js'
      ],
    ).toContain("'/toys'");
  });
});

describe('a folder of files, by framework', () => {
  const koa = (middleware: string): string =>
    `import serve from 'koa-static';\nimport mount from 'koa-mount';\n${KOA.replace('app.use(router.routes());\n', '')}${middleware}\nrouter.get('/toys/list', (ctx) => { ctx.body = []; });\napp.use(router.routes());`;
  const hono = (middleware: string): string =>
    `import { Hono } from 'hono';\nimport { serveStatic } from '@hono/node-server/serve-static';\nconst app = new Hono();\n${middleware}\napp.get('/toys/list', (c) => c.json([]));`;
  const fastify = (options: string, path = '/toys/list'): string =>
    `import Fastify from 'fastify';\nimport files from '@fastify/static';\nconst app = Fastify();\napp.register(files, ${options});\napp.get('${path}', async () => []);`;

  it.each<[source: string, files: Files, path: string]>([
    // Koa sends no redirect: a folder without a page is none of its business.
    [koa("app.use(serve('public'));"), INDEX, '/toys/list'],
    [koa("app.use(serve('public'));"), PICTURE, '/toys'],
    [koa("app.use(serve('public', { defer: true }));"), INDEX, '/toys'],
    [koa("app.use(mount('/toys', serve('public')));"), { 'public/index.html': '' }, '/toys/list'],
    [koa("app.use(mount('/site', serve('public')));"), INDEX, '/toys'],
    // Hono looks for the whole address below its root.
    [hono("app.use('/*', serveStatic({ root: './public' }));"), INDEX, '/toys/list'],
    [hono("app.use('/toys/*', serveStatic({ root: './' }));"), { 'toys/index.html': '' }, '/toys/list'],
    [hono("app.use('/*', serveStatic({ root: './public' }));"), PICTURE, '/toys'],
    [hono("app.use('/site/*', serveStatic({ root: './public' }));"), INDEX, '/toys'],
    // In Fastify the route goes before the files, wherever they are registered.
    [fastify("{ root: import.meta.dirname + '/public' }"), INDEX, '/toys/list'],
    [fastify("{ root: import.meta.dirname + '/public' }"), PICTURE, '/toys'],
    [fastify("{ root: import.meta.dirname + '/public' }"), { 'public/index.html': '' }, '/toys'],
    [fastify("{ root: import.meta.dirname + '/public' }", '/toys/get/:id'), PICTURE, '/toys/get/:id'],
    [
      fastify("{ root: import.meta.dirname + '/public', prefix: '/site/' }", '/site/toys/get/:id'),
      PICTURE,
      '/site/toys/get/:id',
    ],
    [fastify("{ root: import.meta.dirname + '/public', prefix: '/site/' }", '/toys/get/:id'), PICTURE, '/toys/:id'],
  ])('%s %o', async (source, files, path) => {
    expect(await fixed(source, files, 'server.mjs')).toBe(path);
  });
});

describe('a folder of files that an application of NestJS sends', () => {
  const main = (line: string): string =>
    `import { NestFactory } from '@nestjs/core';\nimport { join } from 'path';\nimport { AppModule } from './app.module';\nasync function start() {\n  const app = await NestFactory.create(AppModule);\n  ${line}\n  await app.listen(3000);\n}\nstart();`;
  const controller = (path: string): string =>
    `import { Controller, Get } from '@nestjs/common';\n@Controller('toys')\nexport class ToysController {\n  @Get(${path})\n  list() { return []; }\n}`;

  it.each<[line: string, files: Files, isKept: boolean]>([
    ["app.useStaticAssets('public');", PICTURE, true],
    ["app.useStaticAssets(join(__dirname, '..', 'public'));", PICTURE, true],
    ["app.useStaticAssets(join(__dirname, '..', 'images'), { prefix: '/toys' });", { 'images/bear.svg': '' }, true],
    ["app.useStaticAssets({ root: join(__dirname, '..', 'public'), prefix: '/' });", INDEX, true],
    ["app.useStaticAssets({ root: join(__dirname, '..', 'public'), prefix: '/' });", PICTURE, false],
    ["app.useStaticAssets(join(__dirname, '..', 'public'));", { 'public/dolls/bear.svg': '' }, false],
    ["app.useStaticAssets(join(__dirname, '..', 'public'), { prefix: '/site' });", PICTURE, false],
    ["app.useStaticAssets(join(__dirname, '..', 'public'), { prefix: process.env.SITE });", PICTURE, false],
    ["app.setGlobalPrefix('api').useStaticAssets(join(__dirname, '..', 'public'));", PICTURE, false],
    [
      "app.setGlobalPrefix('site').useStaticAssets(join(__dirname, '..', 'public'));",
      { 'public/site/toys/bear.svg': '' },
      true,
    ],
  ])('%s beside %o', async (line, files, isKept) => {
    const module =
      "import { Module } from '@nestjs/common';\nimport { ToysController } from './toys.controller';\n@Module({ controllers: [ToysController] })\nexport class AppModule {}";
    const project = new LintedProject({
      ...files,
      'src/main.ts': main(line),
      'src/app.module.ts': module,
      'src/toys.controller.ts': controller("'list'"),
    });
    expect((await project.fix())['src/toys.controller.ts']).toBe(controller(isKept ? "'list'" : ''));
  });
});

describe('middleware that an application of NestJS registers', () => {
  const main = (line: string): string =>
    `import { NestFactory } from '@nestjs/core';\nimport { createProxyMiddleware } from 'http-proxy-middleware';\nimport { AppModule } from './app.module';\nasync function start() {\n  const app = await NestFactory.create(AppModule);\n  ${line}\n  await app.listen(3000);\n}\nstart();`;
  const controller = (path: string): string =>
    `import { Controller, Get } from '@nestjs/common';\n@Controller()\nexport class ToysController {\n  @Get(${path})\n  list() { return []; }\n}`;

  it.each<[line: string, isKept: boolean]>([
    ["app.use('/toys', requireLogin);", true],
    ["app.use(['/dolls', '/toys'], requireLogin);", true],
    ["app.use(createProxyMiddleware('/toys', { target }));", true],
    ["app.setGlobalPrefix('api').use('/api/toys', requireLogin);", true],
    ["app.setGlobalPrefix('api').use('/toys', requireLogin);", false],
    ["app.use('/dolls', requireLogin);", false],
    ['app.use(requireLogin);', false],
    ['app.use(process.env.DOCS, requireLogin);', false],
    ["dolls.use('/toys', requireLogin);", false],
  ])('%s', async (line, isKept) => {
    const module =
      "import { Module } from '@nestjs/common';\nimport { ToysController } from './toys.controller';\n@Module({ controllers: [ToysController] })\nexport class AppModule {}";
    const project = new LintedProject({
      'src/main.ts': main(line),
      'src/app.module.ts': module,
      'src/toys.controller.ts': controller("'getToys'"),
    });
    expect((await project.fix())['src/toys.controller.ts']).toBe(controller(isKept ? "'getToys'" : "'toys'"));
  });
});

describe('namesIn', () => {
  it('answers files and folders, whether or not git ignores them, without hidden ones', () => {
    const folder = temporary({ '.gitignore': 'public', 'public/a.png': '', 'public/b/': '', 'public/.keep': '' });
    expect(namesIn(folder.at('public'), folder.root)).toEqual([
      { name: 'a.png', isFolder: false },
      { name: 'b', isFolder: true },
    ]);
  });

  it('answers nothing outside of the root, and follows no link', () => {
    const folder = temporary({ 'root/public/a.png': '', 'elsewhere/b.png': '' });
    folder.link('root/linked', 'elsewhere');
    folder.link('root/public/inner', 'elsewhere');
    const names = (name: string) => namesIn(folder.at(name), folder.at('root')).map((each) => each.name);
    expect([
      names('elsewhere'),
      names('root/linked'),
      names('root/public/inner'),
      names('root/gone'),
      names('root/public/a.png'),
    ]).toEqual([[], [], [], [], []]);
    expect(namesIn(folder.at('root/public'), folder.at('root'))).toEqual([
      { name: 'a.png', isFolder: false },
      { name: 'inner', isFolder: false },
    ]);
  });
});
