import type { Appearance } from '../command-answer.ts';
import type { ListedRoute, MovingCaller, Place } from '../listed-route.ts';
import { statusOf, type Status } from '../status.ts';
import { changeTexts, placeText, routeText, violationText } from '../wording.ts';
import { html, type Content, type Markup } from './markup.ts';
import type { Row } from './row.ts';

/** The names of the statuses. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  fixed: 'Fixed',
  suggested: 'Suggested',
  withheld: 'Withheld',
  reported: 'Reported',
  unchanged: 'Unchanged',
};

/** A sign for the eye, and the words that a screen reader reads instead. */
const ARROW = html`<span aria-hidden="true">→</span>`;
const BECOMES = html`<span class="hidden">becomes</span>`;
const MAYBE = html`<span class="hidden">maybe</span><span aria-hidden="true">⇢</span>`;

/**
 * A route as a row that can be opened. The row shows what becomes of the route; its content shows the reasons, and what
 * else names the route.
 */
export function routeRow(row: Row, look: Appearance): Markup {
  const { id, route, resource } = row;
  const status = statusOf(route);
  const reasons = [...new Set(route.obstacles.map(({ reason }) => reason))].join(' ');
  const data = html`data-status="${status}" data-reasons="${reasons}" data-resource="${resource}"`;
  const name = html`<span class="status ${status}">${STATUS_NAMES[status]}</span>`;
  return html`<details class="row" id="${id}" ${data}>
<summary><span class="line">${route.line}</span> ${name} ${change(route)}</summary>
<dl>${entries(row, look)}</dl>
</details>
`;
}

function change(route: ListedRoute): Markup {
  const [before, after] = changeTexts(route) ?? [routeText(route), null];
  if (after !== null)
    return html`<code class="old">${before}</code> ${BECOMES}${ARROW} <code class="new">${after}</code>`;
  const { suggestion } = route;
  if (!suggestion) return html`<code>${before}</code>`;
  return html`<code>${before}</code> ${MAYBE} <code>${routeText(suggestion)}</code>`;
}

/** A caller with the address that takes the place of its own. */
export function movingText({ before, after }: Pick<MovingCaller, 'before' | 'after'>): Markup {
  return html`<code class="old">${before}</code> ${ARROW}${BECOMES} <code class="new">${after}</code>`;
}

function entries({ route }: Row, look: Appearance): Content {
  const moving = new Map(route.callers.map((caller) => [placeKey(caller), caller]));
  const place = (each: Place): Markup => placeLink(each, look);
  return [
    entry('Place', [html`${place(route)} (${route.framework})`]),
    entry('Addresses', route.addresses.length > 1 ? route.addresses.map((each) => html`<code>${each}</code>`) : []),
    entry(
      'Reported by',
      route.violations.map((violation) => html`<code>${violationText(violation)}</code>`),
    ),
    entry(
      route.rewrite ? 'Not changed completely' : 'Not rewritten',
      route.obstacles.map((obstacle) => {
        // The text names the place already: the place is added only if it is a link.
        const link = obstacle.place && look.linkTo(obstacle.place) ? html` ${place(obstacle.place)}` : null;
        return html`${obstacle.text}${link}`;
      }),
    ),
    entry(
      'Called by',
      route.calledBy().map((caller) => html`${place(caller)} ${callerText(caller.text, moving.get(placeKey(caller)))}`),
    ),
    entry('Mentioned in', route.prose.map(place)),
  ];
}

function callerText(text: string, moving: MovingCaller | undefined): Markup {
  return moving ? movingText(moving) : html`<code>${text}</code>`;
}

function entry(name: string, items: readonly Markup[]): Markup | null {
  if (items.length === 0) return null;
  return html`<div><dt>${name}</dt>${items.map((each) => html`<dd>${each}</dd>`)}</div>`;
}

function placeKey({ file, line, column }: Place): string {
  return `${file}:${String(line)}:${String(column)}`;
}

/** A place, and where it is on the web if that is known. */
export function placeLink(place: Place, { linkTo }: Appearance): Markup {
  const link = linkTo(place);
  const text = html`<code>${placeText(place)}</code>`;
  return link === null ? text : html`<a href="${link}" rel="noreferrer">${text}</a>`;
}
