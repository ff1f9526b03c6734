import type { Answer, Lookup } from '../model/handler.ts';

/** What a lookup calls what a function is passed as an argument: no one calls a parameter of a path so. */
export function argumentName(at: number): string {
  return `#${at}`;
}

/** Whether a lookup is one of an argument of the function itself. */
export function isOfArgument({ parameter }: Lookup): boolean {
  return parameter.startsWith('#');
}

/** What is known of a function that no one sees. */
export const UNSEEN_ANSWER: Answer = {
  response: 'unknown',
  readsBody: null,
  needsBody: false,
  sentIds: [],
  readsSession: false,
  lookups: [],
  redirectsTo: [],
  asksMethod: false,
  handsTo: [],
  handsValues: [],
};
