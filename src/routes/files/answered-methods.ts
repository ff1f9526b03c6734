import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import type { Method } from '../../model/method.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The methods that a handler of all requests asks for by name: `req.method === 'POST'`, `switch (req.method)`. Empty
 * where it asks for none.
 */
export function answeredMethods(handler: FunctionNode, file: ScannedFile): readonly Method[] {
  const found: { method: Method; at: number }[] = [];
  const note = (node: TSESTree.Node | null): void => {
    const method = node && plainString(bare(node));
    if (node && method && METHODS.has(method)) found.push({ method, at: node.range[0] });
  };
  const stack: TSESTree.Node[] = [handler.body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'SwitchStatement' && isMethod(node.discriminant)) for (const { test } of node.cases) note(test);
    else if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
      if (isMethod(node.left)) note(node.right);
      else if (isMethod(node.right)) note(node.left);
    }
    pushChildren(node, file.visitorKeys, stack);
  }
  found.sort((a, b) => a.at - b.at);
  return [...new Set(found.map(({ method }) => method))];
}

/** `req.method`, `request.method`, or `method` where it was taken out before. */
function isMethod(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type === 'Identifier') return expression.name === 'method';
  return (
    expression.type === 'MemberExpression' &&
    memberName(expression) === 'method' &&
    /^(?:req|request|event)$/.test(lastName(expression.object))
  );
}
