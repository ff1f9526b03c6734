import { describe, expect, it } from 'vitest';
import type { Linter } from 'eslint';
import plugin from '../../src/index.ts';
import { ANSWER, express, fastify, koa } from '../support/applications.ts';
import { lint, type LintOptions } from '../support/lint.ts';
import { LintedProject } from '../support/linted-project.ts';

const RECOMMENDED: LintOptions = {
  rules: Object.fromEntries(Object.keys(plugin.configs.recommended.rules ?? {}).map((id) => [id, 'error'])),
};

/** The suggestion of the first report that keeps the old address: what it says, and what it makes of the source. */
function kept(
  code: string,
  options: LintOptions = RECOMMENDED,
): { readonly says: string; readonly code: string } | null {
  const found = lint(code, options).flatMap(({ suggestions = [] }) =>
    suggestions.filter(({ messageId }) => messageId === 'deprecatedAlias'),
  );
  const [first] = found;
  if (!first) return null;
  const { range, text } = first.fix;
  return { says: first.desc, code: code.slice(0, range[0]) + text + code.slice(range[1]) };
}

function reportsOn(code: string, options?: LintOptions): Linter.LintMessage[] {
  return lint(code, options);
}

describe('the suggestion that keeps the old address', () => {
  it.each<[name: string, before: string, after: string, says: string]>([
    [
      'an array of paths in Express',
      express(`app.get('/getUsers', ${ANSWER});`),
      express(`app.get(['/users', /* deprecated */ '/getUsers'], ${ANSWER});`),
      "Use 'GET /users', and keep 'GET /getUsers' as a deprecated alias.",
    ],
    [
      'an array of paths in Koa',
      koa('router.get("/users/show/:id", (ctx) => { ctx.body = {}; });'),
      koa('router.get(["/users/:id", /* deprecated */ "/users/show/:id"], (ctx) => { ctx.body = {}; });'),
      "Use 'GET /users/:id', and keep 'GET /users/show/:id' as a deprecated alias.",
    ],
    [
      'a second registration where the method changes',
      express("app.get('/users/delete/:id', (req, res) => res.json({}));"),
      express(
        "app.delete('/users/:id', (req, res) => res.json({}));",
        '// @deprecated Use DELETE /users/:id.',
        "app.get('/users/delete/:id', (req, res) => res.json({}));",
      ),
      "Use 'DELETE /users/:id', and keep 'GET /users/delete/:id' as a deprecated alias.",
    ],
    [
      'a second registration in Fastify',
      fastify('async function routes() {', "  fastify.get('/getUsers', async () => []);", '}'),
      fastify(
        'async function routes() {',
        "  fastify.get('/users', async () => []);",
        '  // @deprecated Use GET /users.',
        "  fastify.get('/getUsers', async () => []);",
        '}',
      ),
      "Use 'GET /users', and keep 'GET /getUsers' as a deprecated alias.",
    ],
    [
      'without a semicolon',
      fastify("fastify.get('/getUsers', list)"),
      fastify("fastify.get('/users', list)", '// @deprecated Use GET /users.', "fastify.get('/getUsers', list)"),
      "Use 'GET /users', and keep 'GET /getUsers' as a deprecated alias.",
    ],
  ])('writes %s', (_name, before, after, says) => {
    expect(kept(before)).toEqual({ says, code: after });
    expect(kept(after)).toBeNull();
    expect(reportsOn(after, RECOMMENDED)).toEqual([]);
  });

  it('writes the lines of Windows in a file that has them', () => {
    const [before, after] = [
      express("app.get('/users/delete/:id', (req, res) => res.json({}));"),
      express(
        "app.delete('/users/:id', (req, res) => res.json({}));",
        '// @deprecated Use DELETE /users/:id.',
        "app.get('/users/delete/:id', (req, res) => res.json({}));",
      ),
    ].map((code) => code.replaceAll('\n', '\r\n'));
    expect(kept(before ?? '')?.code).toBe(after);
  });

  it('stands behind the rewrite where that is a suggestion too', () => {
    const [message] = lint(express(`app.get('/getUsers', ${ANSWER});`), {
      ...RECOMMENDED,
      settings: { fix: 'suggest' },
    });
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.map(({ messageId }) => messageId)).toEqual(['useInstead', 'deprecatedAlias']);
  });

  it.each<[name: string, code: string, options?: LintOptions]>([
    [
      'the settings say so',
      express(`app.get('/getUsers', ${ANSWER});`),
      { ...RECOMMENDED, settings: { deprecatedAlias: 'off' } },
    ],
    ['nothing is fixed', express(`app.get('/getUsers', ${ANSWER});`), { ...RECOMMENDED, settings: { fix: 'off' } }],
    ['the rewrite is not certain', express(`app.get('/getUsers', ${ANSWER});`, `app.get('/users', ${ANSWER});`)],
    [
      'other routes have to move too',
      express(`app.get('/users/show/:id', ${ANSWER});`, `app.get('/users/list', ${ANSWER});`).replace(
        `app.get('/users/list', ${ANSWER});`,
        `app.get('/users/list', ${ANSWER}); log();`,
      ),
    ],
    ['the path is put together', express(`app.get('/get' + 'Users', ${ANSWER});`)],
    ['routes share the path', express(`app.route('/getUsers').get(${ANSWER});`)],
    ['the statement shares its line', fastify("fastify.get('/getUsers', async () => []); log();")],
    [
      'the registration is long',
      fastify(
        "fastify.get('/getUsers', async () => {",
        ...Array.from({ length: 6 }, () => '  log();'),
        '  return [];',
        '});',
      ),
    ],
  ])('is not there where %s', (_name, code, options = RECOMMENDED) => {
    const [first] = lint(code, options);
    expect(first?.suggestions?.some(({ messageId }) => messageId === 'deprecatedAlias') ?? false).toBe(false);
  });
});

describe('an old address that is kept alive', () => {
  it.each([
    ['in an array of paths', express(`app.get(['/users', /* deprecated */ '/GetUsers/'], ${ANSWER});`)],
    [
      'in an array of paths, with the tag',
      express(`app.get(['/users', /** @deprecated since 4.0 */ '/getUsers'], ${ANSWER});`),
    ],
    [
      'below a comment',
      express(`app.get('/users', ${ANSWER});`, '// @deprecated Use GET /users.', `app.get('/getUsers', ${ANSWER});`),
    ],
    [
      'below the comment of its documentation',
      express(
        `app.get('/users', ${ANSWER});`,
        '/**',
        ' * All users.',
        ' * @deprecated',
        ' */',
        `app.get('/users/getAll', ${ANSWER});`,
      ),
    ],
    [
      'with a comment between',
      express('// @deprecated', '// It stays until 2027.', `app.get('/user/get/:id', ${ANSWER});`),
    ],
    [
      'of another method',
      express(
        `app.delete('/users/:id', ${ANSWER});`,
        '// @deprecated Use DELETE /users/:id.',
        `app.post('/users/delete/:id', ${ANSWER});`,
      ),
    ],
    [
      'in Fastify',
      fastify(
        "fastify.get('/users', async () => []);",
        '// @deprecated Use GET /users.',
        "fastify.get('/getUsers', async () => []);",
      ),
    ],
  ])("is nobody's business: %s", (_name, code) => {
    expect(reportsOn(code)).toEqual([]);
  });

  it.each([
    ['a remark', express('// deprecated routes follow', `app.get('/getUsers', ${ANSWER});`)],
    ['a comment further up', express('// @deprecated', 'log();', `app.get('/getUsers', ${ANSWER});`)],
    ['a comment behind it', express(`app.get('/getUsers', ${ANSWER}); // @deprecated`)],
  ])('is said by a comment right before it, not by %s', (_name, code) => {
    expect(reportsOn(code, RECOMMENDED)).toHaveLength(1);
  });

  it('holds its address: no other route gets it', () => {
    const code = express(
      `app.post('/users', ${ANSWER});`,
      '/** @deprecated */',
      `app.get('/users', ${ANSWER});`,
      `app.get('/getUsers', ${ANSWER});`,
    );
    expect(reportsOn(code, RECOMMENDED).map(({ message }) => message)).toEqual([
      expect.stringContaining('Not rewritten: another route has or would get the same method and path'),
    ]);
  });

  it('keeps its name where its collection gets another one', () => {
    const code = express(`app.get(['/user/:id', /* deprecated */ '/user/get/:id'], ${ANSWER});`);
    const [message] = lint(code, { rules: { 'restful-routes/plural-collection': 'error' } });
    expect(message?.fix?.text).toBe('users');
  });

  it('is asked for as before, by requests of the project too', async () => {
    const files = {
      'server.js': `const express = require('express');\nconst app = express();\napp.get(['/users', /* deprecated */ '/getUsers'], ${ANSWER});\n`,
      'client.js': "fetch('/getUsers');\nfetch('/users');\n",
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual([]);
    expect(await project.fix()).toEqual(files);
  });
});
