import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

type Files = Readonly<Record<string, string>>;

const READ = 'res.json(await User.findByIdAndDelete(req.body.id));';

/** Whether `fix --identifiers` moves the identifier of a route, with these lines before it and this middleware. */
async function moves(before: string, middleware = '', others: Files = {}): Promise<boolean> {
  const project = temporary({
    'package.json': '{ "name": "shop", "type": "module" }',
    'app.js': `import express from 'express';\nimport { z } from 'zod';\nimport { User } from './models.js';\n${before}\napp.post('/users/delete', ${middleware}async (req, res) => {\n  ${READ}\n});\n`,
    'models.js': "import mongoose from 'mongoose';\nexport const User = mongoose.model('User');\n",
    'client.js': "import axios from 'axios';\nexport const remove = (id) => axios.post('/users/delete', { id });\n",
    ...others,
  });
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  const [app, client] = ['app.js', 'client.js'].map((name) => readFileSync(project.at(name), 'utf8'));
  const isMoved = app?.includes("app.delete('/users/:id'") === true;
  expect(app?.includes('req.params.id')).toBe(isMoved);
  expect(client?.includes('axios.delete(`/users/${encodeURIComponent(id)}`)')).toBe(isMoved);
  return isMoved;
}

const APP = 'const app = express();\napp.use(express.json());';
const check = 'const on = (schema) => (req, res, next) => (schema.safeParse(req.body).success ? next() : res.end());';
const RULES = { 'rules.js': "import needs from 'needs';\nexport default { removal: needs({ id: 'string' }) };\n" };

it.each([
  ['of a schema of the project', `${check}\n${APP}\napp.use(on(z.object({ id: z.string() })));`],
  [
    'of a package',
    `import { celebrate } from 'celebrate';\n${APP}\napp.use(celebrate({ body: z.object({ id: z.string() }) }));`,
  ],
  ['of a package below a path', `import needs from 'needs';\n${APP}\napp.use('/users', needs({ id: 'string' }));`],
  ['in another module', `import rules from './rules.js';\n${APP}\napp.use(rules.removal);`],
  ['by a function that others register', `import { setUp } from './rules.js';\n${APP}\nsetUp(app);`],
  [
    'whose fields are not in sight',
    `import { removal } from 'schemas';\n${APP}\napp.use((req, res, next) => {\n  removal.parse(req.body);\n  next();\n});`,
  ],
  [
    'that runs by itself',
    `import { body } from 'express-validator';\n${APP}\napp.use(async (req, res, next) => {\n  await body('id').isMongoId().run(req);\n  next();\n});`,
  ],
  [
    'of all values',
    `${APP}\napp.use((req, res, next) => (Object.values(req.body).includes('7') ? res.end() : next()));`,
  ],
  [
    'of all values, if any',
    `${APP}\napp.use((req, res, next) => (Object.values(req.body ?? {}).includes('7') ? res.end() : next()));`,
  ],
  [
    'of the whole text',
    `import { sign } from './rules.js';\n${APP}\napp.use((req, res, next) => (sign(JSON.stringify(req.body)) ? next() : res.end()));`,
  ],
  [
    'of names in a list',
    `${APP}\nconst banned = process.env.BANNED.split(',');\napp.use((req, res, next) => (banned.some((name) => name in req.body) ? res.end() : next()));`,
  ],
])('leaves an identifier with a check for all routes: %s', async (_, before) => {
  const rules = `${RULES['rules.js']}import needs2 from 'needs';\nexport const sign = (text) => text.length > 2;\nexport function setUp(app) {\n  app.use(needs2({ id: 'string' }));\n}\n`;
  expect(await moves(before, '', { 'rules.js': rules })).toBe(false);
});

it.each([
  ['of a package', "import needs from 'needs';", "needs({ id: 'string' }), ", {}],
  [
    'of a package with an unknown schema',
    "import needs from 'needs';\nimport { removal } from 'schemas';",
    'needs(removal), ',
    {},
  ],
  ['as a member of another module', "import rules from './rules.js';", 'rules.removal, ', RULES],
  [
    'as a result of another module',
    "import { removal } from './rules.js';",
    'removal(), ',
    { 'rules.js': "import needs from 'needs';\nexport const removal = () => needs({ id: 'string' });\n" },
  ],
  [
    'as a getter',
    "import { rules } from './rules.js';",
    'rules.removal, ',
    {
      'rules.js':
        "import needs from 'needs';\nclass Rules {\n  get removal() {\n    return needs({ id: 'string' });\n  }\n}\nexport const rules = new Rules();\n",
    },
  ],
  [
    'in a function of the project',
    "import needs from 'needs';\nconst on = (check) => (req, res, next) => check(req, res, next);",
    "on(needs({ id: 'string' })), ",
    {},
  ],
])('leaves an identifier with a check of its route: %s', async (_, before, middleware, others: Files) => {
  expect(await moves(`${before}\n${APP}`, middleware, others)).toBe(false);
});

it.each([
  ['all methods', "app.all('/users/delete', (req, res, next) => (req.body.id === '7' ? res.end() : next()));"],
  ['the same method', "app.post('/users/delete', (req, res, next) => (req.body.id === '7' ? res.end() : next()));"],
  ['a wider address', "app.post('/users/:action', (req, res, next) => (req.body.id === '7' ? res.end() : next()));"],
  ['preflights', "import cors from 'cors';\napp.options('/users/delete', cors());"],
])('leaves an identifier with another route before it: %s', async (_, before) => {
  expect(await moves(`${APP}\n${before}`)).toBe(false);
});

it('leaves an identifier that a wrapper of a package checks', async () => {
  const files = {
    'app.js': `import express from 'express';\nimport { removal } from './removal.js';\n${APP}\napp.post('/users/delete', removal);\n`,
    'removal.js': `import { checked } from 'checked';\nimport { User } from './models.js';\nexport const removal = checked({ id: 'string' }, async (req, res) => {\n  ${READ}\n});\n`,
  };
  expect(await moves('', '', files)).toBe(false);
});

it.each([
  [
    'without anything that it is made of',
    "import sanitize from 'express-mongo-sanitize';\nimport { errors } from 'celebrate';",
    'app.use(sanitize());\napp.use(errors());',
  ],
  ['of another field', check, 'app.use(on(z.object({ token: z.string() })));'],
  ['below another path', "import needs from 'needs';", "app.use('/admin', needs({ id: 'string' }));"],
  [
    'that logs',
    "import { logger } from 'logs';",
    'app.use((req, res, next) => {\n  logger.info(req.body);\n  console.log(req.body);\n  if (req.body) logger.debug(1);\n  next();\n});',
  ],
  [
    'with options',
    "import session from 'express-session';\nimport passport from 'passport';",
    "app.use(session({ secret: 'x', cookie: { maxAge: 1 } }));\napp.use(passport.initialize());",
  ],
])('moves an identifier past middleware %s', async (_, before, use) => {
  expect(await moves(`${before}\n${APP}\n${use}`)).toBe(true);
});

it.each([
  [
    'that is called like a check',
    'const checkAuth = (req, res, next) => (req.headers.token ? next() : res.end());',
    'checkAuth, ',
  ],
  [
    'with members as arguments',
    "const ROLES = { admin: 'a' };\nconst only = (role) => (req, res, next) => (req.user.role === role ? next() : res.end());",
    'only(ROLES.admin), ',
  ],
  ['of a package', "import passport from 'passport';", "passport.authenticate('jwt', { session: false }), "],
])('moves an identifier past a function before the handler %s', async (_, before, middleware) => {
  expect(await moves(`${before}\n${APP}`, middleware)).toBe(true);
});

it.each([
  ['middleware reads', 'const own = ({ params }, res, next) => (params.id ? res.end() : next());', 'own, '],
  ['middleware gets', 'const own = (req, res, next) => (check(req.params) ? res.end() : next());', 'own, '],
])('leaves an identifier where %s a parameter of this name', async (_, before, middleware) => {
  expect(await moves(`${before}\n${APP}`, middleware)).toBe(false);
});

it('moves an identifier where middleware reads another parameter', async () => {
  const own = 'const own = (req, res, next) => (req.params.teamId ? res.end() : next());';
  expect(await moves(`${own}\n${APP}`, 'own, ')).toBe(true);
});
