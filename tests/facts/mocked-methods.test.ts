import { expect, it } from 'vitest';
import { AssertedFunctions } from '../../src/facts/asserted-functions.ts';
import { ClientRoles } from '../../src/facts/client-role.ts';
import { MockedMethods } from '../../src/facts/mocked-methods.ts';
import { evaluate, termsOf } from '../support/evaluated.ts';

/** The methods that a test mocks or counts whatever the URL, a line each. */
function mocksIn(code: string, file = 'api.test.ts'): readonly string[] {
  const roles = new ClientRoles(() => new Set(termsOf(file, code).specifiers));
  const functions = new AssertedFunctions(roles);
  const mocks = new MockedMethods(roles, functions, () => code);
  const listeners = [functions, mocks];
  evaluate(
    { [file]: code },
    {
      called: (event) => {
        for (const each of listeners) each.called(event);
      },
      assigned: (event) => {
        for (const each of listeners) each.assigned(event);
      },
      made: (object) => {
        mocks.made(object);
      },
      read: (object, name, place) => {
        mocks.read(object, name, place);
      },
    },
  );
  return mocks.all().map(({ method, isCounted }) => (isCounted ? `${method} counted` : method));
}

it.each<[string, readonly string[]]>([
  ['axios.get.mockResolvedValue({ data: [] });', ['GET']],
  ['mockedAxios.post.mockImplementation(() => {});', ['POST']],
  ['(axios.put as jest.Mock).mockResolvedValueOnce({});', ['PUT']],
  ['vi.mocked(api.get).mockResolvedValue({});', ['GET']],
  ['jest.mocked(axios).delete.mockRejectedValue(e);', ['DELETE']],
  ["jest.spyOn(axios, 'post').mockResolvedValue({});", ['POST']],
  ['const get = vi.spyOn(inventory.http, "get");', ['GET']],
  ["sinon.stub(axios, 'delete').resolves({});", ['DELETE']],
  ['axios.patch = jest.fn();', ['PATCH']],
  ["axios['put'] = jest.fn();", ['PUT']],
  ['const { put } = axios;\nput.mockResolvedValue({});', ['PUT']],
  ["vi.mock('./http', () => ({ default: { get: vi.fn(), post: vi.fn(async () => ({})) } }));", ['GET', 'POST']],
  ["jest.mock('axios', () => ({ 'delete': jest.fn() }));", ['DELETE']],
  ["jest.mock('./database', () => ({ get: jest.fn(), put: jest.fn() }));", []],
  ['const api = { get: vi.fn(), post: vi.fn() };\nnew Users(api);', ['POST']],
  ['axios.get.resolves({ data: [] });', ['GET']],
  ['axios.get.mockReset();', []],
  ["axios.get('/users').then(use);", []],
  ['expect(axios.get).toHaveBeenCalled();', ['GET counted']],
  ["jest.spyOn(console, 'error');", []],
  ["jest.spyOn(cache, 'get').mockReturnValue(1);", []],
  ['const target = vi.fn();', []],
  ['expect(axios.post).toHaveBeenCalledTimes(1);', ['POST counted']],
  ['expect(api.http.put).not.toHaveBeenCalled();', ['PUT counted']],
  ['expect(axios.post).toBeCalledTimes(2);', ['POST counted']],
  ['expect(axios.post).to.have.been.calledOnce;', ['POST counted']],
  ['expect(axios.post).to.not.have.been.called;', ['POST counted']],
  ["expect(axios.post).toHaveBeenCalledWith('/users');", []],
  ["expect(axios.post).to.have.been.calledOnceWith('/users');", []],
  ['expect(mock.history.post.length).toBe(1);', ['POST counted']],
  ['mock.onPost().reply(200);', ['POST']],
  ['mock.onPost(/users\\/.+\\/\\d+/).reply(200);', ['POST']],
  ["mock.onPost('/users/create').reply(200);", []],
  ['nock(HOST).post(/users/).reply(200);', ['POST']],
  ["nock(HOST)\n  .put((uri) => uri.includes('users')).reply(200);", ['PUT']],
  ['nock(HOST).delete(uri => true).reply(200);', ['DELETE']],
  ["nock(HOST).delete('/users/1').reply(200);", []],
  ['app.post(/users/, answer);', []],
  ["mock.method(axios, 'post', async () => ({}));", ['POST']],
  ["td.replace(axios, 'post');", ['POST']],
  ["text.replace(word, 'post');", []],
  ['// axios.post.mockResolvedValue({});', []],
])('%s', (code, expected) => {
  expect(mocksIn(code)).toEqual(expected);
});

it.each<[file: string, code: string, expected: readonly string[]]>([
  ['/shop/__mocks__/axios.js', 'module.exports = { get: () => Promise.resolve(), post() {} };', ['GET', 'POST']],
  [
    '/shop/src/__mocks__/axios.ts',
    'const axios = {};\naxios.post = async () => ({});\nexport default axios;',
    ['POST'],
  ],
  ['/shop/__mocks__/fs.js', 'module.exports = { get: () => {} };', []],
  ['/shop/axios.js', 'module.exports = { get: () => {} };', []],
])('in the place of a package: %s: %s', (file, code, expected) => {
  expect(mocksIn(code, file)).toEqual(expected);
});
