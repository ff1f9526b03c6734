import { LIST_COLUMNS, PLAN_COLUMNS } from '../project/own-reports.ts';
import type { Answer } from './command-answer.ts';
import type { Address, ListedRoute } from './listed-route.ts';
import { plainText } from './terminal.ts';
import { statusOf } from './status.ts';
import { violationsText } from './wording.ts';

type Row = readonly (string | number)[];

/** Every address of a project, one row each (RFC 4180). */
export function listCsv({ inventory }: Answer): string {
  const rows = inventory.routes.flatMap((route) =>
    addressesOf(route).map((address) => [
      route.method,
      address,
      route.framework,
      violationsText(route),
      ...place(route),
    ]),
  );
  return table([...LIST_COLUMNS, 'file', 'line', 'column'], rows);
}

/**
 * Every address with the one that replaces it, one row each: where the latter is empty the address stays. Suggestions
 * have columns of their own, so that a program which reads the new addresses does not take suggestions for decided.
 */
export function planCsv({ inventory }: Answer): string {
  const others = [
    'suggested_method',
    'suggested_address',
    'status',
    'reason',
    'file',
    'line',
    'column',
    'other_reasons',
  ];
  return table([...PLAN_COLUMNS, ...others], inventory.routes.flatMap(planRows));
}

function planRows(route: ListedRoute): readonly Row[] {
  return addressesOf(route).map((address, at) => [
    route.method,
    address,
    ...endpoint(route.rewrite, at),
    ...endpoint(route.suggestion, at),
    statusOf(route),
    route.withheld ?? '',
    ...place(route),
    otherReasons(route),
  ]);
}

/** The obstacles of a rewrite after the first one: a row has one cell for all of them. */
function otherReasons({ obstacles }: ListedRoute): string {
  return obstacles
    .slice(1)
    .map(({ text }) => text)
    .join('; ');
}

/** The addresses of a route; one that is empty where none is known, so that the route has a row. */
function addressesOf({ addresses }: Address): readonly string[] {
  return addresses.length > 0 ? addresses : [''];
}

function endpoint(target: Address | null, at: number): readonly string[] {
  return target ? [target.method, target.addresses[at] ?? target.addresses[0] ?? ''] : ['', ''];
}

function place({ file, line, column }: ListedRoute): Row {
  return [FORMULA.test(file) ? `./${file}` : file, line, column];
}

function table(head: readonly string[], rows: readonly Row[]): string {
  return [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** The beginning of a text that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@]/;

function cell(value: string | number): string {
  const text = plainText(String(value));
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
