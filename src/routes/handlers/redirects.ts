import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import { readText } from '../../text/read-text.ts';
import type { ScannedFile } from '../scanned-file.ts';

/**
 * Members that are told where to send a browser: `res.redirect(301, '/users')`, `res.location('/users')`,
 * `response.redirect().toPath('/users')`.
 */
const REDIRECTING = new Set(['redirect', 'location', 'toPath']);
/** Members that specify a header: `res.set('Location', '/users')`. */
const SAYS_HEADER = new Set(['header', 'set', 'setHeader', 'writeHeader']);

/** No status, and not `back` of Express, which specifies no address. */
const ADDRESS = /[/?]|^\.{1,2}$|^(?!back$)[a-z][\w.-]*$/i;

/**
 * The addresses that a call sends a browser to, with a hole for each piece that the source does not specify; none for a
 * call of another kind. A status before or after an address is none.
 */
export function redirectsOf(call: TSESTree.CallExpression, file: ScannedFile): readonly string[] {
  const callee = bare(call.callee);
  const member = callee.type === 'MemberExpression' ? (memberName(callee) ?? '') : '';
  const [first] = call.arguments;
  if (SAYS_HEADER.has(member))
    return first && /^location$/i.test(plainString(first) ?? '') ? addressesIn(call.arguments.slice(1), file) : [];
  return REDIRECTING.has(member) ? addressesIn(call.arguments, file) : [];
}

/** What makes a handler that redirects: `redirectTo('/users')`, `movedTo('/users')`. */
const MAKES_REDIRECT = /redirect|moved|goto/i;

/** The addresses that a handler sends a browser to which a function makes of them. */
export function madeRedirects(node: TSESTree.Node, file: ScannedFile): readonly string[] {
  return node.type === 'CallExpression' && MAKES_REDIRECT.test(lastName(node.callee))
    ? addressesIn(node.arguments, file)
    : [];
}

/** The addresses among what a call or a decorator is passed. */
export function addressesIn(given: readonly TSESTree.Node[], file: ScannedFile): readonly string[] {
  return given.flatMap((each) => {
    const value = readText(addressOf(each), file)?.value;
    return value !== undefined && ADDRESS.test(value) ? [value] : [];
  });
}

/** `new URL('/users', req.url)` represents what it is made of. */
function addressOf(node: TSESTree.Node): TSESTree.Node {
  const [first] = node.type === 'NewExpression' ? node.arguments : [];
  return first ?? node;
}
