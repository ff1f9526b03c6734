import type { Path } from '../../model/path.ts';
import type { Member } from './collection-members.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { FileMention, Mention } from '../../model/mention.ts';
import { names } from '../../documents/mention-index.ts';

/** An address of a collection itself, without what follows it. */
export interface CollectionPlace {
  readonly path: Path;
  readonly at: number;
}

export function placesOf(members: readonly Member[]): readonly CollectionPlace[] {
  const places = new Map<string, CollectionPlace>();
  for (const {
    placed: { path },
    at,
  } of members) {
    for (const index of at) {
      const segment = path?.segments[index];
      if (!path || !segment) continue;
      const own = parsePath(path.text.slice(0, segment.end), path.dialect);
      places.set(`${own.dialect} ${own.text}`, { path: own, at: index });
    }
  }
  return [...places.values()];
}

/** The texts that name a collection, or anything below it. */
export function textsNaming({ path, at }: CollectionPlace, mentions: Mentions): readonly FileMention[] {
  const segment = path.segments[at];
  if (segment?.kind !== 'static') return [];
  return mentions
    .naming(segment.value, path.segments.slice(0, at))
    .filter(({ mention }) => saysName(mention, { path, at }) || saysPart(mention, { path, at }));
}

export function saysName(mention: Mention, place: CollectionPlace): boolean {
  const segment = place.path.segments[place.at];
  if (segment?.kind !== 'static') return false;
  const name = segment.value.toLowerCase();
  return mention.segments.some((said, index) => said === name && namesUpTo({ ...mention, mixed: [] }, index, place));
}

/** Whether a text contains a part of the name of a collection, and a value of run time may be the rest. */
export function saysPart(mention: Mention, place: CollectionPlace): boolean {
  return mention.mixed?.some(({ at }) => namesUpTo(mention, at, place)) ?? false;
}

/** Whether the beginning of a text, up to one of its segments, names a collection. */
function namesUpTo(mention: Mention, index: number, { path, at }: CollectionPlace): boolean {
  return names({ ...mention, segments: mention.segments.slice(0, index + 1), openSuffix: true }, path, at);
}
