import type { Mention } from '../../model/mention.ts';
import { mixedSegmentsOf } from '../../documents/addresses/mixed-segments.ts';
import { HOLE } from '../../paths/dialects.ts';
import { isAnswered } from './caller-ranges.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import { readingsOf } from '../addresses/request-path.ts';
import type { Targets } from '../addresses/targets.ts';

/**
 * Whether a caller may mean an address, though a part of a segment is known only at run time: `/${kind}Create` may be
 * `/noticeCreate`. It may even if another route answers the caller by a parameter, which takes any value.
 *
 * @param isMeant whether a text names the address
 */
export function mayMean(caller: Caller, isMeant: (mention: Mention) => boolean, targets: Targets): boolean {
  const { said, url } = caller;
  // Where no route answers the URL, its first word may also be the rest of a segment that begins with a value of run
  // time.
  const readings = isAnswered(caller) ? [url] : readingsOf(url);
  if (!readings.some((reading) => isMeant(mentionOf(caller, reading)))) return false;
  const method = said.method === null || said.method.method === 'UNKNOWN' ? null : said.method.method;
  return (
    !targets.of(url, method).some(({ address }) => address.segments.some(({ kind }) => kind === 'mixed')) &&
    !endsInQuery(url, method, targets)
  );
}

/** The URL of a caller as a mention, with the segments of which only a part is known. */
function mentionOf({ said, isPlain, url }: Caller, { segments }: UrlPath): Mention {
  const texts = segments.map(({ text }) => text);
  const mixed = mixedSegmentsOf(texts);
  return {
    kind: 'code',
    written: url.text.value,
    segments: texts.map((text) => (text.includes(HOLE) ? HOLE : text.toLowerCase())),
    mixed,
    openPrefix: url.openPrefix,
    openSuffix: !isPlain,
    range: said.range,
  };
}

/** Whether the value of run time at the end of a GET may be a query, since a route answers the URL without it. */
function endsInQuery(url: UrlPath, method: string | null, targets: Targets): boolean {
  const last = url.segments.at(-1);
  if (!last || (method ?? 'GET') !== 'GET' || !last.text.endsWith(HOLE) || last.text === HOLE) return false;
  const plain = { ...url, segments: [...url.segments.slice(0, -1), { ...last, text: last.text.replaceAll(HOLE, '') }] };
  return targets.of(plain, method).some(({ address }) => address.segments.at(-1)?.kind === 'static');
}
