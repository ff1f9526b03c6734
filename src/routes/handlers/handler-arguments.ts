import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import type { TextSource } from '../../text/scope.ts';
import { bare, isFunction } from '../../text/syntax.ts';
import type { Resolver } from '../values/resolver.ts';

/** The arguments that answer a request, arrays of them laid out flat; null where one of them can be no function. */
export function handlerArguments(nodes: readonly TSESTree.Node[], { file }: Resolver): readonly TSESTree.Node[] | null {
  const flat = nodes.flatMap((node) => flatten(node));
  return flat.length > 0 && flat.every((node) => canBeFunction(node, file)) ? flat : null;
}

function flatten(node: TSESTree.Node): readonly TSESTree.Node[] {
  const expression = bare(node);
  if (expression.type === 'SpreadElement') return flatten(expression.argument);
  if (expression.type !== 'ArrayExpression') return [expression];
  return expression.elements.flatMap((element) => (element ? flatten(element) : []));
}

const FUNCTION_TYPES: ReadonlySet<string> = new Set([
  'Identifier',
  'MemberExpression',
  'CallExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'AssignmentExpression',
]);

/** No more lists than this are looked at. */
const MOST_LISTS = 100;

/** @param lists the lists that are looked at already: they may hold one another many times over */
function canBeFunction(node: TSESTree.Node, source: TextSource, lists = new Set<TSESTree.Node>()): boolean {
  if (isFunction(node)) return true;
  if (!FUNCTION_TYPES.has(node.type)) return false;
  if (node.type !== 'Identifier') return true;
  if (node.name === 'undefined') return false;
  const value = constantOf(node, source);
  if (!value) return true;
  const constant = bare(value);
  if (constant.type !== 'ArrayExpression') return !VALUE_TYPES.has(constant.type);
  if (lists.has(constant) || lists.size === MOST_LISTS) return true;
  lists.add(constant);
  return flatten(constant).every((each) => canBeFunction(each, source, lists));
}

const VALUE_TYPES: ReadonlySet<string> = new Set([
  'Literal',
  'TemplateLiteral',
  'BinaryExpression',
  'ObjectExpression',
  'NewExpression',
]);
