import type { Answer, Passage, RequestUses } from '../model/handler.ts';

/** What is known of a function that no one sees. */
export const UNSEEN_ANSWER: Answer = {
  response: 'unknown',
  sendsContent: false,
  redirectsTo: [],
};

/** What is known of middleware that no one sees. */
export const UNSEEN_PASSAGE: Passage = {
  response: 'unknown',
  passesOn: undefined,
  mayAnswer: undefined,
  forwards: false,
  namesParameters: undefined,
  redirects: undefined,
  handlesErrors: undefined,
};

/** What is known of the uses of requests by a handler that is not found. */
export const UNSEEN_USES: RequestUses = {
  lookups: [],
  fields: [],
  readsSender: false,
  readsBody: null,
  asksMethod: false,
  changesData: false,
};
