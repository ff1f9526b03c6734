import { isExact } from './dialects.ts';
import type { Path } from '../model/path.ts';
import { ANY, BLANK, OPTIONAL_BLANK, REST, stepsOf, UNKNOWN, type Requests, type Step } from './steps.ts';

const ONE_BLANK: Step = { set: BLANK, times: 'one' };

const known = new WeakMap<Path, Requests>();

/** The requests that a path matches; cached for each path. */
export function requestsOf(path: Path): Requests {
  const found = known.get(path) ?? compute(path);
  known.set(path, found);
  return found;
}

/**
 * The requests at or below a path, as a middleware mounted there gets them. Express and Fastify ignore a slash at the
 * end of a prefix; in Koa it depends on the version: the newest takes `/` for the root alone.
 */
export function requestsBelow(prefix: Path): Requests {
  const strict = prefix.dialect === 'koa' && prefix.text.endsWith('/');
  if (/^\/*$/.test(prefix.text)) return { may: [REST], must: strict ? [ONE_BLANK, OPTIONAL_BLANK] : [REST] };
  const { may, must } = withoutEnd(prefix);
  return { may: may && [...may, REST], must: strict ? null : must && [...must, REST] };
}

function compute(path: Path): Requests {
  const requests = withoutEnd(path);
  if (isRootOrOne(path)) return rootOr(requests);
  const end = endOf(path);
  return { may: requests.may && [...requests.may, ...end.may], must: requests.must && [...requests.must, ...end.must] };
}

/**
 * Whether a path is one optional segment, so that `/` remains without it: `/:id?`, `/:from-:to?`. False in dialects
 * that do not match slashes exactly.
 */
function isRootOrOne(path: Path): boolean {
  const [only] = path.segments;
  if (!isExact(path.dialect) || only === undefined) return false;
  return only.start === 1 && only.end === path.text.length && 'optional' in only && only.optional;
}

function rootOr(requests: Requests): Requests {
  const [step] = requests.may ?? [];
  // In find-my-way a parameter may be empty, and `/` has an empty segment.
  const lone: readonly Step[] | null = step?.set.kind === 'short' ? [{ set: step.set, times: 'one' }] : null;
  return { may: lone ?? [{ set: ANY, times: 'one' }], must: lone ?? [ONE_BLANK] };
}

/** The steps that a router allows, or requires, after the last segment: a slash is one more segment without text. */
function endOf(path: Path): { readonly may: readonly Step[]; readonly must: readonly Step[] } {
  const trailing = slashesBehind(path);
  // Hono takes an empty path for the root.
  if (path.dialect === 'hono' && path.text === '') return { may: [ONE_BLANK], must: [ONE_BLANK] };
  if (isExact(path.dialect)) {
    const blanks = new Array<Step>(trailing).fill(ONE_BLANK);
    return { may: blanks, must: blanks };
  }
  if (path.segments.length === 0) return { may: [ONE_BLANK, OPTIONAL_BLANK], must: [ONE_BLANK] };
  // `/users/` is `/users` to Express and to koa-router up to 8; later ones want the slash, and allow another.
  if (path.dialect === 'koa' && trailing > 0) return { may: [OPTIONAL_BLANK, OPTIONAL_BLANK], must: [ONE_BLANK] };
  return { may: [OPTIONAL_BLANK], must: [OPTIONAL_BLANK] };
}

function slashesBehind(path: Path): number {
  return slashesBetween(path.text, path.segments.at(-1)?.end ?? 0, path.text.length);
}

function slashesBetween(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1) if (text[index] === '/') count += 1;
  return count;
}

/** The requests of a path, without the rules of the router for a slash at the end. */
function withoutEnd(path: Path): Requests {
  if (!isReadable(path)) return UNKNOWN;
  const may: Step[] = [];
  const must: Step[] = [];
  let certain = !hasTwoWildcards(path);
  let end = 0;
  for (const [index, segment] of path.segments.entries()) {
    // Only find-my-way counts doubled slashes; a path that has them in another dialect is not readable.
    for (let extra = slashesBetween(path.text, end, segment.start); extra > 1; extra -= 1) {
      may.push(ONE_BLANK);
      must.push(ONE_BLANK);
    }
    const steps = stepsOf(segment, path, index === path.segments.length - 1);
    if (steps.may === null) return UNKNOWN;
    may.push(...steps.may);
    if (steps.must === null) certain = false;
    else must.push(...steps.must);
    end = segment.end;
  }
  return { may, must: certain ? must : null };
}

/**
 * Whether a path has two wildcards, for which it is not certain what they match: in path-to-regexp 8 the second one
 * stops where the text before it is repeated, and Hono's routers differ in whether the second one may be empty.
 */
function hasTwoWildcards({ dialect, segments }: Path): boolean {
  return (
    segments.filter((segment) => segment.kind === 'wildcard' && (segment.name !== null || dialect === 'hono')).length >
    1
  );
}

/**
 * Whether the requests of a path are known from its text: not where slashes are doubled (their meaning depends on the
 * version), nor where the leading slash is missing (it is an error, matches nothing, or the path follows a prefix).
 */
function isReadable(path: Path): boolean {
  const { dialect, segments, text } = path;
  const first = segments[0]?.kind;
  const startsRight = text.startsWith('/') || first === 'wildcard' || first === 'unknown' || /^[{(]\//.test(text);
  if (dialect === 'find-my-way') return startsRight;
  return text === '' || (startsRight && !text.includes('//') && !/\/[{(]\//.test(text));
}
