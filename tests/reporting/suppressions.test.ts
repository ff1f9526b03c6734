import type { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import plugin from '../../src/index.ts';
import * as linting from '../support/lint.ts';
import { describeReports, type LintOptions } from '../support/lint.ts';

const RULES: LintOptions = {
  rules: Object.fromEntries(Object.keys(plugin.configs.recommended.rules ?? {}).map((id) => [id, 'error'])),
};
const lint = (code: string, options = RULES): Linter.LintMessage[] => linting.lint(code, options);
const fix = (code: string, options = RULES): string => linting.fix(code, options);
const fixOnce = (code: string, options = RULES): string => linting.fixOnce(code, options);

const SHOW = "app.get('/users/show/:id', (req, res) => res.json());";
const LIST = "app.get('/users/list', (req, res) => res.json());";

describe('a route whose report a comment suppresses', () => {
  // `/users/:id` before `/users/list` would swallow it: the first may be rewritten only together with the second.
  it.each([
    ['before the line', express(SHOW, '// eslint-disable-next-line', LIST)],
    [
      'before the line, by the name of the rule',
      express(SHOW, '// eslint-disable-next-line restful-routes/no-verb-segment', LIST),
    ],
    [
      'before the line, with a reason',
      express(SHOW, '// eslint-disable-next-line restful-routes/no-verb-segment -- an old client asks for it', LIST),
    ],
    [
      'before the line, among other rules',
      express(SHOW, '// eslint-disable-next-line no-undef, restful-routes/no-verb-segment', LIST),
    ],
    [
      'before the line, over several lines',
      express(SHOW, '/* eslint-disable-next-line', 'restful-routes/no-verb-segment', '*/', LIST),
    ],
    ['on the line', express(SHOW, `${LIST} // eslint-disable-line restful-routes/no-verb-segment`)],
    [
      'around it',
      express(
        SHOW,
        '/* eslint-disable restful-routes/no-verb-segment */',
        LIST,
        '/* eslint-enable restful-routes/no-verb-segment */',
      ),
    ],
    ['around it, for all rules', express(SHOW, '/* eslint-disable */', LIST, '/* eslint-enable */')],
    ['to the end of the file', express(SHOW, '/* eslint-disable restful-routes/no-verb-segment */', LIST)],
  ])('is not rewritten by way of another: %s', (_name, code) => {
    expect(fix(code)).toBe(code);
    expect(describeReports(lint(code))).toEqual([
      expect.stringMatching(
        /^3:17 no-verb-segment: Verb 'show' in the path of 'GET \/users\/show\/:id'\. Not rewritten: it would change which handler answers some requests \('GET \/users\/list', line \d+\)\.$/,
      ),
    ]);
  });

  it.each([
    ['another rule', express(SHOW, '// eslint-disable-next-line no-undef', LIST)],
    ['another line', express('// eslint-disable-next-line restful-routes/no-verb-segment', '', SHOW, LIST)],
    [
      'what comes before',
      express(
        '/* eslint-disable restful-routes/no-verb-segment */',
        '/* eslint-enable restful-routes/no-verb-segment */',
        SHOW,
        LIST,
      ),
    ],
    ['what comes behind', express(SHOW, LIST, '/* eslint-disable restful-routes/no-verb-segment */')],
  ])('is another one where the comment is about %s', (_name, code) => {
    expect(lint(fixOnce(code))).toEqual([]);
  });

  it('keeps its address, and others step aside', () => {
    const code = express(
      "app.get('/getUsers', (req, res) => res.json()); // eslint-disable-line",
      "app.get('/listUsers', (req, res) => res.json());",
    );
    expect(fix(code)).toBe(
      express(
        "app.get('/getUsers', (req, res) => res.json()); // eslint-disable-line",
        "app.get('/users', (req, res) => res.json());",
      ),
    );
  });

  it.each(['no-verb-segment', 'no-unsafe-get'])(
    'is not rewritten by way of another rule on the same route: %s',
    (rule) => {
      const code = express(
        `// eslint-disable-next-line restful-routes/${rule}`,
        "app.get('/deleteUser/:id', (req, res) => res.json());",
      );
      expect(fixOnce(code)).toBe(code);
      expect(describeReports(lint(code))).toEqual([
        expect.stringContaining('Not rewritten: a comment suppresses a report on it, or sets options in its file.'),
      ]);
    },
  );

  it('is rewritten where the comment is about a report that there is not', () => {
    const code = express(
      '// eslint-disable-next-line restful-routes/no-unsafe-get',
      "app.get('/getUsers', (req, res) => res.json());",
    );
    expect(fixOnce(code)).toBe(
      express(
        '// eslint-disable-next-line restful-routes/no-unsafe-get',
        "app.get('/users', (req, res) => res.json());",
      ),
    );
  });
});

describe('a rule that does not run', () => {
  it('leaves its reports to the others', () => {
    const code = express("app.get('/users/delete/:id', (req, res) => res.json());");
    const only = (rule: string): string[] =>
      describeReports(lint(code, { rules: { [`restful-routes/${rule}`]: 'error' } }));
    expect(only('no-unsafe-get')).toEqual([
      "3:5 no-unsafe-get: 'GET /users/delete/:id' says 'delete', but GET must not change anything. Use 'DELETE /users/:id'.",
    ]);
    expect(only('no-verb-segment')).toEqual([
      "3:17 no-verb-segment: Verb 'delete' in the path of 'GET /users/delete/:id'. Use 'DELETE /users/:id'.",
    ]);
    expect(only('no-tunneled-method')).toEqual([]);
  });

  it('does not have its routes rewritten by another rule', () => {
    // `/users/list` is the business of no-verb-segment alone.
    const code = express("app.get('/users/delete/:id', (req, res) => res.json());", LIST);
    expect(fix(code, { rules: { 'restful-routes/no-unsafe-get': 'error' } })).toBe(
      express("app.delete('/users/:id', (req, res) => res.json());", LIST),
    );
  });

  it('may be switched off in the file', () => {
    const code = `/* eslint restful-routes/no-verb-segment: "off" */\n${express(LIST)}`;
    expect(lint(code)).toEqual([]);
  });

  it('may have other options in the file', () => {
    const code = `/* eslint restful-routes/no-verb-segment: ["error", { "allow": ["list"] }] */\n${express(LIST, SHOW)}`;
    expect(describeReports(lint(code))).toEqual([
      "5:17 no-verb-segment: Verb 'show' in the path of 'GET /users/show/:id'. Not rewritten: a comment suppresses a report on it, or sets options in its file.",
    ]);
    expect(fixOnce(code)).toBe(code);
  });
});
