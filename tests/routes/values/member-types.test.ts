import { routeLines, table } from '../dump.ts';

const API =
  "import express, { type Router } from 'express';\ninterface Api { http: express.Router; v1: Router; db: Database }\n";
const SHARED = (name: string, text: string): string => `express ${name} GET<get> /users <${text}>`;

table(
  {
    'a router that an interface of the file declares': [
      [`${API}export function wire(api: Api) { api.http.get('/users', list); }`, SHARED('api.http', '/users')],
      [`${API}export function wire({ http }: Api) { http.get('/users', list); }`, SHARED('http', '/users')],
      [`${API}export function wire({ http: users }: Api) { users.get('/users', list); }`, SHARED('users', '/users')],
      [`${API}export function wire(api: Api) { const { v1 } = api; v1.get('/users', list); }`, SHARED('v1', '/users')],
      [
        `${API}class Users { constructor(private readonly api: Api) {}\n init() { this.api.http.get('/users', list); } }`,
        SHARED('this.api.http', '/users'),
      ],
      [
        `${API}class Users { api!: Api;\n init() { this.api.v1.get('/users', list); } }`,
        SHARED('this.api.v1', '/users'),
      ],
      [
        `${API}interface Deps { api: Api }\nexport const wire = (deps: Deps) => { deps.api.http.get('/users', list); };`,
        SHARED('deps.api.http', '/users'),
      ],
      [
        "import type { Router } from 'express';\nexport const wire = (deps: { http: Router }) => { deps.http.get('/users', list); };",
        SHARED('deps.http', '/users'),
      ],
      [
        "import type { Router } from 'express';\ntype Deps = { log: Log } & { http: Router };\nexport const wire = ({ http }: Deps) => { http.get('/users', list); };",
        SHARED('http', '/users'),
      ],
    ],
    'other members': [
      [`${API}export function wire(api: Api) { api.db.get('/users', list); api.cache.get('/users', list); }`],
      ["interface Api { http: HttpClient }\nexport function wire({ http }: Api) { http.get('/users', list); }"],
      [
        'interface Loop { next: Loop }\nexport function wire(loop: Loop) { loop.next.next.next.next.next.next.next.next.next.next.get("/users", list); }',
      ],
      ['type A = B;\ntype B = A;\nexport function wire(a: A) { a.http.get("/users", list); }'],
    ],
  },
  routeLines,
);
