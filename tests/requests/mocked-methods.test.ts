import { expect, it } from 'vitest';
import { manuallyMocked, mockedMethods } from '../../src/requests/mocked-methods.ts';

it.each<[string, readonly string[]]>([
  ['axios.get.mockResolvedValue({ data: [] });', ['GET axios.get.mockResolvedValue']],
  ['mockedAxios.post.mockImplementation(() => {});', ['POST mockedAxios.post.mockImplementation']],
  ['(axios.put as jest.Mock).mockResolvedValueOnce({});', ['PUT axios.put as jest.Mock).mockResolvedValueOnce']],
  ['vi.mocked(api.get).mockResolvedValue({});', ['GET api.get).mockResolvedValue']],
  ['jest.mocked(axios).delete.mockRejectedValue(e);', ['DELETE delete.mockRejectedValue']],
  ["jest.spyOn(axios, 'post').mockResolvedValue({});", ["POST spyOn(axios, 'post'"]],
  ['const get = vi.spyOn(inventory.http, "get");', ['GET spyOn(inventory.http, "get"']],
  ["sinon.stub(axios, 'delete').resolves({});", ["DELETE stub(axios, 'delete'"]],
  ['axios.patch = jest.fn();', ['PATCH axios.patch = jest.fn']],
  [
    "vi.mock('./http', () => ({ default: { get: vi.fn(), post: vi.fn(async () => ({})) } }));",
    ['GET get: vi.fn', 'POST post: vi.fn'],
  ],
  ["jest.mock('axios', () => ({ 'delete': jest.fn() }));", ["DELETE 'delete': jest.fn"]],
  ['axios.get.resolves({ data: [] });', ['GET axios.get.resolves']],
  ['axios.get.mockReset();', []],
  ["axios.get('/users').then(use);", []],
  ['expect(axios.get).toHaveBeenCalled();', []],
  ["expect(axios.get.mock.calls[0][0]).toBe('/users');", []],
  ["jest.spyOn(console, 'error');", []],
  ["jest.spyOn(cache, 'get').mockReturnValue(1);", ["GET spyOn(cache, 'get'"]],
  ['const target = vi.fn();', []],
  ['expect(axios.post).toHaveBeenCalledTimes(1);', ['POST counted expect(axios.post).toHaveBeenCalledTimes(']],
  ['expect(api.http.put).not.toHaveBeenCalled();', ['PUT counted expect(api.http.put).not.toHaveBeenCalled(']],
  ['expect(axios.post).toBeCalledTimes(2);', ['POST counted expect(axios.post).toBeCalledTimes(']],
  ['expect(axios.post).to.have.been.calledOnce;', ['POST counted expect(axios.post).to.have.been.calledOnce']],
  ['expect(axios.post).to.not.have.been.called;', ['POST counted expect(axios.post).to.not.have.been.called']],
  ["expect(axios.post).toHaveBeenCalledWith('/users');", []],
  ["expect(axios.post).to.have.been.calledOnceWith('/users');", []],
  ['expect(mock.history.post.length).toBe(1);', ['POST counted history.post']],
  ['expect(mock.history.get.length).toBe(1);', []],
  ['mock.onPost().reply(200);', ['POST .onPost()']],
  ['mock.onPost(/users\\/.+\\/\\d+/).reply(200);', ['POST .onPost(/']],
  ["mock.onPost('/users/create').reply(200);", []],
  ['nock(HOST).post(/users/).reply(200);', ['POST .post(/']],
  ["nock(HOST)\n  .put((uri) => uri.includes('users')).reply(200);", ['PUT .put((uri) =>']],
  ['nock(HOST).delete(uri => true).reply(200);', ['DELETE .delete(uri =>']],
  ["nock(HOST).delete('/users/1').reply(200);", []],
  ['app.post(/users/, answer);', []],
  ["mock.method(axios, 'post', async () => ({}));", ["POST mock.method(axios, 'post'"]],
  ["td.replace(axios, 'post');", ["POST td.replace(axios, 'post'"]],
  ["text.replace(word, 'post');", []],
])('%s', (code, expected) => {
  expect(
    mockedMethods(code).map(
      ({ method, range, isCounted }) => `${method} ${isCounted ? 'counted ' : ''}${code.slice(...range)}`,
    ),
  ).toEqual(expected);
});

it.each<[file: string, code: string, expected: readonly string[]]>([
  ['/shop/__mocks__/axios.js', 'module.exports = { get: () => Promise.resolve(), post() {} };', ['GET', 'POST']],
  [
    '/shop/src/__mocks__/axios.ts',
    'const axios = {};\naxios.post = async () => ({});\nexport default axios;',
    ['POST'],
  ],
  [
    '/shop/__mocks__/axios.js',
    "import axios from 'axios';\nexport const post = (url: string) => axios.put(url);",
    ['POST'],
  ],
  ['/shop/__mocks__/fs.js', 'module.exports = { get: () => {} };', []],
  ['/shop/axios.js', 'module.exports = { get: () => {} };', []],
])('manuallyMocked: %s: %s', (file, code, expected) => {
  expect(manuallyMocked(file, code).map(({ method }) => method)).toEqual(expected);
});

it.each([
  'axios.get',
  'spyOn(',
  'get: ',
  'a.',
  '(',
  ' ',
  "spyOn(a, '",
  'get as a',
  '.get)',
  'get = jest.',
  '$',
  'expect(',
  'expect(a.post',
  '.post(',
  'nock.post((',
  'history.',
  '.onPost( ',
  'td.replace(',
  'mock.method(a',
])('reads a million times %s in time', (part) => {
  const text = part.repeat(Math.ceil(1_000_000 / part.length));
  expect(() => mockedMethods(text)).not.toThrow();
});

it.each([
  ['spaces behind a type', `${'$'.repeat(80)}.get as ${' '.repeat(200)}`],
  ['a type and spaces', `${'$'.repeat(80)}.get as a${' '.repeat(79)}.  `],
])('reads much of %s in time', (_, part) => {
  const text = part.repeat(Math.ceil(1_000_000 / part.length));
  expect(mockedMethods(text)).toEqual([]);
});
