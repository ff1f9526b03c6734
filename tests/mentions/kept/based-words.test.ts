import { describe, expect, it } from 'vitest';
import { basedClients } from '../../../src/mentions/kept/based-words.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('the clients that a text gives a base', () => {
  it.each([
    ["const users = axios.create({ baseURL: '/users' });", ['users.', 'users(0']],
    ["class Users { http = got.extend({ prefixUrl: '/users' }); }", ['http.', 'http(0']],
    ['const users = axios.create({ timeout: 7 });', []],
    ["const base_url = '/users'; const kept = Object.create;", []],
  ])('are told by their names: %s', (text, names) => {
    expect(basedClients(text)).toEqual(names);
  });

  it.each(['a=', 'a:', 'a=b.create', 'a: b = c.', 'create('])(
    'are looked for in linear time where %s is repeated',
    (piece) => {
      expectLinear((count) => basedClients(`baseURL ${piece.repeat(count)}`));
      expect(basedClients(`baseURL ${piece.repeat(50_000)}`)).toEqual([]);
    },
  );
});
