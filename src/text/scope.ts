import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { nameOf, type FunctionNode } from './syntax.ts';

type Scope = TSESLint.Scope.Scope;
export type Variable = TSESLint.Scope.Variable;

/** What looking up a value needs to know of the file: its text, its scopes, and who writes to members. */
export interface TextSource {
  readonly text: string;
  readonly scopeManager: TSESLint.Scope.ScopeManager | null;
  /** Every assignment of the file to a member of that name: `this.path = '/users'`, `ROUTES.users = x`. */
  assignmentsTo(member: string): readonly TSESTree.AssignmentExpression[];
}

/** Where a file mentions a function: itself, and wherever its name is read. */
export function mentionsOf(owner: FunctionNode, source: TextSource): readonly TSESTree.Node[] {
  const name = nameOf(owner);
  return [owner, ...((name && variableOf(name, source)?.references) ?? []).map(({ identifier }) => identifier)];
}

/** The variable that an identifier names where it is; null for a global one that the file does not declare. */
export function variableOf(
  identifier: TSESTree.Identifier | TSESTree.JSXIdentifier,
  source: TextSource,
): Variable | null {
  for (let scope = scopeAt(identifier, source); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (variable) return variable.defs.length > 0 ? variable : null;
  }
  return null;
}

/** Whether a name is that of a parameter of a function around it. */
export function isParameter(identifier: TSESTree.Identifier, source: TextSource): boolean {
  return variableOf(identifier, source)?.defs[0]?.type === 'Parameter';
}

const WRITES = new WeakMap<Variable, number>();

/** How often a variable is written to, its declaration included: counted once, as each route asks it of its router. */
export function writesTo(variable: Variable): number {
  const known = WRITES.get(variable);
  if (known !== undefined) return known;
  const writes = variable.references.filter((reference) => reference.isWrite()).length;
  WRITES.set(variable, writes);
  return writes;
}

/** What most names are in, and what declares none for what it holds: whether it opens a scope is not worth asking. */
const DECLARING_NOTHING: ReadonlySet<string> = new Set([
  ...[
    'Identifier',
    'MemberExpression',
    'CallExpression',
    'NewExpression',
    'ChainExpression',
    'AwaitExpression',
    'AssignmentExpression',
  ],
  ...[
    'Property',
    'ObjectExpression',
    'ArrayExpression',
    'TemplateLiteral',
    'BinaryExpression',
    'LogicalExpression',
    'ConditionalExpression',
    'UnaryExpression',
  ],
  ...['ExpressionStatement', 'ReturnStatement', 'IfStatement', 'VariableDeclaration', 'VariableDeclarator'],
]);

function scopeAt(node: TSESTree.Node, source: TextSource): Scope | null {
  for (let current: TSESTree.Node | undefined = node; current; current = current.parent) {
    if (DECLARING_NOTHING.has(current.type)) continue;
    const scope = source.scopeManager?.acquire(current, true);
    if (scope) return scope;
  }
  return null;
}
