import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { projectPlanOf, reasonsOf } from './planning.ts';

const DELETION = 'POST /users/delete/:id';
const UPDATE = 'POST /users/update/:id';
const READ = 'GET /users/delete/:id';

/** Why a route stays, without the place, beside a client of the project in a file of its own and a call of it. */
function reason(endpoint: string, client: string): string | undefined {
  const [method = '', path = ''] = endpoint.split(' ');
  const call = `http.${method.toLowerCase()}(\`${path.replace(':id', '${id}')}\`${endpoint === UPDATE ? ', body' : ''})`;
  const plan = projectPlanOf({
    'server.js': express(registration('app', endpoint, ANSWER)),
    'http.js': client,
    'users.js': `import { http } from './http.js';\nexport const run = (id, body) => ${call};\n`,
  });
  return reasonsOf(plan)[0]?.split(' ')[0];
}

describe("a request of the project's own client takes another member that does the same with its method", () => {
  it.each<[endpoint: string, client: string]>([
    [UPDATE, "export const http = { post: (p, b) => send('POST', p, b), put: (url, data) => send('PUT', url, data) };"],
    [
      DELETION,
      "export const http = { post: (p, b) => fetch(p, { method: 'POST', body: JSON.stringify(b) }), delete: (p) => fetch(p, { method: 'DELETE' }) };",
    ],
    [
      DELETION,
      "export const http = { post(p, b) { const o = { method: 'POST' }; if (b) o.body = b; return fetch(p, o); }, delete(p) { const init = { method: 'DELETE' }; return fetch(p, init); } };",
    ],
    [READ, "export const http = { get: (p) => fetch(p), delete: (p) => fetch(p, { method: 'DELETE' }) };"],
    [
      READ,
      "export const http = { get: (p) => fetch(p, { headers }), delete: (p) => fetch(p, { method: 'DELETE', headers }) };",
    ],
    [
      READ,
      'class Api { async get(path, config) { const res = await axios.get(path, config); return res.data; } async delete(url) { const answer = await axios.delete(url); return answer.data; } }\nexport const http = new Api();',
    ],
  ])('%s, %s', (endpoint, client) => {
    expect(reason(endpoint, client)).toBe('');
  });
});

describe('it takes none that does something else', () => {
  it.each<[what: string, endpoint: string, client: string]>([
    [
      'with the body',
      UPDATE,
      "export const http = { post: (p, b) => fetch(p, { method: 'POST', body: JSON.stringify(b) }), put: (p, b) => fetch(p, { method: 'PUT', body: b }) };",
    ],
    [
      'with the answer',
      DELETION,
      "export const http = { post: async (p) => (await fetch(p, { method: 'POST' })).json(), delete: (p) => fetch(p, { method: 'DELETE' }) };",
    ],
    [
      'with the address',
      DELETION,
      "export const http = { post: (p) => fetch('/v1' + p, { method: 'POST' }), delete: (p) => fetch(p, { method: 'DELETE' }) };",
    ],
    [
      'in a class',
      READ,
      'class Api { async get(path) { return (await axios.get(path)).data; } async delete(path) { return await axios.delete(path); } }\nexport const http = new Api();',
    ],
  ])('%s', (_, endpoint, client) => {
    expect(reason(endpoint, client)).toMatch(/^(?:stuck-caller|used)$/);
  });
});
