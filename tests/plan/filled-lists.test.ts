import { expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { movedText, planOf } from './planning.ts';

/** The source of a server with a request in one of its handlers, with the edits of its requests. */
function moved(request: (path: string) => string, path: string): { readonly text: string; readonly expected: string } {
  const source = (list: string, sent: string): string =>
    express(
      "const axios = require('axios');",
      'const admins = [];',
      `app.get('${list}', (req, res) => res.json([]));`,
      'app.listen(3000);',
      `app.post('/jobs', async (req, res) => { ${request(sent)} admins.push(req.body); res.json({}); });`,
    );
  const files = { 'server.js': source('/users/list', path) };
  return { text: movedText(planOf(files), files, 'server.js'), expected: source('/users/list', '/users') };
}

it.each<[title: string, request: (path: string) => string]>([
  ['a condition', (path) => `if (admins.some((each) => each.on)) await axios.get('${path}');`],
  ['a loop', (path) => `for (const admin of admins) await axios.get('${path}', { params: { admin } });`],
  ['a callback', (path) => `admins.forEach((admin) => axios.get('${path}', { params: { admin } }));`],
  ['what is found', (path) => `const first = admins.find((each) => each.on); if (first) await axios.get('${path}');`],
  ['its length', (path) => `if (admins.length === 0) { res.sendStatus(404); return; } await axios.get('${path}');`],
  ['a loop that counts', (path) => `for (let at = 0; at < admins.length; at += 1) await axios.get('${path}');`],
  ['a later callback', (path) => `setTimeout(() => admins.map((admin) => axios.get('${path}')), 10);`],
])('a list that is empty at first may be filled when a handler runs: %s', (_, request) => {
  const { text, expected } = moved(request, '/users/list');
  expect(text).toBe(expected);
});

it('a list of the handler itself is empty where it is', () => {
  const { text, expected } = moved(
    (path) => `const own = []; await axios.get(['', ...own, '${path.slice(1)}'].join('/'));`,
    '/users/list',
  );
  expect(text).toBe(expected);
});
