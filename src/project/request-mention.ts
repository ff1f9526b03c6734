import { mixedSegmentsOf } from '../documents/addresses/mixed-segments.ts';
import type { Mention } from '../model/mention.ts';
import type { Request } from '../model/request.ts';
import { HOLE } from '../paths/dialects.ts';
import { pathIn } from '../requests/url.ts';

/** What the URL of a request names, wherever its parts are written. A value that it begins with may be a base. */
export function requestMention({ url }: Request): Mention {
  const path = pathIn(url.value);
  const written = path.split('/').filter((segment) => segment !== '');
  if (!path.startsWith('/') && written[0]?.startsWith(HOLE) === true) {
    const behind = written[0].replace(LEADING_HOLES, '');
    written.splice(0, 1, ...(behind === '' && written.length > 1 ? [] : [behind === '' ? HOLE : behind]));
  }
  // What goes on after the last segment may be a query.
  const goesOn = written.at(-1)?.endsWith(HOLE) === true;
  const mixed = mixedSegmentsOf(goesOn ? written.slice(0, -1) : written);
  return {
    ...{ kind: 'code', written: url.value, range: url.locate(0, url.value.length) },
    ...{ opensBefore: !path.startsWith('/'), opensBehind: path.endsWith(HOLE) },
    segments: written.map((segment) => (segment.includes(HOLE) ? HOLE : segment.toLowerCase())),
    ...(mixed.length > 0 && { mixed }),
  };
}

const LEADING_HOLES = new RegExp(`^${HOLE}+`);
