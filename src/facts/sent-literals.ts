import type { OpaqueValue, Origin, Place, Value } from '../values/value.ts';

/** The literals that are parts of the URLs of requests or of the paths of routes, and the calls that send requests. */
export interface SentLiterals {
  /** Whether a literal is a part of the URL of a request, or of the path of a route. */
  isSent(origin: Origin): boolean;
  /** The methods of the requests and routes whose address a literal is a part of; null for a request of any method. */
  methodsSentTo(origin: Origin): readonly (string | null)[];
  /** Whether a call sends a request or registers a route. */
  sendsAt(call: Place): boolean;
}

/** The values that calls of unknown functions pass on. */
export interface PassedOn {
  /** The values that may reach an unknown value: a parameter of a callback, or the result of a call. */
  passedInto(value: OpaqueValue): readonly Value[];
}
