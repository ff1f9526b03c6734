import { lint } from '../../../support/lint.ts';
import { placeRoutes, type PlacedRoute } from '../compare.ts';
import { printTable, routersOf } from '../print-table.ts';
import { methodsOf, urlsOf, wordsOf } from '../probes.ts';
import type { Answer, RunningApplication } from '../routers/application.ts';
import { start } from '../routers/start.ts';
import { textOf, valuesOf } from '../source.ts';
import type { Table } from '../table.ts';

/** What a rule said of a registration, and what its suggestion makes of the program. */
interface Reported {
  readonly id: string;
  readonly method: string;
  readonly message: string;
  readonly moved: string | null;
}

/** What came of one table. */
export interface ClashOutcome {
  readonly source: string;
  readonly reports: number;
  readonly moves: number;
  /** Whether the framework refuses the program. */
  readonly isRefused: boolean;
  /** What the real router denies. */
  readonly wrong: readonly string[];
}

/**
 * Lints a table's program, and asks the real router whether what is reported is true, and what the suggested moves do.
 */
export async function checkClashes(table: Table): Promise<ClashOutcome> {
  const pieces = printTable(table);
  const source = textOf(pieces);
  const reports = reportsOn(source);
  const app = await start(table.framework, source).catch(() => null);
  const outcome = {
    source,
    reports: reports.length,
    moves: reports.filter(({ moved }) => moved !== null).length,
    isRefused: app === null,
  };
  if (!app) return { ...outcome, wrong: [] };
  const values = valuesOf(pieces);
  const routes = placeRoutes(table, values, values);
  const requests = requestsOf(routes);
  const before = await askAll(app, requests);
  const wrong: string[] = [];
  for (const report of reports) {
    wrong.push(...reached(report, table, before));
    if (report.moved !== null) wrong.push(...(await judgeMove(report, table, routes, requests, before)));
  }
  return { ...outcome, wrong };
}

function reportsOn(source: string): readonly Reported[] {
  const rules = { 'restful-routes/no-duplicate-route': 'error', 'restful-routes/no-shadowed-route': 'error' } as const;
  const lines = source.split('\n');
  return lint(source, { rules }).map(({ line, column, message, suggestions }) => {
    const behind = lines[line - 1]?.slice(column - 1) ?? '';
    const id = /'(h\d+)'/.exec(behind)?.[1] ?? '';
    const method = /'([A-Z]+) /.exec(message)?.[1] ?? '';
    const fix = suggestions?.[0]?.fix;
    return {
      id,
      method,
      message,
      moved: fix ? source.slice(0, fix.range[0]) + fix.text + source.slice(fix.range[1]) : null,
    };
  });
}

/** Requests of wildcards and patterns that have many. */
const MORE = [
  '/users/8',
  '/api/users/8',
  '/posts/8',
  '/users/users/8',
  '/users/a/b/c',
  '/api/users/a/b/c',
  '/users/users/a/b/c',
  '/posts/users/a/b/c',
  '/users/a/b',
  '/posts/users/8',
];

function requestsOf(routes: readonly PlacedRoute[]): readonly (readonly [method: string, url: string])[] {
  const urls = [...urlsOf(routes, wordsOf(routes)), ...MORE];
  return methodsOf(routes).flatMap((method) => urls.map((url) => [method, url] as const));
}

async function askAll(
  app: RunningApplication,
  requests: readonly (readonly [string, string])[],
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const [method, url] of requests) answers.set(`${method} ${url}`, await app.ask(method, url));
  return answers;
}

/** The requests that reach a handler all the same; one of several paths may be reached by the others. */
function reached(
  { id, method, message }: Reported,
  { app }: Table,
  answers: ReadonlyMap<string, Answer>,
): readonly string[] {
  const entry = routersOf(app).flatMap(({ entries }) =>
    entries.filter((each) => each.kind === 'route' && each.id === id),
  )[0];
  if (entry?.kind === 'route' && entry.paths.length > 1) return [];
  const reaching = [...answers].filter(
    ([request, { handler, trail }]) =>
      (method === 'ALL' || request.startsWith(`${method} `)) && (handler === id || trail.includes(id)),
  );
  return reaching.map(([request]) => `${message}\n  ${request} reaches ${id}`);
}

/** Paths with a part that may be left out, and a star without a slash, are more than the harness reads. */
function isUnread(path: string): boolean {
  return path.includes('{/') || path.includes('?') || path.endsWith('*');
}

/**
 * After a move the route is reached, by requests of its own address, and every other request reaches what it reached
 * before.
 */
async function judgeMove(
  { id, message, moved }: Reported,
  { framework }: Table,
  routes: readonly PlacedRoute[],
  requests: readonly (readonly [string, string])[],
  before: ReadonlyMap<string, Answer>,
): Promise<readonly string[]> {
  const after = await askAll(await start(framework, moved ?? ''), requests);
  const own = routes.filter((route) => route.id === id);
  const wrong: string[] = [];
  let isReached = own.some(({ before: address }) => address !== null && isUnread(address.text));
  for (const [request, { handler, trail }] of after) {
    const known = before.get(request);
    const isOwn = own.some(
      (route) =>
        route.before !== null &&
        (isUnread(route.before.text) || route.before.matches(request.slice(request.indexOf(' ') + 1))),
    );
    if (isOwn && (handler === id || trail.includes(id))) isReached = true;
    else if (known?.handler !== handler || known.trail.join() !== trail.join())
      wrong.push(`${message}\n  after the move ${request} reaches ${String(handler)}, not ${String(known?.handler)}`);
  }
  return isReached ? wrong : [...wrong, `${message}\n  after the move nothing reaches ${id}`];
}
