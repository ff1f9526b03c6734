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

describe('an assertion or a mock that names a request by a word, a pattern or its method holds its route', () => {
  const LOADING = "import { users, remove } from './calls.js';\nimport axios from 'axios';\n";
  const BOOKS = ['', 'path-guard', ''];
  const TREES = ['', '', 'method-guard'];
  const NOCK = "import nock from 'nock';\nnock('http://localhost').";

  it.each<[code: string, expected: readonly string[]]>([
    ["expect(fetch.mock.calls[0][0]).toContain('users/l');", USERS],
    ['expect(axios.get.mock.lastCall[0]).toMatch(/books\\/\\w+$/);', BOOKS],
    ["expect(axios.get.firstCall.args[0]).to.include('books/l');", BOOKS],
    ['assert.match(fetch.mock.calls[0].arguments[0], /users\\/\\w+/);', USERS],
    ["expect(fetch).toHaveBeenCalledWith(expect.stringContaining('users/l'));", ['path-guard', '', '']],
    ["const { get } = axios;\nsinon.assert.calledWithMatch(get, 'books/l');", BOOKS],
    ["import fetchMock from 'fetch-mock';\nexpect(fetchMock.called(/users\\/l/)).toBe(true);", USERS],
    ["import fetchMock from 'fetch-mock';\nexpect(fetchMock.lastUrl()).toContain('users/l');", USERS],
    ["import moxios from 'moxios';\nmoxios.stubRequest(/books\\/l/, {});", BOOKS],
    ["import sinon from 'sinon';\nsinon.createFakeServer().respondWith('GET', /users\\/l/, []);", USERS],
    [NOCK + "filteringPath(/users\\/l/, 'X').get('/X').reply(200);", USERS],
    [NOCK + "intercept(/.*/, 'POST').reply(200);", TREES],
    [NOCK + 'post(/trees/).reply(200);', TREES],
    [
      "import { MockAgent } from 'undici';\nnew MockAgent().get('http://localhost').intercept({ path: (to) => isOurs(to), method: 'POST' }).reply(200);",
      TREES,
    ],
    [
      "import fetchMock from 'fetch-mock';\nit('removes', () => { fetchMock.mock('*', 200); expect(fetchMock.lastOptions().method).toBe('POST'); });",
      ['', '', 'asserted-method'],
    ],
  ])('%s', (code, expected) => {
    expect(reasons({ 'src/calls.test.js': LOADING + code })).toEqual(expected);
  });

  it.each<[code: string, expected: readonly string[]]>([
    [
      "page.waitForResponse((answer) => answer.url().endsWith('list') && answer.ok());",
      ['path-guard', 'path-guard', ''],
    ],
    ["page.waitForResponse((answer) => answer.url().endsWith('users/list'));", ['', '', '']],
    [
      "const methods = [];\npage.on('request', (sent) => methods.push(sent.method()));\nexpect(methods).toContain('POST');",
      ['', '', 'asserted-method'],
    ],
    ["cy.wait('@users').its('request.url').should('include', 'users/l');", USERS],
    ["cy.wait('@tree').its('request.method').should('eq', 'POST');", ['', '', 'asserted-method']],
    ["cy.intercept('POST', /trees/, {});", TREES],
  ])('in a browser: %s', (code, expected) => {
    const file = `import { test, expect } from '@playwright/test';\ntest('it', async ({ page }) => { ${code} });`;
    expect(reasons({ 'e2e/users.spec.js': file })).toEqual(expected);
  });

  it.each([
    "expect(fetch.mock.calls[0][0]).toContain('users');",
    "expect(fetch).toHaveBeenCalledWith(expect.stringContaining('users'));",
    "expect(fetch.mock.calls[0][0]).toContain('/users/list');",
    "expect(fetch.mock.calls[0][1].body).toContain('list');",
    "expect(title).toContain('list');",
    "expect(fetch.mock.calls[0][0]).toContain('http');",
    "import moxios from 'moxios';\nmoxios.stubRequest('/books/list', {});",
    "import sinon from 'sinon';\nsinon.createFakeServer().respondWith('GET', '/users/list', []);",
    NOCK + 'post(/houses/).reply(200);',
    NOCK + "intercept('/trees/delete/1', 'POST').reply(200);",
  ])('but not %s', (code) => {
    expect(reasons({ 'src/calls.test.js': LOADING + code })).toEqual(['', '', '']);
  });
});

describe('a test that expects no answer at the new address holds the route, however it expects that', () => {
  const SENT = "const response = await fetch('http://localhost/users');\n";
  const inTest = (code: string): Files => ({ 'src/app.test.js': `test('nothing', async () => {\n${SENT}${code}\n});` });

  it.each([
    'expect(response.ok).toBe(false);',
    'expect(response.ok).to.be.false;',
    'assert(!response.ok);',
    'assert.equal(response.ok, false);',
    'expect(response.status).not.toBe(200);',
    'assert.notEqual(response.status, 200);',
    'expect(response.status).toBeGreaterThanOrEqual(400);',
  ])('%s', (code) => {
    expect(reasons(inTest(code))).toEqual(['awaited-nothing', '', '']);
  });

  it.each(['expect(response.ok).toBe(true);', 'expect(response.status).toBe(200);', 'if (!response.ok) throw lost;'])(
    'but not %s',
    (code) => {
      expect(reasons(inTest(code))).toEqual(['', '', '']);
    },
  );
});
