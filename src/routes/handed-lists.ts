import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../text/constants.ts';
import { bare, isFunction } from '../text/syntax.ts';
import type { Range } from '../model/text.ts';
import type { ExportedValues } from './exported-values.ts';
import type { Exported, ListCall, ModuleExports } from '../model/exported.ts';
import type { Resolver } from './values/resolver.ts';
import type { Operation } from './scanned-file.ts';

/** How deep a list may stand in the objects that a call hands over. */
const DEEPEST = 2;

/**
 * The lists that loops of the file go over, and the calls that hand lists to a function or a class of the project:
 * `new App([new Users(), new Posts()])`. What is in the lists may be routers, which is for the function to say.
 */
export function readHandedLists(resolver: Resolver, values: ExportedValues): Pick<ModuleExports, 'unnamed' | 'calls'> {
  const calls: ListCall[] = [];
  const unnamed = new Map<string, Exported>();
  for (const operation of resolver.file.operations) {
    if (!isCall(operation) || operation.arguments.length === 0 || !isNamed(operation.callee, resolver)) continue;
    const to = operation.arguments.some((each) => mayHoldList(each, resolver, DEEPEST))
      ? values.read(operation.callee)
      : null;
    if (to?.kind !== 'reference' && to?.kind !== 'function') continue;
    const name = listCallName(operation.range);
    unnamed.set(name, values.list(operation.arguments));
    calls.push({ to, name });
  }
  for (const [name, node] of resolver.unnamed) {
    const exported = node.type === 'ArrayExpression' ? values.list(node.elements) : values.read(node);
    if (exported) unnamed.set(name, exported);
  }
  return { unnamed, calls };
}

/** What a call is called among the exports of its file. */
export function listCallName([start]: Range): string {
  return `call ${String(start)}`;
}

function isCall(operation: Operation): operation is TSESTree.CallExpression | TSESTree.NewExpression {
  return operation.type === 'CallExpression' || operation.type === 'NewExpression';
}

/** Whether a function or a class of this file or another is called by its name. */
function isNamed(callee: TSESTree.Node, resolver: Resolver): boolean {
  return !isFunction(bare(callee)) && ['function', 'class', 'import'].includes(resolver.resolve(callee).kind);
}

/** Whether an expression may be a list of something other than texts and numbers, or hold one. */
function mayHoldList(node: TSESTree.Node, resolver: Resolver, depth: number): boolean {
  const expression = bare(node);
  switch (expression.type) {
    case 'ArrayExpression':
      return expression.elements.some(
        (element) => element !== null && element.type !== 'Literal' && element.type !== 'TemplateLiteral',
      );
    case 'ObjectExpression':
      return (
        depth > 0 &&
        expression.properties.some(
          (property) => property.type === 'Property' && mayHoldList(property.value, resolver, depth - 1),
        )
      );
    case 'Identifier': {
      const value = constantOf(expression, resolver.file);
      return value
        ? depth > 0 && mayHoldList(value, resolver, depth - 1)
        : resolver.resolve(expression).kind === 'import';
    }
    case 'MemberExpression':
    case 'CallExpression':
      return resolver.resolve(expression).kind === 'import';
    default:
      return false;
  }
}
