/** Tests of the project that replace a client, count its requests, or expect that nothing answers. */

const REMOVE_BY_GET = { delete: { verb: 'delete', method: 'GET' } };
const UPDATE_BY_POST = { update: { verb: 'update', method: 'POST' } };
const FETCH = { clients: ['fetch'] };

const filled = ({ path }) => `\`${path.replace(':id', '${id}')}\``;

/** A test of a module that asks for a route. */
const tested = (name, needs, { api, test, row = FETCH }) => ({
  name,
  allows: 'the route stays, or moves with the test',
  ...row,
  needs,
  adds: (way) => {
    const route = way.delete && needs.delete ? way.delete : way.update;
    return {
      without: [route],
      files: { 'api.js': api(way.of(route), way), 'api.test.js': test(route.old, way) },
      more: [['test', 'api.test.js']],
    };
  },
});

const byAxios = {
  api: (to) =>
    `const axios = require('axios');\nexports.ask = (id) => axios.${to.method.toLowerCase()}(\`\${process.env.API_URL}${to.path.replace(':id', '${id}')}\`);\n`,
};
const byFetch = {
  api: (to) =>
    `exports.ask = (id) => fetch(${filled(to)}${to.method === 'GET' ? '' : `, { method: '${to.method}' }`});\n`,
};
const calling = (before, after) =>
  `const api = require('./api');\n\ntest('asks', async () => {\n${before}  const answer = await api.ask(1);\n${after}});\n`;

export const TESTS = [
  tested('a method of a client that a test replaces', REMOVE_BY_GET, {
    ...byAxios,
    test: () =>
      `const axios = require('axios');\n${calling("  axios.get = jest.fn().mockResolvedValue({ data: 'mocked' });\n", "  expect(answer.data).toBe('mocked');\n")}`,
  }),
  tested('a method of a client that a test spies on', REMOVE_BY_GET, {
    ...byAxios,
    test: () =>
      `const axios = require('axios');\n${calling("  jest.spyOn(axios, 'get').mockResolvedValue({ data: 'mocked' });\n", '  expect(axios.get).toHaveBeenCalledTimes(1);\n')}`,
  }),
  tested('a test that goes by the method of a request', UPDATE_BY_POST, {
    ...byFetch,
    test: () =>
      calling(
        '  globalThis.fetch = jest.fn();\n',
        "  expect(fetch.mock.calls[0][1].method).toBe('POST');\n  expect(answer).toBe(undefined);\n",
      ),
  }),
  tested('a stand-in that branches on the method', UPDATE_BY_POST, {
    ...byFetch,
    test: () =>
      calling(
        "  globalThis.fetch = async (url, init) => (init.method === 'POST' ? 'updated' : 'other');\n",
        "  expect(answer).toBe('updated');\n",
      ),
  }),
  tested('a stand-in that goes by the end of the address', REMOVE_BY_GET, {
    ...byFetch,
    test: () =>
      calling(
        "  globalThis.fetch = async (url) => (/delete/.test(url) ? 'deleted' : 'other');\n",
        "  expect(answer).toBe('deleted');\n",
      ),
  }),
  tested('a stand-in by a table of addresses', REMOVE_BY_GET, {
    ...byFetch,
    test: (old) =>
      calling(
        `  const answers = { '${old.path.replace(':id', '1')}': 'deleted' };\n  globalThis.fetch = async (url) => answers[url] ?? 'other';\n`,
        "  expect(answer).toBe('deleted');\n",
      ),
  }),
  tested('a test that expects an address', UPDATE_BY_POST, {
    ...byFetch,
    test: (old) =>
      calling(
        '  globalThis.fetch = jest.fn();\n',
        `  expect(fetch).toHaveBeenCalledWith('${old.path.replace(':id', '1')}', { method: 'POST' });\n  expect(answer).toBe(undefined);\n`,
      ),
  }),
  {
    name: 'a test that expects no answer at the new address',
    allows: 'the route stays',
    frameworks: ['express', 'express4'],
    needs: REMOVE_BY_GET,
    adds: (way) => ({
      without: [way.delete],
      files: {
        'server.test.js': `const request = require('supertest');\nconst app = require('./server');\n\ntest('has no such route', async () => {\n  await request(app).delete('${way.delete.new.path.replace(':id', '1')}').expect(404);\n});\n`,
      },
      more: [['test', 'server.test.js']],
    }),
  },
];
