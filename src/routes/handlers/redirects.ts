import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import { readText } from '../../text/read-text.ts';
import type { ScannedFile } from '../scanned-file.ts';

/**
 * Members that take the address of a redirect: `res.redirect(301, '/users')`, `res.location('/users')`,
 * `response.redirect().toPath('/users')`.
 */
const REDIRECTING = new Set(['redirect', 'location', 'toPath']);
/** Members that set a header: `res.set('Location', '/users')`. */
const SAYS_HEADER = new Set(['header', 'set', 'setHeader', 'writeHeader']);

/** An address: no status, and not `back` of Express. */
const ADDRESS = /[/?]|^\.{1,2}$|^(?!back$)[a-z][\w.-]*$/i;

/**
 * The addresses that a call redirects to, with a hole for each piece that the source does not show; empty for any other
 * call. A status among the arguments is skipped.
 */
export function redirectsOf(call: TSESTree.CallExpression, file: ScannedFile): readonly string[] {
  const callee = bare(call.callee);
  const member = callee.type === 'MemberExpression' ? (memberName(callee) ?? '') : '';
  const [first] = call.arguments;
  if (SAYS_HEADER.has(member))
    return first && /^location$/i.test(plainString(first) ?? '') ? addressesIn(call.arguments.slice(1), file) : [];
  return REDIRECTING.has(member) ? addressesIn(call.arguments, file) : [];
}

/** Names of functions that make a handler that redirects: `redirectTo('/users')`, `movedTo('/users')`. */
const MAKES_REDIRECT = /redirect|moved|goto/i;

/** The addresses that such a handler redirects to; empty for any other. */
export function madeRedirects(node: TSESTree.Node, file: ScannedFile): readonly string[] {
  return node.type === 'CallExpression' && MAKES_REDIRECT.test(lastName(node.callee))
    ? addressesIn(node.arguments, file)
    : [];
}

/** The addresses among the arguments of a call or a decorator. */
export function addressesIn(given: readonly TSESTree.Node[], file: ScannedFile): readonly string[] {
  return given.flatMap((each) => {
    const value = readText(addressOf(each), file)?.value;
    return value !== undefined && ADDRESS.test(value) ? [value] : [];
  });
}

/** `new URL('/users', req.url)` counts as its first argument. */
function addressOf(node: TSESTree.Node): TSESTree.Node {
  const [first] = node.type === 'NewExpression' ? node.arguments : [];
  return first ?? node;
}
