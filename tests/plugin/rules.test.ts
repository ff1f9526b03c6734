import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rule as ESLintRule } from 'eslint';
import { describe, expect, expectTypeOf, it } from 'vitest';
import plugin from '../../src/index.ts';
import type { Rule } from '../../src/reporting/create-rule.ts';
import type { rules } from '../../src/rules/index.ts';
import type { RestfulRoutesOptions } from '../../src/typed-configuration.ts';
import { blocksOf, readText } from '../docs/pages.ts';
import { ANSWER, express, mounted, registration } from '../support/applications.ts';
import { fixOnce, lint } from '../support/lint.ts';
import { LintedProject } from '../support/linted-project.ts';
import { CERTAIN, MOUNTED, OPEN } from '../support/rewrites.ts';

const NAMES = Object.keys(plugin.rules).sort();
const ALL = Object.fromEntries(NAMES.map((name) => [`restful-routes/${name}`, 'error'] as const));

/** The names of the files of a folder, without what stands behind the first dot. */
function namesIn(folder: string, ending: string): string[] {
  return readdirSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url)))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

function metaOf(name: string): ESLintRule.RuleMetaData {
  const rule = plugin.rules[name];
  if (!rule?.meta) throw new Error(`${name} says nothing of itself`);
  return rule.meta;
}

/** The examples in JavaScript that the page of a rule calls incorrect without options. */
function incorrectExamples(name: string): readonly string[] {
  return blocksOf(readText(`docs/rules/${name}.md`))
    .filter(
      ({ language, headings, options }) => language === 'js' && options === null && headings.at(-1) === 'Incorrect',
    )
    .map(({ code }) => code);
}

/** The options that a rule takes. */
type TakenBy<R> = R extends Rule<readonly [infer Options]> ? Options : never;

describe('the rules', () => {
  it('take the options that the types of the package name', () => {
    expectTypeOf<RestfulRoutesOptions>().toEqualTypeOf<{
      -readonly [Name in keyof typeof rules]: TakenBy<(typeof rules)[Name]>;
    }>();
  });

  it('have a file, a page and a test each', () => {
    expect(namesIn('src/rules', '.ts').filter((name) => name !== 'index')).toEqual(NAMES);
    expect(namesIn('docs/rules', '.md')).toEqual(NAMES);
    expect(namesIn('tests/rules', '.test.ts')).toEqual(expect.arrayContaining(NAMES));
  });

  it.each(NAMES)('describe themselves: %s', (name) => {
    const { docs, messages = {}, schema, type } = metaOf(name);
    expect(docs?.description).toMatch(/^(?:Disallow|Enforce|Require) [^.]+$/);
    expect(docs?.url).toMatch(new RegExp(`/docs/rules/${name}\\.md$`));
    expect(type).toMatch(/^(?:problem|suggestion)$/);
    expect(Object.keys(messages)).not.toEqual([]);
    for (const message of Object.values(messages)) expect(message).toMatch(/^['A-Z{].*[.)]\.?$/);
    for (const id of Object.keys(messages)) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(schema).toEqual([expect.objectContaining({ type: 'object', additionalProperties: false })]);
  });

  it.each(NAMES)('run in every language that a configuration lints, and name what they report in: %s', (name) => {
    const { docs, languages } = metaOf(name);
    expect(languages).toEqual(['*']);
    expect(docs?.dialects).toEqual(
      name === 'document-matches-route' ? ['JSON', 'YAML', 'Markdown'] : ['JavaScript', 'TypeScript'],
    );
  });

  it('run in documents without an error, where a configuration switches them all on', async () => {
    const files = { 'app.js': everything(), 'data.json': '{ "path": "/users/list" }\n', 'README.md': '# Users\n' };
    await expect(new LintedProject(files, { rules: ALL, lintsDocuments: true }).reports()).resolves.toBeDefined();
  });

  it('that move addresses are of one type: --fix-type moves routes, requests and comments together or leaves them all alone', () => {
    const moving = [
      'no-verb-segment',
      'no-unsafe-get',
      'no-tunneled-method',
      'plural-collection',
      'request-matches-route',
      'comment-matches-route',
      'document-matches-route',
    ];
    expect(new Set(moving.map((name) => metaOf(name).type))).toEqual(new Set(['problem']));
  });

  it.each(NAMES)('describe each of their options, and default to none: %s', (name) => {
    const [options] = metaOf(name).schema as readonly {
      readonly properties: Readonly<Record<string, { readonly description?: string }>>;
    }[];
    for (const [option, { description }] of Object.entries(options?.properties ?? {}))
      expect(description, option).toMatch(/^[A-Z].*\.$/);
    expect(metaOf(name).defaultOptions).toEqual([{}]);
  });

  // What is reported in documents is reported in none of code.
  it.each(NAMES.filter((name) => name !== 'document-matches-route'))('say whether they fix and suggest: %s', (name) => {
    const rules = { [`restful-routes/${name}`]: 'error' } as const;
    const sources = [everything(), ...incorrectExamples(name)];
    const messages = sources.flatMap((code) => lint(code, { rules }));
    const cautious = sources.flatMap((code) => lint(code, { rules, settings: { fix: 'suggest' } }));
    expect(messages).not.toEqual([]);
    expect(messages.some((message) => message.fix)).toBe(metaOf(name).fixable === 'code');
    expect(cautious.some((message) => message.fix)).toBe(false);
    expect([...messages, ...cautious].some((message) => message.suggestions)).toBe(
      metaOf(name).hasSuggestions === true,
    );
  });
});

describe('each rule alone', () => {
  it.each(NAMES)('reports what it reports beside the others: %s', (name) => {
    const id = `restful-routes/${name}`;
    const alone = lint(everything(), { rules: { [id]: 'error' } });
    const together = lint(everything()).filter(({ ruleId }) => ruleId === id);
    // Of two reports on a route one has the reason, and the other refers to it.
    const references = together.map(({ message }) => /Not rewritten: see restful-routes\/.*/.exec(message)?.[0]);
    expect(together.map(placeOf)).toEqual(
      alone.map((report, at) => placeOf(report).replace(/Not rewritten: .*/, (reason) => references[at] ?? reason)),
    );
  });

  it.each(NAMES)('gives one route one message: %s', (name) => {
    const places = lint(everything(), { rules: { [`restful-routes/${name}`]: 'error' } }).map(placeOf);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('all rules together', () => {
  const sources = [
    ...[...CERTAIN, ...OPEN].map(
      ([declared]) => [unmarked(declared), express(registration('app', unmarked(declared), ANSWER))] as const,
    ),
    ...MOUNTED.map(
      ([declared]) =>
        [
          `${unmarked(declared)} under /users`,
          mounted('/users', registration('router', unmarked(declared), ANSWER)),
        ] as const,
    ),
  ];

  it.each(sources)('have nothing left to fix after two passes: %s', (_name, code) => {
    const fixed = fixOnce(fixOnce(code));
    const left = lint(fixed);
    expect(left.filter((message) => message.fatal ?? message.fix)).toEqual([]);
    expect(fixOnce(fixed)).toBe(fixed);
  });

  it.each(CERTAIN.map(([declared, becomes]) => [unmarked(declared), becomes] as const))(
    'make of %s what it becomes',
    (declared, becomes) => {
      // What the rest is called is another rule's business.
      const rules = Object.fromEntries(
        Object.keys(plugin.configs.recommended.rules ?? {}).map((id) => [id, 'error'] as const),
      );
      expect(fixOnce(express(registration('app', declared, ANSWER)), { rules })).toBe(
        express(registration('app', becomes, ANSWER)),
      );
    },
  );

  it.each(CERTAIN.map(([, becomes]) => becomes))('have nothing to say of the verbs of %s', (endpoint) => {
    // A segment that is not rewritten keeps its number and its case, a whole collection may be meant, and PATCH stays:
    // all of it other rules' business.
    const messages = lint(express(registration('app', endpoint, ANSWER)));
    expect(
      messages.filter(
        ({ ruleId }) => !/plural-collection|resource-path-shape|segment-case|allowed-methods/.test(ruleId ?? ''),
      ),
    ).toEqual([]);
  });

  it('give the same fix for the same route', () => {
    const messages = lint(express("app.post('/users/delete/:id', (req, res) => res.json());"));
    expect(messages.map(({ ruleId }) => ruleId)).toEqual([
      'restful-routes/no-tunneled-method',
      'restful-routes/no-verb-segment',
    ]);
    expect(messages[0]?.fix).toEqual(messages[1]?.fix);
  });
});

function unmarked(marked: string): string {
  return marked.replaceAll(/[«»]/g, '');
}

/**
 * Every endpoint of the tables under an application of its own, which a function makes, and callers of one that was
 * rewritten before.
 */
function everything(): string {
  const rows = [...CERTAIN, ...OPEN].map(([declared]) => unmarked(declared));
  const others = [
    'POST /login',
    'POST /orders/:id/cancel',
    'PUT /users/:id/activate',
    'POST /users/:id',
    'PUT /users',
    'GET /user-:id',
  ];
  const functions = [...rows, ...others].map(
    (endpoint, index) =>
      `function make${String(index)}() {\n  const app = express();\n  ${registration('app', endpoint, ANSWER)}\n}`,
  );
  const clashes = ['GET /users/:id', 'GET /users/:name', 'GET /users/me'].map(
    (endpoint) => `  ${registration('app', endpoint, ANSWER)}`,
  );
  const styles = [
    'GET /Reports/',
    'GET /reportTypes',
    'GET /reports.csv',
    'GET /reports/:id',
    'PUT /reports/:reportId',
  ].map((endpoint) => `  ${registration('app', endpoint, ANSWER)}`);
  const plugin = [
    'function plug() {',
    "  const fastify = require('fastify')();",
    "  fastify.get('reports', (request, reply) => []);",
    '}',
  ];
  const waiver = '// eslint-disable-next-line restful-routes/no-verb-segment';
  const callers = [
    waiver,
    '// GET /things/getAll',
    registration('express()', 'GET /things', ANSWER),
    "fetch('/things/getAll');",
  ];
  return [
    "const express = require('express');",
    ...functions,
    'function clash() {',
    '  const app = express();',
    ...clashes,
    '}',
    'function style() {',
    '  const app = express();',
    ...styles,
    '}',
    ...plugin,
    ...callers,
  ].join('\n');
}

function placeOf({
  line,
  column,
  message,
}: {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}): string {
  return `${String(line)}:${String(column)} ${message}`;
}
