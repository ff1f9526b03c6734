import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { projectPlanOf, type Files } from './planning.ts';

const ROUTE = "app.get('/users/list', (req, res) => res.json([]));";

function reasonOf(line: string, files: Files): string | undefined {
  const { routes } = projectPlanOf({ 'server.js': express(line, ROUTE), ...files });
  return routes.at(-1)?.withheld?.reason;
}

describe('a route stays whose address chooses a file', () => {
  const MODULE = { 'actions/users/list.js': 'module.exports = () => {};\n' };
  const TEXT = { 'texts/users/list.txt': 'closed' };

  it.each<[line: string, files: Files]>([
    ["app.use((req, res, next) => { require('./actions' + req.path)(req); next(); });", MODULE],
    [
      'app.use(async (req, res, next) => { (await import(`./actions/${req.path}.js`)).default(req); next(); });',
      MODULE,
    ],
    [
      'app.use((req, res, next) => { const [, of, action] = req.path.split("/"); require(`./actions/${of}/${action}`)(req); next(); });',
      MODULE,
    ],
    [
      "const path = require('node:path');\nconst fs = require('node:fs');\napp.use((req, res, next) => (fs.existsSync(path.join(__dirname, 'texts', `${req.path}.txt`)) ? res.sendStatus(403) : next()));",
      TEXT,
    ],
    [
      "const { readFile } = require('node:fs/promises');\napp.use(async (req, res, next) => { res.locals.text = await readFile(`./texts${req.path}.txt`); next(); });",
      TEXT,
    ],
    ['app.use((req, res, next) => res.sendFile(`${__dirname}/texts${req.path}.txt`, next));', TEXT],
  ])('%s', (line, files) => {
    expect(reasonOf(line, files)).toBe('path-guard');
  });

  it.each<[line: string, files: Files]>([
    ["app.use((req, res, next) => { require('./actions' + req.path)(req); next(); });", { 'actions/cats/list.js': '' }],
    ["app.use((req, res, next) => { require('./actions/' + process.env.ACTION)(req); next(); });", MODULE],
    ['app.use((req, res, next) => res.sendFile(`${__dirname}/public${req.path}`, next));', TEXT],
  ])('and moves: %s', (line, files) => {
    expect(reasonOf(line, files)).toBeUndefined();
  });
});
