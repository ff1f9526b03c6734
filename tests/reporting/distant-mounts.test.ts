import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
import { ANSWER } from '../support/applications.ts';
import { temporary, type Temporary } from '../project/temporary.ts';

/** A project whose application mounts one router under a prefix. */
function project(prefix: string, ...routes: readonly string[]): Temporary {
  return temporary({
    'package.json': '{ "name": "service" }',
    'app.js': `const app = require('express')();\napp.use('${prefix}', require('./routes'));\n`,
    'routes.js': `const router = require('express').Router();\n${routes.join('\n')}\nmodule.exports = router;\n`,
  });
}

/** What the rule says of the routes. */
function messages(folder: Temporary, settings: object = {}): string[] {
  const file = folder.at('routes.js');
  const config: Linter.Config = {
    plugins: { 'restful-routes': plugin },
    rules: { 'restful-routes/resource-path-shape': 'error' },
    settings: { 'restful-routes': settings },
    languageOptions: { sourceType: 'commonjs' },
  };
  return new Linter({ cwd: folder.root })
    .verify(readFileSync(file, 'utf8'), [config], { filename: file })
    .map(({ message }) => message);
}

describe('a router that another file mounts', () => {
  it.each([
    [`router.put('/', ${ANSWER});`, "'PUT /users' changes the whole collection 'users'. Name the item after it."],
    [
      `router.delete('/', ${ANSWER});`,
      "'DELETE /users' deletes the whole collection 'users'. Name the item after it, where one is meant.",
    ],
    [
      `router.post('/:id', ${ANSWER});`,
      "'POST /users/:id' acts on an item of 'users'. POST creates in the collection; PUT changes an item.",
    ],
    [
      `router.post('/:id/status', ${ANSWER});`,
      "'POST /users/:id/status' acts on 'status', of which an item has one. POST creates in a collection; PUT changes what is there.",
    ],
  ])('is judged where it stands: %s', (route, message) => {
    expect(messages(project('/users', route))).toEqual([message]);
  });

  it('is left alone where it stands under one thing', () => {
    expect(messages(project('/profile', `router.put('/', ${ANSWER});`))).toEqual([]);
  });

  it('is left alone where the project is not read', () => {
    expect(messages(project('/users', `router.put('/', ${ANSWER});`), { project: false })).toEqual([]);
  });
});
