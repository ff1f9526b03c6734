import type { TSESTree } from '@typescript-eslint/utils';
import { readText } from '../../text/read-text.ts';
import type { Text } from '../../model/text.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Method, MethodToken } from '../../model/method.ts';
import type { Resolver } from '../values/resolver.ts';
import type { Attempt, RouteCall } from './route-call.ts';

/** The methods of a registration, with the tokens of the source that name them. */
export function methodTokens(
  attempt: Attempt,
  call: RouteCall,
  framework: Framework,
  resolver: Resolver,
): readonly MethodToken[] {
  if (call.methods === 'member') return [memberToken(attempt, framework)];
  if (call.methods === null) return [unknownToken(attempt.callee.property)];
  if ('usual' in call.methods)
    return call.methods.usual.map((method) => ({ ...unknownToken(attempt.callee.property), method }));
  return valueTokens(call.methods, framework, resolver);
}

/** The methods that the options of a route name. */
export function valueTokens(
  nodes: readonly TSESTree.Node[],
  framework: Framework,
  resolver: Resolver,
): readonly MethodToken[] {
  return nodes.map((node) => valueToken(node, nodes.length === 1, framework, resolver));
}

/** The token `get` in `app.get` and `app['get']`. */
function memberToken({ callee, member, memberText }: Attempt, framework: Framework): MethodToken {
  const method = (member === null ? undefined : framework.methods[member]) ?? 'UNKNOWN';
  if (memberText) return textToken(method, memberText, (target) => memberFor(target, framework));
  const { range } = callee.property;
  return {
    method,
    range,
    edit: (target) => {
      const text = memberFor(target, framework);
      return text === null ? null : { range, text };
    },
  };
}

/** The token `'GET'` among the options of a route; a value in an array of several cannot be changed alone. */
function valueToken(node: TSESTree.Node, isOnly: boolean, framework: Framework, resolver: Resolver): MethodToken {
  const text = readText(node, resolver.file);
  const method = text && methodOf(text.value, framework);
  if (!text || method === null) return unknownToken(node);
  const isLower = text.value === text.value.toLowerCase();
  return textToken(method, text, (target) => {
    if (!isOnly || memberFor(target, framework) === null || target === 'ALL') return null;
    return isLower ? target.toLowerCase() : target;
  });
}

function methodOf(value: string, framework: Framework): Method | null {
  const word = value.toLowerCase();
  if (Object.hasOwn(framework.methods, word)) return framework.methods[word] ?? null;
  return /^[a-z]+$/.test(word) ? value.toUpperCase() : null;
}

/**
 * A method that is the whole of a text: `'GET'` among options, the name of a member in brackets.
 *
 * @param say gives the text for another method, or null where there is none
 */
export function textToken(method: Method, text: Text, say: (method: Method) => string | null): MethodToken {
  return {
    method,
    range: text.locate(0, text.value.length),
    edit: (target) => {
      const said = say(target);
      return said === null ? null : text.edit(0, text.value.length, said);
    },
  };
}

/** The token of a method that is not written in the source; it cannot be changed. */
export function unknownToken(node: TSESTree.Node): MethodToken {
  return { method: 'UNKNOWN', range: node.range, edit: () => null };
}

/** The member that registers routes of a method, or null where the framework has none. */
function memberFor(method: Method, framework: Framework): string | null {
  return Object.keys(framework.methods).find((member) => framework.methods[member] === method) ?? null;
}
