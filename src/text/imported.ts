import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey } from './constants.ts';
import { exportedName } from './module-names.ts';
import type { Variable } from './scope.ts';
import { bare, plainString } from './syntax.ts';

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
