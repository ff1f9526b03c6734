import type { CallEvent } from '../values/machine.ts';
import type { Value } from '../values/value.ts';
import { lastNameOf } from './client-role.ts';
import { takesOtherNames } from './text-purpose.ts';

/** Names of objects that print texts for people, and do nothing else with them. */
const PRINTERS = /^(?:console|log|logger|winston|pino|debug)$/i;

/** Functions that print their arguments. */
const PRINTING: ReadonlySet<string> = new Set(['log', 'print', 'debug', 'warn', 'info']);

/** Whether the texts in the arguments of a call are names of modules, files, views or actions. */
export function namesOther({ callee }: CallEvent): boolean {
  return callee.kind === 'opaque' && takesOtherNames(namesOfValue(callee));
}

export function isPrinter({ callee }: CallEvent): boolean {
  const [last = '', object = ''] = callee.kind === 'opaque' ? namesOfValue(callee).toReversed() : [];
  return PRINTERS.test(object) || (object === '' && PRINTING.has(last));
}

/** The names in the expression of a value, from the first to the last: `console`, `log` of `console.log`. */
function namesOfValue(value: Value): readonly string[] {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return [lastNameOf(value)];
  return [...namesOfValue(value.source.object), value.source.name];
}
