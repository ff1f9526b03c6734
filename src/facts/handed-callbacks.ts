import type { CallEvent } from '../values/machine.ts';
import type { Value } from '../values/value.ts';

/** A function of a package that calls what it is given with another of its arguments, and keeps that for itself. */
interface Handing {
  readonly module: string;
  readonly name: string;
  /** Which argument is called, and which one it is called with. */
  readonly callback: number;
  readonly given: number;
}

/** The documentation of SWR: "The key is passed to the fetcher as its first argument." */
const HANDINGS: readonly Handing[] = [
  { module: 'swr', name: 'default', callback: 1, given: 0 },
  { module: 'swr/immutable', name: 'default', callback: 1, given: 0 },
  { module: 'swr/mutation', name: 'default', callback: 1, given: 0 },
];

/** What a call hands to one of its arguments, which is a function of the project; null where it is none of these. */
export function handedOn({ callee, args }: CallEvent): { readonly callback: number; readonly value: Value } | null {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  if (object.kind !== 'opaque' || object.source.kind !== 'module') return null;
  const { specifier } = object.source;
  const handing = HANDINGS.find((each) => each.module === specifier && each.name === name);
  const value = handing && args[handing.given];
  return handing && value && args[handing.callback]?.kind === 'function' ? { callback: handing.callback, value } : null;
}
