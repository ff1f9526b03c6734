import type { TSESTree } from '@typescript-eslint/utils';
import { pushChildren } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { isFunction, leaves, memberName } from '../text/syntax.ts';

/** What the body of a request is called. */
const BODIES: ReadonlySet<string> = new Set(['body', 'data', 'payload', 'json', 'hasBody', 'formData', 'content']);

/** Whether a node is evaluated only where a condition on a body holds: `if (body) headers['Content-Type'] = JSON`. */
export function isOnlyWithBody(node: TSESTree.Node, file: ScannedFile): boolean {
  for (let child = node; child.parent && !isFunction(child); child = child.parent)
    if (conditionsOn(child, child.parent).some((test) => namesBody(test, file))) return true;
  return false;
}

function conditionsOn(child: TSESTree.Node, parent: TSESTree.Node): readonly TSESTree.Node[] {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === child ? [] : [parent.test];
    case 'LogicalExpression':
      return parent.right === child && parent.operator === '&&' ? [parent.left] : [];
    case 'BlockStatement':
      return parent.body
        .slice(
          0,
          parent.body.findIndex((each) => each === child),
        )
        .flatMap((each) => (each.type === 'IfStatement' && leaves(each.consequent) ? [each.test] : []));
    default:
      return [];
  }
}

function namesBody(test: TSESTree.Node, { visitorKeys }: ScannedFile): boolean {
  const stack: TSESTree.Node[] = [test];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const name = node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? memberName(node) : null;
    if (name !== null && BODIES.has(name)) return true;
    pushChildren(node, visitorKeys, stack);
  }
  return false;
}
