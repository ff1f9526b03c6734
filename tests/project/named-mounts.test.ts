import { describe, expect, it } from 'vitest';
import { lintProject } from '../support/project.ts';
import { app, ESM_ROUTER, esmApp, projects, ROUTER } from './mounted.ts';

const MODULE = `${ROUTER}module.exports = router;`;
const NAMED_MODULE = `${ESM_ROUTER}export { router };`;
const USERS = 'GET /users/list routes/users.js:2';
const OPEN = 'GET /${…}/list routes/users.js:2';
const IN_FOLDER = { 'app.js': app("app.use('/', require('./routes'));"), 'routes/users.js': MODULE };

/** A router in the folder of the others that loads them. */
function index(...lines: readonly string[]): string {
  return [
    "const { Router } = require('express');",
    "const fs = require('fs');",
    "const path = require('path');",
    'const router = Router();',
    ...lines,
    'module.exports = router;',
  ].join('\n');
}

/** The same as a module of TypeScript. */
function esmIndex(...lines: readonly string[]): string {
  return [
    "import { Router } from 'express';",
    "import { readdirSync } from 'fs';",
    'const router = Router();',
    ...lines,
    'export { router };',
  ].join('\n');
}

const READ = 'fs.readdirSync(__dirname)';
const USE = 'router.use(`/${name}`, require(`./${name}`));';

/** Ways to take the name of a router out of that of its file. */
const NAMES: readonly (readonly [title: string, name: string])[] = [
  ['split', "const name = file.split('.')[0];"],
  ['split and shift', "const name = file.split('.').shift();"],
  ['split and at', "const name = file.split('.').at(0);"],
  ['split, taken apart', "const [name] = file.split('.');"],
  ['split, put together again', "const name = file.split('.').slice(0, -1).join('.');"],
  ['replace', "const name = file.replace('.js', '');"],
  ['replace by a pattern', "const name = file.replace(/\\.(js|ts)$/, '');"],
  ['slice', 'const name = file.slice(0, -3);'],
  ['substring', "const name = file.substring(0, file.lastIndexOf('.'));"],
  ['substr', 'const name = file.substr(0, file.length - 3);'],
  ['basename', "const name = path.basename(file, '.js');"],
  ['basename and extname', 'const name = path.basename(file, path.extname(file));'],
  ['parse', 'const name = path.parse(file).name;'],
  ['parse, taken apart', 'const { name } = path.parse(file);'],
  ['several steps', "const parts = file.split('.'); const first = parts[0]; const name = first.toLowerCase();"],
  ['a choice', "const name = file.split('.')[0] || file;"],
  ['a condition', "const name = file.endsWith('.js') ? file.slice(0, -3) : file;"],
];

const LOOPS: readonly (readonly [title: string, ...lines: readonly string[]])[] = [
  ['forEach', `${READ}.forEach((file) => { const name = file.split('.')[0]; ${USE} });`],
  ['for...of', `for (const file of ${READ}) { const name = file.split('.')[0]; ${USE} }`],
  ['map', `${READ}.map((file) => { const name = file.split('.')[0]; ${USE} });`],
  [
    'filter that runs',
    `${READ}.filter((file) => { const name = file.split('.')[0]; if (name !== 'index') { ${USE} } });`,
  ],
  ['names that are mapped before', `${READ}.map((file) => file.replace('.js', '')).forEach((name) => { ${USE} });`],
  [
    'a list in a constant',
    `const files = ${READ}; const names = files.filter((file) => file !== 'index.js').map((file) => path.parse(file).name);`,
    `names.forEach((name) => { ${USE} });`,
  ],
  [
    'readdir with a callback',
    `fs.readdir(__dirname, (err, files) => { files.forEach((file) => { const name = file.split('.')[0]; ${USE} }); });`,
  ],
  [
    'readdir of promises',
    `fs.promises.readdir(__dirname).then((files) => files.forEach((file) => { const name = file.split('.')[0]; ${USE} }));`,
  ],
  [
    'entries',
    `fs.readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isFile()).forEach((entry) => { const name = entry.name.split('.')[0]; ${USE} });`,
  ],
  [
    'entries, taken apart',
    `for (const { name: file } of fs.readdirSync(__dirname, { withFileTypes: true })) { const name = file.split('.')[0]; ${USE} }`,
  ],
  [
    'what is there',
    `${READ}.forEach((file) => { if (!fs.existsSync(path.join(__dirname, file))) return; const { name, ext } = path.parse(file); if (ext === '.js' && name !== 'index') { ${USE} } });`,
  ],
  [
    'what stat answers a callback',
    `${READ}.forEach((file) => fs.stat(path.join(__dirname, file), (err, stats) => { if (err || stats.isDirectory()) return; const name = file.split('.')[0]; ${USE} }));`,
  ],
  [
    'what a promise of stat answers',
    `(async () => { for (const file of await fs.promises.readdir(__dirname)) { if (!(await fs.promises.stat(path.join(__dirname, file))).isFile()) continue; const name = path.basename(file, '.js'); ${USE} } })();`,
  ],
  [
    'a folder in a constant',
    'const PATH_ROUTES = __dirname;',
    `fs.readdirSync(PATH_ROUTES).forEach((file) => { const name = file.split('.')[0]; ${USE} });`,
  ],
  [
    'a folder in a template',
    'const PATH_ROUTES = `${__dirname}`;',
    `fs.readdirSync(PATH_ROUTES).forEach((file) => { const name = file.split('.')[0]; ${USE} });`,
  ],
  [
    'an exception',
    'const own = path.basename(__filename);',
    `${READ}.filter((file) => file.indexOf('.') !== 0 && file !== own && file.slice(-3) === '.js').forEach((file) => { const name = file.slice(0, -3); ${USE} });`,
  ],
  [
    'a list of exceptions',
    `${READ}.forEach((file) => { const name = file.split('.')[0]; const skip = ['index'].includes(name); if (!skip) { ${USE} } });`,
  ],
  [
    'a helper',
    'const clean = (fileName) => { const name = fileName.split(".").shift(); return name; };',
    `${READ}.forEach((file) => { const name = clean(file); if (name !== 'index') { ${USE} } });`,
  ],
  [
    'a helper that is declared',
    `${READ}.forEach((file) => { const name = clean(file); if (name === 'index') return; ${USE} });`,
    'function clean(fileName) { return fileName.split(".").shift(); }',
  ],
  [
    'a concatenation',
    `${READ}.forEach((file) => { const name = file.split('.')[0]; router.use('/' + name, require('./' + name)); });`,
  ],
  [
    'a path in a constant',
    `${READ}.forEach((file) => { const route = path.join(__dirname, file); const prefix = '/' + path.parse(file).name; router.use(prefix, require(route)); });`,
  ],
  [
    'a router in a constant',
    `${READ}.forEach((file) => { const name = file.split('.')[0]; const each = require(path.resolve(__dirname, file)); router.use(\`/\${name}\`, each); });`,
  ],
  [
    'the whole path joined',
    `${READ}.forEach((file) => { const name = file.split('.')[0]; router.use(\`/\${name}\`, require(\`\${__dirname}/\${name}\`)); });`,
  ],
  [
    'an ending behind the name',
    `${READ}.forEach((file) => { const name = file.split('.')[0]; router.use('/' + name, require('./' + name + '.js')); });`,
  ],
  [
    'a list that is changed',
    `${READ}.forEach((file) => { const parts = file.split('.'); parts.pop(); const name = parts.join('.'); ${USE} });`,
  ],
];

/** What only the running of the loop tells. */
const EVALUATED: readonly (readonly [title: string, address: string, ...lines: readonly string[]])[] = [
  [
    'a name that is written again',
    'GET /people/list routes/users.js:2',
    `${READ}.forEach((file) => { let name = file.split('.')[0]; if (name === 'users') name = 'people'; ${USE.replace('require(`./${name}`)', 'require(`./${file}`)')} });`,
  ],
  [
    'a helper of several answers',
    'GET /people/list routes/users.js:2',
    "const clean = (name) => { if (name === 'users.js') return 'people'; return name.split('.')[0]; };",
    `${READ}.forEach((file) => { const name = clean(file); router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
  ],
  [
    'the number of a file',
    'GET /1/list routes/users.js:2',
    `${READ}.forEach((file, name) => { router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
  ],
  [
    'a folder of the process',
    USERS,
    `fs.readdirSync('./routes').forEach((file) => { const name = file.split('.')[0]; ${USE} });`,
  ],
  [
    'a replacement by a function',
    'GET /users${…}/list routes/users.js:2',
    `${READ}.forEach((file) => { const name = file.replace(/\\.js$/, () => suffix); router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
  ],
];

/** What does not tell the name, or tells it of other files. */
const UNTOLD: readonly (readonly [title: string, ...lines: readonly string[]])[] = [
  [
    'a name that is looked up',
    `${READ}.forEach((file) => { const name = NAMES[file]; router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
  ],
  [
    'a parameter that is written again',
    `${READ}.forEach((file) => { file = ALIASES[file]; const name = file.split('.')[0]; router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
  ],
  [
    'a variable of a loop that is written again',
    `for (let file of ${READ}) { file = ALIASES[file]; const name = file.split('.')[0]; router.use(\`/\${name}\`, require(\`./\${file}\`)); }`,
  ],
  [
    'a helper that writes its parameter',
    'const clean = (name) => { const first = name.split(".")[0]; return (name = other) && first; };',
    `${READ}.forEach((file) => { const name = clean(file); router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
  ],
  [
    'a list that a callback writes again',
    `fs.readdir(__dirname, (err, files) => { files = ORDER; files.forEach((file) => { const name = file.split('.')[0]; router.use(\`/\${name}\`, require(\`./\${file}\`)); }); });`,
  ],
  [
    'a helper of another file',
    "const clean = require('../clean');",
    `${READ}.forEach((file) => { const name = clean(file); ${USE} });`,
  ],
  [
    'another folder',
    `fs.readdirSync(path.join(__dirname, 'models')).forEach((file) => { const name = file.split('.')[0]; ${USE} });`,
  ],
  [
    'folders and all below',
    `fs.readdirSync(__dirname, { recursive: true }).forEach((file) => { const name = file.split('.')[0]; ${USE} });`,
  ],
];

const FILES = {
  'app.js': app(
    "const path = require('path');",
    "const fs = require('fs');",
    "fs.readdirSync(path.join(__dirname, 'routes')).forEach((file) => { const name = file.split('.')[0]; app.use(`/api/${name}`, require(`./routes/${file}`)); });",
  ),
};

projects({
  'Mounts that are named after their file': [
    ...NAMES.map(
      ([title, name]) =>
        [
          title,
          {
            ...IN_FOLDER,
            'routes/index.js': index(
              `${READ}.forEach((file) => { ${name} ${USE.replace('require(`./${name}`)', 'require(`./${file}`)')} });`,
            ),
          },
          USERS,
        ] as const,
    ),
    ...LOOPS.map(([title, ...lines]) => [title, { ...IN_FOLDER, 'routes/index.js': index(...lines) }, USERS] as const),
    ...EVALUATED.map(
      ([title, address, ...lines]) => [title, { ...IN_FOLDER, 'routes/index.js': index(...lines) }, address] as const,
    ),
    ...UNTOLD.map(([title, ...lines]) => [title, { ...IN_FOLDER, 'routes/index.js': index(...lines) }, OPEN] as const),
    [
      'a folder beside',
      { ...FILES, 'routes/users.js': MODULE, 'routes/orders.js': MODULE },
      'GET /api/orders/list routes/orders.js:2',
      'GET /api/users/list routes/users.js:2',
    ],
    [
      'a folder with an index',
      { ...FILES, 'routes/users/index.js': MODULE },
      'GET /api/users/list routes/users/index.js:2',
    ],
    [
      'a file beside a folder of its name',
      { ...FILES, 'routes/users.js': MODULE, 'routes/users/index.js': MODULE },
      'GET ${…}/list routes/users/index.js:2',
      'GET /api/users/list routes/users.js:2',
    ],
    [
      'names of several parts',
      { ...FILES, 'routes/users.routes.js': MODULE },
      'GET /api/users/list routes/users.routes.js:2',
    ],
    [
      'a file with its ending',
      {
        'app.js': app(
          "const path = require('path');",
          "require('fs').readdirSync(path.join(__dirname, 'routes')).forEach((file) => app.use('/' + file, require('./routes/' + file)));",
        ),
        'routes/users.js': MODULE,
      },
      'GET /users.js/list routes/users.js:2',
    ],
    [
      'what is passed over',
      {
        ...IN_FOLDER,
        'app.js': app("app.use('/', require('./routes'));", "app.use('/session', require('./routes/auth'));"),
        'routes/auth.js': MODULE,
        'routes/index.js': index(
          `${READ}.filter((file) => file !== 'auth.js').forEach((file) => { const name = file.split('.')[0]; ${USE} });`,
        ),
      },
      'GET /session/list routes/auth.js:2',
      USERS,
    ],
    [
      'what the name does not lead to',
      {
        ...IN_FOLDER,
        'routes/orders.routes.js': MODULE,
        'routes/index.js': index(`${READ}.forEach((file) => { const name = file.split('.')[0]; ${USE} });`),
      },
      'GET ${…}/list routes/orders.routes.js:2',
      USERS,
    ],
    [
      'an ending of all that is loaded',
      {
        ...IN_FOLDER,
        'routes/users.js': '',
        'routes/users.routes.js': MODULE,
        'routes/index.js': index(
          `${READ}.forEach((file) => { const name = file.split('.')[0]; router.use(\`/\${name}\`, require(\`./\${name}.routes\`)); });`,
        ),
      },
      'GET /users/list routes/users.routes.js:2',
    ],
    [
      'import() with then',
      {
        'app.ts': esmApp("import { router } from './routes';", 'app.use(router);'),
        'routes/users.ts': NAMED_MODULE,
        'routes/index.ts': esmIndex(
          'const PATH_ROUTER = `${__dirname}`;',
          "const cleanFileName = (fileName: string) => { const file = fileName.split('.').shift(); return file; };",
          'readdirSync(PATH_ROUTER).filter((fileName) => { const name = cleanFileName(fileName);',
          "if (name !== 'index') { import(`./${name}`).then((moduleRouter) => { router.use(`/${name}`, moduleRouter.router); }); } });",
        ),
      },
      'GET /users/list routes/users.ts:2',
    ],
    [
      'an ending of JavaScript in TypeScript',
      {
        'app.ts': esmApp("import { router } from './routes';", 'app.use(router);'),
        'routes/users.ts': `${ESM_ROUTER}export default router;`,
        'routes/index.ts': esmIndex(
          "readdirSync(__dirname).forEach((file) => { const name = file.replace('.js', ''); router.use(`/${name}`, require(`./${file}`).default); });",
        ),
      },
      'GET /users/list routes/users.ts:2',
    ],
    [
      'an ending of TypeScript',
      {
        'app.ts': esmApp("import { router } from './routes';", 'app.use(router);'),
        'routes/users.ts': `${ESM_ROUTER}export default router;`,
        'routes/index.ts': esmIndex(
          "for (const file of readdirSync(__dirname)) { const name = file.replace('.ts', ''); const { default: each } = await import(`./${file}`); router.use(`/${name}`, each); }",
        ),
      },
      'GET /users/list routes/users.ts:2',
    ],
    [
      'a plugin of Fastify',
      {
        'app.js':
          "const fastify = require('fastify')();\nconst fs = require('fs');\nconst path = require('path');\nfs.readdirSync(path.join(__dirname, 'routes')).forEach((file) => { fastify.register(require(path.join(__dirname, 'routes', file)), { prefix: `/${path.parse(file).name}` }); });",
        'routes/users.js':
          "module.exports = async function (fastify) {\n  fastify.get('/list', async (request, reply) => []);\n};",
      },
      USERS,
    ],
    [
      'a router of Koa',
      {
        'app.js':
          "const Koa = require('koa');\nconst Router = require('@koa/router');\nconst app = new Koa();\nconst router = new Router();\nrequire('./routes')(router);\napp.use(router.routes());",
        'routes/index.js':
          "const fs = require('fs');\nmodule.exports = (router) => { fs.readdirSync(__dirname).forEach((file) => {\nif (file === 'index.js') return;\nconst name = file.replace('.js', '');\nconst each = require(`./${file}`);\nrouter.use(`/${name}`, each.routes(), each.allowedMethods()); }); };",
        'routes/users.js':
          "const router = new (require('@koa/router'))();\nrouter.get('/list', (ctx) => { ctx.body = []; });\nmodule.exports = router;",
      },
      USERS,
    ],
    [
      'folders alone',
      {
        ...IN_FOLDER,
        'routes/orders/index.js': MODULE,
        'routes/index.js': index(
          `${READ}.forEach((name) => { if (!fs.lstatSync(path.join(__dirname, name)).isDirectory()) return; ${USE} });`,
        ),
      },
      'GET ${…}/list routes/users.js:2',
      'GET /orders/list routes/orders/index.js:2',
    ],
    [
      'files alone',
      {
        ...IN_FOLDER,
        'routes/orders/index.js': MODULE,
        'routes/index.js': index(
          `for (const entry of fs.readdirSync(__dirname, { withFileTypes: true })) { if (entry.isFile()) { const name = entry.name.replace('.js', ''); ${USE} } }`,
        ),
      },
      'GET ${…}/list routes/orders/index.js:2',
      USERS,
    ],
    [
      'a file of each folder',
      {
        'app.js': app(
          "const path = require('path');",
          "require('fs').readdirSync(path.join(__dirname, 'modules')).forEach((name) => app.use(`/api/${name}`, require(`./modules/${name}/routes`)));",
        ),
        'modules/users/routes.js': MODULE,
        'modules/users/other.js': MODULE,
        'modules/orders/routes/index.js': MODULE,
      },
      'GET ${…}/list modules/users/other.js:2',
      'GET /api/orders/list modules/orders/routes/index.js:2',
      'GET /api/users/list modules/users/routes.js:2',
    ],
    [
      'a name with an ending of its own',
      {
        ...IN_FOLDER,
        'routes/orders.Route.js': MODULE,
        'routes/index.js': index(
          `${READ}.forEach((file) => { if (file.match(/\\.js$/) === null || file === 'index.js') return; const name = file.replace('.Route.js', '').replace('.js', '').toLowerCase(); router.use(\`/\${name}\`, require(\`./\${file}\`)); });`,
        ),
      },
      'GET /orders/list routes/orders.Route.js:2',
      USERS,
    ],
    [
      'a folder of Bun',
      {
        'app.ts': esmApp("import { router } from './routes';", 'app.use(router);'),
        'routes/users.ts': `${ESM_ROUTER}export default router;`,
        'routes/index.ts': esmIndex(
          'const PATH_ROUTES = import.meta.dir;',
          "readdirSync(PATH_ROUTES).forEach((fileName) => { const file = fileName.split('.').shift() || ''; import(`${PATH_ROUTES}/${file}`).then(({ default: each }) => { router.use(`/${file}`, each); }); });",
        ),
      },
      'GET /users/list routes/users.ts:2',
    ],
    [
      'a function of its services',
      {
        ...IN_FOLDER,
        'routes/users.js':
          "module.exports = (db) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; };",
        'routes/index.js': index(
          `${READ}.forEach((file) => { const name = file.split('.')[0]; router.use(\`/\${name}\`, require(\`./\${name}\`)(db)); });`,
        ),
      },
      USERS,
    ],
  ],
});

describe('the name of a file that a loop makes a prefix', () => {
  const loop = index(
    `${READ}.forEach((file) => { const name = file.split('.')[0]; if (name !== 'index') { ${USE} } });`,
  );

  it('is judged for its verb, file by file, at the mount', async () => {
    const { messages } = await lintProject({
      ...IN_FOLDER,
      'routes/index.js': loop,
      'routes/getPeople.js': '',
      'routes/getPets.js': MODULE,
      'routes/getOrders.js': MODULE,
    });
    expect(messages.filter((message) => message.startsWith('routes/index.js'))).toEqual([
      "routes/index.js:5:116 no-verb-segment: Verb 'get' in the path of '/getOrders'. Not rewritten: it has no single method to change.",
      "routes/index.js:5:116 no-verb-segment: Verb 'get' in the path of '/getPets'. Not rewritten: it has no single method to change.",
    ]);
  });

  it('lets the routes below it and their callers move', async () => {
    const router =
      "const router = require('express').Router();\nrouter.get('/getAll', (req, res) => res.json([]));\nmodule.exports = router;";
    const files = {
      ...IN_FOLDER,
      'routes/index.js': loop,
      'routes/users.js': router,
      'client.js': "fetch('/users/getAll').then(show);",
    };
    expect((await lintProject(files)).fixed).toEqual({
      'routes/users.js': router.replace('/getAll', '/'),
      'client.js': "fetch('/users').then(show);",
    });
  });
});
