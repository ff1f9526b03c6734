import type { Answer, Look } from './answer.ts';
import type { ListedRoute, MovingCaller } from './inventory.ts';
import { plainText } from './plain-text.ts';
import {
  changeTexts,
  isTold,
  placeText,
  REST,
  routeText,
  summaryOfList,
  summaryOfPlan,
  summaryOfSkipped,
  violationText,
} from './wording.ts';

/** Every route as a table of Markdown. */
export function listMarkdown(answer: Answer, look: Look): string {
  const { routes } = answer.inventory;
  const rows = routes.map((route) => [
    code(routeText(route)),
    code(placeText(route)),
    route.framework,
    reporters(route),
  ]);
  return sections([
    table(['Route', 'Where', 'Framework', 'Reported by'], rows),
    summaryOfList(answer.inventory),
    ...skipped(answer, look),
  ]);
}

/** What becomes of the routes that the rules report, for a comment on a pull request. */
export function planMarkdown(answer: Answer, look: Look): string {
  const { routes, late } = answer.inventory;
  const moves = routes.filter(({ rewrite }) => rewrite);
  const others = routes.filter((route) => isTold(route) && !route.rewrite);
  const stays = others.filter(({ withheld }) => withheld !== null);
  const reported = others.filter(({ withheld }) => withheld === null);
  return sections([
    ...titled('Routes that move', ['Route', 'Becomes', 'Where', 'Moves along', 'Also named in'], moves.map(movesRow)),
    ...titled('Routes that stay', ['Route', 'Where', 'Why', 'Perhaps'], stays.map(staysRow)),
    ...titled('Other reports', ['Route', 'Where', 'Reported by', 'Perhaps'], reported.map(reportedRow)),
    ...titled('Requests and comments whose routes have moved before', ['Says', 'Becomes', 'Where'], late.map(lateRow)),
    summaryOfPlan(answer.inventory).join(' '),
    ...skipped(answer, look),
  ]);
}

function movesRow(route: ListedRoute): readonly string[] {
  const [before, after] = changeTexts(route) ?? ['', ''];
  const rest = route.withheld === null ? [] : [`${REST}: ${plain(route.withheld)}`];
  return [
    code(before),
    [code(after), ...rest].join('<br>'),
    code(placeText(route)),
    route.callers.map(placeText).map(code).join('<br>'),
    route.prose.map(placeText).map(code).join('<br>'),
  ];
}

function staysRow(route: ListedRoute): readonly string[] {
  return [code(routeText(route)), code(placeText(route)), plain(route.withheld ?? ''), perhaps(route)];
}

function reportedRow(route: ListedRoute): readonly string[] {
  return [code(routeText(route)), code(placeText(route)), reporters(route), perhaps(route)];
}

/** The rules that report a route. */
function reporters({ violations }: ListedRoute): string {
  return violations.map(violationText).map(code).join(', ');
}

function perhaps({ suggestion }: ListedRoute): string {
  return suggestion ? code(routeText(suggestion)) : '';
}

function lateRow(caller: MovingCaller): readonly string[] {
  return [code(caller.before), code(caller.after), code(placeText(caller))];
}

function titled(title: string, head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return rows.length > 0 ? [`### ${title}`, table(head, rows)] : [];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function skipped({ files, skipped: unread }: Answer, { verbose }: Look): readonly string[] {
  const rows = unread.map(({ file, reason }) => [code(file), plain(reason)]);
  return verbose
    ? [summaryOfSkipped(files, unread.length), ...(rows.length > 0 ? [table(['File', 'Why'], rows)] : [])]
    : [];
}

/** A text as code in a cell: a bar would end the cell even there, and a run of backticks the code. */
function code(text: string): string {
  const written = plainText(text).replaceAll('|', '\\|');
  const longest = [...written.matchAll(/`+/g)].reduce((length, [run]) => Math.max(length, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${written}${fence}` : `${fence} ${written} ${fence}`;
}

/** A text in a cell, without what Markdown or HTML would make of it. */
function plain(text: string): string {
  return plainText(text).replaceAll(/[\\`*_[\]<>|&]/g, '\\$&');
}

function sections(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
