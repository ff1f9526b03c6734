import { describe, expect, it } from 'vitest';
import { namesVerb } from '../../src/documents/names-verb.ts';
import { expectLinear } from '../support/work/work.ts';

const WITH_VERB = [
  "fetch('/users/getAll')",
  "fetch('/getallusers')",
  "fetch('/wazifas/addwazifa')",
  'fetch(`${host}/users/${id}/delete`)',
  'fetch(`${base}getUsers`)',
  "fetch('/users/' + 'list')",
  "axios.get('create')",
  "fetch('/users/user-add')",
  "fetch('/users/bulkDelete')",
  "fetch('/users/bulkdelete')",
  "fetch('/GET_USERS')",
  "fetch('/users:batchGet?all=1')",
  "url.endsWith('\\/getGame\\/2')",
  "send();\n  fetch('/users/getAll'); // all of them",
  "const urls = {\n  list: 'getUsers' };",
  "return 'getUsers'",
  "send('getUsers')",
  "const parts = ['update', 'users'];",
  "const DELETE = '/users/delete#here';",
];

const WITHOUT_VERB = [
  '',
  "fetch('/users', { method: 'DELETE' })",
  "if (method === 'post') send();",
  "import { getUser } from './users/getUser.js';",
  "const show = require('../show');",
  "export * from '@app/create-user';",
  "users.get(id).delete('key');",
  "fetch('/posts/settings/address/lists')",
  'it("get all of them", () => target);',
  'fetch(`/users/${getId()}`)',
  "name.replace(/[^a-z]+$/, '').replace(/~/g, 'x')",
  '(function (State) {})(addState || (addState = {}));',
  "'users'.update(digest)",
  'send();\n  // GET /users/show/:id - one of them',
  '/**\n * Shows what `/users/getAll` answers.\n */',
  "if (kind === 'create') send();",
  "switch (kind) { case 'create': send(); }",
  "headers['set-cookie']",
  "headers['update']",
  "emitter.on('update', send);",
  "button({ type: 'create' });",
  "import('./users/index.js')",
  "load('/static/list.js')",
  "open(url, 'GET')",
];

describe('a verb in an address', () => {
  it.each(WITH_VERB)('is seen in %s', (text) => {
    expect(namesVerb(text, {})).toBe(true);
  });

  it.each(WITHOUT_VERB)('is not seen in %s', (text) => {
    expect(namesVerb(text, {})).toBe(false);
  });

  it("may be one of the user's own", () => {
    expect(namesVerb("fetch('/users/obtain')", {})).toBe(false);
    expect(namesVerb("fetch('/users/obtain')", { obtain: 'read' })).toBe(true);
    expect(namesVerb("fetch('/users/obtainAll')", { obtain: 'read' })).toBe(true);
  });

  it('is looked for in texts of any kind', () => {
    for (const piece of ["'get", "from 'gets ", 'target', '/'])
      expectLinear((count) => namesVerb(`'${piece.repeat(count)}`, {}));
    expect(namesVerb("'get".repeat(50_000), {})).toBe(true);
    expect(namesVerb("from 'gets ".repeat(50_000), {})).toBe(false);
    expect(namesVerb(`'${'target'.repeat(50_000)}'`, {})).toBe(false);
    expect(namesVerb('/'.repeat(200_000), {})).toBe(false);
  });
});
