import type { CallSource, OpaqueValue, Value } from './value.ts';

/**
 * What a chain of calls and members goes on from, its end first: for `expect(a).not.toBe` that itself, `expect(a).not`,
 * `expect(a)` and `expect`. A value that is none of these is a chain of itself.
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

/** What a call of something unknown answered. */
export type CallValue = OpaqueValue & { readonly source: { readonly kind: 'call'; readonly call: CallSource } };

/** Whether a value is what a call of something unknown answered. */
export function isCall(value: Value): value is CallValue {
  return value.kind === 'opaque' && value.source.kind === 'call';
}
