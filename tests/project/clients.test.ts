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
    ["import axios from 'axios';\nexport const http = axios.create({ baseURL: '/api' });", `import { http } from './http.js';\n${GET}`],
    ["import axios from 'axios';\nconst http = axios.create({ baseURL: '/api' });\nexport { http };", `import { http } from './http';\n${GET}`],
    ["import axios from 'axios';\nexport default axios.create({ baseURL: '/api' });", `import http from './http.js';\n${GET}`],
    ["const axios = require('axios');\nmodule.exports = axios.create({ baseURL: '/api' });", `const http = require('./http');\n${GET}`],
    ["const axios = require('axios');\nconst http = axios.create({ baseURL: '/api' });\nmodule.exports = { http };", `const { http } = require('./http');\n${GET}`],
    ["const axios = require('axios');\nexports.http = axios.create({ baseURL: '/api' });", `const { http } = require('./http');\n${GET}`],
    [
      "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';\nconst baseQuery = fetchBaseQuery({ baseUrl: '/api' });\nexport const http = createApi({ baseQuery, endpoints: () => ({}) });",
      "import { http } from './http';\nhttp.injectEndpoints({ endpoints: (build) => ({ list: build.query({ query: () => '/users/getAll' }) }) });",
    ],
    ["import axios from 'axios';\nexport const http = axios.create({ baseURL: '/api' });", "import { http } from './http.js';\nexpect(http.get).toHaveBeenCalledWith('/users/getAll');"],
  ])('brings its base along: %s', (http, users) => {
    expect(basesOf(http, users)).toEqual(['/api']);
  });

  it.each([
    ['export const http = makeClient();', `import { http } from './http.js';\n${GET}`],
    ["import axios from 'axios';\nexport const http = axios.create({ baseURL: '/api' });", `import { http } from './client.js';\n${GET}`],
    ['export const http = ;', `import { http } from './http.js';\n${GET}`],
  ])('has an unknown one where that is not told: %s', (http, users) => {
    expect(basesOf(http, users)).toEqual([null]);
  });
});
