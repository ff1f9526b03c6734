import type { Answer, Appearance, ListedCall } from './command-answer.ts';
import type { ListedRoute, Place } from './listed-route.ts';
import { plainText } from './terminal.ts';
import { fileLines, joined, lineColumn, type Paint, painter, skippedLines, widest } from './text-tables.ts';
import { counted, noticeLines, placeText } from './wording.ts';

/** The most ways of one call that are shown. */
const MOST = 3;
/** The most characters of a call, and of what it is evaluated with. */
const LONGEST_CALL = 80;
const LONGEST_VALUE = 160;

/**
 * Why routes and requests of some files are found and others are not: each route with what becomes of it, and each call
 * with an address, as it is evaluated. `--verbose` shows all calls.
 */
export function explainTable(answer: Answer, look: Appearance): string {
  const paint = painter(look);
  const lines = answer.explained.flatMap(({ file, calls }) => {
    const routes = answer.inventory.routes.filter((route) => route.file === file);
    const shown = calls.filter((call) => look.verbose || call.hasAddress || call.outcomes.length > 0);
    const routeWidth = widest(routes.map(lineColumn));
    const callWidth = widest(shown.map(lineColumn));
    return [
      paint('underline', plainText(file)),
      '',
      paint('bold', routes.length === 0 ? 'No routes' : 'Routes'),
      ...routes.flatMap((route) => routeLines(route, routeWidth, paint)),
      '',
      paint('bold', shown.length === 0 ? 'No calls with an address' : 'Calls'),
      ...shown.flatMap((call) => callLines(call, callWidth, paint)),
      '',
    ];
  });
  return joined([...lines, ...noticeLines(answer), ...(look.verbose ? ['', ...skippedLines(answer)] : [])]);
}

/** What becomes of a route, and who calls it, where that is not a change that follows it. */
function routeLines(route: ListedRoute, width: number, paint: Paint): readonly string[] {
  const below = ' '.repeat(width + 6);
  const following = new Set(route.callers.map(lineColumnOf));
  const others = route.calledBy().filter((caller) => !following.has(lineColumnOf(caller)));
  return [
    ...fileLines([route], width, paint),
    ...others.map((caller) => `${below}called in ${plainText(placeText(caller))}: ${plainText(caller.text)}`),
  ];
}

/** A key of a place. */
function lineColumnOf(place: Place): string {
  return `${place.file}:${lineColumn(place)}`;
}

function callLines(call: ListedCall, width: number, paint: Paint): readonly string[] {
  const { source, values, outcomes } = call;
  const below = ' '.repeat(width + 6);
  const others = values.length - MOST;
  const fates = values.length === 0 ? [UNREACHED] : outcomes.length === 0 ? [OTHER] : outcomes;
  return [
    `  ${paint('dim', lineColumn(call).padStart(width))}  ${plainText(clipped(source, LONGEST_CALL))}`,
    ...values.slice(0, MOST).map((value) => `${below}${paint('dim', plainText(clipped(value, LONGEST_VALUE)))}`),
    ...(others > 0 ? [`${below}${paint('dim', `and with ${counted(others, 'other value')}`)}`] : []),
    ...fates.map((fate) => `${below}${paint(outcomes.length > 0 ? 'green' : 'yellow', plainText(fate))}`),
  ];
}

/** The beginning of a text, in one line. */
function clipped(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

const UNREACHED = 'not followed: it is built in, or no code that is evaluated runs it';
const OTHER = 'neither a route nor a request: what is called is no router and no client that the plugin knows';
