import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { ANSWER, express, registration } from '../support/applications.ts';
import { writeProject } from '../support/project.ts';
import { OPTIONS, reasonsOf, type Files } from './planning.ts';

const GET = 'GET /users/delete/:id';
const POST = 'POST /users/delete/:id';
const AXIOS = "import axios from 'axios';\n";
const LOADING = "import { remove } from './api';\n";

/** Why a deletion stays, in a project whose client sends it; nothing where it moves. */
function reason(endpoint: string, files: Files): string | undefined {
  const [method = ''] = endpoint.split(' ');
  const root = writeProject({
    'server.js': express(registration('app', endpoint, ANSWER)),
    'api.js': `${AXIOS}export const remove = (id) => axios.${method.toLowerCase()}(\`/users/delete/\${id}\`);\n`,
    ...files,
  });
  return reasonsOf(makePlan(Project.at(root, { accounting: 'all' }).view(), OPTIONS))[0]?.replace(`${root}/`, '');
}

/** Why it stays beside a test of the client. */
function besides(test: string, endpoint = GET): string | undefined {
  return reason(endpoint, { 'api.test.ts': `${AXIOS}${LOADING}${test}` });
}

describe('a method of a client that a test replaces', () => {
  it.each([
    'axios.get = jest.fn();',
    'axios.get = async () => ({ data: 1 });',
    "axios['get'] = answer;",
    'Object.assign(axios, { get: answer });',
    "jest.spyOn(axios, 'get').mockResolvedValue({});",
    "vi.spyOn(axios, 'get');",
    "sinon.stub(axios, 'get').resolves({});",
    "sinon.replace(axios, 'get', fake);",
    'axios.get.mockResolvedValue({});',
    'vi.mocked(axios.get).mockResolvedValue({});',
    'vi.mocked(axios).get.mockResolvedValue({});',
    'const mocked = axios as jest.Mocked<typeof axios>;\nmocked.get.mockResolvedValue({});',
    'const { get } = axios;\nget.mockResolvedValue({});',
    "jest.mock('axios', () => ({ get: jest.fn() }));",
    "jest.mock('axios', () => ({ get: async () => ({}) }));",
    "vi.mock(import('./http-client'), () => ({ default: { get: answer } }));",
    'const mock = new MockAdapter(axios);\nmock.onGet().reply(200);',
    'const mock = new MockAdapter(axios);\nmock.onGet(/delete/).reply(200);',
    "import nock from 'nock';\nnock('http://localhost').get(/delete/).reply(200);",
    "import nock from 'nock';\nnock('http://localhost').intercept(/delete/, 'GET').reply(200);",
    "import { http } from 'msw';\nhttp.get(/delete/, answer);",
    "import { http } from 'msw';\nhttp.get('*', answer);",
    "import fetchMock from 'fetch-mock';\nfetchMock.get((url) => url.length > 1, {});",
    "import { MockAgent } from 'undici';\nnew MockAgent().get(HOST).intercept({ path: () => true, method: 'GET' });",
  ])('keeps a GET, which it would not see as a DELETE: %s', (test) => {
    expect(besides(test)).toBe('mocked GET api.test.ts');
  });

  it.each([
    'axios.post = async () => ({ data: 1 });',
    'Object.assign(axios, { post: answer });',
    "sinon.replace(axios, 'post', fake);",
    "jest.mock('axios', () => ({ post: async () => ({}) }));",
  ])('keeps a POST: %s', (test) => {
    expect(besides(test, POST)).toBe('mocked POST api.test.ts');
  });

  it.each([
    "jest.spyOn(cache, 'get').mockReturnValue(1);",
    'store.get = async () => 1;',
    "text.replace(word, 'get');",
    'axios.put = jest.fn();',
    'axios.get = jest.fn();\naxios.delete = jest.fn();',
    "jest.mock('./database', () => ({ get: jest.fn() }));",
    "import nock from 'nock';\nnock('http://localhost').get('/users/delete/1').reply(200);",
    "const { data } = await axios.get('/users/delete/1');",
    "import { http } from 'msw';\nhttp.get('/posts/*', answer);",
    "import { http } from 'msw';\nhttp.all(/users/, answer);",
    "import { http } from 'msw';\nhttp.get(/users/, answer);\nhttp.delete(/users/, answer);",
  ])('lets go what it does not see, or would see as well: %s', (test) => {
    expect(besides(test)).toBe('');
  });

  it('is that of reads in other tests too, which say nothing of this one', () => {
    expect(reason(GET, { 'other.test.ts': `${AXIOS}axios.get = jest.fn();` })).toBe('');
    expect(
      reason(GET, { 'index.js': LOADING, 'other.test.ts': `import './index';\n${AXIOS}axios.get = answer;` }),
    ).toBe('mocked GET other.test.ts');
  });

  it('is replaced in all tests by a file beside the packages', () => {
    expect(reason(GET, { '__mocks__/axios.js': 'module.exports = { get: async () => ({}) };' })).toBe(
      'mocked GET __mocks__/axios.js',
    );
    expect(reason(GET, { '__mocks__/axios.js': 'export const get = async () => ({});' })).toBe(
      'mocked GET __mocks__/axios.js',
    );
    expect(reason(GET, { '__mocks__/axios.js': 'module.exports = { get: answer, delete: answer };' })).toBe('');
  });

  it('is none that a file of production wraps', () => {
    expect(reason(GET, { 'trace.js': `${AXIOS}${LOADING}axios.get = traced(axios.get);` })).toBe('');
  });
});

describe('calls of a method of a client that a test counts', () => {
  it.each([
    'expect(axios.get).toHaveBeenCalled();',
    'expect(axios.get).not.toHaveBeenCalledTimes(2);',
    'expect(axios.get).toHaveBeenCalledWith(expect.any(String));',
    'expect(axios.get).toHaveBeenNthCalledWith(1, url);',
    'expect(axios.get.mock.calls).toHaveLength(1);',
    "expect(axios.get.mock.calls[0][0]).toBe('/users/delete/1');",
    'expect(axios.get.calledOnce).to.be.true;',
    'sinon.assert.calledOnce(axios.get);',
    'sinon.assert.calledWith(axios.get, sinon.match.string);',
    'expect(adapter.history.get).toHaveLength(1);',
  ])('keep it, though the new one is mocked as well: %s', (test) => {
    expect(besides(`axios.get = jest.fn();\naxios.delete = jest.fn();\n${test}`)).toBe('mocked GET api.test.ts');
  });

  it.each([
    "expect(axios.get).toHaveBeenCalledWith('/users/delete/1');",
    "expect(axios.get).toHaveBeenNthCalledWith(1, '/users/delete/1');",
    "sinon.assert.calledWith(axios.get, '/users/delete/1');",
    'expect(cache.get).toHaveBeenCalled();',
  ])('move with it where they say the URL: %s', (test) => {
    expect(besides(test)).toBe('');
  });
});

describe('the method of a request that a test goes by', () => {
  const SENT = "export const remove = (id) => fetch(`/users/delete/${id}`, { method: 'POST' });\n";
  const sent = (test: string): string | undefined =>
    reason(POST, { 'api.js': SENT, 'api.test.ts': `${LOADING}${test}` });

  it.each([
    "expect(fetch.mock.calls[0][1].method).toBe('POST');",
    "expect(options.method.toLowerCase()).toEqual('post');",
    "expect(fetch.mock.calls[0][1]).toMatchObject({ method: 'POST' });",
    "expect(fetch).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ method: 'POST' }));",
    "const method = 'POST';\nexpect(options.method).toBe(method);",
    "assert.strictEqual(options.method, 'POST');",
    "options.method.should.equal('POST');",
    "t.is(options.method, 'POST');",
    "import { expect } from 'vitest';\nexpect(fetch.mock.calls[0][1].method).toBe('POST');",
    "import assert from 'node:assert/strict';\nassert.equal(fetch.mock.calls[0].arguments[1].method, 'POST');",
    "const { equal } = require('assert');\nequal(options.method, 'POST');",
    "import * as chai from 'chai';\nchai.expect(stub.firstCall.args[1].method).to.equal('POST');",
    'expect(fetch.mock.calls[0][1]).toMatchInlineSnapshot(`{ "method": "POST" }`);',
    'expect(fetch.mock.calls).toMatchSnapshot();',
    "expect(stub.mock.calls.map(([, init]) => init.method)).toEqual(['POST']);",
    "const [url, options] = fetch.mock.calls[0];\nexpect(url).toBe('/users/delete/1');\nexpect(options.method).toBe('POST');",
    "global.fetch = async (url, options) => (options.method === 'POST' ? done : missing);",
    "fetch.mockImplementation((url, { method }) => {\n  switch (method) {\n    case 'POST':\n      return done;\n  }\n});",
    "fetch.mockImplementation((url, options) => (options.method === 'DELETE' ? deleted : done));",
  ])('keeps it: %s', (test) => {
    expect(sent(test)).toBe('asserted-method POST api.test.ts');
  });

  it.each([
    "expect(fetch).toHaveBeenCalledWith('/users/delete/1', { method: 'POST' });",
    "expect(fetch).toHaveBeenCalledWith('/posts/create', { method: 'POST' });",
    "fetch.mockImplementation((url, options) => (url === '/users/delete/1' && options.method === 'POST' ? a : b));",
    "expect(options.method).toBe('PUT');",
    "import { expect } from 'vitest';\nexpect(options.method).toBe('PUT');",
    "import { record } from './record';\nrecord(options.method, 'POST');",
    "expect(options.method).toBe('DELETE');",
    "expect(label).toBe('post');",
    "expect(await fetch(url, { method: 'POST' })).toEqual(done);",
    "const answer = await fetch(url, { method: 'POST' });\nexpect(answer.status).toBe(200);",
    "t('POST');",
    'expect(fetch).toHaveBeenCalledTimes(1);',
    'expect(fetch.mock.calls[0][1]).toMatchInlineSnapshot(`{ "body": "POST" }`);',
    'expect(render(page)).toMatchSnapshot();',
  ])('lets it go: %s', (test) => {
    expect(sent(test)).toBe('');
  });

  it('is that of the request whose URL the same test says', () => {
    const about = (url: string): string =>
      `it('sends', async () => {\n  await call();\n  const [url, { method }] = fetch.mock.calls[0];\n  expect(url).toBe('${url}');\n  await waitFor(() => expect(method).toBe('POST'));\n});\n`;
    expect(sent(about('/posts/add'))).toBe('');
    expect(sent(about('/users/delete/1'))).toBe('asserted-method POST api.test.ts');
    expect(sent(`${about('/posts/add')}it.each([1])('goes', () => expect(options.method).toBe('POST'));`)).toBe(
      'asserted-method POST api.test.ts',
    );
  });

  it('is that of other requests where the test does not load the client', () => {
    const other = "import './posts';\nexpect(fetch.mock.calls[0][1].method).toBe('POST');";
    expect(reason(POST, { 'api.js': SENT, 'posts.test.ts': other })).toBe('');
  });

  it('moves without a change where its route keeps the method', () => {
    const files = {
      'api.js': SENT.replace('/delete/${id}', '/create'),
      'api.test.ts': `${LOADING}expect(options.method).toBe('POST');`,
    };
    expect(reason('POST /users/create', files)).toBe('');
  });
});
