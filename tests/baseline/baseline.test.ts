import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';

const SCRIPT = fileURLToPath(new URL('baseline.mjs', import.meta.url));
const FROZEN = fileURLToPath(new URL('fixtures.json', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** A command that answers the JSON of the folder it is called in, with its last argument in place of a word. */
const COMMAND = `
const plan = require('fs').readFileSync('plan.json', 'utf8');
process.stdout.write(plan.replaceAll('PRESET', process.argv.at(-1)));
`;

const planOf = (routes: readonly object[]) => JSON.stringify({ version: 1, routes });

/** A route of the command's JSON. */
const route = (line: number, method: string, address: string, more: object = {}) => ({
  ...{ file: 'app.js', line, column: 5, framework: 'express', method, path: address, address, addresses: [address] },
  ...{ violations: [], rewrite: null, suggestion: null, withheld: null, callers: [] },
  ...more,
});

const endpoint = (method: string, address: string) => ({ method, path: address, address, addresses: [address] });

const HEALTH = route(3, 'GET', '/health');
const VERB = [{ rule: 'no-verb-segment', segment: 'list' }];
const LIST = route(7, 'GET', '/users/list', {
  violations: VERB,
  rewrite: endpoint('GET', '/users'),
  callers: [{ file: 'client.js', line: 4, method: 'GET', url: '/users/list' }],
});
const HELD_LIST = route(7, 'GET', '/users/list', {
  violations: VERB,
  withheld: "another text contains the old address and cannot be updated ('/users/list', README.md:12)",
});

/** A project, the command that plans it, and where its baseline goes. */
function project(routes: readonly object[]) {
  const place = temporary({ 'command.cjs': COMMAND });
  const answer = (text: string) => {
    place.write({ 'plan.json': text });
  };
  const call = (...given: readonly string[]) => {
    const all = [SCRIPT, ...given, '--command', place.at('command.cjs')];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  answer(planOf(routes));
  return { root: place.root, call, answer, file: place.at('baseline.json') };
}

/** Freezes a first plan of a project, and compares a later one with it. */
function compared(before: readonly object[], after: readonly object[], ...options: readonly string[]) {
  const { root, call, answer, file } = project(before);
  expect(call('freeze', file, root).status).toBe(0);
  answer(planOf(after));
  const { status, stdout } = call('compare', file, root, ...options);
  const report = stdout.slice(stdout.indexOf('\n\n') + 2, -1);
  return { status, report: report.replaceAll(basename(root), 'shop') };
}

it('finds the fixtures as they were frozen', () => {
  const folders = ['monorepo', 'sample-app'].map((name) => join(FIXTURES, name));
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, 'compare', FROZEN, ...folders], { encoding: 'utf8' });
  const hint = `If this is meant: npm run baseline -- freeze tests/baseline/fixtures.json tests/fixtures/*\n${stderr}`;
  expect(stdout, hint).toMatch(/\n2 of 2 projects: \d+ routes\.\n\nNo difference\.\n$/);
}, 60_000);

describe('freezing', () => {
  it('writes a route a line, sorted, with the kind of reason and the places of callers', () => {
    const { root, call, file } = project([HELD_LIST, HEALTH, { ...LIST, line: 9 }]);
    expect(call('freeze', file, root)).toMatchObject({ status: 0, stdout: `${file}: 1 projects, 3 routes.\n` });
    expect(readFileSync(file, 'utf8')).toBe(
      [
        '{',
        '"build": null,',
        '"preset": "recommended",',
        '"projects": [',
        `{"name": "${basename(root)}", "commit": null, "routes": [`,
        '{"at":"app.js:3","method":"GET","path":"/health","address":"/health"},',
        '{"at":"app.js:7","method":"GET","path":"/users/list","address":"/users/list","rules":["no-verb-segment"],' +
          '"reason":"another text contains the old address and cannot be updated"},',
        '{"at":"app.js:9","method":"GET","path":"/users/list","address":"/users/list","rules":["no-verb-segment"],' +
          '"rewrite":{"method":"GET","path":"/users","address":"/users"},"callers":["client.js:4"]}',
        ']}',
        ']',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('reads the plans of builds whose JSON is an array', () => {
    const { root, call, answer, file } = project([]);
    answer(JSON.stringify([HEALTH]));
    expect(call('freeze', file, root).stdout).toBe(`${file}: 1 projects, 1 routes.\n`);
  });

  it('writes nothing where a project cannot be planned', () => {
    const { root, call, answer, file } = project([]);
    answer('');
    const { status, stderr } = call('freeze', file, root, join(root, 'missing'));
    expect(status).toBe(2);
    expect(stderr).toBe(
      [
        'Nothing is frozen.',
        `missing: there is no folder ${join(root, 'missing')}`,
        `${basename(root)}: the command answers no JSON`,
        '',
      ].join('\n'),
    );
    expect(existsSync(file)).toBe(false);
  });
});

describe('comparing', () => {
  it('says that nothing differs', () => {
    expect(compared([HEALTH, LIST], [HEALTH, LIST])).toEqual({ status: 0, report: 'No difference.' });
  });

  it('lists rewrites and callers that are lost by the kind of reason, and ends with 1', () => {
    const [more, heldMore] = [LIST, HELD_LIST].map((each) => ({ ...each, line: 9 }));
    const { status, report } = compared(
      [LIST, { ...more, callers: [] }],
      [HELD_LIST, heldMore ?? {}],
      '--examples',
      '1',
    );
    expect(status).toBe(1);
    expect(report).toBe(
      [
        'Rewrites lost: 2',
        '  2  not rewritten: another text contains the old address and cannot be updated',
        '       shop app.js:7  GET /users/list → GET /users',
        '       and 1 more',
        '',
        'Callers lost: 1',
        '  1  not rewritten: another text contains the old address and cannot be updated',
        '       shop app.js:7  client.js:4 calls GET /users/list',
      ].join('\n'),
    );
  });

  it('lists what is gained, and ends with 0', () => {
    const { status, report } = compared([HELD_LIST], [LIST, HEALTH]);
    expect(status).toBe(0);
    expect(report).toBe(
      [
        'Routes gained: 1',
        '  1  not reported',
        '       shop app.js:3  GET /health',
        '',
        'Rewrites gained: 1',
        '  1  not rewritten: another text contains the old address and cannot be updated',
        '       shop app.js:7  GET /users/list → GET /users',
        '',
        'Callers gained: 1',
        '  1  not rewritten: another text contains the old address and cannot be updated',
        '       shop app.js:7  client.js:4 calls GET /users/list',
      ].join('\n'),
    );
  });

  it('lists routes that are lost with all that was known of them', () => {
    const { status, report } = compared([HEALTH, LIST], [HEALTH]);
    expect(status).toBe(1);
    expect(report.split('\n').filter((line) => !line.startsWith('       '))).toEqual([
      'Routes lost: 1',
      '  1  rewritten',
      '',
      'Reports lost: 1',
      '  1  no-verb-segment',
      '',
      'Rewrites lost: 1',
      '  1  there is no such route',
      '',
      'Callers lost: 1',
      '  1  there is no such route',
    ]);
  });

  it('tells a route of another address and a rewrite to another one from lost ones', () => {
    const mounted = { ...HEALTH, address: '/api/health', addresses: ['/api/health'] };
    const { status, report } = compared([HEALTH, LIST], [mounted, { ...LIST, rewrite: endpoint('GET', '/people') }]);
    expect(status).toBe(1);
    expect(report).toBe(
      [
        'Routes changed: 1',
        '  1  another address',
        '       shop app.js:3  GET /health is GET /api/health',
        '',
        'Rewrites changed: 1',
        '  1  another path and address',
        '       shop app.js:7  GET /users/list → GET /users, now GET /people',
      ].join('\n'),
    );
  });

  it('lists reasons that have become others, which is no loss', () => {
    const held = { ...HELD_LIST, withheld: 'its path has no identifier of the item' };
    const { status, report } = compared([HELD_LIST], [held]);
    expect(status).toBe(0);
    expect(report).toContain(
      'Reasons changed: 1\n  1  another text contains the old address and cannot be updated → its path has no',
    );
  });

  it('ends with 2 where a project was not frozen', () => {
    const { root, call, file } = project([HEALTH]);
    expect(call('freeze', file, root).status).toBe(0);
    const other = project([HEALTH]);
    const { status, stderr } = other.call('compare', file, other.root);
    expect(status).toBe(2);
    expect(stderr).toContain(`${basename(other.root)} is not in ${file}.`);
  });

  it('plans with the rules that counted when it was frozen', () => {
    const { root, call, file } = project([route(3, 'GET', '/PRESET')]);
    expect(call('freeze', file, root, '--preset', 'strict').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('"preset": "strict",\n');
    expect(readFileSync(file, 'utf8')).toContain('"path":"/--strict"');
    expect(call('compare', file, root).stdout).toMatch(/\nNo difference\.\n$/);
  });

  it('refuses a file that is no baseline, and a call that says too little', () => {
    const { root, call } = project([HEALTH]);
    expect(call('compare', join(root, 'plan.json'), root).stderr).toMatch(/plan\.json is no baseline\.\n$/);
    expect(call('compare', join(root, 'plan.json')).stderr).toMatch(/^Usage: /);
    expect(call('freeze', 'x.json', root, '--preset', 'lax').stderr).toBe(
      "--preset is recommended, strict, all, not 'lax'.\n",
    );
    expect(call('freeze', 'x.json', root, '--limit', 'soon').stderr).toBe(
      "--limit takes a whole number, not 'soon'.\n",
    );
  });
});
