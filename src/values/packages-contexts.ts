import { accessPath } from './access-path.ts';
import type { Machine } from './machine.ts';
import { operation } from './new-values.ts';
import type { PackageCall } from './packages-files.ts';
import { memberSource, type ObjectValue, type Value } from './value.ts';
import { keyOf } from './value-keys.ts';

const STORAGE = 'async_hooks.AsyncLocalStorage';
/** Members of a storage that put their first argument into it. */
const PUTTING: ReadonlySet<string> = new Set(['run', 'enterWith']);

/** The lists of all that is put into each storage, by its key, of each evaluation. */
const STORED = new WeakMap<Machine, Map<string, ObjectValue>>();

/**
 * What `getStore()` of an `AsyncLocalStorage` returns: one of the values that any code puts there, before or after.
 * Null for another call.
 */
export function contextCall(callee: Value, { args: [first], machine }: PackageCall): Value | null {
  const member = memberSource(callee);
  const isStoring = member !== null && (PUTTING.has(member.name) || member.name === 'getStore');
  const stored = isStoring ? storedIn(member.object, machine) : null;
  if (!stored) return null;
  if (member?.name === 'getStore') return operation('array.at', [stored]);
  const { fields } = stored.state;
  if (first) stored.state = { ...stored.state, fields: new Map([...fields, [keyOf(first), first]]) };
  return null;
}

/** The list of what is put into a storage; null for another value. */
function storedIn(storage: Value, machine: Machine): ObjectValue | null {
  const call = storage.kind === 'opaque' && storage.source.kind === 'call' ? storage.source.call : null;
  if (!call || storage.kind !== 'opaque' || accessPath(call.callee) !== STORAGE) return null;
  const lists = STORED.get(machine) ?? new Map<string, ObjectValue>();
  STORED.set(machine, lists);
  const known = lists.get(storage.key) ?? machine.heap.array([]);
  lists.set(storage.key, known);
  return known;
}
