import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName } from '../../text/syntax.ts';

/** What makes another kind of value of a parameter: `Number(id)`, `parseInt(id, 10)`, `toObjectId(id)`. */
const CONVERSION =
  /^(?:parse|to)[A-Z]|^(?:Number|String|BigInt|ObjectI[dD]|RegExp|escape|unescape|(?:de|en)codeURI(?:Component)?)$/;
/** Members of a text that answer it in another form. */
const FORMS: ReadonlySet<string> = new Set(['trim', 'toString', 'toLowerCase', 'toUpperCase', 'normalize']);

/** What a conversion is made of: `req.body.id` of `Number(req.body.id)` and of `req.body.id.trim()`. */
export function converted(given: TSESTree.Node): TSESTree.Node {
  const node = bare(given);
  if (node.type === 'UnaryExpression') return converted(node.argument);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return node;
  const [first] = node.arguments;
  if (first) return CONVERSION.test(lastName(node.callee)) ? converted(first) : node;
  const callee = bare(node.callee);
  return callee.type === 'MemberExpression' && FORMS.has(memberName(callee) ?? '') ? converted(callee.object) : node;
}
