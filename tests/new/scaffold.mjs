import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import ts from 'typescript';
import pluralize from 'pluralize';
import { identifierOf } from '../docs/lists.mjs';
import * as templates from './templates.mjs';

/** An error of whoever calls the script: its message says what to do instead. */
export class UsageError extends Error {}

const USAGE = `npm run new -- KIND NAME

  framework NAME        a framework, by the name of its package: npm run new -- framework polka
  client NAME           an HTTP client, by the name of its package: npm run new -- client got
  rule NAME             a rule: npm run new -- rule no-query-in-path
  word NAME [TRAIT...]  a word with its traits (noun): npm run new -- word defrost action=POST:defrostings`;

/** The names that each kind takes. */
const NAMES = {
  framework: { pattern: /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, like: "'my-router'" },
  client: { pattern: /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, like: "'my-client'" },
  rule: { pattern: /^[a-z]+(?:-[a-z]+)+$/, like: "'no-query-in-path'" },
  word: { pattern: /^[a-z]+$/, like: "'defrost'" },
};

/** No name is longer. */
const LONGEST = 40;

/**
 * What `npm run new` writes, and what it prints. Nothing is written here.
 *
 * @param {string} root of the project
 * @param {readonly string[]} args a kind, a name, and for a word its traits
 * @returns {import('./scaffold.d.mts').Scaffold}
 * @throws UsageError for an unknown kind, a name that the kind cannot have, and what exists already
 */
export function scaffold(root, [kind, name, ...rest]) {
  if (kind === undefined || !Object.hasOwn(NAMES, kind))
    throw new UsageError(`${kind === undefined ? 'No kind' : `Unknown kind '${kind}'`}.\n\n${USAGE}`);
  const { pattern, like } = NAMES[kind];
  if (name === undefined) throw new UsageError(`A ${kind} needs a name, such as ${like}.\n\n${USAGE}`);
  if (!pattern.test(name) || name.length > LONGEST || !isIdentifier(identifierOf(name)))
    throw new UsageError(`'${name}' cannot be the name of a ${kind}. Choose one such as ${like}.`);
  if (kind !== 'word' && rest.length > 0) throw new UsageError(`Expected one name, got ${rest.length + 1}.`);
  return KINDS[kind](root, name, rest);
}

const KINDS = {
  framework: (root, name) => ({
    files: [
      newFile(root, `${FRAMEWORKS}/${name}.ts`, frameworkFile(root, name)),
      newFile(root, `tests/routes/${name}.test.ts`, templates.frameworkTest(name)),
      registered(root, 'src/routes/frameworks/all-frameworks.ts', 'FRAMEWORKS', name),
    ],
    next: [
      `src/routes/frameworks/${name}.ts: how the framework makes routers and registers routes; framework.ts explains each field`,
      `tests/routes/${name}.test.ts: its forms, one row each`,
    ],
  }),
  client: (root, name) => ({
    files: [
      newFile(root, `src/catalogue/clients/${name}.ts`, templates.clientFile(name)),
      newFile(root, `tests/requests/${name}.test.ts`, templates.clientTest(name)),
      registered(root, 'src/catalogue/clients/all-clients.ts', 'CLIENTS', name),
    ],
    next: [
      `src/catalogue/clients/${name}.ts: what sends requests, and which argument is what; client.ts explains each field`,
      `tests/requests/${name}.test.ts: its forms, one row each`,
    ],
  }),
  rule: (root, name) => ({
    files: [
      newFile(root, `src/rules/${name}.ts`, templates.ruleFile(name)),
      newFile(root, `tests/rules/${name}.test.ts`, templates.ruleTest(name)),
      newFile(root, `docs/rules/${name}.md`, templates.rulePage(name)),
    ],
    next: [
      `src/rules/${name}.ts: find, the description and the message; 'strict' in meta.docs adds it to a configuration`,
      `tests/rules/${name}.test.ts: what it reports, and what it does not`,
      `docs/rules/${name}.md: the same for users; its examples are tested`,
    ],
  }),
  word: (root, name, traits) => wordFiles(root, name, traits.length > 0 ? traits : ['noun']),
};

const FRAMEWORKS = 'src/routes/frameworks';

/** The file of a framework that no file describes so far. @param {string} root @param {string} name */
function frameworkFile(root, name) {
  const file = readdirSync(path.join(root, FRAMEWORKS)).find((each) =>
    linesOf(root, `${FRAMEWORKS}/${each}`).includes(`  name: '${name}',`),
  );
  if (file !== undefined) throw new UsageError(`'${name}' is a framework already, in ${FRAMEWORKS}/${file}.`);
  return templates.frameworkFile(name);
}

/** @param {string} text */
function isIdentifier(text) {
  try {
    return Boolean(new Script(`'use strict'; const ${text} = 0;`));
  } catch {
    return false;
  }
}

/** @param {string} root @param {string} file @param {string} text */
function newFile(root, file, text) {
  if (existsSync(path.join(root, file))) throw new UsageError(`${file} exists already.`);
  const name = path.basename(file);
  const same = file.startsWith('src/')
    ? readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).find(
        (each) => path.basename(each) === name,
      )
    : undefined;
  if (same !== undefined)
    throw new UsageError(`src/${same.replaceAll('\\', '/')} exists already: names of files in src are unique.`);
  return { file, text, isNew: true };
}

/**
 * The file that lists a table, with one more import and one more entry.
 *
 * @param {string} root @param {string} file @param {string} list the constant @param {string} name
 */
function registered(root, file, list, name) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lastImport = source.statements.filter(ts.isImportDeclaration).at(-1);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((each) => each.name.getText(source) === list);
  if (!lastImport || !declared?.initializer || !ts.isArrayLiteralExpression(declared.initializer))
    throw new Error(`${file} has no list ${list}.`);
  const [afterImports, atEnd] = [lastImport.getEnd(), declared.initializer.getEnd() - 1];
  const identifier = identifierOf(name);
  return {
    file,
    text: `${text.slice(0, afterImports)}\nimport { ${identifier} } from './${name}.ts';${text.slice(afterImports, atEnd)}  ${identifier},\n${text.slice(atEnd)}`,
    isNew: false,
  };
}

const DATA = 'src/words/data';
const WORD_TEST = 'tests/words/added-words.test.ts';

/** @param {string} root @param {string} word @param {readonly string[]} traits */
function wordFiles(root, word, traits) {
  const known = traitsOf(root);
  for (const trait of traits) {
    const [name] = trait.split('=');
    if (!known.includes(name)) throw new UsageError(`Unknown trait '${name}'. docs/words.md lists the traits.`);
  }
  for (const file of readdirSync(path.join(root, DATA))) {
    const line = linesOf(root, `${DATA}/${file}`).find((each) => each.split(' ')[0] === word);
    if (line !== undefined)
      throw new UsageError(`'${word}' is a word already: add to its line '${line}' in ${DATA}/${file}.`);
  }
  const file = `${DATA}/${fileFor(root, traits)}`;
  return {
    files: [
      { file, text: withWord(root, file, word, traits), isNew: false },
      { file: WORD_TEST, text: withRow(root, exampleOf(word, traits)), isNew: false },
    ],
    next: [
      `${file}: the traits of '${word}'; docs/words.md explains each`,
      `${WORD_TEST}: an endpoint that shows what the word changes`,
    ],
  };
}

/** The traits that `src/words/traits.ts` declares. @param {string} root @returns {string[]} */
function traitsOf(root) {
  const file = path.join(root, 'src/words/traits.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = source.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === 'Traits');
  return declared.members.map(({ name }) => (ts.isStringLiteral(name) ? name.text : name.getText(source)));
}

/** @param {string} root @param {string} file */
function linesOf(root, file) {
  return readFileSync(path.join(root, file), 'utf8').split('\n');
}

const VERBS = ['reads', 'creates', 'updates', 'deletes', 'saves', 'action'];

/** The table for words of a trait. @param {string} root @param {readonly string[]} traits */
function fileFor(root, traits) {
  const [first] = traits[0].split('=');
  if (first === 'noun') return 'nouns.ts';
  if (VERBS.includes(first)) return 'verbs.ts';
  return linesOf(root, `${DATA}/foreign-words.ts`).includes(`# ${first}`) ? 'foreign-words.ts' : 'others.ts';
}

/**
 * A table of words with one more, in the order of the alphabet: in the section of its first trait where there is one.
 *
 * @param {string} root @param {string} file @param {string} word @param {readonly string[]} traits
 */
function withWord(root, file, word, traits) {
  const lines = linesOf(root, file);
  const section = lines.indexOf(`# ${traits[0]}`);
  const start = section < 0 ? lines.findIndex((line) => line.endsWith('= `')) : section;
  let at = start + 1;
  while (isBefore(lines, at, word)) at++;
  const own = section < 0 ? traits : traits.slice(1);
  return lines.toSpliced(at, 0, [word, ...own].join(' ')).join('\n');
}

/** Whether a line of a section comes before a word. A line that ends with a backslash goes on in the next one. */
function isBefore(lines, at, word) {
  const line = lines[at];
  if (line === undefined || line.startsWith('#') || line.startsWith('`')) return false;
  return lines[at - 1].endsWith('\\') || line.split(' ')[0] < word;
}

/** An endpoint with a word, and what the convention makes of it. */
function exampleOf(word, traits) {
  const plural = pluralize(word);
  const examples = {
    noun: [`GET /${word}/:id`, `name it ${plural}`],
    reads: [`GET /users/${word}`, 'GET /users'],
    creates: [`POST /users/${word}`, 'POST /users'],
    updates: [`PUT /users/${word}/:id`, 'PUT /users/:id'],
    deletes: [`DELETE /users/${word}/:id`, 'DELETE /users/:id'],
    action: [`POST /users/:id/${word}`, `action ${word}`],
  };
  const [first] = traits[0].split('=');
  return [word, ...(examples[first] ?? [`GET /users/${word}`, 'fill in what the convention makes of it'])];
}

/** @param {string} root @param {readonly string[]} row */
function withRow(root, row) {
  const text = readFileSync(path.join(root, WORD_TEST), 'utf8');
  const end = '\n])(';
  if (!text.includes(end)) throw new Error(`${WORD_TEST} has no table.`);
  return text.replace(end, `\n  [${row.map((cell) => `'${cell}'`).join(', ')}],${end}`);
}
