import { GENERATOR } from '../project/own-reports.ts';
import type { Answer, Appearance } from './command-answer.ts';
import type { ListedRoute, MovingCaller, Place } from './listed-route.ts';
import { plainText } from './terminal.ts';
import { isBreaking } from './status.ts';
import {
  changeTexts,
  counted,
  isListedInPlan,
  obstacleTexts,
  placeText,
  REST,
  routeText,
  summaryOfList,
  summaryOfPlan,
  summaryOfSkipped,
  noticeLines,
  violationText,
} from './wording.ts';

/** GitHub accepts comments of 65,536 characters; the rest is for what a workflow adds. */
const LARGEST = 60_000;

/** Every route as a table. */
export function listMarkdown(answer: Answer, look: Appearance): string {
  const page = new Page(look);
  const { routes } = answer.inventory;
  page.add(summaryOfList(answer));
  page.addTable(
    ['Route', 'Where', 'Framework', 'Reported by'],
    routes.map((route) => [code(routeText(route)), page.place(route), route.framework, reporters(route)]),
  );
  page.addUnread(answer);
  return page.text;
}

/** Which routes change, for a comment on a pull request: the routes to rewrite first, the rest folded. */
export function planMarkdown(answer: Answer, look: Appearance): string {
  const { routes, late } = answer.inventory;
  const page = new Page(look);
  const moves = routes.filter(({ rewrite }) => rewrite);
  const others = routes.filter((route) => isListedInPlan(route) && !route.rewrite);
  const withheld = others.filter((route) => route.withheld !== null);
  const reported = others.filter((route) => route.withheld === null);
  const breaking = routes.filter(isBreaking).length;
  page.add([`**${counted(breaking, 'breaking change')}.**`, ...summaryOfPlan(answer)].join(' '));
  if (moves.length > 0) {
    page.add(`### ${counted(moves.length, 'route')} to rewrite`);
    page.addTable(['Route', 'Becomes', 'Where', 'Updates', 'Mentioned in'], moves.map(page.moveRow));
  }
  page.addFolded(
    `${counted(withheld.length, 'route')} not rewritten`,
    ['Route', 'Where', 'Reason', 'Suggested'],
    withheld.map((route) => [code(routeText(route)), page.place(route), reasons(route).join('<br>'), suggested(route)]),
  );
  page.addFolded(
    counted(reported.length, 'other report'),
    ['Route', 'Where', 'Reported by', 'Suggested'],
    reported.map((route) => [code(routeText(route)), page.place(route), reporters(route), suggested(route)]),
  );
  page.addFolded(
    `${counted(late.length, 'request or comment', 'requests and comments')} with an old address`,
    ['Now', 'Becomes', 'Where'],
    late.map((caller) => page.lateRow(caller)),
  );
  page.addUnread(answer);
  return page.text;
}

/** A text of bounded size: of a table that is too long only the first rows are shown. */
class Page {
  readonly #look: Appearance;
  readonly #parts: string[] = [];
  #length = 0;

  constructor(look: Appearance) {
    this.#look = look;
  }

  get text(): string {
    return `${[`<!-- ${GENERATOR} -->`, ...this.#parts].join('\n\n')}\n`;
  }

  add(part: string): void {
    this.#parts.push(part);
    this.#length += part.length + 2;
  }

  addTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    let room = LARGEST - this.#length;
    const fitting = rows.map(line).filter(({ length }) => (room -= length + 1) > 0);
    this.add([line(head), line(head.map(() => '---')), ...fitting].join('\n'));
    const missing = rows.length - fitting.length;
    if (missing > 0) this.add(`… and ${counted(missing, 'more row')}.`);
  }

  addFolded(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
    if (rows.length === 0) return;
    this.add(`<details>\n<summary>${title}</summary>`);
    this.addTable(head, rows);
    this.add('</details>');
  }

  addUnread(answer: Answer): void {
    for (const line of noticeLines(answer)) this.add(plain(line));
    if (!this.#look.verbose) return;
    const { files, skipped } = answer;
    this.add(summaryOfSkipped(files, skipped.length));
    if (skipped.length > 0)
      this.addTable(
        ['File', 'Reason'],
        skipped.map(({ file, reason }) => [code(file), plain(reason)]),
      );
  }

  readonly moveRow = (route: ListedRoute): readonly string[] => {
    const [before, after] = changeTexts(route) ?? ['', ''];
    const [reason, ...others] = reasons(route);
    const rest = reason === undefined ? [] : [`${REST}: ${reason}`, ...others];
    return [
      code(before),
      [code(after), ...rest].join('<br>'),
      this.place(route),
      route.callers.map((caller) => this.place(caller)).join('<br>'),
      route.prose.map((place) => this.place(place)).join('<br>'),
    ];
  };

  lateRow(caller: MovingCaller): readonly string[] {
    return [code(caller.before), code(caller.after), this.place(caller)];
  }

  place(place: Place): string {
    const link = this.#look.linkTo(place);
    return link === null ? code(placeText(place)) : `[${code(placeText(place))}](${link})`;
  }
}

/** The rules that report a route. */
function reporters({ violations }: ListedRoute): string {
  return violations.map(violationText).map(code).join(', ');
}

/** All reasons against a rewrite, one text each. */
function reasons({ obstacles }: ListedRoute): readonly string[] {
  return obstacleTexts(obstacles).map(plain);
}

function suggested({ suggestion }: ListedRoute): string {
  return suggestion ? code(routeText(suggestion)) : '';
}

/** A text as code in a cell of a table: a bar would end the cell even in code, and a run of backticks the code. */
function code(text: string): string {
  const written = plainText(text).replaceAll('|', '\\|');
  const longest = [...written.matchAll(/`+/g)].reduce((length, [run]) => Math.max(length, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${written}${fence}` : `${fence} ${written} ${fence}`;
}

/** A text with the characters escaped that have a meaning in Markdown or HTML. */
function plain(text: string): string {
  return plainText(text).replaceAll(/[\\`*_[\]<>|&]/g, '\\$&');
}
