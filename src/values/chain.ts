import type { CallSource, OpaqueValue, Value } from './value.ts';

/**
 * The values of a chain of calls and members, from its end to its start: `expect(a).not.toBe`, `expect(a).not`,
 * `expect(a)` and `expect`. Any other value is a chain of itself alone.
 */
export function chainOf(value: Value): readonly Value[] {
  const chain = [value];
  for (let part: Value | null = value; part; ) {
    part = before(part);
    if (part) chain.push(part);
  }
  return chain;
}

function before(value: Value): Value | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'call') return source.call.callee;
  return source.kind === 'member' ? source.object : null;
}

/** The result of a call of an unknown function. */
export type CallValue = OpaqueValue & { readonly source: { readonly kind: 'call'; readonly call: CallSource } };

/** Whether a value is the result of a call of an unknown function. */
export function isCall(value: Value): value is CallValue {
  return value.kind === 'opaque' && value.source.kind === 'call';
}
