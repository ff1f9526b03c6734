import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescribed } from '../../../src/documents/described.ts';
import { moved, requestsOf } from '../moved.ts';

const HTTP = [
  '@base = http://localhost:3000/api',
  '',
  '### All users, see /users/list',
  '# Another comment',
  'GET   {{base}}/users/list?page=1 HTTP/1.1',
  'Accept: application/json',
  '',
  '###',
  'POST http://localhost:3000/api/users/update/5',
  'Content-Type: application/json',
  '',
  '# no comment here',
  '{ "next": "/users/list" }',
  '',
].join('\n');

describe('a request of an .http file', () => {
  it('gets another method and another path, and nothing else changes', () => {
    expect(
      moved('api.http', HTTP, {
        'GET …/users/list?page=1': 'GET …/users?page=1',
        'POST http://localhost:3000/api/users/update/5': 'PUT http://localhost:3000/api/users/5',
      }),
    ).toBe(
      HTTP.replace('/users/list?', '/users?').replace(
        'POST http://localhost:3000/api/users/update/5',
        'PUT http://localhost:3000/api/users/5',
      ),
    );
  });

  it.each([
    ['without a method, which is a GET', '{{base}}/users/list?page=1\nAccept: text/html\n', '/list'],
    ['without a method, to a host', 'https://localhost/users/list?page=1\n', '/list'],
    ['in lower case', 'get http://localhost/users/list?page=1\n', '/list'],
    ['after a script', '< {%\n  request.variables.set("a", 1)\n%}\nGET /users/list?page=1\n', '/list'],
    ['after a script of one line', '< {% request.variables.clear() %}\nGET /users/list?page=1\n', '/list'],
  ])('is found %s', (_what, text, word) => {
    const [name = ''] = requestsOf('api.http', text);
    expect(name).toMatch(/^GET \S*\/users\/list\?page=1$/);
    expect(moved('api.http', text, { [name]: name.replace(word, '') })).toBe(text.replace(word, ''));
  });

  it('gets a method in the case of its own, and none where it has none', () => {
    const lower = 'delete http://localhost/users/delete/5\n';
    expect(
      moved('a.http', `post ${lower.slice(7)}`, {
        'POST http://localhost/users/delete/5': 'DELETE http://localhost/users/5',
      }),
    ).toBe(lower.replace('users/delete', 'users'));
    expect(
      moved('a.http', lower.slice(7), { 'GET http://localhost/users/delete/5': 'DELETE http://localhost/users/5' }),
    ).toBeNull();
  });

  it('keeps its method where it has a body and the other one takes none', () => {
    const post = 'POST http://localhost:3000/api/users/update/5';
    expect(moved('api.http', HTTP, { [post]: 'DELETE http://localhost:3000/api/users/5' })).toBeNull();
  });

  it('is told apart from comments, which are for people, and from its body', () => {
    const document = readDescribed('api.http', HTTP);
    const at = (text: string): readonly [number, number] => [HTTP.indexOf(text), HTTP.indexOf(text) + text.length];
    expect(document?.isProse(at('see /users/list'))).toBe(true);
    expect(document?.isProse(at('# no comment here'))).toBe(false);
    expect(document?.isProse(at('"/users/list"'))).toBe(false);
  });
});

describe('a request of a Postman collection', () => {
  const url = (raw: string, ...path: readonly string[]): unknown => ({ raw, host: ['{{base}}'], path });
  const collection = (...requests: readonly unknown[]): string =>
    JSON.stringify(
      {
        info: {
          name: 'API /users/list',
          schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
        },
        item: [{ name: 'Users', item: requests.map((request) => ({ name: 'One', request, response: [] })) }],
      },
      null,
      '\t',
    );

  it.each([
    ['in front', [url('{{base}}/api/list', 'api', 'list'), '/api', ['api']], 'GET …/api/list'],
    [
      'in the middle',
      [url('{{base}}/users/update/:id?a=1', 'users', 'update', ':id'), '/users/:id?a=1', ['users', ':id']],
      'GET …/users/update/:id?a=1',
    ],
    [
      'at the beginning',
      [url('{{base}}/getUser/:id', 'getUser', ':id'), '/users/:id', ['users', ':id']],
      'GET …/getUser/:id',
    ],
    ['alone', [url('{{base}}/getUsers', 'getUsers'), '/users', ['users']], 'GET …/getUsers'],
  ] as const)('changes its URL and its list of segments, %s', (_what, [before, path, segments], name) => {
    expect(moved('a.json', collection({ method: 'GET', header: [], url: before }), { [name]: `PUT …${path}` })).toBe(
      collection({ method: 'PUT', header: [], url: url(`{{base}}${path}`, ...segments) }),
    );
  });

  it('changes in the answers that were kept, too', () => {
    const item = (path: string): string =>
      collection({ method: 'GET', url: `http://localhost:3000${path}` }).replace(
        '"response": []',
        `"response": [{ "name": "OK", "originalRequest": { "method": "GET", "url": "http://localhost:3000${path}" } }]`,
      );
    const name = 'GET http://localhost:3000/users/list';
    expect(moved('a.json', item('/users/list'), { [name]: 'GET http://localhost:3000/users' })).toBe(item('/users'));
  });

  it('is not read where its list says something else than its URL', () => {
    const text = collection({ method: 'GET', url: url('{{base}}/users/list', 'users', 'all') });
    expect(readDescribed('a.json', text)?.operations).toEqual([]);
  });

  it('keeps its method where it has a body and the other one takes none', () => {
    const text = collection({ method: 'POST', body: { mode: 'raw', raw: '{}' }, url: url('{{base}}/a', 'a') });
    expect(moved('a.json', text, { 'POST …/a': 'DELETE …/b' })).toBeNull();
    expect(moved('a.json', text, { 'POST …/a': 'PUT …/b' })).not.toBeNull();
  });

  it('changes in its URL and its list of segments alone, whatever these are', () => {
    const word = fc.constantFrom('users', 'list', ':id', 'update', 'v1', 'a');
    const segments = fc.array(word, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(segments, segments, fc.constantFrom('', '?a=1', '?a=/users/list'), (before, after, query) => {
        const request = (path: readonly string[]): string =>
          collection({ method: 'GET', url: url(`{{base}}/${path.join('/')}${query}`, ...path) });
        const to = `GET …/${after.join('/')}${query}`;
        const made = moved('a.json', request(before), { [`GET …/${before.join('/')}${query}`]: to });
        if (after.length <= before.length) expect(made).toBe(request(after));
        else if (made !== null) expect(made).toBe(request(after));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
