import { keyName, type ClassNode } from '../../text/syntax.ts';
import { CALL } from './reference-to.ts';
import { isForeignModule } from './foreign-names.ts';
import { knownModule } from '../frameworks/all-frameworks.ts';
import { isMethodOf } from './router-proofs.ts';
import type { Value } from './abstract-value.ts';

export const FOREIGN: Value = { kind: 'foreign' };
export const UNKNOWN: Value = { kind: 'unknown' };

/** The value of an import. */
export function moduleValue(specifier: string, name: string, origin: object): Value {
  const module = knownModule(specifier);
  if (module) return { kind: 'export', module, name };
  if (isForeignModule(specifier)) return FOREIGN;
  return { kind: 'import', specifier, path: name, unwrapped: false, origin };
}

/** The longest path that is followed from an import; people write shorter ones. */
const LONGEST_PATH = 200;

type Imported = Extract<Value, { kind: 'import' }>;

/** One more step from an import: a member, a call, an element. */
export function stepFrom(value: Imported, step: string): Value {
  return value.path.length > LONGEST_PATH
    ? UNKNOWN
    : { ...value, path: value.path === '' ? step : `${value.path}.${step}` };
}

/** Whether the path from an import contains a call. */
export function isCalled({ path }: Imported): boolean {
  return path.includes(CALL);
}

/** The method of a class; unknown where it has none of this name. */
export function methodOf(node: ClassNode, name: string): Value {
  for (const member of node.body.body) {
    if (member.type !== 'MethodDefinition' || keyName(member.key, member.computed) !== name) continue;
    if (member.kind === 'method' && member.value.type === 'FunctionExpression') {
      return { kind: 'function', node: member.value, unwrapped: false };
    }
  }
  return UNKNOWN;
}

/** The value of a member of a value. */
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
