import { projects } from './mounted.ts';

const MAKER =
  "import { OpenAPIHono } from '@hono/zod-openapi';\nexport const createRouter = () => new OpenAPIHono({ strict: false });\n";
const APP = "import { Hono } from 'hono';\nconst app = new Hono();\n";

projects({
  'Routers below a prefix that functions of other files make': [
    [
      'stand below it where their chain is exported',
      {
        'app.ts': `${APP}import users from './users';\napp.route('/v1', users);\nexport default app;\n`,
        'make.ts': MAKER,
        'users.ts':
          "import { createRouter } from './make';\nconst router = createRouter().basePath('/users').get('/', (c) => c.json([])).post('/add', (c) => c.json({}));\nexport default router;\n",
      },
      'GET /v1/users users.ts:2',
      'POST /v1/users/add users.ts:2',
    ],
    [
      'stand below it where a variable has them',
      {
        'app.ts': `${APP}import { createRouter } from './make';\nconst cars = createRouter().basePath('/cars');\ncars.get('/', (c) => c.json([]));\napp.route('/v1', cars);\nexport default app;\n`,
        'make.ts': MAKER,
      },
      'GET /v1/cars app.ts:5',
    ],
    [
      'leave those of the router as they are that it belongs to',
      {
        'app.ts': `${APP}import { createRouter } from './make';\nconst all = createRouter();\nall.get('/list', (c) => c.json([]));\nconst cars = all.basePath('/cars');\ncars.get('/', (c) => c.json([]));\napp.route('/v1', all);\nexport default app;\n`,
        'make.ts': MAKER,
      },
      'GET /v1/cars app.ts:7',
      'GET /v1/list app.ts:5',
    ],
    [
      'have the routes that another file describes',
      {
        'app.ts': `${APP}import users from './users';\nfor (const each of [users]) app.route('/', each);\nexport default app;\n`,
        'make.ts': MAKER,
        'described.ts':
          "import { createRoute } from '@hono/zod-openapi';\nexport const signIn = createRoute({ path: '/sign-in', method: 'post', responses: {} });\n",
        'users.ts':
          "import { createRouter } from './make';\nimport * as described from './described';\nexport default createRouter().basePath('/users').openapi(described.signIn, (c) => c.json({}));\n",
      },
      'POST /users/sign-in described.ts:2',
    ],
  ],
  'An application of Polka that listens at once': [
    [
      'mounts other ones behind that',
      {
        'index.js':
          "const polka = require('polka');\nconst app = polka().listen(3000, () => {});\napp.use((req, res, next) => next()).use('/api', require('./api'));\n",
        'api.js':
          "const polka = require('polka');\nmodule.exports = polka().get('/users/list', (req, res) => res.end());\n",
      },
      'GET /api/users/list api.js:2',
    ],
  ],
});
