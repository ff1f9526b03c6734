import { changedBy } from '../convention/changes.ts';
import type { SentUrl } from '../model/guards.ts';
import type { Caller, UrlPath } from '../model/caller.ts';
import type { PathChange } from '../model/path.ts';
import type { FilePlace } from '../model/text.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { Withheld } from '../model/withheld.ts';
import { HOLE } from '../paths/dialects.ts';
import { LinkedText } from '../text/source-texts.ts';
import { overlaps } from '../text/ranges.ts';
import { answer } from './address-guards.ts';
import { type AddressChange, textOf } from './addresses/addresses.ts';
import { readUrl } from './addresses/request-path.ts';
import { addressRange } from './callers/caller-ranges.ts';

/** How the URLs of requests change. */
export interface UrlChanges {
  /** How the addresses of the routes change. */
  readonly addresses: () => readonly AddressChange[];
  /** The change in the text of a URL; null where it does not contain what changes. */
  readonly follow: (url: UrlPath) => PathChange | null;
}

/**
 * Why URLs cannot change, because code checks them before the request is sent and would do something else for a new
 * one.
 *
 * @param requests the requests whose URLs would change
 * @param registered where the paths of the routes are written, which code may check before it registers them
 */
export function* guardedUrls(
  changes: UrlChanges,
  guards: readonly FileGuard[],
  requests: readonly Caller[],
  registered: readonly FilePlace[] = [],
): Generator<Withheld> {
  const sentAt = requests.map((caller) => ({ file: caller.file, range: addressRange(caller) }));
  const places = [...sentAt, ...registered];
  const isChanged = ({ at }: SentUrl): boolean =>
    at.some(({ file, range }) => places.some((each) => each.file === file && overlaps(each.range, range)));
  for (const { guard, file } of guards) {
    const { sent } = guard;
    if (!sent || !isChanged(sent)) continue;
    const answerOf = (url: string): boolean | string => answer({ ...guard, isOfMounts: true }, url);
    const before = answerOf(sent.text);
    if (urlsAfter(sent.text, changes).some((url) => url === null || answerOf(url) !== before))
      yield { reason: 'path-guard', other: { label: guard.text, file, range: guard.range } };
  }
}

/**
 * The texts that a URL, a segment of one or a name that is made of several may become; null for one that is not known,
 * and empty where it does not change.
 */
function urlsAfter(url: string, { addresses, follow }: UrlChanges): readonly (string | null)[] {
  const change = url.includes('/') ? follow(readUrl(new LinkedText(url, [0, 0]))) : null;
  if (change) return [changedBy(url, [change])];
  return addresses().flatMap(([before, after]) => {
    const [from = [], to = []] = [before, after].map((path) => textOf(path).split('/'));
    const at = from.indexOf(url);
    // The code may take the segment by its index from the start or from the end.
    if (at !== -1) return to[at] === url ? [] : [to[at] ?? '', to.at(at - from.length) ?? ''];
    const lost = from.filter((segment) => segment !== HOLE && segment !== '' && !to.includes(segment));
    return lost.some((segment) => url.toLowerCase().includes(segment.toLowerCase())) ? [null] : [];
  });
}
