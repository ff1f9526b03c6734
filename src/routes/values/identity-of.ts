import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf } from '../../text/scope.ts';
import { bare, memberName } from '../../text/syntax.ts';
import { selfAround } from './fields.ts';
import type { Identity } from './identity.ts';
import type { Resolver } from './resolver.ts';

/** What an expression mentions, where it is a name with or without members; null for any other. */
export function identityOf(node: TSESTree.Node, resolver: Resolver): Identity | null {
  const names: string[] = [];
  let expression = bare(node);
  while (expression.type === 'MemberExpression') {
    const name = memberName(expression);
    if (name === null) return null;
    names.unshift(name);
    expression = bare(expression.object);
  }
  const root = rootOf(expression, resolver);
  return root && { key: root.key, path: [root.path, ...names].filter((name) => name !== '').join('.') };
}

function rootOf(expression: TSESTree.Node, resolver: Resolver): Identity | null {
  const { file } = resolver;
  if (expression.type === 'ThisExpression') return { key: selfAround(expression, file.ast), path: 'this' };
  if (expression.type === 'NewExpression') {
    const made = resolver.resolve(expression);
    return made.kind === 'self' ? { key: made.owner, path: 'this' } : null;
  }
  if (expression.type !== 'Identifier') return null;
  const variable = variableOf(expression, file);
  if (!variable) return { key: file.ast, path: `global ${expression.name}` };
  const value = resolver.resolve(expression);
  return value.kind === 'self' ? { key: value.owner, path: 'this' } : { key: variable, path: '' };
}
