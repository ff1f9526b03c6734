import type { TSESTree } from '@typescript-eslint/utils';
import { CALL } from '../routes/values/reference-steps.ts';
import { scan } from '../routes/scan.ts';
import type { RecognitionSource, ScannedFile } from '../routes/scanned-file.ts';
import { exportedName, isExports, isModuleExports } from '../text/module-names.ts';
import { readText } from '../text/read-text.ts';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, isFunction, keyName, lastName, memberName, type FunctionNode } from '../text/syntax.ts';
import type { Text } from '../model/text.ts';
import { keepsUrls } from './keeps-urls.ts';
import { beginsAsPath } from './url.ts';

/**
 * A URL that a file keeps for others: an entry of `export const URLS = { users: { list: '/users' } }`, a constant, or
 * what a function answers.
 */
export interface KeptUrl {
  /**
   * The names that lead to it from outside: `['URLS', 'users', 'list']`, and {@link CALL}. What the module itself is
   * has no name.
   */
  readonly path: readonly string[];
  readonly text: Text;
}

/** More names than lead to a URL that a person wrote. */
const DEEPEST = 8;

/** The URLs that a file keeps for others, and does not read itself. */
export function keptUrls(source: RecognitionSource): readonly KeptUrl[] {
  if (!keepsUrls(source.text)) return [];
  const reader = new Keeper(scan(source));
  reader.read();
  // What two names lead to, or one name leads to twice, is not told apart from outside.
  const [names, starts] = [counted(reader.found.map(nameOf)), counted(reader.found.map(({ text }) => startOf(text)))];
  return reader.found.filter((kept) => names.get(nameOf(kept)) === 1 && starts.get(startOf(kept.text)) === 1);
}

function nameOf({ path }: KeptUrl): string {
  return JSON.stringify(path);
}

function counted<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Where the text of a kept URL begins, which tells it from others of its file. */
export function startOf(text: Text): number {
  return text.locate(0, text.value.length)[0];
}

class Keeper {
  readonly found: KeptUrl[] = [];
  readonly #file: ScannedFile;

  constructor(file: ScannedFile) {
    this.#file = file;
  }

  read(): void {
    for (const declaration of this.#file.exportDeclarations) {
      if (declaration.type === 'ExportDefaultDeclaration') this.#add([], declaration.declaration);
      else if (declaration.type === 'TSExportAssignment') this.#add([], declaration.expression);
      else if (declaration.type === 'ExportNamedDeclaration') this.#addNamed(declaration);
    }
    for (const { left, right } of this.#file.memberAssignments) {
      if (left.type !== 'MemberExpression') continue;
      const name = memberName(left);
      if (isModuleExports(left)) this.#add([], right);
      else if (name !== null && isExports(left.object)) this.#add([name], right);
    }
  }

  #addNamed({ declaration, specifiers, source }: TSESTree.ExportNamedDeclaration): void {
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') this.#add([id.name], id);
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) this.#add([declaration.id.name], declaration.id);
    if (source) return;
    for (const { local, exported } of specifiers)
      this.#add(exportedName(exported) === 'default' ? [] : [exportedName(exported)], local);
  }

  #add(path: readonly string[], node: TSESTree.Node): void {
    if (path.length > DEEPEST) return;
    const value = this.#valueOf(node);
    if (value?.type === 'ObjectExpression') this.#addEntries(path, value);
    else if (value && isFunction(value)) this.#addAnswer(path, value);
    else if (value) this.#addText(path, value);
  }

  #addAnswer(path: readonly string[], node: FunctionNode): void {
    const [answer, ...others] = this.#file.returnsOf(node);
    if (answer && others.length === 0) this.#addText([...path, CALL], answer);
  }

  /** A spread or a key of run time may say any entry again. */
  #addEntries(path: readonly string[], { properties }: TSESTree.ObjectExpression): void {
    const entries = properties.map((property) =>
      property.type === 'Property' && property.kind === 'init'
        ? { name: keyName(property.key, property.computed), value: property.value }
        : null,
    );
    for (const entry of entries) if (entry === null || entry.name === null) return;
    for (const entry of entries) if (entry && entry.name !== null) this.#add([...path, entry.name], entry.value);
  }

  #addText(path: readonly string[], node: TSESTree.Node): void {
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral' && node.type !== 'BinaryExpression') return;
    const text = readText(node, this.#file);
    if (text && beginsAsPath(text.value)) this.found.push({ path, text });
  }

  /** What an exported expression is; null where the file may do more with it than export it. */
  #valueOf(node: TSESTree.Node): TSESTree.Node | null {
    const expression = bare(node);
    if (expression.type === 'CallExpression') {
      const frozen = lastName(expression.callee) === 'freeze' ? expression.arguments[0] : undefined;
      return frozen ? this.#valueOf(frozen) : null;
    }
    if (expression.type !== 'Identifier') return expression;
    const variable = variableOf(expression, this.#file);
    const value = variable && onlyValue(variable);
    return value && (value.type === 'Identifier' ? null : this.#valueOf(value));
  }
}

/** The value of a constant that its file exports and does not read. */
function onlyValue({ defs, references }: Variable): TSESTree.Node | null {
  const [definition] = defs;
  if (defs.length !== 1 || !definition) return null;
  if (references.some((reference) => (reference.isWrite() ? !reference.init : !isExport(reference.identifier))))
    return null;
  const { node } = definition;
  if (node.type === 'FunctionDeclaration') return node;
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init ? bare(node.init) : null;
}

/** Whether a name is mentioned to export it, or to say its type. */
function isExport(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  switch (parent?.type) {
    case 'ExportDefaultDeclaration':
    case 'ExportSpecifier':
    case 'TSExportAssignment':
    case 'TSTypeQuery':
      return true;
    case 'AssignmentExpression':
      return parent.right === identifier && isExported(parent.left);
    case 'Property':
      return (
        parent.value === identifier &&
        parent.parent.parent.type === 'AssignmentExpression' &&
        isModuleExports(parent.parent.parent.left)
      );
    default:
      return false;
  }
}

function isExported(node: TSESTree.Node): boolean {
  return isModuleExports(node) || (node.type === 'MemberExpression' && isExports(node.object));
}
