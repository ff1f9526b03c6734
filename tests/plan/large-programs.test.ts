import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { ANSWER, express, registration } from '../support/applications.ts';
import { writeProject, type Files } from '../support/project.ts';
import { OPTIONS } from './planning.ts';

/** What becomes of `GET /users/list`: the new address, with the requests that follow it, or why it stays. */
function outcomeOf(files: Files): string {
  const server = express(registration('app', 'GET /users/list', ANSWER));
  const root = writeProject({ 'app.js': server, ...files });
  const plan = makePlan(Project.at(root, { accounting: 'all' }).view(), OPTIONS);
  const [route] = plan.routes;
  if (!route?.rewrite) return route?.withheld?.reason ?? 'none';
  const callers = plan.callersIn(`${root}/client.js`).callers.length;
  return `${route.rewrite.path.text} with ${String(callers)}`;
}

/** A function of more than a dozen statements, which ends with some lines. */
function busy(name: string, parameters: string, ...lines: readonly string[]): string {
  const steps = Array.from({ length: 12 }, (_, at) => `  counts.total${String(at)} = counts.total${String(at)} + 1;`);
  return [`function ${name}(${parameters}) {`, ...steps, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** A class whose method `act` sends a request to a URL if it gets `save`. */
function sender(url: string): readonly string[] {
  const act = busy('act', 'kind', `if (kind === 'save') axios.get(${url});`).replace('function ', '');
  return ['class Sender {', '  constructor(given) { this.given = given; }', act, '}'];
}

const HEAD = "const axios = require('axios');\nconst counts = {};";
/** More calls than a function gets that finds nothing. */
const MANY = Array.from({ length: 60 }, (_, at) => at);

describe('a function that is called very often and finds nothing', () => {
  it.each<[what: string, outcome: string, client: readonly string[]]>([
    [
      'changes nothing for a request that has nothing to do with it',
      '/users with 1',
      [busy('count', 'name'), ...MANY.map((at) => `count('name ${String(at)}');`), "axios.get('/users/list');"],
    ],
    [
      'may send what it gets in a later call',
      'used',
      [
        busy('act', 'action', "if (action.kind === 'save') axios.get(action.path);"),
        ...MANY.map((at) => `act({ kind: 'kind ${String(at)}' });`),
        "act({ kind: 'save', path: '/users/list' });",
      ],
    ],
    [
      'may put a word of a later call into a URL',
      'used',
      [
        busy('act', 'kind, word', "if (kind === 'save') axios.get('/users/' + word);"),
        ...MANY.map((at) => `act('kind ${String(at)}', 'none');`),
        "act('save', 'list');",
      ],
    ],
    [
      'puts a word of another object into a URL',
      '/users with 1',
      [
        ...sender("'/users/' + this.given"),
        "const cars = new Sender('cars');",
        ...MANY.map((at) => `cars.act('kind ${String(at)}');`),
        "new Sender('list').act('save');",
      ],
    ],
    [
      'sends what another object has',
      '/users with 1',
      [
        ...sender('this.given'),
        "const cars = new Sender('/cars');",
        ...MANY.map((at) => `cars.act('kind ${String(at)}');`),
        "new Sender('/users/list').act('save');",
      ],
    ],
    [
      'calls the function that it gets in a later call',
      '/users with 1',
      [
        busy('locked', 'name, run', 'return run();'),
        ...MANY.map((at) => `locked('lock ${String(at)}', () => counts.total1);`),
        "locked('users', () => axios.get('/users/list'));",
      ],
    ],
    [
      'has its own requests found once more',
      '/users with 1',
      [
        busy('act', 'action', "if (action.kind === 'save') axios.get('/users/list');"),
        ...MANY.map((at) => `act({ kind: 'kind ${String(at)}' });`),
      ],
    ],
    [
      'is evaluated for each request that is made of its results',
      '/users with 1',
      [
        busy('address', 'path', "return '/' + path;"),
        ...MANY.map((at) => `axios.get(address('cars/${String(at)}'));`),
        "axios.get(address('users/list'));",
      ],
    ],
    [
      'is evaluated for each request that another function makes of its results',
      '/users with 1',
      [
        busy('address', 'path', "return '/' + path;"),
        'const get = (path) => axios.get(address(path));',
        ...MANY.map((at) => `const get${String(at)} = () => get('cars/${String(at)}');`),
        "const list = () => get('users/list');",
        `module.exports = { list, ${MANY.map((at) => `get${String(at)}`).join(', ')} };`,
      ],
    ],
  ])('%s', (_, outcome, client) => {
    expect(outcomeOf({ 'client.js': [HEAD, ...client].join('\n') })).toBe(outcome);
  });
});

describe('a program that is too large to evaluate all of it', () => {
  /** Middleware that calls functions of many files, which run many statements each. */
  const files = (count: number): Files => {
    const names = Array.from({ length: count }, (_, at) => `load${String(at)}`);
    const load =
      'module.exports = () => {\n  let sum = 0;\n  for (let at = 0; at < 1500; at += 1) {\n    sum += at;\n  }\n};';
    const calls = names.map((name) => `  require('./${name}')();`);
    return {
      ...Object.fromEntries(names.map((name) => [`${name}.js`, load])),
      'app.js': express(
        ...['app.use((req, res, next) => {', ...calls, '  next();', '});'],
        registration('app', 'GET /users/list', ANSWER),
      ),
    };
  };

  it('keeps its addresses, and says why', () => {
    expect(outcomeOf(files(60))).toBe('unevaluated');
  });

  it('does not, with a half of these files', () => {
    expect(outcomeOf(files(20))).toBe('/users with 0');
  });
});
