import { describe, expect, it } from 'vitest';
import type { RegistrarSetting } from '../../../src/model/registrar-setting.ts';
import { LintedProject } from '../../support/linted-project.ts';
import { parse, routersIn } from '../dump.ts';

const ANY: readonly RegistrarSetting[] = [
  { callee: '*.authGet', method: 'GET', path: { argument: 1 }, framework: 'koa' },
];
const HELPER: readonly RegistrarSetting[] = [
  {
    callee: 'helpers.addRoute',
    method: { argument: 1 },
    path: { argument: 2 },
    router: { argument: 0 },
    prefix: '/api',
  },
];
const OBJECT: readonly RegistrarSetting[] = [
  {
    callee: 'addRoute',
    method: { argument: 0, property: 'method' },
    path: { argument: 0, property: 'path' },
    framework: 'fastify',
  },
];

function lines(code: string, registrars: readonly RegistrarSetting[]): readonly string[] {
  return routersIn({ ...parse(code), registrars }).flatMap(({ framework, name, entries }) =>
    entries.flatMap((entry) =>
      entry.kind === 'route'
        ? [
            `${framework} ${name} ${entry.methods.map(({ method }) => method).join()} ${entry.path?.value ?? entry.pathKind}`,
          ]
        : [],
    ),
  );
}

describe('functions that a user describes', () => {
  it.each([
    [
      "import { make } from 'own';\nconst users = make();\nusers.authGet('list', '/users', list);",
      ANY,
      'koa users GET /users',
    ],
    [
      "const app = require('express')();\nconst helpers = require('helpers');\nhelpers.addRoute(app, 'post', '/users', create);",
      HELPER,
      'express app POST /api/users',
    ],
    [
      "import { addRoute } from 'own';\naddRoute({ method: 'DELETE', path: '/users/:id', handler: remove });",
      OBJECT,
      'fastify addRoute DELETE /users/:id',
    ],
    [
      "import { addRoute } from 'own';\naddRoute({ method: 'DELETE', path: USERS, handler: remove });",
      OBJECT,
      'fastify addRoute DELETE dynamic',
    ],
  ])('register routes: %s', (code, registrars, ...expected) => {
    expect(lines(code, registrars)).toEqual(expected);
  });

  it('are no others', () => {
    expect(
      lines(
        "import { add, other } from 'own';\nother.addRoute(app, 'post', '/users', create);\nadd('/users', list);",
        HELPER,
      ),
    ).toEqual([]);
    expect(lines("import { make } from 'own';\nmake().authGet('list', '/users', list);", [])).toEqual([]);
  });

  it('are no longer asked for where their source tells', () => {
    const code =
      "const app = require('express')();\nconst addRoute = (options) => app[options.method](options.path, options.handler);\naddRoute({ method: 'get', path: '/users', handler: list });";
    expect(lines(code, OBJECT)).toEqual(['express app GET /users']);
  });

  it('are judged in their calls', async () => {
    const project = new LintedProject(
      {
        'users.js':
          "const { make } = require('own');\nconst users = make();\nusers.authGet('list', '/getUsers', async (ctx) => { ctx.body = []; });\nusers.authPost('/update', '/users/update/:id', async (ctx) => { ctx.body = 1; });",
      },
      { settings: { registrars: ANY } },
    );
    expect(await project.reports()).toEqual([expect.stringContaining("Verb 'get' in the path of 'GET /getUsers'")]);
  });
});
