import type { Request } from '../model/request.ts';
import { comparison } from '../catalogue/clients/url-comparison.ts';
import { beginsAsPath } from '../requests/url.ts';
import { joined, plainText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import type { SaidMethod } from './said-method.ts';
import type { SentRequest } from './sent-request.ts';

export type Match = Request['match'];

/** A path that specifies more than a scheme or the root. */
const SEGMENT = /(?:^|[^/:])\/+[^/?#]/;
/** What no slash begins, and is a path all the same: `users/list`. */
const RELATIVE = /^[\w.~-]+\/[\w./~:-]+$/;

/** What a comparison states about the requests that it is about. */
export interface Said {
  readonly text: Value;
  readonly match: Match;
  readonly role: 'condition' | 'assertion';
  /** Null where it may be any. */
  readonly method: SaidMethod | null;
  /** What their client puts before the URL; left out where no client is known. */
  readonly base?: string | null;
  /** What they are asked of. */
  readonly on: Value;
  /** What compares, and what it answers. */
  readonly place: Place;
  readonly result: Value;
  readonly urlPlace: Place | null;
}

/** A comparison as a request that it is about; null where the text is no URL, and no part of one. */
export function comparisonOf(said: Said): SentRequest | null {
  const { text, match, role, base, method, on, place, result, urlPlace } = said;
  const paths = joined([text]).filter((each) => each.kind === 'text' && isPath(plainText(each) ?? '', match));
  const own = comparison.roles[role];
  if (paths.length === 0 || !own) return null;
  const before = base === undefined ? (match === 'whole' ? '' : null) : base;
  return {
    standing: { client: comparison, role: own, base: before, isKnown: true, inProcess: false },
    ...{ url: text, base: before, match, on, result, urlPlace },
    ...(method ?? { method: null, saidBy: { kind: 'unknown', place } }),
    carries: () => true,
  };
}

function isPath(url: string, match: Match): boolean {
  return (beginsAsPath(url) || (match !== 'beginning' && RELATIVE.test(url))) && SEGMENT.test(url);
}
