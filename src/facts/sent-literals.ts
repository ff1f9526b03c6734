import type { Origin, Place } from '../values/value.ts';

/** The literals that are parts of the URLs of requests, and the calls that send these. */
export interface SentLiterals {
  /** Whether a literal is a part of the URL of a request. */
  isSent(origin: Origin): boolean;
  /** The methods of the requests whose URL a literal is a part of; null for a request of any method. */
  methodsSentTo(origin: Origin): readonly (string | null)[];
  /** Whether a call sends a request. */
  sendsAt(call: Place): boolean;
}
