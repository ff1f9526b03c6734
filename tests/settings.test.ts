import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

const DEFAULTS = {
  fix: 'auto',
  deprecatedAlias: 'suggest',
  update: 'PUT',
  allow: [],
  verbs: {},
  customMethods: 'report',
  project: 'auto',
  callers: 'withhold',
  origins: [],
  accounting: 'all',
  documents: 'hold',
  identifiers: 'hold',
  registrars: [],
};

const read = (own: unknown): ReturnType<typeof readSettings> => readSettings({ 'restful-routes': own });

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual(DEFAULTS);
    expect(readSettings({ react: { version: '19' } })).toEqual(DEFAULTS);
    expect(read({})).toEqual(DEFAULTS);
  });

  it('keep what is set, and the defaults of the rest', () => {
    expect(read({ fix: 'suggest', verbs: { obtain: 'read' } })).toEqual({
      ...DEFAULTS,
      fix: 'suggest',
      verbs: { obtain: 'read' },
    });
    expect(
      read({ update: 'PATCH', allow: ['search', 'users.list', '/legacy/**', '/a b/get*', 'GET /users/{id}'] }),
    ).toEqual({
      ...DEFAULTS,
      update: 'PATCH',
      allow: ['search', 'users.list', '/legacy/**', '/a b/get*', 'GET /users/{id}'],
    });
  });

  it.each(['obtain', 'Obtain', 'OBTAIN', 'x', 'ändere', '获取', 'obtén'])('know the verb %s', (word) => {
    expect(read({ verbs: { [word]: 'read' } })).toEqual({ ...DEFAULTS, verbs: { [word]: 'read' } });
  });

  it('take undefined for not set', () => {
    expect(read({ fix: undefined, allow: undefined })).toEqual(DEFAULTS);
  });

  it.each(['auto', false, {}, { root: 'packages/api' }, { include: ['src/**'], exclude: ['**/legacy/**'] }])(
    'know the project %o',
    (project) => {
      expect(read({ project })).toEqual({ ...DEFAULTS, project });
    },
  );

  it.each(['https://api.example.com', 'http://localhost:3000', 'HTTPS://API.example.com:8443', 'http://[::1]:3000'])(
    'know the origin %s',
    (origin) => {
      expect(read({ origins: [origin] })).toEqual({ ...DEFAULTS, origins: [origin] });
    },
  );

  it.each([
    '',
    'api.example.com',
    '//api.example.com',
    'https://api.example.com/',
    'https://api.example.com/v1',
    'https://api.example.com?',
    'https://me@api.example.com',
    'https://:80',
    'https://a b',
    'ws://api.example.com',
  ])('know no origin %o', (origin) => {
    expect(() => read({ origins: [origin] })).toThrow(
      new TypeError(
        `settings['restful-routes'].origins must be a list of origins, such as 'https://api.example.com', not [ '${origin}' ].`,
      ),
    );
  });

  it('are read once for each configuration', () => {
    const all = { 'restful-routes': { fix: 'off' } };
    expect(readSettings(all)).toBe(readSettings(all));
  });

  it.each([
    [null, "settings['restful-routes'] must be an object, not null."],
    ['auto', "settings['restful-routes'] must be an object, not 'auto'."],
    [[], "settings['restful-routes'] must be an object, not []."],
    [
      { fixes: 'auto' },
      "settings['restful-routes'] has no 'fixes'. It may hold fix, deprecatedAlias, update, allow, verbs, customMethods, project, callers, origins, accounting, documents, identifiers, registrars.",
    ],
    [
      { constructor: 'auto' },
      "settings['restful-routes'] has no 'constructor'. It may hold fix, deprecatedAlias, update, allow, verbs, customMethods, project, callers, origins, accounting, documents, identifiers, registrars.",
    ],
    [{ fix: true }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not true."],
    [{ fix: 'Auto' }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not 'Auto'."],
    [{ fix: null }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not null."],
    [{ fix: 1n }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not 1n."],
    [{ update: 'POST' }, "settings['restful-routes'].update must be 'PUT' or 'PATCH', not 'POST'."],
    [{ update: 'patch' }, "settings['restful-routes'].update must be 'PUT' or 'PATCH', not 'patch'."],
    [
      { allow: 'search' },
      "settings['restful-routes'].allow must be a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}'), not 'search'.",
    ],
    [
      { allow: ['search', 1] },
      "settings['restful-routes'].allow must be a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}'), not [ 'search', 1 ].",
    ],
    [
      { allow: [''] },
      "settings['restful-routes'].allow must be a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}'), not [ '' ].",
    ],
    [
      { allow: ['api/**'] },
      "settings['restful-routes'].allow must be a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}'), not [ 'api/**' ].",
    ],
    [
      { allow: ['GTE /users'] },
      "settings['restful-routes'].allow must be a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}'), not [ 'GTE /users' ].",
    ],
    [
      { allow: ['get*'] },
      "settings['restful-routes'].allow must be a list of words ('fetch') and path patterns ('/legacy/**', 'GET /users/{id}'), not [ 'get*' ].",
    ],
    [
      { verbs: ['obtain'] },
      "settings['restful-routes'].verbs must be an object of words, each with one of read, create, update, delete, save, action, not [ 'obtain' ].",
    ],
    [
      { verbs: { obtain: 'get' } },
      "settings['restful-routes'].verbs must be an object of words, each with one of read, create, update, delete, save, action, not { obtain: 'get' }.",
    ],
    ...['', '/obtain', 'obtain all', 'batch-get', 'batch_get', 'batchGet', 'BatchGet', 'get*', 'v2'].map(
      (word): [unknown, string] => [
        { verbs: { [word]: 'read' } },
        `settings['restful-routes'].verbs must be an object whose keys are single words of letters alone ('obtain'), not { ${/^\w+$/.test(word) ? word : `'${word}'`}: 'read' }.`,
      ],
    ),
    [
      { project: true },
      "settings['restful-routes'].project must be 'auto', false or an object with root, include and exclude, not true.",
    ],
    [
      { project: { root: 1 } },
      "settings['restful-routes'].project must be 'auto', false or an object with root, include and exclude, not { root: 1 }.",
    ],
    [
      { project: { include: 'src' } },
      "settings['restful-routes'].project must be 'auto', false or an object with root, include and exclude, not { include: 'src' }.",
    ],
    [
      { project: { folder: '.' } },
      "settings['restful-routes'].project must be 'auto', false or an object with root, include and exclude, not { folder: '.' }.",
    ],
    [{ callers: true }, "settings['restful-routes'].callers must be 'fix' or 'withhold', not true."],
    [
      { origins: 'https://api.example.com' },
      "settings['restful-routes'].origins must be a list of origins, such as 'https://api.example.com', not 'https://api.example.com'.",
    ],
    [
      { origins: [1] },
      "settings['restful-routes'].origins must be a list of origins, such as 'https://api.example.com', not [ 1 ].",
    ],
    [{ accounting: 'none' }, "settings['restful-routes'].accounting must be 'all' or 'code', not 'none'."],
    [
      { registrars: 'addRoute' },
      "settings['restful-routes'].registrars must be a list of objects with callee, method and path, not 'addRoute'.",
    ],
    [
      { registrars: ['addRoute'] },
      "settings['restful-routes'].registrars must be a list of objects with callee, method and path, not [ 'addRoute' ].",
    ],
    [
      { registrars: [{ callee: 'add()', method: 'GET', path: { argument: 0 } }] },
      "settings['restful-routes'].registrars must be a list of objects whose callee is a name: 'addRoute', 'helpers.addRoute' or '*.addRoute', not [ { callee: 'add()', method: 'GET', path: [Object] } ].",
    ],
    [
      { registrars: [{ callee: 'add', method: 'fetch', path: { argument: 0 } }] },
      "settings['restful-routes'].registrars must be a list of objects whose method is that of HTTP or an argument: { argument: 0 }, not [ { callee: 'add', method: 'fetch', path: [Object] } ].",
    ],
    [
      { registrars: [{ callee: 'add', method: 'GET', path: 0 }] },
      "settings['restful-routes'].registrars must be a list of objects whose path is an argument: { argument: 0 } or { argument: 0, property: 'path' }, not [ { callee: 'add', method: 'GET', path: 0 } ].",
    ],
    [
      { registrars: [{ callee: 'add', method: 'GET', path: { argument: 0 }, router: 'app' }] },
      "settings['restful-routes'].registrars must be a list of objects whose router is an argument: { argument: 0 }, not [ { callee: 'add', method: 'GET', path: [Object], router: 'app' } ].",
    ],
    [
      { registrars: [{ callee: 'add', method: 'GET', path: { argument: 0 }, prefix: 'api' }] },
      "settings['restful-routes'].registrars must be a list of objects whose prefix starts with '/', not [ { callee: 'add', method: 'GET', path: [Object], prefix: 'api' } ].",
    ],
    [
      { registrars: [{ callee: 'add', method: 'GET', path: { argument: 0 }, name: 'x' }] },
      "settings['restful-routes'].registrars must be a list of objects with callee, method, path, router, prefix, framework and nothing else, not [ { callee: 'add', method: 'GET', path: [Object], name: 'x' } ].",
    ],
    [{ customMethods: true }, "settings['restful-routes'].customMethods must be 'report' or 'allow', not true."],
  ])('that are wrong say what is wrong: %o', (own, message) => {
    expect(() => read(own)).toThrow(new TypeError(message));
  });

  it('that are wrong and hold themselves still say what is wrong', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    expect(() => read({ fix: cyclic })).toThrow(
      /^settings\['restful-routes'\]\.fix must be 'auto' or 'suggest' or 'off', not /,
    );
  });
});
