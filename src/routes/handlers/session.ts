import type { TSESTree } from '@typescript-eslint/utils';
import { bare, memberName } from '../../text/syntax.ts';
import { isRequest } from './is-request.ts';

/** Members of a request in which middleware puts the user who sends it. */
const WHO: ReadonlySet<string> = new Set([
  'user',
  'userId',
  'session',
  'auth',
  'currentUser',
  'account',
  'credentials',
]);

/** Whether an expression or a declaration reads who sends a request: `req.user`, `const { user } = req`. */
export function readsSession(node: TSESTree.Node): boolean {
  if (node.type === 'MemberExpression')
    return WHO.has(memberName(node) ?? '') && (isRequest(bare(node.object)) || isState(bare(node.object)));
  return (
    node.type === 'VariableDeclarator' &&
    node.id.type === 'ObjectPattern' &&
    node.init !== null &&
    isRequest(bare(node.init)) &&
    node.id.properties.some(
      (property) => property.type === 'Property' && property.key.type === 'Identifier' && WHO.has(property.key.name),
    )
  );
}

/** Whether a node is an object in which middleware puts values: the `ctx.state` of Koa, the `res.locals` of Express. */
function isState(node: TSESTree.Node): boolean {
  return node.type === 'MemberExpression' && ['state', 'locals'].includes(memberName(node) ?? '');
}
