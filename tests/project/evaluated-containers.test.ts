import { app, projects } from './mounted.ts';

const LIST = "{ app.get('/cars/list', (req, res) => res.json([])); }";
const CARS = [
  "const { Router } = require('express');",
  'module.exports = ({ paths }) => {',
  '  const router = Router();',
  '  router.get(paths.list, (req, res) => res.json([]));',
  '  return router;',
  '};',
].join('\n');

projects({
  'Applications and routers that containers make': [
    [
      'of awilix, from what functions and classes take by their names',
      {
        'main.js': [
          "const { asClass, asFunction, asValue, createContainer } = require('awilix');",
          'const container = createContainer();',
          "container.register({ app: asClass(require('./app')).singleton(), cars: asFunction(require('./cars')) })",
          "  .register('paths', asValue({ list: '/list' }));",
          "container.resolve('app').start();",
        ].join('\n'),
        'app.js': [
          "const express = require('express');",
          'module.exports = class App {',
          "  constructor({ cars }) { this.app = express(); this.app.use('/cars', cars); }",
          '  start() { this.app.listen(3000); }',
          '};',
        ].join('\n'),
        'cars.js': CARS,
      },
      'GET /cars/list main.js:4',
    ],
    [
      'of awilix, by the names of parameters, through a factory of the application',
      {
        'main.js': [
          "const awilix = require('awilix');",
          "const express = require('express');",
          'const container = awilix.createContainer({ injectionMode: awilix.InjectionMode.CLASSIC });',
          "container.register('express', awilix.asFunction(() => express()).singleton());",
          "container.register('cars', awilix.asClass(require('./cars')));",
          "container.resolve('cars').mount();",
          "container.resolve('express').listen(3000);",
        ].join('\n'),
        'cars.js': `module.exports = class Cars {\n  constructor(express) { this.app = express; }\n  mount() { const { app } = this; ${LIST} }\n};`,
      },
      'GET /cars/list cars.js:3',
    ],
    [
      'of typedi, by classes and by tokens',
      {
        'main.ts': app(
          "import { Container } from 'typedi';",
          "import { Cars } from './cars';",
          "Container.set('prefix', '/v1');",
          "Container.set({ id: 'ships', factory: () => express.Router().get('/ships/list', (req, res) => res.json([])) });",
          "app.use('/api', Container.get(Cars).routes());",
          "app.use(Container.get('prefix'), Container.get('ships'));",
          'app.listen(3000);',
        ),
        'cars.ts': [
          "import { Router } from 'express';",
          "import { Service } from 'typedi';",
          '@Service()',
          'export class Cars {',
          "  routes() { const router = Router(); router.get('/cars/list', (req, res) => res.json([])); return router; }",
          '}',
        ].join('\n'),
      },
      'GET /api/cars/list cars.ts:5',
      'GET /v1/ships/list main.ts:6',
    ],
    [
      'of inversify and tsyringe, with all that is bound to a token',
      {
        'main.ts': [
          "import { Container } from 'inversify';",
          "import { container } from 'tsyringe';",
          "import express from 'express';",
          "import { Cars, Ships } from './cars';",
          "import { App } from './app';",
          "const TYPES = { Routes: Symbol.for('Routes'), App: Symbol.for('App') };",
          'const bound = new Container();',
          'bound.bind(TYPES.App).toDynamicValue(() => express()).inSingletonScope();',
          'const app: any = bound.get(TYPES.App);',
          "container.register('routes', { useClass: Cars });",
          "container.register('routes', { useFactory: () => new Ships() });",
          "container.register('app', { useValue: app });",
          'container.resolve(App).start();',
        ].join('\n'),
        'cars.ts': `export class Cars {\n  register(app: any) ${LIST}\n}\nexport class Ships {\n  register(app: any) ${LIST.replace('cars', 'ships')}\n}`,
        'app.ts': [
          "import { inject, injectAll, injectable } from 'tsyringe';",
          '@injectable()',
          'export class App {',
          "  constructor(@inject('app') private readonly app: any, @injectAll('routes') private readonly routes: any[]) {}",
          '  start() { for (const each of this.routes) each.register(this.app); this.app.listen(3000); }',
          '}',
        ].join('\n'),
      },
      'GET /cars/list cars.ts:2',
      'GET /ships/list cars.ts:5',
    ],
  ],
});
