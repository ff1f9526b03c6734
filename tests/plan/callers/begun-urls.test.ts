import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, planOf, reasonsOf } from '../planning.ts';

const IMPORT = "import wretch from 'wretch';\n";

/** What becomes of a client beside a server with these endpoints, and why their routes stay. */
function planned(client: string, endpoints: readonly string[]): { text: string; reasons: readonly string[] } {
  const files = {
    'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))),
    'client.js': IMPORT + client,
  };
  const plan = planOf(files);
  return { text: movedText(plan, files, 'client.js'), reasons: reasonsOf(plan) };
}

describe('a URL that begins in an earlier call', () => {
  it.each<[endpoint: string, client: string, becomes: string]>([
    ['GET /users/list', "wretch('/users/list').get();", "wretch('/users').get();"],
    ['GET /users/list', "wretch('/users').url('/list').get();", "wretch('/users').url('').get();"],
    ['GET /users/list', "wretch('/users?page=1').get('/list');", "wretch('/users?page=1').get('');"],
    [
      'POST /users/delete/:id',
      "const users = wretch(API).url('/users');\nusers.url(`/delete/${id}`).post();",
      "const users = wretch(API).url('/users');\nusers.url(`/${id}`).delete();",
    ],
  ])('follows %s: %s', (endpoint, client, becomes) => {
    expect(planned(client, [endpoint])).toEqual({ text: IMPORT + becomes, reasons: [''] });
  });

  it.each([
    "export const users = wretch('/users/list');",
    "wretch('/users/list').send();",
    "const users = wretch('/users/list');\ntrack(users);\nusers.get();",
    "wretch('/users').url('/users/list', true).get();",
    "wretch('/users/list').get(undefined);",
    "wretch('/users/list').json(query).get();",
    "wretch('/users/list').fetch();",
    "wretch('/users/list').defer((api) => api.url('/1')).get();",
    "export const users = wretch('/users').url('/list');",
    "export const users = wretch('/users').url('/list', true);",
    "wretch('/users').url('/list').defer(change).get();",
    "wretch('/users').middlewares([change]).url('/list').get();",
    "track(wretch('/users').url('/list'));",
    "wretch('https://api.example/users/list').get();",
  ])('holds its route where no request is seen: %s', (client) => {
    const { text, reasons } = planned(client, ['GET /users/list']);
    expect(text).toBe(IMPORT + client);
    expect(reasons).toEqual([expect.stringMatching(/./)]);
  });

  it('stays where requests of one beginning go different ways', () => {
    const client = "const users = wretch('/users/save');\nusers.post(user);\nusers.get();";
    expect(planned(client, ['POST /users/save', 'GET /users/save']).text).toBe(IMPORT + client);
  });
});
