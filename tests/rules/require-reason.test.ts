import type { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { lint } from '../support/lint.ts';
import { readMarks } from '../support/marks.ts';

const VERB = 'restful-routes/no-verb-segment';
const ROUTE = "app.get('/users/getAll', (req, res) => res.json([]));";
const EXPRESS = "const app = require('express')();\n";

/** The reports of the rule on a source, whose other rules run as well. */
function reportsOn(code: string, option?: { readonly pattern: string }): Linter.LintMessage[] {
  const rules: Linter.RulesRecord = {
    [VERB]: 'error',
    'restful-routes/require-reason': ['error', ...(option ? [option] : [])],
  };
  return lint(EXPRESS + code, { rules });
}

/** The reports as they are expected: each marked comment says nothing of why. */
function expectSilent(marked: string, rules = `'${VERB}'`): void {
  const { code, marks } = readMarks(EXPRESS + marked);
  const expected = marks.map(({ place }) => ({
    ...place,
    message: `Disabling ${rules} needs a reason after ' -- '.`,
  }));
  expect(
    reportsOn(code.slice(EXPRESS.length)).map(({ line, column, endLine, endColumn, message }) => ({
      line,
      column,
      endLine,
      endColumn,
      message,
    })),
  ).toEqual(expected);
}

describe('require-reason', () => {
  it.each([
    `// eslint-disable-next-line ${VERB} -- mobile clients before version 4 ask for it\n${ROUTE}`,
    `${ROUTE} // eslint-disable-line ${VERB} -- since 2019`,
    `/* eslint-disable ${VERB} ---- a long line before the reason */\n${ROUTE}`,
    `/* eslint-disable-next-line\n  ${VERB}\n  -- mobile clients ask for it\n*/\n${ROUTE}`,
    `/* eslint ${VERB}: "off" -- the old interface */\n${ROUTE}`,
    `/* eslint ${VERB}: "error" */`,
    `/* eslint ${VERB}: ["error", { "allow": ["list"] }] */`,
    `// eslint-disable-next-line\n${ROUTE}`,
    `/* eslint-disable */\n${ROUTE}`,
    '// eslint-disable-next-line no-console',
    `/* eslint-enable ${VERB} */`,
    `// see eslint-disable-next-line ${VERB}`,
    `// eslint-disable ${VERB}`,
    `'// eslint-disable-next-line ${VERB}';`,
  ])('has nothing to say of %s', (code) => {
    expect(reportsOn(code)).toEqual([]);
  });

  it.each([
    ['before the line', `«// eslint-disable-next-line ${VERB}»\n${ROUTE}`],
    ['on the line', `${ROUTE} «// eslint-disable-line ${VERB}»`],
    ['around it', `«/* eslint-disable ${VERB} */»\n${ROUTE}\n/* eslint-enable ${VERB} */`],
    ['over several lines', `«/* eslint-disable-next-line\n  ${VERB}\n*/»\n${ROUTE}`],
    ['for the whole file', `«/* eslint ${VERB}: "off" */»\n${ROUTE}`],
    ['a dash and nothing behind it', `«// eslint-disable-next-line ${VERB} -- »\n${ROUTE}`],
    ['marks and no word', `«// eslint-disable-next-line ${VERB} -- ...»\n${ROUTE}`],
    ['each comment', `«// eslint-disable-next-line ${VERB}»\n${ROUTE}\n${ROUTE} «// eslint-disable-line ${VERB}»`],
    ['where nothing is hidden', `«// eslint-disable-next-line ${VERB}»\n`],
  ])('reports at the comment, which does not hide it: %s', (_name, marked) => {
    expectSilent(marked);
  });

  it('names the rules of the plugin alone', () => {
    expectSilent(
      `«// eslint-disable-next-line no-console, ${VERB}, restful-routes/no-unsafe-get»\n${ROUTE}`,
      `'${VERB}', 'restful-routes/no-unsafe-get'`,
    );
  });

  it('may want reasons of a form', () => {
    const waiver = (reason: string): string => `// eslint-disable-next-line ${VERB}${reason}\n${ROUTE}`;
    const said = (reason: string): string[] =>
      reportsOn(waiver(reason), { pattern: String.raw`^SHOP-\d+` }).map(({ message }) => message);
    expect(said(' -- SHOP-12: mobile clients')).toEqual([]);
    expect(said(' -- mobile clients')).toEqual([
      String.raw`This comment switches 'restful-routes/no-verb-segment' off for a reason that does not match '^SHOP-\d+'.`,
    ]);
    expect(said('')).toEqual(["Disabling 'restful-routes/no-verb-segment' needs a reason after ' -- '."]);
  });

  it('has no use for a form that is no regular expression', () => {
    expect(() => reportsOn(ROUTE, { pattern: '(' })).toThrow('should match format "regex"');
  });
});
