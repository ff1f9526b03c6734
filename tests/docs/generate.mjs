/**
 * `npm run docs`: writes the parts of README and of the pages in `docs` that follow from the code, between the comments
 * that mark them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { writeChanged } from './lists.mjs';
import { picture } from './picture.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIGS = ['recommended', 'strict', 'all'];

/**
 * The documents with generated parts, as they ought to be.
 *
 * @param {import('eslint').ESLint.Plugin} plugin
 * @param {import('./generate.d.mts').Tables} tables
 * @returns {import('./lists.d.mts').Generated[]}
 */
export function documents(plugin, { traits, frameworks, clients, rules }) {
  const pages = Object.entries(plugin.rules).map(([name, rule]) =>
    document(`docs/rules/${name}.md`, {
      header: header(plugin, name, rule),
      options: optionsTable(rule, rules[name].options.defaults),
    }),
  );
  return [
    document('README.md', { configurations: configurationsTable(plugin), rules: rulesTable(plugin) }),
    ...pages,
    document('docs/frameworks.md', { frameworks: frameworksTable(frameworks) }),
    document('docs/project.md', { clients: clientsTable(clients) }),
    document('docs/words.md', { traits: traitsTable(traits) }),
    drawing(plugin),
  ];
}

/**
 * The traits of the lexicon with what their docstrings say.
 *
 * @param {(trait: any) => Iterable<string>} wordsThat
 * @returns {import('./generate.d.mts').TraitWords[]}
 */
export function readTraits(wordsThat) {
  const file = path.join(ROOT, 'src/words/traits.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const traits = source.statements.find((statement) => ts.isInterfaceDeclaration(statement));
  return (traits?.members ?? []).flatMap((member) => {
    if (!member.name || !ts.isPropertySignature(member)) return [];
    const trait = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
    const meaning = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment))
      .join(' ');
    return [{ trait, meaning, words: [...wordsThat(trait)] }];
  });
}

/** How many of the words that have a trait are shown. */
const SHOWN = 12;

/** @param {readonly import('./generate.d.mts').TraitWords[]} traits */
function traitsTable(traits) {
  const rows = traits.map(({ trait, meaning, words }) => {
    const more = words.length > SHOWN ? ` and ${words.length - SHOWN} more` : '';
    return [`\`${trait}\``, meaning, `${words.slice(0, SHOWN).join(', ')}${more}`];
  });
  return table(['Trait', 'Meaning', 'Words'], rows);
}

/** @param {import('eslint').ESLint.Plugin} plugin */
function drawing(plugin) {
  const file = 'docs/picture.svg';
  const known = path.join(ROOT, file);
  return { file, text: existsSync(known) ? readFileSync(known, 'utf8') : '', expected: picture(plugin) };
}

/**
 * @param {string} file
 * @param {Record<string, string>} parts by the name in their marks
 */
function document(file, parts) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const expected = Object.entries(parts).reduce((known, [name, part]) => replacePart(file, known, name, part), text);
  return { file, text, expected };
}

/** @param {string} file @param {string} text @param {string} name @param {string} part */
function replacePart(file, text, name, part) {
  const [begin, end] = [`<!-- begin ${name}, written by npm run docs -->`, `<!-- end ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no part '${name}' between '${begin}' and '${end}'.`);
  return `${text.slice(0, from + begin.length)}\n\n${part}\n\n${text.slice(to)}`;
}

/**
 * @param {import('eslint').ESLint.Plugin} plugin @param {string} name @param {import('eslint').Rule.RuleModule} rule
 */
function header(plugin, name, { meta }) {
  const switched = CONFIGS.map((config) => ({ config, severity: severityIn(plugin, config, name) })).filter(
    ({ severity }) => severity,
  );
  const severities = [...new Set(switched.map(({ severity }) => severity))];
  const configs = severities.map(
    (severity) =>
      `\`${severity}\` in ${listed(switched.filter((one) => one.severity === severity).map(({ config }) => `\`${config}\``))}`,
  );
  return [
    `# restful-routes/${name}`,
    `${meta.docs.description}.`,
    [
      `- 💼 ${configs.length > 0 ? configs.join('; ') : 'In no configuration'}.`,
      `- 📄 Reports in ${listed(meta.docs.dialects)}.`,
      ...(meta.fixable ? ['- 🔧 `eslint --fix` rewrites what is certain.'] : []),
      ...(meta.hasSuggestions ? ['- 💡 Editors offer a suggestion where a person has to choose.'] : []),
    ].join('\n'),
  ].join('\n\n');
}

/** @param {import('eslint').Rule.RuleModule} rule @param {Readonly<Record<string, string>>} defaults */
function optionsTable({ meta }, defaults) {
  const [schema] = meta.schema;
  const rows = Object.entries(schema.properties).map(([name, property]) => [
    `\`${name}\``,
    typeOf(property),
    defaults[name],
    property.description,
  ]);
  return table(['Option', 'Type', 'Default', 'Meaning'], rows);
}

/** How documents call the dialects of paths. */
const DIALECTS = { express: 'Express', 'find-my-way': 'find-my-way', koa: 'Koa', hono: 'Hono', hapi: 'hapi' };

/** Which route answers where several match. */
const PRECEDENCES = { order: 'the first one', specificity: 'the most specific one', unknown: 'differs by version' };

/** @param {readonly import('../../src/routes/frameworks/framework.ts').Framework[]} frameworks */
function frameworksTable(frameworks) {
  const rows = frameworks.map(({ name, modules, dialect, precedence }) => [
    name,
    codes(Object.keys(modules)) || 'known by its names',
    DIALECTS[dialect],
    PRECEDENCES[precedence],
  ]);
  return table(['Framework', 'Packages', 'Paths as in', 'Which route answers where several match'], rows);
}

/** @param {readonly import('../../src/catalogue/clients/client.ts').Client[]} clients */
function clientsTable(clients) {
  const rows = clients.map(({ name, kind, inProcess, modules }) => [
    name,
    codes(Object.keys(modules)) || 'known by its names',
    kind === 'matcher' ? 'compares URLs' : inProcess ? 'asks an application of its own process' : 'sends requests',
  ]);
  return table(['Client', 'Packages', 'What it does'], rows);
}

/** @param {readonly string[]} names */
function codes(names) {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** @param {Record<string, any>} property a JSON schema */
function typeOf(property) {
  if (property.examples) return property.examples.map((value) => `\`'${value}'\``).join(' or ');
  if (property.type === 'array') return 'list of strings';
  if (property.type === 'object') return `object with values ${typeOf(property.additionalProperties)}`;
  return property.type;
}

/** @param {import('eslint').ESLint.Plugin} plugin */
function configurationsTable(plugin) {
  const rows = CONFIGS.map((config) => {
    const rules = Object.entries(plugin.configs[config].rules).map(
      ([rule, severity]) => `\`${rule.split('/')[1]}\` (${severity})`,
    );
    return [`\`restful-routes/${config}\``, rules.join(', ')];
  });
  return table(['Configuration', 'Rules'], rows);
}

/** @param {import('eslint').ESLint.Plugin} plugin */
function rulesTable(plugin) {
  const rows = Object.entries(plugin.rules).map(([name, { meta }]) => [
    `[${name}](docs/rules/${name}.md)`,
    meta.docs.description,
    ...CONFIGS.map((config) => severityIn(plugin, config, name) ?? ''),
    meta.fixable ? '🔧' : '',
    meta.hasSuggestions ? '💡' : '',
  ]);
  return table(['Rule', 'What it says', ...CONFIGS, '🔧', '💡'], rows);
}

/**
 * @param {import('eslint').ESLint.Plugin} plugin @param {string} config @param {string} name @returns {string |
 * undefined}
 */
function severityIn(plugin, config, name) {
  return plugin.configs[config].rules[`restful-routes/${name}`];
}

/** @param {readonly string[]} names */
function listed(names) {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { default: plugin } = await import('eslint-plugin-restful-routes');
  const { wordsThat } = await import('../../dist/words/entries.js');
  const { FRAMEWORKS: frameworks } = await import('../../dist/routes/frameworks/all-frameworks.js');
  const { CLIENTS: clients } = await import('../../dist/catalogue/clients/all-clients.js');
  const { rules } = await import('../../dist/rules/index.js');
  writeChanged(documents(plugin, { traits: readTraits(wordsThat), frameworks, clients, rules }));
}
