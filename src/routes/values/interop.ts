import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName } from '../../text/syntax.ts';
import { isRequire } from '../scanned-calls.ts';

/** What TypeScript, Babel and esbuild call the functions that give a module its `default`. */
const HELPERS = new RegExp(
  String.raw`^_{1,2}(?:importDefault|importStar|interopRequireDefault|interopRequireWildcard` +
    String.raw`|interop_require_default|interop_require_wildcard|toESM)\d*$`,
);

/**
 * The `require` that a compiler has put into a helper: `__importDefault(require('express'))`,
 * `(0, tslib_1.__importStar)(require('./users'))`. What it answers has the members of the module, and the module as its
 * `default`. Null for any other call.
 */
export function helpedRequire(call: TSESTree.CallExpression): TSESTree.CallExpression | null {
  const [argument] = call.arguments;
  const callee = call.callee.type === 'SequenceExpression' ? call.callee.expressions.at(-1) : call.callee;
  const required = argument && bare(argument);
  return callee && required?.type === 'CallExpression' && isRequire(required) && HELPERS.test(lastName(callee))
    ? required
    : null;
}
