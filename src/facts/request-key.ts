import { type SentRequest, methodText } from './sent-request.ts';
import type { TextValue, Place } from '../values/value.ts';
import { pathOrigin } from './path-origins.ts';
import { plainText } from '../values/text-value.ts';
import { literalKey, wholeOf } from '../values/place.ts';

/** A key of a request: the same for requests that the same edits change in the same way. */
export function requestKey(sent: SentRequest, url: TextValue, place: Place): string {
  const { standing, method, base, methodSource } = sent;
  const path = pathOrigin(url);
  const [said] = methodText(sent)?.pieces ?? [];
  const saying = said && 'text' in said ? said.origin : null;
  return [
    ...[standing.client.name, standing.inProcess, standing.isKnown, method, base, plainText(url)],
    ...[path, saying].map((origin) => origin && literalKey(origin)),
    // The place of the call counts only if edits may change the call: no text specifies its method, and its file the
    // URL.
    ...(methodSource.kind === 'text' || path?.file !== place.file ? [] : [wholeOf(place)]),
  ].join(' ');
}
