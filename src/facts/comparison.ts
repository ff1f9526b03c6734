import type { Request } from '../model/request.ts';
import { comparison } from '../catalogue/clients/url-comparison.ts';
import { beginsAsPath } from '../requests/url.ts';
import { joined, plainText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import type { RequestMethod } from './method-source.ts';
import type { SentRequest } from './sent-request.ts';

export type Match = Request['match'];

/** A path with a segment, and not only a scheme or the root. */
const SEGMENT = /(?:^|[^/:])\/+[^/?#]/;
/** A path without a slash at its start: `users/list`. */
const RELATIVE = /^[\w.~-]+\/[\w./~:-]+$/;

/** A comparison of the URLs of requests with a text. */
export interface Said {
  readonly text: Value;
  readonly match: Match;
  readonly role: 'condition' | 'assertion';
  /** Null where it may be any. */
  readonly method: RequestMethod | null;
  /** The base that their client puts before the URL; null where it is not known, left out where no client is known. */
  readonly base?: string | null;
  /** The value with the URL that is compared. */
  readonly on: Value;
  /** Where the comparison is written, and its result. */
  readonly place: Place;
  readonly result: Value;
  readonly urlPlace: Place | null;
}

/** A comparison as the request that it matches; null where the text is no path. */
export function comparisonOf(said: Said): SentRequest | null {
  const { text, match, role, base, method, on, place, result, urlPlace } = said;
  const paths = joined([text]).filter((each) => each.kind === 'text' && isPath(plainText(each) ?? '', match));
  const own = comparison.roles[role];
  if (paths.length === 0 || !own) return null;
  const before = base === undefined ? (match === 'whole' ? '' : null) : base;
  return {
    standing: { client: comparison, role: own, base: before, isKnown: true, inProcess: false },
    ...{ url: text, base: before, match, on, result, urlPlace },
    ...(method ?? { method: null, methodSource: { kind: 'unknown', place } }),
    carries: () => true,
  };
}

function isPath(url: string, match: Match): boolean {
  return (beginsAsPath(url) || (match !== 'beginning' && RELATIVE.test(url))) && SEGMENT.test(url);
}
