import type { TSESTree } from '@typescript-eslint/utils';
import type { TextSource } from '../text/scope.ts';
import type { Client } from './clients/client.ts';
import { optionOf, optionsBehind } from './options.ts';

/**
 * The options beside a request that is made where it is sent, if they may give it another method, or a body:
 * `fetch(new Request(url), { method: 'POST' })`; null where they do not.
 */
export function replacedBy(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  { options }: Client,
  source: TextSource,
): TSESTree.Node | null {
  const { parent } = call;
  if (call.type !== 'NewExpression' || parent.type !== 'CallExpression' || parent.arguments[0] !== call) return null;
  const [, given] = parent.arguments;
  const said = given && optionsBehind(given, source);
  return given && (!said || optionOf(said, [...options.method, ...options.body]).kind !== 'absent') ? given : null;
}
