import type { FunctionValue, ObjectValue, Value } from './value.ts';

/** A proxy: its target, its handler, and one trap of the handler. */
export interface Trapped {
  readonly target: Value;
  readonly handler: ObjectValue;
  /** Null where the handler has no such trap: the target is used directly. */
  readonly trap: FunctionValue | null;
}

/** The parts of a proxy, with the trap of a name; null for another value, and where the handler is not known. */
export function trapOf(value: Value, name: 'get' | 'apply'): Trapped | null {
  if (value.kind !== 'opaque' || value.source.kind !== 'operation' || value.source.operator !== 'Proxy') return null;
  const [target, handler] = value.source.operands;
  if (!target || handler?.kind !== 'object') return null;
  const trap = handler.state.fields.get(name);
  if (trap?.kind === 'function') return { target, handler, trap };
  return trap || handler.state.rest ? null : { target, handler, trap: null };
}
