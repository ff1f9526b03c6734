import { express, FASTIFY_MODULE, type Harmless } from './applications.ts';

const TWO = `app.get('/songs/list', (req, res) => res.json({ songs: [] }));
app.post('/songs/create', (req, res) => res.json({ added: true }));
module.exports = app;`;
const CALLS_TWO = `exports.all = () => fetch('/songs/list');
exports.add = () => fetch('/songs/create', { method: 'POST' });`;
const BOTH = ['GET /songs', 'POST /songs'];

const LISTS = `app.get('/songs/list', (req, res) => res.json({ songs: [] }));
module.exports = app;`;
const CALLS_LIST = "exports.all = () => fetch('/songs/list');";

const SINKS = `app.get('/boats/delete/:id', (req, res) => res.json({ sunk: req.params.id }));
module.exports = app;`;
const CALLS_SINK = 'exports.sink = (id) => fetch(`/boats/delete/${id}`);';
const SUNK = ['DELETE /boats/:id'];

const PAINTS = `app.post('/boats/update/:id', (req, res) => res.json({ painted: req.params.id }));
module.exports = app;`;
const CALLS_PAINT = "exports.paint = (id) => fetch(`/boats/update/${id}`, { method: 'POST' });";
const PAINTED = ['PUT /boats/:id'];

/** Middleware that lets in who says who they are. */
const KNOWN = "const known = (req, res, next) => (req.get('x-captain') ? next() : res.sendStatus(401));";

/** Servers that keep, guard and register something by the address or the method, with no harm to a fix. */
export const HARMLESS_SERVERS: readonly Harmless[] = [
  {
    what: 'answers are kept under the method and the address',
    outcomes: BOTH,
    callers: 2,
    files: {
      'app.js': express(
        `const answers = new Map();
app.use((req, res, next) => {
  const key = \`\${req.method} \${req.originalUrl}\`;
  if (answers.has(key)) return res.json(answers.get(key));
  const send = res.json.bind(res);
  res.json = (body) => send(answers.set(key, body).get(key));
  next();
});`,
        TWO,
      ),
      'client.js': CALLS_TWO,
    },
  },
  {
    what: 'one request of each method and path is let in',
    outcomes: BOTH,
    callers: 2,
    files: {
      'app.js': express(
        `const taken = new Set();
app.use((req, res, next) => {
  const key = req.method + req.path;
  return taken.has(key) ? res.sendStatus(429) : taken.add(key) && next();
});`,
        TWO,
      ),
      'client.js': CALLS_TWO,
    },
  },
  {
    what: 'a limit counts requests by method and path',
    outcomes: BOTH,
    callers: 2,
    files: {
      'app.js': express(
        `const { rateLimit } = require('express-rate-limit');
app.use(rateLimit({ limit: 1, keyGenerator: (req) => \`\${req.method}:\${req.path}\` }));`,
        TWO,
      ),
      'client.js': CALLS_TWO,
    },
  },
  {
    what: 'a limit counts requests by who sends them',
    outcomes: BOTH,
    callers: 2,
    files: {
      'app.js': express(
        `const { rateLimit } = require('express-rate-limit');
app.use(rateLimit({ limit: 9, keyGenerator: (req) => req.get('x-captain') ?? 'nobody' }));`,
        TWO,
      ),
      'client.js': CALLS_TWO,
    },
  },
  {
    what: 'the glob of another file is of deeper addresses',
    outcomes: SUNK,
    callers: 1,
    files: {
      'closed.js': "module.exports = [{ glob: '/boats/*/*/*', role: 'captain' }];",
      'app.js': express(
        `const { minimatch } = require('minimatch');
const closed = require('./closed');
app.use((req, res, next) => (closed.some((row) => minimatch(req.path, row.glob)) ? res.sendStatus(403) : next()));`,
        SINKS,
      ),
      'client.js': CALLS_SINK,
    },
  },
  {
    what: 'a glob closes the old and the new address alike',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(
        `const { minimatch } = require('minimatch');
app.use((req, res, next) => (minimatch(req.path, '/boats/**') ? res.sendStatus(403) : next()));`,
        SINKS,
      ),
      'client.js': CALLS_SINK,
    },
  },
  {
    what: 'a glob opens the old and the new address alike',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(
        `const { minimatch } = require('minimatch');
const free = ['/boats/**'];
app.use((req, res, next) => (free.some((glob) => minimatch(req.path, glob)) ? next() : res.sendStatus(403)));`,
        SINKS,
      ),
      'client.js': CALLS_SINK,
    },
  },
  {
    what: 'a pattern is of deeper addresses',
    outcomes: ['GET /songs'],
    callers: 1,
    files: {
      'app.js': express(
        `const { match } = require('path-to-regexp');
const closed = match('/:things/:part/:id');
app.use((req, res, next) => (closed(req.path) ? res.sendStatus(403) : next()));`,
        LISTS,
      ),
      'client.js': CALLS_LIST,
    },
  },
  {
    what: 'a server lets the new method in too',
    outcomes: PAINTED,
    callers: 1,
    files: {
      'app.js': express(
        PAINTS.replace('module.exports = app;', "const http = require('node:http');"),
        `module.exports = http.createServer((req, res) => {
  if (['GET', 'POST', 'PUT'].includes(req.method)) return app(req, res);
  res.statusCode = 405;
  res.end();
});`,
      ),
      'client.js': CALLS_PAINT,
    },
  },
  {
    what: 'the method is kept to be logged',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(
        `app.use((req, res, next) => {
  res.locals.how = req.method;
  next();
});
app.use((req, res, next) => {
  res.on('finish', () => console.log(res.locals.how, res.statusCode));
  next();
});`,
        SINKS,
      ),
      'client.js': CALLS_SINK,
    },
  },
  {
    what: 'a status is the same for the old and the new method',
    outcomes: PAINTED,
    callers: 1,
    files: {
      'app.js': express(
        "const done = (res, data) => res.status(res.req.method === 'GET' ? 200 : 202).json(data);",
        PAINTS.replace('res.json({ painted: req.params.id })', 'done(res, { painted: req.params.id })'),
      ),
      'client.js': CALLS_PAINT,
    },
  },
  {
    what: 'another member of the application is replaced',
    outcomes: PAINTED,
    callers: 1,
    files: {
      'app.js': express(
        KNOWN,
        `const { patch } = app;
app.patch = (path, handler) => patch.call(app, path, known, handler);`,
        PAINTS,
      ),
      'client.js': CALLS_PAINT,
    },
  },
  {
    what: 'a table of routes guards those of a method that plays no part',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(
        KNOWN,
        `const table = [
  { how: 'get', at: '/boats/delete/:id', run: (req, res) => res.json({ sunk: req.params.id }) },
];
for (const row of table) app[row.how](row.at, ...(row.how === 'post' ? [known] : []), row.run);
module.exports = app;`,
      ),
      'client.js': CALLS_SINK,
    },
  },
  {
    what: 'a function that registers routes allows the new method',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(
        `const add = (how, at, run) => {
  if (!['get', 'post', 'delete'].includes(how)) throw new Error(how);
  app[how](at, run);
};
add('get', '/boats/delete/:id', (req, res) => res.json({ sunk: req.params.id }));
module.exports = app;`,
      ),
      'client.js': CALLS_SINK,
    },
  },
  {
    what: 'pages of other origins may send the new method',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': `${FASTIFY_MODULE}
app.register(require('@fastify/cors'), { origin: 'https://port.example', methods: ['GET', 'POST', 'DELETE'] });
app.get('/boats/delete/:id', async (request) => ({ sunk: request.params.id }));
module.exports = app;`,
      'client.js': CALLS_SINK,
    },
  },
];
