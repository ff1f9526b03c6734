import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { createLate } from '../../src/reporting/late-rules.ts';
import type { Rule } from '../../src/reporting/create-rule.ts';
import { rules } from '../../src/rules/index.ts';

type Context = Parameters<Rule['create']>[0];

// Each rule has its own options; what they have in common is how they are created.
const all = rules as unknown as Readonly<Record<string, Rule>>;

/**
 * Lints a file with the rules as they are packaged; answers what they report, and how often their code was asked for.
 */
function lint(
  code: string,
  names: readonly string[],
  options: Record<string, unknown> = {},
  settings: Record<string, unknown> = { callers: 'fix' },
): { readonly told: readonly string[]; readonly loads: number } {
  let loads = 0;
  const load = (): typeof all => {
    loads += 1;
    return all;
  };
  const late = Object.fromEntries(
    Object.entries(all).map(([name, { meta }]) => [
      name,
      { meta, create: (context: Context) => createLate(name, context, load) },
    ]),
  );
  const told = new Linter().verify(code, [
    {
      // ESLint calls rules that are typed by typescript-eslint's nodes the same way.
      plugins: {
        'restful-routes': { rules: late as unknown as NonNullable<Linter.Config['plugins']>[string]['rules'] & object },
      },
      rules: Object.fromEntries(
        names.map((name) => [`restful-routes/${name}`, ['error', ...(name in options ? [options[name]] : [])]]),
      ),
      settings: { 'restful-routes': settings },
    },
  ]);
  return {
    told: told
      .filter(({ ruleId }) => ruleId !== null)
      .map(({ ruleId, messageId }) => `${ruleId ?? ''} ${messageId ?? ''}`),
    loads,
  };
}

const RULES = ['no-verb-segment', 'no-unsafe-get', 'request-matches-route', 'comment-matches-route', 'require-reason'];

it.each([
  'export const sum = (a, b) => a + b;',
  "await fetch('/users');",
  "import axios from 'axios';\nexport const users = () => axios.get('/users').then(({ data }) => data);",
])('loads no rule for %s', (code) => {
  expect(lint(code, RULES)).toEqual({ told: [], loads: 0 });
});

it('loads the rules once for a file with routes', () => {
  expect(
    lint("const app = require('express')();\napp.get('/users/getAll', (req, res) => res.json([]));", RULES),
  ).toEqual({ told: ['restful-routes/no-verb-segment rewrite'], loads: 1 });
});

it('loads the rules for a request or a comment that may follow a route', () => {
  expect(lint("await fetch('/users/getAll');", RULES).loads).toBe(1);
  expect(lint('// GET /users/getAll\nexport {};', RULES).loads).toBe(1);
  expect(lint('/** @api {get} users */\nexport {};', RULES).loads).toBe(1);
});

it("loads the rules for a call of the user's own that registers routes", () => {
  const registrars = [{ callee: 'define', method: 'GET', path: { argument: 0 } }];
  expect(lint('define(USERS, list);', RULES).loads).toBe(0);
  expect(lint('define(USERS, list);', RULES, {}, { registrars }).loads).toBe(1);
});

it("knows the user's verbs, whichever rule is told of them", () => {
  const options = { 'no-verb-segment': { verbs: { Obtain: 'read' } } };
  expect(lint("await fetch('/users/obtain');", RULES).loads).toBe(0);
  expect(lint("await fetch('/users/obtain');", RULES, options).loads).toBe(1);
  expect(lint("await fetch('users/obtain');", RULES, options).loads).toBe(1);
  expect(lint("await fetch('users/obtain');", RULES, {}, { verbs: { obtain: 'read' } }).loads).toBe(1);
});

it('reports comments that give no reason', () => {
  expect(lint('/* eslint-disable restful-routes/no-verb-segment */\nexport {};', RULES).told).toEqual([
    'restful-routes/require-reason noReason',
  ]);
});

it('says at once which setting is wrong', () => {
  expect(() => lint('export {};', RULES, {}, { fixx: 'auto' })).toThrow("has no 'fixx'");
});
