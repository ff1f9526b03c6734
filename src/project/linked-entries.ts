import { HOLE } from '../paths/dialects.ts';
import type { Exported, ExportedFunction } from '../model/exported.ts';
import type { Handler } from '../model/handler.ts';
import type { Dialect } from '../model/path.ts';
import type { Mount, Route, Router } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import { LinkedText } from '../text/source-texts.ts';
import type { Range, Text } from '../model/text.ts';
import { follow, isMissing, locate, type Modules, type Place } from './follow-exports.ts';

/**
 * A handler, completed by the other files: those that it and the handlers before it come from, and those of the
 * functions that it passes its requests to.
 */
export function withAnswer(handler: Handler, router: Pick<Router, 'file' | 'dialect'>, modules: Modules): Handler {
  const { from, before = [] } = handler;
  const missing = [...before, ...(from ? [from] : [])].find((each) => isMissing(each, router.file, modules));
  const answered = withOwnAnswer(handler, router, modules);
  if (!missing) return answered;
  const { names, answer, forwards, passesOn, skips, parameterUses, places } = answered;
  const { from: origin } = answered;
  return { names, answer, forwards, passesOn, skips, from: origin, parameterUses, places, missing: missing.specifier };
}

function withOwnAnswer(
  handler: Handler,
  { file, dialect }: Pick<Router, 'file' | 'dialect'>,
  modules: Modules,
): Handler {
  const place = placeOf(handler, file, modules);
  const known = place && answering(place.exported);
  if (!known) return handler;
  const { answer } = known;
  const { names, forwards, skips, places = [] } = handler;
  const redirectsTo = [...answer.redirectsTo, ...handler.answer.redirectsTo];
  return {
    names,
    answer: { ...answer, redirectsTo },
    forwards: forwards === true || known.forwards,
    passesOn: known.passesOn[answeringIn(dialect)],
    skips,
    from: null,
    places: [...places, ...(known.range ? [{ file: place.file, range: known.range }] : [])],
  };
}

/**
 * The place of the function that answers, the first one that is found of those it may come from; null where none is.
 */
function placeOf({ from, named = [] }: Handler, file: string, modules: Modules): Place | null {
  for (const reference of from ? [from, ...named] : named) {
    const place = locate(reference, file, modules);
    if (place) return place;
  }
  return null;
}

/** The function that answers: the export itself, or the last of a list of handlers. */
function answering(known: Exported | null): ExportedFunction | null {
  if (known?.kind === 'function') return known;
  const last = known?.kind === 'object' ? known.members.get(String(known.members.size - 1)) : undefined;
  return last?.kind === 'function' ? last : null;
}

/** A mount, with its prefix completed by a text of another file. */
export function withPrefix(mount: Mount, file: string, modules: Modules): Mount {
  const prefix = toldPrefix(mount.prefix, mount.prefixFrom, mount.range, { file, modules });
  return prefix ? { ...mount, prefix, prefixKnown: true } : mount;
}

/** The prefix of a router itself, completed by a text of another file. */
export function linkedPrefix({ prefix, prefixFrom, file }: Router, modules: Modules): Text | null {
  return (prefix && toldPrefix(prefix, prefixFrom, prefix.locate(0, prefix.value.length), { file, modules })) ?? prefix;
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

/** How many parameters a function needs to answer a request of a router. */
export function answeringIn(dialect: Dialect): 1 | 2 {
  return dialect === 'koa' || dialect === 'hono' ? 1 : 2;
}
