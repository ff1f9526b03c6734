import type { Context, Machine } from './machine.ts';
import type { CallSite } from './events.ts';
import type { Value } from './value.ts';

/** A call of a function of the language. */
export interface NativeCall {
  readonly machine: Machine;
  /** What it is called on. */
  readonly self: Value;
  readonly args: readonly Value[];
  readonly site: CallSite;
  readonly context: Context;
}

/** Evaluates a call; null where its result is not modelled for the given arguments. */
export type Native = (call: NativeCall) => Value | null;
