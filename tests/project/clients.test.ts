import { describe, expect, it } from 'vitest';
import { Project } from '../../src/project/project.ts';
import { temporary } from './temporary.ts';

/** The bases of the requests of `src/users.js`, whose client `src/http.js` makes. */
function basesOf(http: string, users: string): readonly (string | null)[] {
  const folder = temporary({ 'package.json': '{ "name": "shop" }', 'src/http.js': http, 'src/users.js': users });
  return Project.at(folder.root, { accounting: 'all' })
    .view()
    .callersIn(folder.at('src/users.js'))
    .requests.map(({ base }) => base);
}

const GET = "http.get('/users/getAll');";

describe('a client of another file', () => {
  it.each([
    [
      "import axios from 'axios';\nexport const http = axios.create({ baseURL: '/api' });",
      `import { http } from './http.js';\n${GET}`,
    ],
    [
      "import axios from 'axios';\nconst http = axios.create({ baseURL: '/api' });\nexport { http };",
      `import { http } from './http';\n${GET}`,
    ],
    [
      "import axios from 'axios';\nexport default axios.create({ baseURL: '/api' });",
      `import http from './http.js';\n${GET}`,
    ],
    [
      "const axios = require('axios');\nmodule.exports = axios.create({ baseURL: '/api' });",
      `const http = require('./http');\n${GET}`,
    ],
    [
      "const axios = require('axios');\nconst http = axios.create({ baseURL: '/api' });\nmodule.exports = { http };",
      `const { http } = require('./http');\n${GET}`,
    ],
    [
      "const axios = require('axios');\nexports.http = axios.create({ baseURL: '/api' });",
      `const { http } = require('./http');\n${GET}`,
    ],
    [
      "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';\nconst baseQuery = fetchBaseQuery({ baseUrl: '/api' });\nexport const http = createApi({ baseQuery, endpoints: () => ({}) });",
      "import { http } from './http';\nhttp.injectEndpoints({ endpoints: (build) => ({ list: build.query({ query: () => '/users/getAll' }) }) });",
    ],
  ])('brings its base along: %s', (http, users) => {
    expect(basesOf(http, users)).toEqual(['/api']);
  });

  it.each([
    ['export const http = makeClient();', `import { http } from './http.js';\n${GET}`],
    [
      "import axios from 'axios';\nexport const http = axios.create({ baseURL: '/api' });",
      `import { http } from './client.js';\n${GET}`,
    ],
    ['export const http = ;', `import { http } from './http.js';\n${GET}`],
  ])('has an unknown one where that is not told: %s', (http, users) => {
    expect(basesOf(http, users)).toEqual([null]);
  });
});

describe('a URL that does not begin as an address', () => {
  const LIBRARY = "import axios from 'axios';\nexport const http = axios.create({ baseURL: '/api' });";

  it.each<[http: string, users: string, bases: readonly (string | null)[]]>([
    [LIBRARY, "import { http } from './http.js';\nhttp.get('users/getAll');", ['/api']],
    [
      LIBRARY,
      "import { http } from './http.js';\nhttp.get(`users/get/${id}`);\nhttp.get('users?page=1');\nhttp.get('users');",
      ['/api', '/api', '/api'],
    ],
    ["export { default as http } from 'axios';", "import { http } from './http.js';\nhttp.get('users/getAll');", ['']],
    ['export const http = new Map();', "import { http } from './http.js';\nhttp.get('users/getAll');", []],
    [
      'export const http = { get: (key) => memory[key] };',
      "import { http } from './http.js';\nhttp.get('users/getAll');",
      [],
    ],
    ['export const http = makeClient();', "import { http } from './http.js';\nhttp.get('users/getAll');", []],
    [LIBRARY, "import { http } from './elsewhere.js';\nhttp.get('users/getAll');", []],
    [
      LIBRARY,
      "import { http } from './http.js';\nhttp.get('users.getAll');\nhttp.get(key);\nhttp.get(`${key}`);\nhttp.get('users/getAll', (request, response) => response.json([]));",
      [],
    ],
  ])('is one behind the client of a library: %s %s', (http, users, bases) => {
    expect(basesOf(http, users)).toEqual(bases);
  });
});

describe('the base of all clients of axios', () => {
  /** The bases of the requests of `web/users.js`, in a package of its own. */
  const basesBeside = (
    files: Readonly<Record<string, string>>,
    users = "import axios from 'axios';\naxios.get('/users/getAll');",
  ): readonly (string | null)[] => {
    const folder = temporary({
      'package.json': '{ "name": "shop" }',
      'web/package.json': '{ "name": "web" }',
      'web/users.js': users,
      ...files,
    });
    return Project.at(folder.root, { accounting: 'all' })
      .view()
      .callersIn(folder.at('web/users.js'))
      .requests.map(({ base }) => base);
  };

  it.each<[files: Readonly<Record<string, string>>, base: string | null]>([
    [{ 'web/main.js': "axios.defaults.baseURL = '/api';" }, '/api'],
    [{ 'web/main.js': '// axios.defaults.baseURL = "/old";\naxios.defaults.baseURL = "/api"' }, '/api'],
    [
      {
        'web/main.js':
          "import http from 'axios';\nimport { BASE } from './base.js';\nconst { defaults } = http;\ndefaults['baseURL'] = BASE;",
        'web/base.js': 'const VERSION = 2;\nexport const BASE = `/api/v${VERSION}`;',
      },
      '/api/v2',
    ],
    [{ 'web/main.js': '/* axios.defaults.baseURL = "/old"; */' }, ''],
    [{ 'web/main.js': 'axios.defaults.baseURL = import.meta.env.VITE_API;' }, null],
    [{ 'web/main.js': "axios.defaults.baseURL = '/api' + version;" }, null],
    [{ 'web/main.js': "axios.defaults.baseURL = '/api';", 'web/admin.js': "axios.defaults.baseURL = '/admin';" }, null],
    [{ 'web/main.js': "axios.defaults.baseURL = '/api';", 'web/admin.js': "axios.defaults.baseURL = '/api';" }, '/api'],
    [{ 'web/main.js': "if (axios.defaults.baseURL === '/api') run();" }, ''],
    [{ 'other/package.json': '{ "name": "other" }', 'other/main.js': "axios.defaults.baseURL = '/api';" }, ''],
  ])('is set by another file of the package: %j', (files, base) => {
    expect(basesBeside(files)).toEqual([base]);
  });

  it('goes before no other base, and before no other client', () => {
    const users =
      "import axios from 'axios';\nconst http = axios.create({ baseURL: '/v2' });\nhttp.get('/users/getAll');\nfetch('/users/getAll');\naxios.create().get('/users/getAll');";
    expect(basesBeside({ 'web/main.js': "axios.defaults.baseURL = '/api';" }, users)).toEqual(['/v2', '', '/api']);
  });
});

describe('what is put before the addresses of a page', () => {
  const CLIENTS = [
    "import axios from 'axios';",
    "axios.get('/users/getAll');",
    "fetch('/users/getAll');",
    "axios.create({ baseURL: '/v2' }).get('/users/getAll');",
    "fetch('//example.com/users/getAll');",
    "fetch('http://localhost:5000/users/getAll');",
    "fetch('users/getAll');",
  ].join('\n');
  /** The bases of the requests of `web/users.js`, in a package that says this. */
  const basesBehind = (manifest: string, file = 'web/users.js'): readonly (string | null)[] => {
    const folder = temporary({ 'package.json': '{ "name": "shop" }', 'web/package.json': manifest, [file]: CLIENTS });
    return Project.at(folder.root, { accounting: 'all' })
      .view()
      .callersIn(folder.at(file))
      .requests.map(({ base }) => base);
  };
  const NONE = ['', '', '/v2', '', '', ''];

  it.each(['"http://localhost:5000/api"', '"http://localhost:5000/api/"'])('is the path of its proxy: %s', (proxy) => {
    expect(basesBehind(`{ "name": "web", "proxy": ${proxy} }`)).toEqual(['/api', '/api', '/v2', '', '', '']);
  });

  it.each([
    '{ "name": "web", "proxy": "http://localhost:5000" }',
    '{ "name": "web", "proxy": "http://localhost:5000/" }',
    '{ "name": "web", "proxy": "localhost" }',
    '{ "name": "web", "proxy": { "/api": {} } }',
    '{ "name": "web", "config": { "proxy": "http://localhost:5000/api" } }',
    '{ "name": "web", "proxy": "http://localhost:5000/api" ',
    '{ "name": "web" }',
  ])('is nothing beside %s', (manifest) => {
    expect(basesBehind(manifest)).toEqual(NONE);
  });

  it('holds for its package alone', () => {
    expect(basesBehind('{ "name": "web", "proxy": "http://localhost:5000/api" }', 'admin/users.js')).toEqual(NONE);
  });
});
