import type { TSESTree } from '@typescript-eslint/utils';
import { textToken } from '../routes/calls/method-token.ts';
import type { Method, MethodToken } from '../model/method.ts';
import { readText } from '../text/read-text.ts';
import type { TextSource } from '../text/scope.ts';
import type { Edit, Range } from '../model/text.ts';
import type { MethodGroup } from './clients/client.ts';

/** A method that no token of its own says. */
export function unsaid(method: Method, range: Range): MethodToken {
  return { method, range, edit: () => null };
}

/** A method that the source does not say. */
export function unknownMethod(node: TSESTree.Node): MethodToken {
  return unsaid('UNKNOWN', node.range);
}

const METHOD_NAMES: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
]);

/** The method that a text is, in whatever case; null for another text. */
export function methodNamed(text: string): Method | null {
  const method = text.toUpperCase();
  return METHOD_NAMES.has(method) ? method : null;
}

/**
 * A method said as a value: `'POST'`, or a constant of it.
 *
 * @param can whether the call may say another method
 */
export function valueToken(node: TSESTree.Node, source: TextSource, can: (method: Method) => boolean): MethodToken {
  const text = readText(node, source);
  const method = text && methodNamed(text.value);
  if (!text || !method) return unknownMethod(node);
  return textToken(method, text, (target) => {
    if (!METHOD_NAMES.has(target) || !can(target)) return null;
    return text.value === method ? target : target.toLowerCase();
  });
}

/** A method said by the name of a member: `get`, or `'get'` in brackets. */
export function memberToken(
  callee: TSESTree.MemberExpression,
  method: Method,
  source: TextSource,
  memberFor: (method: Method) => string | null,
): MethodToken {
  const text = callee.computed ? readText(callee.property, source) : null;
  if (text) return textToken(method, text, memberFor);
  const { range } = callee.property;
  return {
    method,
    range,
    edit: (target): Edit | null => {
      const member = memberFor(target);
      return member === null ? null : { range, text: member };
    },
  };
}

/**
 * The member of a group that says a method in the notation of another: `$get` becomes `$delete`, `getOnce` becomes
 * `deleteOnce`.
 */
export function memberSaying(target: Method, { members }: MethodGroup, current: string): string | null {
  const said = Object.keys(members).filter((member) => members[member] === target);
  return said.find((member) => notation(member) === notation(current)) ?? null;
}

/** What a member's name has besides the method. */
function notation(member: string): string {
  return member.replace(/get|head|post|put|patch|delete|options|del|all/i, '-');
}
