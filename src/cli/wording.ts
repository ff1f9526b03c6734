import { groupBy } from '../text/grouping.ts';
import type { Answer } from './command-answer.ts';
import type { Address, ListedRoute, Obstacle, Place, Violation } from './listed-route.ts';
import { plainText } from './terminal.ts';

/** The routes of each file, in the order in which they come. */
export function groupByFile(routes: readonly ListedRoute[]): readonly (readonly [string, readonly ListedRoute[]])[] {
  return [...groupBy(routes, ({ file }) => file)];
}

/** The note on a route that one rule rewrites, while something prevents the rewrite of another rule. */
export const REST = 'the rest is unchanged';

/** Whether `plan` lists a route: because it is rewritten, or because a rule reports it. */
export function isListedInPlan({ rewrite, violations }: ListedRoute): boolean {
  return rewrite !== null || violations.length > 0;
}

/** A route or what it becomes: method and address. */
export function routeText({
  method,
  addresses,
  pathKind,
}: Pick<Address, 'method' | 'addresses'> & Partial<Pick<ListedRoute, 'pathKind'>>): string {
  const named = addresses[0] ?? (pathKind === 'regexp' ? '(a regular expression)' : '(a computed path)');
  return `${methodText(method)} ${named}`;
}

/** The text for the method of a route, which the source may not name. */
export function methodText(method: string): string {
  return method === 'UNKNOWN' ? '(unknown method)' : method;
}

/**
 * What a route is and what it becomes: its address, or its path where only the spelling of that changes (`users` and
 * `/users`). Null where it stays.
 */
export function changeTexts(route: ListedRoute): readonly [before: string, after: string] | null {
  const { rewrite } = route;
  if (!rewrite) return null;
  const [before, after] = [routeText(route), routeText(rewrite)];
  return before === after
    ? [`${route.method} ${route.path ?? ''}`, `${rewrite.method} ${rewrite.path ?? ''}`]
    : [before, after];
}

/** Where something is, as terminals and editors open it. */
export function placeText({ file, line }: Place): string {
  return `${file}:${String(line)}`;
}

/** A rule and what it is about. */
export function violationText({ rule, segment }: Violation): string {
  return segment === '' ? rule : `${rule} (${segment})`;
}

/** The rules that report a route, each with what it is about. */
export function violationsText({ violations }: ListedRoute): string {
  return violations.map(violationText).join(', ');
}

/** What prevents the rewrite of a route: one text for each reason, with its first place and a list of the others. */
export function obstacleTexts(obstacles: readonly Obstacle[]): readonly string[] {
  return [...groupBy(obstacles, ({ reason }) => reason).values()].map((places) => {
    const [first = '', ...others] = places.map(({ text, place }, at) => (at === 0 || !place ? text : placeText(place)));
    return others.length === 0 ? first : `${first}, also ${others.join(', ')}`;
  });
}

/** What `--identifiers` would make of a route, or what prevents that. */
export function identifierTexts({ identifier }: ListedRoute): readonly string[] {
  if (!identifier) return [];
  const { rewrite, obstacles } = identifier;
  if (rewrite) return [`with --identifiers: ${routeText(rewrite)}`];
  const held = obstacles.map(({ text, place }) => {
    const where = place && placeText(place);
    return where === null || text.includes(where) ? text : `${text} (${where})`;
  });
  return [...new Set(held)].map((text) => `with --identifiers: unchanged, ${text}`);
}

/** The totals of `list`. */
export function summaryOfList(answer: Answer): string {
  const { routes } = answer.inventory;
  if (routes.length === 0) return noRoutes(answer);
  const reported = routes.filter(({ violations }) => violations.length > 0).length;
  return `${counted(routes.length, 'route')} in ${counted(filesOf(routes), 'file')}, ${String(reported)} reported.`;
}

/** The totals of `plan`, one sentence each. */
export function summaryOfPlan(answer: Answer): readonly string[] {
  const { routes, late } = answer.inventory;
  const moved = routes.filter(({ rewrite }) => rewrite);
  const others = routes.filter((route) => isListedInPlan(route) && !route.rewrite);
  const callers = new Set(
    moved.flatMap((route) =>
      route.callers.map(({ file, line, column }) => `${file}:${String(line)}:${String(column)}`),
    ),
  );
  const first =
    routes.length === 0
      ? noRoutes(answer)
      : `${counted(routes.length, 'route')} in ${counted(filesOf(routes), 'file')}: ` +
        `${String(moved.length)} to be rewritten, ${String(others.length)} more reported.`;
  const texts = (count: number): string => counted(count, 'request or comment', 'requests and comments');
  return [
    first,
    ...(callers.size > 0 ? [`Updates ${texts(callers.size)}.`] : []),
    ...(late.length > 0 ? [`${texts(late.length)} still ${late.length === 1 ? 'uses' : 'use'} an old address.`] : []),
  ];
}

/** Names the folder and the number of files, because the folder may be the wrong one. */
function noRoutes({ folder, sources }: Answer): string {
  return `No routes found in ${plainText(folder)} (${counted(sources, 'source file')} read).`;
}

/** How many files are named at most; `--verbose` names all of them. */
const MOST_NAMES = 10;

/**
 * What the answer assumes and leaves out, one line each: the files around the folder, source files that could not be
 * parsed, and entries of `allow` that match nothing.
 */
export function noticeLines(answer: Answer): readonly string[] {
  return [...assumptionLines(answer), ...unparsedLines(answer), ...unmatchedLines(answer)];
}

/** What the plan assumes: where ESLint runs, and what it lints. */
export function assumptionLines(answer: Answer): readonly string[] {
  return [...aroundLines(answer), ...unlintedLines(answer)];
}

function aroundLines({ folder, around }: Answer): readonly string[] {
  if (around === null) return [];
  const project = plainText(around.folder);
  const part = `${plainText(folder)} is a part of the project in ${project}, all of which is read.`;
  if (around.runsIn === null) return [`${part} Its other files are taken to be linted too.`];
  const where = plainText(around.runsIn);
  return [`${part} What the rest calls stays, as where ESLint runs in ${where}: run both in ${project} to move it.`];
}

/** The entries of `allow` that match no route: the route has another address today, or the entry is misspelt. */
function unmatchedLines({ unmatchedAllow }: Answer): readonly string[] {
  if (unmatchedAllow.length === 0) return [];
  return [
    `'allow' has entries that match no route: ${unmatchedAllow.map((entry) => `'${plainText(entry)}'`).join(', ')}.`,
  ];
}

function unparsedLines({ unparsed }: Answer): readonly string[] {
  if (unparsed.length === 0) return [];
  const names = namesOf(unparsed.map(({ file }) => file));
  return [`${counted(unparsed.length, 'source file')} could not be parsed: ${names}.`];
}

function unlintedLines({ assumed }: Answer): readonly string[] {
  if (assumed.length === 0) return [];
  const those = assumed.length === 1 ? 'it' : 'them';
  return [
    `${namesOf(assumed)}: no configuration of ESLint lints ${those} with the routes that are called from there. ` +
      'These stay until one does.',
  ];
}

/** The first ones of some files. */
function namesOf(files: readonly string[]): string {
  const names = files.slice(0, MOST_NAMES).map(plainText).join(', ');
  return files.length > MOST_NAMES ? `${names} and ${String(files.length - MOST_NAMES)} more` : names;
}

/** How many files were read and not read. */
export function summaryOfSkipped(files: number, skipped: number): string {
  return `${counted(files, 'file')}, ${skipped === 0 ? 'none' : String(skipped)} skipped${skipped === 0 ? '.' : ':'}`;
}

function filesOf(routes: readonly ListedRoute[]): number {
  return new Set(routes.map(({ file }) => file)).size;
}

/** `1 route`, `2 routes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
