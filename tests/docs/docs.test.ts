import { readdirSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import * as typescriptParser from '@typescript-eslint/parser';
import { ESLint, Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import * as vueParser from 'vue-eslint-parser';
import { CLIENTS } from '../../src/catalogue/clients/all-clients.ts';
import plugin from '../../src/index.ts';
import { REASON_TEXTS } from '../../src/reporting/reason-texts.ts';
import { FRAMEWORKS } from '../../src/routes/frameworks/all-frameworks.ts';
import { rules } from '../../src/rules/index.ts';
import { readSettings } from '../../src/settings.ts';
import { wordsThat } from '../../src/words/entries.ts';
import { temporary } from '../project/temporary.ts';
import { declared, endpointsIn } from './declared.ts';
import { documents, readTraits } from './generate.mjs';
import { lists } from './lists.mjs';
import { LintedProject } from '../support/linted-project.ts';
import { anchorsIn, blocksOf, guides, pageNames, readText, rowsOf, type Block, type Row } from './pages.ts';

type Rules = NonNullable<Linter.Config['rules']>;

const linter = new Linter();
const RECOMMENDED: Rules = plugin.configs.recommended.rules ?? {};
const names = Object.keys(plugin.rules);
/** What README and the pages that it leads to say, of one piece. */
const GUIDE = guides().map(readText).join('\n');

/** The rules that the word lists are for. */
const VERB_RULES = ['no-verb-segment', 'no-unsafe-get', 'no-tunneled-method', 'no-action-segment'];

function lint(code: string, rules: Rules, language = 'js'): Linter.LintMessage[] {
  return linter.verify(code, configFor(rules, language), { filename: `example.${language}` });
}

/** The files that examples of documents are, by their languages. */
const DOCUMENTS: Readonly<Record<string, string>> = { yaml: 'openapi.yaml', md: 'README.md' };

/** What such examples are about. */
const APPLICATION = `const app = require('express')();
app.get('/users', (req, res) => res.json([]));
app.put('/users/:id', (req, res) => res.json({}));
`;

function isDocument({ language }: Block): boolean {
  return DOCUMENTS[language] !== undefined;
}

function isUnder(heading: string): (block: Block) => boolean {
  return ({ headings }) => headings.at(-1) === heading;
}

async function reportsInDocument({ code, language }: Block, rules: Rules): Promise<readonly string[]> {
  const files = { 'app.js': APPLICATION, [DOCUMENTS[language] ?? '']: `${code}\n` };
  return new LintedProject(files, { rules, lintsDocuments: true }).reports();
}

function configFor(rules: Rules, language: string): Linter.Config[] {
  const plugins = { 'restful-routes': plugin };
  return [
    {
      files: ['**/*.js', '**/*.ts'],
      plugins,
      rules,
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      settings: plugin.configs.recommended.settings ?? {},
      ...(language === 'ts' ? { languageOptions: { parser: typescriptParser } } : {}),
    },
  ];
}

function rulesFor(name: string, { options }: Pick<Block, 'options'>): Rules {
  return options === null ? { [`restful-routes/${name}`]: 'error' } : (JSON.parse(options) as Rules);
}

/** The reports on the first route of a cell. */
function reportsOn(cell: string, rules: Rules): Linter.LintMessage[] {
  const program = declared(cell);
  if (!program) throw new Error(`no program for ${cell}`);
  return lint(program.code, rules).filter(({ line }) => line === program.line);
}

function expectFix({ cells }: Row, rules: Rules): void {
  const program = declared(cells.Declared ?? '');
  if (!program) throw new Error(`no program for ${cells.Declared ?? ''}`);
  const { output, messages } = linter.verifyAndFix(program.code, configFor(rules, 'js'), { filename: 'example.js' });
  expect(messages).toEqual([]);
  expect(output.split('\n')[program.line - 1]).toBe(program.write(endpointsIn(cells.Becomes ?? '')[0] ?? ''));
}

function expectReason({ cells }: Row, rules: Rules): void {
  const program = declared(cells.Declared ?? cells['For example'] ?? '');
  if (!program) throw new Error('no program');
  const [message] = lint(program.code, rules).filter(({ line }) => line === program.line);
  expect(message).toBeDefined();
  if (cells['Not rewritten:'] !== undefined)
    expect(message?.message).toContain(`Not rewritten: ${cells['Not rewritten:']}`);
  expect(message?.fix).toBeUndefined();
  if (cells.Suggestion === undefined) return;
  const [suggestion, ...more] = message?.suggestions ?? [];
  expect(more).toEqual([]);
  const edited =
    suggestion &&
    program.code.slice(0, suggestion.fix.range[0]) + suggestion.fix.text + program.code.slice(suggestion.fix.range[1]);
  const [wanted] = endpointsIn(cells.Suggestion);
  expect(edited?.split('\n')[program.line - 1]).toBe(wanted && program.write(wanted));
}

/** A test asks the server that it holds; a server would not ask itself. */
const CALLING = 'example.test.js';

/** A program with the route of a row and the request or comment that names it. */
function calling({ cells }: Row): { readonly code: string; readonly caller: string } {
  const { code } = declared(cells.Route ?? '') ?? {};
  if (code === undefined) throw new Error(`no program for ${cells.Route ?? ''}`);
  const caller = codeIn(cells.Caller);
  const isCondition = caller.startsWith('url');
  return { caller, code: isCondition ? `${code}if (${caller}) answer();\n` : `${code}${caller}\n` };
}

function codeIn(cell: string | undefined): string {
  return /^`(.+)`$/.exec(cell ?? '')?.[1] ?? '';
}

/** What a configuration file exports, with the plugin as its source is. */
function evaluate(code: string): Linter.Config[] {
  const body = code.replaceAll(/^import .*$/gm, '').replace('export default', 'return');
  const run = compileFunction(body, ['defineConfig', 'restfulRoutes', 'tseslint', 'vueParser']) as (
    ...values: unknown[]
  ) => Linter.Config[];
  return run(defineConfig, plugin, tseslint, vueParser);
}

describe('the pages of the rules', () => {
  it('are one for each rule', () => {
    expect([...pageNames()].toSorted()).toEqual(names.toSorted());
  });

  describe.each(names)('%s', (name) => {
    const page = readText(`docs/rules/${name}.md`);
    const all = blocksOf(page);
    const documents = all.filter(isDocument);
    const blocks = all.filter((block) => !isDocument(block));
    const rows = rowsOf(page);
    const own = { [`restful-routes/${name}`]: 'error' } as const;

    it.each(documents.filter(isUnder('Incorrect')))('line $line is incorrect', async (block) => {
      expect(await reportsInDocument(block, own)).not.toEqual([]);
    });

    it.each(documents.filter(isUnder('Correct')))('line $line is correct', async (block) => {
      expect(await reportsInDocument(block, own)).toEqual([]);
    });

    it.each(blocks.filter(isUnder('Incorrect')))('line $line is incorrect', (block) => {
      const messages = lint(block.code, rulesFor(name, block), block.language);
      expect(messages.filter(({ ruleId }) => ruleId !== `restful-routes/${name}`)).toEqual([]);
      expect(messages).not.toEqual([]);
    });

    it.each(blocks.filter(isUnder('Correct')))('line $line is correct', (block) => {
      expect(lint(block.code, rulesFor(name, block), block.language)).toEqual([]);
      if (block.options !== null) expect(lint(block.code, own, block.language)).not.toEqual([]);
    });

    it('says when not to use it, and refers to where the rule comes from', () => {
      expect(page).toContain('\n## When not to use it\n');
      expect(page.split('\n## References\n')[1]).toMatch(/\]\(https:\/\//);
    });

    it('has examples of both kinds', () => {
      const kinds = [...blocks, ...documents].map(({ headings }) => headings.at(-1));
      expect(kinds).toContain('Incorrect');
      expect(kinds).toContain('Correct');
    });

    it.each(rows.filter(({ cells }) => cells.Becomes !== undefined))(
      'line $line: $cells.Declared becomes $cells.Becomes',
      (row) => {
        expectFix(row, own);
      },
    );

    it.each(rows.filter(({ cells }) => cells.Suggestion !== undefined))('line $line: $cells.Declared stays', (row) => {
      expectReason(row, { ...own, 'restful-routes/request-matches-route': 'error' });
    });

    it.each(rows.filter(({ cells }) => cells['Follows as'] !== undefined))(
      'line $line: $cells.Caller follows',
      (row) => {
        const { code, caller } = calling(row);
        const { output, messages } = linter.verifyAndFix(code, configFor(RECOMMENDED, 'js'), { filename: CALLING });
        expect(messages).toEqual([]);
        const before = code.split('\n').at(-2) ?? '';
        expect(before).toContain(caller);
        expect(output.split('\n').at(-2)).toBe(before.replace(caller, codeIn(row.cells['Follows as'])));
      },
    );

    it.each(rows.filter(({ cells }) => cells.Caller !== undefined && cells['Not rewritten:'] !== undefined))(
      'line $line: $cells.Caller holds its route back',
      (row) => {
        const { code } = calling(row);
        const { output, messages } = linter.verifyAndFix(code, configFor(RECOMMENDED, 'js'), { filename: CALLING });
        expect(output).toBe(code);
        // Of two reports on a route one has the reason, and the other refers to it.
        const reasons = messages.filter(({ message }) => !message.includes('Not rewritten: see restful-routes/'));
        expect(reasons).not.toEqual([]);
        for (const { message } of reasons)
          expect(message).toContain(`Not rewritten: ${row.cells['Not rewritten:'] ?? ''}`);
      },
    );

    it('has no table that is not looked at', () => {
      const known = rows.filter(({ cells }) =>
        ['Becomes', 'Suggestion', 'Option', 'Caller'].some((column) => cells[column] !== undefined),
      );
      expect(known).toEqual(rows);
    });
  });
});

describe('the guide', () => {
  it('names the package in what npx runs: by the name of the command alone npx would download another package', () => {
    expect(GUIDE).toContain('npx -p eslint-plugin-restful-routes restful-routes plan');
    expect(GUIDE).not.toContain('npx restful-routes');
  });

  const reasons = rowsOf(GUIDE).filter(({ cells }) => cells['Not rewritten:'] !== undefined);

  it('lists every reason', () => {
    const listed = reasons.map(({ cells }) => cells['Not rewritten:']);
    expect(listed.toSorted()).toEqual(Object.values(REASON_TEXTS).toSorted());
  });

  it.each(reasons.filter(({ cells }) => declared(cells['For example'] ?? '')))('line $line: $cells', (row) => {
    expectReason(row, RECOMMENDED);
  });

  const words = rowsOf(GUIDE).filter(({ cells }) => cells['Reported word'] !== undefined);

  it.each(words)('line $line: the word of $cells.Route', ({ cells }) => {
    const [, word, rule = 'no-verb-segment'] = /^`(\w+)`(?:, by `([\w-]+)`)?$/.exec(cells['Reported word'] ?? '') ?? [];
    const rules: Rules = Object.fromEntries(VERB_RULES.map((each) => [`restful-routes/${each}`, 'error']));
    const found = reportsOn(cells.Route ?? '', rules).map(({ ruleId, message }) => [
      ruleId,
      /'(\w+)' in the path/.exec(message)?.[1],
    ]);
    expect(found.filter(([, verb]) => verb !== undefined)).toEqual(
      word === undefined ? [] : [[`restful-routes/${rule}`, word]],
    );
    if (word === undefined) expect(found).toEqual([]);
  });

  it('lists the files of the words', () => {
    const listed = rowsOf(GUIDE).flatMap(({ cells }) =>
      cells.File === undefined ? [] : [cells.File.replaceAll('`', '')],
    );
    expect(listed.toSorted()).toEqual(readdirSync(new URL('../../src/words/data', import.meta.url)).toSorted());
  });

  it('names the words of a project', () => {
    const block = blocksOf(GUIDE).find(({ code }) => code.includes('brew'));
    const settings = evaluate(block?.code ?? '').findLast((config) => config.settings)?.settings ?? {};
    const messagesOf = (cell: string): string[] => {
      const code = declared(cell)?.code ?? '';
      const config = { ...configFor(plugin.configs.strict.rules ?? {}, 'js')[0], settings };
      return linter.verify(code, [config], { filename: 'example.js' }).map(({ message }) => message);
    };
    expect(messagesOf('`GET /obtainUsers`')).toEqual([expect.stringContaining("Use 'GET /users'")]);
    expect(messagesOf('`POST /coffees/:id/brew`')).toEqual([expect.stringContaining("Action 'brew'")]);
    expect(messagesOf('`GET /dogs/:id/fetch`')).toEqual([]);
  });

  it('says right what is not seen', () => {
    const unseen = [
      "import { Router } from 'express';\nclass Base { get(path, handler) {} }\nclass Users extends Base { start() { this.get('/getUsers', show); } }",
      "import express from 'express';\nimport users from './users.js';\nconst app = express();\napp.use('/getUsers', users);",
    ];
    for (const code of unseen) expect(lint(code, RECOMMENDED)).toEqual([]);
    const named = lint(
      "import express from 'express';\nimport usersRouter from './users.js';\nconst app = express();\napp.use('/getUsers', usersRouter);",
      RECOMMENDED,
    );
    expect(named.map(({ message }) => message)).toEqual([expect.stringContaining("'/getUsers'")]);
    const beside =
      "import express from 'express';\nconst app = express();\nfunction addRoute(method, path, handler) { app[method](path, handler); }\naddRoute('get', process.env.USERS, show);\napp.get('/getItems', show);";
    expect(lint(beside, RECOMMENDED).map(({ line, fix }) => [line, fix])).toEqual([[5, undefined]]);
  });

  it('says right that a rewrite takes another route along', () => {
    const { code = '' } = declared('`GET /users/show/:id` before `GET /users/list`') ?? {};
    const [show] = lint(code, RECOMMENDED);
    expect(show?.fix?.text).toContain('\n');
    const { output, messages } = linter.verifyAndFix(code, configFor(RECOMMENDED, 'js'), { filename: 'example.js' });
    expect(messages).toEqual([]);
    expect(output).toContain("'/users/:id'");
    expect(output).toContain("'/users'");
  });

  it('lists every setting', () => {
    const listed = rowsOf(GUIDE).flatMap(({ cells }) =>
      cells.Setting === undefined ? [] : [cells.Setting.replaceAll('`', '')],
    );
    const unknown = (): unknown => readSettings({ 'restful-routes': { unknown: true } });
    expect(unknown).toThrow(`It may hold ${listed.join(', ')}.`);
  });

  it('says the defaults of the settings', () => {
    const defaults = readSettings({});
    for (const { cells } of rowsOf(GUIDE).filter((row) => row.cells.Setting !== undefined)) {
      const value = defaults[(cells.Setting ?? '').replaceAll('`', '') as keyof typeof defaults];
      expect(cells.Default).toBe(`\`${JSON.stringify(value).replaceAll('"', "'")}\``);
    }
  });

  const configurations = blocksOf(GUIDE).filter(({ code }) => code.startsWith('// eslint.config.mjs'));

  it.each(configurations)('line $line is a configuration that reports', async ({ code }) => {
    // A configuration may name a folder of the project.
    const { root: cwd } = temporary({ 'services/shop/': '' });
    const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: evaluate(code) });
    const program = declared('`GET /obtainUsers` before `POST /accounts/update/:id`')?.code ?? '';
    const [result] = await eslint.lintText(program, { filePath: 'app.js' });
    expect(result?.messages.every(({ ruleId }) => ruleId?.startsWith('restful-routes/'))).toBe(true);
    expect(result?.messages.map(({ line }) => line)).toContain(4);
    if (code.includes('obtain')) expect(result?.messages.map(({ line }) => line)).toContain(3);
    if (code.includes('PATCH'))
      expect(result?.messages.find(({ ruleId }) => ruleId === 'restful-routes/no-tunneled-method')?.message).toContain(
        "'PATCH /accounts/:id'",
      );
    if (code.includes('suggest'))
      expect(result?.messages.filter(({ fix, suggestions }) => fix ?? !suggestions)).toEqual([]);
  });

  it.each(blocksOf(GUIDE).filter(({ language, code }) => language === 'js' && code.includes('eslint-disable')))(
    'line $line keeps its address',
    ({ code }) => {
      expect(linter.verify(code, plugin.configs.recommended, 'app.js')).toEqual([]);
    },
  );

  it('compares every rule of strict with other linters, each by its page', () => {
    const matrix = rowsOf(GUIDE).flatMap(({ cells }) => cells['This plugin'] ?? []);
    const pages = matrix.flatMap((cell) => /^\[yes\]\((?:docs\/)?rules\/([\w-]+)\.md\)/.exec(cell)?.[1] ?? []);
    const strict = Object.keys(plugin.configs.strict.rules ?? {}).map((id) => id.slice('restful-routes/'.length));
    expect(pages.toSorted()).toEqual(strict.toSorted());
  });

  it('shows the rules of recommended to hosts that know no configurations', () => {
    const block = blocksOf(readText('docs/hosts.md')).find(({ language }) => language === 'json');
    expect(JSON.parse(block?.code ?? '')).toEqual({
      jsPlugins: ['eslint-plugin-restful-routes'],
      rules: RECOMMENDED,
      settings: plugin.configs.recommended.settings,
    });
  });

  const pages = [...guides(), 'CHANGELOG.md', ...names.map((name) => `docs/rules/${name}.md`)];

  it.each(pages)('leads to nothing that does not exist: %s', (page) => {
    for (const [link, target = '', anchor] of readText(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const file = target === '' ? page : new URL(target, `file:///${page}`).pathname.slice(1);
      const text = readText(file);
      if (anchor !== undefined) expect(anchorsIn(text), link).toContain(anchor);
    }
  });
});

describe('the page on what a fix may do', () => {
  const page = readText('docs/fix-safety.md');
  const held = [...page.matchAll(/\[([^\]]+)\]\(\.\.\/(tests\/[^)]+)\)/g)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));

  it('names a test for each guarantee', () => {
    for (const { cells, line } of rowsOf(page))
      expect(cells['held by'], `line ${String(line)}`).toMatch(/\]\(\.\.\/tests\//);
    expect(held.length).toBeGreaterThan(20);
  });

  it.each(held)('names a test that there is: $name', ({ name, file }) => {
    expect(readText(file)).toContain(name);
  });
});

describe('generated parts', () => {
  const traits = readTraits(wordsThat);
  const tables = { traits, frameworks: FRAMEWORKS, clients: CLIENTS, rules };

  it.each([...lists(), ...documents(plugin, tables)])('of $file are what npm run docs writes', ({ text, expected }) => {
    expect(text).toBe(expected);
  });
});
