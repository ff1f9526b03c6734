import { keyName, type ClassNode } from '../../text/syntax.ts';
import { CALL } from './reference-to.ts';
import { isForeignModule } from './foreign-names.ts';
import { knownModule } from '../frameworks/all-frameworks.ts';
import { isMethodOf } from './receiver.ts';
import type { Value } from './abstract-value.ts';

export const FOREIGN: Value = { kind: 'foreign' };
export const UNKNOWN: Value = { kind: 'unknown' };

/** What an import represents. */
export function moduleValue(specifier: string, name: string, origin: object): Value {
  const module = knownModule(specifier);
  if (module) return { kind: 'export', module, name };
  if (isForeignModule(specifier)) return FOREIGN;
  return { kind: 'import', specifier, path: name, unwrapped: false, origin };
}

/** Longer ways are none that a person wrote. */
const LONGEST_PATH = 200;

type Imported = Extract<Value, { kind: 'import' }>;

/** What one more step from an import resolves to: a member, a call, an element. */
export function stepFrom(value: Imported, step: string): Value {
  return value.path.length > LONGEST_PATH
    ? UNKNOWN
    : { ...value, path: value.path === '' ? step : `${value.path}.${step}` };
}

/** Whether an import is called on the way. */
export function isCalled({ path }: Imported): boolean {
  return path.includes(CALL);
}

/** The method of a class. */
export function methodOf(node: ClassNode, name: string): Value {
  for (const member of node.body.body) {
    if (member.type !== 'MethodDefinition' || keyName(member.key, member.computed) !== name) continue;
    if (member.kind === 'method' && member.value.type === 'FunctionExpression') {
      return { kind: 'function', node: member.value, unwrapped: false };
    }
  }
  return UNKNOWN;
}

/** What a member of a value represents. */
export function memberOf(value: Value, name: string): Value {
  switch (value.kind) {
    case 'export':
      return name === 'default' ? value : { ...value, name };
    case 'import':
      return name === 'default' ? value : stepFrom(value, name);
    case 'class':
      return methodOf(value.node, name);
    case 'self':
      return value.owner.type === 'Program' ? UNKNOWN : methodOf(value.owner, name);
    case 'receiver':
      return isMethodOf(value.receiver, name) ? { kind: 'method', receiver: value.receiver, name } : UNKNOWN;
    case 'foreign':
      return FOREIGN;
    default:
      return UNKNOWN;
  }
}
