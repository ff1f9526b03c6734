import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { projectPlanOf, reasonsOf, type Files } from './planning.ts';

const CALLS =
  "import axios from 'axios';\nexport const users = () => fetch('/users/list');\nexport const books = () => axios.get('/books/list');\nexport const remove = (id) => fetch(`/trees/delete/${id}`, { method: 'POST' });";
const USERS = ['path-guard', '', ''];

/** Why the lists of users and of books and the removal of trees stay, beside tests: nothing for one that moves. */
function reasons(files: Files): readonly string[] {
  const routes = ['GET /users/list', 'GET /books/list', 'POST /trees/delete/:id'];
  const server = express(...routes.map((each) => registration('app', each, ANSWER)));
  return reasonsOf(projectPlanOf({ 'server.js': server, 'src/calls.js': CALLS, ...files })).map(
    (reason) => reason.split(' ')[0] ?? '',
  );
}

describe('a mock that would miss the new address of a request holds its route', () => {
  const LOADING = "import { users } from './calls.js';\nimport axios from 'axios';\n";

  it.each<[code: string, expected: readonly string[]]>([
    ["import nock from 'nock';\nnock('http://localhost').get(/^\\/users\\/\\w+$/).reply(200, []);", USERS],
    [
      "import nock from 'nock';\nnock('http://localhost').get((uri) => uri.startsWith('/users/')).reply(200, []);",
      USERS,
    ],
    ["import { http } from 'msw';\nexport const handlers = [http.get(/\\/users\\/./, answer)];", USERS],
    [
      "import { http } from 'msw';\nexport const handlers = [http.get('*/users/:operation', answer)];",
      ['used', '', ''],
    ],
    ["import { http } from 'msw';\nexport const handlers = [http.get('/users/:op', answer)];", ['used', '', '']],
    ["import { http } from 'msw';\nexport const handlers = [http.get('*/users/:id', answer)];", ['', '', '']],
    ["import { http } from 'msw';\nexport const handlers = [http.get('*/users/:user', answer)];", ['', '', '']],
    [
      "import MockAdapter from 'axios-mock-adapter';\nconst mock = new MockAdapter(axios);\nmock.onGet(/^\\/users\\/.+/).reply(200);",
      USERS,
    ],
    [
      "import { MockAgent } from 'undici';\nnew MockAgent().get('http://localhost').intercept({ path: (to) => to.includes('users/') }).reply(200, []);",
      USERS,
    ],
    [
      "global.fetch = jest.fn(async (url) => { const [, , how] = url.split('/'); return how === 'list' ? one : all; });",
      ['path-guard', 'path-guard', ''],
    ],
    [
      "vi.spyOn(globalThis, 'fetch').mockImplementation(async (to) => (/users\\/./.test(String(to)) ? one : all));",
      USERS,
    ],
    ["axios.get.mockImplementation((url) => (url.startsWith('/users/') ? one : all));", USERS],
    ["globalThis.fetch = vi.fn((url, init) => (init?.method === 'POST' ? one : all));", ['', '', 'asserted-method']],
    ['expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/users\\/.+$/));', USERS],
  ])('%s', (code, expected) => {
    expect(reasons({ 'src/calls.test.js': LOADING + code })).toEqual(expected);
  });

  it.each<[code: string, expected: readonly string[]]>([
    [
      "import { test } from '@playwright/test';\ntest('it', async ({ page }) => { await page.route((url) => url.pathname.startsWith('/users/'), answer); });",
      USERS,
    ],
    [
      "import { test } from '@playwright/test';\ntest('it', async ({ page }) => { await page.route('**/trees/**', (route) => (route.request().method() === 'POST' ? one() : all())); });",
      ['', '', 'method-guard'],
    ],
    ["cy.intercept('GET', /\\/users\\/\\w+$/, []);", USERS],
    ['cy.intercept({ pathname: /\\/users\\/./ }, []);', USERS],
  ])('in a browser: %s', (code, expected) => {
    expect(reasons({ 'e2e/users.spec.js': code })).toEqual(expected);
  });

  it('no test of other code, and none that compares with the address itself', () => {
    const files = {
      'src/sum.js': 'export const sum = (a, b) => a + b;',
      'src/sum.test.js':
        "import { sum } from './sum.js';\nconst load = jest.fn((url) => (url.startsWith('/users/') ? 1 : 2));\nsum(load('/'), 1);",
      'e2e/users.spec.js':
        "import { test } from '@playwright/test';\ntest('it', async ({ page }) => { await page.waitForResponse((response) => response.url().endsWith('/users/list')); });",
    };
    expect(reasons(files)).toEqual(['', '', '']);
  });
});
