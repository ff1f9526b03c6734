import type { Address } from '../listed-route.ts';
import { type Status, statusOf } from '../status.ts';
import { methodText } from '../wording.ts';
import type { Row } from './row.ts';
import { html, type Content, type Markup } from './markup.ts';

/** A method of an address, and the row that describes it. */
interface Leaf {
  readonly row: Row;
  readonly method: string;
}

/** A path of segments below another one. */
interface Branch {
  readonly segment: string;
  readonly leaves: readonly Leaf[];
  readonly branches: readonly Branch[];
}

/** A branch that grows. */
interface Growing {
  readonly leaves: Leaf[];
  readonly below: Map<string, Growing>;
}

/** The branch of the routes without a known path. */
const NO_PATH = '(no fixed path)';

/** The API as it is. */
export function treeNow(rows: readonly Row[]): Markup {
  return tree('now', rows, ({ route }) => route);
}

/** The API once everything is fixed that is safe to fix. */
export function treeAfter(rows: readonly Row[]): Markup {
  return tree('after', rows, ({ route }) => route.rewrite ?? route);
}

/** Which of the two trees it is: a fixed route leaves an address in one and gets one in the other. */
type Side = 'now' | 'after';

function tree(
  side: Side,
  rows: readonly Row[],
  endpointOf: (row: Row) => Pick<Address, 'method' | 'addresses'>,
): Markup {
  const root: Growing = { leaves: [], below: new Map() };
  for (const row of rows) {
    const { method, addresses } = endpointOf(row);
    for (const address of addresses.length > 0 ? addresses : [NO_PATH])
      grow(root, address).leaves.push({ row, method });
  }
  const { leaves, branches } = branchOf('', root);
  const all = leaves.length > 0 ? [{ segment: '/', leaves, branches: [] }, ...branches] : branches;
  return html`<ul>${all.map((branch) => item(side, branch))}</ul>`;
}

function grow(root: Growing, address: string): Growing {
  let at = root;
  for (const segment of address.split('/').filter((each) => each !== '')) {
    const next = at.below.get(segment) ?? { leaves: [], below: new Map() };
    at.below.set(segment, next);
    at = next;
  }
  return at;
}

/**
 * A branch with its branches in the order of their segments. One without methods of its own and with a single branch is
 * merged with that one: `/api/users`.
 */
function branchOf(segment: string, { leaves, below }: Growing): Branch {
  const branches = [...below]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, growing]) => branchOf(segmentText(name), growing));
  const [only, ...others] = branches;
  if (segment !== '' && leaves.length === 0 && only && others.length === 0)
    return { ...only, segment: `${segment}${only.segment}` };
  return { segment, leaves, branches };
}

/** A segment with its slash; the signs for an unknown mount or an unknown path get none. */
function segmentText(name: string): string {
  return name === '…' || name === NO_PATH ? name : `/${name}`;
}

function item(side: Side, { segment, leaves, branches }: Branch): Markup {
  const below: Content = branches.length > 0 ? html`<ul>${branches.map((branch) => item(side, branch))}</ul>` : null;
  return html`<li><code>${segment}</code> ${leaves.map((leaf) => chip(side, leaf))}${below}</li>`;
}

/** The meaning of the sign next to a method, because color alone is not enough. */
const SIGNS: Readonly<Record<Side, Readonly<Partial<Record<Status, readonly [sign: string, meaning: string]>>>>> = {
  now: {
    fixed: ['−', 'changes'],
    suggested: ['?', 'suggested'],
    withheld: ['!', 'withheld'],
    reported: ['!', 'reported'],
  },
  after: {
    fixed: ['+', 'new'],
    suggested: ['?', 'suggested'],
    withheld: ['!', 'withheld'],
    reported: ['!', 'reported'],
  },
};

function chip(side: Side, { row, method }: Leaf): Markup {
  const status = statusOf(row.route);
  const [sign, meaning] = SIGNS[side][status] ?? [];
  const mark =
    sign && meaning ? html` <span aria-hidden="true">${sign}</span><span class="hidden"> ${meaning}</span>` : null;
  const name = html`<span class="method">${methodText(method)}</span>`;
  return html`<a class="chip ${side} ${status}" href="#${row.id}" data-row="${row.id}">${name}${mark}</a> `;
}
