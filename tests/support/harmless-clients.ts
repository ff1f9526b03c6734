import { express, FASTIFY_MODULE, type Harmless } from './applications.ts';

const SINKS = "app.get('/boats/delete/:id', (req, res) => res.json({ sunk: req.params.id }));\nmodule.exports = app;";
const SUNK = ['DELETE /boats/:id'];
const FASTIFY_SINKS = `${FASTIFY_MODULE}
app.get('/boats/delete/:id', async (request) => ({ sunk: request.params.id }));
module.exports = app;`;
const SONGS = express(
  "app.get('/songs/list', (req, res) => res.json({ songs: [] }));",
  "app.get('/songs/top', (req, res) => res.json({ top: 1 }));",
  'module.exports = app;',
);
const LISTED = ['GET /songs'];

/** Clients and tests that put addresses together, say headers and assert something, with no harm to a fix. */
export const HARMLESS_CLIENTS: readonly Harmless[] = [
  {
    what: 'a client keeps answers under the method and the path',
    outcomes: ['GET /songs', 'POST /songs'],
    callers: 2,
    files: {
      'app.js': express(
        "app.get('/songs/list', (req, res) => res.json({ songs: [] }));",
        "app.post('/songs/create', (req, res) => res.json({ added: true }));",
        'module.exports = app;',
      ),
      'client.js': `const answers = new Map();
const ask = async (how, at) => {
  const key = \`\${how} \${at}\`;
  if (!answers.has(key)) answers.set(key, await (await fetch(at, { method: how })).json());
  return answers.get(key);
};
exports.all = () => ask('GET', '/songs/list');
exports.add = () => ask('POST', '/songs/create');`,
    },
  },
  {
    what: 'a client of Fastify says what it accepts and no type of a body',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': FASTIFY_SINKS,
      'client.js': `const axios = require('axios');
const port = axios.create({ headers: { Accept: 'application/json' } });
exports.sink = (id) => port.get(\`\${process.env.API_URL}/boats/delete/\${id}\`);`,
    },
  },
  {
    what: 'a function that sends requests to Fastify says no type of a body',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': FASTIFY_SINKS,
      'client.js': `const ask = (how, at) => fetch(at, { method: how, headers: { Accept: 'application/json' } });
exports.sink = (id) => ask('GET', \`/boats/delete/\${id}\`);`,
    },
  },
  {
    what: 'a class joins the host and a whole path',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS,
      'client.js': `class Music {
  host = process.env.API_URL;
  at(...parts) {
    return [this.host, ...parts].join('');
  }
  all() {
    return fetch(this.at('/songs/list'));
  }
}
exports.all = () => new Music().all();`,
    },
  },
  {
    what: 'the class of another file joins words of another route',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS,
      'shelf.js': `module.exports = class Shelf {
  constructor(kind) {
    this.kind = kind;
  }
  ask(part) {
    return fetch('/' + [this.kind, part].join('/'));
  }
};`,
      'client.js': `const Shelf = require('./shelf');
class Songs extends Shelf {
  best() {
    return this.ask('top');
  }
  all() {
    return fetch('/songs/list');
  }
}
exports.best = () => new Songs('songs').best();
exports.all = () => new Songs('songs').all();`,
    },
  },
  {
    what: 'a function of another file joins words of another route',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS,
      'at.js': "module.exports = (part) => ['/songs', part].join('/');",
      'client.js': `const at = require('./at');
exports.best = () => fetch(at('top'));
exports.all = () => fetch('/songs/list');`,
    },
  },
  {
    what: 'a word of another route is joined from a constant of another file',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS,
      'parts.js': "module.exports = { TOP: 'top' };",
      'client.js': `const path = require('node:path');
const parts = require('./parts');
exports.best = () => fetch(path.posix.join('/songs', parts.TOP));
exports.all = () => fetch('/songs/list');`,
    },
  },
  {
    what: 'words of another route stand in a JSON file',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS,
      'music.json': '{ "songs": "/songs", "top": "top" }\n',
      'client.js': `const music = require('./music.json');
exports.best = () => fetch(\`\${music.songs}/\${music.top}\`);
exports.all = () => fetch('/songs/list');`,
    },
  },
  {
    what: 'the name of another route is written with a dot',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS,
      'client.js': `const ask = (dotted) => fetch('/' + dotted.replace('.', '/'));
exports.best = () => ask('songs.top');
exports.all = () => fetch('/songs/list');`,
    },
  },
  {
    what: 'a proxy answers members for another resource',
    outcomes: LISTED,
    callers: 1,
    files: {
      'app.js': SONGS.replace('/songs/top', '/bands/top'),
      'client.js': `const bands = new Proxy({}, { get: (_, part) => () => fetch(\`/bands/\${part}\`) });
exports.best = () => bands.top();
exports.all = () => fetch('/songs/list');`,
    },
  },
  {
    what: 'a test replaces a method of the client that plays no part',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(SINKS),
      'port.js': "const axios = require('axios');\nexports.sink = (id) => axios.get(`/boats/delete/${id}`);",
      'port.test.js': `const axios = require('axios');
const port = require('./port');

test('sinks', async () => {
  axios.put = jest.fn().mockResolvedValue({ data: 'mocked' });
  expect((await port.sink(1)).data.sunk).toBe('1');
});`,
    },
  },
  {
    what: 'a test asserts a header of the request',
    outcomes: ['PUT /boats/:id'],
    callers: 1,
    files: {
      'app.js': express(
        "app.post('/boats/update/:id', (req, res) => res.json({ painted: req.params.id }));",
        'module.exports = app;',
      ),
      'port.js':
        "exports.paint = (id) => fetch(`/boats/update/${id}`, { method: 'POST', headers: { accept: 'text/plain' } });",
      'port.test.js': `const port = require('./port');

test('paints', async () => {
  globalThis.fetch = jest.fn();
  await port.paint(1);
  expect(fetch.mock.calls[0][1].headers.accept).toBe('text/plain');
});`,
    },
  },
  {
    what: 'a test expects no answer at an address of another resource',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(SINKS),
      'client.js': `const request = require('supertest');
const app = require('./app');

exports.missing = () => request(app).delete('/ships/1').expect(404).then(() => 'passed');
exports.sink = () => request(app).get('/boats/delete/1').expect(200).then(() => 'passed');`,
    },
  },
  {
    what: 'data is written as a query whatever the method',
    outcomes: SUNK,
    callers: 1,
    files: {
      'app.js': express(SINKS.replace('req.params.id', "req.params.id, slow: req.query.slow ?? 'no'")),
      'client.js': `const superagent = require('superagent');
exports.sink = async (id) =>
  (await superagent.get(\`\${process.env.API_URL}/boats/delete/\${id}\`).query({ slow: 1 })).body;`,
    },
  },
  {
    what: 'an answer says the whole address of what was made',
    outcomes: ['POST /boats'],
    callers: 1,
    files: {
      'app.js': express(
        "app.post('/boats/create', (req, res) => res.status(201).location('/boats/7').end());",
        "app.get('/boats/:id', (req, res) => res.json({ boat: req.params.id }));",
        'module.exports = app;',
      ),
      'client.js': `exports.build = async () => {
  const built = await fetch('/boats/create', { method: 'POST' });
  return fetch(new URL(built.headers.get('location'), built.url));
};`,
    },
  },
  {
    what: 'an answer replaces words of a header',
    outcomes: ['POST /boats'],
    callers: 1,
    files: {
      'app.js': express(
        `app.post('/boats/create', (req, res) => {
  res.status(201).location(req.get('x-then').replace('new', '7')).end();
});
app.get('/boats/:id', (req, res) => res.json({ boat: req.params.id }));
module.exports = app;`,
      ),
      'client.js': `exports.build = async () => {
  const built = await fetch('/boats/create', { method: 'POST', headers: { 'x-then': '/boats/new' } });
  return fetch(built.headers.get('location'));
};`,
    },
  },
];
