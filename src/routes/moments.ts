import type { TSESTree } from '@typescript-eslint/utils';
import { isWithin } from '../text/syntax.ts';
import { functionAround } from './scan.ts';
import type { ScannedFile } from './scanned-file.ts';
import { callsOf, selfCallsOf } from './values/own-calls.ts';

/** When a registration runs, to be compared place by place. */
export type Moment = readonly number[];

const MAX_CALLS = 8;

/**
 * When the code at a place of the source runs: where it is, unless it is in a function or a method that the file calls
 * once; then it is where that call is.
 */
export function momentOf(node: TSESTree.Node, at: number, file: ScannedFile): Moment {
  const moment = [at];
  let place: TSESTree.Node = node;
  for (let count = 0; count < MAX_CALLS; count++) {
    const owner = functionAround(place);
    if (!owner) break;
    const calls = [...callsOf(owner, file), ...selfCallsOf(owner, file)];
    const [call] = calls;
    if (call && calls.length === 1 && !isWithin(call, owner)) {
      moment.unshift(call.range[1]);
      place = call;
    } else place = owner;
  }
  return moment;
}

export function compareMoments(a: Moment, b: Moment): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
