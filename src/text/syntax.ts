import type { TSESTree } from '@typescript-eslint/utils';

/** The expression below what changes its type or its notation only: `x!`, `x as T`, `x satisfies T`, `(a?.b)`. */
export function bare(node: TSESTree.Node): TSESTree.Node {
  let current = node;
  for (;;) {
    switch (current.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'TSInstantiationExpression':
      case 'ChainExpression':
        current = current.expression;
        break;
      default:
        return current;
    }
  }
}

/** The string that an expression is without any looking up: `'a'`, `` `a` ``; null for anything else. */
export function plainString(node: TSESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** The name that `x.name` and `x['name']` specify; null for a computed or private one. */
export function memberName(node: TSESTree.MemberExpression): string | null {
  if (node.computed) return plainString(bare(node.property));
  return node.property.type === 'Identifier' ? node.property.name : null;
}

/** The name of a property, method or enum member; null for a computed or private one. */
export function keyName(key: TSESTree.Node, computed: boolean): string | null {
  if (key.type === 'Identifier' && !computed) return key.name;
  if (key.type === 'Literal' && typeof key.value === 'number') return String(key.value);
  return plainString(key);
}

/** Any function that has a body of its own. */
export type FunctionNode =
  | TSESTree.ArrowFunctionExpression
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression;

export function isFunction(node: TSESTree.Node): node is FunctionNode {
  return (
    node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'
  );
}

/** The identifier by which this file calls a function. */
export function nameOf(owner: FunctionNode): TSESTree.Identifier | null {
  if (owner.type === 'FunctionDeclaration') return owner.id;
  const { parent } = owner;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : null;
}

export type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

/** The class whose `this` is intended where the node is, or null. */
export function enclosingClass(node: TSESTree.Node): ClassNode | null {
  for (let current = node.parent; current; current = current.parent) {
    if (current.type === 'ClassDeclaration' || current.type === 'ClassExpression') return current;
  }
  return null;
}

/** The call of a member of an expression: `a.b()` of `a`; null where something else is done with it. */
export function memberCall(
  object: TSESTree.Node,
): { readonly call: TSESTree.CallExpression; readonly name: string | null } | null {
  const member = object.parent;
  if (member?.type !== 'MemberExpression' || member.object !== object) return null;
  const call = member.parent;
  return call.type === 'CallExpression' && call.callee === member ? { call, name: memberName(member) } : null;
}

/** The last name of `a.b.c`; empty where there is none. */
export function lastName(node: TSESTree.Node): string {
  const expression = bare(node);
  if (expression.type === 'Identifier') return expression.name;
  return expression.type === 'MemberExpression' ? (memberName(expression) ?? '') : '';
}

/** Whether a node is within another one, or is that one. */
export function isWithin(inner: TSESTree.Node, outer: TSESTree.Node): boolean {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}

const LEAVING: ReadonlySet<string> = new Set([
  'ReturnStatement',
  'ThrowStatement',
  'ContinueStatement',
  'BreakStatement',
]);

/** Whether nothing goes on after a statement: `return;`, `{ log(); continue; }`. */
export function leaves(statement: TSESTree.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last !== undefined && LEAVING.has(last.type);
}
