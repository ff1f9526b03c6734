import type { TSESTree } from '@typescript-eslint/utils';
import type { Method, MethodToken } from '../model/method.ts';
import type { TextSource } from '../text/scope.ts';
import type { Edit } from '../model/text.ts';
import { methodNamed } from './method.ts';

/** The arguments that say a URL and, where there are any, the options of the request. */
export interface Arguments {
  readonly call: TSESTree.CallExpression | TSESTree.NewExpression;
  readonly url: TSESTree.Node;
  /** The options, which say no method; null where there are none. */
  readonly options: TSESTree.ObjectExpression | null;
}

/**
 * The method that goes without saying. Its edit adds the option that says another one: `fetch(url)` becomes
 * `fetch(url, { method: 'DELETE' })`.
 *
 * @param can whether the call may say another method
 */
export function addedMethod(
  method: Method,
  given: Arguments,
  source: TextSource,
  can: (method: Method) => boolean,
): MethodToken {
  return {
    method,
    range: given.call.range,
    edit: (target): Edit | null => {
      if (methodNamed(target) !== target || !can(target)) return null;
      const quote = quoteOf(given.url, source.text);
      const property = `method: ${quote}${target}${quote}`;
      return given.options
        ? withProperty(given.options, property, source.text)
        : withArgument(given, property, source.text);
    },
  };
}

/** Behind the URL, if it is the last argument; not where parentheses or comments stand between it and the end. */
function withArgument({ call, url }: Arguments, property: string, text: string): Edit | null {
  const [, end] = url.range;
  if (call.arguments.at(-1) !== url || !/^\s*(?:,\s*)?\)$/.test(text.slice(end, call.range[1]))) return null;
  return { range: [end, end], text: `, { ${property} }` };
}

/** Before the first option, set apart as that one is. */
function withProperty({ properties, range }: TSESTree.ObjectExpression, property: string, text: string): Edit | null {
  const inside = range[0] + 1;
  const [first] = properties;
  if (!first) return text.slice(inside, range[1] - 1).trim() === '' ? { range, text: `{ ${property} }` } : null;
  const before = text.slice(inside, first.range[0]);
  const gap = before.trim() === '' && before.includes('\n') ? before : ' ';
  return { range: [first.range[0], first.range[0]], text: `${property},${gap}` };
}

/** The quote of the URL; that of the file's imports where the URL has none, or a backtick. */
function quoteOf(url: TSESTree.Node, text: string): string {
  const own = text[url.range[0]];
  if (own === "'" || own === '"') return own;
  return /(?:\bfrom|\bimport|\brequire\()\s*(['"])/.exec(text)?.[1] ?? "'";
}
