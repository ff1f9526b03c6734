import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';

const SERVER = express(registration('app', 'GET /users/list', ANSWER), 'module.exports = app;', '');

describe('a request whose URL is put together on its way', () => {
  it.each([
    "let url = '/users/list'; if (x) url += '?page=2'; fetch(url);",
    "let url = '/users/list'; if (x) url = '/other'; fetch(url);",
    "let url; url = '/users/list'; fetch(url);",
    "fetch(x ? '/users/list' : '/other');",
    "const url = x && '/users/list'; fetch(url);",
    "fetch('/users/list'.concat('?a=1'));",
    "fetch(`/users/list${x ? '?a=1' : ''}`);",
    "fetch('/users/list' + (x ? `?a=${x}` : ''));",
    "fetch('/users/list'.replace(':id', id));",
    "const urls = ['/users/list']; fetch(urls[0]);",
    "const f = (url = '/users/list') => fetch(url);",
    "const { url = '/users/list' } = options; fetch(url);",
    "const options = { url: '/users/list' }; options.url += '?a'; axios(options);",
  ])('follows its route: %s', async (client) => {
    const files = { 'server.js': SERVER, 'client.mjs': `import axios from 'axios';\n${client}\n` };
    expect(await new LintedProject(files).fix()).toEqual({
      'server.js': SERVER.replace('/list', ''),
      'client.mjs': files['client.mjs'].replace('/list', ''),
    });
  });
});

describe('a request whose URL is understood by half', () => {
  it.each([
    'fetch(`/users/list${query}`);',
    "fetch('/users/list' + query);",
    "fetch(build('/users/list', { page: 1 }));",
    "fetch('/users/list', { method: x ? 'POST' : 'GET' });",
    "let method = 'GET'; if (x) method = 'POST'; fetch('/users/list', { method });",
    "axios[x ? 'get' : 'post']('/users/list');",
  ])('stays, and so does its route: %s', async (client) => {
    const files = { 'server.js': SERVER, 'client.mjs': `import axios from 'axios';\n${client}\n` };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });

  it.each(["fetch('/get' + 'Users');", "const verb = 'get'; fetch(`/${verb}Users`);"])(
    'stays where two literals say one segment: %s',
    async (client) => {
      const server = SERVER.replace('/users/list', '/getUsers');
      const files = { 'server.js': server, 'client.js': `${client}\n` };
      expect(await new LintedProject(files).fix()).toEqual(files);
    },
  );

  it('stays where a parameter would take what may be a query', async () => {
    const server = express(
      registration('app', 'GET /users/list', ANSWER),
      registration('app', 'GET /users/:id', ANSWER),
      'module.exports = app;',
      '',
    );
    const files = { 'server.js': server, 'client.js': 'fetch(`/users/list${query}`);\n' };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });
});
