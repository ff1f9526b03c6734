import { styleText } from 'node:util';
import type { Answer, Appearance } from './command-answer.ts';
import type { ListedRoute, MovingCaller, Place } from './listed-route.ts';
import { plainText } from './terminal.ts';
import {
  changeTexts,
  groupByFile,
  identifierTexts,
  isListedInPlan,
  obstacleTexts,
  placeText,
  REST,
  routeText,
  summaryOfList,
  summaryOfPlan,
  summaryOfSkipped,
  noticeLines,
  violationsText,
} from './wording.ts';

type Style = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'underline';
export type Paint = (style: Style, text: string) => string;

/** Every route with the rules that report it, file by file. */
export function listTable(answer: Answer, look: Appearance): string {
  const paint = painter(look);
  const { routes } = answer.inventory;
  const [place, endpoint] = [
    widest(routes.map(lineColumn)),
    widest(routes.map((route) => plainText(routeText(route)))),
  ];
  const lines = groupByFile(routes).flatMap(([file, own]) => [
    paint('underline', plainText(file)),
    ...own.map((route) => {
      const violations = violationsText(route);
      const text =
        `  ${paint('dim', lineColumn(route).padStart(place))}  ` +
        `${plainText(routeText(route)).padEnd(endpoint)}  ${paint('dim', route.framework)}`;
      return violations === '' ? text : `${text}  ${paint('yellow', plainText(violations))}`;
    }),
    '',
  ]);
  return joined([
    ...lines,
    summaryOfList(answer),
    ...noticeLines(answer),
    ...(look.verbose ? ['', ...skippedLines(answer)] : []),
  ]);
}

/** What becomes of the routes that the rules report, file by file; the others are counted. */
export function planTable(answer: Answer, look: Appearance): string {
  const paint = painter(look);
  const { routes, late } = answer.inventory;
  const shown = routes.filter(isListedInPlan);
  const width = widest(shown.map(lineColumn));
  const lines = groupByFile(shown).flatMap(([file, own]) => [
    paint('underline', plainText(file)),
    ...fileLines(own, width, paint),
    '',
  ]);
  const lateLines =
    late.length === 0
      ? []
      : [
          paint('underline', 'Requests and comments that still use an old address'),
          ...late.map((caller) => `  ${callerText(caller, paint)}`),
          '',
        ];
  return joined([
    ...lines,
    ...lateLines,
    ...summaryOfPlan(answer),
    ...noticeLines(answer),
    ...(look.verbose ? ['', ...skippedLines(answer)] : []),
  ]);
}

/** The routes of one file, each with what becomes of it. */
export function fileLines(routes: readonly ListedRoute[], width: number, paint: Paint): readonly string[] {
  const moves = widest(routes.map((route) => plainText(changeTexts(route)?.[0] ?? '')));
  return routes.flatMap((route) => planLines(route, { paint, width, moves }));
}

/** The style of the output, and the widths of its columns: places, and endpoints before a change. */
interface Columns {
  readonly paint: Paint;
  readonly width: number;
  readonly moves: number;
}

function planLines(route: ListedRoute, { paint, width, moves }: Columns): readonly string[] {
  const { suggestion, withheld, obstacles, callers, prose } = route;
  const start = `  ${paint('dim', lineColumn(route).padStart(width))}  `;
  const below = ' '.repeat(width + 6);
  const change = changeTexts(route);
  const endpoint = change
    ? `${plainText(change[0]).padEnd(moves)} → ${paint('green', plainText(change[1]))}`
    : plainText(routeText(route));
  const [reason = '', ...others] = obstacleTexts(obstacles);
  const report = isListedInPlan(route) ? `reported: ${violationsText(route)}` : 'no rule reports it';
  const fate = withheld === null ? report : `${change ? REST : 'unchanged'}: ${reason}`;
  return [
    `${start}${endpoint}`,
    ...callers.map((caller) => `${below}${callerText(caller, paint)}`),
    ...(prose.length > 0
      ? [`${below}${paint('dim', `mentioned in ${plainText(prose.map(placeText).join(', '))}`)}`]
      : []),
    ...(change && withheld === null ? [] : [`${below}${paint('yellow', plainText(fate))}`]),
    ...others.map((other) => `${below}${paint('yellow', plainText(`and: ${other}`))}`),
    ...(suggestion ? [`${below}${paint('dim', `suggested: ${plainText(routeText(suggestion))}`)}`] : []),
    ...identifierTexts(route).map((text) => `${below}${paint('dim', plainText(text))}`),
  ];
}

function callerText({ before, after, ...place }: MovingCaller, paint: Paint): string {
  return `${plainText(placeText(place))}  ${plainText(before)} → ${paint('green', plainText(after))}`;
}

export function lineColumn({ line, column }: Place): string {
  return `${String(line)}:${String(column)}`;
}

/** Which files were not read, and why. */
export function skippedLines({ files, skipped }: Answer): readonly string[] {
  return [
    summaryOfSkipped(files, skipped.length),
    ...skipped.map(({ file, reason }) => `  ${plainText(file)}: ${plainText(reason)}`),
  ];
}

/** `styleText` does not look at the stream: whether to use colours is decided by `look`. */
export function painter({ colors }: Appearance): Paint {
  return (style, text) => (colors ? styleText(style, text, { validateStream: false }) : text);
}

export function widest(texts: readonly string[]): number {
  return texts.reduce((width, { length }) => Math.max(width, length), 0);
}

export function joined(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
