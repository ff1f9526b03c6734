import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { nameOf, type FunctionNode } from './syntax.ts';

type Scope = TSESLint.Scope.Scope;
export type Variable = TSESLint.Scope.Variable;

/** The parts of a file that looking up a value needs: its text, its scopes, and the assignments to members. */
export interface TextSource {
  readonly text: string;
  readonly scopeManager: TSESLint.Scope.ScopeManager | null;
  /** Every assignment of the file to a member of that name: `this.path = '/users'`, `ROUTES.users = x`. */
  assignmentsTo(member: string): readonly TSESTree.AssignmentExpression[];
}

/** The nodes for a function in a file: itself, and the reads of its name. */
export function mentionsOf(owner: FunctionNode, source: TextSource): readonly TSESTree.Node[] {
  const name = nameOf(owner);
  return [owner, ...((name && variableOf(name, source)?.references) ?? []).map(({ identifier }) => identifier)];
}

/** The variable that an identifier refers to; null for a global one that the file does not declare. */
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

/** Whether an identifier refers to a parameter of a function around it. */
export function isParameter(identifier: TSESTree.Identifier, source: TextSource): boolean {
  return variableOf(identifier, source)?.defs[0]?.type === 'Parameter';
}

const WRITES = new WeakMap<Variable, number>();

/** How often a variable is written, including its declaration; cached, as each route needs it for its router. */
export function writesTo(variable: Variable): number {
  const known = WRITES.get(variable);
  if (known !== undefined) return known;
  const writes = variable.references.filter((reference) => reference.isWrite()).length;
  WRITES.set(variable, writes);
  return writes;
}

/** Common kinds of nodes around names that open no scope, so that no scope is looked up for them. */
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
