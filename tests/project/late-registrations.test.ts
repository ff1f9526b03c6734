import { projects } from './mounted.ts';

const ROWS =
  "[['get', '/cars'], ['post', '/cars/add']].forEach(([method, path]) => app[method](path, (req, res) => res.json([])));";
const SERVER = "const express = require('express');\nconst app = express();\n";
const FOUND = ['GET /cars', 'POST /cars/add'];

const MODULES = Array.from({ length: 20 }, (_, at) => `settings${String(at)}`);
const LONG_START = `const all = {};\n${"all.of = 'this';\n".repeat(700)}module.exports = all;`;

/** The routes, each at the place in `app.js` where its path is written. */
function inApp(line: number): readonly string[] {
  return FOUND.map((route) => `${route} app.js:${String(line)}`);
}

projects({
  'Routes that a callback registers later': [
    [
      'which a file without routes calls once it is connected',
      {
        'app.js': `${SERVER}const { connect } = require('./database');\nconnect(() => { ${ROWS} });\napp.listen(3000);`,
        'database.js':
          "const mongoose = require('mongoose');\nexports.connect = (done) => mongoose.connect('db').then(() => done());",
      },
      ...inApp(4),
    ],
    [
      'of a program whose modules run many statements as they start',
      {
        ...Object.fromEntries(MODULES.map((name) => [`${name}.js`, LONG_START])),
        'app.js': [
          SERVER,
          MODULES.map((name) => `require('./${name}');`).join(' '),
          `setTimeout(() => { ${ROWS} }, 10);\napp.listen(3000);`,
        ].join('\n'),
      },
      ...inApp(5),
    ],
    [
      'which an object of another file keeps for an event',
      {
        'app.js': `${SERVER}const life = require('./life');\nlife.onReady(() => { ${ROWS} });\napp.listen(3000);`,
        'life.js': [
          "const events = require('some-events');",
          'class Life {',
          "  onReady(run) { this.run = run; events.once('ready', () => this.run()); }",
          '}',
          'module.exports = new Life();',
        ].join('\n'),
      },
      ...inApp(4),
    ],
    [
      'of a file that is given the router, and waits',
      {
        'app.js': `${SERVER}require('./cars').later(app);\napp.listen(3000);`,
        'cars.js': `exports.later = (app) => setTimeout(() => { ${ROWS} }, 10);`,
      },
      ...FOUND.map((route) => `${route} cars.js:1`),
    ],
    [
      'of a function that nothing calls, in a file that makes no router and loads one',
      {
        'app.js': `${SERVER}module.exports = app;\napp.listen(3000);`,
        'cars.js': `const app = require('./app');\nexports.start = () => { ${ROWS} };`,
      },
      ...FOUND.map((route) => `${route} cars.js:2`),
    ],
    [
      'on a router that a factory of another file makes',
      {
        'app.js': `const { make } = require('./make');\nconst app = make();\nprocess.nextTick(() => { ${ROWS} });\napp.listen(3000);`,
        'make.js': "const { express } = require('./express');\nexports.make = () => express();",
        'express.js': "exports.express = require('express');",
      },
      ...inApp(3),
    ],
    [
      'on a router of a framework that another file exports again',
      {
        'app.ts': [
          "import { application } from './make';",
          'const app: any = application();',
          `queueMicrotask(() => { ${ROWS} });`,
          'app.listen(3000);',
        ].join('\n'),
        'make.ts': "import { express } from './express';\nexport const application = () => express();",
        'express.ts': "export { default as express } from 'express';",
      },
      ...FOUND.map((route) => `${route} app.ts:3`),
    ],
  ],
  'Routers that the file which makes them does nothing with': [
    [
      'an application under a name that is no router',
      {
        'service.js': "module.exports = require('express')();",
        'index.js':
          "const service = require('./service');\nconst { list } = require('./list');\nservice.get('/cars', list);",
        'list.js': 'exports.list = (req, res) => res.json([]);',
      },
      'GET /cars index.js:3',
    ],
    [
      'one that a function makes and nothing mounts',
      {
        'make.ts': "import { Router } from 'express';\nexport const make = () => Router();",
        'cars.ts':
          "import { make } from './make';\nimport { list } from './list';\nexport const cars = make();\ncars.get('/cars', list);",
        'list.ts': 'export const list = (req: any, res: any) => res.json([]);',
      },
      'GET ${…}/cars cars.ts:4',
    ],
    [
      'an instance of Fastify',
      {
        'server.ts': "import fastify from 'fastify';\nexport const backend = fastify();",
        'cars.ts':
          "import { backend } from './server';\nimport { list } from './list';\nbackend.post('/cars/add', list);",
        'list.ts': 'export const list = async () => [];',
      },
      'POST /cars/add cars.ts:3',
    ],
  ],
});
