import { isFunction, keyName, lastName, type FunctionNode } from '../../text/syntax.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Receiver } from '../values/abstract-value.ts';

/** Whether a receiver is the first parameter of a function that takes a plugin's options as its second. */
export function takesPluginOptions(receiver: Receiver, framework: Framework): boolean {
  const second = ownerOf(receiver)?.params[1];
  return second?.type === 'Identifier' && framework.pluginOptions.includes(second.name.replace(/^_+/, ''));
}

/**
 * Whether a receiver is a parameter of the member that makes an object a plugin:
 * `exports.plugin = { register: (server) => {} }`.
 */
export function isOfPluginMember(receiver: Receiver, { pluginMember }: Framework): boolean {
  const holder = ownerOf(receiver)?.parent;
  if (pluginMember === undefined) return false;
  if (holder?.type === 'Property') return keyName(holder.key, holder.computed) === pluginMember;
  return holder?.type === 'AssignmentExpression' && lastName(holder.left) === pluginMember;
}

/** The function whose parameter a receiver is. */
function ownerOf(receiver: Receiver): FunctionNode | null {
  if (!receiver.isParameter) return null;
  const [variable] = receiver.variables;
  const owner = variable?.defs[0]?.node;
  return owner && isFunction(owner) ? owner : null;
}
