import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, planOf, reasonsOf } from '../planning.ts';

const DELETION = 'POST /users/delete/:id';
const UPDATE = 'POST /users/update/:id';

/** What becomes of a client beside a server with these endpoints, and why their routes stay. */
function planned(client: string, endpoints: readonly string[]): { text: string; reasons: readonly string[] } {
  const files = {
    'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))),
    'client.ts': client,
  };
  const plan = planOf(files);
  const reasons = reasonsOf(plan).map((reason) => reason.split(' ')[0] ?? '');
  return { text: movedText(plan, files, 'client.ts'), reasons };
}

describe('a method that an object or an enum lists under its name', () => {
  it.each<[client: string, becomes: string]>([
    [
      "const METHODS = { POST: 'POST', DELETE: 'DELETE' };\nfetch(`/users/delete/${id}`, { method: METHODS.POST });",
      "const METHODS = { POST: 'POST', DELETE: 'DELETE' };\nfetch(`/users/${id}`, { method: METHODS.DELETE });",
    ],
    [
      "enum Verb { Post = 'post', Delete = 'delete' }\nconst call = (method: Verb, url: string) => axios.request({ method, url });\ncall(Verb.Post, `/users/delete/${id}`);",
      "enum Verb { Post = 'post', Delete = 'delete' }\nconst call = (method: Verb, url: string) => axios.request({ method, url });\ncall(Verb.Delete, `/users/${id}`);",
    ],
  ])('is read from another field: %s', (client, becomes) => {
    expect(planned(client, [DELETION])).toEqual({ text: becomes, reasons: [''] });
  });

  it('is read from another field by each of several requests', () => {
    const verbs = "enum Verb { Post = 'POST', Put = 'PUT', Delete = 'DELETE' }\n";
    const call = 'const call = (method: Verb, url: string, data?: object) => axios.request({ method, url, data });\n';
    const before = 'call(Verb.Post, `/users/delete/${id}`);\ncall(Verb.Post, `/users/update/${id}`, user);';
    const after = 'call(Verb.Delete, `/users/${id}`);\ncall(Verb.Put, `/users/${id}`, user);';
    expect(planned(verbs + call + before, [DELETION, UPDATE])).toEqual({
      text: verbs + call + after,
      reasons: ['', ''],
    });
  });

  it.each([
    "enum Verb { Get = 'GET', Post = 'POST' }\nfetch(`/users/delete/${id}`, { method: Verb.Post });",
    "enum Verb { Post = 'POST', Delete = 'delete' }\nfetch(`/users/delete/${id}`, { method: Verb.Post });",
    "const M = { POST: 'POST', DELETE: 'DELETE' };\nfetch(`/users/delete/${id}`, { method: M['POST'] });",
    "const M = { POST: 'POST', DELETE: 'DELETE' };\nconst how = M.POST;\nfetch(`/users/delete/${id}`, { method: how });",
    "const M = { POST: 'POST', DELETE: 'DELETE' };\nconst send = (url) => fetch(url, { method: M.POST });\nsend(`/users/delete/${id}`);\nsend('/users/other');",
  ])('stays where no other field can be read: %s', (client) => {
    expect(planned(client, [DELETION]).text).toBe(client);
  });

  it('is edited under the name of what it is for', () => {
    const client = "const HOW = { remove: 'POST' };\nfetch(`/users/delete/${id}`, { method: HOW.remove });";
    const becomes = "const HOW = { remove: 'DELETE' };\nfetch(`/users/${id}`, { method: HOW.remove });";
    expect(planned(client, [DELETION])).toEqual({ text: becomes, reasons: [''] });
  });
});

describe('types that would not fit any more', () => {
  const call = (type: string): string =>
    `const call = (method: ${type}, url: string) => axios.request({ method, url });\ncall('POST', \`/users/delete/\${id}\`);`;

  it.each([
    call("'GET' | 'POST'"),
    `type Method = 'GET' | 'POST';\n${call('Method')}`,
    "interface Options { method?: 'GET' | 'POST' }\nconst call = (url: string, options: Options) => fetch(url, options);\ncall(`/users/delete/${id}`, { method: 'POST' });",
  ])('hold a route by its method: %s', (client) => {
    expect(planned(client, [DELETION])).toEqual({ text: client, reasons: ['method-guard'] });
  });

  it.each([
    call("'GET' | 'POST' | 'DELETE'"),
    call('string'),
    `type Method = 'POST' | 'DELETE';\n${call('Method')}`,
    `type Kind = 'get' | 'post';\n${call('Method')}`,
    call("'GET' | 'POST'").replace("'POST',", "'GET',").replace('delete', 'other'),
  ])('and not where they fit: %s', (client) => {
    expect(planned(client, [DELETION]).reasons).toEqual(['']);
  });

  it.each([
    'const call = (path: `/users/delete/${string}`) => axios.post(path);\ncall(`/users/delete/${id}`);',
    'type Path = `/users/delete/${string}`;\nconst call = (path: Path) => axios.post(path);\ncall(`/users/delete/${id}`);',
  ])('hold a route by its address: %s', (client) => {
    expect(planned(client, [DELETION])).toEqual({ text: client, reasons: ['used'] });
  });

  it.each([
    "const call = (path: '/users/list' | '/teams') => axios.get(path);\ncall('/users/list');",
    "class Api { path: '/users/list' = '/users/list'; }\naxios.get(new Api().path);",
    "const call = ({ path }: { path: '/users/list' }) => axios.get(path);\ncall({ path: '/users/list' });",
  ])('hold a route by its address, wherever they are written: %s', (client) => {
    expect(planned(client, ['GET /users/list'])).toEqual({ text: client, reasons: ['used'] });
  });
});
