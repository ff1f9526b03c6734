import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName } from '../../text/syntax.ts';

/** What makes another kind of value of a parameter: `Number(id)`, `parseInt(id, 10)`, `toObjectId(id)`. */
const CONVERSION = /^(?:parse|to)[A-Z]|^(?:Number|String|BigInt|ObjectI[dD]|RegExp|escape)$/;

/** What a conversion is made of: `req.body.id` of `Number(req.body.id)`. */
export function converted(given: TSESTree.Node): TSESTree.Node {
  const node = bare(given);
  if (node.type === 'UnaryExpression') return converted(node.argument);
  const [first] = node.type === 'CallExpression' || node.type === 'NewExpression' ? node.arguments : [];
  return first && 'callee' in node && CONVERSION.test(lastName(node.callee)) ? converted(first) : node;
}
