import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, movesIn, planOf, reasonsOf, type Files } from '../planning.ts';

const HOSTS = { hosts: new Set(['api.example.com', 'shop.example:8443']) };

function projectOf(client: string, endpoint = 'GET /users/list'): Files {
  return { 'server.js': express(registration('app', endpoint, ANSWER)), 'client.js': client };
}

describe('a request to a host of which the user says that the server stands there', () => {
  it.each([
    "fetch('https://api.example.com/users«/list»');",
    "fetch('http://API.example.com/users«/list»?page=1');",
    "fetch('//api.example.com/users«/list»');",
    "fetch('https://key:word@shop.example:8443/users«/list»');",
    "const HOST = 'https://api.example.com';\nfetch(`${HOST}/users«/list»`);",
    "import axios from 'axios';\nconst http = axios.create({ baseURL: 'https://api.example.com' });\nhttp.get('/users«/list»');",
    "import nock from 'nock';\nnock('https://api.example.com').get('/users«/list»').reply(200);",
  ])('follows its route: %s', (marked) => {
    const files = projectOf(marked.replace(/[«»]/g, ''));
    expect(movedText(planOf(files, HOSTS), files, 'client.js')).toBe(marked.replace(/«.*»/, ''));
    expect(movesIn(planOf(files), 'client.js')).toEqual([]);
  });

  it.each([
    "fetch('https://example.com/users/list');",
    "fetch('https://api.example.com.evil.example/users/list');",
    "fetch('https://api.example.com:8443/users/list');",
    "fetch('https://shop.example/users/list');",
    "fetch('https://evil.example/api.example.com/users/list');",
  ])('is none to another host: %s', (client) => {
    expect(movesIn(planOf(projectOf(client), HOSTS), 'client.js')).toEqual([]);
  });

  it('follows a route that moved before', () => {
    expect(
      movesIn(planOf(projectOf("fetch('https://api.example.com/users/list');", 'GET /users'), HOSTS), 'client.js'),
    ).toEqual(['late GET /users/list -> GET /users']);
  });

  it('is one of a server to itself', () => {
    const server = (host: string): Files => ({
      'server.js': `${express(registration('app', 'GET /users/list', ANSWER))}\nfetch('https://${host}/users/list');`,
    });
    const own = planOf(server('api.example.com'), HOSTS);
    expect([reasonsOf(own), movesIn(own, 'server.js')]).toEqual([[''], ['GET /users/list -> GET /users']]);
    expect(reasonsOf(planOf(server('localhost:4001'), HOSTS))).toEqual([
      'asks-other https://localhost:4001/users/list server.js',
    ]);
  });

  it('of which a test expects nothing still holds the new address free', () => {
    const client =
      "import request from 'supertest';\nit('is gone', async () => { await request('https://api.example.com').get('/users').expect(404); });";
    expect(reasonsOf(planOf(projectOf(client), HOSTS))).toEqual(['awaited-nothing /users client.js']);
  });
});
