/**
 * The lists of rules in `src`, which follow from the files of `src/rules`: what the plugin exports, and the types of the
 * options. `npm run docs` writes them before anything is built.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WIDTH = 120;

/**
 * The generated files of `src`, as they ought to be.
 *
 * @param {string} [root] of the project
 * @returns {{ file: string, text: string, expected: string }[]} by their paths from the root
 */
export function lists(root = ROOT) {
  const names = readdirSync(path.join(root, 'src/rules'))
    .filter((file) => file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .toSorted();
  const options = names.map((name) => ({ name, type: optionsType(root, name) }));
  return [
    { file: 'src/rules/index.ts', expected: rulesIndex(names) },
    { file: 'src/typed-configuration.ts', expected: typedConfiguration(options) },
  ].map(({ file, expected }) => ({ file, text: readFileSync(path.join(root, file), 'utf8'), expected }));
}

/** @param {readonly string[]} names */
function rulesIndex(names) {
  return [
    "import type { Rule } from '../reporting/create-rule.ts';",
    ...names.map((name) => `import ${identifierOf(name)} from './${name}.ts';`),
    '',
    '/** Every rule of the plugin by its name. Written by `npm run docs`, from the files of this folder. */',
    'export const rules = {',
    ...names.map((name) => `  '${name}': ${identifierOf(name)},`),
    "} satisfies Record<string, Pick<Rule, 'meta'>>;",
    '',
  ].join('\n');
}

/** @param {readonly { name: string, type: string }[]} options */
function typedConfiguration(options) {
  const types = [...new Set(options.map(({ type }) => type))].toSorted();
  return [
    "import type { Linter } from 'eslint';",
    importOf(types, './model/rule-options.ts'),
    "import type { Settings } from './settings.ts';",
    '',
    "/** The value of `settings['restful-routes']`. */",
    'export type RestfulRoutesSettings = Partial<Settings>;',
    '',
    '/** The options of each rule. Written by `npm run docs`, from what the rules take. */',
    'export interface RestfulRoutesOptions {',
    ...options.map(({ name, type }) => `  '${name}': ${type};`),
    '}',
    '',
    '/** The rules of a configuration, each with its severity and its options. */',
    'export type RestfulRoutesRules = {',
    '  [Name in keyof RestfulRoutesOptions as `restful-routes/${Name}`]?: Linter.RuleEntry<[RestfulRoutesOptions[Name]]>;',
    '};',
    '',
  ].join('\n');
}

/** @param {readonly string[]} types @param {string} file */
function importOf(types, file) {
  const line = `import type { ${types.join(', ')} } from '${file}';`;
  if (line.length <= WIDTH) return line;
  return ['import type {', ...types.map((type) => `  ${type},`), `} from '${file}';`].join('\n');
}

/**
 * The type of the options in `createRule<readonly [AllowOptions], 'found'>({ ... })`.
 *
 * @param {string} root @param {string} name that of the rule
 * @returns {string}
 */
function optionsType(root, name) {
  const file = path.join(root, 'src/rules', `${name}.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const exported = source.statements.find((statement) => ts.isExportAssignment(statement))?.expression;
  const [taken] = (exported && ts.isCallExpression(exported) && exported.typeArguments) || [];
  const tuple = taken && ts.isTypeOperatorNode(taken) ? taken.type : taken;
  if (!tuple || !ts.isTupleTypeNode(tuple) || tuple.elements.length !== 1)
    throw new Error(`src/rules/${name}.ts must export createRule<readonly [OPTIONS], MESSAGES>({ ... }).`);
  return tuple.elements[0].getText(source);
}

/** `noVerbSegment` for `no-verb-segment`. @param {string} name */
export function identifierOf(name) {
  return name.replaceAll(/[-.](\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Writes the files that are not as they ought to be.
 *
 * @param {readonly { file: string, text: string, expected: string }[]} files
 * @param {string} [root] of the project
 */
export function writeChanged(files, root = ROOT) {
  for (const { file, text, expected } of files) {
    if (text === expected) continue;
    writeFileSync(path.join(root, file), expected);
    console.log(`wrote ${file}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeChanged(lists());
