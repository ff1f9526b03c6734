import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { projectPlanOf, type Files } from './planning.ts';

const ROUTE = "app.get('/users/list', (req, res) => res.json([]));";

function reasonOf(lines: string, files: Files = {}): string | undefined {
  const { routes } = projectPlanOf({ 'server.js': express(lines, ROUTE), ...files });
  return routes.at(-1)?.withheld?.reason;
}

const guard = (condition: string): string =>
  `app.use((req, res, next) => (${condition} ? next() : res.sendStatus(401)));`;

describe('a route stays where its address is asked for in a list of the configuration', () => {
  it.each([
    `const open = process.env.OPEN.split(',');\n${guard('open.includes(req.path)')}`,
    `const open = (process.env.OPEN ?? '').split(',');\n${guard('open.some((each) => req.path.startsWith(each))')}`,
    `const { OPEN } = process.env;\n${guard("OPEN.split(' ').find((each) => each === req.path)")}`,
    `const open = new Set(process.env.OPEN.split(','));\n${guard('open.has(req.originalUrl)')}`,
    `const config = require('config');\n${guard("config.get('open').some((each) => new RegExp(each).test(req.path))")}`,
    `const config = require('config');\n${guard("config.get('open').includes(req.path.split('?')[0])")}`,
  ])('%s', (lines) => {
    expect(reasonOf(lines)).toBe('path-guard');
  });

  it.each([
    guard('req.path === process.env.HEALTH'),
    guard('req.path.startsWith(process.env.BASE)'),
    `const open = process.env.OPEN.split(',');\n${guard('open.includes(req.ip)')}`,
    `const open = process.env.OPEN.split(',');\n${guard('open.includes(req.headers.origin)')}`,
  ])('and moves: %s', (lines) => {
    expect(reasonOf(lines)).toBeUndefined();
  });
});

describe('a route stays where its address is asked for in a file of data that code reads', () => {
  const READ = "const fs = require('node:fs');\n";
  const YAML = { 'rules.yaml': 'closed:\n  - ^/users/.+\n  - list\n' };
  const JSON_FILE = { 'rules.json': '{ "closed": ["/users/l"] }' };

  it.each<[lines: string, files: Files]>([
    [
      `${READ}const rules = JSON.parse(fs.readFileSync(__dirname + '/rules.json', 'utf8'));\n${guard('rules.closed.some((each) => req.path.startsWith(each))')}`,
      JSON_FILE,
    ],
    [
      `${READ}const rules = JSON.parse(fs.readFileSync('./rules.json').toString());\n${guard('rules.closed.some((each) => req.path.startsWith(each))')}`,
      JSON_FILE,
    ],
    [
      `const rules = require('fs-extra').readJsonSync('rules.json');\n${guard('rules.closed.some((each) => req.path.startsWith(each))')}`,
      JSON_FILE,
    ],
    [
      `${READ}const yaml = require('js-yaml');\nconst rules = yaml.load(fs.readFileSync('./rules.yaml', 'utf8'));\n${guard('rules.closed.some((each) => new RegExp(each).test(req.path))')}`,
      YAML,
    ],
    [
      `${READ}const { parse } = require('yaml');\nconst { closed } = parse(fs.readFileSync(\`\${__dirname}/rules.yaml\`, 'utf8'));\n${guard("closed.includes(req.path.split('/')[2])")}`,
      YAML,
    ],
  ])('%s', (lines, files) => {
    expect(reasonOf(lines, files)).toBe('path-guard');
  });

  it('and moves where the file says others', () => {
    const lines = `${READ}const rules = JSON.parse(fs.readFileSync('./rules.json', 'utf8'));\n${guard('rules.closed.some((each) => req.path.startsWith(each))')}`;
    expect(reasonOf(lines, { 'rules.json': '{ "closed": ["/cats"] }' })).toBeUndefined();
  });
});
