import type { CallSite, Context, Machine } from './machine.ts';
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

/** Answers a call; null where the answer is not modelled for what the call is given. */
export type Native = (call: NativeCall) => Value | null;
