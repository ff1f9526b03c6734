import { relate } from '../paths/compare.ts';
import type { PlannedRewrite, PlannedRoute } from '../model/plan.ts';
import type { Route } from '../model/router.ts';
import { edited } from '../text/edits.ts';
import type { Edit } from '../model/text.ts';
import { liesWithin } from '../text/ranges.ts';

/** The frameworks that take an array of paths. */
const TAKES_ARRAYS: ReadonlySet<string> = new Set(['express', 'koa']);

/** The most lines of a registration that is written a second time. */
const MOST_LINES = 5;

/** What a path is written as: a literal without holes. */
const LITERAL = /^(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`)$/;

/**
 * The edits that rewrite a route and leave its old address next to the new one, marked as deprecated: in an array of
 * paths where the framework takes one and the method stays, otherwise by a second registration.
 *
 * @param text the source
 * @param endpoint the new endpoint as messages name it
 * @returns null where the rewrite also changes other routes, or the registration is not a statement of its own
 */
export function aliasEdits(
  { route, path }: PlannedRoute,
  rewrite: PlannedRewrite,
  text: string,
  endpoint: string,
): readonly Edit[] | null {
  const { edits, method } = rewrite;
  const [token, ...others] = route.methods;
  if (!token || others.length > 0 || !edits.every(({ range }) => liesWithin(range, route.range))) return null;
  const isSameMethod = method === token.method;
  if (isSameMethod && relate(rewrite.path, path) !== 'disjoint') return null;
  if (
    !LITERAL.test(text.slice(...route.pathRange)) ||
    !/^\s*\(\s*$/.test(text.slice(token.range[1], route.pathRange[0]))
  )
    return null;
  return isSameMethod && TAKES_ARRAYS.has(route.router.framework)
    ? asArray(route, edits, text)
    : asSecond(route, edits, text, endpoint);
}

function asArray({ pathRange }: Route, edits: readonly Edit[], text: string): readonly Edit[] | null {
  if (!edits.every(({ range }) => liesWithin(range, pathRange))) return null;
  return [
    { range: pathRange, text: `[${edited(text, pathRange, edits)}, /* deprecated */ ${text.slice(...pathRange)}]` },
  ];
}

/** A statement on lines of its own is written again below. */
function asSecond(
  { range, handler }: Route,
  edits: readonly Edit[],
  text: string,
  endpoint: string,
): readonly Edit[] | null {
  const indent = text.slice(text.lastIndexOf('\n', range[0] - 1) + 1, range[0]);
  const rest = /^;?(?=[ \t]*(?:\r?\n|$))/.exec(text.slice(range[1], range[1] + 1_000))?.[0];
  const registration = text.slice(...range);
  const isShort = handler.names.every((name) => name !== null) || registration.split('\n').length <= MOST_LINES;
  if (indent.trim() !== '' || rest === undefined || !isShort) return null;
  const end = range[1] + rest.length;
  const [lineEnd] = /\r?\n/.exec(text) ?? ['\n'];
  return [
    ...edits,
    {
      range: [end, end],
      text: ['', `${indent}// @deprecated Use ${endpoint}.`, `${indent}${registration}${rest}`].join(lineEnd),
    },
  ];
}
