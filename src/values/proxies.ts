import type { FunctionValue, ObjectValue, Value } from './value.ts';

/** A proxy with the function that answers instead of what it represents. */
export interface Trapped {
  readonly target: Value;
  readonly handler: ObjectValue;
  /** Null where what the proxy represents answers. */
  readonly trap: FunctionValue | null;
}

/** What answers for a proxy: a function under a name of its handler; null for other values, and where it is unknown. */
export function trapOf(value: Value, name: 'get' | 'apply'): Trapped | null {
  if (value.kind !== 'opaque' || value.source.kind !== 'operation' || value.source.operator !== 'Proxy') return null;
  const [target, handler] = value.source.operands;
  if (!target || handler?.kind !== 'object') return null;
  const trap = handler.state.fields.get(name);
  if (trap?.kind === 'function') return { target, handler, trap };
  return trap || handler.state.rest ? null : { target, handler, trap: null };
}
