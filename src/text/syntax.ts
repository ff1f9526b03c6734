import type { TSESTree } from '@typescript-eslint/utils';

/** An expression without wrappers that do not change its value: `x` of `x!`, `x as T`, `x satisfies T`. */
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

/** The value of a string literal or of a template without expressions; null for anything else. */
export function plainString(node: TSESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** The name of the member in `x.name` and `x['name']`; null for a computed or private one. */
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

/** A function declaration, a function expression or an arrow function. */
export type FunctionNode =
  | TSESTree.ArrowFunctionExpression
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression;

export function isFunction(node: TSESTree.Node): node is FunctionNode {
  return (
    node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'
  );
}

/** The identifier that a function is declared as or assigned to; null where there is none. */
export function nameOf(owner: FunctionNode): TSESTree.Identifier | null {
  if (owner.type === 'FunctionDeclaration') return owner.id;
  const { parent } = owner;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : null;
}

export type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

/** The innermost class around a node; null outside of classes. */
export function enclosingClass(node: TSESTree.Node): ClassNode | null {
  for (let current = node.parent; current; current = current.parent) {
    if (current.type === 'ClassDeclaration' || current.type === 'ClassExpression') return current;
  }
  return null;
}

/** The call of a member of an expression: `a.b()` for `a`; null where it is used in another way. */
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

/** Whether no statement runs after a statement: `return;`, `{ log(); continue; }`. */
export function leaves(statement: TSESTree.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last !== undefined && LEAVING.has(last.type);
}
