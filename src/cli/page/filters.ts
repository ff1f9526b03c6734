import { REASON_TEXTS } from '../../reporting/reason-texts.ts';
import { groupBy } from '../../text/grouping.ts';
import { STATUSES, statusOf } from '../status.ts';
import { html, type Content, type Markup } from './markup.ts';
import { STATUS_NAMES } from './route-row.ts';
import type { Row } from './row.ts';

/** The form that narrows rows and trees; it is shown by the script that serves it. */
export function filters(rows: readonly Row[]): Markup {
  const byStatus = groupBy(rows, ({ route }) => statusOf(route));
  const statuses = STATUSES.filter((status) => byStatus.has(status)).map(
    (status) => html`<label class="check"><input type="checkbox" name="status" value="${status}" checked>
<span class="status ${status}">${STATUS_NAMES[status]}</span> ${byStatus.get(status)?.length ?? 0}</label>
`,
  );
  const reasons = countsOf(rows, ({ route }) => new Set(route.obstacles.map(({ reason }) => reason)));
  const resources = countsOf(rows, ({ resource }) => (resource === '' ? [] : [resource]));
  return html`<form id="filters" hidden>
<fieldset><legend>Status</legend>${statuses}</fieldset>
${choice(
  'reason',
  'Reason',
  reasons.map(([reason, count]) => [reason, REASON_TEXTS[reason], count]),
)}
${choice(
  'resource',
  'Resource',
  resources.map(([resource, count]) => [resource, resource, count]),
)}
<label>Search <input type="search" name="text" placeholder="address or file"></label>
<button type="reset">Reset</button> <button type="button" id="toggle" aria-pressed="false">Open all</button>
<output aria-live="polite" id="count">${countText(rows.length)}</output>
</form>
`;
}

function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string, count: number])[],
): Content {
  if (options.length === 0) return null;
  return html`<label>${label} <select name="${name}"><option value="">All</option>${options.map(
    ([value, text, count]) => html`<option value="${value}">${text} (${count})</option>`,
  )}</select></label>`;
}

function countText(count: number): string {
  return `${String(count)} of ${String(count)} routes`;
}

/** How many rows have each key, the most frequent first. */
function countsOf<K extends string>(
  rows: readonly Row[],
  keysOf: (row: Row) => Iterable<K>,
): readonly (readonly [K, number])[] {
  const counts = new Map<K, number>();
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
}
