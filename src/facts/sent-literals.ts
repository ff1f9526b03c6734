import type { Origin, Place } from '../values/value.ts';

/** What determines which literals specify the URLs of requests, and which calls send these. */
export interface SentLiterals {
  /** Whether a literal specifies the URL of a request, or a part of it. */
  isSent(origin: Origin): boolean;
  /** The methods of the requests whose URL a literal is a part of; null for one that may have any. */
  methodsSentTo(origin: Origin): readonly (string | null)[];
  /** Whether a call sends a request. */
  sendsAt(call: Place): boolean;
}
