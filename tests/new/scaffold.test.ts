import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lists } from '../docs/lists.mjs';
import { scaffold } from './scaffold.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a project needs so that new files can be formatted, type-checked and tested. */
const COPIED = [
  'src',
  'tests',
  'docs',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  'vitest.config.mjs',
];

/** One of each kind, in a copy of the project. */
const CREATED = [
  ['framework', 'made-up-router'],
  ['client', 'made-up-client'],
  ['rule', 'no-made-up-segment'],
  ['word', 'gizmo'],
  ['word', 'defrost', 'action'],
  ['word', 'glimpse', 'reads'],
] as const;

function pathsOf(args: readonly string[]): readonly string[] {
  return scaffold(ROOT, args).files.map(({ file }) => file);
}

describe('npm run new', () => {
  it.each([
    [
      ['framework', 'made-up-router'],
      [
        'src/routes/frameworks/made-up-router.ts',
        'tests/routes/made-up-router.test.ts',
        'src/routes/frameworks/all-frameworks.ts',
      ],
    ],
    [
      ['client', 'made-up-client'],
      [
        'src/catalogue/clients/made-up-client.ts',
        'tests/requests/made-up-client.test.ts',
        'src/catalogue/clients/all-clients.ts',
      ],
    ],
    [
      ['rule', 'no-made-up-segment'],
      ['src/rules/no-made-up-segment.ts', 'tests/rules/no-made-up-segment.test.ts', 'docs/rules/no-made-up-segment.md'],
    ],
    [
      ['word', 'gizmo'],
      ['src/words/data/nouns.ts', 'tests/words/added-words.test.ts'],
    ],
    [
      ['word', 'defrost', 'action=PUT:restart'],
      ['src/words/data/verbs.ts', 'tests/words/added-words.test.ts'],
    ],
    [
      ['word', 'gizmos', 'uncountable'],
      ['src/words/data/others.ts', 'tests/words/added-words.test.ts'],
    ],
  ])('%j touches %j', (args, files) => {
    expect(pathsOf(args)).toEqual(files);
  });

  it('puts a word in its place', () => {
    const [table] = scaffold(ROOT, ['word', 'gizmo', 'noun', 'owner']).files;
    const lines = table?.text.split('\n') ?? [];
    const at = lines.indexOf('gizmo owner');
    expect((lines[at - 1] ?? '') < 'gizmo' && (lines[at + 1] ?? '') > 'gizmo').toBe(true);
  });

  it.each([
    [[], 'No kind.'],
    [['frame', 'polka'], "Unknown kind 'frame'."],
    [['framework'], 'A framework needs a name'],
    [['framework', 'Polka'], "'Polka' cannot be the name of a framework. Choose one such as 'my-router'."],
    [['client', '../axios'], "'../axios' cannot be the name of a client."],
    [['client', 'default'], "'default' cannot be the name of a client."],
    [['rule', 'verbs'], "'verbs' cannot be the name of a rule. Choose one such as 'no-query-in-path'."],
    [['word', 'two-words'], "'two-words' cannot be the name of a word."],
    [['framework', 'polka'], "'polka' is a framework already, in src/routes/frameworks/express.ts."],
    [['framework', 'nestjs'], "'nestjs' is a framework already, in src/routes/frameworks/controller-frameworks.ts."],
    [['framework', 'axios'], 'src/catalogue/clients/axios.ts exists already: names of files in src are unique.'],
    [['rule', 'no-verb-segment'], 'src/rules/no-verb-segment.ts exists already.'],
    [['rule', 'no-this', 'no-that'], 'Expected one name, got 2.'],
    [['word', 'customer'], "'customer' is a word already"],
    [['word', 'gizmo', 'nouns'], "Unknown trait 'nouns'. docs/words.md lists the traits."],
  ])('%j is an error that says why', (args, message) => {
    expect(() => scaffold(ROOT, args)).toThrow(message);
  });
});

describe('what npm run new writes', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'restful-routes-new-')));
  const written = new Set<string>();

  beforeAll(() => {
    for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    for (const args of CREATED) {
      for (const { file, text } of scaffold(root, args).files) {
        writeFileSync(join(root, file), text);
        written.add(file);
      }
    }
    for (const { file, expected } of lists(root)) writeFileSync(join(root, file), expected);
  });

  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  function run(tool: string, ...args: readonly string[]): void {
    execFileSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: root, stdio: 'pipe' });
  }

  const sources = (): readonly string[] => [...written].filter((file) => file.endsWith('.ts'));

  it('is formatted', () => {
    run('@biomejs/biome/bin/biome', 'format', ...sources());
  });

  it('has right types', () => {
    const names = [...sources(), 'src/typed-configuration.ts'].map((file) => join(root, file));
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
      ts.sys,
      root,
    );
    // What they import has right types already, or the project itself would not be built.
    const program = ts.createProgram(names, options);
    const found = names.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
    expect(found.map(({ messageText }) => messageText)).toEqual([]);
  });

  it('passes its tests', () => {
    const tests = sources().filter((file) => file.endsWith('.test.ts'));
    expect(tests).toHaveLength(4);
    run('vitest/vitest.mjs', 'run', '--reporter=dot', ...tests, 'tests/words/entries.test.ts');
  });

  it('lists the rule, and the type of its options', () => {
    for (const { text } of lists(root)) expect(text).toContain("'no-made-up-segment': ");
  });
});
