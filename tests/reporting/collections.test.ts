import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';

const RULES = {
  'restful-routes/plural-collection': 'error',
  'restful-routes/request-matches-route': 'error',
  'restful-routes/comment-matches-route': 'error',
} as const;
const WITH_VERBS = {
  ...RULES,
  'restful-routes/no-verb-segment': 'error',
  'restful-routes/no-tunneled-method': 'error',
  'restful-routes/no-unsafe-get': 'error',
} as const;

const HEAD = "const express = require('express');\n";
const ROUTER = `${HEAD}const router = express.Router();\n`;
const ANSWER = '(req, res) => res.json([])';

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

const SERVER = lines(
  `${HEAD}const app = express();`,
  "app.use('/api/user', require('./users'));",
  'module.exports = app;',
);
const USERS = lines(
  `${ROUTER}router.get('/', ${ANSWER});`,
  '// GET /api/user/:id reads one',
  `router.get('/:id', ${ANSWER});`,
  'module.exports = router;',
);
const CLIENT = lines("const list = () => fetch('/api/user');", 'const one = (id) => fetch(`/api/user/${id}`);');

describe('a collection that a mounted router holds', () => {
  const files = { 'server.js': SERVER, 'users.js': USERS, 'client.js': CLIENT };
  const fixed = {
    'server.js': SERVER.replace('/api/user', '/api/users'),
    'users.js': USERS.replace('/api/user', '/api/users'),
    'client.js': CLIENT.replaceAll('/api/user', '/api/users'),
  };

  it('is reported at its prefix, and so are those who name it', async () => {
    const project = new LintedProject(files, { rules: RULES });
    expect(await project.reports()).toEqual([
      "client.js:1:27 request-matches-route: 'GET /api/user' becomes 'GET /api/users', as its route does.",
      "client.js:2:28 request-matches-route: 'GET /api/user/${…}' becomes 'GET /api/users/${…}', as its route does.",
      "server.js:3:15 plural-collection: Collection 'user' in the path of '/api/user' is singular. Name it 'users'.",
      "users.js:4:8 comment-matches-route: 'GET /api/user/:id' becomes 'GET /api/users/:id', as its route does.",
    ]);
  });

  it('is renamed in one run, wherever it is named', async () => {
    const project = new LintedProject(files, { rules: RULES });
    expect(await project.fix()).toEqual(fixed);
    expect(await project.reports()).toEqual([]);
  });

  it.each([[['server.js', 'users.js', 'client.js']], [['client.js', 'users.js', 'server.js']]])(
    'is renamed file by file: %s',
    async (order) => {
      const project = new LintedProject(files, { rules: RULES });
      expect(await project.fixOneByOne(order)).toEqual(fixed);
    },
  );

  it('keeps its name where the clients stay', async () => {
    const project = new LintedProject(files, { rules: RULES, settings: { callers: 'withhold' } });
    expect(await project.fix('server.js')).toEqual(files);
    expect(await project.reports()).toEqual([
      expect.stringMatching(
        /^server\.js:3:15 plural-collection: .* Not renamed: requests name it, and settings or rules leave these as they are \('\/api\/user', client\.js:1\) \(and 1 more place\)\.$/,
      ),
    ]);
  });

  it('keeps its name where a view names it', async () => {
    const project = new LintedProject(
      { ...files, 'views/user.html': '<a href="/api/user/1">One</a>\n' },
      { rules: RULES },
    );
    expect(await project.fix()).toMatchObject(files);
  });
});

describe('a collection that identifiers are called after', () => {
  const files = {
    'server.js': lines(
      `${HEAD}const app = express();`,
      "app.use('/issue', require('./issues'));",
      `app.get('/account/:accountId', ${ANSWER});`,
      'module.exports = app;',
    ),
    'issues.js': lines(
      `${ROUTER}router.get('/', ${ANSWER});`,
      `router.get('/:issueId', ${ANSWER});`,
      'module.exports = router;',
    ),
    'client.js': lines(
      "const list = () => fetch('/issue');",
      'const one = (id) => fetch(`/issue/${id}`);',
      "const mine = (id) => fetch('/account/' + id);",
    ),
  };

  it('is renamed with those who name it', async () => {
    const project = new LintedProject(files, { rules: RULES });
    expect(await project.fix()).toEqual({
      'server.js': files['server.js'].replace("'/issue'", "'/issues'").replace('/account/', '/accounts/'),
      'issues.js': files['issues.js'],
      'client.js': files['client.js'].replaceAll('/issue', '/issues').replace('/account/', '/accounts/'),
    });
    expect(await project.reports()).toEqual([]);
  });

  it.each([[['server.js', 'issues.js', 'client.js']], [['client.js', 'issues.js', 'server.js']]])(
    'is renamed file by file: %s',
    async (order) => {
      const project = new LintedProject(files, { rules: RULES });
      await project.fixOneByOne(order);
      expect(await project.fixOneByOne(order)).toEqual(await new LintedProject(files, { rules: RULES }).fix());
    },
  );
});

describe('a collection with verbs', () => {
  const files = {
    'server.js': SERVER,
    'users.js': lines(
      `${ROUTER}router.get('/getAll', ${ANSWER});`,
      `router.get('/get/:id', ${ANSWER});`,
      `router.post('/delete/:id', ${ANSWER});`,
      'module.exports = router;',
    ),
    'client.js': lines(
      "const list = () => fetch('/api/user/getAll');",
      "const drop = (id) => fetch(`/api/user/delete/${id}`, { method: 'POST' });",
    ),
  };
  const fixed = {
    'server.js': SERVER.replace('/api/user', '/api/users'),
    'users.js': lines(
      `${ROUTER}router.get('/', ${ANSWER});`,
      `router.get('/:id', ${ANSWER});`,
      `router.delete('/:id', ${ANSWER});`,
      'module.exports = router;',
    ),
    'client.js': lines(
      "const list = () => fetch('/api/users');",
      "const drop = (id) => fetch(`/api/users/${id}`, { method: 'DELETE' });",
    ),
  };

  it('is rewritten and renamed, and its clients go the whole way', async () => {
    const project = new LintedProject(files, { rules: WITH_VERBS });
    await project.fix();
    expect(await project.fix()).toEqual(fixed);
    expect(await project.reports()).toEqual([]);
  });
});

describe('a collection of two files', () => {
  it('keeps its name: one fix edits one file', async () => {
    const files = {
      'server.js': lines(
        `${HEAD}const app = express();`,
        `app.get('/user/:id', ${ANSWER});`,
        "app.use(require('./more'));",
      ),
      'more.js': lines(`${ROUTER}router.put('/user/:id', ${ANSWER});`, 'module.exports = router;'),
    };
    const project = new LintedProject(files, { rules: RULES });
    expect(await project.fix()).toEqual(files);
    expect(await project.reports()).toEqual([
      expect.stringMatching(/Not renamed: a route of another file would have to move first/),
      expect.stringMatching(/Not renamed: a route of another file would have to move first/),
    ]);
  });
});
