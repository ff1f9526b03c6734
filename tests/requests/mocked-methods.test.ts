import { expect, it } from 'vitest';
import { mockedMethods } from '../../src/requests/mocked-methods.ts';

it.each<[string, readonly string[]]>([
  ["axios.get.mockResolvedValue({ data: [] });", ['GET axios.get.mockResolvedValue']],
  ["mockedAxios.post.mockImplementation(() => {});", ['POST mockedAxios.post.mockImplementation']],
  ["(axios.put as jest.Mock).mockResolvedValueOnce({});", ['PUT axios.put as jest.Mock).mockResolvedValueOnce']],
  ["vi.mocked(api.get).mockResolvedValue({});", ['GET api.get).mockResolvedValue']],
  ["jest.mocked(axios).delete.mockRejectedValue(e);", ['DELETE delete.mockRejectedValue']],
  ["jest.spyOn(axios, 'post').mockResolvedValue({});", ["POST spyOn(axios, 'post'"]],
  ["const get = vi.spyOn(inventory.http, \"get\");", ['GET spyOn(inventory.http, "get"']],
  ["sinon.stub(axios, 'delete').resolves({});", ["DELETE stub(axios, 'delete'"]],
  ["axios.patch = jest.fn();", ['PATCH axios.patch = jest.fn']],
  ["vi.mock('./http', () => ({ default: { get: vi.fn(), post: vi.fn(async () => ({})) } }));", ['GET get: vi.fn', 'POST post: vi.fn']],
  ["jest.mock('axios', () => ({ 'delete': jest.fn() }));", ["DELETE 'delete': jest.fn"]],
  ["axios.get.resolves({ data: [] });", ['GET axios.get.resolves']],
  ["axios.get.mockReset();", []],
  ["axios.get('/users').then(use);", []],
  ["expect(axios.get).toHaveBeenCalled();", []],
  ["expect(axios.get.mock.calls[0][0]).toBe('/users');", []],
  ["jest.spyOn(console, 'error');", []],
  ["jest.spyOn(cache, 'get').mockReturnValue(1);", ["GET spyOn(cache, 'get'"]],
  ["const target = vi.fn();", []],
])('%s', (code, expected) => {
  expect(mockedMethods(code).map(({ method, range }) => `${method} ${code.slice(...range)}`)).toEqual(expected);
});

it.each(['axios.get', 'spyOn(', 'get: ', 'a.', '(', ' ', "spyOn(a, '", 'get as a', '.get)', 'get = jest.', '$'])('reads a million times %s in time', (part) => {
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
