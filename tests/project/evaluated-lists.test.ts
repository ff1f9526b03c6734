import { app, esmApp, projects } from './mounted.ts';

const HANDLE = '(req, res) => res.json([])';

projects({
  'Routes of lists and objects that lodash goes over': [
    [
      'the keys of a table',
      {
        'app.js': app(
          "const keys = require('lodash/keys');",
          "const rows = require('./rows');",
          'keys(rows).forEach((path) => app[rows[path].verb](path, rows[path].handle));',
          'app.listen(3000);',
        ),
        'rows.js': `module.exports = {\n  '/cars/list': { verb: 'get', handle: ${HANDLE} },\n  '/cars/add': { verb: 'post', handle: ${HANDLE} },\n};`,
      },
      'GET /cars/list app.js:5',
      'POST /cars/add app.js:5',
    ],
    [
      'rows and fields',
      {
        'app.js': app(
          "const _ = require('lodash');",
          `_.forEach([['get', '/cars/list'], ['post', '/cars/add']], ([verb, path]) => app[verb](path, ${HANDLE}));`,
          `_.forOwn({ '/ships/all': 'get' }, (verb, path) => app[verb](path, ${HANDLE}));`,
          `for (const path of _.map([{ path: '/planes' }], 'path')) app.get(path, ${HANDLE});`,
          'app.listen(3000);',
        ),
      },
      'GET /cars/list app.js:4',
      'GET /planes app.js:6',
      'GET /ships/all app.js:5',
      'POST /cars/add app.js:4',
    ],
    [
      'rows that are put together, by imported functions',
      {
        'app.ts': esmApp(
          "import { concat, each, filter } from 'lodash-es';",
          "const rows = concat([{ path: '/cars', isOn: true }], { path: '/ships', isOn: true }, [{ path: '/old', isOn: false }]);",
          `each(filter(rows, ({ isOn }) => isOn), ({ path }) => app.get(path, ${HANDLE}));`,
          'app.listen(3000);',
        ),
      },
      'GET /cars app.ts:4',
      'GET /ships app.ts:4',
    ],
  ],
  'A member that a row of another file names': [
    [
      'is called once, with its path',
      {
        'app.js': esmApp(
          "import { signUp } from './sign-up.js';",
          'app[signUp.method](signUp.path, signUp.handler);',
          'app.listen(3000);',
        ),
        'sign-up.js': `export const signUp = {\n  path: '/users/create',\n  method: 'post',\n  handler: async ${HANDLE},\n};`,
      },
      'POST /users/create sign-up.js:2',
    ],
  ],
});
