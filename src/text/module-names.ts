import type { TSESTree } from '@typescript-eslint/utils';
import { bare, memberName, plainString } from './syntax.ts';
import { destructuredKey } from './constants.ts';
import type { Variable } from './scope.ts';

/**
 * A specifier of a module: in an import, a re-export, or a call that loads, starts or mocks it. Such a word may also
 * end a text, `app.use('/import', require('./import'))`: what follows it is read again.
 */
const SPECIFIER = new RegExp(
  String.raw`(?:\b(?:from|import|require|resolve)|[mM]ock` +
    String.raw`|Actual|\bfork|Worker|\bURL)\w{0,20}(?=\s{0,20}(?:<[^<>]{0,100}>)?\s{0,20}\(?\s{0,20}` +
    String.raw`(?:\/\*[^*]{0,100}\*\/\s{0,20})?(['"\x60])([^'"\x60\n]{1,300})\1)`,
  'g',
);

/** The name of a data file, after its folder where that is a value: `${__dirname}/words.json`. */
const DATA = /['"`/}]((?:\.{1,2}\/)*[\w-][\w./-]{0,200}\.(?:json|ya?ml))['"`]/g;

/** The specifiers of modules and data files in a text, with repetitions. */
export function moduleSpecifiers(text: string): readonly string[] {
  const data =
    text.includes('readFile') || text.includes('load') || text.includes('readJ') ? [...text.matchAll(DATA)] : [];
  return [
    ...[...text.matchAll(SPECIFIER)].map(({ 2: specifier = '' }) => specifier),
    ...data.map(({ 1: path = '' }) => (path.startsWith('.') ? path : `./${path}`)),
  ];
}

/** The name of an export, as in `export { local as name }` or `import { name as local }`. */
export function exportedName(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

/** `module.exports`. */
export function isModuleExports(node: TSESTree.Node): boolean {
  const expression = bare(node);
  return (
    expression.type === 'MemberExpression' &&
    memberName(expression) === 'exports' &&
    expression.object.type === 'Identifier' &&
    expression.object.name === 'module'
  );
}

/** `exports`, by itself or of `module`. */
export function isExports(node: TSESTree.Node): boolean {
  return isModuleExports(node) || (node.type === 'Identifier' && node.name === 'exports');
}

/** The name of a module without the extension of its file: `users.router` of `users.router.js`. */
export function withoutExtension(name: string): string {
  return name.replace(/\.[cm]?[jt]sx?$/, '');
}

/** The import of a name from another file. */
export interface Imported {
  /** The node of the specifier. */
  readonly source: TSESTree.Node;
  readonly specifier: string;
  /** The name of the export; empty for the module itself and for its default. */
  readonly name: string;
}

/** The import of a variable, by `import` or `require`; null for another variable. */
export function importedBy(variable: Variable): Imported | null {
  const [definition] = variable.defs;
  if (variable.defs.length !== 1 || !definition) return null;
  const { node, parent } = definition;
  switch (node.type) {
    case 'ImportSpecifier':
      return fromDeclaration(parent, exportedName(node.imported));
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return fromDeclaration(parent, '');
    case 'VariableDeclarator':
      return fromRequire(node, variable.name);
    default:
      return null;
  }
}

function fromDeclaration(declaration: TSESTree.Node | null | undefined, name: string): Imported | null {
  if (declaration?.type !== 'ImportDeclaration') return null;
  return { source: declaration.source, specifier: declaration.source.value, name: name === 'default' ? '' : name };
}

function fromRequire({ id, init }: TSESTree.VariableDeclarator, variable: string): Imported | null {
  const call = init && bare(init);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'require')
    return null;
  const [source] = call.arguments;
  const specifier = source ? plainString(source) : null;
  const name = id.type === 'Identifier' ? '' : id.type === 'ObjectPattern' ? destructuredKey(id, variable) : null;
  return !source || specifier === null || name === null ? null : { source, specifier, name };
}
