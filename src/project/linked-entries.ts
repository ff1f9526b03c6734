import { HOLE } from '../paths/dialects.ts';
import type { Mount, Route, Router } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import { LinkedText } from '../text/source-texts.ts';
import type { Range, Text } from '../model/text.ts';
import { follow, type Modules } from './follow-exports.ts';

/** A mount, with its prefix completed by a text of another file. */
export function withPrefix(mount: Mount, file: string, modules: Modules): Mount {
  const prefix = toldPrefix(mount.prefix, mount.prefixFrom, mount.range, { file, modules });
  return prefix ? { ...mount, prefix, prefixKnown: true } : mount;
}

/** The prefix of a router itself, completed by a text of another file. */
export function linkedPrefix({ prefix, prefixFrom, file }: Router, modules: Modules): Text | null {
  if (!prefix) return null;
  const range = prefix.locate(0, prefix.value.length);
  const found = toldPrefix(prefix, prefixFrom, range, { file, modules }) ?? prefix;
  // Where the slash of an application is put in front, the text of the other file may have one too.
  return found.value.startsWith('//') ? new LinkedText(found.value.slice(1), range) : found;
}

/** A prefix with its one missing piece; null where not exactly one piece is missing, or it is not found. */
function toldPrefix(
  prefix: Text | null,
  from: Reference | null | undefined,
  range: Range,
  { file, modules }: { readonly file: string; readonly modules: Modules },
): Text | null {
  const text = prefix?.value ?? HOLE;
  if (!from || text.split(HOLE).length !== 2) return null;
  const known = follow(from, file, modules);
  return known?.kind === 'text'
    ? new LinkedText(
        text.replace(HOLE, () => known.value),
        prefix?.locate(0, text.length) ?? range,
      )
    : null;
}

/** A route with the pieces of its path that other files define, where all of these are found. */
export function withPath(route: Route, file: string, modules: Modules): Route {
  const { path, pathFrom = [], pathKind, pathRange } = route;
  if (pathFrom.length === 0 || pathKind === 'regexp') return route;
  const pieces = pathFrom.map((from) => from && follow(from, file, modules));
  const text = (path?.value ?? HOLE).split(HOLE).reduce((whole, part, at) => {
    const piece = pieces[at - 1];
    return `${whole}${piece?.kind === 'text' ? piece.value : HOLE}${part}`;
  });
  return text.includes(HOLE)
    ? route
    : { ...route, path: new LinkedText(text, path?.locate(0, path.value.length) ?? pathRange), pathKind: 'text' };
}
