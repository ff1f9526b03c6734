import type { TSESTree } from '@typescript-eslint/utils';
import { lastName } from '../../text/syntax.ts';
import { readText } from '../../text/read-text.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** An address, absolute or relative: no status, and not `back` of Express. */
const ADDRESS = /[/?]|^\.{1,2}$|^(?!back$)[a-z][\w.-]*$/i;

/** Whether a text that a redirect gets is an address. */
export function isRedirectAddress(text: string): boolean {
  return ADDRESS.test(text);
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
    return value !== undefined && isRedirectAddress(value) ? [value] : [];
  });
}

/** `new URL('/users', req.url)` counts as its first argument. */
function addressOf(node: TSESTree.Node): TSESTree.Node {
  const [first] = node.type === 'NewExpression' ? node.arguments : [];
  return first ?? node;
}
