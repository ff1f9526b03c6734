import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf } from '../../text/constants.ts';
import { variableOf } from '../../text/scope.ts';
import { bare, isFunction, memberName, plainString } from '../../text/syntax.ts';
import { isRequire } from '../scanned-calls.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** How many names and calls may be between an expression and the module that it comes from. */
const MOST_STEPS = 32;

/** The module that an expression begins at: `axios` for `axios.create({ baseURL })`; null where there is none. */
export function moduleBehind(start: TSESTree.Node, file: ScannedFile): string | null {
  let node: TSESTree.Node | null = bare(start);
  for (let step = 0; node && step < MOST_STEPS; step++) {
    if (node.type === 'CallExpression' && isRequire(node))
      return node.arguments[0] ? plainString(node.arguments[0]) : null;
    if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration') return plainString(node.source);
    const next: TSESTree.Node | null = node.type === 'Identifier' ? declarationOf(node, file) : before(node, file);
    node = next && bare(next);
  }
  return null;
}

function declarationOf(node: TSESTree.Identifier, file: ScannedFile): TSESTree.Node | null {
  const declared = variableOf(node, file)?.defs[0];
  if (declared?.type === 'ImportBinding') return declared.parent;
  return declared?.type === 'Variable' || declared?.type === 'FunctionName' ? declared.node : null;
}

/** What an expression is made of. */
function before(node: TSESTree.Node, file: ScannedFile): TSESTree.Node | null {
  if (isFunction(node)) return file.returnsOf(node)[0] ?? null;
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init;
    case 'MemberExpression':
      return node.object.type === 'ThisExpression'
        ? propertyOf(node.object, memberName(node) ?? '', file)
        : node.object;
    case 'CallExpression':
    case 'NewExpression':
      return node.callee;
    case 'AwaitExpression':
      return node.argument;
    case 'TSImportEqualsDeclaration':
      return node.moduleReference;
    case 'TSExternalModuleReference':
      return node.expression;
    default:
      return null;
  }
}
