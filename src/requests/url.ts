import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/path.ts';
import { constantOf } from '../text/constants.ts';
import { FixedText } from '../text/fixed-text.ts';
import { readText } from '../text/read-text.ts';
import type { TextSource } from '../text/scope.ts';
import { bare, memberName } from '../text/syntax.ts';
import type { Text } from '../model/text.ts';

/** A URL as it is written, and what is put before it where it is written; undefined where nothing is. */
export interface WrittenUrl {
  readonly text: Text;
  readonly base: string | null | undefined;
}

const MAX_STEPS = 8;
const READS: ReadonlySet<string> = new Set(['href', 'toString', 'toJSON']);
const ENCODERS: ReadonlySet<string> = new Set(['encodeURI', 'String']);

/**
 * The URL that an argument says: a text, `new URL(text, base)`, `encodeURI(text)`, `apiUrl(text)`; null where it says
 * none.
 */
export function readUrl(node: TSESTree.Node, source: TextSource): WrittenUrl | null {
  return readWritten(node, source, MAX_STEPS);
}

function readWritten(node: TSESTree.Node, source: TextSource, steps: number): WrittenUrl | null {
  if (steps === 0) return null;
  const expression = bare(node);
  switch (expression.type) {
    case 'NewExpression':
      return expression.callee.type === 'Identifier'
        ? wrapped(expression, expression.callee.name, source, steps)
        : null;
    case 'CallExpression':
      return readCall(expression, source, steps);
    case 'MemberExpression': {
      const text = readText(expression, source);
      if (text) return { text, base: undefined };
      return READS.has(memberName(expression) ?? '') ? readObject(expression.object, source, steps) : null;
    }
    case 'Identifier': {
      const text = readText(expression, source);
      return text ? { text, base: undefined } : readObject(expression, source, steps);
    }
    default: {
      const text = readText(expression, source);
      return text && { text, base: undefined };
    }
  }
}

/** A constant that holds a URL in another way than as text: `const url = new URL('/users', origin)`. */
function readObject(node: TSESTree.Node, source: TextSource, steps: number): WrittenUrl | null {
  const expression = bare(node);
  if (expression.type === 'NewExpression') return readWritten(expression, source, steps - 1);
  const value = constantOf(expression, source);
  const constant = value && bare(value);
  const isUrl = constant?.type === 'NewExpression' || constant?.type === 'CallExpression';
  const found = isUrl ? readWritten(constant, source, steps - 1) : null;
  // Others may read the same variable.
  return found && { ...found, text: new FixedText(found.text) };
}

function readCall(call: TSESTree.CallExpression, source: TextSource, steps: number): WrittenUrl | null {
  const callee = bare(call.callee);
  if (callee.type === 'MemberExpression' && READS.has(memberName(callee) ?? ''))
    return readWritten(callee.object, source, steps - 1);
  if (callee.type !== 'Identifier' && callee.type !== 'MemberExpression') return null;
  return wrapped(call, callee.type === 'Identifier' ? callee.name : '', source, steps);
}

/** `new URL('/users', origin)`; any other function of one path answers a URL that ends with it, as far as is known. */
function wrapped(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  name: string,
  source: TextSource,
  steps: number,
): WrittenUrl | null {
  const [first, second] = call.arguments;
  if (!first || first.type === 'SpreadElement') return null;
  const text = readText(first, source);
  if (name === 'URL') {
    // A file beside the module.
    if (second && /^import\.meta\b/.test(source.text.slice(...second.range))) return null;
    const inner = text ? { text, base: undefined } : readWritten(first, source, steps - 1);
    return inner && second ? { text: inner.text, base: readText(second, source)?.value ?? null } : inner;
  }
  if (!text || second) return null;
  if (ENCODERS.has(name)) return { text, base: undefined };
  return call.type === 'CallExpression' && text.value.startsWith('/') ? { text, base: null } : null;
}

/** The path of a URL, without its host and its query: `/users` of `https://example.com/users?page=2`. */
export function pathIn(url: string): string {
  return url.replace(/^(?:\w+:)?\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}

/** Whether a text begins as a path, with a host, or with something unknown before a slash. */
export function beginsAsPath(value: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(value) || (value.startsWith(HOLE) && value.startsWith('/', 1));
}

/** Whether a URL begins as an address, or with what another file may keep as one. */
export function saysAddress({ text }: Pick<WrittenUrl, 'text'>): boolean {
  return beginsAsPath(text.value);
}
