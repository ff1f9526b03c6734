import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, planOf, reasonsOf } from '../planning.ts';

const SERVER = express(registration('app', 'GET /getUsers', ANSWER));

describe('a word that a URL is built of follows its route', () => {
  it.each([
    ["let url = '/';\nurl += 'getUsers';\nurl += `?q=${q}`;\nexport const users = fetch(url);", "url += 'users'"],
    ["const all = [''].concat(['getUsers']);\nexport const users = () => fetch(all.join('/'));", "['users']"],
    [
      "const build = (parts) => { let url = ''; for (const part of parts) { url += '/' + part; } return url; };\nexport const users = () => fetch(build(['getUsers']));",
      "build(['users'])",
    ],
    [
      "class Url { parts = []; add(part) { this.parts.push(part); return this; } toString() { return '/' + this.parts.join('/'); } }\nexport const users = () => fetch(new Url().add('getUsers').toString());",
      "add('users')",
    ],
    [
      "const segments = { get list() { return 'getUsers'; } };\nexport const users = () => fetch(`/${segments.list}`);",
      "return 'users'",
    ],
    [
      "const urls = { base: '/', of(name) { return this.base + name; } };\nexport const users = () => fetch(urls.of('getUsers'));",
      "of('users')",
    ],
  ])('%s', (client, moved) => {
    const files = { 'server.js': SERVER, 'client.js': client };
    const plan = planOf(files);
    expect(reasonsOf(plan)).toEqual(['']);
    expect(movedText(plan, files, 'client.js')).toContain(moved);
  });
});
