import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';

const SERVER = express(
  ...['GET /ranking', 'PUT /updateRanking/:username', 'GET /admin/users', 'POST /admin/user/insert'].map((endpoint) =>
    registration('app', endpoint, ANSWER),
  ),
);
const CLIENT = [
  "fetch('/ranking');",
  "const rank = (name) => fetch(`/updateRanking/${name}`, { method: 'PUT' });",
  "const add = () => fetch('/admin/user/insert', { method: 'POST' });",
  '// POST /admin/user/insert adds one',
].join('\n');
const FILES = { 'server.js': SERVER, 'client.js': CLIENT };
const FIXED = {
  'server.js': SERVER.replace('/updateRanking', '/ranking').replace('/admin/user/insert', '/admin/users'),
  'client.js': CLIENT.replace('/updateRanking', '/ranking').replaceAll('/admin/user/insert', '/admin/users'),
};

describe('a rewrite that keeps the name of a collection', () => {
  it('takes its callers along in one run', async () => {
    const project = new LintedProject(FILES);
    expect(await project.fix()).toEqual(FIXED);
    expect(await project.reports()).toEqual([]);
  });

  it.each([[['server.js', 'client.js']], [['client.js', 'server.js']]])('does so file by file: %s', async (order) => {
    const project = new LintedProject(FILES);
    expect(await project.fixOneByOne(order)).toEqual(FIXED);
  });
});
