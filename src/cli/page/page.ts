import { createHash } from 'node:crypto';
import { NAME, VERSION } from '../../meta.ts';
import type { Answer, Appearance } from '../command-answer.ts';
import type { MovingCaller } from '../listed-route.ts';
import { isBreaking, statusOf } from '../status.ts';
import { groupBy } from '../../text/grouping.ts';
import { assumptionLines, counted } from '../wording.ts';
import { filters } from './filters.ts';
import { html, Markup, type Content } from './markup.ts';
import { movingText, placeLink, routeRow } from './route-row.ts';
import { rowsOf, type Row } from './row.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './page-style.ts';
import { treeAfter, treeNow } from './tree.ts';

/** The plan as one page that needs no other file: it can be stored, sent, and opened without a network. */
export function planHtml(answer: Answer, look: Appearance): string {
  const rows = rowsOf(answer.inventory.routes);
  const title = `HTTP routes of ${answer.name}`;
  const policy = html`default-src 'none'; script-src ${digest(SCRIPT)}; style-src ${digest(STYLE)}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="${NAME} ${VERSION}">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#routes">Skip to the routes</a>
<header><h1>${title}</h1>
${facts(answer, rows)}${assumptionLines(answer).map(
  (line) => html`<p>${line}</p>
`,
)}</header>
<main>
${filters(rows)}
${trees(rows)}
<h2 id="routes">Routes</h2>
${fileSections(rows, look)}
${stale(answer.inventory.late, look)}
${skipped(answer, look)}
${unmatched(answer)}
</main>
<script>${new Markup(SCRIPT)}</script>
</body>
</html>
`.text;
}

/** The addresses of the API now and after the fixes. */
function trees(rows: readonly Row[]): Markup {
  const after = html`<h3>After <code>eslint --fix</code></h3>${treeAfter(rows)}`;
  return html`<h2 id="api">The API</h2>
<p>− leaves its address, + is new there, ? has a suggestion, ! is reported and not rewritten.</p>
<div class="trees">
<section class="tree" tabindex="0" aria-label="The API now"><h3>Now</h3>${treeNow(rows)}</section>
<section class="tree" tabindex="0" aria-label="The API after the fixes">${after}</section>
</div>`;
}

/** The script and the style are the page's own; the browser runs no other. */
function digest(text: string): Markup {
  return new Markup(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function facts({ files, unparsed }: Answer, rows: readonly Row[]): Markup {
  const withStatus = (status: ReturnType<typeof statusOf>): number =>
    rows.filter(({ route }) => statusOf(route) === status).length;
  const figures: readonly (readonly [number, string])[] = [
    [rows.length, 'routes'],
    [withStatus('fixed'), 'fixed'],
    [rows.filter(({ route }) => isBreaking(route)).length, 'breaking changes'],
    [withStatus('suggested'), 'suggested'],
    [withStatus('withheld'), 'withheld'],
    [files, 'files read'],
    [unparsed.length, 'not parsed'],
  ];
  return html`<ul class="facts">${figures.map(([count, name]) => html`<li><strong>${count}</strong> ${name}</li>`)}</ul>
`;
}

function fileSections(rows: readonly Row[], look: Appearance): Content {
  if (rows.length === 0) return html`<p>No routes found.</p>`;
  return [...groupBy(rows, ({ route }) => route.file)].map(
    ([file, own]) => html`<section class="file"><h3>${file}</h3>
${own.map((row) => routeRow(row, look))}</section>
`,
  );
}

function stale(late: readonly MovingCaller[], look: Appearance): Content {
  if (late.length === 0) return null;
  const items = late.map(
    (caller) => html`<li>${placeLink(caller, look)} ${movingText(caller)}</li>
`,
  );
  return html`<h2>${counted(late.length, 'request or comment', 'requests and comments')} with an old address</h2>
<ul>${items}</ul>`;
}

function unmatched({ unmatchedAllow }: Answer): Content {
  if (unmatchedAllow.length === 0) return null;
  return html`<h2>Entries of <code>allow</code> that match no route</h2>
<ul>${unmatchedAllow.map(
    (entry) => html`<li><code>${entry}</code></li>
`,
  )}</ul>`;
}

/** The source files of which nothing is known, and, where the user asks for it, all that were skipped. */
function skipped({ skipped: all, unparsed }: Answer, { verbose }: Appearance): Content {
  const files = verbose ? all : unparsed;
  if (files.length === 0) return null;
  return html`<h2>${counted(files.length, 'file')} not read</h2>
<p>Routes and requests in them are missing here.</p>
<ul>${files.map(
    ({ file, reason }) => html`<li><code>${file}</code>: ${reason}</li>
`,
  )}</ul>`;
}
