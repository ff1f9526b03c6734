import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';

describe('a fallback of another file', () => {
  it.each<[what: string, fallback: string, address: string]>([
    ['keeps the address of a page', "(req, res) => res.sendFile('index.html', { root: 'dist' })", '/users/list'],
    ['that says that nothing is there keeps none', "(req, res) => res.status(404).render('lost')", '/users'],
    ['that shows an error keeps none', "(error, req, res, next) => res.render('oops')", '/users'],
  ])('%s', async (_, fallback, address) => {
    const server = (path: string): string => express(registration('app', `GET ${path}`, ANSWER), "app.use(require('./fallback'));");
    const project = new LintedProject({ 'server.js': server('/users/list'), 'fallback.js': `module.exports = ${fallback};` });
    expect((await project.fix())['server.js']).toBe(server(address));
  });
});
